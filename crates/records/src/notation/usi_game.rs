//! SFEN and the `position` lines of USI as records
//! (<https://shogidokoro.starfree.jp/usi.html>), with words after the moves for the end
//! of the game, such as `resign`, as programs write them.
//!
//! ```
//! use komadai_records::notation::usi_game;
//! let reading = usi_game::read("position startpos moves 7g7f 3c3d resign")?;
//! assert_eq!(reading.record.main_moves().len(), 2);
//! let written = usi_game::write(&reading.record);
//! assert_eq!(written.text, "position startpos moves 7g7f 3c3d resign\n");
//! # Ok::<(), komadai_records::notation::ReadError>(())
//! ```

use alloc::{
    borrow::ToOwned,
    string::{String, ToString},
    vec::Vec,
};
use core::num::NonZeroU32;

use komadai_shogi::{Move, Ply, PositionError, PositionErrors, Setup, Strictness};

use super::{
    FormattedRecord, Loss, ParsedRecord, Part, ReadError, Remark, StartRemark, StructureRemark,
    address,
    csa::codes::LastMove,
    detect,
    losses::LossReport,
    plausibility,
    record_builder::{RecordBuilder, UnmarkedFoul},
    source_location::{self, LineIndex},
    spaces,
};
use crate::record::{EndMarker, NodeId, Record};

/// Words for ends, which USI itself does not have.
const ENDS: [(&str, EndMarker); 6] = [
    ("resign", EndMarker::Resignation),
    ("break", EndMarker::Interrupted),
    ("rep_draw", EndMarker::Repetition),
    ("draw", EndMarker::Impasse),
    ("timeout", EndMarker::Time),
    ("win", EndMarker::Declaration),
];

/// After an illegal move, that it was one; otherwise, that the side to move lost by
/// one.
const FOUL: &str = "illegal";

/// Reads the first position of a text, with its moves: `position startpos moves
/// …`, `sfen … moves …`, an SFEN alone, or the address of an analysis site that holds one.
///
/// # Errors
/// The first error, with the record up to there. An illegal move is an error unless the
/// next word says that it is one.
pub fn read(text: &str) -> Result<ParsedRecord, ReadError> {
    let text = &*spaces::normalize(text, |_| None);
    let mut reader = Reader {
        index: LineIndex::new(text),
        builder: RecordBuilder::even(),
        foul: UnmarkedFoul::NONE,
    };
    let read = reader.read(text);
    let Reader { index, builder, .. } = reader;
    match read {
        Ok(()) => Ok(builder.finish()),
        Err((found, about)) => Err(builder.fail(index.of(found), found, about)),
    }
}

struct Reader<'a> {
    index: LineIndex<'a>,
    builder: RecordBuilder,
    foul: UnmarkedFoul<Wrong<'a>>,
}

type Wrong<'a> = (&'a str, Remark);

impl<'a> Reader<'a> {
    fn read(&mut self, text: &'a str) -> Result<(), Wrong<'a>> {
        let lines = source_location::lines(text).map(|line| line.text.trim());
        let mut lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
        let has_game = lines.clone().any(detect::is_game_line);
        let mut first = lines.next();
        while let Some(prose) = first.filter(|line| has_game && !detect::is_game_line(line)) {
            self.warn(prose, Remark::NeitherHeaderNorMove);
            first = lines.next();
        }
        let first = first.ok_or((text, Part::Position.such(&["startpos"]).into()))?;
        match address::find(first) {
            Some((address, game)) => {
                let at = self.index.of(address);
                let read = game.read(&mut self.builder, at, address);
                read.map_err(|about| (address, about))?;
            }
            None => self.game(first)?,
        }
        for line in lines {
            let word = line.split_whitespace().next().unwrap_or(line);
            if word.parse::<Move>().is_err() && word != FOUL && end(word).is_none() {
                let about = match detect::is_game_line(line) {
                    true => Remark::SecondGame,
                    false => Remark::NotUnderstood,
                };
                self.warn(line, about);
                break;
            }
            for word in words(line) {
                self.word(word)?;
            }
        }
        self.foul.settle(false)?;
        Ok(())
    }

    /// Reads the line of a position, with its moves.
    fn game(&mut self, first: &'a str) -> Result<(), Wrong<'a>> {
        let mut words = words(first).peekable();
        words.next_if_eq(&"position");
        self.start(first, &mut words)?;
        if let Some(word) = words.next()
            && word != "moves"
        {
            return Err((word, Part::Sign.such(&["\"moves\""]).into()));
        }
        for word in words {
            self.word(word)?;
        }
        Ok(())
    }

    fn warn(&mut self, found: &str, about: impl Into<Remark>) {
        self.builder.warn(self.index.of(found), found, about);
    }

    fn start(
        &mut self,
        line: &'a str,
        words: &mut core::iter::Peekable<impl Iterator<Item = &'a str>>,
    ) -> Result<(), Wrong<'a>> {
        if words.next_if_eq(&"startpos").is_some() || words.peek() == Some(&"moves") {
            return Ok(());
        }
        let is_bare = words.next_if_eq(&"sfen").is_none() && !line.starts_with("position");
        let board = words
            .next_if(|word| word.contains('/'))
            .ok_or((line, Part::Sign.such(&["\"startpos\"", "\"sfen\""]).into()))?;
        let is_field = |word: &&str| *word != "moves";
        let turn = words
            .next_if(is_field)
            .ok_or((board, StartRemark::NoTurn.into()))?;
        let hands = words.next_if(is_field);
        if hands.is_none() {
            self.warn(board, StartRemark::NoHands);
        }
        let sfen = format!("{board} {turn} {}", hands.unwrap_or("-"));
        let mut setup =
            Setup::from_sfen(&sfen).map_err(|faults| (board, Remark::NotSfen(faults)))?;
        if let Some(number) = words.next_if(is_field) {
            setup.set_move_number(self.move_number(number)?);
        }
        if is_bare {
            refuse_without_kings(&setup).map_err(|fault| (board, fault.into()))?;
        }
        self.builder
            .set_start(setup)
            .map_err(|faults| (board, faults.into()))?;
        plausibility::check_start(&mut self.builder, self.index.of(board), board);
        Ok(())
    }

    fn move_number(&mut self, text: &'a str) -> Result<NonZeroU32, Wrong<'a>> {
        if !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err((text, Part::MoveNumber.expected().into()));
        }
        match text.parse() {
            Ok(number) => Ok(number),
            _ => {
                self.warn(text, StartRemark::MoveNumber);
                Ok(NonZeroU32::MIN)
            }
        }
    }

    fn word(&mut self, word: &'a str) -> Result<(), Wrong<'a>> {
        if self.builder.has_ended() {
            self.warn(word, Remark::MovesAfterEnd);
            return Ok(());
        }
        if word == FOUL {
            let end = match self.foul.mark() {
                true => EndMarker::IllegalMoveWin,
                false => EndMarker::IllegalMoveLoss,
            };
            return self.end(word, end);
        }
        self.foul.settle(false)?;
        if let Some(end) = end(word) {
            return self.end(word, end.clone());
        }
        let mv: Move = word
            .parse()
            .map_err(|_| (word, Part::Move.such(&["7g7f", "P*5e"]).into()))?;
        let by = self.builder.setup().mover(mv);
        if self.builder.continues_past_repetition() {
            self.warn(word, Remark::AfterRepetition);
        }
        let refused = |about| (word, about);
        self.builder.play(Ply { by, mv }, &mut self.foul, refused)
    }

    fn end(&mut self, word: &'a str, end: EndMarker) -> Result<(), Wrong<'a>> {
        self.warn(word, StructureRemark::NotInUsi);
        plausibility::check_end(&mut self.builder, &end, self.index.of(word), word);
        let ended = self.builder.end(end);
        ended.map(drop).map_err(|why| (word, why.into()))
    }
}

/// An SFEN without kings and without `sfen` before it is more likely damaged than meant
/// for study.
fn refuse_without_kings(setup: &Setup) -> Result<(), PositionErrors> {
    match setup.validate(Strictness::Problem) {
        Err(faults) if faults.iter().any(|fault| *fault == PositionError::NoKings) => Err(faults),
        _ => Ok(()),
    }
}

/// The words of a line, and the fields of an SFEN that have `_` between them, as in addresses.
fn words(line: &str) -> impl Iterator<Item = &str> {
    let is_board = |word: &str| word.contains('/');
    line.split_whitespace()
        .flat_map(move |word| word.split(if is_board(word) { '_' } else { ' ' }))
        .filter(|word| !word.is_empty())
}

fn end(word: &str) -> Option<&'static EndMarker> {
    let (_, end) = ENDS.iter().find(|(known, _)| *known == word)?;
    Some(end)
}

/// Writes the main line of a record as a `position` line.
pub fn write(record: &Record) -> FormattedRecord {
    let mut losses = LossReport::default();
    let start = record.start();
    let mut text = if *start == Setup::startpos() {
        "position startpos".into()
    } else {
        format!("position sfen {start}")
    };
    let line = record.main_line();
    let moves = record.main_moves();
    let is_illegal = ends_illegally(record, &line[..moves.len()]);
    let mut words: Vec<String> = moves.iter().map(|ply| ply.mv.to_string()).collect();
    words.extend(last_word(record.end(), is_illegal, &mut losses).map(str::to_owned));
    if !words.is_empty() {
        text.push_str(" moves ");
        text.push_str(&words.join(" "));
    }
    text.push('\n');
    losses.variations(record, line.len());
    losses.all_notes(record);
    losses.finish(text)
}

/// The word after the moves. An illegal move always gets one: it would be an error
/// without.
fn last_word(
    end: Option<&EndMarker>,
    is_illegal: bool,
    losses: &mut LossReport,
) -> Option<&'static str> {
    let word = match end {
        None if is_illegal => {
            losses.add(Loss::UnmarkedFoul);
            return Some(FOUL);
        }
        Some(EndMarker::IllegalMoveWin) if is_illegal => return Some(FOUL),
        Some(_) if is_illegal => {
            losses.add(Loss::GameEnd);
            return Some(FOUL);
        }
        Some(EndMarker::IllegalMoveLoss) => return Some(FOUL),
        Some(EndMarker::Draw) => {
            losses.add(Loss::PlainDraw);
            &EndMarker::Impasse
        }
        Some(word) => word,
        None => return None,
    };
    let known = ENDS.iter().find(|(_, end)| end == word);
    if known.is_none() {
        losses.add(Loss::GameEnd);
    }
    known.map(|(word, _)| *word)
}

/// Whether the last move of a line is illegal.
fn ends_illegally(record: &Record, moves: &[NodeId]) -> bool {
    let Some(node) = moves.last().map(|&last| record.node(last)) else {
        return false;
    };
    let (Some(ply), Some(before)) = (node.ply(), node.parent()) else {
        return false;
    };
    let before = record.setup_at(before);
    LastMove { before, ply }.is_illegal()
}
