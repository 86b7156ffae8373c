use shogi::ByColor;

use crate::TimerText;

pub const TEXT: TimerText = TimerText {
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
    window: "全画面を終了",
    board: "盤に戻る",
    paused: "時計は止まっています。",
    time_up: ByColor::new("先手の時間切れです。", "後手の時間切れです。"),
};
