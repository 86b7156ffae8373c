use shogi::{EndReason, Outcome};

use crate::AnnouncementsText;

pub const TEXT: AnnouncementsText = AnnouncementsText {
    outcome,
    you_won: "Du vann!",
    you_lost: "Du förlorade.",
    mated: "Matt: det enda som återstår är att ge upp.",
    no_move_left: "Det finns inget tillåtet drag: det enda som återstår är att ge upp.",
    may_resign: "Du kan ge upp vid din komadai.",
    undone: |side| format!("Draget har tagits tillbaka. {side} är vid draget."),
    game_begins: "Partiet börjar.",
    foul: |number, why| format!("Drag {number} är otillåtet. {why}"),
    result_stands: "Det upptäcktes först när motståndaren hade gett upp, och resultatet \
                    gäller.",
    take_back: "Ta tillbaka draget",
    cannot: "Det draget går inte att göra.",
    king_spared: "En kung slås aldrig.",
    replay: "Spela om",
    review: "Granska partiet",
    draw_counts: "Remin räknas.",
    points: |one, points, other, others| format!("{one} har {points} poäng, {other} {others}."),
    clock_stands: "Klockan stannade när du lämnade sidan.",
    resume: "Fortsätt",
    elsewhere: "Det här partiet är öppet i en annan flik. Stäng den fliken för att fortsätta här.",
    taken_away: "Partiet fortsätter i en annan flik.",
    play_here: "Spela här",
};

fn outcome(outcome: Outcome, winner: &str, loser: &str) -> String {
    let drawn = outcome.winner.is_none();
    match outcome.reason {
        EndReason::Mate => format!("{winner} vinner genom matt."),
        EndReason::NoMoves => format!("{winner} vinner: {loser} har inget tillåtet drag."),
        EndReason::Resignation => format!("{winner} vinner: {loser} gav upp."),
        EndReason::Time => format!("{winner} vinner: {loser} överskred tiden."),
        EndReason::IllegalMove => format!("{winner} vinner: {loser} gjorde ett otillåtet drag."),
        EndReason::PerpetualCheck => {
            format!("{winner} vinner: {loser} upprepade ställningen med evig schack.")
        }
        EndReason::Repetition => "Remi genom upprepning (sennichite).".to_owned(),
        EndReason::Declaration24 if drawn => "Remi genom deklaration.".to_owned(),
        EndReason::Declaration24 | EndReason::Declaration27 => {
            format!("{winner} vinner genom deklaration.")
        }
        EndReason::DeclarationFailed => {
            format!("{winner} vinner: {loser} deklarerade utan att uppfylla villkoren.")
        }
        EndReason::Impasse24 | EndReason::AllPiecesEntered if drawn => {
            "Remi genom jishogi.".to_owned()
        }
        EndReason::Impasse24 | EndReason::Impasse27 | EndReason::AllPiecesEntered => {
            format!("{winner} vinner på poäng.")
        }
        EndReason::TryRule => {
            format!("{winner} vinner: kungen nådde den andra kungens startruta.")
        }
        EndReason::MoveLimit => "Remi: draggränsen är nådd.".to_owned(),
        EndReason::Agreement => "Remi genom överenskommelse.".to_owned(),
        EndReason::Interrupted => "Partiet avbröts.".to_owned(),
    }
}
