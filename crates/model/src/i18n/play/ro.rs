use shogi::clock::CueProfile;

use super::{NewGameText, NoticeText, PlayText, ResignText, SettingsText, TypingText};
use crate::{Coordinates, KingStyle, Theme, i18n::romanian::the};

pub const RO: PlayText = PlayText {
    game: "Partidă",
    moves: "Mutări",
    record: "Notație",
    no_moves: "Nicio mutare încă",
    to_move: "la mutare",
    turn: |number, side| format!("Mutarea {number}: joacă {}", the(side)),
    new_game: "Partidă nouă",
    undo: "Ia înapoi",
    flip: "Întoarce",
    resign: "Cedează",
    settings: "Setări",
    rules: "Reguli",
    impasse: "Impas",
    lost: "Am pierdut.",
    clock_waits: "Ceasul pornește la prima mutare.",
    start_clock: "Pornește ceasul",
    dismiss: "Închide",
    computer: |level| format!("Calculator {level}"),
    even_untimed: "Partidă egală · Fără ceas",
};

pub const NOTICES_RO: NoticeText = NoticeText {
    not_kept: "Acest browser nu păstrează nimic pentru această pagină: la reîncărcare, partida s-ar \
               pierde.",
    unreadable: "Partida salvată nu a putut fi citită. A fost pusă deoparte, iar aceasta este una \
                 nouă.",
    earlier: "Partida ta neterminată a fost pusă deoparte pentru partida din această adresă.",
    back_to_earlier: "Înapoi la partida mea",
    address_faults: "Adresa nu descrie o partidă:",
    update_ready: "O versiune nouă este gata. Partida ta continuă de unde a rămas.",
    update_busy: "În altă fereastră se joacă o partidă. Încarcă versiunea nouă după ce se termină.",
    update: "Încarcă",
    wait: "Mai târziu",
};

pub const RESIGN_RO: ResignText = ResignText {
    question: |side| format!("{} cedează?", the(side)),
    yes: "Da, cedează",
    no: "Joacă mai departe",
};

pub const FORM_RO: NewGameText = NewGameText {
    start: "Poziție inițială",
    sfen: "Poziție (SFEN)",
    sfen_hint: "Tabla, partea la mutare (b sau w), piesele din mână, numărul mutării",
    players: "Jucători",
    name: |side| format!("Nume pentru {side}"),
    exchange: "Schimbă părțile",
    time: "Timp",
    custom: "Personalizat",
    per_side: "Diferit pentru fiecare parte",
    main_minutes: "Timp de bază, min",
    main_seconds: "și s",
    byoyomi: "Byoyomi, s",
    periods: "Perioade",
    increment: "Adaos pe mutare, s",
    extra: "Timp suplimentar, s",
    extra_periods: "Perioade suplimentare",
    not_a_number: |label| format!("{label}: scrie un număr întreg."),
    begin: "Începe partida",
    cancel: "Renunță",
    replaces: "Partida de pe tablă va fi abandonată.",
};

pub const CHOICES_RO: SettingsText = SettingsText {
    volume: "Volum",
    off: "oprit",
    cues: "Ultimele secunde",
    cue_profile: |profile| match profile {
        CueProfile::Classic => "Bipuri de la 10, un ton continuu de la 5",
        CueProfile::Countdown => "Numărătoare inversă de la 10",
        CueProfile::CountUp => "Crescător, cum numără cronometrorul",
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
        Theme::System => "Ca sistemul",
        Theme::Light => "Luminoasă",
        Theme::Dark => "Întunecată",
    },
    language: "Limbă",
    lays_hand: "La cedare, așază piesele din mână pe tablă",
    facing: "Două persoane față în față: întoarce ce este pentru partea din față",
    done: "Gata",
};

pub const TYPING_RO: TypingText = TypingText {
    label: "Scrie o mutare",
    example: "7g7f, P-7f sau 76歩",
    unknown: "Aceasta nu e o mutare. Scrie-o ca 7g7f, P-7f sau 76歩.",
    no_such_move: "Nicio astfel de piesă nu poate ajunge acolo.",
    several: "Mai multe astfel de piese pot ajunge acolo: spune de unde, ca în G4i-5h sau 4i5h.",
    not_your_turn: "Nu e rândul tău.",
};
