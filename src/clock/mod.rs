//! Clock faces, the sounds of the clock, and the form for time controls.
mod announcer;
mod audio_unlock_notice;
mod beeps;
mod cue_timer;
mod face;
mod ticker;
mod time_control_form;
mod tones;

pub use announcer::ClockAnnouncer;
pub use audio_unlock_notice::AudioUnlockNotice;
pub use beeps::schedule_beeps;
pub use cue_timer::on_each_cue;
pub use face::ClockFace;
pub use ticker::Ticker;
pub use time_control_form::{TimeControlFields, TimeControlForm, preset_name};
pub use tones::cue_to_tone;
