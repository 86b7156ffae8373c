use shogi::PieceKind;

use crate::{AssistText, topics::assist::latin};

pub const TEXT: AssistText = AssistText {
    new: "Principiante",
    welcome: [
        "Vince chi dà scacco matto al re avversario. Un re attaccato è sotto scacco e va salvato subito; sulle tre traverse più lontane quasi tutti i pezzi si possono promuovere.",
        "Tocca un pezzo e il tavoliere mostra dove può andare; tocca una di quelle caselle e il pezzo ci va.",
        "Un pezzo catturato è tuo: in un turno successivo puoi metterlo su una casella vuota invece di muovere.",
    ],
    read_on: "Continua",
    first_game: "Prima partita contro il computer",
    lesson_offer: "C’è una lezione su questo.",
    lesson_open: "Apri la lezione",
    touch_one: "Tocca un pezzo: qui appare il suo nome.",
    goes_nowhere: "Ora non può andare da nessuna parte.",
    all_pieces: "Tutti i pezzi",
    reading: latin,
    moves: |kind| match kind {
        PieceKind::King => {
            "Di una casella in ogni direzione. Se non puoi più salvare il re, hai perso."
        }
        PieceKind::Rook => "Di quante caselle vuole in avanti, indietro o di lato.",
        PieceKind::Bishop => "Di quante caselle vuole in diagonale.",
        PieceKind::Gold => "Di una casella in ogni direzione, tranne in diagonale indietro.",
        PieceKind::Silver => "Di una casella in avanti o in diagonale.",
        PieceKind::Knight => "Salta di due caselle in avanti e una di lato.",
        PieceKind::Lance => "Di quante caselle vuole dritto in avanti.",
        PieceKind::Pawn => "Di una casella in avanti.",
        PieceKind::Dragon => "Come la torre, oppure di una casella in diagonale.",
        PieceKind::Horse => "Come l’alfiere, oppure di una casella in avanti, indietro o di lato.",
        PieceKind::ProSilver | PieceKind::ProKnight | PieceKind::ProLance | PieceKind::Tokin => {
            "Si muove come l’oro."
        }
    },
    tap_again: "Tocca di nuovo la casella per muovere lì.",
    gone: |seconds| format!("{seconds} secondi"),
    byoyomi: "Inizia il byoyomi.",
    check_heard: "Un suono per lo scacco",
    end_heard: "Un suono alla fine della partita",
    spoken: "Pronuncia i secondi, se il browser ha una voce",
    shakes: "Vibra negli ultimi dieci secondi",
    confirms: "Sugli schermi tattili, conferma la mossa con un secondo tocco",
};
