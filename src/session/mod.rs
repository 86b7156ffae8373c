//! The state of a screen with a board, without a view: what is selected, the
//! game being played, how it is stored and how an address spells it.
mod address;
pub mod analysis;
mod caution;
mod claims;
mod digits;
pub mod editor;
pub mod embedded;
mod event;
mod facts;
pub mod form_urlencoded;
pub mod library;
mod look;
mod manner;
pub mod opponent;
mod pencil;
mod played_game;
mod record_of;
pub mod review;
mod rule_group;
mod scene;
mod seat;
mod selection;
mod settings;
mod setup;
mod snapshot;
#[cfg(all(test, not(target_family = "wasm")))]
mod tests;
mod warning;

pub use address::AddressError;
pub use caution::Caution;
pub use event::Event;
pub use facts::facts_of;
pub use look::{BoardKind, DragonFace, GoldFace, Lesser, Look, PieceSet};
pub use manner::{Habit, Manner};
pub use pencil::{Pencil, Stroke};
pub use played_game::{PlayedGame, Standing};
pub use record_of::record_of;
pub use rule_group::RuleGroup;
pub use scene::Scene;
pub use seat::{Computer, Pace, Seat};
pub use selection::{Ground, Intent, Place, Refusal, Response, Selection};
pub use settings::{Coordinates, KingStyle, Settings, SettingsError, Theme};
pub use setup::GameSetup;
pub use snapshot::{Snapshot, SnapshotError};
pub use warning::Warning;
