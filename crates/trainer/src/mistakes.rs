//! `mistakes`: moves of weak players that lose much, each with the line that shows why.

use std::{
    path::PathBuf,
    sync::{Mutex, PoisonError},
};

use clap::Args;
use komadai_search::{
    Decision, Level, Limits, Line, Params, Root, Score, ScoreKind, SearchControl, Searcher,
};
use shogi::{Game, Move, Position};

use crate::{
    args::JobsArgs,
    duel::game::{Engine, MoveLimit},
    files,
    output::print_line,
    parallel,
    player::PlayerConfig,
    rng::Rng,
};

#[derive(Debug, Args)]
pub struct MistakesArgs {
    /// How many
    #[arg(long, value_name = "N", default_value_t = 300)]
    count: usize,

    /// Net that corrects the classical evaluation [default: none]
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,

    /// Nodes of the searches that confirm a mistake
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    nodes: u64,

    /// Seed of the random numbers
    #[arg(long, default_value_t = 1)]
    seed: u64,

    #[command(flatten)]
    jobs: JobsArgs,
}

/// A move that loses much.
struct Mistake {
    position: Position,
    mv: Move,
    /// The best line instead, with its score.
    best: Line,
    /// The opponent's line after it, with the score for the opponent.
    refutation: Line,
}

/// The levels that play, each game with two of them.
const LEVELS: std::ops::RangeInclusive<u8> = 2..=9;
/// A game ends after so many moves.
const MAX_PLIES: usize = 200;
/// The nodes of the searches that look for mistakes.
const SCAN_NODES: u64 = 8_000;
/// Mistakes of one game at most.
const PER_GAME: usize = 2;
/// What a mistake loses at least: in centipawns, and of the winning rate.
const LOSS: i32 = 300;
const LOST_RATE: f64 = 0.1;
/// Lines are searched on from their ends until they have so many moves.
const LINE_PLIES: usize = 12;
/// The size of each transposition table.
pub const TABLE_BYTES: usize = 64 << 20;

/// Prints mistakes, a line each: the position, the move, the scores before and after it for the
/// side that made it, the best line and the line after the mistake.
///
/// # Errors
/// When the net cannot be read.
pub fn run(args: &MistakesArgs) -> Result<(), String> {
    let mut params = Params::default();
    if let Some(path) = &args.net {
        params.net = Some(files::read_net(path)?);
    }
    let found = Mutex::new(Vec::new());
    let lock = || found.lock().unwrap_or_else(PoisonError::into_inner);
    // With two mistakes a game few games are played in vain.
    parallel::for_each(
        args.jobs.count(),
        0..args.count,
        || Searcher::with_params(TABLE_BYTES, params.clone()),
        |searcher, index| {
            if lock().len() >= args.count {
                return;
            }
            let mut rng = Rng::with_stream(args.seed, index as u64);
            let game = play(&mut rng, &params);
            let mistakes = mistakes_of(&game, searcher, args.nodes, &mut rng);
            lock().extend(mistakes.into_iter().map(|mistake| (index, mistake)));
        },
    );
    let mut found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    found.sort_by_key(|&(index, _)| index);
    for (_, mistake) in found.iter().take(args.count) {
        print_line(&mistake.row())?;
    }
    Ok(())
}

/// A game between two levels.
pub fn play(rng: &mut Rng, params: &Params) -> Game {
    let mut engines = [(); 2].map(|()| {
        let span = usize::from(*LEVELS.end() - *LEVELS.start()) + 1;
        let level = Level::new(*LEVELS.start() + rng.below(span) as u8);
        let mut engine = Engine::new(&PlayerConfig {
            params: params.clone(),
            level,
            script: None,
        });
        engine.start_game(rng.next());
        engine
    });
    let mut game = Game::new(Position::startpos());
    while game.outcome().is_none() && game.plies().len() < MAX_PLIES {
        let side = game.plies().len() % 2;
        let (decision, _) = engines[side].choose_move(&game, MoveLimit::Nodes(SCAN_NODES));
        match decision {
            Decision::Play(mv) if game.play(mv).is_ok() => {}
            _ => break,
        }
    }
    game
}

/// Some mistakes of a game, by chance.
fn mistakes_of(game: &Game, searcher: &mut Searcher, nodes: u64, rng: &mut Rng) -> Vec<Mistake> {
    let mut moves = Vec::new();
    let mut position = *game.start();
    let mut before = best_line(searcher, &position, SCAN_NODES);
    for ply in game.plies() {
        let from = position;
        position.play_unchecked(ply.mv);
        let after = best_line(searcher, &position, SCAN_NODES);
        if is_mistake(before.as_ref(), after.as_ref()) {
            moves.push((from, ply.mv));
        }
        before = after;
    }
    rng.shuffle(&mut moves);
    let confirmed = moves.into_iter().filter_map(|(position, mv)| {
        searcher.clear();
        let best = best_line(searcher, &position, nodes)?;
        let mut after = position;
        after.play_unchecked(mv);
        searcher.clear();
        let refutation = best_line(searcher, &after, nodes)?;
        let is_best = best.moves.first() == Some(&mv);
        let is_mistake = !is_best && is_mistake(Some(&best), Some(&refutation));
        is_mistake.then(|| Mistake {
            best: extended(searcher, &position, best, nodes / 4),
            refutation: extended(searcher, &after, refutation, nodes / 4),
            position,
            mv,
        })
    });
    confirmed.take(PER_GAME).collect()
}

/// The best line of a position; `None` for a side that is mated.
pub fn best_line(searcher: &mut Searcher, position: &Position, nodes: u64) -> Option<Line> {
    let mut control = SearchControl::unlimited();
    let root = Root::new(*position);
    searcher.search(&root, Limits::nodes(nodes), &mut control, &mut |_| {});
    searcher.info().lines.first().cloned()
}

/// A line with the moves that searches from its end find, where it is short: the searcher cuts
/// lines off at positions that it knows already.
fn extended(searcher: &mut Searcher, start: &Position, mut line: Line, nodes: u64) -> Line {
    let mut end = *start;
    for &mv in &line.moves {
        end.play_unchecked(mv);
    }
    while line.moves.len() < LINE_PLIES {
        searcher.clear();
        let Some(more) = best_line(searcher, &end, nodes) else {
            break;
        };
        for mv in more.moves {
            end.play_unchecked(mv);
            line.moves.push(mv);
        }
    }
    line
}

/// Whether a move has lost much, by the lines of the side that made it and of its opponent.
pub fn is_mistake(before: Option<&Line>, after: Option<&Line>) -> bool {
    let (Some(before), Some(after)) = (before, after) else {
        return false;
    };
    let (before, after) = (before.score, -after.score);
    let lost = before.winning_rate() - after.winning_rate();
    lost >= LOST_RATE && centipawns(before) - centipawns(after) >= LOSS
}

fn centipawns(score: Score) -> i32 {
    match score.kind() {
        ScoreKind::Centipawns(value) => value,
        ScoreKind::Mate(plies) if plies > 0 => i32::MAX / 2,
        ScoreKind::Mate(_) => -i32::MAX / 2,
    }
}

impl Mistake {
    fn row(&self) -> String {
        let line = |line: &Line| {
            let moves: Vec<String> = line.moves.iter().map(Move::to_string).collect();
            moves.join(" ")
        };
        [
            self.position.to_sfen(),
            self.mv.to_string(),
            self.best.score.to_string(),
            (-self.refutation.score).to_string(),
            line(&self.best),
            line(&self.refutation),
        ]
        .join("\t")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(score: Score) -> Line {
        let mut searcher = Searcher::new(1 << 16);
        let mut line = best_line(&mut searcher, &Position::startpos(), 100).expect("a move");
        line.score = score;
        line
    }

    #[test]
    fn a_mistake_loses_much_and_is_not_made_in_a_decided_game() {
        let is = |before: Score, after: Score| is_mistake(Some(&line(before)), Some(&line(after)));
        let points = Score::centipawns;
        assert!(is(points(100), points(300)));
        assert!(!is(points(100), points(100)));
        assert!(!is(points(4000), points(-3000)));
        assert!(is(points(100), Score::mate_in(3)));
        assert!(is(Score::mate_in(3), points(-200)));
        assert!(!is_mistake(None, None));
    }

    #[test]
    fn mistakes_are_found_in_games_of_the_lowest_levels() {
        let mut rng = Rng::with_stream(1, 0);
        let game = play(&mut rng, &Params::default());
        let mut searcher = Searcher::new(1 << 20);
        let found = mistakes_of(&game, &mut searcher, 2_000, &mut rng);
        assert!(!found.is_empty());
        for mistake in found {
            assert!(mistake.position.is_legal(mistake.mv), "{}", mistake.row());
            assert_eq!(mistake.row().split('\t').count(), 6);
        }
    }
}
