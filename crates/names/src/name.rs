use alloc::vec::Vec;
use core::{fmt, str::FromStr};

use komadai_shogi::{Color, Piece, Position, Square};

use crate::{
    rule::{Rule, Term},
    tables::{EN, FIRST_ATTACK, FIRST_CASTLE, ID, IT, JA, KANA, LEN, RO, RULES, SV},
};

/// The name of an opening, an attack or a castle.
///
/// ```
/// use komadai_names::{NameKind, Name};
///
/// let mino = Name::from_id("mino").unwrap();
/// assert_eq!(mino.kind(), NameKind::Castle);
/// assert_eq!((mino.ja(), mino.kana(), mino.en()), ("美濃囲い", "みのがこい", "Mino castle"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Name(u8);

/// What has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum NameKind {
    /// What a game is called by (戦型).
    Opening,
    /// A way to attack within an opening (戦法).
    Attack,
    /// Where the king is guarded (囲い).
    Castle,
}

impl Name {
    /// All names: openings, attacks, castles.
    #[must_use]
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..LEN).map(|number| Self(number as u8))
    }

    /// The name with an id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        let number = ID.iter().position(|known| known == id)?;
        Some(Self(number as u8))
    }

    /// What the data and stored files call it: Latin letters, digits and hyphens.
    #[must_use]
    pub fn id(self) -> &'static str {
        ID.get(self.index())
    }

    /// What has this name.
    #[must_use]
    pub fn kind(self) -> NameKind {
        match self.index() {
            ..FIRST_ATTACK => NameKind::Opening,
            FIRST_ATTACK..FIRST_CASTLE => NameKind::Attack,
            _ => NameKind::Castle,
        }
    }

    /// In Japanese.
    #[must_use]
    pub fn ja(self) -> &'static str {
        JA.get(self.index())
    }

    /// How the Japanese name is read, in hiragana.
    #[must_use]
    pub fn kana(self) -> &'static str {
        KANA.get(self.index())
    }

    /// In English.
    #[must_use]
    pub fn en(self) -> &'static str {
        EN.get(self.index())
    }

    /// In Italian.
    #[must_use]
    pub fn it(self) -> &'static str {
        IT.get(self.index())
    }

    /// In Romanian.
    #[must_use]
    pub fn ro(self) -> &'static str {
        RO.get(self.index())
    }

    /// In Swedish.
    #[must_use]
    pub fn sv(self) -> &'static str {
        SV.get(self.index())
    }

    /// The pieces that have to be there, as Black sees them: Black's are one's own. Of several
    /// alternatives it is the first; a piece that may stand on several squares is on the first of
    /// them. Empty where other names make it.
    #[must_use]
    pub fn pieces(self) -> Vec<(Square, Piece)> {
        let terms = self.rule().terms.into_iter().next().unwrap_or_default();
        let placed = terms.into_iter().filter_map(|term| match term {
            Term::Piece {
                piece,
                on,
                is_there: true,
            } => Some((*on.first()?, piece)),
            _ => None,
        });
        placed.collect()
    }

    /// Whether a position has the pieces that make it, for a side. Castles are known by them alone;
    /// openings and attacks also by what came before.
    ///
    /// ```
    /// use komadai_names::Name;
    /// use komadai_shogi::{Color, Position, Strictness};
    /// let sfen = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B1R2SK1/LNSG1G1NL b - 1";
    /// let mino = Name::from_id("kata-mino").unwrap();
    /// let position = Position::from_sfen(sfen, Strictness::Game)?;
    /// assert!(mino.fits(&position, Color::Black) && !mino.fits(&position, Color::White));
    /// # Ok::<(), komadai_shogi::PositionErrors>(())
    /// ```
    #[must_use]
    pub fn fits(self, position: &Position, side: Color) -> bool {
        self.rule().fits(position, side)
    }

    /// Whether it says more than another name, in whose place it stands.
    #[must_use]
    pub fn replaces(self, other: Self) -> bool {
        self.rule().over.contains(other)
    }

    /// For the page that lists the data: conditions, last ply, side, handicaps, and the numbers
    /// of other names, as the build script writes them.
    #[doc(hidden)]
    #[must_use]
    pub fn rule_line(self) -> &'static str {
        RULES.get(self.index())
    }

    fn rule(self) -> Rule {
        Rule::read(self.rule_line()).expect("a rule of the table")
    }

    pub(crate) const fn from_number(number: u8) -> Self {
        Self(number)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A text that is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseNameError;

impl fmt::Display for ParseNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no opening, attack or castle has this name")
    }
}

impl core::error::Error for ParseNameError {}

/// An id, or a name in any language; capital letters are as good as small ones.
impl FromStr for Name {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim().to_lowercase();
        let has_text = |name: &Self| {
            let texts = [
                name.id(),
                name.ja(),
                name.kana(),
                name.en(),
                name.it(),
                name.ro(),
                name.sv(),
            ];
            texts.iter().any(|known| known.to_lowercase() == text)
        };
        Self::all().find(has_text).ok_or(ParseNameError)
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Name").field(&self.id()).finish()
    }
}
