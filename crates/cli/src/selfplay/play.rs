//! One game of the engine against itself.

use std::time::Duration;

use shogi::{
    Claim, Game, Move,
    search::{Decision, Limits, Progress, Root, Score, ScoreKind, SearchControl, Searcher},
};

use super::off_policy;
use crate::{
    adjudication::{self, Adjudicator},
    game_file::{Ending, Header, Reason, SavedGame, ScoredPly, SidePosition},
    openings::Openings,
    rng::Rng,
};

/// Both sides agree for so many plies that a game is won.
const ADJUDICATION_PLIES: u32 = 6;
/// A search is cut off at so many times the nodes after which no iteration begins.
const NODE_LIMIT_FACTOR: u64 = 8;

/// The same game for the same plan and index, unless its opening is taken.
pub fn play(plan: &Header, index: u32, searcher: &mut Searcher, openings: &Openings) -> SavedGame {
    let mut rng = Rng::with_stream(plan.seed, u64::from(index));
    searcher.clear();
    let kind = plan.mix.draw(&mut rng);
    let won = i32::from(plan.won);
    let mut game = openings.draw(
        &mut rng,
        |rng| kind.opening_spec(rng, plan.opening, won),
        |game| think(searcher, game, plan.judge, Vec::new()).1,
    );
    searcher.clear();
    let opening = game.plies().iter().map(|ply| ply.mv).collect();
    let mut plies = Vec::new();
    let mut side_positions = Vec::new();
    let mut adjudicator = Adjudicator::new(won, ADJUDICATION_PLIES);
    let ending = loop {
        if let Some(ending) = adjudicator.ending(&game) {
            break ending;
        }
        let (decision, score) = choose(searcher, &game, plan.nodes);
        if matches!(decision, Decision::Play(_))
            && rng.below(100) < usize::from(plan.side_positions)
            && let Some((line, score)) = off_policy::sample(&mut rng, searcher, &game, plan.nodes)
        {
            let ply = plies.len();
            side_positions.push(SidePosition { ply, line, score });
        }
        let turn = game.turn();
        match decision {
            Decision::Play(mv) if game.play(mv).is_ok() => {
                plies.push(ScoredPly { mv, score });
                adjudicator.record_score(turn, score);
            }
            Decision::Declare => {
                // A declaration that fails ends the game as well.
                let declared = game.claim(turn, Claim::Declare).ok().flatten();
                break adjudication::ending_from_outcome(declared, Reason::Declaration);
            }
            // The rules let every game with a legal move go on.
            Decision::Play(_) | Decision::NoMove => {
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
        side_positions,
        ending,
    }
}

/// What to play. Games that go round in circles teach nothing: a position that has
/// stood before is avoided if that costs little.
fn choose(searcher: &mut Searcher, game: &Game, nodes: u32) -> (Decision, Score) {
    const MAX_REPETITION_COST: i32 = 150;
    let (decision, score) = think(searcher, game, nodes, Vec::new());
    let is_repetition = |mv: Move| {
        let mut after = *game.position();
        after.play_unchecked(mv);
        let mut positions = game.positions().iter();
        positions.any(|before| before.key() == after.key())
    };
    let Decision::Play(mv) = decision else {
        return (decision, score);
    };
    if !is_repetition(mv) {
        return (decision, score);
    }
    let mut moves = game.position().legal_moves().to_vec();
    moves.retain(|&mv| !is_repetition(mv));
    if moves.is_empty() {
        return (decision, score);
    }
    let (other, worse) = think(searcher, game, nodes, moves);
    match (score.kind(), worse.kind()) {
        (ScoreKind::Centipawns(best), ScoreKind::Centipawns(value))
            if best - value <= MAX_REPETITION_COST =>
        {
            (other, worse)
        }
        _ => (decision, score),
    }
}

/// A search among these moves, or all; there is no clock, and nobody stops it.
pub fn think(
    searcher: &mut Searcher,
    game: &Game,
    nodes: u32,
    moves: Vec<Move>,
) -> (Decision, Score) {
    let mut control = SearchControl {
        now: &mut || Duration::ZERO,
        stop: &mut || false,
    };
    let enough = u64::from(nodes);
    let limits = Limits {
        moves,
        ..Limits::nodes(NODE_LIMIT_FACTOR * enough)
    };
    searcher.start(&Root::from_game(game), limits, &mut control);
    while searcher.deepen(&mut control) == Progress::Deeper && searcher.info().nodes < enough {}
    let score = searcher.info().lines.first().map(|line| line.score);
    (searcher.decision(), score.unwrap_or(Score::mated_in(0)))
}
