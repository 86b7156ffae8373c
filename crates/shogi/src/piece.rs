//! Kinds of pieces, and pieces of a side.

use core::{fmt, num::NonZeroU8};

use crate::{Color, Square};

/// The fourteen kinds of pieces, promoted ones included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum PieceKind {
    /// 歩: one square ahead.
    Pawn = 0,
    /// 香: any number of squares ahead.
    Lance = 1,
    /// 桂: two squares ahead and one aside; it jumps.
    Knight = 2,
    /// 銀: one square ahead or diagonally.
    Silver = 3,
    /// 金: one square in any direction but diagonally back.
    Gold = 4,
    /// 角: any number of squares diagonally.
    Bishop = 5,
    /// 飛: any number of squares along file or rank.
    Rook = 6,
    /// 玉: one square in any direction.
    King = 7,
    /// と, the promoted pawn: as a gold.
    Tokin = 8,
    /// 成香: as a gold.
    ProLance = 9,
    /// 成桂: as a gold.
    ProKnight = 10,
    /// 成銀: as a gold.
    ProSilver = 11,
    /// 馬, the promoted bishop: as bishop and king.
    Horse = 13,
    /// 龍, the promoted rook: as rook and king.
    Dragon = 14,
}

impl PieceKind {
    /// Every kind, unpromoted ones first.
    pub const ALL: [Self; 14] = [
        Self::Pawn,
        Self::Lance,
        Self::Knight,
        Self::Silver,
        Self::Gold,
        Self::Bishop,
        Self::Rook,
        Self::King,
        Self::Tokin,
        Self::ProLance,
        Self::ProKnight,
        Self::ProSilver,
        Self::Horse,
        Self::Dragon,
    ];

    /// Whether the kind is promoted.
    #[inline]
    #[must_use]
    pub const fn is_promoted(self) -> bool {
        self as u8 >= Self::Tokin as u8
    }

    /// The promoted kind; `None` for gold, king and promoted kinds.
    #[inline]
    #[must_use]
    pub const fn promoted(self) -> Option<Self> {
        match self {
            Self::Pawn => Some(Self::Tokin),
            Self::Lance => Some(Self::ProLance),
            Self::Knight => Some(Self::ProKnight),
            Self::Silver => Some(Self::ProSilver),
            Self::Bishop => Some(Self::Horse),
            Self::Rook => Some(Self::Dragon),
            _ => None,
        }
    }

    /// The unpromoted kind; itself if it is not promoted.
    #[inline]
    #[must_use]
    pub const fn unpromoted(self) -> Self {
        match self {
            Self::Tokin => Self::Pawn,
            Self::ProLance => Self::Lance,
            Self::ProKnight => Self::Knight,
            Self::ProSilver => Self::Silver,
            Self::Horse => Self::Bishop,
            Self::Dragon => Self::Rook,
            kind => kind,
        }
    }

    /// The kind in hand after a capture; `None` for a king.
    #[inline]
    #[must_use]
    pub const fn in_hand(self) -> Option<HandKind> {
        match self.unpromoted() {
            Self::Pawn => Some(HandKind::Pawn),
            Self::Lance => Some(HandKind::Lance),
            Self::Knight => Some(HandKind::Knight),
            Self::Silver => Some(HandKind::Silver),
            Self::Gold => Some(HandKind::Gold),
            Self::Bishop => Some(HandKind::Bishop),
            Self::Rook => Some(HandKind::Rook),
            _ => None,
        }
    }

    /// The number of these pieces in a set, promoted or not.
    #[must_use]
    pub const fn set_count(self) -> u8 {
        match self.unpromoted() {
            Self::Pawn => 18,
            Self::Bishop | Self::Rook | Self::King => 2,
            _ => 4,
        }
    }

    /// The number of last ranks from which the kind could never move: one for pawn and
    /// lance, two for the knight, none for others.
    #[inline]
    #[must_use]
    pub const fn immobile_ranks(self) -> u8 {
        match self {
            Self::Pawn | Self::Lance => 1,
            Self::Knight => 2,
            _ => 0,
        }
    }

    /// Whether a piece of this kind and side could never move from `square` (行き所のない駒).
    #[inline]
    #[must_use]
    pub const fn has_no_move_from(self, color: Color, square: Square) -> bool {
        square.relative_rank(color) <= self.immobile_ranks()
    }

    /// The SFEN name in upper case, with `+` for a promoted face.
    #[must_use]
    pub const fn to_sfen(self) -> &'static str {
        match self {
            Self::Pawn => "P",
            Self::Lance => "L",
            Self::Knight => "N",
            Self::Silver => "S",
            Self::Gold => "G",
            Self::Bishop => "B",
            Self::Rook => "R",
            Self::King => "K",
            Self::Tokin => "+P",
            Self::ProLance => "+L",
            Self::ProKnight => "+N",
            Self::ProSilver => "+S",
            Self::Horse => "+B",
            Self::Dragon => "+R",
        }
    }

    /// The unpromoted kind of an upper-case SFEN letter.
    #[must_use]
    pub const fn from_sfen_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'P' => Self::Pawn,
            'L' => Self::Lance,
            'N' => Self::Knight,
            'S' => Self::Silver,
            'G' => Self::Gold,
            'B' => Self::Bishop,
            'R' => Self::Rook,
            'K' => Self::King,
            _ => return None,
        })
    }

    /// The English name: `pawn`, `promoted lance`, `horse` and so on.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pawn => "pawn",
            Self::Lance => "lance",
            Self::Knight => "knight",
            Self::Silver => "silver",
            Self::Gold => "gold",
            Self::Bishop => "bishop",
            Self::Rook => "rook",
            Self::King => "king",
            Self::Tokin => "tokin",
            Self::ProLance => "promoted lance",
            Self::ProKnight => "promoted knight",
            Self::ProSilver => "promoted silver",
            Self::Horse => "horse",
            Self::Dragon => "dragon",
        }
    }
}

impl fmt::Display for PieceKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The seven kinds of pieces in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum HandKind {
    /// 歩: pawn.
    Pawn = 0,
    /// 香: lance.
    Lance = 1,
    /// 桂: knight.
    Knight = 2,
    /// 銀: silver.
    Silver = 3,
    /// 金: gold.
    Gold = 4,
    /// 角: bishop.
    Bishop = 5,
    /// 飛: rook.
    Rook = 6,
}

impl HandKind {
    /// All kinds in the order of SFEN: rook first.
    pub const ALL: [Self; 7] = [
        Self::Rook,
        Self::Bishop,
        Self::Gold,
        Self::Silver,
        Self::Knight,
        Self::Lance,
        Self::Pawn,
    ];

    /// The kind on the board.
    #[inline]
    #[must_use]
    pub const fn kind(self) -> PieceKind {
        match self {
            Self::Pawn => PieceKind::Pawn,
            Self::Lance => PieceKind::Lance,
            Self::Knight => PieceKind::Knight,
            Self::Silver => PieceKind::Silver,
            Self::Gold => PieceKind::Gold,
            Self::Bishop => PieceKind::Bishop,
            Self::Rook => PieceKind::Rook,
        }
    }
}

impl From<HandKind> for PieceKind {
    fn from(kind: HandKind) -> Self {
        kind.kind()
    }
}

impl fmt::Display for HandKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind().name())
    }
}

/// A piece of one side, in one byte (so is `Option<Piece>`).
///
/// ```
/// use komadai_shogi::{Color, Piece, PieceKind};
/// let piece = Piece::new(Color::White, PieceKind::Dragon);
/// assert_eq!(piece.to_string(), "+r");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Piece(NonZeroU8);

impl Piece {
    const TAG: u8 = 32;

    /// The piece of `kind` that belongs to `color`.
    #[inline]
    #[must_use]
    pub const fn new(color: Color, kind: PieceKind) -> Self {
        match NonZeroU8::new(Self::TAG | (color as u8) << 4 | kind as u8) {
            Some(code) => Self(code),
            None => unreachable!(),
        }
    }

    /// The side of the piece.
    #[inline]
    #[must_use]
    pub const fn color(self) -> Color {
        if self.0.get() & 16 == 0 {
            Color::Black
        } else {
            Color::White
        }
    }

    /// The kind of the piece.
    #[inline]
    #[must_use]
    pub const fn kind(self) -> PieceKind {
        /// By the low four bits; two codes are unused.
        const KINDS: [PieceKind; 16] = [
            PieceKind::Pawn,
            PieceKind::Lance,
            PieceKind::Knight,
            PieceKind::Silver,
            PieceKind::Gold,
            PieceKind::Bishop,
            PieceKind::Rook,
            PieceKind::King,
            PieceKind::Tokin,
            PieceKind::ProLance,
            PieceKind::ProKnight,
            PieceKind::ProSilver,
            PieceKind::Gold,
            PieceKind::Horse,
            PieceKind::Dragon,
            PieceKind::King,
        ];
        KINDS[(self.0.get() & 15) as usize]
    }

    /// The promoted piece; itself if it does not promote.
    #[inline]
    #[must_use]
    pub const fn promoted(self) -> Self {
        match self.kind().promoted() {
            Some(kind) => Self::new(self.color(), kind),
            None => self,
        }
    }

    /// An index for tables, below 32 and unique for each piece.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0.get() & 31) as usize
    }
}

impl fmt::Display for Piece {
    /// Writes the SFEN letter: upper case for Black, lower case for White.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.color() {
            Color::Black => f.write_str(self.kind().to_sfen()),
            Color::White => f.write_str(&self.kind().to_sfen().to_ascii_lowercase()),
        }
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
