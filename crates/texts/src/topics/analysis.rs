//! The analysis of positions and games.
use shogi::Color;

use komadai_model::analysis::{JudgedMove, PositionEval, RetryVerdict};

#[derive(Debug)]
pub struct AnalysisText {
    pub title: &'static str,
    pub close: &'static str,
    /// Its three parts.
    pub parts: &'static str,
    pub lines: &'static str,
    pub game: &'static str,
    pub mate: &'static str,

    pub go: &'static str,
    pub stop: &'static str,
    /// A score: `+150`, `mate 7`.
    pub score: fn(PositionEval) -> String,
    /// Who stands better, in words.
    pub standing: fn(PositionEval, Sides) -> String,
    /// The name of the evaluation bar.
    pub gauge: &'static str,
    pub unknown: &'static str,
    /// How many of the best moves are shown (MultiPV).
    pub count: &'static str,
    /// Depth, selective depth, nodes per second.
    pub depth: fn(u8, u8, u64) -> String,
    /// That the engine searches on so many threads; more than one.
    pub threads: fn(u32) -> String,
    pub starting: &'static str,
    pub failed: &'static str,
    pub stopped: &'static str,
    pub hidden: &'static str,
    pub no_game: &'static str,
    pub over: &'static str,
    /// The name of a line of moves: its number and score.
    pub line: fn(usize, &str) -> String,
    /// Announced once the search has settled: the standing and the best move.
    pub settled: fn(&str, &str) -> String,

    /// The name of a line of moves on the board.
    pub shown: &'static str,
    /// How many moves of how many are shown.
    pub shown_moves: fn(usize, usize) -> String,
    pub back: &'static str,
    pub forward: &'static str,
    pub play_out: &'static str,
    pub add: &'static str,
    pub added: &'static str,
    pub leave: &'static str,

    pub review: &'static str,
    pub cancel: &'static str,
    pub progress: fn(usize, usize) -> String,
    /// Announced when the whole game has been analysed.
    pub reviewed: fn(u32) -> String,
    pub graph: &'static str,
    /// A point of the graph: the number of the move, the move, the standing.
    pub on_graph: fn(usize, &str, &str) -> String,
    pub at_start: &'static str,
    /// The name of the set of these problems.
    pub own_mistakes: &'static str,
    pub judgement: fn(JudgedMove) -> String,

    pub retry_ask: fn(&str) -> String,
    pub retry_wait: &'static str,
    pub verdict: fn(RetryVerdict, &str) -> String,
    pub answer: &'static str,
    pub once_more: &'static str,

    pub solve: &'static str,
    pub solving: fn(u64) -> String,
    pub convention: &'static str,
    pub mates: fn(&str, usize) -> String,
    pub no_mate: fn(&str) -> String,
    /// Whether the side not to move threatens mate (tsumero).
    pub threat: &'static str,
    pub threatens: fn(&str, usize) -> String,
    pub no_threat: &'static str,
    /// Whether the side to move has a brinkmate (hisshi).
    pub brinkmate: &'static str,
    pub has_brinkmate: fn(&str) -> String,
    pub no_brinkmate: fn(&str) -> String,
    pub not_found: &'static str,
    pub no_problem: &'static str,
    pub as_puzzle: &'static str,
    pub puzzle_ask: fn(&str) -> String,
    pub checking: &'static str,
    pub no_check: fn(&str) -> String,
    pub escapes: fn(&str, &str) -> String,
    pub unclear: fn(&str) -> String,
    pub right: fn(&str, usize) -> String,
    pub solved: fn(usize) -> String,
    pub hint: &'static str,
    pub hinted: fn(&str) -> String,
    pub give_up: &'static str,
    pub given_up: &'static str,
}

/// What the sides are called in a game.
pub type Sides = fn(Color) -> &'static str;

/// A rate in whole percent.
pub(crate) fn percent(rate: f64) -> u32 {
    (rate * 100.0).round() as u32
}

/// How far apart the sides are.
pub(crate) enum Lead {
    Even,
    Slight,
    Clear,
    Winning,
}

impl Lead {
    /// The side that stands better, its winning rate in percent, and how much that is.
    pub fn of(worth: PositionEval) -> (Color, u32, Self) {
        let black = worth.winning_rate(Color::Black);
        let side = if black >= 0.5 {
            Color::Black
        } else {
            Color::White
        };
        let rate = percent(worth.winning_rate(side));
        let lead = match rate {
            ..=54 => Self::Even,
            55..=64 => Self::Slight,
            65..=84 => Self::Clear,
            _ => Self::Winning,
        };
        (side, rate, lead)
    }
}

/// `+150`, `−30`, `0`.
pub(crate) fn signed(value: i32) -> String {
    match value {
        0 => "0".to_owned(),
        value if value > 0 => format!("+{value}"),
        value => format!("−{}", value.unsigned_abs()),
    }
}
