//! Fourfold repetition (千日手) and perpetual check.

use alloc::{vec, vec::Vec};
use core::iter;

use crate::{Color, Position};

/// How often a position has occurred in a game, and whether by perpetual check (千日手).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Repetition {
    /// The number of occurrences so far, the start included: 1 for a new position.
    pub count: usize,
    /// The side whose moves have all given check since the first occurrence. At the
    /// fourth it loses by perpetual check (連続王手の千日手). `None` if neither side or both
    /// have.
    pub perpetual_checker: Option<Color>,
}

impl Repetition {
    /// The number of occurrences that ends a game.
    pub const LIMIT: usize = 4;
}

/// The positions of a game in order, with their repetitions. Removing and querying a position
/// take a time independent of the length of the game; adding one compares some of the keys.
#[derive(Clone, Debug)]
pub(super) struct PositionHistory {
    /// Never empty: the start and the position after each move.
    positions: Vec<Position>,
    /// One entry for each position.
    entries: Vec<Entry>,
    /// The last ply of each bucket of keys.
    buckets: Vec<Option<usize>>,
}

/// Games have a few hundred moves; records of hundreds of thousands are read in seconds too.
const BUCKETS: usize = 1024;

#[derive(Clone, Copy, Debug)]
struct Entry {
    /// The key of the position.
    key: u64,
    /// The last earlier ply of the same bucket.
    in_bucket: Option<usize>,
    /// The last earlier ply with the same key.
    previous: Option<usize>,
    /// The number of occurrences up to here.
    count: usize,
    /// The length of the series of checks that ends here: the number of positions in
    /// check, from this one back in steps of two plies.
    checks: usize,
}

impl PositionHistory {
    pub fn new(start: Position) -> Self {
        let mut history = Self {
            positions: Vec::new(),
            entries: Vec::new(),
            buckets: vec![None; BUCKETS],
        };
        history.push(start);
        history
    }

    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    pub fn last(&self) -> &Position {
        self.positions.last().unwrap_or(&self.positions[0])
    }

    /// Adds the position after a move.
    pub fn push(&mut self, position: Position) {
        let ply = self.positions.len();
        let key = position.key();
        let bucket = &mut self.buckets[bucket(key)];
        let in_bucket = bucket.replace(ply);
        let mut plies = iter::successors(in_bucket, |&ply| self.entries[ply].in_bucket);
        let previous = plies.find(|&ply| self.entries[ply].key == key);
        self.positions.push(position);
        let checks = if position.in_check() {
            1 + ply.checked_sub(2).map_or(0, |ply| self.entries[ply].checks)
        } else {
            0
        };
        self.entries.push(Entry {
            key,
            in_bucket,
            previous,
            count: 1,
            checks,
        });
        let same = self.earlier(ply).next();
        self.entries[ply].count += same.map_or(0, |same| self.entries[same].count);
    }

    /// Removes the last position, but never the start.
    pub fn pop(&mut self) {
        if self.positions.len() == 1 {
            return;
        }
        self.positions.pop();
        if let Some(entry) = self.entries.pop() {
            self.buckets[bucket(entry.key)] = entry.in_bucket;
        }
    }

    /// The repetition of the position at `ply`. After more than four occurrences the
    /// last four decide who gave check.
    pub fn repetition_at(&self, ply: usize) -> Repetition {
        let first = self.earlier(ply).take(Repetition::LIMIT - 1).last();
        Repetition {
            count: self.entries[ply].count,
            perpetual_checker: first.and_then(|first| self.only_checks(first, ply)),
        }
    }

    /// The number of consecutive checks by one side up to the move that led to the
    /// position at `ply`.
    pub fn checks_at(&self, ply: usize) -> usize {
        self.entries[ply].checks
    }

    /// The earlier plies with the same position, latest first. Positions are compared,
    /// so equal keys of different positions do not count.
    fn earlier(&self, ply: usize) -> impl Iterator<Item = usize> {
        let position = &self.positions[ply];
        iter::successors(self.entries[ply].previous, |&ply| {
            self.entries[ply].previous
        })
        .filter(move |&ply| self.positions[ply].same_position_as(position))
    }

    /// The side whose moves between two plies, with the same side to move, all gave
    /// check, if there is exactly one.
    fn only_checks(&self, first: usize, last: usize) -> Option<Color> {
        let moves = (last - first) / 2;
        let turn = self.positions[last].turn();
        let by_waiting_side = self.entries[last].checks >= moves;
        let by_side_to_move = self.entries[last - 1].checks >= moves;
        match (by_waiting_side, by_side_to_move) {
            (true, false) => Some(!turn),
            (false, true) => Some(turn),
            _ => None,
        }
    }
}

/// The bucket of a key.
const fn bucket(key: u64) -> usize {
    key as usize % BUCKETS
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::Strictness;

    /// Positions in which the side to move is in check, or not.
    const BLACK_CHECKED: &str = "4k4/9/9/9/9/9/9/4r4/4K4 b - 1";
    const BLACK_QUIET: &str = "4k4/9/9/9/9/9/9/3r5/4K4 b - 1";
    const WHITE_CHECKED: &str = "4k4/4R4/9/9/9/9/9/9/4K4 w - 1";
    const WHITE_QUIET: &str = "4k4/9/9/9/9/9/9/3R5/4K4 w - 1";

    fn position(sfen: &str) -> Position {
        Position::from_sfen(sfen, Strictness::Game).expect("it is possible")
    }

    fn history(sfens: impl IntoIterator<Item = &'static str>) -> PositionHistory {
        let mut sfens = sfens.into_iter().map(position);
        let mut history = PositionHistory::new(sfens.next().expect("there is a start"));
        sfens.for_each(|position| history.push(position));
        history
    }

    #[track_caller]
    fn check(between: [&'static str; 3], count: usize, checking: Option<Color>) {
        let sfens = between.map(|sfen| [BLACK_CHECKED, sfen]);
        let sfens = sfens.as_flattened().iter().chain([&BLACK_CHECKED]).copied();
        let found = history(sfens).repetition_at(6);
        assert_eq!((found.count, found.perpetual_checker), (count, checking));
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

    /// The result of [`PositionHistory::repetition_at`] by a search through all earlier
    /// positions.
    fn by_looking_back(positions: &[Position]) -> Repetition {
        let last = positions.len() - 1;
        let same: Vec<usize> = (0..=last)
            .rev()
            .filter(|&ply| positions[ply].same_position_as(&positions[last]))
            .collect();
        let first = same[same.len().min(Repetition::LIMIT) - 1];
        let only_checks = |color: Color| {
            let mut after_own = positions[first + 1..]
                .iter()
                .filter(|position| position.turn() != color)
                .peekable();
            after_own.peek().is_some() && after_own.all(Position::in_check)
        };
        let checking = match Color::ALL.map(only_checks) {
            [true, false] => Some(Color::Black),
            [false, true] => Some(Color::White),
            _ => None,
        };
        Repetition {
            count: same.len(),
            perpetual_checker: checking,
        }
    }

    proptest! {
        #[test]
        fn a_history_finds_what_looking_back_finds(
            choices in prop::collection::vec((any::<bool>(), any::<bool>()), 1..60),
            undone in 0_usize..20,
            again in prop::collection::vec((any::<bool>(), any::<bool>()), 0..20),
        ) {
            let sfens = |choices: &[(bool, bool)]| -> Vec<&'static str> {
                let pair = |&(black, white): &(bool, bool)| [
                    if black { BLACK_CHECKED } else { BLACK_QUIET },
                    if white { WHITE_CHECKED } else { WHITE_QUIET },
                ];
                choices.iter().flat_map(pair).collect()
            };
            let mut history = history(sfens(&choices));
            for _ in 0..2 * undone.min(choices.len() - 1) {
                history.pop();
            }
            sfens(&again).into_iter().for_each(|sfen| history.push(position(sfen)));
            for ply in 0..history.positions().len() {
                let expected = by_looking_back(&history.positions()[..=ply]);
                prop_assert_eq!(history.repetition_at(ply), expected);
            }
        }
    }
}
