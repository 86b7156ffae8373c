//! The clock faces, cues turned into sound, and the form for times.
mod announcer;
mod due;
mod face;
mod notice;
mod sound;
mod ticker;
mod time_draft;
mod voice;

pub use announcer::ClockAnnouncer;
pub use due::when_due;
pub use face::ClockFace;
pub use notice::SoundNotice;
pub use sound::sound_cues;
pub use ticker::Ticker;
pub use time_draft::{TimeDraft, time_fields};
pub use voice::note;
