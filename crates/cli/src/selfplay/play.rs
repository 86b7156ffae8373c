//! One game of the engine against itself.

use std::time::Duration;

use shogi::{
    Claim, Game, Move,
    search::{Decision, Host, Limits, Root, Score, ScoreKind, Searcher},
};

use crate::{
    games::{Ending, Reason, SavedGame, ScoredPly},
    openings::Openings,
    random::Random,
    referee::{self, Referee},
};

/// What all games of a run have in common.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Nodes a move.
    pub nodes: u32,
    /// Random moves at the start.
    pub opening: u16,
    pub seed: u64,
}

/// The same game for the same plan and index, unless its opening is taken.
pub fn play(plan: &Plan, index: u32, searcher: &mut Searcher, openings: &Openings) -> SavedGame {
    let mut random = Random::of(plan.seed, u64::from(index));
    searcher.clear();
    let mut game = openings.draw(&mut random, plan.opening, |game| {
        let limits = Limits::nodes(u64::from(plan.nodes));
        think(searcher, game, limits).1
    });
    let opening = game.plies().iter().map(|ply| ply.mv).collect();
    let mut plies = Vec::new();
    let mut referee = Referee::default();
    let ending = loop {
        if let Some(ending) = referee.ending(&game) {
            break ending;
        }
        let (decision, score) = choose(searcher, &game, plan.nodes);
        let turn = game.turn();
        match decision {
            Decision::Play(mv) if game.play(mv).is_ok() => {
                plies.push(ScoredPly { mv, score });
                referee.hears(turn, score);
            }
            Decision::Declare => {
                // A declaration that fails ends the game as well.
                let declared = game.claim(turn, Claim::Declare).ok().flatten();
                break referee::ending_of(declared, Reason::Declaration);
            }
            // The rules let every game with a legal move go on.
            Decision::Play(_) | Decision::Resign => {
                let winner = Some(!turn);
                break Ending {
                    winner,
                    reason: Reason::Mate,
                };
            }
        }
    };
    SavedGame {
        index,
        start: *game.start(),
        opening,
        plies,
        ending,
    }
}

/// What to play. Games that go round in circles teach nothing: a position that has
/// stood before is avoided if that costs little.
fn choose(searcher: &mut Searcher, game: &Game, nodes: u32) -> (Decision, Score) {
    const LITTLE: i32 = 150;
    let limits = Limits::nodes(u64::from(nodes));
    let (decision, score) = think(searcher, game, limits.clone());
    let stood = |mv: Move| {
        let mut after = *game.position();
        after.play_unchecked(mv);
        let mut positions = game.positions().iter();
        positions.any(|before| before.key() == after.key())
    };
    let Decision::Play(mv) = decision else {
        return (decision, score);
    };
    if !stood(mv) {
        return (decision, score);
    }
    let mut moves = game.position().legal_moves().to_vec();
    moves.retain(|&mv| !stood(mv));
    if moves.is_empty() {
        return (decision, score);
    }
    let (other, worse) = think(searcher, game, Limits { moves, ..limits });
    match (score.kind(), worse.kind()) {
        (ScoreKind::Centipawns(best), ScoreKind::Centipawns(value)) if best - value <= LITTLE => {
            (other, worse)
        }
        _ => (decision, score),
    }
}

/// A search; there is no clock, and nobody stops it.
fn think(searcher: &mut Searcher, game: &Game, limits: Limits) -> (Decision, Score) {
    let mut host = Host {
        now: &mut || Duration::ZERO,
        stop: &mut || false,
    };
    let decision = searcher.search(&Root::of_game(game), limits, &mut host, &mut |_| {});
    let info = searcher.info();
    let score = info.lines.first().map(|line| line.score);
    (decision, score.unwrap_or(Score::mated_in(0)))
}
