use alloc::vec::Vec;

use komadai_shogi::{ByColor, Color};

use crate::{Name, NameKind};

/// The names that both sides of a game have come to, as a [`Recognizer`](crate::Recognizer)
/// finds them.
///
/// ```
/// use komadai_names::Recognizer;
/// use komadai_shogi::{Color, Position};
///
/// let moves = ["7g7f", "3c3d", "2g2f", "8b4b", "5i6h", "5a6b"].map(|usi| usi.parse().unwrap());
/// let names = Recognizer::new().names_of(&Position::startpos(), moves);
/// let opening = names.opening(Color::White).unwrap();
/// assert_eq!(opening.en(), "Fourth-file rook");
/// assert_eq!(names.found()[0].ply, 4);
/// assert_eq!(names.opening(Color::Black), None);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct GameNames {
    found: Vec<FoundName>,
    openings: ByColor<Option<Name>>,
}

/// A name of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct FoundName {
    /// After so many moves it stood for the first time.
    pub ply: usize,
    /// Whose it is.
    pub side: Color,
    /// What it is.
    pub name: Name,
}

impl GameNames {
    /// All names, in the order in which they came; of both sides, each once.
    #[must_use]
    pub fn found(&self) -> &[FoundName] {
        &self.found
    }

    /// The names that came with a move, without the less precise ones and without openings that
    /// the other side has come to before: at most one castle and one opening.
    pub fn at(&self, ply: usize) -> impl Iterator<Item = FoundName> {
        let first = self.found.partition_point(|found| found.ply < ply);
        let end = self.found.partition_point(|found| found.ply <= ply);
        let at = &self.found[first..end];
        let numbered = at.iter().copied().enumerate();
        let shown = numbered.filter(move |(index, found)| {
            let kind = found.name.kind();
            let mut later = at[index + 1..].iter();
            let is_most_precise = later.all(|other| other.name.kind() != kind);
            match kind {
                NameKind::Opening => is_most_precise && !self.is_known(found),
                NameKind::Castle => is_most_precise,
                NameKind::Attack => true,
            }
        });
        shown.map(|(_, found)| found)
    }

    /// What the game of a side is called by: its first opening, unless a later one replaces it.
    #[must_use]
    pub fn opening(&self, side: Color) -> Option<Name> {
        self.openings[side]
    }

    /// The last castle of a side.
    #[must_use]
    pub fn castle(&self, side: Color) -> Option<Name> {
        let of_side = self.found.iter().filter(|found| found.side == side);
        of_side
            .map(|found| found.name)
            .rfind(|name| name.kind() == NameKind::Castle)
    }

    /// Whether a side has come to a name.
    #[must_use]
    pub fn has(&self, side: Color, name: Name) -> bool {
        let is_it = |found: &FoundName| found.side == side && found.name == name;
        self.found.iter().any(is_it)
    }

    /// Whether the other side has come to a name before.
    fn is_known(&self, found: &FoundName) -> bool {
        let mut before = self.found.iter().take_while(|other| other.ply < found.ply);
        before.any(|other| other.name == found.name && other.side != found.side)
    }

    /// Adds a name that replaces others.
    pub(crate) fn push(&mut self, found: FoundName, replaces: impl Fn(Name) -> bool) {
        let opening = &mut self.openings[found.side];
        if found.name.kind() == NameKind::Opening && opening.is_none_or(replaces) {
            *opening = Some(found.name);
        }
        self.found.push(found);
    }
}
