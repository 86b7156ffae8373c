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
        audit.finish(self.end().and_then(judged_end));
        Some(audit)
    }

    /// Who won: what the [`audit`](Self::audit) comes to, if it decides the game, or
    /// else what the record's end says; none when neither tells.
    ///
    /// ```
    /// use shogi::{notation::kif, record::Winner};
    /// let record = kif::read("1 ７六歩(77)\n2 投了\n")?.record;
    /// assert_eq!(record.winner(record.audit().as_ref()), Some(Winner::Black));
    /// # Ok::<(), shogi::notation::ReadError>(())
    /// ```
    pub fn winner(&self, audit: Option<&Audit>) -> Option<Winner> {
        judged(audit)
            .filter(|outcome| outcome.reason != EndReason::Interrupted)
            .map(Winner::from)
            .or_else(|| self.claimed_winner())
    }

    /// Who won by the record's end alone, whether the moves bear it out or not.
    pub fn claimed_winner(&self) -> Option<Winner> {
        let plies = self.main_moves();
        let turn = plies.last().map_or(self.first_to_move(), |ply| !ply.by);
        match self.end()? {
            EndWord::Resignation
            | EndWord::Mate
            | EndWord::Time
            | EndWord::Foul
            | EndWord::ForfeitLoss => Some((!turn).into()),
            EndWord::Declaration | EndWord::FoulBefore | EndWord::ForfeitWin => Some(turn.into()),
            EndWord::Repetition | EndWord::Impasse | EndWord::Draw | EndWord::MoveLimit => {
                Some(Winner::Nobody)
            }
            EndWord::PerpetualCheck
            | EndWord::Interrupted
            | EndWord::NoMate
            | EndWord::Other(_) => None,
        }
    }

    /// The referee's name for the end: of the one that the [`audit`](Self::audit)
    /// comes to, or else of the one that the record says.
    pub fn end_reason(&self, audit: Option<&Audit>) -> Option<EndReason> {
        judged(audit)
            .map(|outcome| outcome.reason)
            .or_else(|| self.end()?.reason())
    }
}

/// What an audit comes to, if it decides the game.
fn judged(audit: Option<&Audit>) -> Option<Outcome> {
    audit?.game().outcome()
}

/// The end as the referee judges it; none for an end that rests on something else
/// than the moves.
fn judged_end(end: &EndWord) -> Option<RecordEnd> {
    Some(match end {
        EndWord::Resignation => RecordEnd::Resign,
        EndWord::Interrupted => RecordEnd::Interrupt,
        EndWord::Impasse => RecordEnd::Count,
        EndWord::Draw => RecordEnd::Draw,
        EndWord::Declaration => RecordEnd::Win,
        EndWord::Time => RecordEnd::Timeout,
        EndWord::Mate => RecordEnd::Mate,
        EndWord::Repetition => RecordEnd::Repetition,
        EndWord::PerpetualCheck => RecordEnd::PerpetualCheck,
        EndWord::NoMate
        | EndWord::Foul
        | EndWord::FoulBefore
        | EndWord::ForfeitWin
        | EndWord::ForfeitLoss
        | EndWord::MoveLimit
        | EndWord::Other(_) => return None,
    })
}
