use shogi::clock::CueProfile;

use crate::SettingsText;
use komadai_model::{Coordinates, HandsPlace, KingStyle, MovesPlace, Theme};

pub const TEXT: SettingsText = SettingsText {
    board_and_pieces: "Tablă și piese",
    sound_and_clock: "Sunet și ceas",
    playing: "Joc",
    moves_and_notation: "Mutări și notație",
    marks_destinations: "Marchează câmpurile pe care poate muta o piesă",
    marks_last_move: "Marchează ultima mutare",
    volume: "Volum",
    off: "oprit",
    cues: "Ultimele secunde",
    cue_profile: |profile| match profile {
        CueProfile::Classic => "Bipuri de la 10, ton de la 5",
        CueProfile::Countdown => "Numărătoare inversă de la 10",
        CueProfile::CountUp => "Numărătoare crescătoare",
        CueProfile::Silent => "Fără sunet",
    },
    coordinates: "Coordonate",
    coordinate_style: |style| match style {
        Coordinates::Kanji => "１ 一",
        Coordinates::Letters => "1 a",
        Coordinates::Digits => "1 1",
        Coordinates::Off => "Fără",
    },
    kings: "Regi",
    king_style: |style| match style {
        KingStyle::Senior => "王 Alb, 玉 Negru",
        KingStyle::Swapped => "玉 Alb, 王 Negru",
        KingStyle::BothJewel => "玉 ambii",
    },
    theme: "Temă",
    theme_of: |theme| match theme {
        Theme::System => "Automat (sistem)",
        Theme::Light => "Luminoasă",
        Theme::Dark => "Întunecată",
    },
    language: "Limbă",
    hands: "Piesele din mână",
    hands_place: |place| match place {
        HandsPlace::Automatic => "După spațiu",
        HandsPlace::Beside => "Lângă tablă",
        HandsPlace::InLine => "Deasupra și dedesubtul tablei",
    },
    moves: "Mutări și comenzi",
    moves_place: |place| match place {
        MovesPlace::Right => "La dreapta",
        MovesPlace::Below => "Sub tablă",
    },
    lays_hand: "La cedare, așază piesele din mână pe tablă",
    facing: "Față în față: rotește textele pentru adversar",
    opening_book: "De la nivelul 6 calculatorul joacă deschiderile cunoscute fără să se gândească",
    ponders: "La nivelul 10 calculatorul gândește și în timpul tău (consumă mai multă baterie)",
    keeps_opened: "Salvează partidele deschise dintr-un fișier sau lipite",
    threads: "Fire de execuție ale motorului",
    threads_automatic: "Automat",
    done: "Gata",
};
