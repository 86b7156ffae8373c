use crate::i18n::notices::NoticesText;

pub const TEXT: NoticesText = NoticesText {
    not_kept: "This browser cannot store anything for this page: a reload would lose the game.",
    unreadable: "The stored game could not be read. It was set aside, and this is a new one.",
    earlier: "Your unfinished game was set aside for the game of this address.",
    back_to_earlier: "Back to my game",
    address_faults: "The address does not describe a game:",
    update_ready: "A new version is ready. Your game goes on where it stands.",
    update_busy: "A game is being played in another window. Load the new version when it is over.",
    update: "Load it",
    wait: "Later",
};
