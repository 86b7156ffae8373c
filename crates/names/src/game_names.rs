use alloc::vec::Vec;

use komadai_shogi::{Color, Move, Position};

use crate::{
    Kind, Name,
    rule::{LAST_PLY, Rule, candidates},
};

/// The names that both sides of a game have come to.
///
/// ```
/// use komadai_names::GameNames;
/// use komadai_shogi::{Color, Move, Position};
///
/// let moves = ["7g7f", "3c3d", "2g2f", "8b4b", "5i6h", "5a6b"].map(|usi| usi.parse().unwrap());
/// let names = GameNames::of(&Position::startpos(), moves);
/// let opening = names.opening(Color::White).unwrap();
/// assert_eq!(opening.en(), "Fourth-file rook");
/// assert_eq!(names.found()[0].ply, 4);
/// assert_eq!(names.opening(Color::Black), None);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct GameNames {
    found: Vec<FoundName>,
}

/// A name of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FoundName {
    /// After so many moves it stood for the first time.
    pub ply: usize,
    /// Whose it is.
    pub side: Color,
    /// What it is.
    pub name: Name,
}

impl GameNames {
    /// After so many moves no name comes any more.
    pub const LAST_PLY: usize = LAST_PLY as usize;

    /// The names of a game. It ends before its first illegal move.
    #[must_use]
    pub fn of(start: &Position, moves: impl IntoIterator<Item = Move>) -> Self {
        let mut names = Self::default();
        let mut position = *start;
        for (played, mv) in moves.into_iter().take(Self::LAST_PLY).enumerate() {
            let side = position.turn();
            if position.play(mv).is_err() {
                break;
            }
            names.add(&position, mv, side, played + 1);
        }
        names
    }

    /// All names, in the order in which they came; of both sides, each once.
    #[must_use]
    pub fn found(&self) -> &[FoundName] {
        &self.found
    }

    /// The names that came with a move, without those that another one of them replaces.
    pub fn at(&self, ply: usize) -> impl Iterator<Item = FoundName> {
        let first = self.found.partition_point(|found| found.ply < ply);
        let end = self.found.partition_point(|found| found.ply <= ply);
        let at = &self.found[first..end];
        at.iter().copied().filter(move |found| {
            let mut others = at.iter();
            !others.any(|other| other.name.replaces(found.name))
        })
    }

    /// What the game of a side is called by: its first opening, unless a later one says more.
    #[must_use]
    pub fn opening(&self, side: Color) -> Option<Name> {
        let openings = self.of_kind(side, Kind::Opening);
        openings.reduce(|first, next| match next.replaces(first) {
            true => next,
            false => first,
        })
    }

    /// The last castle of a side.
    #[must_use]
    pub fn castle(&self, side: Color) -> Option<Name> {
        self.of_kind(side, Kind::Castle).last()
    }

    /// Whether a side has come to a name.
    #[must_use]
    pub fn has(&self, side: Color, name: Name) -> bool {
        let is_it = |found: &FoundName| found.side == side && found.name == name;
        self.found.iter().any(is_it)
    }

    fn of_kind(&self, side: Color, kind: Kind) -> impl Iterator<Item = Name> {
        let of_side = self.found.iter().filter(move |found| found.side == side);
        of_side
            .map(|found| found.name)
            .filter(move |name| name.kind() == kind)
    }

    /// What has come with a move of this side.
    fn add(&mut self, position: &Position, mv: Move, side: Color, ply: usize) {
        for &number in candidates(mv.to(), side) {
            let name = Name::from_number(number);
            let rule = name.rule();
            let is_new = ply <= rule.by.into()
                && rule.fits(position, side)
                && !self.has(side, name)
                && self.allows(rule, side);
            if is_new {
                self.found.push(FoundName { ply, side, name });
            }
        }
    }

    /// Whether the names that are there allow another one.
    fn allows(&self, rule: &Rule, side: Color) -> bool {
        let any = |side, numbers: &[u8]| {
            let is_one = |found: &FoundName| {
                found.side == side && numbers.contains(&found.name.number())
            };
            self.found.iter().any(is_one)
        };
        (rule.needs.is_empty() || any(side, rule.needs))
            && (rule.against.is_empty() || any(!side, rule.against))
            && !any(side, rule.not)
            && !any(!side, rule.not)
    }
}
