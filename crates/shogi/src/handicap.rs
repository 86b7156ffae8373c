//! The traditional handicaps.

use crate::{Color, Position, Setup, Square, name_traits::name_traits, sfen::STARTPOS};

/// The traditional handicaps: the pieces that White, the giver, plays without. White
/// moves first except in the even game.
///
/// ```
/// use komadai_shogi::Handicap;
/// assert_eq!(
///     Handicap::TwoPieces.sfen(),
///     "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Handicap {
    /// 平手: no handicap.
    Even,
    /// 香落ち: the left lance (1a).
    Lance,
    /// 右香落ち: the right lance (9a).
    RightLance,
    /// 両香落ち: both lances.
    BothLances,
    /// 角落ち: the bishop.
    Bishop,
    /// 飛車落ち: the rook.
    Rook,
    /// 飛香落ち: the rook and the left lance.
    RookLance,
    /// 二枚落ち: rook and bishop.
    TwoPieces,
    /// 三枚落ち: rook, bishop and the left lance. Some programs take the right lance, so a
    /// record should have the board.
    ThreePieces,
    /// 四枚落ち: rook, bishop and both lances.
    FourPieces,
    /// 五枚落ち: as four pieces, and the right knight (8a).
    FivePieces,
    /// 左五枚落ち: as four pieces, and the left knight (2a).
    LeftFivePieces,
    /// 六枚落ち: as four pieces, and both knights.
    SixPieces,
    /// 右七枚落ち: as six pieces, and the right silver (7a).
    RightSevenPieces,
    /// 左七枚落ち: as six pieces, and the left silver (3a).
    LeftSevenPieces,
    /// 八枚落ち: as six pieces, and both silvers.
    EightPieces,
    /// 九枚落ち: as eight pieces, and the right gold (6a).
    NinePieces,
    /// 十枚落ち: all but king and pawns.
    TenPieces,
    /// 歩三兵: all but the king, with three pawns in hand.
    ThreePawns,
    /// 裸玉: all but the king.
    NakedKing,
}

impl Handicap {
    /// All handicaps, from none to the largest.
    pub const ALL: [Self; 20] = [
        Self::Even,
        Self::Lance,
        Self::RightLance,
        Self::BothLances,
        Self::Bishop,
        Self::Rook,
        Self::RookLance,
        Self::TwoPieces,
        Self::ThreePieces,
        Self::FourPieces,
        Self::FivePieces,
        Self::LeftFivePieces,
        Self::SixPieces,
        Self::RightSevenPieces,
        Self::LeftSevenPieces,
        Self::EightPieces,
        Self::NinePieces,
        Self::TenPieces,
        Self::ThreePawns,
        Self::NakedKing,
    ];

    /// The SFEN of the start position.
    #[must_use]
    pub const fn sfen(self) -> &'static str {
        macro_rules! white {
            ($first:literal, $second:literal) => {
                white!($first, $second, "ppppppppp", "-")
            };
            ($first:literal, $second:literal, $third:literal, $hand:literal) => {
                concat!(
                    $first,
                    "/",
                    $second,
                    "/",
                    $third,
                    "/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w ",
                    $hand,
                    " 1"
                )
            };
        }
        match self {
            Self::Even => STARTPOS,
            Self::Lance => white!("lnsgkgsn1", "1r5b1"),
            Self::RightLance => white!("1nsgkgsnl", "1r5b1"),
            Self::BothLances => white!("1nsgkgsn1", "1r5b1"),
            Self::Bishop => white!("lnsgkgsnl", "1r7"),
            Self::Rook => white!("lnsgkgsnl", "7b1"),
            Self::RookLance => white!("lnsgkgsn1", "7b1"),
            Self::TwoPieces => white!("lnsgkgsnl", "9"),
            Self::ThreePieces => white!("lnsgkgsn1", "9"),
            Self::FourPieces => white!("1nsgkgsn1", "9"),
            Self::FivePieces => white!("2sgkgsn1", "9"),
            Self::LeftFivePieces => white!("1nsgkgs2", "9"),
            Self::SixPieces => white!("2sgkgs2", "9"),
            Self::RightSevenPieces => white!("3gkgs2", "9"),
            Self::LeftSevenPieces => white!("2sgkg3", "9"),
            Self::EightPieces => white!("3gkg3", "9"),
            Self::NinePieces => white!("4kg3", "9"),
            Self::TenPieces => white!("4k4", "9"),
            Self::ThreePawns => white!("4k4", "9", "9", "3p"),
            Self::NakedKing => white!("4k4", "9", "9", "-"),
        }
    }

    /// The name for URLs and forms, such as `two-pieces`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Even => "even",
            Self::Lance => "lance",
            Self::RightLance => "right-lance",
            Self::BothLances => "both-lances",
            Self::Bishop => "bishop",
            Self::Rook => "rook",
            Self::RookLance => "rook-lance",
            Self::TwoPieces => "two-pieces",
            Self::ThreePieces => "three-pieces",
            Self::FourPieces => "four-pieces",
            Self::FivePieces => "five-pieces",
            Self::LeftFivePieces => "left-five-pieces",
            Self::SixPieces => "six-pieces",
            Self::RightSevenPieces => "right-seven-pieces",
            Self::LeftSevenPieces => "left-seven-pieces",
            Self::EightPieces => "eight-pieces",
            Self::NinePieces => "nine-pieces",
            Self::TenPieces => "ten-pieces",
            Self::ThreePawns => "three-pawns",
            Self::NakedKing => "naked-king",
        }
    }

    /// The handicap with a [`Handicap::name`].
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|handicap| handicap.name() == name)
    }

    /// Whether `start` is the start of a handicap game, traditional or not: Black has
    /// all its pieces on their squares, and White lacks some.
    #[must_use]
    pub fn is_start(start: &Position) -> bool {
        let full = Self::Even.setup();
        let mut missing = false;
        let fits = Square::all().all(|square| match start.piece_at(square) {
            Some(piece) => full.piece_at(square) == Some(piece),
            None => full.piece_at(square).is_none_or(|piece| {
                missing = true;
                piece.color() == Color::White
            }),
        });
        fits && missing && start.hand(Color::Black).is_empty()
    }

    /// The start position as a setup.
    #[must_use]
    pub fn setup(self) -> Setup {
        Setup::from_sfen(self.sfen()).unwrap_or_else(|_| panic!("no handicap is a fault"))
    }
}

name_traits!(Handicap);
