use super::*;

pub const EN: Text = Text {
    app: AppText { title: "Komadai" },
    board: BoardText {},
    clock: clock::EN,
    play: PlayText {},
};
