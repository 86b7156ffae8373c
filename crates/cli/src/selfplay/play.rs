//! One game of the engine against itself.

use std::time::Duration;

use shogi::{
    Claim, Game, Move,
    search::{Decision, Limits, Progress, Root, Score, ScoreKind, SearchControl, Searcher},
};

use super::aside;
use crate::{
    games::{Aside, Ending, Header, Reason, SavedGame, ScoredPly},
    openings::Openings,
    random::Random,
    referee::{self, Referee},
};

/// Both sides agree for so many plies that a game is won.
const AGREED: u32 = 6;
/// A search is cut off at so many times the nodes after which no iteration begins.
const MOST: u64 = 8;

/// The same game for the same plan and index, unless its opening is taken.
pub fn play(plan: &Header, index: u32, searcher: &mut Searcher, openings: &Openings) -> SavedGame {
    let mut random = Random::of(plan.seed, u64::from(index));
    searcher.clear();
    let kind = plan.mix.draw(&mut random);
    let won = i32::from(plan.won);
    let mut game = openings.draw(
        &mut random,
        |random| kind.draft(random, plan.opening, won),
        |game| think(searcher, game, plan.judge, Vec::new()).1,
    );
    searcher.clear();
    let opening = game.plies().iter().map(|ply| ply.mv).collect();
    let mut plies = Vec::new();
    let mut asides = Vec::new();
    let mut referee = Referee::new(won, AGREED);
    let ending = loop {
        if let Some(ending) = referee.ending(&game) {
            break ending;
        }
        let (decision, score) = choose(searcher, &game, plan.nodes);
        if matches!(decision, Decision::Play(_))
            && random.below(100) < usize::from(plan.asides)
            && let Some((line, score)) = aside::look(&mut random, searcher, &game, plan.nodes)
        {
            let ply = plies.len();
            asides.push(Aside { ply, line, score });
        }
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
        asides,
        ending,
    }
}

/// What to play. Games that go round in circles teach nothing: a position that has
/// stood before is avoided if that costs little.
fn choose(searcher: &mut Searcher, game: &Game, nodes: u32) -> (Decision, Score) {
    const LITTLE: i32 = 150;
    let (decision, score) = think(searcher, game, nodes, Vec::new());
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
    let (other, worse) = think(searcher, game, nodes, moves);
    match (score.kind(), worse.kind()) {
        (ScoreKind::Centipawns(best), ScoreKind::Centipawns(value)) if best - value <= LITTLE => {
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
    let mut host = SearchControl {
        now: &mut || Duration::ZERO,
        stop: &mut || false,
    };
    let enough = u64::from(nodes);
    let limits = Limits {
        moves,
        ..Limits::nodes(MOST * enough)
    };
    searcher.start(&Root::from_game(game), limits, &mut host);
    while searcher.deepen(&mut host) == Progress::Deeper && searcher.info().nodes < enough {}
    let score = searcher.info().lines.first().map(|line| line.score);
    (searcher.decision(), score.unwrap_or(Score::mated_in(0)))
}
