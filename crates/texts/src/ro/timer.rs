use shogi::ByColor;

use crate::TimerText;

pub const TEXT: TimerText = TimerText {
    title: "Ceas",
    moved: ByColor::new("Negrul a mutat", "Albul a mutat"),
    begins: ByColor::new(
        "Atinge aici ca să pornești timpul Negrului",
        "Atinge aici ca să pornești timpul Albului",
    ),
    start: "Pornește",
    pause: "Pauză",
    resume: "Continuă",
    reset: "Resetează",
    times: "Timpi",
    use_times: "Folosește acești timpi",
    exchange: "Schimbă culorile",
    full_screen: "Ecran complet",
    window: "Ieși din ecranul complet",
    board: "La tablă",
    paused: "Ceasul este în pauză.",
    time_up: ByColor::new("Timpul Negrului a expirat.", "Timpul Albului a expirat."),
};
