//! The result of a record by the rules, or by its own end.

use komadai_shogi::{Audit, ClaimedEnd, Color, EndReason, GameRules, Outcome, named_enum};
use strum::{VariantArray, VariantNames};

use super::{EndMarker, Record};

/// Who won the game of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Winner {
    /// Black won.
    Black,
    /// White won.
    White,
    /// The game was drawn.
    #[strum(serialize = "none")]
    Nobody,
}

named_enum!(Winner);

impl From<Color> for Winner {
    fn from(color: Color) -> Self {
        match color {
            Color::Black => Self::Black,
            Color::White => Self::White,
        }
    }
}

impl From<Outcome> for Winner {
    fn from(outcome: Outcome) -> Self {
        outcome.winner.map_or(Self::Nobody, Self::from)
    }
}

impl Record {
    /// The audit of the main line; `None` if the start is not a valid position.
    pub fn audit(&self) -> Option<Audit> {
        let mut audit = Audit::new(self.start_position()?, GameRules::STANDARD);
        for ply in self.main_moves() {
            audit.push(ply);
        }
        audit.finish(self.end().and_then(judged_end));
        Some(audit)
    }

    /// The winner: by the [`audit`](Self::audit) if it decides the game, or else by the
    /// end of the record; `None` if neither decides.
    ///
    /// ```
    /// use komadai_records::{notation::kif, Winner};
    /// let record = kif::read("1 ７六歩(77)\n2 投了\n")?.record;
    /// assert_eq!(record.winner(record.audit().as_ref()), Some(Winner::Black));
    /// # Ok::<(), komadai_records::notation::ReadError>(())
    /// ```
    pub fn winner(&self, audit: Option<&Audit>) -> Option<Winner> {
        judged(audit)
            .filter(|outcome| outcome.reason != EndReason::Interrupted)
            .map(Winner::from)
            .or_else(|| self.claimed_winner())
    }

    /// The winner by the end of the record alone, justified by the moves or not.
    #[must_use]
    pub fn claimed_winner(&self) -> Option<Winner> {
        let plies = self.main_moves();
        let turn = plies.last().map_or(self.first_to_move(), |ply| !ply.by);
        match self.end()? {
            EndMarker::Resignation
            | EndMarker::Mate
            | EndMarker::Time
            | EndMarker::IllegalMoveLoss
            | EndMarker::ForfeitLoss => Some((!turn).into()),
            EndMarker::Declaration | EndMarker::IllegalMoveWin | EndMarker::ForfeitWin => {
                Some(turn.into())
            }
            EndMarker::Repetition | EndMarker::Impasse | EndMarker::Draw | EndMarker::MoveLimit => {
                Some(Winner::Nobody)
            }
            EndMarker::PerpetualCheck
            | EndMarker::Interrupted
            | EndMarker::NoMate
            | EndMarker::Other(_) => None,
        }
    }

    /// The end reason by the [`audit`](Self::audit), or else by the end of the record.
    #[must_use]
    pub fn end_reason(&self, audit: Option<&Audit>) -> Option<EndReason> {
        judged(audit)
            .map(|outcome| outcome.reason)
            .or_else(|| self.end()?.reason())
    }
}

/// The outcome of an audit, if it decides the game.
fn judged(audit: Option<&Audit>) -> Option<Outcome> {
    audit?.game().outcome()
}

/// The end as an audit judges it; `None` if it does not follow from the moves.
fn judged_end(end: &EndMarker) -> Option<ClaimedEnd> {
    Some(match end {
        EndMarker::Resignation => ClaimedEnd::Resign,
        EndMarker::Interrupted => ClaimedEnd::Interrupt,
        EndMarker::Impasse => ClaimedEnd::Count,
        EndMarker::Draw => ClaimedEnd::Draw,
        EndMarker::Declaration => ClaimedEnd::Win,
        EndMarker::Time => ClaimedEnd::Timeout,
        EndMarker::Mate => ClaimedEnd::Mate,
        EndMarker::Repetition => ClaimedEnd::Repetition,
        EndMarker::PerpetualCheck => ClaimedEnd::PerpetualCheck,
        EndMarker::NoMate
        | EndMarker::IllegalMoveLoss
        | EndMarker::IllegalMoveWin
        | EndMarker::ForfeitWin
        | EndMarker::ForfeitLoss
        | EndMarker::MoveLimit
        | EndMarker::Other(_) => return None,
    })
}
