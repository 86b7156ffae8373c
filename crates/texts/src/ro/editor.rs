use shogi::{Color, Piece};

use super::{
    errors,
    grammar::{agreeing, sentence, the, the_piece},
    shogi_terms,
};
use crate::EditorText;
use komadai_model::editor::{EditOutcome, EditRefusal, Playability};

pub const TEXT: EditorText = EditorText {
    title: "Editează poziția",
    boxed: "Cutie",
    box_item: |of, left| {
        let piece = piece(of);
        match left {
            0.. => format!("{piece}, {left} în cutie"),
            _ => format!("{piece}, {} în plus", -left),
        }
    },
    held: "Piesa ridicată",
    turn_over: "Cealaltă față",
    change_side: "Cealaltă culoare",
    to_hand: |color| match color {
        Color::Black => "În mâna Negrului",
        Color::White => "În mâna Albului",
    },
    to_box: "În cutie",
    to_move: "La mutare",
    number: "Numărul mutării",
    wrong_number: "Scrie un număr întreg de la 1 în sus.",
    start: "Poziție inițială",
    lay: "Așază",
    clear: "Golește tabla",
    mirror: "Oglindește stânga-dreapta",
    exchange_sides: "Schimbă culorile",
    rest_to_white: "Restul în mâna Albului",
    sfen: "Ca text (SFEN)",
    read: "Folosește acest text",
    copy: "Copiază",
    copied: "Copiat.",
    not_copied: "Browserul nu a permis copierea: selectează textul și copiază-l tu.",
    cancel: "Renunță",
    done: "Folosește această poziție",
    solve: "Rezolvă ca problemă",
    help: "Cum funcționează",
    hints: [
        "Ridică o piesă din cutie, apoi atinge câmpurile sau mâinile unde o vrei. Atinge-o din nou \
         în cutie ca să o întorci: întâi pe cealaltă față, apoi cealaltă culoare.",
        "Atinge o piesă de pe tablă ca să o ridici, încă o dată ca să o întorci, iar un câmp liber \
         sau o mână ca să o pui acolo. Nicio atingere nu scoate o piesă.",
        "Trage o piesă peste alta ca să o înlocuiești. Trage-o în cutie ca să o scoți.",
        "Pe tablă: T întoarce piesa, + o pune pe cealaltă față, Delete o pune în cutie, iar Shift \
         cu litera engleză a unei piese o ridică din cutie. Ctrl+Z anulează.",
    ],
    good_for: |good_for| match good_for {
        Playability::Game => "De aici poate începe o partidă.",
        Playability::Problem => "Merge ca problemă.",
        Playability::Lesson => "Merge ca lecție fără regi.",
        Playability::Diagram => "Doar o diagramă: de aici nu se poate juca.",
    },
    missing: |good_for| match good_for {
        Playability::Game => "",
        Playability::Problem | Playability::Lesson => "Pentru o partidă:",
        Playability::Diagram => "Ce este greșit:",
    },
    fault: errors::TEXT.position,
    now_wrong: |faults| format!("Acum este greșit: {}.", faults.join("; ")),
    told,
};

/// At the beginning of a sentence.
fn piece(piece: Piece) -> String {
    sentence(&shogi_terms::piece_of(piece))
}

fn told(edited: EditOutcome) -> String {
    match edited {
        EditOutcome::Nothing => String::new(),
        EditOutcome::PickedUp(of) => {
            let picked_up = agreeing(of.kind(), "ridicat", "ridicată");
            format!("{} {picked_up}.", piece(of))
        }
        EditOutcome::LetGo => "Piesa a fost lăsată jos.".to_owned(),
        EditOutcome::Put {
            piece: of,
            on,
            boxed,
        } => {
            let boxed =
                boxed.map_or_else(String::new, |boxed| format!(" {} în cutie.", piece(boxed)));
            format!("{} pe {on}.{boxed}", piece(of))
        }
        EditOutcome::InHand(of) => format!("{} în mână.", piece(of)),
        EditOutcome::Boxed(of) => format!("{} în cutie.", piece(of)),
        EditOutcome::Turned(of) => format!("Acum este {}.", shogi_terms::piece_of(of)),
        EditOutcome::Turn(color) => {
            format!("{} este la mutare.", the((shogi_terms::TEXT.color)(color)))
        }
        EditOutcome::Numbered => String::new(),
        EditOutcome::Replaced => "Piesele au fost reașezate.".to_owned(),
        EditOutcome::Undone => "Anulat.".to_owned(),
        EditOutcome::Redone => "Refăcut.".to_owned(),
        EditOutcome::Refused(refusal) => match refusal {
            EditRefusal::NothingHeld => "Nicio piesă nu este ridicată.".to_owned(),
            EditRefusal::KingInHand => "Regele nu poate sta în mână.".to_owned(),
            EditRefusal::OneFace(of) => {
                format!("{} are o singură față.", sentence(the_piece(of.kind())))
            }
            EditRefusal::UnpromotedInHand => "Piesele din mână nu sunt promovate.".to_owned(),
            EditRefusal::HandFull => {
                "Nu mai pot fi adăugate piese de acest fel în mână.".to_owned()
            }
        },
    }
}
