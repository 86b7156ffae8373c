use shogi::PieceKind;

use crate::i18n::assist::{AssistText, latin};

pub const TEXT: AssistText = AssistText {
    new: "Comincio ora",
    welcome: [
        "Tocca un pezzo e il tavoliere mostra dove può andare; tocca una di quelle case e il pezzo ci va.",
        "Un pezzo catturato è tuo: in un turno successivo puoi metterlo su una casa vuota invece di muovere.",
        "«Comincio ora» mostra su ogni pezzo come si muove e ne dice il nome.",
    ],
    touch_one: "Tocca un pezzo: qui appare il suo nome.",
    all_pieces: "Tutti i pezzi",
    reading: latin,
    moves: |kind| match kind {
        PieceKind::King => "Di una casa in ogni direzione. Chi non può più salvare il re ha perso.",
        PieceKind::Rook => "Di quante case vuole in avanti, indietro o di lato.",
        PieceKind::Bishop => "Di quante case vuole in diagonale.",
        PieceKind::Gold => "Di una casa in ogni direzione, tranne in diagonale indietro.",
        PieceKind::Silver => "Di una casa in avanti o in diagonale.",
        PieceKind::Knight => "Salta di due case in avanti e una di lato.",
        PieceKind::Lance => "Di quante case vuole dritto in avanti.",
        PieceKind::Pawn => "Di una casa in avanti.",
        PieceKind::Dragon => "Come la torre, oppure di una casa in diagonale.",
        PieceKind::Horse => "Come l’alfiere, oppure di una casa in avanti, indietro o di lato.",
        PieceKind::ProSilver | PieceKind::ProKnight | PieceKind::ProLance | PieceKind::Tokin => {
            "Si muove come l’oro."
        }
    },
    tap_again: "Tocca di nuovo la casa per muovere lì.",
    gone: |seconds| format!("{seconds} secondi"),
    byoyomi: "Inizia il byoyomi.",
    check_heard: "Un suono per lo scacco",
    end_heard: "Un suono alla fine della partita",
    spoken: "Pronuncia i secondi, se il browser ha una voce",
    shakes: "Vibra negli ultimi dieci secondi",
    confirms: "Sugli schermi tattili, conferma la mossa con un secondo tocco",
};
