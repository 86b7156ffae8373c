//! The clock faces, and cues turned into sound.
mod announcer;
mod due;
mod face;
mod notice;
mod sound;
mod ticker;
mod voice;

pub use announcer::ClockAnnouncer;
pub use due::when_due;
pub use face::ClockFace;
pub use notice::SoundNotice;
pub use sound::sound_cues;
pub use ticker::Ticker;
pub use voice::note;
