use super::{Blur, Decision, Limits, Line, ScoreKind, Searcher, blur::spread_bits};
use crate::Move;

/// How strong an opponent is, from 1, who knows the moves, to
/// [`Level::COUNT`], which plays as well as it can.
///
/// A weaker level sees less (fewer nodes, fewer plies), sees it less clearly
/// ([`Blur`]) and is less particular about the best move ([`Level::choose`]).
/// It takes a mate that it sees, and makes no move only because it is bad.
///
/// ```
/// use core::time::Duration;
/// use shogi::{Position, search::{Decision, Host, Level, Root, Searcher}};
/// let level = Level::new(3).unwrap();
/// let mut host = Host { now: &mut || Duration::ZERO, stop: &mut || false };
/// let mut searcher = Searcher::new(1 << 20);
/// let root = Root::new(Position::startpos());
/// searcher.search(&root, level.limits(7), &mut host, &mut |_| ());
/// assert!(matches!(level.choose(&searcher, 7), Decision::Play(_)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

/// What makes a level.
struct Skill {
    nodes: Option<u64>,
    depth: u8,
    /// How many moves it chooses from.
    lines: usize,
    /// Hundredths of a pawn: how blurred it sees.
    blur: u16,
    /// Hundredths of a pawn that it minds as little as none when it chooses.
    careless: i32,
}

/// The last level is as good as it gets; only its openings differ.
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
        blur: 8,
        careless: 0,
    },
];

/// The number of the last move at which the strongest still vary.
const OPENING: u32 = 24;

const fn skill(nodes: u64, depth: u8, lines: usize, blur: u16, careless: i32) -> Skill {
    Skill {
        nodes: Some(nodes),
        depth,
        lines,
        blur,
        careless,
    }
}

impl Level {
    /// How many levels there are; the last one plays as well as it can.
    pub const COUNT: u8 = 10;

    /// The level of a number from 1 to [`Level::COUNT`].
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

    /// How far it looks, and how clearly. Games with different seeds differ.
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
            blur: Blur {
                spread: skill.blur,
                until,
                seed,
            },
            ..Limits::default()
        }
    }

    /// What it plays once a search within its limits has ended.
    pub fn choose(self, searcher: &Searcher, seed: u64) -> Decision {
        let decision = searcher.decision();
        let careless = self.skill().careless;
        if careless == 0 || !matches!(decision, Decision::Play(_)) {
            return decision;
        }
        let info = searcher.info();
        match taken_lightly(info.lines, careless, seed ^ info.nodes) {
            Some(mv) => Decision::Play(mv),
            None => decision,
        }
    }
}

/// The move of a line, the likelier the less it costs; a mate is not missed, and
/// none is walked into.
fn taken_lightly(lines: &[Line], careless: i32, seed: u64) -> Option<Move> {
    let value = |line: &Line| match line.score.kind() {
        ScoreKind::Centipawns(value) => Some(value),
        ScoreKind::Mate(_) => None,
    };
    let best = value(lines.first()?)?;
    let weigh = |line: &Line| {
        let cost = value(line).map(|value| best - value)?;
        // A quarter of the chance for every so much lost.
        let halves = (2 * cost / careless).clamp(0, 32);
        Some((1_u64 << 32) >> halves as u32)
    };
    let weights: Vec<u64> = lines.iter().map(|line| weigh(line).unwrap_or(0)).collect();
    let total: u64 = weights.iter().sum();
    let mut rest = spread_bits(seed) % total.max(1);
    for (line, weight) in lines.iter().zip(weights) {
        if rest < weight {
            return line.moves.first().copied();
        }
        rest -= weight;
    }
    None
}
