//! What the page shares with its screens, as contexts of the whole page.
use leptos::prelude::*;

use komadai_model::{GameOptions, PlayedGame, Settings};
use komadai_web::{audio::AudioOut, drop_paste::DroppedData, tab_lock::Ownership};

/// Provides the reader's settings to everything below.
pub fn provide_settings(settings: RwSignal<Settings>) {
    provide_context(settings);
}

/// The settings that [`provide_settings`] has provided.
pub fn use_settings() -> RwSignal<Settings> {
    expect_context()
}

/// Provides the page's sound to everything below.
pub fn provide_audio(audio: AudioOut) {
    provide_context(audio);
}

/// The sound that [`provide_audio`] has provided.
pub fn use_audio() -> AudioOut {
    expect_context()
}

/// The game of the play screen, for the other screens.
#[derive(Clone, Copy, Debug)]
pub struct CurrentGame {
    pub game: Signal<PlayedGame>,
    /// When it was put on the board, in milliseconds since 1970; 0 if no game was yet.
    pub started_at: StoredValue<u64>,
    /// Which tab it belongs to.
    pub ownership: Signal<Ownership>,
    /// Takes it from the tab that has it.
    pub take_over: Callback<()>,
    /// Holds its clock while another clock is used. With a player at another device it goes on.
    pub hold_clock: Callback<()>,
    /// Puts another game on the board and shows it. An unfinished one is kept.
    pub begin: Callback<GameOptions>,
    /// Shows the play screen with the form for a new game.
    pub set_up: Callback<()>,
    /// The game that the form was filled in with for somebody at another device.
    pub remote_offer: RwSignal<Option<GameOptions>>,
    /// Shows the game with another device on the play screen.
    pub show_remote: Callback<()>,
}

/// Provides the game of the play screen to everything below.
pub fn provide_current_game(game: CurrentGame) {
    provide_context(game);
}

/// The game that [`provide_current_game`] has provided.
pub fn use_current_game() -> CurrentGame {
    expect_context()
}

/// What was chosen, dropped or pasted on another screen for the record screen to open.
pub type RecordToOpen = RwSignal<Option<DroppedData>>;

/// Provides the record to open to everything below.
pub fn provide_record_to_open() {
    provide_context(RecordToOpen::new(None));
}

/// The record to open that [`provide_record_to_open`] has provided.
pub fn use_record_to_open() -> RecordToOpen {
    expect_context()
}
