use shogi::ByColor;

use crate::TimerText;

pub const TEXT: TimerText = TimerText {
    title: "Klocka",
    moved: ByColor::new("Svart har gjort sitt drag", "Vit har gjort sitt drag"),
    begins: ByColor::new(
        "Tryck här för att starta Svarts tid",
        "Tryck här för att starta Vits tid",
    ),
    start: "Starta",
    pause: "Pausa",
    resume: "Fortsätt",
    reset: "Nollställ",
    times: "Tider",
    use_times: "Använd de här tiderna",
    exchange: "Byt färger",
    full_screen: "Helskärm",
    window: "Lämna helskärm",
    board: "Till brädet",
    paused: "Klockan är pausad.",
    time_up: ByColor::new("Svarts tid är ute.", "Vits tid är ute."),
};
