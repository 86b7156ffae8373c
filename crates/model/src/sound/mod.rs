//! What is heard, spoken and felt, without a device for it.
mod note;
mod spoken;
mod tones;
mod vibration;

pub use note::{ClockMapping, ContextSpan, Note, Timbre};
pub use spoken::{counts_aloud, is_voice_of};
pub use tones::cue_to_tone;
pub use vibration::vibration_ms;
