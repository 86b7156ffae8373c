use super::*;

pub const EN: Text = Text {
    language: Language::English,
    app: app::EN,
    terms: terms::EN,
    board: board::EN,
    clock: clock::EN,
    play: play::EN,
};
