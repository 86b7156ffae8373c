//! What the list of games and the report say of a game that was reviewed.
use core::{fmt, str::FromStr};

use komadai_records::Record;
use shogi::Color;

use super::{AnalyzedMove, GameAnalysis, MistakeKind, Phase, SideSummary};
use crate::number_text::{Numbers, ParseNumbersError, write_numbers};

/// How both sides have played. In the entries of the list it is a text of numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReviewSummary {
    pub black: SideReview,
    pub white: SideReview,
}

/// How a side has played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SideReview {
    /// In tenths of a percent; `None` where it never had a choice.
    pub accuracy: Option<u32>,
    phases: [PhaseReview; 3],
    /// By [`MistakeKind`]: how many there were.
    kinds: [u32; 5],
}

/// How a side, or many, have played in a phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PhaseReview {
    /// The moves that could be judged.
    pub moves: u32,
    /// What was lost of the winning rate, in thousandths.
    pub lost: u32,
    /// The moves that were mistakes of any kind.
    pub mistakes: u32,
    /// The moves whose time the record says.
    pub timed_moves: u32,
    /// What they took together, in seconds.
    pub seconds: u32,
}

impl ReviewSummary {
    /// Of a line of a record and its judged moves.
    pub(super) fn of(record: &Record, analysis: &GameAnalysis, moves: &[AnalyzedMove]) -> Self {
        let mut summary = Self::default();
        let sides = analysis.sides(moves);
        for color in Color::ALL {
            let own = moves.iter().filter(|reviewed| reviewed.ply.by == color);
            *summary.side_mut(color) = SideReview::of(own, &sides[color]);
        }
        summary.add_times(record, analysis);
        summary
    }

    /// Adds the times of the moves, unless all are zero: so programs write that they have none.
    fn add_times(&mut self, record: &Record, analysis: &GameAnalysis) {
        let times = analysis.places().iter().enumerate();
        let times = times.filter_map(|(number, place)| {
            let spent = record.node(place.node).spent()?;
            Some((number, place.ply?.by, spent.as_secs()))
        });
        let times: Vec<_> = times.collect();
        if times.iter().all(|(_, _, seconds)| *seconds == 0) {
            return;
        }
        for (number, color, seconds) in times {
            let phase = &mut self.side_mut(color).phases[Phase::of_move(number) as usize];
            let seconds = u32::try_from(seconds).unwrap_or(u32::MAX);
            phase.timed_moves += 1;
            phase.seconds = phase.seconds.saturating_add(seconds);
        }
    }

    const fn side_mut(&mut self, color: Color) -> &mut SideReview {
        match color {
            Color::Black => &mut self.black,
            Color::White => &mut self.white,
        }
    }

    pub const fn side(&self, color: Color) -> &SideReview {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }
}

impl SideReview {
    fn of<'a>(own: impl Iterator<Item = &'a AnalyzedMove>, side: &SideSummary) -> Self {
        let mut review = Self {
            accuracy: side.accuracy.map(|percent| rounded(10.0 * percent)),
            ..Self::default()
        };
        let mut lost = [0.0; 3];
        for reviewed in own {
            let index = Phase::of_move(reviewed.index) as usize;
            let phase = &mut review.phases[index];
            phase.moves += 1;
            lost[index] += reviewed.judged.lost;
            if let Some(kind) = reviewed.mistake_kind() {
                phase.mistakes += 1;
                review.kinds[kind as usize] += 1;
            }
        }
        for (phase, lost) in review.phases.iter_mut().zip(lost) {
            phase.lost = rounded(1_000.0 * lost);
        }
        review
    }

    pub const fn phase(&self, phase: Phase) -> PhaseReview {
        self.phases[phase as usize]
    }

    /// How many mistakes of a kind there were.
    pub const fn count(&self, kind: MistakeKind) -> u32 {
        self.kinds[kind as usize]
    }
}

impl PhaseReview {
    /// Adds another side.
    pub fn add(&mut self, other: Self) {
        for (sum, more) in [
            (&mut self.moves, other.moves),
            (&mut self.lost, other.lost),
            (&mut self.mistakes, other.mistakes),
            (&mut self.timed_moves, other.timed_moves),
            (&mut self.seconds, other.seconds),
        ] {
            *sum = sum.saturating_add(more);
        }
    }
}

/// What stands for an accuracy that is not known.
const NO_ACCURACY: u32 = u32::MAX;

/// Black, then White: the accuracy; the numbers of each phase; the mistakes of each kind.
impl fmt::Display for ReviewSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut numbers = Vec::new();
        for side in [&self.black, &self.white] {
            numbers.push(side.accuracy.unwrap_or(NO_ACCURACY));
            for phase in side.phases {
                let PhaseReview {
                    moves,
                    lost,
                    mistakes,
                    timed_moves,
                    seconds,
                } = phase;
                numbers.extend([moves, lost, mistakes, timed_moves, seconds]);
            }
            numbers.extend(side.kinds);
        }
        f.write_str(&write_numbers(&numbers))
    }
}

impl FromStr for ReviewSummary {
    type Err = ParseNumbersError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut summary = Self::default();
        let mut numbers = Numbers::of(text);
        for side in [&mut summary.black, &mut summary.white] {
            side.accuracy = Some(numbers.next()?).filter(|&known| known != NO_ACCURACY);
            for phase in &mut side.phases {
                phase.moves = numbers.next()?;
                phase.lost = numbers.next()?;
                phase.mistakes = numbers.next()?;
                phase.timed_moves = numbers.next()?;
                phase.seconds = numbers.next()?;
            }
            for count in &mut side.kinds {
                *count = numbers.next()?;
            }
        }
        Ok(summary)
    }
}

/// A share or a sum of shares in percent or thousandths, as a whole number.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "it is neither negative nor large"
)]
pub(super) fn rounded(sum: f64) -> u32 {
    sum.round() as u32
}
