//! Clock faces, the sounds of the clock, and the form for time controls.
#[cfg(not(feature = "embed"))]
mod announcer;
#[cfg(not(feature = "embed"))]
mod audio_unlock_notice;
#[cfg(not(feature = "embed"))]
mod beeps;
#[cfg(not(feature = "embed"))]
mod cue_timer;
mod face;
mod ticker;
#[cfg(not(feature = "embed"))]
mod time_control_form;

#[cfg(not(feature = "embed"))]
pub use announcer::ClockAnnouncer;
#[cfg(not(feature = "embed"))]
pub use audio_unlock_notice::AudioUnlockNotice;
#[cfg(not(feature = "embed"))]
pub use beeps::schedule_beeps;
#[cfg(not(feature = "embed"))]
pub use cue_timer::on_each_cue;
pub use face::ClockFace;
pub use ticker::Ticker;
#[cfg(not(feature = "embed"))]
pub use time_control_form::{TimeControlFields, TimeControlForm, preset_name};
