//! Claims, offers and answers of a player.

use core::fmt;

use strum::{VariantArray, VariantNames};

use super::Outcome;
use crate::name_traits::named_enum;

/// An action of a player other than a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Claim {
    /// To resign, on one's own turn.
    Resign,
    /// To declare an entering-king win (or draw, with 24 points), on one's own
    /// turn. It loses if a condition fails.
    Declare,
    /// To ask for the points to be counted.
    #[strum(serialize = "ask_count")]
    RequestCount,
    /// To agree to the count.
    AgreeCount,
    /// To refuse the count.
    RefuseCount,
    /// To offer a draw, or an early end by repetition.
    OfferDraw,
    /// To accept the offered draw.
    AcceptDraw,
    /// To refuse the offered draw.
    RefuseDraw,
    /// To point out an illegal move.
    PointOut,
    /// To take back the illegal move that was pointed out.
    TakeBack,
}

named_enum!(Claim);

/// Why a claim was refused. The game is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClaimError {
    /// The game has ended.
    Over(Outcome),
    /// This side may not make the claim now under these rules.
    NotNow,
    /// No illegal move has been made.
    NoIllegalMove,
}

impl fmt::Display for ClaimError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over(outcome) => write!(f, "the game is over: {outcome}"),
            Self::NotNow => f.write_str("this cannot be claimed now"),
            Self::NoIllegalMove => f.write_str("no illegal move has been made"),
        }
    }
}

impl core::error::Error for ClaimError {}
