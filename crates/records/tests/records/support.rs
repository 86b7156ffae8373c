//! What the tests share.

use std::fs;

use encoding_rs::{EUC_JP, ISO_2022_JP, SHIFT_JIS};
use komadai_records::{
    EndMarker, NodeId, NodeKind, Record,
    notation::{Encoding, Format, Games, ParsedRecord, read},
};
use komadai_shogi::Color;

use crate::corpus_folder::folder;

/// A decoder as the terminal program has one.
pub fn decode(encoding: Encoding, bytes: &[u8]) -> Option<String> {
    let table = match encoding {
        Encoding::ShiftJis => SHIFT_JIS,
        Encoding::EucJp => EUC_JP,
        Encoding::Iso2022Jp => ISO_2022_JP,
        _ => return None,
    };
    Some(table.decode_without_bom_handling(bytes).0.into_owned())
}

/// The moves of the main line, with spaces between.
pub fn moves(record: &Record) -> String {
    let moves: Vec<String> = record
        .main_moves()
        .iter()
        .map(|ply| ply.mv.to_string())
        .collect();
    moves.join(" ")
}

/// Board, turn and hands at the end of the main line.
pub fn last(record: &Record) -> String {
    let moves = record.main_line().into_iter().rev();
    let last = moves
        .into_iter()
        .find(|&id| matches!(record.node(id).kind(), NodeKind::Move(_)));
    fields(&record.setup_at(last.unwrap_or(NodeId::ROOT)).to_sfen())
}

/// An SFEN without the number of the move.
pub fn fields(sfen: &str) -> String {
    let (fields, _) = sfen.rsplit_once(' ').expect("an SFEN has fields");
    fields.to_owned()
}

/// Who won, by the record's own words: `black`, `white`, `draw`.
pub fn winner(record: &Record) -> Option<&'static str> {
    let turn = record
        .main_moves()
        .last()
        .map_or(record.first_to_move(), |ply| !ply.by);
    let name = |color: Color| Some(color.name());
    match record.end()? {
        EndMarker::Resignation
        | EndMarker::Mate
        | EndMarker::Time
        | EndMarker::IllegalMoveLoss
        | EndMarker::ForfeitLoss => name(!turn),
        EndMarker::Declaration | EndMarker::IllegalMoveWin | EndMarker::ForfeitWin => name(turn),
        EndMarker::Repetition | EndMarker::Impasse | EndMarker::Draw | EndMarker::MoveLimit => {
            Some("draw")
        }
        EndMarker::PerpetualCheck
        | EndMarker::Interrupted
        | EndMarker::NoMate
        | EndMarker::Other(_) => None,
    }
}

/// The bytes of a file of the corpus; none where there is no corpus.
pub fn corpus_bytes(file: &str) -> Option<Vec<u8>> {
    let bytes = fs::read(folder()?.join(file));
    Some(bytes.unwrap_or_else(|error| panic!("{file}: {error}")))
}

/// The text of a file of the corpus.
pub fn corpus_text(file: &str) -> Option<String> {
    let bytes = corpus_bytes(file)?;
    Some(String::from_utf8(bytes).unwrap_or_else(|error| panic!("{file}: {error}")))
}

/// The first game of a text without a name, as it is pasted. Reading the text alone and as one
/// of several games must agree.
#[track_caller]
pub fn pasted(text: &str) -> (Format, ParsedRecord) {
    let (format, parsed) = read(text, None).unwrap_or_else(|error| panic!("{error}"));
    let mut games = Games::open(text.as_bytes(), None, &mut |_, _| None).expect("games");
    assert_eq!((games.format(), games.len()), (format, 1));
    let game = games.next().expect("a game").read.expect("a game");
    assert_eq!(game.record, parsed.record);
    (format, parsed)
}
