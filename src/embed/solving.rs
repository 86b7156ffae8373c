//! The mate solver as the other side of a task, a part that is loaded when it is
//! needed. It works in bounded steps, and lets the page do its work between two.
use core::time::Duration;

use leptos::prelude::set_timeout;
use shogi::{
    Move, MoveKind, Position,
    search::Host,
    tsume::{Counting, MateAnswer, MateLimits, Solver},
};

use crate::{part, session::embedded::Asked};

/// Who is told the other side's move, if it makes one, and whether the task is
/// decided by it.
pub type Told = Box<dyn FnOnce(Option<Move>, Option<bool>)>;

#[derive(Clone, Copy, Debug)]
pub struct Solving {
    /// Answers a question about a position, later.
    pub ask: fn(Position, Asked, Told),
}

part! {
    pub static SOLVING: Solving = solving(Solving { ask });
}

/// A fifth of a second on a phone.
const STEP: u64 = 60_000;
const TABLE: usize = 4 << 20;

/// The defences that are still to be looked at, and what was found so far.
struct Work {
    solver: Solver,
    position: Position,
    left: Vec<Move>,
    /// In how many plies there has to be mate, the defence included.
    plies: usize,
    /// The defence that lasts longest, and how long.
    longest: Option<(usize, Move)>,
    /// The same among drops that only put it off.
    put_off: Option<(usize, Move)>,
}

fn ask(position: Position, asked: Asked, told: Told) {
    let mut solver = Solver::new(TABLE);
    match asked {
        Asked::Attack(plies) => match solve(&mut solver, &position) {
            MateAnswer::Mate(line) if line.len() <= plies => {
                told(line.first().copied(), Some(false));
            }
            _ => told(None, Some(true)),
        },
        Asked::Defence(plies) => step(
            Work {
                solver,
                left: position.legal_moves().iter().copied().collect(),
                position,
                plies,
                longest: None,
                put_off: None,
            },
            told,
        ),
    }
}

fn solve(solver: &mut Solver, position: &Position) -> MateAnswer {
    let limits = MateLimits {
        nodes: Some(STEP),
        counting: Counting::Book,
        ..MateLimits::default()
    };
    let mut host = Host {
        now: &mut || Duration::ZERO,
        stop: &mut || false,
    };
    solver.solve(position, &limits, &mut host)
}

fn step(mut work: Work, told: Told) {
    let Some(mv) = work.left.pop() else {
        return match (work.longest, work.put_off) {
            (Some((_, mv)), _) => told(Some(mv), None),
            // What only puts it off is no defence.
            (None, _) => told(None, Some(true)),
        };
    };
    let mut after = work.position;
    after.play_unchecked(mv);
    let length = match solve(&mut work.solver, &after) {
        MateAnswer::Mate(line) => line.len() + 1,
        MateAnswer::NoMate | MateAnswer::Unknown => return told(Some(mv), Some(false)),
    };
    let drops = matches!(mv.kind(), MoveKind::Drop { .. });
    if drops && length <= work.plies + 2 {
        work.put_off = work.put_off.max_by_length((length, mv));
    } else if length > work.plies {
        return told(Some(mv), Some(false));
    } else {
        work.longest = work.longest.max_by_length((length, mv));
    }
    set_timeout(move || step(work, told), Duration::ZERO);
}

trait Longest {
    fn max_by_length(self, other: (usize, Move)) -> Self;
}

impl Longest for Option<(usize, Move)> {
    fn max_by_length(self, other: (usize, Move)) -> Self {
        match self {
            Some(kept) if kept.0 >= other.0 => Some(kept),
            _ => Some(other),
        }
    }
}
