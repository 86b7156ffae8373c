use shogi::{EndReason, Outcome};

use crate::AnnouncementsText;

pub const TEXT: AnnouncementsText = AnnouncementsText {
    outcome,
    you_won: "You won!",
    you_lost: "You lost.",
    mated: "Mate: the only way out is to resign.",
    no_move_left: "No legal move is left: the only way out is to resign.",
    may_resign: "You may resign at your komadai.",
    undone: |side| format!("Move taken back. {side} to move."),
    game_begins: "The game begins.",
    foul: |number, why| format!("Move {number} is illegal. {why}"),
    result_stands: "It was found after the resignation, which stands.",
    take_back: "Take it back",
    cannot: "That move cannot be played.",
    king_spared: "A king is never captured.",
    replay: "Play it again",
    review: "Review this game",
    draw_counts: "The draw counts.",
    points: |one, points, other, others| format!("{one} has {points}, {other} {others}."),
    clock_stands: "The clock was paused when you left the page.",
    resume: "Resume",
    elsewhere: "This game is open in another tab. Close that tab to continue here.",
    taken_away: "The game continues in another tab.",
    play_here: "Play here",
};

fn outcome(outcome: Outcome, winner: &str, loser: &str) -> String {
    let drawn = outcome.winner.is_none();
    match outcome.reason {
        EndReason::Mate => format!("{winner} wins by checkmate."),
        EndReason::NoMoves => format!("{winner} wins: {loser} has no legal move."),
        EndReason::Resignation => format!("{winner} wins: {loser} resigned."),
        EndReason::Time => format!("{winner} wins: {loser} ran out of time."),
        EndReason::IllegalMove => format!("{winner} wins: {loser} made an illegal move."),
        EndReason::PerpetualCheck => {
            format!("{winner} wins: {loser} repeated the position by perpetual check.")
        }
        EndReason::Repetition => "A draw by repetition.".to_owned(),
        EndReason::Declaration24 if drawn => "A draw by declaration.".to_owned(),
        EndReason::Declaration24 | EndReason::Declaration27 => {
            format!("{winner} wins by declaration.")
        }
        EndReason::DeclarationFailed => format!("{winner} wins: {loser}'s declaration failed."),
        EndReason::Impasse24 | EndReason::AllPiecesEntered if drawn => {
            "A draw by impasse.".to_owned()
        }
        EndReason::Impasse24 | EndReason::Impasse27 | EndReason::AllPiecesEntered => {
            format!("{winner} wins on points.")
        }
        EndReason::TryRule => format!("{winner} wins: the king reached the other king's square."),
        EndReason::MoveLimit => "A draw: the move limit is reached.".to_owned(),
        EndReason::Agreement => "A draw by agreement.".to_owned(),
        EndReason::Interrupted => "The game was interrupted.".to_owned(),
    }
}
