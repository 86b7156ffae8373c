use shogi::clock::CueProfile;

use super::{NewGameText, NoticeText, PlayText, ResignText, SettingsText, TypingText};
use crate::{
    Coordinates, KingStyle, Theme,
    i18n::terms::it::{of, the, to},
};

pub const IT: PlayText = PlayText {
    game: "Partita",
    moves: "Mosse",
    record: "Kifu",
    no_moves: "Ancora nessuna mossa",
    to_move: "ha il tratto",
    turn: |number, side| format!("Mossa {number}: tocca {}", to(side)),
    new_game: "Nuova partita",
    undo: "Annulla",
    flip: "Gira",
    resign: "Abbandona",
    settings: "Impostazioni",
    rules: "Regole",
    impasse: "Impasse",
    lost: "Ho perso.",
    clock_waits: "L’orologio parte con la prima mossa.",
    start_clock: "Avvia l’orologio",
    dismiss: "Chiudi",
    computer: |level| format!("Computer {level}"),
    even_untimed: "Alla pari · Senza orologio",
};

pub const NOTICES_IT: NoticeText = NoticeText {
    not_kept: "Questo browser non conserva nulla per questa pagina: ricaricandola la partita \
               andrebbe persa.",
    unreadable: "Non è stato possibile leggere la partita conservata. È stata messa da parte, e \
                 questa è una partita nuova.",
    earlier: "La tua partita non finita è stata messa da parte per quella di questo indirizzo.",
    back_to_earlier: "Torna alla mia partita",
    address_faults: "L’indirizzo non descrive una partita:",
    update_ready: "È pronta una nuova versione. La partita continua dal punto in cui si trova.",
    update_busy: "In un’altra finestra si sta giocando una partita. Carica la nuova versione quando sarà finita.",
    update: "Caricala",
    wait: "Più tardi",
};

pub const RESIGN_IT: ResignText = ResignText {
    question: |side| format!("Abbandona {}?", the(side)),
    yes: "Sì, abbandona",
    no: "Continua",
};

pub const FORM_IT: NewGameText = NewGameText {
    start: "Inizio",
    sfen: "Posizione (SFEN)",
    sfen_hint: "Tavoliere, tratto (b o w), pezzi in mano, numero della mossa",
    players: "Giocatori",
    name: |side| format!("Nome {}", of(side)),
    exchange: "Scambia le parti",
    time: "Tempo",
    custom: "Su misura",
    per_side: "Diverso per ciascuna parte",
    main_minutes: "Tempo base, min",
    main_seconds: "e s",
    byoyomi: "Byoyomi, s",
    periods: "Periodi",
    increment: "Incremento, s",
    extra: "Tempo supplementare, s",
    extra_periods: "Periodi supplementari",
    not_a_number: |label| format!("{label}: serve un numero intero."),
    begin: "Inizia la partita",
    cancel: "Annulla",
    replaces: "La partita in corso andrà persa.",
};

pub const CHOICES_IT: SettingsText = SettingsText {
    volume: "Volume",
    off: "spento",
    cues: "Ultimi secondi",
    cue_profile: |profile| match profile {
        CueProfile::Classic => "Segnali da 10, un suono continuo da 5",
        CueProfile::Countdown => "Conto alla rovescia da 10",
        CueProfile::CountUp => "A voce, come il cronometrista: in avanti",
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
        Theme::System => "Come il sistema",
        Theme::Light => "Chiaro",
        Theme::Dark => "Scuro",
    },
    language: "Lingua",
    lays_hand: "Posa sul tavoliere i pezzi in mano quando si abbandona",
    facing: "Due persone di fronte: gira ciò che è per il lato lontano",
    done: "Fatto",
};

pub const TYPING_IT: TypingText = TypingText {
    label: "Scrivi una mossa",
    example: "7g7f, P-7f o 76歩",
    unknown: "Non è una mossa. Scrivila come 7g7f, P-7f o 76歩.",
    no_such_move: "Nessun pezzo simile può andarci.",
    several: "Più pezzi simili possono andarci: indica da dove, come in G4i-5h o 4i5h.",
    not_your_turn: "Non tocca a te.",
};
