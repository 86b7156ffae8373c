use shogi::{EndReason, Outcome};

use super::shogi_terms::{capital, of, the, to};
use crate::AnnouncementsText;

pub const TEXT: AnnouncementsText = AnnouncementsText {
    outcome,
    you_won: "Hai vinto!",
    you_lost: "Hai perso.",
    mated: "Matto: non resta che abbandonare.",
    no_move_left: "Non ci sono mosse legali: non resta che abbandonare.",
    may_resign: "Puoi abbandonare al tuo komadai.",
    undone: |side| format!("Mossa ritirata. Tocca {}.", to(side)),
    game_begins: "La partita comincia.",
    foul: |number, why| format!("La mossa {number} è illegale. {why}"),
    result_stands: "È stata scoperta dopo l’abbandono, che resta valido.",
    take_back: "Ritira la mossa",
    cannot: "Questa mossa non si può giocare.",
    king_spared: "Un re non viene mai catturato.",
    replay: "Giocala di nuovo",
    review: "Rivedi la partita",
    draw_counts: "La patta conta.",
    points: |one, points, other, others| format!("{one}: {points} punti; {other}: {others} punti."),
    clock_stands: "L’orologio è fermo da quando hai lasciato la pagina.",
    resume: "Riprendi",
    elsewhere: "Questa partita è aperta in un’altra scheda. Chiudi quella scheda per continuare \
                qui.",
    taken_away: "La partita continua in un’altra scheda.",
    play_here: "Gioca qui",
};

fn outcome(outcome: Outcome, winner: &str, loser: &str) -> String {
    let drawn = outcome.winner.is_none();
    let (wins, loses) = (capital(the(winner)), the(loser));
    match outcome.reason {
        EndReason::Mate => format!("{wins} vince per matto."),
        EndReason::NoMoves => format!("{wins} vince: {loses} non ha mosse legali."),
        EndReason::Resignation => format!("{wins} vince: {loses} ha abbandonato."),
        EndReason::Time => format!("{wins} vince: il tempo {} è scaduto.", of(loser)),
        EndReason::IllegalMove => format!("{wins} vince: {loses} ha fatto una mossa illegale."),
        EndReason::PerpetualCheck => {
            format!("{wins} vince: {loses} ha ripetuto la posizione con lo scacco perpetuo.")
        }
        EndReason::Repetition => "Patta per ripetizione.".to_owned(),
        EndReason::Declaration24 if drawn => "Patta per dichiarazione.".to_owned(),
        EndReason::Declaration24 | EndReason::Declaration27 => {
            format!("{wins} vince per dichiarazione.")
        }
        EndReason::DeclarationFailed => {
            format!("{wins} vince: la dichiarazione {} è fallita.", of(loser))
        }
        EndReason::Impasse24 | EndReason::AllPiecesEntered if drawn => {
            "Patta per impasse.".to_owned()
        }
        EndReason::Impasse24 | EndReason::Impasse27 | EndReason::AllPiecesEntered => {
            format!("{wins} vince ai punti.")
        }
        EndReason::TryRule => {
            format!("{wins} vince: il re ha raggiunto la casella dell’altro re.")
        }
        EndReason::MoveLimit => "Patta: è stato raggiunto il limite di mosse.".to_owned(),
        EndReason::Agreement => "Patta d’accordo.".to_owned(),
        EndReason::Interrupted => "La partita è stata interrotta.".to_owned(),
    }
}
