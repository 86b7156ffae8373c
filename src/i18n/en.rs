use super::*;

pub const EN: Text = Text {
    app: app::EN,
    terms: terms::EN,
    board: BoardText {},
    clock: clock::EN,
    play: play::EN,
};
