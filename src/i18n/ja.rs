use super::*;

pub const JA: Text = Text {
    app: AppText { title: "駒台" },
    terms: terms::JA,
    board: board::JA,
    clock: ClockText {},
    play: PlayText {},
};
