//! What a record says and the rules do not.

use super::{Place, maker::Maker};
use crate::{
    Color, Fault, GameRules, Impasse, ImpasseRule, Setup, Strictness,
    record::{EndWord, NodeId},
};

/// Words of CSA's standard that end no game: a move is taken back, or a program
/// failed.
const KNOWN_WORDS: [&str; 2] = ["MATTA", "ERROR"];

/// Warns of an end that is not known, or that the position does not bear out.
pub(super) fn end(maker: &mut Maker, word: &EndWord, at: Place, found: &str) {
    match word {
        EndWord::Other(word) if !KNOWN_WORDS.contains(&word.as_str()) => {
            maker.warn(
                at,
                found,
                "this end of a game is not known, it is kept as it stands",
            );
        }
        EndWord::Declaration if !may_declare(maker) => {
            maker.warn(
                at,
                found,
                "by the 27-point rule the declaration would not have won",
            );
        }
        _ => {}
    }
}

fn may_declare(maker: &mut Maker) -> bool {
    let rules = GameRules::STANDARD;
    let start = maker.record().start_position();
    let (Some(start), Some(position)) = (start, maker.position()) else {
        return false;
    };
    let impasse = Impasse::of(position, rules.credit(&start));
    let conditions = impasse.conditions(ImpasseRule::Declaration27, position.turn(), &rules);
    conditions.iter().all(|condition| condition.holds())
}

/// Warns of a start that a game cannot have.
pub(super) fn start(maker: &mut Maker, at: Place, found: &str) {
    let missing: Vec<_> = missing_kings(maker.table()).collect();
    match missing[..] {
        [color] => {
            let about = format!("{color} has no king: this is a problem, not a game");
            maker.warn(at, found, about);
        }
        _ => study(maker, at, found),
    }
    let stuck = maker
        .position()
        .is_some_and(|position| !position.is_check() && !position.has_legal_move());
    if stuck && maker.node() == NodeId::ROOT {
        maker.warn(
            at,
            found,
            "the side to move has no legal move, and is not in check",
        );
    }
}

/// Warns of a start without any king, as drills of moves have it.
pub(super) fn study(maker: &mut Maker, at: Place, found: &str) {
    if missing_kings(maker.table()).count() == 2 {
        let about = format!("{}: this is a position for study", Fault::NoKings);
        maker.warn(at, found, about);
    }
}

fn missing_kings(table: &Setup) -> impl Iterator<Item = Color> {
    Color::ALL
        .into_iter()
        .filter(|&color| table.king(color).is_none())
}

/// What is said of a game that goes on past a fourth repetition.
pub(super) const PAST_REPETITION: &str =
    "the game goes on, though the position before this move has stood four times";

/// Begins at a start. Pawns that stand as none can, two on a file or on the last
/// rank, are let pass with a warning: such starts are played for fun.
///
/// # Errors
/// The faults of the start, in words.
pub(super) fn begin(maker: &mut Maker, start: Setup, at: Place, found: &str) -> Result<(), String> {
    let harmless = |fault: &Fault| matches!(fault, Fault::Nifu { .. } | Fault::DeadPiece { .. });
    match start.validate(Strictness::Lesson) {
        Err(faults) if faults.iter().all(harmless) => {
            maker.warn(at, found, faults.to_string());
            maker.set_odd_start(start);
        }
        _ => maker.set_start(start)?,
    }
    study(maker, at, found);
    Ok(())
}
