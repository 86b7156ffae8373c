//! Moves in the notation of English books: `P-7f`, `Rx2c+`, `G4i-5h`, `P*2i`, or with
//! numbers, `P-76`. The system of Hodges (1976), with Hosking's numbers
//! (<https://en.wikipedia.org/wiki/Shogi_notation>).

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use core::fmt;

use komadai_shogi::{
    Color, IllegalMoveReason, Move, MoveKind, Origin, Piece, PieceKind, Position, Promotion,
    Square, attacks,
};

/// The notation of squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SquareStyle {
    /// `7f`: the rank as a letter.
    #[default]
    Letters,
    /// `76`: the rank as a digit.
    Digits,
}

/// The letters of the unpromoted kinds from pawn to king in a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PieceLetters(pub [char; 8]);

impl PieceLetters {
    /// The letters of English books: `P`, `L`, `N`, `S`, `G`, `B`, `R`, `K`.
    pub const ENGLISH: Self = Self(['P', 'L', 'N', 'S', 'G', 'B', 'R', 'K']);

    fn of(&self, kind: PieceKind) -> char {
        self.0[kind.unpromoted() as usize]
    }

    fn kind(&self, letter: char) -> Option<PieceKind> {
        let same =
            |kind: &PieceKind| !kind.is_promoted() && self.of(*kind).eq_ignore_ascii_case(&letter);
        PieceKind::ALL.into_iter().find(same)
    }
}

impl Default for PieceLetters {
    fn default() -> Self {
        Self::ENGLISH
    }
}

/// Why a text is not a move in the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum WesternMoveError {
    /// It does not begin with a piece.
    Piece,
    /// It has no destination.
    Destination,
    /// Text follows the move.
    TooLong,
    /// No such piece can go there.
    NoSuchMove,
    /// Several pieces can, and the text does not decide.
    Ambiguous,
    /// The only such move is illegal.
    Illegal(IllegalMoveReason),
}

/// The text of a move with English letters: `P-7f`.
///
/// ```
/// use komadai_records::notation::western;
/// use komadai_shogi::Position;
/// let mut position = Position::startpos();
/// for text in ["P-7f", "P-34", "Bx2b+", "Sx22", "B'45"] {
///     let mv = western::read(&position, text)?;
///     position.play(mv)?;
/// }
/// assert_eq!(western::format(&position, "4a5b".parse()?), "G4a-5b");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn format(position: &Position, mv: Move) -> String {
    format_with(position, mv, SquareStyle::Letters, &PieceLetters::ENGLISH)
}

/// The text of a move with a choice of squares and letters. The origin is included if
/// another piece of the kind attacks the destination, pinned or not.
pub fn format_with(
    position: &Position,
    mv: Move,
    squares: SquareStyle,
    letters: &PieceLetters,
) -> String {
    let mut text = String::new();
    let (color, to) = (position.turn(), mv.to());
    let piece = match mv.kind() {
        MoveKind::Normal { from, .. } => position.piece_at(from),
        MoveKind::Drop { kind, .. } => Some(Piece::new(color, kind.kind())),
    };
    if let Some(kind) = piece.map(Piece::kind) {
        if kind.is_promoted() {
            text.push('+');
        }
        text.push(letters.of(kind));
    }
    let Some(from) = mv.from() else {
        text.push('*');
        text.push_str(&named(to, squares));
        return text;
    };
    let others = piece.map(|piece| candidates(position, piece, to));
    if others.is_some_and(|mut others| others.any(|other| other != from)) {
        text.push_str(&named(from, squares));
    }
    text.push(if position.piece_at(to).is_some() {
        'x'
    } else {
        '-'
    });
    text.push_str(&named(to, squares));
    if mv.promotes() {
        text.push('+');
    } else if position.promotion(Origin::Board(from), to) != Promotion::Never {
        text.push('=');
    }
    text
}

fn named(square: Square, squares: SquareStyle) -> String {
    match squares {
        SquareStyle::Letters => square.to_string(),
        SquareStyle::Digits => format!("{}{}", square.file(), square.rank()),
    }
}

/// The squares of the pieces like this one that attack a square.
fn candidates(position: &Position, piece: Piece, to: Square) -> impl Iterator<Item = Square> {
    let occupied = position.occupied();
    let own: Vec<Square> = position
        .pieces_of(piece.color())
        .into_iter()
        .filter(|&from| position.piece_at(from) == Some(piece))
        .filter(|&from| attacks(piece, from, occupied).contains(to))
        .collect();
    own.into_iter()
}

/// Reads a move with English letters.
///
/// # Errors
/// When the text is not a move, not a legal one, or ambiguous.
pub fn read(position: &Position, text: &str) -> Result<Move, WesternMoveError> {
    read_with(position, text, &PieceLetters::ENGLISH)
}

/// Reads a move with the letters of a language. Squares may have letters or digits,
/// drops `*` or `'`, dragon and horse `D` and `H` too; the mark between the squares may
/// be missing.
///
/// # Errors
/// As [`read`].
pub fn read_with(
    position: &Position,
    text: &str,
    letters: &PieceLetters,
) -> Result<Move, WesternMoveError> {
    let parts = Parts::read(text.trim(), letters)?;
    let mv = match parts.mark {
        Some('*') => drop(&parts)?,
        _ => normal(position, &parts)?,
    };
    match position.check_legal(mv) {
        Ok(()) => Ok(mv),
        Err(why) => Err(WesternMoveError::Illegal(why)),
    }
}

/// The parts of a move's text.
struct Parts {
    kind: PieceKind,
    from: Option<Square>,
    /// The mark: `-`, `x` or `*`.
    mark: Option<char>,
    to: Square,
    promote: bool,
}

impl Parts {
    fn read(text: &str, letters: &PieceLetters) -> Result<Self, WesternMoveError> {
        let (is_promoted, rest) = match text.strip_prefix('+') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let mut after = rest.chars();
        let letter = after.next().ok_or(WesternMoveError::Piece)?;
        let kind = match (letters.kind(letter), letter) {
            (Some(kind), _) if is_promoted => kind.promoted(),
            (None, 'D' | 'd') => Some(PieceKind::Dragon),
            (None, 'H' | 'h') => Some(PieceKind::Horse),
            (kind, _) => kind,
        };
        let kind = kind.ok_or(WesternMoveError::Piece)?;
        let (first, rest) = square(after.as_str());
        let mut after = rest.chars();
        let mark = match after.clone().next() {
            Some('-') => Some('-'),
            Some('x' | 'X' | ':') => Some('x'),
            Some('*' | '\'' | '’') => Some('*'),
            _ => None,
        };
        if mark.is_some() {
            after.next();
        }
        let (second, rest) = square(after.as_str());
        let (from, to) = match (first, second) {
            (from, Some(to)) => (from, to),
            (Some(to), None) if mark.is_none() => (None, to),
            _ => return Err(WesternMoveError::Destination),
        };
        let promote = match rest {
            "+" => true,
            "" | "=" => false,
            _ => return Err(WesternMoveError::TooLong),
        };
        Ok(Self {
            kind,
            from,
            mark,
            to,
            promote,
        })
    }
}

/// The square at the start of a text, and the rest.
fn square(text: &str) -> (Option<Square>, &str) {
    let read = match text.as_bytes() {
        [file @ b'1'..=b'9', rank @ b'1'..=b'9', ..] => Square::new(file - b'0', rank - b'0'),
        [file @ b'1'..=b'9', rank @ b'a'..=b'i', ..] => Square::new(file - b'0', rank - b'a' + 1),
        _ => None,
    };
    match read {
        Some(_) => (read, &text[2..]),
        None => (None, text),
    }
}

fn drop(parts: &Parts) -> Result<Move, WesternMoveError> {
    let kind = parts.kind.in_hand().filter(|_| !parts.kind.is_promoted());
    match (kind, parts.from) {
        (Some(kind), None) => Ok(Move::new(MoveKind::Drop {
            kind,
            to: parts.to,
            promote: parts.promote,
        })),
        _ => Err(WesternMoveError::NoSuchMove),
    }
}

/// The legal one of all moves with these parts.
fn normal(position: &Position, parts: &Parts) -> Result<Move, WesternMoveError> {
    let color: Color = position.turn();
    let piece = Piece::new(color, parts.kind);
    let fits = |from: &Square| parts.from.is_none_or(|said| said == *from);
    let moves: Vec<Move> = candidates(position, piece, parts.to)
        .filter(fits)
        .map(|from| Move::normal(from, parts.to, parts.promote))
        .collect();
    let mut legal = moves.iter().filter(|&&mv| position.check_legal(mv).is_ok());
    match (legal.next(), legal.next(), &moves[..]) {
        (Some(&mv), None, _) | (None, _, &[mv]) => Ok(mv),
        (None, _, []) => Err(WesternMoveError::NoSuchMove),
        _ => Err(WesternMoveError::Ambiguous),
    }
}

impl fmt::Display for WesternMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Piece => f.write_str("a move begins with a piece such as P, or +R"),
            Self::Destination => f.write_str("a move ends with a square such as 7f"),
            Self::TooLong => f.write_str("only + or = may follow a move"),
            Self::NoSuchMove => f.write_str("no such piece can go there"),
            Self::Ambiguous => f.write_str("several such pieces can go there: say from where"),
            Self::Illegal(why) => why.fmt(f),
        }
    }
}

impl core::error::Error for WesternMoveError {}
