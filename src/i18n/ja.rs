use super::*;

pub const JA: Text = Text {
    app: AppText { title: "駒台" },
    board: BoardText {},
    clock: clock::JA,
    play: PlayText {},
};
