//! Time management.

use core::time::Duration;

/// The time that a search may take from its start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeBudget {
    /// The soft limit: no new iteration begins after it. It is scaled down when the
    /// best move is stable, and up to twice when it is not.
    pub soft: Duration,
    /// The hard limit: the search is stopped.
    pub hard: Duration,
}

impl TimeBudget {
    /// Exactly this time (USI `movetime`): no soft limit.
    #[must_use]
    pub const fn fixed(time: Duration) -> Self {
        Self {
            soft: Duration::MAX,
            hard: time,
        }
    }

    /// A share of the remaining time of a clock.
    ///
    /// `margin` is the delay between the end of a search and the clock being pressed;
    /// `ply` is the number of plies played.
    ///
    /// ```
    /// use core::time::Duration;
    /// use komadai_search::TimeBudget;
    /// let second = Duration::from_secs(1);
    /// let none = Duration::ZERO;
    /// let budget = TimeBudget::from_clock(none, 10 * second, none, 20, second / 10);
    /// assert!(budget.hard < 10 * second && budget.hard > 9 * second);
    /// let budget = TimeBudget::from_clock(600 * second, none, none, 20, second / 10);
    /// assert!(budget.soft < 30 * second && budget.hard < 120 * second);
    /// ```
    #[must_use]
    pub fn from_clock(
        remaining: Duration,
        byoyomi: Duration,
        increment: Duration,
        ply: u32,
        margin: Duration,
    ) -> Self {
        let least = Duration::from_millis(1);
        let most = (remaining + byoyomi).saturating_sub(margin).max(least);
        let moves_to_go = (64_u32.saturating_sub(ply / 3)).max(28);
        // Without byoyomi a reserve is never used: on a busy machine a search may
        // end late.
        let reserve = if byoyomi.is_zero() {
            margin * 15
        } else {
            Duration::ZERO
        };
        let spare = remaining.saturating_sub(reserve);
        let share = spare / moves_to_go + byoyomi + increment * 4 / 5;
        let soft = share.saturating_sub(margin).max(least).min(most);
        if remaining < byoyomi {
            // Unused byoyomi is lost: however it is scaled down, the soft limit is not reached.
            return Self {
                soft: 4 * most,
                hard: most,
            };
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

    /// The lowest remaining time when every move takes its hard limit and `late` ms.
    fn least(start: u64, increment: u64, late: u64) -> Duration {
        let ms = Duration::from_millis;
        let mut clock = ms(start);
        let mut least = clock;
        for ply in 0..400 {
            let budget = TimeBudget::from_clock(clock, Duration::ZERO, ms(increment), ply, ms(10));
            let left = clock.checked_sub(budget.hard + ms(late));
            least = least.min(left.unwrap_or_default());
            clock = left.unwrap_or_default() + ms(increment);
        }
        least
    }

    #[test]
    fn time_never_runs_out() {
        let ms = Duration::from_millis;
        for (start, increment) in [(1_000, 50), (200, 50), (300_000, 3_000)] {
            let left = least(start, increment, 5);
            assert!(left >= ms(100), "{start} + {increment}: {left:?}");
        }
    }

    #[test]
    fn byoyomi_is_used_to_the_margin() {
        let ms = Duration::from_millis;
        let budget = TimeBudget::from_clock(ms(0), ms(100), ms(0), 300, ms(10));
        assert_eq!((budget.soft, budget.hard), (ms(360), ms(90)));
        // But nobody waits for the end where there is nothing to choose.
        assert_ne!(budget, TimeBudget::fixed(ms(90)));
    }
}
