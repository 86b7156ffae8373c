use super::*;

pub const JA: Text = Text {
    app: app::JA,
    terms: terms::JA,
    board: BoardText {},
    clock: clock::JA,
    play: play::JA,
};
