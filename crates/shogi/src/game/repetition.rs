use crate::{Color, Position};

/// How often a position has stood in a game, and by what moves it came back
/// (千日手).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repetition {
    /// 1 for a position that is new. The start counts.
    pub count: usize,
    /// The side that has done nothing but give check since the position first
    /// stood: perpetual check (連続王手の千日手) in the making, and at the fourth
    /// time its loss. If both have, neither.
    pub checking: Option<Color>,
}

impl Repetition {
    /// From here on it ends a game.
    pub const LIMIT: usize = 4;

    /// Looks back from the last of `positions`. Where players went on past a
    /// fourth time, the last four count.
    pub(super) fn of(positions: &[Position], keys: &[u64]) -> Self {
        let Some((now, key)) = positions.last().zip(keys.last()) else {
            return Self {
                count: 0,
                checking: None,
            };
        };
        let last = positions.len() - 1;
        let same = |&index: &usize| keys[index] == *key && positions[index].repeats(now);
        let mut count = 0;
        let mut since = last;
        for index in (0..=last).rev().step_by(2).filter(same) {
            count += 1;
            if count <= Self::LIMIT {
                since = index;
            }
        }
        Self {
            count,
            checking: checking(&positions[since..]),
        }
    }
}

/// The one side all of whose moves from the first of `positions` on gave check.
fn checking(positions: &[Position]) -> Option<Color> {
    let only_checks = |color: Color| {
        let mut after_own = positions[1..]
            .iter()
            .filter(|position| position.turn() != color)
            .peekable();
        after_own.peek().is_some() && after_own.all(Position::is_check)
    };
    match Color::ALL.map(only_checks) {
        [true, false] => Some(Color::Black),
        [false, true] => Some(Color::White),
        _ => None,
    }
}
