use core::time::Duration;

use shogi::clock::{CueProfile, Preset, TimeParts};

use super::{NewGameText, PlayText, SettingsText};
use crate::session::{Coordinates, KingStyle, Theme};

pub const JA: PlayText = PlayText {
    game: "対局",
    moves: "指し手",
    record: "棋譜",
    no_moves: "まだ指し手はありません",
    to_move: "手番",
    turn: |number, side| format!("{number}手目、{side}の番です"),
    time,
    new_game: "新しい対局",
    undo: "待った",
    flip: "盤面反転",
    resign: "投了",
    settings: "設定",
    resign_question: |side| format!("{side}が投了しますか?"),
    resign_yes: "投了する",
    resign_no: "指し続ける",
    lost: "負けました",
    mated: "詰みです。投了するほかありません。",
    no_move_left: "指せる手がありません。投了するほかありません。",
    may_resign: "駒台で投了できます。",
    undone: |side| format!("一手戻しました。{side}の手番です。"),
    foul: |number, why| format!("{number}手目は反則です。{why}"),
    result_stands: "投了の後に見つかったため、投了が有効です。",
    take_back: "待ったをする",
    cannot: "その手は指せません。",
    king_spared: "玉は取れません。",
    replay: "指し直す",
    draw_counts: "引き分けとして数えます。",
    points: |one, points, other, others| format!("{one}{points}点、{other}{others}点です。"),
    is_replay: "指し直し局",
    game_begins: "対局開始。",
    clock_waits: "初手で時計が動き始めます。",
    start_clock: "時計を動かす",
    clock_stands: "時計は、ページを離れたときのまま止まっています。",
    resume: "再開",
    elsewhere: "この対局は別のタブで開いています。そのタブを閉じるとここで続けられます。",
    taken_away: "対局は別のタブで続いています。",
    play_here: "ここで指す",
    not_kept: "このブラウザーには保存できません。再読み込みすると対局が失われます。",
    unreadable: "保存された対局を読み込めませんでした。別に残してあります。新しい対局を始められます。",
    earlier: "指しかけの対局を残し、アドレスの対局を開きました。",
    back_to_earlier: "元の対局に戻る",
    address_faults: "アドレスから対局を作れません:",
    dismiss: "閉じる",
    own_position: "局面を指定",
    preset: |preset| match preset {
        Preset::TenMinutesThirtySeconds => "10分、切れたら1手30秒",
        Preset::FifteenMinutesSixtySeconds => "15分、切れたら1手60秒",
        Preset::TenSeconds => "1手10秒",
        Preset::ThreeMinutes => "3分切れ負け",
        Preset::TenMinutes => "10分切れ負け",
        Preset::Television => "テレビ棋戦:10分、1手30秒、考慮時間1分10回",
        Preset::Untimed => "時計なし",
    },
    cancel: "やめる",
};

pub const FORM_JA: NewGameText = NewGameText {
    start: "開始局面",
    sfen: "局面(SFEN)",
    sfen_hint: "盤面、手番(b か w)、持ち駒、手数",
    players: "対局者",
    name: |side| format!("{side}の名前"),
    exchange: "先後を入れ替える",
    time: "持ち時間",
    custom: "自由に設定",
    per_side: "先後で別々にする",
    main_minutes: "持ち時間(分)",
    main_seconds: "(秒)",
    byoyomi: "秒読み(秒)",
    periods: "回数",
    increment: "一手ごとの加算(秒)",
    extra: "考慮時間(秒)",
    extra_periods: "考慮時間の回数",
    not_a_number: |label| format!("{label}:整数を入れてください。"),
    begin: "対局開始",
    replaces: "盤上の対局は終わりになります。",
};

pub const CHOICES_JA: SettingsText = SettingsText {
    volume: "音量",
    off: "なし",
    cues: "秒読みの音",
    cue_profile: |profile| match profile {
        CueProfile::Classic => "残り10秒から短音、5秒から長音",
        CueProfile::Countdown => "残り10秒から毎秒",
        CueProfile::CountUp => "記録係の読み上げ式",
        CueProfile::Silent => "なし",
    },
    coordinates: "座標",
    coordinate_style: |style| match style {
        Coordinates::Kanji => "１ 一",
        Coordinates::Letters => "1 a",
        Coordinates::Digits => "1 1",
        Coordinates::Off => "なし",
    },
    kings: "玉の字",
    king_style: |style| match style {
        KingStyle::Senior => "後手が王、先手が玉",
        KingStyle::Swapped => "後手が玉、先手が王",
        KingStyle::BothJewel => "双玉",
    },
    theme: "配色",
    theme_of: |theme| match theme {
        Theme::System => "システムに合わせる",
        Theme::Light => "ライト",
        Theme::Dark => "ダーク",
    },
    language: "言語",
    lays_hand: "投了したら駒台の駒を盤上に置く",
    done: "閉じる",
};

fn time(parts: TimeParts) -> String {
    let periods = |count: u16, period: Duration| match count {
        1 => length(period),
        _ => format!("{}{count}回", length(period)),
    };
    let main = length(parts.main);
    let byoyomi = periods(parts.periods, parts.byoyomi);
    let mut time = match (parts.main.is_zero(), parts.byoyomi.is_zero()) {
        (true, _) => format!("1手{byoyomi}"),
        (false, false) => format!("{main}、切れたら1手{byoyomi}"),
        (false, true) if parts.increment.is_zero() => format!("{main}切れ負け"),
        (false, true) => format!("{main}、1手ごとに{}加算", length(parts.increment)),
    };
    if !parts.extra.is_zero() {
        time = format!(
            "{time}、考慮時間{}",
            periods(parts.extra_periods, parts.extra)
        );
    }
    time
}

fn length(duration: Duration) -> String {
    let seconds = duration.as_secs();
    match (seconds / 60, seconds % 60) {
        (0, seconds) => format!("{seconds}秒"),
        (minutes, 0) => format!("{minutes}分"),
        (minutes, seconds) => format!("{minutes}分{seconds}秒"),
    }
}
