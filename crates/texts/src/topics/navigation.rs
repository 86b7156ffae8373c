//! The main menu.

#[derive(Debug)]
pub struct NavigationText {
    /// The name of the menu.
    pub label: &'static str,
    /// The link over it, for the keyboard.
    pub skip: &'static str,
    pub home: &'static str,
    pub play: &'static str,
    pub learn: &'static str,
    pub problems: &'static str,
    pub games: &'static str,
    pub analyse: &'static str,
    /// A record that is open.
    pub record: &'static str,
    pub clock: &'static str,
    /// Games between two devices.
    pub remote: &'static str,
    /// Shows the rest of the menu on a phone.
    pub more: &'static str,
    /// Shows the menu where it is hidden.
    pub menu: &'static str,
    pub language: &'static str,
}
