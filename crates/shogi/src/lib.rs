//! Shogi, Japanese chess: the rules of a move, positions and their notation,
//! games and clocks. No web, no I/O, no threads: what time it is and where a
//! text comes from is said by the caller.
//!
//! ```
//! use shogi::{Move, Position};
//!
//! let mut position = Position::startpos();
//! assert_eq!(position.legal_moves().len(), 30);
//! position.play("7g7f".parse()?)?;
//! let reason = position.play("7g7f".parse()?).unwrap_err();
//! assert_eq!(reason.to_string(), "there is no piece on 7g");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod attacks;
mod bitboard;
pub mod clock;
mod color;
mod fault;
mod game;
mod hand;
mod handicap;
mod insertion_sort;
mod legality;
mod movegen;
mod moves;
mod named;
pub mod notation;
mod perft;
mod piece;
mod position;
pub mod record;
pub mod search;
mod setup;
mod square;
pub mod tsume;
mod zobrist;

pub use attacks::attacks;
pub use bitboard::{Bitboard, Squares};
pub use color::{ByColor, Color};
pub use fault::{Fault, Faults};
pub use game::{
    AfterDraw, Agreement, AllPiecesIn, Audit, Breach, BreachReason, Claim, ClaimError, Condition,
    ConditionKind, CountBy, Declaration, EndReason, Foul, FoulAfterResignation, Game, GameError,
    GameRules, IllegalMovePolicy, Impasse, ImpasseRule, ImpasseSide, ImpasseVerdict, KingsEntered,
    Outcome, Played, Ply, RecordEnd, Repetition, ReplayTime, RuleError, RuleKey, RulesPreset,
    Status, TryRule, replay_controls,
};
pub use hand::Hand;
pub use handicap::Handicap;
pub use legality::{IllegalMove, Promotion};
pub use movegen::MoveList;
pub use moves::{Move, MoveKind, Origin};
pub use notation::usi::ParseMoveError;
pub use perft::{perft, perft_unbulked};
pub use piece::{HandKind, Piece, PieceKind};
pub use position::{MoveDelta, Position};
pub use setup::{Applied, ApplyError, Setup, Strictness};
pub use square::{ParseSquareError, Square};

use notation::sfen;
