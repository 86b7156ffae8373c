use shogi::ByColor;

use crate::TimerText;

pub const TEXT: TimerText = TimerText {
    title: "Clock",
    moved: ByColor::new("Black has moved", "White has moved"),
    begins: ByColor::new(
        "Tap here to start Black’s time",
        "Tap here to start White’s time",
    ),
    start: "Start",
    pause: "Pause",
    resume: "Resume",
    reset: "Reset",
    times: "Times",
    use_times: "Use these times",
    exchange: "Exchange sides",
    full_screen: "Full screen",
    window: "Leave full screen",
    board: "To the board",
    paused: "The clock is paused.",
    time_up: ByColor::new("Black’s time is up.", "White’s time is up."),
};
