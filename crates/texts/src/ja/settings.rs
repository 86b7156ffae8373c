use shogi::clock::CueProfile;

use crate::SettingsText;
use komadai_model::{Coordinates, HandsPlace, KingStyle, MovesPlace, Theme};

pub const TEXT: SettingsText = SettingsText {
    board_and_pieces: "盤と駒",
    sound_and_clock: "音と時計",
    playing: "対局",
    moves_and_notation: "指し手と表記",
    marks_destinations: "動けるマスに印を付ける",
    marks_last_move: "直前の手に印を付ける",
    volume: "音量",
    off: "なし",
    cues: "秒読みの音",
    cue_profile: |profile| match profile {
        CueProfile::Classic => "10秒前短音、5秒前長音",
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
    hands: "駒台の位置",
    hands_place: |place| match place {
        HandsPlace::Automatic => "画面に合わせる",
        HandsPlace::Beside => "盤の左右",
        HandsPlace::InLine => "盤の上下",
    },
    moves: "指し手と操作の位置",
    moves_place: |place| match place {
        MovesPlace::Right => "盤の右",
        MovesPlace::Below => "盤の下",
    },
    lays_hand: "投了時に駒台の駒を盤上に置く",
    facing: "向かい合って指す（向こう側の表示を逆さにする）",
    opening_book: "レベル6以上のコンピューターは定跡を使う",
    ponders: "レベル10のコンピューターは相手の手番にも考える（電池の消費が増える）",
    keeps_opened: "ファイルや貼り付けから開いた棋譜を保存する",
    threads: "エンジンのスレッド数",
    threads_automatic: "自動",
    done: "閉じる",
};
