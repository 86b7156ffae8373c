use shogi::PieceKind;

use crate::{AssistText, topics::assist::latin};

pub const TEXT: AssistText = AssistText {
    new: "Nybörjare",
    welcome: [
        "Du vinner genom att sätta motståndarens kung matt. En hotad kung står i schack och måste räddas genast; på de tre bortersta raderna får de flesta pjäser promoveras.",
        "Tryck på en pjäs så visar brädet vart den kan gå; tryck på en av de rutorna så går den dit.",
        "En pjäs som du slår blir din: vid ett senare drag får du sätta in den på en tom ruta i stället för att flytta.",
    ],
    read_on: "Läs vidare",
    first_game: "Första partiet mot datorn",
    lesson_offer: "Det finns en lektion om detta.",
    lesson_open: "Öppna lektionen",
    touch_one: "Tryck på en pjäs: här står vad den heter.",
    goes_nowhere: "Den kan inte gå någonstans nu.",
    all_pieces: "Alla pjäser",
    reading: latin,
    moves: |kind| match kind {
        PieceKind::King => {
            "En ruta åt vilket håll som helst. Om du inte kan rädda din kung har du förlorat."
        }
        PieceKind::Rook => "Hur långt som helst framåt, bakåt eller åt sidan.",
        PieceKind::Bishop => "Hur långt som helst diagonalt.",
        PieceKind::Gold => "En ruta åt alla håll utom diagonalt bakåt.",
        PieceKind::Silver => "En ruta framåt eller diagonalt.",
        PieceKind::Knight => "Hoppar två rutor framåt och en åt sidan.",
        PieceKind::Lance => "Hur långt som helst rakt framåt.",
        PieceKind::Pawn => "En ruta framåt.",
        PieceKind::Dragon => "Går som tornet, eller en ruta diagonalt.",
        PieceKind::Horse => "Går som löparen, eller en ruta rakt.",
        PieceKind::ProSilver | PieceKind::ProKnight | PieceKind::ProLance | PieceKind::Tokin => {
            "Går som guldet."
        }
    },
    tap_again: "Tryck på rutan igen för att flytta dit.",
    gone: |seconds| format!("{seconds} sekunder"),
    byoyomi: "Byoyomi börjar.",
    check_heard: "Ett ljud vid schack",
    end_heard: "Ett ljud när partiet är slut",
    spoken: "Läs upp sekunderna, om webbläsaren har en röst",
    shakes: "Vibrera under de tio sista sekunderna",
    confirms: "På pekskärmar: bekräfta ett drag med ett andra tryck",
};
