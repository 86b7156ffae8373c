use shogi::{Color, Piece};

use super::{
    errors,
    shogi_terms::{self, capital, of, the_piece, to},
};
use crate::EditorText;
use komadai_model::editor::{EditOutcome, EditRefusal, Playability};

pub const TEXT: EditorText = EditorText {
    title: "Modifica la posizione",
    boxed: "Scatola",
    box_item: |piece, left| {
        let piece = piece_of(piece);
        match left {
            0.. => format!("{piece}, {left} nella scatola"),
            _ => format!("{piece}, {} di troppo", -left),
        }
    },
    held: "Il pezzo preso",
    turn_over: "Rovescia",
    change_side: "Altro colore",
    to_hand: |color| match color {
        Color::Black => "Nella mano del Nero",
        Color::White => "Nella mano del Bianco",
    },
    to_box: "Nella scatola",
    to_move: "Tratto",
    number: "Numero della mossa",
    wrong_number: "Serve un numero intero da 1.",
    start: "Posizione iniziale",
    lay: "Disponi",
    clear: "Svuota il tavoliere",
    mirror: "Specchia sinistra e destra",
    exchange_sides: "Scambia i colori",
    rest_to_white: "Il resto al Bianco",
    sfen: "Come testo (SFEN)",
    read: "Usa questo testo",
    copy: "Copia",
    copied: "Copiato.",
    not_copied: "Questo browser non ha permesso di copiare: seleziona il testo e copialo tu.",
    cancel: "Annulla",
    done: "Usa questa posizione",
    solve: "Risolvi come problema",
    help: "Come funziona",
    hints: [
        "Prendi un pezzo dalla scatola, poi tocca caselle e mani. Toccalo di nuovo nella scatola \
         per girarlo: prima l’altra faccia, poi l’altro colore.",
        "Tocca un pezzo sul tavoliere per prenderlo, di nuovo per girarlo, e una casella libera o \
         una mano per metterlo lì. Un tocco non toglie mai nulla.",
        "Trascina un pezzo su un altro per sostituirlo. Trascinalo nella scatola per toglierlo.",
        "Sul tavoliere: T gira, + rovescia, Canc rimette nella scatola, e Maiusc con la lettera di \
         un pezzo lo prende dalla scatola. Ctrl+Z annulla.",
    ],
    good_for: |good_for| match good_for {
        Playability::Game => "Qui può cominciare una partita.",
        Playability::Problem => "Va bene come problema.",
        Playability::Lesson => "Va bene come lezione senza re.",
        Playability::Diagram => "Solo un diagramma: qui non si può giocare.",
    },
    missing: |good_for| match good_for {
        Playability::Game => "",
        Playability::Problem | Playability::Lesson => "Per una partita:",
        Playability::Diagram => "Che cosa non va:",
    },
    fault: errors::TEXT.position,
    now_wrong: |faults| format!("Ora non va: {}.", faults.join("; ")),
    told,
};

fn piece_of(piece: Piece) -> String {
    let side = of((shogi_terms::TEXT.color)(piece.color()));
    format!("{} {side}", (shogi_terms::TEXT.piece)(piece.kind()))
}

fn told(edited: EditOutcome) -> String {
    match edited {
        EditOutcome::Nothing | EditOutcome::Numbered => String::new(),
        EditOutcome::PickedUp(piece) => format!("Preso: {}.", piece_of(piece)),
        EditOutcome::LetGo => "Rimesso giù.".to_owned(),
        EditOutcome::Put { piece, on, boxed } => {
            let boxed = boxed.map_or_else(String::new, |boxed| {
                format!(" Nella scatola: {}.", piece_of(boxed))
            });
            format!("{} in {on}.{boxed}", capital(piece_of(piece)))
        }
        EditOutcome::InHand(piece) => format!("Tra i pezzi in mano: {}.", piece_of(piece)),
        EditOutcome::Boxed(piece) => format!("Nella scatola: {}.", piece_of(piece)),
        EditOutcome::Turned(piece) => format!("Ora {}.", piece_of(piece)),
        EditOutcome::Turn(color) => format!("Tocca {}.", to((shogi_terms::TEXT.color)(color))),
        EditOutcome::Replaced => "Posizione sostituita.".to_owned(),
        EditOutcome::Undone => "Annullato.".to_owned(),
        EditOutcome::Redone => "Ripristinato.".to_owned(),
        EditOutcome::Refused(refusal) => match refusal {
            EditRefusal::NothingHeld => "Nessun pezzo è stato preso.".to_owned(),
            EditRefusal::KingInHand => "Il re non può stare in mano.".to_owned(),
            EditRefusal::OneFace(piece) => {
                format!("{} ha una sola faccia.", capital(the_piece(piece.kind())))
            }
            EditRefusal::UnpromotedInHand => "I pezzi in mano non sono promossi.".to_owned(),
            EditRefusal::HandFull => {
                "Non si possono aggiungere altri pezzi di questo tipo in mano.".to_owned()
            }
        },
    }
}
