//! The search: what to play, and what a position is worth.
//!
//! A [`Searcher`] looks ahead by iterative deepening: [`Searcher::start`] sets
//! it on a position, every [`Searcher::deepen`] goes a ply deeper, and
//! [`Searcher::search`] does both to the end. It asks its [`Host`] what time it
//! is and whether to stop; it makes no thread and reads no clock. With a limit
//! of nodes or depth it finds the same on every machine.
//!
//! ```
//! use core::time::Duration;
//! use shogi::{Position, Strictness, search::{Decision, Host, Limits, Root, Searcher}};
//! let position = Position::from_sfen("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", Strictness::Game)?;
//! let mut host = Host { now: &mut || Duration::ZERO, stop: &mut || false };
//! let mut searcher = Searcher::new(1 << 20);
//! let decision = searcher.search(&Root::new(position), Limits::depth(3), &mut host, &mut |_| ());
//! assert_eq!(decision, Decision::Play("G*5b".parse()?));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod alpha_beta;
pub mod bench;
mod blur;
mod deepen;
pub mod eval;
mod exchange;
mod generate;
mod history;
mod host;
mod learn;
mod level;
mod limits;
mod mate_one;
mod params;
mod path;
mod picker;
mod prune;
mod quiescence;
mod root;
mod score;
mod table;
#[cfg(test)]
mod tests;

use core::fmt;

pub use blur::Blur;
pub use host::Host;
pub use level::Level;
pub use limits::{Allowance, Limits};
pub use params::{NoSuchParam, Params};
pub use root::Root;
pub use score::{Bound, MAX_PLY, Score, ScoreKind};

use crate::{Move, Position};
use deepen::{Deepening, RootMove};
use eval::Evaluator;
use generate::Arena;
use history::{Arrival, Before, History};
use path::Path;
use root::Entering;
use table::{NO_EVALUATION, Table};

/// Looks ahead. It keeps what it has learned from one position to the next.
#[derive(Clone)]
pub struct Searcher {
    params: Params,
    evaluator: Evaluator,
    table: Table,
    history: History,
    path: Path,
    arena: Arena,
    /// One for each ply from the root, and some beyond.
    frames: Vec<Frame>,
    /// The best line from each ply, [`PV_WIDTH`] moves apart.
    lines: Vec<Option<Move>>,
    nodes: u64,
    seldepth: usize,
    stopped: bool,
    /// Where the next look at the clock is due.
    next_check: u64,
    entering: Option<Entering>,
    blur: Blur,
    deepening: Deepening,
    root_moves: Vec<RootMove>,
}

/// What the search keeps for each ply.
#[derive(Clone, Copy, Debug)]
struct Frame {
    /// The static evaluation; [`NO_EVALUATION`] in check.
    evaluation: i32,
    /// The move being tried, as a row of the history.
    arrival: Arrival,
    /// The move being tried; none for a passed turn.
    mv: Option<Move>,
    /// A move left out, to see how good the others are.
    excluded: Option<Move>,
    killers: [Option<Move>; 2],
    /// How often the plies below were cut off.
    cutoffs: u8,
}

const PV_WIDTH: usize = MAX_PLY + 2;
/// Frames before the root's, so that every ply has four before it.
const BEFORE_ROOT: usize = 4;

impl Frame {
    const EMPTY: Self = Self {
        evaluation: NO_EVALUATION,
        arrival: Arrival::NONE,
        mv: None,
        excluded: None,
        killers: [None; 2],
        cutoffs: 0,
    };
}

/// Whether a search goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// One ply deeper is possible.
    Deeper,
    /// A limit is reached, or there is nothing more to find.
    Done,
}

/// What to do in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    Play(Move),
    /// Declare that the game is won by the rule of the entered king.
    Declare,
    /// There is no legal move.
    Resign,
}

/// What a search has found out so far.
#[derive(Clone, Copy, Debug)]
pub struct Info<'a> {
    /// The last iteration that came to an end.
    pub depth: u8,
    /// The longest line looked at, in plies.
    pub seldepth: u8,
    /// Moves made.
    pub nodes: u64,
    /// Since the start.
    pub time: core::time::Duration,
    /// How full the table is, per mille.
    pub hashfull: u16,
    /// The best first.
    pub lines: &'a [Line],
}

/// A move, what it is worth, and how the game might go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// For the side to move at the root.
    pub score: Score,
    pub bound: Bound,
    /// The iteration it was found in.
    pub depth: u8,
    /// The move, then what both sides would play; at least one.
    pub moves: Vec<Move>,
}

impl Searcher {
    /// A searcher with a table of so many bytes; its other memory is about
    /// 14 MB.
    pub fn new(table_bytes: usize) -> Self {
        Self::with_params(table_bytes, Params::default())
    }

    /// A searcher that goes by these numbers.
    pub fn with_params(table_bytes: usize, params: Params) -> Self {
        Self {
            evaluator: Evaluator::new(params.weights.clone(), params.net.clone()),
            params,
            table: Table::new(table_bytes),
            history: History::new(),
            path: Path::default(),
            arena: Arena::with_capacity(4096),
            frames: vec![Frame::EMPTY; MAX_PLY + 2 + BEFORE_ROOT],
            lines: vec![None; PV_WIDTH * PV_WIDTH],
            nodes: 0,
            seldepth: 0,
            stopped: false,
            next_check: 0,
            entering: None,
            blur: Blur::default(),
            deepening: Deepening::default(),
            root_moves: Vec::new(),
        }
    }

    /// Forgets all that was learned, as before a new game.
    pub fn clear(&mut self) {
        self.table.clear();
        self.history.clear();
    }

    fn frame(&self, ply: usize) -> &Frame {
        &self.frames[ply + BEFORE_ROOT]
    }

    fn frame_mut(&mut self, ply: usize) -> &mut Frame {
        &mut self.frames[ply + BEFORE_ROOT]
    }

    /// The arrivals one, two and four plies before `ply`.
    fn before(&self, ply: usize) -> Before {
        let at = ply + BEFORE_ROOT;
        Before([1, 2, 4].map(|back| self.frames[at - back].arrival))
    }

    /// Plays a move in the search: the position after it.
    fn make(&mut self, position: &Position, mv: Move, ply: usize) -> Position {
        let mut next = *position;
        let arrival = picker::arrival(position, mv);
        let change = next.play_unchecked(mv);
        self.evaluator.follow(ply, &next, &change);
        let frame = self.frame_mut(ply);
        frame.arrival = arrival;
        frame.mv = Some(mv);
        self.path.push(&next);
        self.nodes += 1;
        next
    }

    fn unmake(&mut self) {
        self.path.pop();
    }

    /// The static evaluation, of a position `ply` plies from the root.
    fn evaluate(&mut self, position: &Position, ply: usize) -> i32 {
        let value = self.evaluator.evaluate(ply, position);
        if self.blur.spread == 0 {
            value
        } else {
            value + self.blur.of(position)
        }
    }

    /// Asks the host now and then whether to go on.
    fn is_time_to_stop(&mut self, host: &mut Host<'_>) -> bool {
        if self.nodes >= self.next_check {
            self.look_up(host);
        }
        self.stopped
    }

    /// A line from `ply` on: `mv`, then what is best after it.
    fn extend_line(&mut self, ply: usize, mv: Move) {
        let (from, to) = ((ply + 1) * PV_WIDTH, ply * PV_WIDTH);
        self.lines[to] = Some(mv);
        for at in 0..PV_WIDTH - 1 {
            let next = self.lines[from + at];
            self.lines[to + at + 1] = next;
            if next.is_none() {
                break;
            }
        }
    }

    fn clear_line(&mut self, ply: usize) {
        self.lines[ply * PV_WIDTH] = None;
    }
}

impl fmt::Debug for Searcher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Searcher")
            .field("nodes", &self.nodes)
            .finish_non_exhaustive()
    }
}
