//! The clock alone, for a board of wood: for a part that is loaded later.
use shogi::ByColor;

#[derive(Debug)]
pub struct TimerText {
    pub title: &'static str,
    /// The button that a side's half is: its move is made.
    pub moved: ByColor<&'static str>,
    /// On each half before the first move: whose time begins when it is tapped.
    pub begins: ByColor<&'static str>,
    pub start: &'static str,
    pub pause: &'static str,
    pub resume: &'static str,
    pub reset: &'static str,
    pub times: &'static str,
    pub use_times: &'static str,
    pub exchange: &'static str,
    pub full_screen: &'static str,
    pub window: &'static str,
    /// The way to the board of the page.
    pub board: &'static str,
    pub paused: &'static str,
    pub time_up: ByColor<&'static str>,
    /// The way here, from the settings.
    pub link: &'static str,
}

pub const EN: TimerText = TimerText {
    title: "Clock",
    moved: ByColor::new("Black has moved", "White has moved"),
    begins: ByColor::new(
        "Tap here to start Black’s time",
        "Tap here to start White’s time",
    ),
    start: "Start",
    pause: "Pause",
    resume: "Go on",
    reset: "Reset",
    times: "Times",
    use_times: "Use these times",
    exchange: "Exchange sides",
    full_screen: "Full screen",
    window: "Leave full screen",
    board: "To the board",
    paused: "The clock is paused.",
    time_up: ByColor::new("Black’s time is up.", "White’s time is up."),
    link: "A clock for a real board",
};

pub const JA: TimerText = TimerText {
    title: "対局時計",
    moved: ByColor::new("先手が指しました", "後手が指しました"),
    begins: ByColor::new(
        "ここを押すと先手の時間が始まります",
        "ここを押すと後手の時間が始まります",
    ),
    start: "開始",
    pause: "一時停止",
    resume: "再開",
    reset: "リセット",
    times: "時間設定",
    use_times: "この時間にする",
    exchange: "先後を入れ替える",
    full_screen: "全画面",
    window: "全画面をやめる",
    board: "盤へ",
    paused: "時計は止まっています。",
    time_up: ByColor::new("先手の時間切れです。", "後手の時間切れです。"),
    link: "実物の盤で使う対局時計",
};

pub const IT: TimerText = TimerText {
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
    exchange: "Scambia le parti",
    full_screen: "Schermo intero",
    window: "Esci da schermo intero",
    board: "Al tavoliere",
    paused: "L’orologio è in pausa.",
    time_up: ByColor::new(
        "Il tempo del Nero è scaduto.",
        "Il tempo del Bianco è scaduto.",
    ),
    link: "Un orologio per un tavoliere vero",
};

pub const RO: TimerText = TimerText {
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
    exchange: "Schimbă părțile",
    full_screen: "Ecran complet",
    window: "Ieși din ecranul complet",
    board: "La tablă",
    paused: "Ceasul este în pauză.",
    time_up: ByColor::new("Timpul Negrului a expirat.", "Timpul Albului a expirat."),
    link: "Un ceas pentru o tablă adevărată",
};

pub const SV: TimerText = TimerText {
    title: "Klocka",
    moved: ByColor::new("Svart har dragit", "Vit har dragit"),
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
    exchange: "Byt färg",
    full_screen: "Helskärm",
    window: "Lämna helskärm",
    board: "Till brädet",
    paused: "Klockan är pausad.",
    time_up: ByColor::new("Svarts tid är ute.", "Vits tid är ute."),
    link: "En klocka för ett riktigt bräde",
};
