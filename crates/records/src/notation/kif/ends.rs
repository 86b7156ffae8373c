//! The end of a line: a word in place of a move, and the sentence after the moves.

use alloc::{borrow::ToOwned, string::String};

use komadai_shogi::Color;

use crate::{
    notation::japanese::{
        names,
        tokens::{self, skip_spaces},
    },
    record::EndMarker,
};

/// The words of KIF; the first one for each end is written. Words of other programs are
/// read too: Time-up is 81Dojo's. 接続切れ is Shogi Quest's for a lost connection, which loses
/// the game as time does.
const WORDS: [(&str, EndMarker); 23] = [
    ("投了", EndMarker::Resignation),
    ("中断", EndMarker::Interrupted),
    ("千日手", EndMarker::Repetition),
    ("連続王手の千日手", EndMarker::PerpetualCheck),
    ("持将棋", EndMarker::Impasse),
    ("入玉勝ち", EndMarker::Declaration),
    ("入玉宣言勝ち", EndMarker::Declaration),
    ("入玉宣言", EndMarker::Declaration),
    ("詰み", EndMarker::Mate),
    ("詰", EndMarker::Mate),
    ("不詰", EndMarker::NoMate),
    ("切れ負け", EndMarker::Time),
    ("時間切れ", EndMarker::Time),
    ("Time-up", EndMarker::Time),
    ("接続切れ", EndMarker::Time),
    ("反則負け", EndMarker::IllegalMoveLoss),
    ("反則勝ち", EndMarker::IllegalMoveWin),
    ("反則手", EndMarker::IllegalMoveWin),
    ("不戦勝", EndMarker::ForfeitWin),
    ("不戦敗", EndMarker::ForfeitLoss),
    ("最大手数", EndMarker::MoveLimit),
    ("引き分け", EndMarker::Draw),
    ("引分", EndMarker::Draw),
];

/// Written in place of a word that KIF cannot hold.
pub(in crate::notation) const SOME_END: &str = "終了";

/// The end for a word in place of a move.
pub(in crate::notation) fn of_word(word: &str) -> EndMarker {
    match WORDS.iter().find(|(known, _)| *known == word) {
        Some((_, end)) => end.clone(),
        None => EndMarker::Other(word.to_owned()),
    }
}

/// The word of an end.
pub(in crate::notation) fn word(end: &EndMarker) -> &str {
    match end {
        EndMarker::Other(word) => word,
        _ => WORDS
            .iter()
            .find(|(_, known)| known == end)
            .map_or("", |(word, _)| word),
    }
}

/// The word of an end, if a line of moves can hold it: one line, and not a move.
pub(in crate::notation) fn safe_word(end: &EndMarker) -> &str {
    let word = word(end);
    if word.trim().is_empty() || word.contains(['\n', '\r']) || tokens::begins(word.trim()) {
        return SOME_END;
    }
    word
}

/// The content of `まで9手で先手の勝ち` after まで.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::notation) struct Sentence {
    pub moves: u32,
    pub end: EndMarker,
}

/// Reads the sentence after the moves; `turn` is the side to move.
pub(in crate::notation) fn of_sentence(text: &str, turn: Color) -> Option<Sentence> {
    let (moves, rest) = names::number(skip_spaces(text))?;
    let rest = skip_spaces(rest).strip_prefix('手')?;
    let said = skip_spaces(rest.strip_prefix('で').unwrap_or(rest)).trim_end();
    let end = of_saying(said, turn);
    Some(Sentence { moves, end })
}

fn of_saying(said: &str, turn: Color) -> EndMarker {
    let (reason, verdict) = match said.split_once("により") {
        Some((reason, verdict)) => (Some(reason), verdict),
        None => (None, said),
    };
    let Some((who, verdict)) = verdict
        .split_once('の')
        .and_then(|(word, verdict)| Some((names::side_of_word(word)?, verdict)))
    else {
        return of_word(said);
    };
    match (reason, verdict) {
        (None, "反則負け") if who != turn => EndMarker::IllegalMoveWin,
        (None, "反則勝ち") if who != turn => EndMarker::IllegalMoveLoss,
        (None, "勝ち") if who != turn => EndMarker::Resignation,
        (Some("時間切れ" | "切れ負け"), "勝ち") if who != turn => EndMarker::Time,
        (Some("反則"), "勝ち") if who == turn => EndMarker::IllegalMoveWin,
        (Some("反則"), "勝ち") => EndMarker::IllegalMoveLoss,
        (None, "勝ち") => EndMarker::Other(said.to_owned()),
        (None, _) if who == turn => match of_word(verdict) {
            EndMarker::Other(_) => EndMarker::Other(said.to_owned()),
            end => end,
        },
        _ => EndMarker::Other(said.to_owned()),
    }
}

/// Whether the sentence after the moves adds nothing to the end `end` but a winner, who is the
/// same; `turn` is the side to move.
pub(in crate::notation) fn is_same_winner(
    sentence: &EndMarker,
    end: &EndMarker,
    turn: Color,
) -> bool {
    let EndMarker::Other(said) = sentence else {
        return false;
    };
    let winner = said.strip_suffix("の勝ち").and_then(names::side_of_word);
    let is_win = matches!(
        end,
        EndMarker::IllegalMoveWin | EndMarker::Declaration | EndMarker::ForfeitWin
    );
    winner == Some(turn) && is_win
}

/// Writes the sentence after the moves; `turn` is the side to move.
pub(in crate::notation) fn sentence(
    end: &EndMarker,
    moves: usize,
    turn: Color,
    sides: [&str; 2],
) -> String {
    let name = |color| match color {
        Color::Black => sides[0],
        Color::White => sides[1],
    };
    let (us, them) = (name(turn), name(!turn));
    let said = match end {
        EndMarker::Resignation => format!("{them}の勝ち"),
        EndMarker::Time => format!("時間切れにより{them}の勝ち"),
        EndMarker::Declaration
        | EndMarker::IllegalMoveLoss
        | EndMarker::IllegalMoveWin
        | EndMarker::ForfeitWin
        | EndMarker::ForfeitLoss => format!("{us}の{}", word(end)),
        _ => safe_word(end).to_owned(),
    };
    format!("まで{moves}手で{said}")
}

/// Whether KIF and KI2 read this end back unchanged.
pub(in crate::notation) fn is_kept(end: &EndMarker) -> bool {
    let EndMarker::Other(word) = end else {
        return true;
    };
    let is_one_word = !word.is_empty()
        && word.trim() == word
        && !word.contains(['\n', '\r', '(', '（', '+', '*'])
        && !tokens::begins(word)
        && !word.starts_with(['で', '.', '．']);
    is_one_word
        && of_word(word) == *end
        && Color::ALL
            .into_iter()
            .all(|turn| of_saying(word, turn) == *end)
}
