//! Every text of the page, typed: a missing text does not compile.
//!
//! A topic is what one screen or dialog says: `topics/play.rs` has the struct of its texts,
//! `en/play.rs`, `ja/play.rs` and so on their values. [`Text`] has one method per topic.
//! `format` has what is put together of texts and a state of the model: a move in notation,
//! the name of a player.
//!
//! English is in the program. Every other language is one file that is loaded when it
//! is chosen (`src/app/languages.rs`): [`register`] makes its [`Translations`] known.
//! What part of the English texts is in which file: see [`Text`].
#[macro_use]
mod topics;
#[macro_use]
mod translations;

mod capitalized;
mod en;
mod format;
pub mod it;
pub mod ja;
mod message;
mod reasons;
mod review;
pub mod ro;
pub mod sv;
#[cfg(test)]
mod tests;
mod text;
mod unbroken;

pub use capitalized::capitalized;
pub use format::*;
pub use message::Message;
pub use reasons::{ReasonLabels, reason, reason_labels};
pub use review::{ReviewText, review_text};
pub use text::Text;
pub use topics::*;
pub use translations::{EmbedTranslations, Translations, register, register_embed};
