use shogi::ByColor;

use crate::TimerText;

pub const TEXT: TimerText = TimerText {
    title: "Orologio",
    moved: ByColor::new("Il Nero ha mosso", "Il Bianco ha mosso"),
    begins: ByColor::new(
        "Tocca qui per avviare il tempo del Nero",
        "Tocca qui per avviare il tempo del Bianco",
    ),
    start: "Avvia",
    pause: "Pausa",
    resume: "Riprendi",
    reset: "Azzera",
    times: "Tempi",
    use_times: "Usa questi tempi",
    exchange: "Scambia i colori",
    full_screen: "Schermo intero",
    window: "Esci da schermo intero",
    board: "Al tavoliere",
    paused: "L’orologio è in pausa.",
    time_up: ByColor::new(
        "Il tempo del Nero è scaduto.",
        "Il tempo del Bianco è scaduto.",
    ),
};
