//! One game of the engine against itself.

use komadai_search::{Decision, Limits, Score, ScoreKind, Searcher};
use shogi::{Claim, Game, Move};

use super::{off_policy, search::search, starts::StartKind};
use crate::{
    adjudication::{self, Adjudicator},
    game_file::{Ending, Header, Reason, SavedGame, ScoredPly, SidePosition},
    noisy_opening,
    openings::{self, Openings},
    rng::Rng,
};

/// For this many plies both sides' scores have to agree that a game is won.
const ADJUDICATION_PLIES: u32 = 6;

/// Plays a game: the same for the same plan and index, unless its opening has been played.
pub fn play(plan: &Header, index: u32, searcher: &mut Searcher, openings: &Openings) -> SavedGame {
    let mut rng = Rng::with_stream(plan.seed, u64::from(index));
    // So that a game does not depend on those before it; what the search of the opening
    // leaves is the game's own.
    searcher.clear();
    let kind = plan.mix.draw(&mut rng);
    let won = i32::from(plan.won);
    let mut game = openings.draw(&mut rng, |rng| {
        let spec = kind.opening_spec(rng, plan.opening, won);
        let game = match kind {
            StartKind::Noisy => noisy_opening::play(rng, |game, limits| {
                search(searcher, game, plan.nodes, limits).0
            }),
            _ => openings::random_opening(rng, &spec),
        }?;
        let (_, score) = search(searcher, &game, plan.judge, Limits::default());
        openings::is_fair(score, spec.max_score).then_some(game)
    });
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

/// Chooses a move. Games that repeat positions teach nothing: a repetition is avoided if
/// that costs little.
fn choose(searcher: &mut Searcher, game: &Game, nodes: u32) -> (Decision, Score) {
    const MAX_REPETITION_COST: i32 = 150;
    let (decision, score) = search(searcher, game, nodes, Limits::default());
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
    let limits = Limits {
        moves,
        ..Limits::default()
    };
    let (other, worse) = search(searcher, game, nodes, limits);
    match (score.kind(), worse.kind()) {
        (ScoreKind::Centipawns(best), ScoreKind::Centipawns(value))
            if best - value <= MAX_REPETITION_COST =>
        {
            (other, worse)
        }
        _ => (decision, score),
    }
}
