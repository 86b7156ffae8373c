use shogi::clock::CueProfile;

use crate::SettingsText;
use komadai_model::{Coordinates, HandsPlace, KingStyle, MovesPlace, Theme};

pub const TEXT: SettingsText = SettingsText {
    board_and_pieces: "Board and pieces",
    sound_and_clock: "Sound and clock",
    playing: "Playing",
    moves_and_notation: "Moves and notation",
    marks_destinations: "Mark the squares a piece can move to",
    marks_last_move: "Mark the last move",
    volume: "Volume",
    off: "off",
    cues: "Last seconds",
    cue_profile: |profile| match profile {
        CueProfile::Classic => "Beeps from 10, tone from 5",
        CueProfile::Countdown => "Counted down from 10",
        CueProfile::CountUp => "Count up, like a timekeeper",
        CueProfile::Silent => "Silent",
    },
    coordinates: "Coordinates",
    coordinate_style: |style| match style {
        Coordinates::Kanji => "１ 一",
        Coordinates::Letters => "1 a",
        Coordinates::Digits => "1 1",
        Coordinates::Off => "None",
    },
    kings: "Kings",
    king_style: |style| match style {
        KingStyle::Senior => "王 White, 玉 Black",
        KingStyle::Swapped => "玉 White, 王 Black",
        KingStyle::BothJewel => "玉 both",
    },
    theme: "Theme",
    theme_of: |theme| match theme {
        Theme::System => "System",
        Theme::Light => "Light",
        Theme::Dark => "Dark",
    },
    language: "Language",
    hands: "Pieces in hand",
    hands_place: |place| match place {
        HandsPlace::Automatic => "As there is room",
        HandsPlace::Beside => "Beside the board",
        HandsPlace::InLine => "Above and below the board",
    },
    moves: "Moves and tools",
    moves_place: |place| match place {
        MovesPlace::Right => "At the right",
        MovesPlace::Below => "Below the board",
    },
    lays_hand: "Lay the pieces in hand on the board when you resign",
    facing: "Face to face: flip the text for the player opposite",
    opening_book: "From level 6 on the computer plays known openings without thinking",
    ponders: "On level 10 the computer thinks on your time too (uses more battery)",
    keeps_opened: "Save records when they are opened from a file or pasted",
    threads: "Engine threads",
    threads_automatic: "Automatic",
    done: "Done",
};
