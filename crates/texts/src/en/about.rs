use crate::AboutText;

pub const TEXT: AboutText = AboutText {
    version: |version| format!("Version {version}: what is new"),
    news: &[
        "Learn: a course of 70 lessons, from the first move on.",
        "Problems: mates, brinkmates and best moves. One a day, or for your rating.",
        "Games between two devices, live or by messages, without an account.",
        "A stronger computer, and ten levels with even steps between them.",
        "A home screen, and a menu on every screen.",
    ],
    licences: "Licences",
};
