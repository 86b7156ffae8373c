use alloc::vec::Vec;

use komadai_shogi::{Color, HandKind, Handicap, Piece, PieceKind, Position, Square};

use crate::name_set::NameSet;

/// When a name is there. Squares and colors are those of Black; for White the board is turned.
#[derive(Debug)]
pub struct Rule {
    /// Alternatives, each with conditions that all have to hold.
    pub terms: Vec<Vec<Term>>,
    /// The last ply at which it may come.
    pub by: usize,
    /// The only side that can come to it, if it is not for both.
    pub side: Option<Color>,
    /// The keys of the positions at which the game may begin, if there are any.
    pub starts: Vec<u64>,
    /// One of these names has to be there before, if there is any.
    pub needs: NameSet,
    /// The opponent has to have one of these, if there is any.
    pub against: NameSet,
    /// None of these may be there, on either side.
    pub not: NameSet,
    /// The names that it replaces.
    pub over: NameSet,
}

/// A condition on a position.
#[derive(Debug, PartialEq, Eq)]
pub enum Term {
    /// A piece on one of these squares, or on none of them.
    Piece {
        piece: Piece,
        on: Vec<Square>,
        is_there: bool,
    },
    /// A square without a piece.
    Empty(Square),
    /// A piece in hand, or none of that kind.
    Hand {
        color: Color,
        kind: HandKind,
        is_there: bool,
    },
}

impl Rule {
    /// Reads a line of the table that the build script has written.
    pub fn read(line: &str) -> Option<Self> {
        let mut parts = line.split(';');
        let mut terms = Vec::new();
        for alternative in parts.next()?.split('|') {
            let mut all = Vec::new();
            for word in alternative.split_ascii_whitespace() {
                all.push(Term::read(word)?);
            }
            terms.push(all);
        }
        Some(Self {
            terms,
            by: parts.next()?.parse().ok()?,
            side: match parts.next()? {
                "" => None,
                side => Some(Color::from_name(side)?),
            },
            starts: keys(parts.next()?)?,
            needs: NameSet::read(parts.next()?)?,
            against: NameSet::read(parts.next()?)?,
            not: NameSet::read(parts.next()?)?,
            over: NameSet::read(parts.next()?)?,
        })
    }

    /// Whether it may come to a side in a game from a position with this key.
    pub fn allows(&self, side: Color, start: u64) -> bool {
        self.side.is_none_or(|only| only == side)
            && (self.starts.is_empty() || self.starts.contains(&start))
    }

    /// Whether the names that are there allow it.
    pub fn allows_names(&self, own: &NameSet, of_opponent: &NameSet) -> bool {
        (self.needs.is_empty() || self.needs.intersects(own))
            && (self.against.is_empty() || self.against.intersects(of_opponent))
            && !self.not.intersects(own)
            && !self.not.intersects(of_opponent)
    }

    /// Whether a position has what it wants, for this side.
    pub fn fits(&self, position: &Position, side: Color) -> bool {
        let fits = |terms: &Vec<Term>| terms.iter().all(|term| term.fits(position, side));
        self.terms.iter().any(fits)
    }
}

impl Term {
    fn read(word: &str) -> Option<Self> {
        if let Some(empty) = word.strip_prefix('.') {
            return Some(Self::Empty(Square::from_usi(empty).ok()?));
        }
        let negated = word.strip_prefix('!');
        let is_there = negated.is_none();
        let word = negated.unwrap_or(word);
        let letter = word.chars().next()?;
        let color = match letter.is_ascii_uppercase() {
            true => Color::Black,
            false => Color::White,
        };
        let kind = PieceKind::from_sfen_letter(letter.to_ascii_uppercase())?;
        match &word[1..] {
            "*" => Some(Self::Hand {
                color,
                kind: kind.in_hand()?,
                is_there,
            }),
            squares => {
                let piece = Piece::new(color, kind);
                let mut on = Vec::new();
                for square in squares.split('/') {
                    on.push(Square::from_usi(square).ok()?);
                }
                Some(Self::Piece {
                    piece,
                    on,
                    is_there,
                })
            }
        }
    }

    fn fits(&self, position: &Position, side: Color) -> bool {
        let piece_at = |square: Square| position.piece_at(seen_by(side, square));
        let color_of = |color: Color| match side {
            Color::Black => color,
            Color::White => !color,
        };
        match self {
            Self::Piece {
                piece,
                on,
                is_there,
            } => {
                let piece = Some(Piece::new(color_of(piece.color()), piece.kind()));
                on.iter().any(|&square| piece_at(square) == piece) == *is_there
            }
            Self::Empty(square) => piece_at(*square).is_none(),
            Self::Hand {
                color,
                kind,
                is_there,
            } => position.hand(color_of(*color)).has(*kind) == *is_there,
        }
    }
}

/// A square, with the board turned for White.
pub fn seen_by(side: Color, square: Square) -> Square {
    match side {
        Color::Black => square,
        Color::White => square.rotated(),
    }
}

/// The keys of the start positions of handicaps.
fn keys(text: &str) -> Option<Vec<u64>> {
    let mut keys = Vec::new();
    for name in text.split_ascii_whitespace() {
        let setup = Handicap::from_name(name)?.setup();
        keys.push(Position::from_setup_unchecked(&setup).key());
    }
    Some(keys)
}
