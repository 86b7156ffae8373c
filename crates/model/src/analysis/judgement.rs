use shogi::Color;

use super::PositionEval;

/// How good a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Judgement {
    Fine,
    Inaccuracy,
    Mistake,
    Blunder,
}

/// What became of a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct JudgedMove {
    pub judgement: Judgement,
    /// How much of its winning rate the side has given away.
    pub lost: f64,
    /// The mate in so many plies that it had, and has not any more.
    pub missed_mate: Option<u32>,
}

/// How a side has played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SideSummary {
    /// Percent; none where no move could be judged.
    pub accuracy: Option<f64>,
    pub inaccuracies: u32,
    pub mistakes: u32,
    pub blunders: u32,
}

/// What makes a move less than fine, in parts of the winning rate.
const INACCURACY: f64 = 0.05;
const MISTAKE: f64 = 0.1;
const BLUNDER: f64 = 0.2;

/// Judges the move of a side by what the position was worth before, and is after it.
pub fn judge(before: PositionEval, after: PositionEval, by: Color) -> JudgedMove {
    let lost = (before.winning_rate(by) - after.winning_rate(by)).max(0.0);
    let missed_mate = match (before, after) {
        (_, PositionEval::Mate { by: mates, .. }) if mates == by => None,
        (PositionEval::Mate { by: mates, plies }, _) if mates == by => Some(plies),
        _ => None,
    };
    let judgement = match lost {
        lost if lost >= BLUNDER => Judgement::Blunder,
        lost if lost >= MISTAKE => Judgement::Mistake,
        lost if lost >= INACCURACY || missed_mate.is_some() => Judgement::Inaccuracy,
        _ => Judgement::Fine,
    };
    JudgedMove {
        judgement,
        lost,
        missed_mate,
    }
}

/// How accurate a move was that gave away a part of the winning rate, in percent:
/// a tenth leaves 67, a fifth 45.
pub fn accuracy(lost: f64) -> f64 {
    100.0 * (-4.0 * lost).exp()
}

impl JudgedMove {
    /// The best move of all, whatever later searches say.
    pub const BEST: Self = Self {
        judgement: Judgement::Fine,
        lost: 0.0,
        missed_mate: None,
    };
}

impl SideSummary {
    /// Of all moves of a side; those that had no other to choose from do not count
    /// for its accuracy.
    pub fn from_moves(moves: impl Iterator<Item = (JudgedMove, bool)>) -> Self {
        let mut side = Self {
            accuracy: None,
            inaccuracies: 0,
            mistakes: 0,
            blunders: 0,
        };
        let (mut sum, mut count) = (0.0, 0.0);
        for (judged, had_choice) in moves {
            match judged.judgement {
                Judgement::Fine => {}
                Judgement::Inaccuracy => side.inaccuracies += 1,
                Judgement::Mistake => side.mistakes += 1,
                Judgement::Blunder => side.blunders += 1,
            }
            if had_choice {
                sum += accuracy(judged.lost);
                count += 1.0;
            }
        }
        side.accuracy = (count > 0.0).then(|| sum / count);
        side
    }
}
