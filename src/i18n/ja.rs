use super::*;

pub const JA: Text = Text {
    language: Language::Japanese,
    app: app::JA,
    terms: terms::JA,
    board: board::JA,
    clock: clock::JA,
    play: play::JA,
};
