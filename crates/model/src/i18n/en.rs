use super::*;

pub const EN: Text = Text::new(
    Language::English,
    (terms::EN, board::EN),
    (app::EN, clock::EN, play::EN),
);
