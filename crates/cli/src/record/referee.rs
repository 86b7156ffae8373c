//! What the referee says of a record.

use shogi::{
    Audit, BreachReason, Color, GameRules, IllegalMove, RecordEnd,
    record::{EndWord, Record},
};

/// The audit of the main line; none for a start that cannot be played from.
pub fn audit(record: &Record) -> Option<Audit> {
    let mut audit = Audit::new(record.start_position()?, GameRules::STANDARD);
    for ply in record.main_moves() {
        audit.push(ply);
    }
    audit.finish(record.end().and_then(claimed));
    Some(audit)
}

/// The first illegal move. Perpetual check is none: every move of it is legal, and
/// the side that gives it need not have made the last one.
pub fn first_illegal(audit: &Audit) -> Option<usize> {
    let illegal = |reason| match reason {
        BreachReason::Illegal(why) => why != IllegalMove::PerpetualCheck,
        _ => false,
    };
    let mut breaches = audit.breaches().iter();
    Some(breaches.find(|breach| illegal(breach.reason))?.ply)
}

/// An end that somebody has to claim; the others the moves tell.
fn claimed(end: &EndWord) -> Option<RecordEnd> {
    Some(match end {
        EndWord::Resignation => RecordEnd::Resign,
        EndWord::Interrupted => RecordEnd::Interrupt,
        EndWord::Impasse => RecordEnd::Count,
        EndWord::Draw => RecordEnd::Draw,
        EndWord::Declaration => RecordEnd::Win,
        EndWord::Time => RecordEnd::Timeout,
        EndWord::Repetition
        | EndWord::PerpetualCheck
        | EndWord::Mate
        | EndWord::NoMate
        | EndWord::Foul
        | EndWord::FoulBefore
        | EndWord::ForfeitWin
        | EndWord::ForfeitLoss
        | EndWord::MoveLimit
        | EndWord::Other(_) => return None,
    })
}

/// Who won, by the record's own end, or else by the audit: `black`, `white`, or
/// `none` in a draw.
pub fn winner(record: &Record, audit: Option<&Audit>) -> Option<&'static str> {
    let plies = record.main_moves();
    let turn = plies.last().map_or(record.first_to_move(), |ply| !ply.by);
    match record.end() {
        Some(
            EndWord::Resignation
            | EndWord::Mate
            | EndWord::Time
            | EndWord::Foul
            | EndWord::ForfeitLoss,
        ) => Some((!turn).name()),
        Some(EndWord::Declaration | EndWord::FoulBefore | EndWord::ForfeitWin) => Some(turn.name()),
        Some(EndWord::Repetition | EndWord::Impasse | EndWord::Draw | EndWord::MoveLimit) => {
            Some("none")
        }
        Some(EndWord::Interrupted | EndWord::NoMate | EndWord::Other(_)) => None,
        Some(EndWord::PerpetualCheck) | None => {
            let outcome = audit?.game().status().outcome?;
            Some(outcome.winner.map_or("none", Color::name))
        }
    }
}

/// The referee's name for the end: of the one that the record says, or else of the
/// one that the moves come to.
pub fn reason(record: &Record, audit: Option<&Audit>) -> Option<&'static str> {
    match record.end() {
        Some(end) => Some(end.reason()?.name()),
        None => Some(audit?.game().status().outcome?.reason.name()),
    }
}
