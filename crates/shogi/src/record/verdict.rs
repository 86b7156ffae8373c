//! What the referee says of a record.

use super::{EndWord, Record};
use crate::{Audit, Color, EndReason, GameRules, Outcome, RecordEnd, named::named};

named! {
    /// Who won the game of a record.
    Winner {
        Black = "black",
        White = "white",
        /// The game was drawn.
        Nobody = "none",
    }
}

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
    /// The audit of the main line; none for a start that cannot be played from.
    pub fn audit(&self) -> Option<Audit> {
        let mut audit = Audit::new(self.start_position()?, GameRules::STANDARD);
        for ply in self.main_moves() {
            audit.push(ply);
        }
        audit.finish(self.end().and_then(claimed));
        Some(audit)
    }

    /// Who won, by the record's own end, or else by its [`audit`](Self::audit);
    /// none when neither tells.
    ///
    /// ```
    /// use shogi::{notation::kif, record::Winner};
    /// let record = kif::read("1 ７六歩(77)\n2 投了\n")?.record;
    /// assert_eq!(record.winner(record.audit().as_ref()), Some(Winner::Black));
    /// # Ok::<(), shogi::notation::ReadError>(())
    /// ```
    pub fn winner(&self, audit: Option<&Audit>) -> Option<Winner> {
        let plies = self.main_moves();
        let turn = plies.last().map_or(self.first_to_move(), |ply| !ply.by);
        match self.end() {
            Some(
                EndWord::Resignation
                | EndWord::Mate
                | EndWord::Time
                | EndWord::Foul
                | EndWord::ForfeitLoss,
            ) => Some((!turn).into()),
            Some(EndWord::Declaration | EndWord::FoulBefore | EndWord::ForfeitWin) => {
                Some(turn.into())
            }
            Some(EndWord::Repetition | EndWord::Impasse | EndWord::Draw | EndWord::MoveLimit) => {
                Some(Winner::Nobody)
            }
            Some(EndWord::Interrupted | EndWord::NoMate | EndWord::Other(_)) => None,
            Some(EndWord::PerpetualCheck) | None => Some(audit?.game().status().outcome?.into()),
        }
    }

    /// The referee's name for the end: of the one that the record says, or else of
    /// the one that the moves come to.
    pub fn end_reason(&self, audit: Option<&Audit>) -> Option<EndReason> {
        match self.end() {
            Some(end) => end.reason(),
            None => Some(audit?.game().status().outcome?.reason),
        }
    }
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
