use shogi::PieceKind;

use crate::{AssistText, topics::assist::latin};

pub const TEXT: AssistText = AssistText {
    new: "I am new",
    welcome: [
        "Trap the other king to win. A king that is attacked is in check and has to be saved at once; most pieces may promote on the three far ranks.",
        "Touch a piece and the board shows where it can go; touch one of those squares and it moves there.",
        "A piece that you take is yours: on a later turn you may put it on an empty square instead of moving.",
    ],
    read_on: "Read on",
    first_game: "First game against the computer",
    lesson_offer: "There is a lesson about this.",
    lesson_open: "Open the lesson",
    touch_one: "Touch a piece: its name appears here.",
    goes_nowhere: "It cannot go anywhere now.",
    all_pieces: "All pieces",
    reading: latin,
    moves: |kind| match kind {
        PieceKind::King => "One square in any direction. If you cannot save your king, you lose.",
        PieceKind::Rook => "Any distance forward, back or to the side.",
        PieceKind::Bishop => "Any distance on the diagonals.",
        PieceKind::Gold => "One square in any direction except diagonally back.",
        PieceKind::Silver => "One square forward, or diagonally.",
        PieceKind::Knight => "Jumps two squares forward and one to the side.",
        PieceKind::Lance => "Any distance straight forward.",
        PieceKind::Pawn => "One square forward.",
        PieceKind::Dragon => "Moves like a rook, or one square diagonally.",
        PieceKind::Horse => "Moves like a bishop, or one square straight.",
        PieceKind::ProSilver | PieceKind::ProKnight | PieceKind::ProLance | PieceKind::Tokin => {
            "Moves like a gold."
        }
    },
    tap_again: "Tap the square again to move there.",
    gone: |seconds| format!("{seconds} seconds"),
    byoyomi: "Byoyomi.",
    check_heard: "A sound for check",
    end_heard: "A sound at the end of the game",
    spoken: "Speak the seconds, if the browser has a voice",
    shakes: "Vibrate in the last ten seconds",
    confirms: "On touch screens, confirm a move with a second tap",
};
