//! The screens: home, the course, the problems, the game, games between two devices, a
//! record, the saved games, and the clock for a physical board; and the settings, which all of them share.
pub mod games;
pub mod home;
pub mod learn;
pub mod play;
pub mod problems;
pub mod record;
pub mod remote;
pub mod settings;
pub mod timer;
