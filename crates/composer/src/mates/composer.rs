//! Mate problems from random candidates and from games, made longer.

use std::collections::{BTreeMap, HashSet};

use fastrand::Rng;
use komadai_search::Searcher;
use shogi::Position;

use super::{
    Candidate, Features, Solution, examine, extend, mutate, random,
    reduce::{reduce, reduce_position},
};
use crate::{games, mate_solver::MateSolver};

/// Random candidates for one problem to begin with.
const TRIES: usize = 20_000;
/// The mate solver's nodes for going on from one problem.
const WALK_NODES: u64 = 3_000_000;
/// The changes that are tried to come to another problem.
const MAX_TURNS: usize = 1_000;
/// No problem is longer, in plies.
const MAX_PLIES: usize = 25;
/// Random problems are no longer than this.
const RANDOM_PLIES: u16 = 9;
/// One in so many problems comes from games.
const GAME_EVERY: u64 = 4;
/// The nodes of a move of these games.
const GAME_NODES: u64 = 300;
/// The last positions of a game in which a mate is looked for.
const LAST_POSITIONS: usize = 30;
/// Mates of games are no longer than this.
const GAME_PLIES: u16 = 13;
/// The nodes of a search for a mate in a game.
const FIND_NODES: u64 = 20_000;

/// A problem and its solution.
pub type Composed = (Candidate, Solution);

/// Composes problems: from a random candidate or the mates of a game, made longer by plies
/// before them and by small changes. The same seed and index give the same problems.
pub fn compose(seed: u64, index: u64) -> Vec<Composed> {
    let mut rng = Rng::with_seed(seed ^ index.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut composer = Composer {
        solver: MateSolver::default(),
    };
    let starts = match index % GAME_EVERY {
        0 => composer.game_starts(&mut rng),
        _ => Vec::from_iter(composer.random_start(&mut rng)),
    };
    let mut composed = Vec::new();
    for start in starts {
        composed.extend(composer.walk(start, &mut rng));
    }
    let turned = composed
        .into_iter()
        .filter_map(|composed| composer.with_king_on_the_right(composed));
    turned.collect()
}

struct Composer {
    solver: MateSolver,
}

impl Composer {
    /// Mirrored as books print it, with the solution of that.
    fn with_king_on_the_right(&mut self, (candidate, solution): Composed) -> Option<Composed> {
        let turned = candidate.with_king_on_the_right();
        if turned == candidate {
            return Some((candidate, solution));
        }
        let plies = u16::try_from(solution.line.len()).ok()?;
        let solution = examine(&mut self.solver, &turned, plies).ok()?;
        Some((turned, solution))
    }

    fn random_start(&mut self, rng: &mut Rng) -> Option<Composed> {
        (0..TRIES).find_map(|_| {
            let candidate = random::candidate(rng)?;
            reduce(&mut self.solver, &candidate, RANDOM_PLIES).ok()
        })
    }

    /// At most one problem of each length: those of one game are alike.
    fn game_starts(&mut self, rng: &mut Rng) -> Vec<Composed> {
        let mut searcher = Searcher::new(4 << 20);
        let game = games::play(&mut searcher, GAME_NODES, rng);
        let positions = game.positions();
        let last: &[Position] = &positions[positions.len().saturating_sub(LAST_POSITIONS)..];
        let mut composed: Vec<Composed> = Vec::new();
        for position in last {
            let Ok(Some(line)) = self.solver.mate(position, GAME_PLIES, FIND_NODES) else {
                continue;
            };
            if composed
                .iter()
                .any(|(_, known)| known.line.len() == line.len())
            {
                continue;
            }
            composed.extend(reduce_position(&mut self.solver, position, &line, rng));
        }
        composed
    }

    /// Goes from problem to problem: to longer ones by plies before them, and to others of the
    /// same length by small changes. The most interesting one of each length.
    fn walk(&mut self, start: Composed, rng: &mut Rng) -> Vec<Composed> {
        let until = self.solver.nodes + WALK_NODES;
        let mut known = HashSet::new();
        let mut best: BTreeMap<usize, Composed> = BTreeMap::new();
        let mut now = start;
        while self.solver.nodes < until {
            let length = now.1.line.len();
            let kept = best.entry(length).or_insert_with(|| now.clone());
            if interest(&now) > interest(kept) {
                *kept = now.clone();
            }
            known.insert(now.0.to_sfen());
            if length >= MAX_PLIES {
                break;
            }
            match self.next(&now, &known, until, rng) {
                Some(next) => now = next,
                None => break,
            }
        }
        best.into_values().collect()
    }

    /// Another problem near this one, at least as long.
    fn next(
        &mut self,
        now: &Composed,
        known: &HashSet<String>,
        until: u64,
        rng: &mut Rng,
    ) -> Option<Composed> {
        let length = now.1.line.len();
        let plies = u16::try_from(length + 2).ok()?;
        let mut earlier = extend::earlier(&now.0, rng).into_iter();
        for turn in 0.. {
            let candidate = match turn % 2 {
                0 => earlier.next().or_else(|| mutate::mutated(&now.0, rng)),
                _ => mutate::mutated(&now.0, rng),
            };
            if self.solver.nodes >= until || turn > MAX_TURNS {
                break;
            }
            let Some(candidate) = candidate.filter(has_king_in_upper_half) else {
                continue;
            };
            let Ok(found) = reduce(&mut self.solver, &candidate, plies) else {
                continue;
            };
            let is_longer = found.1.line.len() > length;
            let is_as_good = found.1.line.len() == length && interest(&found) >= interest(now) - 2;
            if (is_longer || is_as_good) && !known.contains(&found.0.to_sfen()) {
                return Some(found);
            }
        }
        None
    }
}

/// As in books.
fn has_king_in_upper_half(candidate: &Candidate) -> bool {
    candidate.king().is_some_and(|king| king.rank() <= 5)
}

fn interest((candidate, solution): &Composed) -> i32 {
    Features::new(candidate, solution).interest()
}
