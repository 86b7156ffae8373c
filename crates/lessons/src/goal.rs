//! What the reader is to do in a step.

use core::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use shogi::{
    Bitboard, Color, GameRules, HandKind, Impasse, Move, Origin, Piece, PieceKind, Position,
    Square, attacks,
};

use crate::{Words, text_codec};

/// The goal of a step. [`Goal::judge`](crate::Goal::judge) decides whether it is reached.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// To read, and to step through the moves if there are any.
    Read { moves: Words<Move> },
    /// To play one of the lines to its end: the reader's moves and the replies, in turn.
    Move { answers: Vec<Words<Move>> },
    /// To move onto all these squares; the other side passes. `moves` is the fewest that
    /// it takes; more are allowed.
    Stars { stars: Words<Square>, moves: usize },
    /// To take the piece on a square, with any piece.
    Capture {
        #[serde(with = "text_codec::display")]
        square: Square,
    },
    /// To give check.
    Check,
    /// To get out of check: by one of these moves, or by any if there are none.
    Evade { answers: Words<Move> },
    /// To mate by checks in so many plies; the mate solver defends. Futile interpositions do
    /// not count: where nothing else is left, it is mate.
    Mate { plies: usize },
    /// To make a move after which the other side has no mate by checks in so many plies.
    Survive { plies: usize },
    /// To move in so many seconds: one of these moves, or any legal one if there are none.
    Clock {
        seconds: u32,
        #[serde(default, skip_serializing_if = "Words::is_empty")]
        answers: Words<Move>,
    },
    /// To mark squares.
    Select(Selection),
    /// To say who has won a game by these rules after these moves, and what follows them.
    Winner {
        moves: Words<Move>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        end: Option<GameEnd>,
        #[serde(with = "text_codec::display")]
        rules: GameRules,
        answer: Winner,
    },
    /// To count a side's points as in an impasse.
    Points {
        #[serde(with = "text_codec::display")]
        side: Color,
        of: CountedPieces,
        answer: u8,
    },
    /// To choose all the right ones of some answers in words, counted from 1.
    Choose { right: Vec<usize> },
}

/// Squares that the reader is to mark.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Selection {
    #[serde(with = "text_codec::display")]
    pub piece: SelectedPiece,
    pub squares: Words<Square>,
    /// Whether the squares are those that the rules forbid, and not the legal ones.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub illegal: bool,
    /// The squares that can be marked; all of the board if there are none.
    #[serde(default, skip_serializing_if = "Words::is_empty")]
    pub among: Words<Square>,
}

/// The piece whose moves are asked for: on a square (`7g`), or in the hand of the side to
/// move (`P*`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SelectedPiece {
    Board(Square),
    Hand(HandKind),
}

/// What the side to move does after the moves, or what happens to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameEnd {
    /// It resigns.
    Resign,
    /// Its time is over.
    Time,
    /// It declares an impasse.
    Declare,
    /// It asks for the points to be counted, and the other side agrees.
    Count,
}

/// How a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Winner {
    Black,
    White,
    /// It is a draw, after which a new game is played.
    Replay,
    /// It goes on.
    Continues,
}

/// Which pieces an impasse counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CountedPieces {
    /// All on the board and in hand: a count by agreement.
    All,
    /// Those in the promotion zone and in hand: a declaration.
    Zone,
}

impl Goal {
    /// Whether the reader gives an answer that is then checked.
    pub const fn is_answered(&self) -> bool {
        matches!(
            self,
            Self::Select(_) | Self::Choose { .. } | Self::Winner { .. } | Self::Points { .. }
        )
    }

    /// Whether the reader moves pieces to reach it.
    pub const fn is_reached_by_moves(&self) -> bool {
        match self {
            Self::Move { .. }
            | Self::Stars { .. }
            | Self::Capture { .. }
            | Self::Check
            | Self::Evade { .. }
            | Self::Mate { .. }
            | Self::Survive { .. }
            | Self::Clock { .. } => true,
            Self::Read { .. }
            | Self::Select(_)
            | Self::Winner { .. }
            | Self::Points { .. }
            | Self::Choose { .. } => false,
        }
    }
}

impl Winner {
    pub const ALL: [Self; 4] = [Self::Black, Self::White, Self::Replay, Self::Continues];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::White => "white",
            Self::Replay => "replay",
            Self::Continues => "continues",
        }
    }

    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|winner| winner.name() == name)
    }
}

impl GameEnd {
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "resign" => Some(Self::Resign),
            "time" => Some(Self::Time),
            "declare" => Some(Self::Declare),
            "count" => Some(Self::Count),
            _ => None,
        }
    }
}

impl CountedPieces {
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "all" => Some(Self::All),
            "zone" => Some(Self::Zone),
            _ => None,
        }
    }

    /// The points of a side.
    pub fn points(self, position: &Position, side: Color) -> u8 {
        let side = &Impasse::new(position, Default::default()).sides[side];
        match self {
            Self::All => side.total_points,
            Self::Zone => side.zone_points,
        }
    }
}

impl Selection {
    /// The squares that are to be marked, by the rules. For illegal ones: empty squares where
    /// the piece may not be dropped, or squares in its reach where it may not go.
    pub fn by_rules(&self, position: &Position) -> Bitboard {
        let among: Bitboard = match self.among.is_empty() {
            true => Square::all().collect(),
            false => self.among.iter().copied().collect(),
        };
        let us = position.turn();
        let legal = position.destinations(self.piece.origin(us));
        if !self.illegal {
            return legal & among;
        }
        let reach = match self.piece {
            SelectedPiece::Hand(_) => Square::all().collect::<Bitboard>() - position.occupied(),
            SelectedPiece::Board(square) => match position.piece_at(square) {
                Some(piece) => attacks(piece, square, position.occupied()) - position.pieces_of(us),
                None => Bitboard::EMPTY,
            },
        };
        (reach - legal) & among
    }
}

impl SelectedPiece {
    pub const fn origin(self, side: Color) -> Origin {
        match self {
            Self::Board(square) => Origin::Board(square),
            Self::Hand(kind) => Origin::Hand(side, kind),
        }
    }
}

impl fmt::Display for SelectedPiece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board(square) => square.fmt(f),
            Self::Hand(kind) => write!(f, "{}*", Piece::new(Color::Black, kind.kind())),
        }
    }
}

/// The text is not a piece on a square or in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSelectedPieceError;

impl fmt::Display for ParseSelectedPieceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a piece is its square, such as 7g, or its letter and a star, such as P*")
    }
}

impl FromStr for SelectedPiece {
    type Err = ParseSelectedPieceError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Ok(square) = Square::from_usi(text) {
            return Ok(Self::Board(square));
        }
        let mut letters = text.chars();
        let kind = letters.next().and_then(PieceKind::from_sfen_letter);
        let kind = kind.and_then(PieceKind::in_hand);
        match (kind, letters.as_str()) {
            (Some(kind), "*") => Ok(Self::Hand(kind)),
            _ => Err(ParseSelectedPieceError),
        }
    }
}
