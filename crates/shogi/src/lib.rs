//! Shogi (Japanese chess): positions, games, their rules and clocks.
//!
//! The crate is `no_std` with `alloc`. It does no I/O and has no clock, no threads and no
//! global state: the caller passes in texts and the time.
//!
//! | item | content |
//! |---|---|
//! | [`Square`], [`Piece`], [`Hand`], [`Move`], [`Bitboard`] | the vocabulary |
//! | [`Setup`] | any arrangement of pieces; a valid one is a [`Position`] |
//! | [`Position`] | legal moves, and why others are illegal |
//! | [`Game`], [`GameRules`], [`Audit`] | a game, its rules and its result; the check of a finished game |
//! | [`clock`] | time controls and the game clock |
//! | [`attacks`](mod@attacks) | the squares that pieces attack; lines between squares |
//! | [`LegalTargets`], [`PieceGroup`] | for writing a search |
//!
//! Records of games and their formats are the crate
//! [`komadai-records`](https://docs.rs/komadai-records), the engine and the mate solver
//! [`komadai-search`](https://docs.rs/komadai-search).
//!
//! A position plays legal moves and explains why others are illegal:
//!
//! ```
//! use komadai_shogi::Position;
//!
//! let mut position = Position::startpos();
//! assert_eq!(position.legal_moves().len(), 30);
//! position.play("7g7f".parse()?)?;
//! let reason = position.play("7g7f".parse()?).unwrap_err();
//! assert_eq!(reason.to_string(), "there is no piece on 7g");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A game adds the history, the rules of the organizer and the result:
//!
//! ```
//! use komadai_shogi::{EndReason, Game, GameRules, Position};
//!
//! let rules: GameRules = "professional,move-limit=300".parse()?;
//! let mut game = Game::with_rules(Position::startpos(), rules);
//! game.play("7g7f".parse()?)?;
//! let outcome = game.resign()?;
//! assert_eq!(outcome.reason, EndReason::Resignation);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Features
//!
//! None is on by default.
//!
//! - `serde`: `Serialize` and `Deserialize` for [`Color`], [`GameRules`], [`Move`],
//!   [`Position`], [`Setup`] and [`Square`], as the strings that they print and parse.
//! - `small`: a smaller program that is slower, for pages that do not search: what tables
//!   hold is computed each time.

#![cfg_attr(not(test), no_std)]
#![warn(missing_docs, clippy::must_use_candidate)]

#[macro_use]
extern crate alloc;

pub mod attacks;
mod bitboard;
pub mod clock;
mod color;
mod game;
mod hand;
mod handicap;
mod legality;
mod movegen;
mod moves;
mod name_traits;
mod perft;
mod piece;
mod position;
mod position_error;
#[cfg(feature = "serde")]
mod serde_text;
mod setup;
mod sfen;
mod square;
mod usi_move;
mod zobrist;

pub use attacks::attacks;
pub use bitboard::{Bitboard, Squares};
pub use color::{ByColor, Color};
pub use game::{
    AfterDraw, AllPiecesEntered, Audit, Claim, ClaimError, ClaimedEnd, Condition, ConditionKind,
    Declaration, EndReason, EnteredKings, Game, GameError, GameRules, IllegalMoveAfterResignation,
    IllegalMovePolicy, IllegalPly, Impasse, ImpasseRule, ImpasseSide, ImpasseVerdict, Outcome,
    PlayedPly, PointCountConsent, PointCountRule, RematchTime, Repetition, RuleError, RuleKey,
    RulesPreset, Status, TryRule, Violation, ViolationReason, rematch_time_controls,
};
pub use hand::Hand;
pub use handicap::Handicap;
pub use legality::{IllegalMoveReason, Promotion};
pub use movegen::{LegalTargets, MoveList};
pub use moves::{Move, MoveKind, Origin, Ply};
pub use name_traits::UnknownName;
pub use perft::{perft, perft_unbulked};
pub use piece::{HandKind, Piece, PieceKind};
pub use position::{MoveDelta, PieceGroup, Position};
pub use position_error::{PositionError, PositionErrors};
pub use setup::{AppliedMove, ApplyError, Setup, Strictness};
pub use square::{ParseSquareError, Square};
pub use usi_move::ParseMoveError;

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
