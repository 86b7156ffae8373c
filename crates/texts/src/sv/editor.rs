use shogi::{Color, Piece};

use super::{
    errors,
    shogi_terms::{self, capital, colored, definite},
};
use crate::EditorText;
use komadai_model::editor::{EditOutcome, EditRefusal, Playability};

pub const TEXT: EditorText = EditorText {
    title: "Ändra ställningen",
    boxed: "Pjäslåda",
    box_item: |piece, left| {
        let piece = capital(colored(piece));
        match left {
            0.. => format!("{piece}, {left} i lådan"),
            -1 => format!("{piece}, 1 för mycket"),
            _ => format!("{piece}, {} för många", -left),
        }
    },
    held: "Vald pjäs",
    turn_over: "Vänd",
    change_side: "Byt färg",
    to_hand: |color| match color {
        Color::Black => "Till Svarts hand",
        Color::White => "Till Vits hand",
    },
    to_box: "Till lådan",
    to_move: "Vid draget",
    number: "Dragnummer",
    wrong_number: "Ange ett heltal från 1.",
    start: "Utgångsställning",
    lay: "Ställ upp",
    clear: "Töm brädet",
    mirror: "Spegla i sidled",
    exchange_sides: "Byt färger",
    rest_to_white: "Resten till Vits hand",
    sfen: "Som text (SFEN)",
    read: "Använd texten",
    copy: "Kopiera",
    copied: "Kopierat.",
    not_copied: "Det gick inte att kopiera: markera texten och kopiera den själv.",
    cancel: "Avbryt",
    done: "Använd ställningen",
    solve: "Lös som problem",
    help: "Så fungerar det",
    hints: [
        "Välj en pjäs ur lådan och tryck sedan på rutor och händer. Tryck på den i lådan igen för \
         att vända den: först andra sidan upp, sedan andra färgen.",
        "Tryck på en pjäs på brädet för att ta upp den, igen för att vända den, och på en tom ruta \
         eller en hand för att ställa den där. Ingenting tas bort av ett tryck.",
        "Dra en pjäs till en annan för att byta ut den. Dra den till lådan för att ta bort den.",
        "På brädet: T vrider, + vänder, Delete lägger i lådan, och Skift med en pjäs bokstav (P, \
         L, N, S, G, B, R, K) tar den ur lådan. Ctrl+Z ångrar.",
    ],
    good_for: |good_for| match good_for {
        Playability::Game => "Ett parti kan börja här.",
        Playability::Problem => "Fungerar som problem.",
        Playability::Lesson => "Fungerar som övning utan kungar.",
        Playability::Diagram => "Bara ett diagram: här går det inte att spela.",
    },
    missing: |good_for| match good_for {
        Playability::Game => "",
        Playability::Problem | Playability::Lesson => "Detta hindrar ett parti:",
        Playability::Diagram => "Vad som är fel:",
    },
    fault: errors::TEXT.position,
    now_wrong: |faults| format!("Nu är detta fel: {}.", faults.join("; ")),
    told,
};

fn told(edited: EditOutcome) -> String {
    let start = |piece: Piece| capital(colored(piece));
    match edited {
        EditOutcome::Nothing => String::new(),
        EditOutcome::PickedUp(piece) => format!("Vald pjäs: {}.", colored(piece)),
        EditOutcome::LetGo => "Ingen pjäs är vald längre.".to_owned(),
        EditOutcome::Put { piece, on, boxed } => {
            let boxed = boxed.map_or_else(String::new, |boxed| {
                format!(" {} till lådan.", start(boxed))
            });
            format!("{} på {on}.{boxed}", start(piece))
        }
        EditOutcome::InHand(piece) => format!("{} i handen.", start(piece)),
        EditOutcome::Boxed(piece) => format!("{} till lådan.", start(piece)),
        EditOutcome::Turned(piece) => format!("Nu {}.", colored(piece)),
        EditOutcome::Turn(color) => format!("{} vid draget.", (shogi_terms::TEXT.color)(color)),
        EditOutcome::Numbered => String::new(),
        EditOutcome::Replaced => "Ställningen är utbytt.".to_owned(),
        EditOutcome::Undone => "Ångrat.".to_owned(),
        EditOutcome::Redone => "Gjort om.".to_owned(),
        EditOutcome::Refused(refusal) => match refusal {
            EditRefusal::NothingHeld => "Ingen pjäs är vald.".to_owned(),
            EditRefusal::KingInHand => "En kung kan inte vara i handen.".to_owned(),
            EditRefusal::OneFace(piece) => {
                let name = capital(definite(piece.kind()).to_owned());
                format!("{name} har ingen baksida.")
            }
            EditRefusal::UnpromotedInHand => "Pjäser i handen är inte promoverade.".to_owned(),
            EditRefusal::HandFull => "Det går inte att lägga till fler sådana i handen.".to_owned(),
        },
    }
}
