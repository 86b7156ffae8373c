//! The arguments of `go`.

use std::time::Duration;

use komadai_search::{Limits, TimeBudget};
use shogi::{ByColor, Move, Position};

use super::writer::quoted;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// The time left on each clock, without the increment for the move.
    pub clock: ByColor<Option<Duration>>,
    pub increment: ByColor<Duration>,
    pub byoyomi: Option<Duration>,
    pub movetime: Option<Duration>,
    pub nodes: Option<u64>,
    pub depth: Option<u8>,
    pub infinite: bool,
    pub ponder: bool,
    pub mate: Option<MateTime>,
    pub moves: Vec<Move>,
}

/// The time limit of a search for a mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MateTime {
    Infinite,
    For(Duration),
}

impl Go {
    /// Parses the words. Invalid ones are left out, with a warning.
    pub fn parse<'a>(words: impl Iterator<Item = &'a str>, warnings: &mut Vec<String>) -> Self {
        let mut go = Self::default();
        let mut words = words.peekable();
        while let Some(word) = words.next() {
            match word {
                "infinite" => go.infinite = true,
                "ponder" => go.ponder = true,
                "mate" => {
                    let time = words.next_if(|word| *word == "infinite" || is_number(word));
                    go.mate = Some(match time.map(milliseconds) {
                        Some(Some(time)) => MateTime::For(time),
                        _ => MateTime::Infinite,
                    });
                }
                "searchmoves" => {
                    while let Some(mv) = words.peek().and_then(|word| word.parse().ok()) {
                        go.moves.push(mv);
                        words.next();
                    }
                }
                "btime" | "wtime" | "binc" | "winc" | "byoyomi" | "movetime" | "nodes"
                | "depth" => {
                    let Some(number) = words.next_if(|word| is_number(word)) else {
                        warnings.push(format!("go: {word} needs a whole number"));
                        continue;
                    };
                    go.set(word, number);
                }
                word => warnings.push(format!("go: not understood: {}", quoted(word))),
            }
        }
        go
    }

    fn set(&mut self, word: &str, number: &str) {
        let time = milliseconds(number);
        match word {
            "btime" => self.clock.black = time,
            "wtime" => self.clock.white = time,
            "binc" => self.increment.black = time.unwrap_or_default(),
            "winc" => self.increment.white = time.unwrap_or_default(),
            "byoyomi" => self.byoyomi = time,
            "movetime" => self.movetime = time,
            "nodes" => self.nodes = Some(clamped(number)),
            _ => self.depth = Some(clamped(number).min(u64::from(u8::MAX)) as u8),
        }
    }

    /// Whether only `stop` ends the search.
    pub fn is_infinite(&self) -> bool {
        let bounded = self.movetime.is_some() || self.is_clocked();
        self.infinite || !(bounded || self.nodes.is_some() || self.depth.is_some())
    }

    /// Whether a move of an opening book may be the answer: in a game, on the own time.
    pub fn may_use_book(&self) -> bool {
        self.is_clocked() && !self.ponder && !self.infinite && self.moves.is_empty()
    }

    fn is_clocked(&self) -> bool {
        self.byoyomi.is_some()
            || self.clock != ByColor::default()
            || self.increment != ByColor::default()
    }

    /// The limits of a search of `position`; `margin` is kept back from the clock.
    pub fn limits(&self, position: &Position, ply: u32, lines: usize, margin: Duration) -> Limits {
        let mut limits = Limits {
            lines,
            moves: self.moves.clone(),
            ..Limits::default()
        };
        if self.infinite {
            return limits;
        }
        limits.nodes = self.nodes;
        limits.depth = self
            .depth
            .map_or(limits.depth, |depth| depth.clamp(1, limits.depth));
        let turn = position.turn();
        limits.time = match self.movetime {
            Some(time) => Some(TimeBudget::fixed(time)),
            // The increment may be used for the move itself.
            None if self.is_clocked() => Some(TimeBudget::from_clock(
                self.clock[turn].unwrap_or_default() + self.increment[turn],
                self.byoyomi.unwrap_or_default(),
                self.increment[turn],
                ply,
                margin,
            )),
            None => None,
        };
        limits
    }
}

fn is_number(word: &str) -> bool {
    let digits = word.strip_prefix(['-', '+']).unwrap_or(word);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// Parses a whole number. Negative numbers are zero, larger ones than `u64` are its maximum.
fn clamped(number: &str) -> u64 {
    match number.strip_prefix('-') {
        Some(_) => 0,
        None => {
            let digits = number.strip_prefix('+').unwrap_or(number);
            digits.parse().unwrap_or(u64::MAX)
        }
    }
}

/// A time in milliseconds, up to a year.
fn milliseconds(number: &str) -> Option<Duration> {
    const YEAR: u64 = 365 * 24 * 3_600_000;
    is_number(number).then(|| Duration::from_millis(clamped(number).min(YEAR)))
}
