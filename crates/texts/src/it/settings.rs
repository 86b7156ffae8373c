use shogi::clock::CueProfile;

use crate::SettingsText;
use komadai_model::{Coordinates, HandsPlace, KingStyle, MovesPlace, Theme};

pub const TEXT: SettingsText = SettingsText {
    board_and_pieces: "Tavoliere e pezzi",
    sound_and_clock: "Suono e orologio",
    playing: "Gioco",
    moves_and_notation: "Mosse e notazione",
    marks_destinations: "Segna le caselle in cui un pezzo può muovere",
    marks_last_move: "Segna l’ultima mossa",
    volume: "Volume",
    off: "spento",
    cues: "Ultimi secondi",
    cue_profile: |profile| match profile {
        CueProfile::Classic => "Bip da 10, suono lungo da 5",
        CueProfile::Countdown => "Conto alla rovescia da 10",
        CueProfile::CountUp => "Conto in avanti, come il cronometrista",
        CueProfile::Silent => "Muto",
    },
    coordinates: "Coordinate",
    coordinate_style: |style| match style {
        Coordinates::Kanji => "１ 一",
        Coordinates::Letters => "1 a",
        Coordinates::Digits => "1 1",
        Coordinates::Off => "Nessuna",
    },
    kings: "Re",
    king_style: |style| match style {
        KingStyle::Senior => "王 Bianco, 玉 Nero",
        KingStyle::Swapped => "玉 Bianco, 王 Nero",
        KingStyle::BothJewel => "玉 entrambi",
    },
    theme: "Tema",
    theme_of: |theme| match theme {
        Theme::System => "Automatico (sistema)",
        Theme::Light => "Chiaro",
        Theme::Dark => "Scuro",
    },
    language: "Lingua",
    hands: "Pezzi in mano",
    hands_place: |place| match place {
        HandsPlace::Automatic => "Secondo lo spazio",
        HandsPlace::Beside => "Ai lati del tavoliere",
        HandsPlace::InLine => "Sopra e sotto il tavoliere",
    },
    moves: "Mosse e comandi",
    moves_place: |place| match place {
        MovesPlace::Right => "A destra",
        MovesPlace::Below => "Sotto il tavoliere",
    },
    lays_hand: "Posa sul tavoliere i pezzi in mano quando si abbandona",
    facing: "Faccia a faccia: capovolgi i testi per chi sta di fronte",
    opening_book: "Dal livello 6 il computer gioca le aperture note senza pensare",
    ponders: "Al livello 10 il computer pensa anche durante il tuo tempo (consuma più batteria)",
    keeps_opened: "Salva le partite aperte da un file o incollate",
    threads: "Thread del motore",
    threads_automatic: "Automatico",
    done: "Fatto",
};
