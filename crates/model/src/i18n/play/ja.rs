use shogi::clock::CueProfile;

use super::{NewGameText, NoticeText, PlayText, ResignText, SettingsText, TypingText};
use crate::{Coordinates, KingStyle, Theme};

pub const JA: PlayText = PlayText {
    game: "対局",
    moves: "指し手",
    record: "棋譜",
    no_moves: "まだ指し手はありません",
    to_move: "手番",
    turn: |number, side| format!("{number}手目、{side}の番です"),
    new_game: "新しい対局",
    undo: "待った",
    flip: "盤面反転",
    resign: "投了",
    settings: "設定",
    rules: "ルール",
    impasse: "持将棋",
    lost: "負けました",
    clock_waits: "初手で時計が動き始めます。",
    start_clock: "時計を動かす",
    dismiss: "閉じる",
    computer: |level| format!("コンピュータ{level}"),
    even_untimed: "平手 · 時計なし",
};

pub const NOTICES_JA: NoticeText = NoticeText {
    not_kept: "このブラウザーには保存できません。再読み込みすると対局が失われます。",
    unreadable: "保存された対局を読み込めませんでした。別に残してあります。新しい対局を始められます。",
    earlier: "指しかけの対局を残し、アドレスの対局を開きました。",
    back_to_earlier: "元の対局に戻る",
    address_faults: "アドレスから対局を作れません:",
    update_ready: "新しい版を使えます。対局はそのまま続きます。",
    update_busy: "別のウィンドウで対局中です。終わってから新しい版を読み込んでください。",
    update: "更新する",
    wait: "あとで",
};

pub const RESIGN_JA: ResignText = ResignText {
    question: |side| format!("{side}が投了しますか?"),
    yes: "投了する",
    no: "指し続ける",
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
    cancel: "やめる",
    replaces: "盤上の対局は終わりになります。",
};

pub const CHOICES_JA: SettingsText = SettingsText {
    volume: "音量",
    off: "なし",
    cues: "秒読みの音",
    cue_profile: |profile| match profile {
        CueProfile::Classic => "残り10秒から短音、5秒から長音",
        CueProfile::Countdown => "残り10秒から数える",
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
    facing: "向かい合って指す(向こう側の表示を逆さにする)",
    done: "閉じる",
};

pub const TYPING_JA: TypingText = TypingText {
    label: "指し手を入力",
    example: "76歩、7g7f、P-7f など",
    unknown: "指し手として読めません。76歩、7g7f、P-7f のように入力してください。",
    no_such_move: "そこへ動ける駒がありません。",
    several: "そこへ動ける駒が二枚以上あります。58金右、4i5h のように、どの駒かを示してください。",
    not_your_turn: "あなたの手番ではありません。",
};
