use super::*;

pub const JA: Text = Text {
    app: app::JA,
    terms: terms::JA,
    board: board::JA,
    clock: clock::JA,
    play: play::JA,
    rules: rules::JA,
};
