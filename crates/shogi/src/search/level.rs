//! Levels of strength.

use alloc::vec::Vec;

use super::{Decision, EvalNoise, Limits, Line, ScoreKind, Searcher, eval_noise::mix_bits};
use crate::Move;

/// A skill level, from 1 (a beginner) to [`Level::COUNT`] (full strength).
///
/// A weaker level searches fewer nodes and plies, with noise on the evaluation
/// ([`EvalNoise`]), and samples from the best lines instead of taking the first
/// ([`Level::choose`]). It plays a mate that it finds.
///
/// ```
/// use core::time::Duration;
/// use shogi::{Position, search::{Decision, SearchControl, Level, Root, Searcher}};
/// let level = Level::new(3).unwrap();
/// let mut control = SearchControl { now: &mut || Duration::ZERO, stop: &mut || false };
/// let mut searcher = Searcher::new(1 << 20);
/// let root = Root::new(Position::startpos());
/// searcher.search(&root, level.limits(7), &mut control, &mut |_| ());
/// assert!(matches!(level.choose(&searcher, 7), Decision::Play(_)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

/// The settings of a level.
struct Skill {
    nodes: Option<u64>,
    depth: u8,
    /// Number of lines (MultiPV) it chooses from.
    lines: usize,
    /// Evaluation noise, in centipawns.
    noise: u16,
    /// The temperature of the choice, in centipawns: a line that is worse by this has
    /// a quarter of the weight. 0: always the best line.
    temperature: i32,
}

/// The last level has full strength; noise in the opening varies its games.
const SKILLS: [Skill; Level::COUNT as usize] = [
    skill(200, 1, 9, 280, 400),
    skill(400, 2, 6, 200, 250),
    skill(800, 3, 5, 140, 145),
    skill(1_600, 5, 4, 80, 65),
    skill(3_000, 7, 3, 57, 35),
    skill(6_000, 10, 2, 42, 12),
    skill(10_000, 12, 1, 35, 0),
    skill(30_000, 20, 1, 22, 0),
    skill(120_000, 40, 1, 14, 0),
    Skill {
        nodes: None,
        depth: super::MAX_PLY as u8,
        lines: 1,
        noise: 8,
        temperature: 0,
    },
];

/// The last move number with evaluation noise on the highest level.
const OPENING: u32 = 24;

const fn skill(nodes: u64, depth: u8, lines: usize, noise: u16, temperature: i32) -> Skill {
    Skill {
        nodes: Some(nodes),
        depth,
        lines,
        noise,
        temperature,
    }
}

impl Level {
    /// The number of levels.
    pub const COUNT: u8 = 10;

    /// The weakest level.
    pub const WEAKEST: Self = Self(1);

    /// The level of a number from 1 to [`Level::COUNT`]; `None` of any other.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::COUNT {
            Some(Self(number))
        } else {
            None
        }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    fn skill(self) -> &'static Skill {
        &SKILLS[usize::from(self.0) - 1]
    }

    /// The search limits of this level. Games with different seeds differ.
    pub fn limits(self, seed: u64) -> Limits {
        let skill = self.skill();
        let until = if self.0 == Self::COUNT {
            OPENING
        } else {
            u32::MAX
        };
        Limits {
            depth: skill.depth,
            nodes: skill.nodes,
            lines: skill.lines,
            noise: EvalNoise {
                spread: skill.noise,
                until,
                seed,
            },
            ..Limits::default()
        }
    }

    /// The decision after a search within [`Level::limits`]: sampled from its lines.
    pub fn choose(self, searcher: &Searcher, seed: u64) -> Decision {
        let decision = searcher.decision();
        let temperature = self.skill().temperature;
        if temperature == 0 || !matches!(decision, Decision::Play(_)) {
            return decision;
        }
        let info = searcher.info();
        match pick_weighted(info.lines, temperature, seed ^ info.nodes) {
            Some(mv) => Decision::Play(mv),
            None => decision,
        }
    }
}

/// Samples a move, with weights that decrease exponentially with the loss in centipawns.
/// A mate is always played, and moves into a mate have no weight.
fn pick_weighted(lines: &[Line], temperature: i32, seed: u64) -> Option<Move> {
    let value = |line: &Line| match line.score.kind() {
        ScoreKind::Centipawns(value) => Some(value),
        ScoreKind::Mate(_) => None,
    };
    let best = value(lines.first()?)?;
    let weigh = |line: &Line| {
        let cost = value(line).map(|value| best - value)?;
        // A quarter of the weight for each `temperature` lost.
        let halves = (2 * cost / temperature).clamp(0, 32);
        Some((1_u64 << 32) >> halves as u32)
    };
    let weights: Vec<u64> = lines.iter().map(|line| weigh(line).unwrap_or(0)).collect();
    let total: u64 = weights.iter().sum();
    let mut rest = mix_bits(seed) % total.max(1);
    for (line, weight) in lines.iter().zip(weights) {
        if rest < weight {
            return line.moves.first().copied();
        }
        rest -= weight;
    }
    None
}
