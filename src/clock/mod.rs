//! The sounds of the clock, and the form for time controls.
mod announcer;
mod audio_unlock_notice;
mod beeps;
mod cue_timer;
mod time_control_form;

pub use announcer::ClockAnnouncer;
pub use audio_unlock_notice::AudioUnlockNotice;
pub use beeps::schedule_beeps;
pub use cue_timer::on_each_cue;
pub use time_control_form::{TimeControlFields, TimeControlForm, preset_name};
