//! Iterative deepening with aspiration windows.

use alloc::vec::Vec;
use core::{cmp::Reverse, time::Duration};

use komadai_shogi::{Move, Position};

use super::{
    Bound, Decision, Info, Limits, Line, MAX_PLY, Progress, Root, Score, SearchControl, Searcher,
    node::Node,
    root_move::{IterationState, RootMove},
    score::{INFINITE, MATE, MATE_IN_MAX_PLY},
    searcher::StackEntry,
    shared_nodes::SharedNodes,
};
use crate::insertion_sort::insertion_sort_by_key;

/// How many bytes of the table are surely allocated and copied in a millisecond.
const GROWN_BYTES_PER_MS: usize = 1 << 20;

/// Nodes between two checks of the limits.
const CHECK_INTERVAL: u64 = 1_024;

impl Searcher {
    /// Starts a search from a root, without searching yet.
    pub fn start(&mut self, root: &Root, limits: Limits, control: &mut SearchControl<'_>) {
        let position = *root.position();
        let rules = root.entering_king();
        let noise = limits.noise.at_root(&position);
        let same_rules = self.entering_king.is_none_or(|before| before == rules);
        if noise != self.noise || !same_rules {
            // The table's values have other noise, or its mates are by other rules.
            self.tt.clear();
        } else if self.iteration.position != Some(position) {
            // Thinking on the opponent's time begins the same search again and again.
            self.tt.new_search();
        }
        self.entering_king = Some(rules);
        self.noise = noise;
        self.repetitions.clear();
        for position in root.positions() {
            self.repetitions.push(position);
        }
        self.shared_nodes = SharedNodes::default();
        self.reset_to(&position);
        let searched = |mv: &Move| limits.moves.is_empty() || limits.moves.contains(mv);
        self.root_moves = position
            .legal_moves()
            .iter()
            .filter(|mv| searched(mv))
            .map(|&mv| RootMove::new(mv))
            .collect();
        let started = (control.now)();
        self.iteration = IterationState {
            position: Some(position),
            limits,
            started,
            declares: rules.declares(&position),
            ..IterationState::default()
        };
        self.iteration.finished = self.root_moves.is_empty() || self.iteration.declares;
        if let Some(first) = self.root_moves.first() {
            self.iteration.lines = vec![Line {
                score: Score::centipawns(0),
                bound: Bound::Lower,
                depth: 0,
                moves: vec![first.mv],
            }];
        }
    }

    /// Resets what belongs to one search: stacks, evaluation and counts.
    pub(super) fn reset_to(&mut self, position: &Position) {
        self.stack.fill(StackEntry::EMPTY);
        self.evaluator.reset(position);
        self.buffer.clear();
        self.nodes = 0;
        self.seldepth = 0;
        self.stopped = false;
        self.next_check = 0;
        self.root_mate.reset();
    }

    /// Runs one iteration, a ply deeper than the last.
    pub fn deepen(&mut self, control: &mut SearchControl<'_>) -> Progress {
        let Some(position) = self.iteration.position else {
            return Progress::Done;
        };
        let most = self.iteration.limits.depth.min(MAX_PLY as u8);
        if self.iteration.finished || self.iteration.depth >= most {
            return Progress::Done;
        }
        self.check_limits(control);
        if self.stopped && self.iteration.depth > 0 {
            return Progress::Done;
        }
        let depth = self.iteration.depth + 1;
        self.tt.grow_if_filled(self.table_growth_limit());
        for root in &mut self.root_moves {
            root.last_score = root.score;
        }
        let lines = self.iteration.limits.lines.clamp(1, self.root_moves.len());
        for first in 0..lines {
            self.seldepth = 0;
            self.aspiration_search(&position, i32::from(depth), first, control);
            sort_by_score(&mut self.root_moves[first..]);
            if self.stopped {
                break;
            }
            sort_by_score(&mut self.root_moves[..=first]);
        }
        self.finish_iteration(depth, lines, control)
    }

    /// To how many bytes the table may grow in the time that is left.
    fn table_growth_limit(&self) -> usize {
        self.iteration.limits.time.map_or(usize::MAX, |time| {
            let left = time.hard.saturating_sub(self.iteration.time);
            usize::try_from(left.as_millis()).map_or(usize::MAX, |millis| {
                millis.saturating_mul(GROWN_BYTES_PER_MS)
            })
        })
    }

    /// Takes over the lines of an iteration, and decides whether another one begins.
    fn finish_iteration(
        &mut self,
        depth: u8,
        lines: usize,
        control: &mut SearchControl<'_>,
    ) -> Progress {
        let known = |root: &&RootMove| root.score > -INFINITE;
        let found: Vec<Line> = self.root_moves[..lines]
            .iter()
            .filter(known)
            .map(|root| Line {
                score: Score::from_value(root.score),
                bound: root.bound,
                depth: root.depth,
                moves: root.line.clone(),
            })
            .collect();
        let best = self.iteration.lines.first().map(|line| line.moves[0]);
        let same = found.first().map(|line| line.moves[0]) == best;
        self.take_lines(found);
        self.iteration.time = (control.now)().saturating_sub(self.iteration.started);
        self.shared_nodes.add(self.nodes);
        if self.stopped {
            self.iteration.finished = true;
            return Progress::Done;
        }
        self.iteration.depth = depth;
        self.iteration.best_move_stability = if same {
            self.iteration.best_move_stability + 1
        } else {
            0
        };
        let done = depth >= self.iteration.limits.depth
            || depth as usize >= MAX_PLY
            || self.mate_is_final()
            || self.past_soft_limit()
            || self.search_root_mate(control);
        self.iteration.finished = done;
        if done {
            Progress::Done
        } else {
            Progress::Deeper
        }
    }

    /// Takes over the lines that an iteration has finished. Where it was stopped, those of the
    /// iteration before follow, up to the same number.
    fn take_lines(&mut self, mut found: Vec<Line>) {
        let before = core::mem::take(&mut self.iteration.lines);
        if self.stopped {
            let count = before.len().max(found.len());
            let is_new = |line: &Line| found.iter().all(|it| it.moves[0] != line.moves[0]);
            let kept: Vec<Line> = before.into_iter().filter(is_new).collect();
            found.extend(kept);
            found.truncate(count);
        }
        self.iteration.lines = found;
    }

    /// Whether the soft time limit has passed, scaled down for a stable best move that
    /// takes most of the nodes.
    fn past_soft_limit(&self) -> bool {
        let Some(budget) = self.iteration.limits.time else {
            return false;
        };
        let best = self.root_moves.first().map_or(0, |root| root.nodes);
        let share = (best * 100 / self.nodes.max(1)) as u32;
        let steady = 130_u32.saturating_sub(12 * self.iteration.best_move_stability.min(5));
        let percent = steady * (160_u32.saturating_sub(share)) / 100;
        let soft = budget.soft.checked_mul(percent);
        soft.is_some_and(|soft| self.iteration.time * 100 >= soft)
    }

    /// Whether more depth cannot change the result: a mate shorter than the depth, or
    /// a single legal move.
    fn mate_is_final(&self) -> bool {
        let lines = &self.iteration.lines;
        let depth = i32::from(self.iteration.depth);
        let mate = |line: &Line| {
            MATE - line.score.value().abs() < depth && line.score.value().abs() >= MATE_IN_MAX_PLY
        };
        let fixed = self
            .iteration
            .limits
            .time
            .is_none_or(|time| time.soft == Duration::MAX);
        !lines.is_empty() && lines.iter().all(mate) && (depth > 20 || !fixed)
            || self.root_moves.len() == 1 && !fixed && depth > 4
    }

    /// Searches the root moves from `first` on in an aspiration window, which is widened
    /// after each fail low or fail high.
    fn aspiration_search(
        &mut self,
        position: &Position,
        depth: i32,
        first: usize,
        control: &mut SearchControl<'_>,
    ) {
        self.pv_index = first;
        let last = self.root_moves[first].last_score;
        let mut width = self.params.aspiration_window;
        let (mut alpha, mut beta) = if depth >= 5 && last.abs() < MATE_IN_MAX_PLY {
            (last - width, last + width)
        } else {
            (-INFINITE, INFINITE)
        };
        let mut reduced = 0;
        loop {
            let (low, high) = (alpha.max(-INFINITE), beta.min(INFINITE));
            let node = Node {
                depth: (depth - reduced).max(1),
                cut_node: false,
            };
            let value = self.alpha_beta::<true>(position, 0, low, high, node, control);
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

    /// Asks the control whether to go on.
    pub(super) fn check_limits(&mut self, control: &mut SearchControl<'_>) {
        let iteration = &mut self.iteration;
        iteration.time = (control.now)().saturating_sub(iteration.started);
        let limits = &iteration.limits;
        let total = self.shared_nodes.add(self.nodes);
        let spent = limits.nodes.is_some_and(|nodes| total >= nodes);
        let late = limits.time.is_some_and(|time| iteration.time >= time.hard);
        // The first iteration is always finished, so that there is a move.
        let may = iteration.depth > 0;
        if may && (spent || late) || (control.stop)() {
            self.stopped = true;
        }
        self.next_check = self.nodes + CHECK_INTERVAL;
        if let Some(nodes) = limits.nodes.filter(|_| may) {
            let left = nodes.saturating_sub(total).max(1);
            self.next_check = self.next_check.min(self.nodes + left);
        }
    }

    /// Starts a search and runs it to its limits. `on_iteration` is called after each
    /// iteration.
    pub fn search(
        &mut self,
        root: &Root,
        limits: Limits,
        control: &mut SearchControl<'_>,
        on_iteration: &mut dyn FnMut(&Info<'_>),
    ) -> Decision {
        self.start(root, limits, control);
        loop {
            let progress = self.deepen(control);
            on_iteration(&self.info());
            if progress == Progress::Done {
                return self.decision();
            }
        }
    }

    /// The current result: of the last iteration, and the finished part of a stopped one.
    #[must_use]
    pub fn info(&self) -> Info<'_> {
        Info {
            depth: self.iteration.depth,
            seldepth: self.seldepth as u8,
            nodes: self.shared_nodes.total(self.nodes),
            time: self.iteration.time,
            hashfull: self.tt.hashfull(),
            lines: &self.iteration.lines,
        }
    }

    /// The decision by the current result.
    #[must_use]
    pub fn decision(&self) -> Decision {
        if self.iteration.declares {
            return Decision::Declare;
        }
        match self.iteration.lines.first() {
            Some(line) => Decision::Play(line.moves[0]),
            None => Decision::NoMove,
        }
    }
}

/// Sorts by descending score, stable.
fn sort_by_score(moves: &mut [RootMove]) {
    insertion_sort_by_key(moves, |root| Reverse(root.score));
}
