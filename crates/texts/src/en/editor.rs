use shogi::{Color, Piece};

use super::{errors, shogi_terms};
use crate::EditorText;
use komadai_model::editor::{EditOutcome, EditRefusal, Playability};

pub const TEXT: EditorText = EditorText {
    title: "Edit position",
    boxed: "Box",
    box_item: |piece, left| {
        let piece = piece_of(piece);
        match left {
            0.. => format!("{piece}, {left} in the box"),
            _ => format!("{piece}, {} too many", -left),
        }
    },
    held: "The piece picked up",
    turn_over: "Turn over",
    change_side: "Other side",
    to_hand: |color| match color {
        Color::Black => "To Black’s hand",
        Color::White => "To White’s hand",
    },
    to_box: "To the box",
    to_move: "To move",
    number: "Move number",
    wrong_number: "A whole number from 1, please.",
    start: "Start position",
    lay: "Set up",
    clear: "Empty the board",
    mirror: "Mirror left and right",
    exchange_sides: "Exchange sides",
    rest_to_white: "Rest to White’s hand",
    sfen: "As text (SFEN)",
    read: "Use this text",
    copy: "Copy",
    copied: "Copied.",
    not_copied: "Copying was not allowed: select the text and copy it yourself.",
    cancel: "Cancel",
    done: "Use this position",
    solve: "Solve as a problem",
    help: "How it works",
    hints: [
        "Pick a piece out of the box, then touch squares and hands. Touch it in the box again \
         to turn it: the other face, then the other side.",
        "Touch a piece on the board to pick it up, again to turn it, and a free square or a hand \
         to put it there. Nothing is taken off by a touch.",
        "Drag a piece onto another to replace that one. Drag it to the box to remove it.",
        "On the board: T turns, + turns over, Delete puts in the box, and Shift with a piece’s \
         letter picks it out of the box. Ctrl+Z undoes.",
    ],
    good_for: |good_for| match good_for {
        Playability::Game => "A game can begin here.",
        Playability::Problem => "Works as a problem.",
        Playability::Lesson => "Works as a lesson without kings.",
        Playability::Diagram => "Only a diagram: nothing can be played here.",
    },
    missing: |good_for| match good_for {
        Playability::Game => "",
        Playability::Problem | Playability::Lesson => "For a game:",
        Playability::Diagram => "What is wrong:",
    },
    fault: errors::TEXT.position,
    now_wrong: |faults| format!("Now wrong: {}.", faults.join("; ")),
    told,
};

fn piece_of(piece: Piece) -> String {
    let color = (shogi_terms::TEXT.color)(piece.color());
    format!("{color} {}", (shogi_terms::TEXT.piece)(piece.kind()))
}

fn told(edited: EditOutcome) -> String {
    match edited {
        EditOutcome::Nothing => String::new(),
        EditOutcome::PickedUp(piece) => format!("{} picked up.", piece_of(piece)),
        EditOutcome::LetGo => "Put down again.".to_owned(),
        EditOutcome::Put { piece, on, boxed } => {
            let boxed = boxed.map_or_else(String::new, |boxed| {
                format!(" {} to the box.", piece_of(boxed))
            });
            format!("{} on {on}.{boxed}", piece_of(piece))
        }
        EditOutcome::InHand(piece) => format!("{} in hand.", piece_of(piece)),
        EditOutcome::Boxed(piece) => format!("{} to the box.", piece_of(piece)),
        EditOutcome::Turned(piece) => format!("Now {}.", piece_of(piece)),
        EditOutcome::Turn(color) => format!("{} to move.", (shogi_terms::TEXT.color)(color)),
        EditOutcome::Numbered => String::new(),
        EditOutcome::Replaced => "The position has been replaced.".to_owned(),
        EditOutcome::Undone => "Undone.".to_owned(),
        EditOutcome::Redone => "Redone.".to_owned(),
        EditOutcome::Refused(refusal) => match refusal {
            EditRefusal::NothingHeld => "No piece is picked up.".to_owned(),
            EditRefusal::KingInHand => "A king cannot be held in hand.".to_owned(),
            EditRefusal::OneFace(piece) => {
                format!(
                    "The {} has only one face.",
                    (shogi_terms::TEXT.piece)(piece.kind())
                )
            }
            EditRefusal::UnpromotedInHand => "Pieces in hand are not promoted.".to_owned(),
            EditRefusal::HandFull => "No more of these can be added to this hand.".to_owned(),
        },
    }
}
