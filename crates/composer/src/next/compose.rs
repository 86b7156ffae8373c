//! Next moves from games of the engine against itself.

use std::sync::Arc;

use fastrand::Rng;
use komadai_problems::{Problem, Theme};
use komadai_search::{Params, Searcher, eval::Net};
use shogi::{Color, Position, Strictness};

use super::examine;
use crate::{games, mate_solver::MateSolver};

/// Few nodes a move, so that there are mistakes to punish.
const GAME_NODES: [u64; 4] = [60, 150, 300, 600];
/// Positions before this ply are of the opening.
const FIRST_PLY: usize = 24;
/// Plies between two problems of a game.
const DISTANCE: usize = 8;
/// The transposition table of a search.
const TABLE_BYTES: usize = 16 << 20;

/// Composes next moves from one game. The same net, seed and index give the same problems.
pub fn compose(net: &Arc<Net>, seed: u64, index: u64) -> Vec<Problem> {
    let mut rng = Rng::with_seed(seed ^ index.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut searcher = searcher(net);
    let mut solver = MateSolver::default();
    let nodes = rng.choice(&GAME_NODES).copied().unwrap_or(150);
    let game = games::play(&mut searcher, nodes, &mut rng);
    let positions = game.positions();
    let mut problems: Vec<Problem> = Vec::new();
    let mut next = FIRST_PLY;
    for (ply, position) in positions.iter().enumerate() {
        if ply < next {
            continue;
        }
        let is_reversed = position.turn() == Color::White;
        let Some(position) = for_black(position) else {
            continue;
        };
        let last = ply.checked_sub(1).and_then(|ply| game.plies().get(ply));
        let last = last.map(|last| match is_reversed {
            true => last.mv.rotated(),
            false => last.mv,
        });
        let Some(problem) = examine(&mut searcher, &mut solver, &position, last) else {
            continue;
        };
        next = ply + DISTANCE;
        let is_declaration = problem.theme == Some(Theme::Declaration);
        problems.push(problem);
        if is_declaration {
            break;
        }
    }
    problems
}

/// A searcher with a net.
pub fn searcher(net: &Arc<Net>) -> Searcher {
    let mut params = Params::default();
    params.net = Some(Arc::clone(net));
    Searcher::with_params(TABLE_BYTES, params)
}

/// The position seen by the side to move, at move 1.
fn for_black(position: &Position) -> Option<Position> {
    let setup = position.to_setup();
    let mut setup = match position.turn() {
        Color::Black => setup,
        Color::White => setup.reversed(),
    };
    setup.set_move_number(core::num::NonZeroU32::MIN);
    Position::from_setup(&setup, Strictness::Game).ok()
}
