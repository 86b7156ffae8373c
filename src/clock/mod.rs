//! The clock faces, cues turned into sound, and the form for times.
mod announcer;
mod audio_unlock_notice;
mod beeps;
mod cue_timer;
mod face;
mod ticker;
mod time_control_form;
mod tones;

pub use announcer::ClockAnnouncer;
pub use audio_unlock_notice::SoundNotice;
pub use beeps::sound_cues;
pub use cue_timer::when_due;
pub use face::ClockFace;
pub use ticker::Ticker;
pub use time_control_form::{TimeDraft, TimeFields};
pub use tones::note;
