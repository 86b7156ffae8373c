//! Levels of strength.

use alloc::vec::Vec;

use komadai_shogi::{Move, Position};

use super::{Decision, EvalNoise, Limits, Line, ScoreKind, Searcher, eval, eval_noise::mix_bits};
use crate::insertion_sort::insertion_sort_by_key;

/// A skill level, from 1 (a beginner) to [`Level::COUNT`] (full strength).
///
/// A weaker level searches fewer nodes and plies, with noise on the evaluation
/// ([`EvalNoise`]), samples from the best lines instead of taking the first, and overlooks
/// the opponent's replies to some of its moves ([`Level::choose`]). It plays a mate that
/// it finds.
///
/// ```
/// use komadai_search::{Decision, SearchControl, Level, Root, Searcher};
/// use komadai_shogi::Position;
/// let level = Level::new(3).unwrap();
/// let mut control = SearchControl::unlimited();
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
    /// The share of moves for which the opponent's replies are overlooked, in percent.
    oversights: u8,
}

/// The last level has full strength; noise in the opening varies its games.
const SKILLS: [Skill; Level::COUNT as usize] = [
    skill(200, 1, 9, 760, 600, 96),
    skill(200, 1, 9, 300, 400, 71),
    skill(250, 1, 9, 260, 350, 40),
    skill(300, 1, 8, 240, 300, 19),
    skill(400, 2, 6, 220, 270, 8),
    skill(500, 2, 6, 190, 212, 2),
    skill(700, 3, 5, 166, 180, 0),
    skill(1_000, 4, 4, 143, 136, 0),
    skill(6_000, 10, 2, 42, 12, 0),
    Skill {
        nodes: None,
        depth: super::MAX_PLY as u8,
        lines: 1,
        noise: 8,
        temperature: 0,
        oversights: 0,
    },
];

/// The lowest level that always sees that a move allows a mate in one.
const SEES_MATES_FROM: u8 = 3;

/// The last move number with evaluation noise on the highest level.
const OPENING: u32 = 24;

const fn skill(
    nodes: u64,
    depth: u8,
    lines: usize,
    noise: u16,
    temperature: i32,
    oversights: u8,
) -> Skill {
    Skill {
        nodes: Some(nodes),
        depth,
        lines,
        noise,
        temperature,
        oversights,
    }
}

impl Level {
    /// The number of levels.
    pub const COUNT: u8 = 10;

    /// The weakest level.
    pub const WEAKEST: Self = Self(1);

    /// The level of a number from 1 to [`Level::COUNT`]; `None` of any other.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::COUNT {
            Some(Self(number))
        } else {
            None
        }
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    fn skill(self) -> &'static Skill {
        &SKILLS[usize::from(self.0) - 1]
    }

    /// The search limits of this level. Games with different seeds differ.
    #[must_use]
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
            root_mate: self.0 == Self::COUNT,
            ..Limits::default()
        }
    }

    /// The decision after a search within [`Level::limits`]: sampled from as many of its best
    /// lines as the level has, or chosen at sight where the opponent's replies are overlooked. A mate that the search
    /// found is always played; only the lowest levels allow a mate in one that could be
    /// avoided.
    pub fn choose(self, searcher: &Searcher, seed: u64) -> Decision {
        let decision = searcher.decision();
        let (skill, info) = (self.skill(), searcher.info());
        let mates = |line: &Line| matches!(line.score.kind(), ScoreKind::Mate(_));
        let (Some(position), Decision::Play(_)) = (searcher.iteration.position, decision) else {
            return decision;
        };
        if skill.temperature == 0 || info.lines.first().is_some_and(mates) {
            return decision;
        }
        let is_safe = |mv| self.0 < SEES_MATES_FROM || !allows_mate_in_one(&position, mv);
        let at_sight = || choose_at_sight(searcher, &position, is_safe);
        let seed = seed ^ info.nodes;
        let chosen = if mix_bits(!seed) % 100 < u64::from(skill.oversights) {
            at_sight()
        } else {
            let lines = &info.lines[..info.lines.len().min(skill.lines)];
            pick_weighted(lines, skill.temperature, seed, is_safe).or_else(at_sight)
        };
        chosen.map_or(decision, Decision::Play)
    }
}

/// The safe root move with the best evaluation, with the noise of the search, of the
/// position that it leads to: the opponent's replies there are not looked at.
fn choose_at_sight(
    searcher: &Searcher,
    position: &Position,
    is_safe: impl Fn(Move) -> bool,
) -> Option<Move> {
    let sight = |mv| {
        let mut next = *position;
        next.play_unchecked(mv);
        // For the opponent: the lowest is the best.
        eval::evaluate(&next, &searcher.params.weights) + searcher.noise.value(&next)
    };
    let moves = searcher.root_moves.iter().map(|root| root.mv);
    let mut moves: Vec<(i32, Move)> = moves.map(|mv| (sight(mv), mv)).collect();
    insertion_sort_by_key(&mut moves, |(value, _)| *value);
    moves.iter().map(|(_, mv)| *mv).find(|mv| is_safe(*mv))
}

fn allows_mate_in_one(position: &Position, mv: Move) -> bool {
    let mut next = *position;
    next.play_unchecked(mv);
    next.legal_moves().iter().any(|&reply| {
        let mut mated = next;
        mated.play_unchecked(reply);
        mated.in_check() && !mated.has_legal_move()
    })
}

/// Samples a move, with weights that decrease exponentially with the loss in centipawns.
/// Moves into a mate, and those that are not safe, have no weight.
fn pick_weighted(
    lines: &[Line],
    temperature: i32,
    seed: u64,
    is_safe: impl Fn(Move) -> bool,
) -> Option<Move> {
    let value = |line: &Line| match line.score.kind() {
        ScoreKind::Centipawns(value) => Some(value),
        ScoreKind::Mate(_) => None,
    };
    let best = value(lines.first()?)?;
    let weigh = |line: &Line| {
        let cost = value(line).map(|value| best - value)?;
        line.moves.first().filter(|mv| is_safe(**mv))?;
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

#[cfg(test)]
mod tests {

    use komadai_shogi::Strictness;

    use super::*;
    use crate::{Root, SearchControl};

    fn position(sfen: &str) -> Position {
        Position::from_sfen(sfen, Strictness::Game).expect("a valid position")
    }

    fn levels(from: u8, to: u8) -> impl Iterator<Item = Level> {
        (from..=to).filter_map(Level::new)
    }

    /// The moves that a level plays by different seeds.
    fn played(level: Level, position: Position, seeds: u64) -> Vec<Move> {
        let mut searcher = Searcher::new(1 << 20);
        let mut control = SearchControl::unlimited();
        let root = Root::new(position);
        let moves = (0..seeds).map(|seed| {
            searcher.clear();
            searcher.search(&root, level.limits(seed), &mut control, &mut |_| ());
            match level.choose(&searcher, seed) {
                Decision::Play(mv) => mv,
                other => panic!("level {}: {other:?}", level.number()),
            }
        });
        moves.collect()
    }

    #[test]
    fn a_level_plays_the_same_by_the_same_seed_and_varies_by_others() {
        for level in levels(1, Level::COUNT - 1) {
            let moves = played(level, Position::startpos(), 12);
            assert_eq!(moves, played(level, Position::startpos(), 12));
            let varies = moves.iter().any(|mv| *mv != moves[0]);
            assert!(varies, "level {}", level.number());
        }
    }

    #[test]
    fn every_level_plays_a_mate_in_one() {
        // A rook could be taken too.
        let position = position("4k4/9/4P4/9/r8/1R7/L8/9/4K4 b G 1");
        let mate: Move = "G*5b".parse().expect("a move");
        for level in levels(1, Level::COUNT - 1) {
            let moves = played(level, position, 20);
            let all = moves.iter().all(|mv| *mv == mate);
            assert!(all, "level {}: {moves:?}", level.number());
        }
    }

    #[test]
    fn only_the_lowest_levels_overlook_that_they_are_mated_in_one() {
        // A gold on 5h would mate; a rook is there to be taken.
        let position = position("4k4/9/9/8r/9/9/4p4/8L/4K4 b g 1");
        let takes: Move = "1h1d".parse().expect("a move");
        let overlooks = |level: Level| {
            let moves = played(level, position, 30);
            moves.iter().filter(|mv| **mv == takes).count()
        };
        for level in levels(SEES_MATES_FROM, Level::COUNT - 1) {
            assert_eq!(overlooks(level), 0, "level {}", level.number());
        }
        let lowest: Vec<usize> = levels(1, SEES_MATES_FROM - 1).map(overlooks).collect();
        assert!(lowest[0] > 20 && lowest[1] > 10, "{lowest:?}");
    }

    #[test]
    fn a_higher_level_overlooks_less_and_searches_more() {
        for pair in SKILLS.windows(2) {
            let [low, high] = pair else { continue };
            assert!(low.oversights >= high.oversights);
            assert!(low.temperature >= high.temperature);
            assert!(low.noise > high.noise);
            assert!(low.depth <= high.depth);
        }
    }
}
