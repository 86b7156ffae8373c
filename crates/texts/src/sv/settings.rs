use shogi::clock::CueProfile;

use crate::SettingsText;
use komadai_model::{Coordinates, HandsPlace, KingStyle, MovesPlace, Theme};

pub const TEXT: SettingsText = SettingsText {
    board_and_pieces: "Bräde och pjäser",
    sound_and_clock: "Ljud och klocka",
    playing: "Spel",
    moves_and_notation: "Drag och notation",
    marks_destinations: "Markera rutorna som en pjäs kan gå till",
    marks_last_move: "Markera det senaste draget",
    volume: "Volym",
    off: "av",
    cues: "Sista sekunderna",
    cue_profile: |profile| match profile {
        CueProfile::Classic => "Pip från 10, ton från 5",
        CueProfile::Countdown => "Nedräkning från 10",
        CueProfile::CountUp => "Uppräkning, som tidtagaren",
        CueProfile::Silent => "Tyst",
    },
    coordinates: "Koordinater",
    coordinate_style: |style| match style {
        Coordinates::Kanji => "１ 一",
        Coordinates::Letters => "1 a",
        Coordinates::Digits => "1 1",
        Coordinates::Off => "Inga",
    },
    kings: "Kungar",
    king_style: |style| match style {
        KingStyle::Senior => "王 Vit, 玉 Svart",
        KingStyle::Swapped => "玉 Vit, 王 Svart",
        KingStyle::BothJewel => "玉 båda",
    },
    theme: "Tema",
    theme_of: |theme| match theme {
        Theme::System => "Följ systemet",
        Theme::Light => "Ljust",
        Theme::Dark => "Mörkt",
    },
    language: "Språk",
    hands: "Pjäser i handen",
    hands_place: |place| match place {
        HandsPlace::Automatic => "Efter utrymmet",
        HandsPlace::Beside => "Bredvid brädet",
        HandsPlace::InLine => "Ovanför och under brädet",
    },
    moves: "Drag och verktyg",
    moves_place: |place| match place {
        MovesPlace::Right => "Till höger",
        MovesPlace::Below => "Under brädet",
    },
    lays_hand: "Lägg pjäserna i handen på brädet när du ger upp",
    facing: "Mitt emot varandra: vänd texten för motståndaren",
    opening_book: "Från nivå 6 spelar datorn kända öppningar utan att tänka efter",
    ponders: "På nivå 10 tänker datorn även på din tid (drar mer batteri)",
    keeps_opened: "Spara partier som öppnas från en fil eller klistras in",
    threads: "Motorns trådar",
    threads_automatic: "Automatiskt",
    done: "Klar",
};
