use core::time::Duration;

use super::{blur::Blur, score::MAX_PLY};
use crate::Move;

/// How far to search; whatever is reached first ends it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Iterations, each a ply deeper than the last: up to [`MAX_PLY`].
    pub depth: u8,
    /// Moves made, quiescence included.
    pub nodes: Option<u64>,
    pub time: Option<Allowance>,
    /// How many of the best moves get a line of their own (MultiPV), at least 1.
    pub lines: usize,
    /// Search these moves alone; all legal ones when empty.
    pub moves: Vec<Move>,
    /// How clearly to see: not blurred unless asked for.
    pub blur: Blur,
}

impl Default for Limits {
    /// One line, as deep as it goes.
    fn default() -> Self {
        Self {
            depth: MAX_PLY as u8,
            nodes: None,
            time: None,
            lines: 1,
            moves: Vec::new(),
            blur: Blur::default(),
        }
    }
}

impl Limits {
    /// So many iterations.
    pub fn depth(depth: u8) -> Self {
        Self {
            depth,
            ..Self::default()
        }
    }

    /// So many nodes.
    pub fn nodes(nodes: u64) -> Self {
        Self {
            nodes: Some(nodes),
            ..Self::default()
        }
    }

    /// Within this time.
    pub fn time(allowance: Allowance) -> Self {
        Self {
            time: Some(allowance),
            ..Self::default()
        }
    }
}

/// How long a search may take from its start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// Once this has passed no new iteration begins; sooner when the best move
    /// has stayed the same, up to twice as late when it has not.
    pub soft: Duration,
    /// Where a search is cut off.
    pub hard: Duration,
}

impl Allowance {
    /// All of `time`, whatever is found.
    pub const fn exactly(time: Duration) -> Self {
        Self {
            soft: Duration::MAX,
            hard: time,
        }
    }

    /// A share of what a clock shows.
    ///
    /// `margin` is what passes between the end of a search and the clock's
    /// press; `ply` counts the moves made in the game so far.
    ///
    /// ```
    /// use core::time::Duration;
    /// use shogi::search::Allowance;
    /// let second = Duration::from_secs(1);
    /// let none = Duration::ZERO;
    /// let allowed = Allowance::of_clock(none, 10 * second, none, 20, second / 10);
    /// assert!(allowed.hard < 10 * second && allowed.hard > 9 * second);
    /// let allowed = Allowance::of_clock(600 * second, none, none, 20, second / 10);
    /// assert!(allowed.soft < 30 * second && allowed.hard < 120 * second);
    /// ```
    pub fn of_clock(
        remaining: Duration,
        byoyomi: Duration,
        increment: Duration,
        ply: u32,
        margin: Duration,
    ) -> Self {
        let least = Duration::from_millis(1);
        let most = (remaining + byoyomi).saturating_sub(margin).max(least);
        let moves_to_go = (64_u32.saturating_sub(ply / 3)).max(28);
        // Where nothing follows the clock, some of it is never counted on: a
        // machine that is busy may let a search wait.
        let reserve = if byoyomi.is_zero() {
            margin * 15
        } else {
            Duration::ZERO
        };
        let spare = remaining.saturating_sub(reserve);
        let share = spare / moves_to_go + byoyomi + increment * 4 / 5;
        let soft = share.saturating_sub(margin).max(least).min(most);
        if remaining < byoyomi {
            // Nothing is saved by moving early in byoyomi.
            return Self::exactly(most);
        }
        let hard = (spare / 5 + byoyomi + increment * 4 / 5)
            .saturating_sub(margin)
            .max(soft)
            .min(soft * 5)
            .min(most);
        Self { soft, hard }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The least a clock shows when every move takes all it may and `late` more.
    fn least(start: u64, increment: u64, late: u64) -> Duration {
        let ms = Duration::from_millis;
        let mut clock = ms(start);
        let mut least = clock;
        for ply in 0..400 {
            let allowed = Allowance::of_clock(clock, Duration::ZERO, ms(increment), ply, ms(10));
            let left = clock.checked_sub(allowed.hard + ms(late));
            least = least.min(left.unwrap_or_default());
            clock = left.unwrap_or_default() + ms(increment);
        }
        least
    }

    #[test]
    fn a_clock_is_never_used_up() {
        let ms = Duration::from_millis;
        for (start, increment) in [(1_000, 50), (200, 50), (300_000, 3_000)] {
            let left = least(start, increment, 5);
            assert!(left >= ms(100), "{start} + {increment}: {left:?}");
        }
    }

    #[test]
    fn byoyomi_is_used_to_the_margin() {
        let ms = Duration::from_millis;
        let allowed = Allowance::of_clock(ms(0), ms(100), ms(0), 300, ms(10));
        assert_eq!(allowed, Allowance::exactly(ms(90)));
    }
}
