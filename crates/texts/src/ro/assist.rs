use shogi::PieceKind;

use super::grammar::Noun;
use crate::{AssistText, topics::assist::latin};

pub const TEXT: AssistText = AssistText {
    new: "Începător",
    welcome: [
        "Câștigi dacă dai mat regelui advers. Un rege atacat este în șah și trebuie salvat imediat; pe cele trei linii îndepărtate aproape toate piesele pot fi promovate.",
        "Atinge o piesă, iar tabla arată unde poate merge; atinge unul dintre acele câmpuri și piesa se mută acolo.",
        "Piesa capturată este a ta: la o mutare următoare o poți pune pe un câmp liber, în loc să muți.",
    ],
    read_on: "Mai departe",
    first_game: "Prima partidă cu calculatorul",
    lesson_offer: "Există o lecție despre asta.",
    lesson_open: "Deschide lecția",
    touch_one: "Atinge o piesă: numele ei apare aici.",
    goes_nowhere: "Acum nu poate merge nicăieri.",
    all_pieces: "Toate piesele",
    reading: latin,
    moves: |kind| match kind {
        PieceKind::King => {
            "Un câmp în orice direcție. Dacă nu-ți mai poți salva regele, ai pierdut."
        }
        PieceKind::Rook => "Oricâte câmpuri înainte, înapoi sau lateral.",
        PieceKind::Bishop => "Oricâte câmpuri pe diagonală.",
        PieceKind::Gold => "Un câmp în orice direcție, în afară de diagonala înapoi.",
        PieceKind::Silver => "Un câmp înainte sau pe diagonală.",
        PieceKind::Knight => "Sare două câmpuri înainte și unul lateral.",
        PieceKind::Lance => "Oricâte câmpuri drept înainte.",
        PieceKind::Pawn => "Un câmp înainte.",
        PieceKind::Dragon => "Ca turnul sau un câmp pe diagonală.",
        PieceKind::Horse => "Ca nebunul sau un câmp înainte, înapoi ori lateral.",
        PieceKind::ProSilver | PieceKind::ProKnight | PieceKind::ProLance | PieceKind::Tokin => {
            "Mută ca aurul."
        }
    },
    tap_again: "Atinge din nou câmpul pentru a muta acolo.",
    gone: |seconds| Noun("secundă", "secunde").counted(seconds.into()),
    byoyomi: "Începe byoyomi.",
    check_heard: "Un sunet la șah",
    end_heard: "Un sunet la sfârșitul partidei",
    spoken: "Rostește secundele, dacă browserul are o voce",
    shakes: "Vibrează în ultimele zece secunde",
    confirms: "Pe ecrane tactile, confirmă mutarea cu o a doua atingere",
};
