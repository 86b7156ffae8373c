use shogi::clock::CueProfile;

use super::{NewGameText, NoticeText, PlayText, ResignText, SettingsText, TypingText};
use crate::{Coordinates, KingStyle, Theme};

pub const EN: PlayText = PlayText {
    game: "Game",
    moves: "Moves",
    record: "Record",
    no_moves: "No moves yet",
    to_move: "to move",
    turn: |number, side| format!("Move {number}: {side} to play"),
    new_game: "New game",
    undo: "Undo",
    flip: "Flip",
    resign: "Resign",
    settings: "Settings",
    rules: "Rules",
    impasse: "Impasse",
    lost: "I have lost.",
    clock_waits: "The clock starts with the first move.",
    start_clock: "Start the clock",
    dismiss: "Close",
    computer: |level| format!("Computer {level}"),
    even_untimed: "Even game · No clock",
};

pub const NOTICES_EN: NoticeText = NoticeText {
    not_kept: "This browser keeps nothing for this page: a reload would lose the game.",
    unreadable: "The stored game could not be read. It was set aside, and this is a new one.",
    earlier: "Your unfinished game was set aside for the game of this address.",
    back_to_earlier: "Back to my game",
    address_faults: "The address does not describe a game:",
    update_ready: "A new version is ready. Your game goes on where it stands.",
    update_busy: "A game is being played in another window. Load the new version when it is over.",
    update: "Load it",
    wait: "Later",
};

pub const RESIGN_EN: ResignText = ResignText {
    question: |side| format!("Does {side} resign?"),
    yes: "Yes, resign",
    no: "Play on",
};

pub const FORM_EN: NewGameText = NewGameText {
    start: "Start",
    sfen: "Position (SFEN)",
    sfen_hint: "Board, side to move (b or w), pieces in hand, move number",
    players: "Players",
    name: |side| format!("{side}’s name"),
    exchange: "Exchange sides",
    time: "Time",
    custom: "Custom",
    per_side: "Different for each side",
    main_minutes: "Main time, min",
    main_seconds: "and s",
    byoyomi: "Byoyomi, s",
    periods: "Periods",
    increment: "Increment, s",
    extra: "Extra time, s",
    extra_periods: "Extra periods",
    not_a_number: |label| format!("{label}: a whole number, please."),
    begin: "Start game",
    cancel: "Cancel",
    replaces: "The game on the board will be given up.",
};

pub const CHOICES_EN: SettingsText = SettingsText {
    volume: "Volume",
    off: "off",
    cues: "Last seconds",
    cue_profile: |profile| match profile {
        CueProfile::Classic => "Beeps from 10, one tone from 5",
        CueProfile::Countdown => "Counted down from 10",
        CueProfile::CountUp => "As the timekeeper counts, up",
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
        Theme::System => "As the system",
        Theme::Light => "Light",
        Theme::Dark => "Dark",
    },
    language: "Language",
    lays_hand: "Lay the pieces in hand on the board on resigning",
    facing: "Two people face to face: turn what is for the far side",
    done: "Done",
};

pub const TYPING_EN: TypingText = TypingText {
    label: "Type a move",
    example: "7g7f, P-7f or 76歩",
    unknown: "This is no move. Type it as 7g7f, P-7f or 76歩.",
    no_such_move: "No such piece can go there.",
    several: "Several such pieces can go there: say from where, as in G4i-5h or 4i5h.",
    not_your_turn: "It is not your turn.",
};
