//! All keys of local storage that the page uses, but for what a closing page leaves to the
//! library (`library/pending_writes.rs`).

pub const SETTINGS: &str = "komadai.settings";
/// The game on the board.
pub const GAME: &str = "komadai.game";
/// The time spent on its present turn since it was last kept.
pub const TURN_TIME: &str = "komadai.game.turn-time";
/// The unfinished game that another took the place of.
pub const EARLIER_GAME: &str = "komadai.game.earlier";
/// What stood under [`GAME`] and could not be read.
pub const UNREADABLE_GAME: &str = "komadai.game.unreadable";
/// What stood under [`SETTINGS`] and could not be read.
pub const UNREADABLE_SETTINGS: &str = "komadai.settings.unreadable";
/// What was chosen for analysis.
pub const ANALYSIS: &str = "komadai.analysis";
/// The clock for a board of wood.
pub const TABLE_CLOCK: &str = "komadai.clock";
/// The lessons that were offered during games.
pub const OFFERED_LESSONS: &str = "komadai.lessons.offered";
/// The game over a connection to another device.
pub const REMOTE_GAME: &str = "komadai.remote.live";
/// What stood under [`REMOTE_GAME`] and could not be read.
pub const UNREADABLE_REMOTE_GAME: &str = "komadai.remote.live.unreadable";
/// The games by messages.
pub const MESSAGE_GAMES: &str = "komadai.remote.messages";
/// How devices find each other: what differs from the built-in servers.
pub const REMOTE_SERVERS: &str = "komadai.remote.servers";
