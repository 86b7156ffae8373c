use crate::NoticesText;

pub const TEXT: NoticesText = NoticesText {
    not_kept: "This browser cannot save your game. Reloading the page will lose it.",
    unreadable: "The stored game could not be read. It was set aside, and this is a new one.",
    earlier: "Another game is on the board. Your unfinished game has been saved.",
    back_to_earlier: "Back to my game",
    address_faults: "The link does not describe a game:",
    update_ready: "A new version is ready. Your game will continue.",
    update_busy: "A game is being played in another window. Load the new version when it is over.",
    update: "Load it",
    wait: "Later",
};
