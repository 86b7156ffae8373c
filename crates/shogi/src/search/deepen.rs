//! Iterative deepening: one ply more each time, in a narrow window around what
//! the last time found.

use core::{cmp::Reverse, time::Duration};

use super::{
    Bound, Decision, Frame, Host, Info, Limits, Line, MAX_PLY, PV_WIDTH, Progress, Root, Score,
    Searcher,
    alpha_beta::Node,
    score::{INFINITE, LEAST_MATE, MATE},
};
use crate::{Move, Position, sort::sort_by_key};

/// Nodes between two looks at the clock.
const CHECK_EVERY: u64 = 1_024;

/// Where a search stands.
#[derive(Clone, Debug, Default)]
pub(super) struct Deepening {
    position: Option<Position>,
    limits: Limits,
    started: Duration,
    time: Duration,
    /// The last iteration that came to an end.
    depth: u8,
    declares: bool,
    lines: Vec<Line>,
    /// How many iterations the best move has stayed the same.
    steady: u32,
    finished: bool,
}

/// A move at the root and what is known of it.
#[derive(Clone, Debug)]
pub(super) struct RootMove {
    pub mv: Move,
    pub score: i32,
    /// Of the iteration before.
    pub last_score: i32,
    pub bound: Bound,
    pub line: Vec<Move>,
    /// Nodes spent on it in the whole search.
    pub nodes: u64,
}

/// Hundredths of the natural logarithms of 1 to 256, by integers: the same on
/// every machine.
pub(super) const LOGARITHMS: [i32; 256] = {
    let mut logarithms = [0; 256];
    let mut at = 0;
    while at < 256 {
        let n = at as u32 + 1;
        let whole = n.ilog2();
        let fraction = ((n << 8) >> whole) & 255;
        logarithms[at] = ((whole * 256 + fraction) * 6_931 / 25_600) as i32;
        at += 1;
    }
    logarithms
};

impl Searcher {
    /// Sets the search on a position.
    pub fn start(&mut self, root: &Root, limits: Limits, host: &mut Host<'_>) {
        let position = *root.position();
        let entering = root.entering();
        self.entering = Some(entering);
        let blur = limits.blur.at(&position);
        if blur == self.blur {
            self.table.age();
        } else {
            // What was seen differently does not count.
            self.table.clear();
            self.blur = blur;
        }
        self.path.clear();
        for position in root.positions() {
            self.path.push(position);
        }
        self.frames.fill(Frame::EMPTY);
        self.evaluator.begin(&position);
        self.arena.clear();
        self.nodes = 0;
        self.seldepth = 0;
        self.stopped = false;
        self.next_check = 0;
        let wanted = |mv: &Move| limits.moves.is_empty() || limits.moves.contains(mv);
        self.root_moves = position
            .legal_moves()
            .iter()
            .filter(|mv| wanted(mv))
            .map(|&mv| RootMove {
                mv,
                score: -INFINITE,
                last_score: -INFINITE,
                bound: Bound::Exact,
                line: vec![mv],
                nodes: 0,
            })
            .collect();
        // What only ever helps against pawn-drop mate comes last.
        sort_by_key(&mut self.root_moves, |root| {
            is_pointless(&position, root.mv)
        });
        let started = (host.now)();
        self.deepening = Deepening {
            position: Some(position),
            limits,
            started,
            declares: entering.declares(&position),
            ..Deepening::default()
        };
        self.deepening.finished = self.root_moves.is_empty() || self.deepening.declares;
        if let Some(first) = self.root_moves.first() {
            self.deepening.lines = vec![Line {
                score: Score::centipawns(0),
                bound: Bound::Lower,
                depth: 0,
                moves: vec![first.mv],
            }];
        }
    }

    /// Goes one ply deeper.
    pub fn deepen(&mut self, host: &mut Host<'_>) -> Progress {
        let Some(position) = self.deepening.position else {
            return Progress::Done;
        };
        let most = self.deepening.limits.depth.min(MAX_PLY as u8);
        if self.deepening.finished || self.deepening.depth >= most {
            return Progress::Done;
        }
        self.look_up(host);
        if self.stopped && self.deepening.depth > 0 {
            return Progress::Done;
        }
        let depth = self.deepening.depth + 1;
        for root in &mut self.root_moves {
            root.last_score = root.score;
        }
        let lines = self.deepening.limits.lines.clamp(1, self.root_moves.len());
        for first in 0..lines {
            self.seldepth = 0;
            self.aspire(&position, i32::from(depth), first, host);
            sort_by_score(&mut self.root_moves[first..]);
            if self.stopped {
                break;
            }
            sort_by_score(&mut self.root_moves[..=first]);
        }
        self.conclude(depth, lines, host)
    }

    /// Writes down what the iteration has found, and says whether another one
    /// may begin.
    fn conclude(&mut self, depth: u8, lines: usize, host: &mut Host<'_>) -> Progress {
        let known = |root: &&RootMove| root.score > -INFINITE;
        let found: Vec<Line> = self.root_moves[..lines]
            .iter()
            .filter(known)
            .map(|root| Line {
                score: Score::of(root.score),
                bound: root.bound,
                depth,
                moves: root.line.clone(),
            })
            .collect();
        let best = self.deepening.lines.first().map(|line| line.moves[0]);
        let same = found.first().map(|line| line.moves[0]) == best;
        // Broken off, an iteration still counts as far as it came.
        if !self.stopped || found.len() >= self.deepening.lines.len() && !found.is_empty() {
            self.deepening.lines = found;
        }
        self.deepening.time = (host.now)().saturating_sub(self.deepening.started);
        if self.stopped {
            self.deepening.finished = true;
            return Progress::Done;
        }
        self.deepening.depth = depth;
        self.deepening.steady = if same { self.deepening.steady + 1 } else { 0 };
        let done = depth >= self.deepening.limits.depth
            || depth as usize >= MAX_PLY
            || self.is_settled()
            || self.is_late();
        self.deepening.finished = done;
        if done {
            Progress::Done
        } else {
            Progress::Deeper
        }
    }

    /// Whether the soft limit has passed, sooner for a move that stays best and
    /// takes most of the nodes.
    fn is_late(&self) -> bool {
        let Some(allowance) = self.deepening.limits.time else {
            return false;
        };
        let best = self.root_moves.first().map_or(0, |root| root.nodes);
        let share = (best * 100 / self.nodes.max(1)) as u32;
        let steady = 130_u32.saturating_sub(12 * self.deepening.steady.min(5));
        let percent = steady * (160_u32.saturating_sub(share)) / 100;
        let soft = allowance.soft.checked_mul(percent);
        soft.is_some_and(|soft| self.deepening.time * 100 >= soft)
    }

    /// Whether more depth cannot change anything: a mate that is shorter than
    /// what has been looked at.
    fn is_settled(&self) -> bool {
        let lines = &self.deepening.lines;
        let depth = i32::from(self.deepening.depth);
        let mate = |line: &Line| {
            MATE - line.score.value().abs() < depth && line.score.value().abs() >= LEAST_MATE
        };
        let fixed = self
            .deepening
            .limits
            .time
            .is_none_or(|time| time.soft == Duration::MAX);
        !lines.is_empty() && lines.iter().all(mate) && (depth > 20 || !fixed)
            || self.root_moves.len() == 1 && !fixed && depth > 4
    }

    /// Searches the root moves from `first` on, in a window that grows as long
    /// as the score falls out of it.
    fn aspire(&mut self, position: &Position, depth: i32, first: usize, host: &mut Host<'_>) {
        let last = self.root_moves[first].last_score;
        let mut width = self.params.window;
        let (mut alpha, mut beta) = if depth >= 5 && last.abs() < LEAST_MATE {
            (last - width, last + width)
        } else {
            (-INFINITE, INFINITE)
        };
        let mut reduced = 0;
        loop {
            let (low, high) = (alpha.max(-INFINITE), beta.min(INFINITE));
            let value =
                self.search_root(position, (depth - reduced).max(1), low, high, first, host);
            sort_by_score(&mut self.root_moves[first..]);
            if self.stopped {
                return;
            }
            if value <= low && low > -INFINITE {
                beta = (low + high) / 2;
                alpha = value - width;
                reduced = 0;
            } else if value >= high && high < INFINITE {
                beta = value + width;
                reduced = (reduced + 1).min(3);
            } else {
                return;
            }
            width += width / 2 + 5;
            if width > 1_000 {
                (alpha, beta) = (-INFINITE, INFINITE);
            }
        }
    }

    /// The root's own loop: every move is kept with its score and line.
    fn search_root(
        &mut self,
        position: &Position,
        depth: i32,
        mut alpha: i32,
        beta: i32,
        first: usize,
        host: &mut Host<'_>,
    ) -> i32 {
        let in_check = position.is_check();
        let evaluation = if in_check {
            super::NO_EVALUATION
        } else {
            self.evaluate(position, 0)
        };
        self.frame_mut(0).evaluation = evaluation;
        let start = alpha;
        let mut best = -INFINITE;
        for at in first..self.root_moves.len() {
            let mv = self.root_moves[at].mv;
            let nodes = self.nodes;
            let next = self.make(position, mv, 0);
            let child = Node::after_root(depth - 1);
            let late = at - first;
            let mut value = 0;
            let full = late == 0 || {
                let quiet = position.piece_at(mv.to()).is_none() && !next.is_check();
                let reduced = if depth >= 3 && late >= 3 && quiet {
                    (self.reduction(depth, late) / 100).clamp(0, depth - 2)
                } else {
                    0
                };
                value = -self.alpha_beta::<false>(
                    &next,
                    1,
                    -alpha - 1,
                    -alpha,
                    child.reduced(reduced),
                    host,
                );
                if value > alpha && reduced > 0 {
                    value = -self.alpha_beta::<false>(&next, 1, -alpha - 1, -alpha, child, host);
                }
                value > alpha
            };
            if full {
                value = -self.alpha_beta::<true>(&next, 1, -beta, -alpha, child.open(), host);
            }
            self.unmake();
            self.root_moves[at].nodes += self.nodes - nodes;
            if self.stopped {
                return best;
            }
            let root = &mut self.root_moves[at];
            if late == 0 || value > alpha {
                root.score = value;
                root.bound = if value >= beta {
                    Bound::Lower
                } else if value <= start {
                    Bound::Upper
                } else {
                    Bound::Exact
                };
                root.line.clear();
                root.line.push(mv);
                let line = &self.lines[PV_WIDTH..2 * PV_WIDTH];
                root.line.extend(line.iter().map_while(|mv| *mv));
            } else {
                root.score = -INFINITE;
            }
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// Asks the host whether to go on.
    pub(super) fn look_up(&mut self, host: &mut Host<'_>) {
        let deepening = &mut self.deepening;
        deepening.time = (host.now)().saturating_sub(deepening.started);
        let limits = &deepening.limits;
        let spent = limits.nodes.is_some_and(|nodes| self.nodes >= nodes);
        let late = limits.time.is_some_and(|time| deepening.time >= time.hard);
        // The first iteration is always finished: there has to be an answer.
        let may = deepening.depth > 0;
        if may && (spent || late) || (host.stop)() {
            self.stopped = true;
        }
        self.next_check = self.nodes + CHECK_EVERY;
        if let Some(nodes) = limits.nodes.filter(|_| may) {
            self.next_check = self.next_check.min(nodes.max(self.nodes + 1));
        }
    }

    /// Starts, and deepens to the end; `told` hears of every iteration.
    pub fn search(
        &mut self,
        root: &Root,
        limits: Limits,
        host: &mut Host<'_>,
        told: &mut dyn FnMut(&Info<'_>),
    ) -> Decision {
        self.start(root, limits, host);
        loop {
            let progress = self.deepen(host);
            told(&self.info());
            if progress == Progress::Done {
                return self.decision();
            }
        }
    }

    /// What the last iteration found, and what an unfinished one is sure of.
    pub fn info(&self) -> Info<'_> {
        Info {
            depth: self.deepening.depth,
            seldepth: self.seldepth as u8,
            nodes: self.nodes,
            time: self.deepening.time,
            hashfull: self.table.hashfull(),
            lines: &self.deepening.lines,
        }
    }

    /// What to do, as far as is known.
    pub fn decision(&self) -> Decision {
        if self.deepening.declares {
            return Decision::Declare;
        }
        match self.deepening.lines.first() {
            Some(line) => Decision::Play(line.moves[0]),
            None => Decision::Resign,
        }
    }
}

/// The best first; equals stay in their order.
fn sort_by_score(moves: &mut [RootMove]) {
    sort_by_key(moves, |root| Reverse(root.score));
}

/// Whether a move leaves a pawn, bishop or rook as it is where it may promote.
fn is_pointless(position: &Position, mv: Move) -> bool {
    use crate::{PieceKind, Promotion};
    let Some(from) = mv.from() else { return false };
    let kind = position.piece_at(from).map(crate::Piece::kind);
    let strong = matches!(
        kind,
        Some(PieceKind::Pawn | PieceKind::Bishop | PieceKind::Rook)
    );
    let origin = mv.origin(position.turn());
    strong && !mv.promotes() && position.promotion(origin, mv.to()) != Promotion::Never
}
