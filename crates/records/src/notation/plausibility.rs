//! Warnings about starts and ends of records that do not agree with the rules.

use alloc::vec::Vec;

use komadai_shogi::{
    Color, GameRules, Impasse, ImpasseRule, PositionError, PositionErrors, Setup, Strictness,
};

use super::{Location, Remark, StartRemark, StructureRemark, record_builder::RecordBuilder};
use crate::record::{EndMarker, NodeId};

/// Words of CSA that end no game: a takeback, or the failure of a program.
const KNOWN_WORDS: [&str; 2] = ["MATTA", "ERROR"];

/// Warns of an unknown end, or of one that the position does not justify.
pub(super) fn check_end(builder: &mut RecordBuilder, word: &EndMarker, at: Location, found: &str) {
    match word {
        EndMarker::Other(word) if !KNOWN_WORDS.contains(&word.as_str()) => {
            builder.warn(at, found, Remark::UnknownEnd);
        }
        EndMarker::Declaration if !may_declare(builder) => {
            builder.warn(at, found, StructureRemark::UnwonDeclaration);
        }
        _ => {}
    }
}

fn may_declare(builder: &mut RecordBuilder) -> bool {
    let rules = GameRules::STANDARD;
    let start = builder.record().start_position();
    let (Some(start), Some(position)) = (start, builder.position()) else {
        return false;
    };
    let impasse = Impasse::new(position, rules.credit(&start));
    let conditions = impasse.conditions(ImpasseRule::Declaration27, position.turn(), &rules);
    conditions.iter().all(|condition| condition.holds())
}

/// Warns of a start position that no game has.
pub(super) fn check_start(builder: &mut RecordBuilder, at: Location, found: &str) {
    let missing: Vec<_> = missing_kings(builder.setup()).collect();
    match missing[..] {
        [color] => builder.warn(at, found, StartRemark::Problem(color)),
        _ => warn_without_kings(builder, at, found),
    }
    let stuck = builder
        .position()
        .is_some_and(|position| !position.in_check() && !position.has_legal_move());
    if stuck && builder.node() == NodeId::ROOT {
        builder.warn(at, found, StartRemark::NoLegalMove);
    }
}

/// Warns of a start position without any king, as in exercises.
pub(super) fn warn_without_kings(builder: &mut RecordBuilder, at: Location, found: &str) {
    if missing_kings(builder.setup()).count() == 2 {
        builder.warn(at, found, StartRemark::Study);
    }
}

fn missing_kings(table: &Setup) -> impl Iterator<Item = Color> {
    Color::ALL
        .into_iter()
        .filter(|&color| table.king(color).is_none())
}

/// Sets the start position. Two pawns on a file and pieces without moves are allowed
/// with a warning: humorous problems have them.
///
/// # Errors
/// The errors of the start position.
pub(super) fn set_start(
    builder: &mut RecordBuilder,
    start: Setup,
    at: Location,
    found: &str,
) -> Result<(), PositionErrors> {
    let harmless = |fault: &PositionError| {
        matches!(
            fault,
            PositionError::Nifu { .. } | PositionError::ImmobilePiece { .. }
        )
    };
    match start.validate(Strictness::Lesson) {
        Err(faults) if faults.iter().all(harmless) => {
            builder.warn(at, found, faults);
            builder.set_start_unchecked(start);
        }
        _ => builder.set_start(start)?,
    }
    warn_without_kings(builder, at, found);
    Ok(())
}
