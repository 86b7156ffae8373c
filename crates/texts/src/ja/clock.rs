use shogi::ByColor;

use crate::ClockText;

pub const TEXT: ClockText = ClockText {
    label: ByColor::new("先手の時計", "後手の時計"),
    main: "持ち時間",
    byoyomi: |periods| match periods {
        1 => "秒読み".into(),
        _ => format!("秒読み 残り{periods}回"),
    },
    extra: |periods| format!("考慮時間 残り{periods}回"),
    no_limit: "時間無制限",
    time_up: "時間切れ",
    seconds_left: |seconds| format!("残り{seconds}秒"),
    sound_blocked: "クリックすると音が出ます。",
    sound_on: "音を出す",
    sound_missing: "このブラウザでは音を出せません。",
};
