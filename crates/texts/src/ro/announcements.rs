use shogi::{EndReason, Outcome};

use super::grammar::{POINTS, the};
use crate::AnnouncementsText;

pub const TEXT: AnnouncementsText = AnnouncementsText {
    outcome,
    you_won: "Ai câștigat!",
    you_lost: "Ai pierdut.",
    mated: "Mat: nu mai rămâne decât cedarea.",
    no_move_left: "Nu mai există nicio mutare legală: nu mai rămâne decât cedarea.",
    may_resign: "Poți ceda la komadai, măsuța pieselor din mână.",
    undone: |side| format!("Mutarea a fost luată înapoi. Joacă {}.", the(side)),
    game_begins: "Partida începe.",
    foul: |number, why| format!("Mutarea {number} este ilegală. {why}"),
    result_stands: "S-a descoperit abia după cedare, care rămâne valabilă.",
    take_back: "Ia mutarea înapoi",
    cannot: "Mutarea aceasta nu se poate juca.",
    king_spared: "Regele nu se ia niciodată.",
    replay: "Rejoacă partida",
    review: "Revezi partida",
    draw_counts: "Remiza contează.",
    points: |one, points, other, others| {
        let [points, others] = [points, others].map(|points| POINTS.counted(points.into()));
        format!(
            "{} are {points}, iar {} are {others}.",
            the(one),
            the(other)
        )
    },
    clock_stands: "Ceasul s-a oprit când ai părăsit pagina.",
    resume: "Continuă",
    elsewhere: "Această partidă este deschisă în altă filă. Închide acea filă ca să continui aici.",
    taken_away: "Partida continuă în altă filă.",
    play_here: "Joacă aici",
};

fn outcome(outcome: Outcome, winner: &str, loser: &str) -> String {
    let drawn = outcome.winner.is_none();
    let won = format!("{} câștigă", the(winner));
    let by = the(loser);
    match outcome.reason {
        EndReason::Mate => format!("{won} prin mat."),
        EndReason::NoMoves => format!("{won}: {by} nu mai are nicio mutare legală."),
        EndReason::Resignation => format!("{won}: {by} a cedat."),
        EndReason::Time => format!("{won}: {by} a depășit timpul."),
        EndReason::IllegalMove => format!("{won}: {by} a făcut o mutare ilegală."),
        EndReason::PerpetualCheck => format!("{won}: {by} a repetat poziția prin șah etern."),
        EndReason::Repetition => "Remiză prin repetarea poziției (sennichite).".to_owned(),
        EndReason::Declaration24 if drawn => "Remiză prin declarație.".to_owned(),
        EndReason::Declaration24 | EndReason::Declaration27 => format!("{won} prin declarație."),
        EndReason::DeclarationFailed => {
            format!("{won}: {by} a declarat fără să îndeplinească toate condițiile.")
        }
        EndReason::Impasse24 | EndReason::AllPiecesEntered if drawn => {
            "Remiză prin impas.".to_owned()
        }
        EndReason::Impasse24 | EndReason::Impasse27 | EndReason::AllPiecesEntered => {
            format!("{won} la puncte.")
        }
        EndReason::TryRule => {
            format!("{won}: regele a ajuns pe câmpul de plecare al celuilalt rege.")
        }
        EndReason::MoveLimit => "Remiză: s-a atins limita de mutări.".to_owned(),
        EndReason::Agreement => "Remiză de comun acord.".to_owned(),
        EndReason::Interrupted => "Partida a fost întreruptă.".to_owned(),
    }
}
