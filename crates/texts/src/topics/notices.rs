//! Notices above the board: a game that could not be kept, a new version of the page.

#[derive(Debug)]
pub struct NoticesText {
    pub not_kept: &'static str,
    pub unreadable: &'static str,
    /// Another game took the place of an unfinished one.
    pub earlier: &'static str,
    pub back_to_earlier: &'static str,
    pub address_faults: &'static str,
    pub update_ready: &'static str,
    /// A game is being played in another window.
    pub update_busy: &'static str,
    pub update: &'static str,
    /// The button that postpones the update.
    pub wait: &'static str,
}
