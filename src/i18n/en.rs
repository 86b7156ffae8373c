use super::*;

pub const EN: Text = Text {
    app: AppText { title: "Komadai" },
    terms: terms::EN,
    board: board::EN,
    clock: ClockText {},
    play: PlayText {},
};
