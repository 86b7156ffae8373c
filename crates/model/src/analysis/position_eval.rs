use komadai_records::Evaluation;
use komadai_search::{Score, ScoreKind};
use shogi::Color;

/// The evaluation of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionEval {
    /// In hundredths of a pawn; above zero is better for Black.
    Centipawns(i32),
    /// A side mates in so many plies; in none, it has.
    Mate { by: Color, plies: u32 },
}

impl PositionEval {
    /// A score of the side to move.
    pub fn from_score(score: Score, turn: Color) -> Self {
        match score.kind() {
            ScoreKind::Centipawns(value) if turn == Color::Black => Self::Centipawns(value),
            ScoreKind::Centipawns(value) => Self::Centipawns(-value),
            ScoreKind::Mate(plies) => Self::Mate {
                by: if plies > 0 { turn } else { !turn },
                plies: plies.unsigned_abs(),
            },
        }
    }

    /// From the evaluation in a record.
    pub fn from_record(evaluation: Evaluation) -> Self {
        match evaluation {
            Evaluation::Centipawns(value) => Self::Centipawns(value),
            Evaluation::Mate(plies) => Self::Mate {
                by: if plies < 0 {
                    Color::White
                } else {
                    Color::Black
                },
                plies: plies.unsigned_abs(),
            },
        }
    }

    /// As a record stores it; `None` for a mate on the board, which has no text.
    pub fn to_record(self) -> Option<Evaluation> {
        match self {
            Self::Centipawns(value) => Some(Evaluation::Centipawns(value)),
            Self::Mate { plies: 0, .. } => None,
            Self::Mate { by, plies } => {
                let plies = i32::try_from(plies).unwrap_or(i32::MAX);
                Some(Evaluation::Mate(match by {
                    Color::Black => plies,
                    Color::White => -plies,
                }))
            }
        }
    }

    /// The expected score of a side from here, between 0 and 1.
    pub fn winning_rate(self, side: Color) -> f64 {
        let black = match self {
            Self::Centipawns(value) => Score::centipawns(value).winning_rate(),
            Self::Mate {
                by: Color::Black, ..
            } => 1.0,
            Self::Mate {
                by: Color::White, ..
            } => 0.0,
        };
        match side {
            Color::Black => black,
            Color::White => 1.0 - black,
        }
    }
}
