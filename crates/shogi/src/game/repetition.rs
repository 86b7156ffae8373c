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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Strictness;

    /// Positions in which the side to move is in check, or not.
    const BLACK_CHECKED: &str = "4k4/9/9/9/9/9/9/4r4/4K4 b - 1";
    const WHITE_CHECKED: &str = "4k4/4R4/9/9/9/9/9/9/4K4 w - 1";
    const WHITE_QUIET: &str = "4k4/9/9/9/9/9/9/3R5/4K4 w - 1";

    #[track_caller]
    fn check(between: [&str; 3], count: usize, checking: Option<Color>) {
        let texts = between.map(|sfen| [BLACK_CHECKED, sfen]);
        let positions: Vec<Position> = texts
            .as_flattened()
            .iter()
            .chain([&BLACK_CHECKED])
            .map(|sfen| Position::from_sfen(sfen, Strictness::Game).expect("it is possible"))
            .collect();
        let keys: Vec<u64> = positions.iter().map(Position::key).collect();
        let found = Repetition::of(&positions, &keys);
        assert_eq!((found.count, found.checking), (count, checking));
    }

    #[test]
    fn where_both_sides_only_check_it_is_a_draw() {
        check([WHITE_CHECKED; 3], 4, None);
        check([WHITE_QUIET; 3], 4, Some(Color::White));
        check(
            [WHITE_CHECKED, WHITE_CHECKED, WHITE_QUIET],
            4,
            Some(Color::White),
        );
    }
}
