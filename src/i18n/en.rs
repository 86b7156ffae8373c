use super::*;

pub const EN: Text = Text {
    app: app::EN,
    terms: terms::EN,
    board: board::EN,
    clock: clock::EN,
    play: play::EN,
    rules: rules::EN,
};
