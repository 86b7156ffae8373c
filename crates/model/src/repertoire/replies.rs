use core::fmt;

use shogi::{Move, Position};

use super::RepertoireMove;
use crate::problems::scrambled;

/// Which of several moves of the other side is made.
#[derive(Clone, Copy)]
pub enum Replies<'a> {
    /// The first one of the records.
    Recorded,
    /// One at random, more often what was played more often.
    Played {
        /// How often which moves were played in a position, as
        /// [`Explored::counts`](crate::library::Explored::counts) says; moves that are not named
        /// were never played.
        counts: &'a dyn Fn(&Position) -> Vec<(Move, usize)>,
        /// Any number.
        random: u64,
    },
}

impl Replies<'_> {
    /// One of the moves in a position; `None` if there is none.
    pub(super) fn choose<'m>(
        self,
        position: &Position,
        moves: &[&'m RepertoireMove],
    ) -> Option<&'m RepertoireMove> {
        let (&first, rest) = moves.split_first()?;
        let Self::Played { counts, random } = self else {
            return Some(first);
        };
        if rest.is_empty() {
            return Some(first);
        }
        let counts = counts(position);
        // What was never met may come too.
        let weight = |candidate: &RepertoireMove| {
            let mut counts = counts.iter();
            let played = counts.find(|(mv, _)| *mv == candidate.mv);
            played.map_or(1, |&(_, count)| (count as u64).saturating_add(1))
        };
        let sum = |sum: u64, candidate: &&RepertoireMove| sum.saturating_add(weight(candidate));
        let total = moves.iter().fold(0, sum);
        let mut place = scrambled(random) % total;
        for &candidate in moves {
            match place.checked_sub(weight(candidate)) {
                Some(left) => place = left,
                None => return Some(candidate),
            }
        }
        Some(first)
    }
}

impl fmt::Debug for Replies<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Recorded => f.write_str("Recorded"),
            Self::Played { random, .. } => write!(f, "Played({random})"),
        }
    }
}
