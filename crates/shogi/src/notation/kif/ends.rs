//! The end of a line: a word in place of a move, and the sentence after the moves.

use alloc::{borrow::ToOwned, string::String};

use crate::{
    Color,
    notation::japanese::{
        names,
        tokens::{self, skip_spaces},
    },
    record::EndWord,
};

/// The words of KIF; the first one for each end is written. Words of other programs are
/// read too: Time-up is 81Dojo's.
const WORDS: [(&str, EndWord); 22] = [
    ("投了", EndWord::Resignation),
    ("中断", EndWord::Interrupted),
    ("千日手", EndWord::Repetition),
    ("連続王手の千日手", EndWord::PerpetualCheck),
    ("持将棋", EndWord::Impasse),
    ("入玉勝ち", EndWord::Declaration),
    ("入玉宣言勝ち", EndWord::Declaration),
    ("入玉宣言", EndWord::Declaration),
    ("詰み", EndWord::Mate),
    ("詰", EndWord::Mate),
    ("不詰", EndWord::NoMate),
    ("切れ負け", EndWord::Time),
    ("時間切れ", EndWord::Time),
    ("Time-up", EndWord::Time),
    ("反則負け", EndWord::Foul),
    ("反則勝ち", EndWord::FoulBefore),
    ("反則手", EndWord::FoulBefore),
    ("不戦勝", EndWord::ForfeitWin),
    ("不戦敗", EndWord::ForfeitLoss),
    ("最大手数", EndWord::MoveLimit),
    ("引き分け", EndWord::Draw),
    ("引分", EndWord::Draw),
];

/// Written in place of a word that KIF cannot hold.
pub(in crate::notation) const SOME_END: &str = "終了";

/// The end for a word in place of a move.
pub(in crate::notation) fn of_word(word: &str) -> EndWord {
    match WORDS.iter().find(|(known, _)| *known == word) {
        Some((_, end)) => end.clone(),
        None => EndWord::Other(word.to_owned()),
    }
}

/// The word of an end.
pub(in crate::notation) fn word(end: &EndWord) -> &str {
    match end {
        EndWord::Other(word) => word,
        _ => WORDS
            .iter()
            .find(|(_, known)| known == end)
            .map_or("", |(word, _)| word),
    }
}

/// The word of an end, if a line of moves can hold it: one line, and not a move.
pub(in crate::notation) fn safe_word(end: &EndWord) -> &str {
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
    pub end: EndWord,
}

/// Reads the sentence after the moves; `turn` is the side to move.
pub(in crate::notation) fn of_sentence(text: &str, turn: Color) -> Option<Sentence> {
    let (moves, rest) = names::number(skip_spaces(text))?;
    let rest = skip_spaces(rest).strip_prefix('手')?;
    let said = skip_spaces(rest.strip_prefix('で').unwrap_or(rest)).trim_end();
    let end = of_saying(said, turn);
    Some(Sentence { moves, end })
}

fn of_saying(said: &str, turn: Color) -> EndWord {
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
        (None, "反則負け") if who != turn => EndWord::FoulBefore,
        (None, "反則勝ち") if who != turn => EndWord::Foul,
        (None, "勝ち") if who != turn => EndWord::Resignation,
        (Some("時間切れ" | "切れ負け"), "勝ち") if who != turn => EndWord::Time,
        (Some("反則"), "勝ち") if who == turn => EndWord::FoulBefore,
        (Some("反則"), "勝ち") => EndWord::Foul,
        (None, "勝ち") => EndWord::Other(said.to_owned()),
        (None, _) if who == turn => match of_word(verdict) {
            EndWord::Other(_) => EndWord::Other(said.to_owned()),
            end => end,
        },
        _ => EndWord::Other(said.to_owned()),
    }
}

/// Writes the sentence after the moves; `turn` is the side to move.
pub(in crate::notation) fn sentence(
    end: &EndWord,
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
        EndWord::Resignation => format!("{them}の勝ち"),
        EndWord::Time => format!("時間切れにより{them}の勝ち"),
        EndWord::Declaration
        | EndWord::Foul
        | EndWord::FoulBefore
        | EndWord::ForfeitWin
        | EndWord::ForfeitLoss => format!("{us}の{}", word(end)),
        _ => safe_word(end).to_owned(),
    };
    format!("まで{moves}手で{said}")
}

/// Whether KIF and KI2 read this end back unchanged.
pub(in crate::notation) fn is_kept(end: &EndWord) -> bool {
    let EndWord::Other(word) = end else {
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
