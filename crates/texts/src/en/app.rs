use crate::AppText;

pub const TEXT: AppText = AppText {
    title: "Komadai",
    crashed: "Something went wrong, and the page has stopped. Your game is saved.",
    reload: "Reload",
    not_loaded: "This part of the page could not be loaded. Try again when you are connected.",
};
