//! The search for a proof: depth-first proof-number search (df-pn, Nagai 2002)
//! on a stack of its own.
//!
//! A node is searched until its proof or disproof number reaches a threshold;
//! only then the node before it looks again which of its moves is the most
//! promising. The thresholds of a child are what makes another one better.

use core::time::Duration;

use super::{
    checks::checks,
    evasions::{evasions, spares_promotion},
    hands,
    number::{ANY, INFINITE, NEVER, Number, Plies, Value, add, longer, shorter},
    path::{Loops, Path, key_onward},
    table::{Found, Table},
};
use crate::{Color, Hand, Move, Position, search::Host};

/// No way is longer.
const MOST_PLIES: usize = 4000;

/// How much may be spent, and who says so.
pub(super) struct Budget<'a, 'h> {
    pub host: &'a mut Host<'h>,
    pub nodes: u64,
    pub until: Option<Duration>,
}

/// A move from a node, and what is known of where it leads.
#[derive(Clone, Copy)]
struct Child {
    mv: Move,
    board: u64,
    hand: Hand,
    value: Value,
    /// Looked at only when the move before it has failed.
    waits: bool,
    /// The place of the move that waits for this one; 0 if none does.
    next: u16,
    /// Its δ counts together with others: only the largest of them.
    shares: bool,
}

/// A node on the way that is being searched.
struct Frame {
    position: Position,
    board: u64,
    hand: Hand,
    way: u64,
    limit: Plies,
    most_pn: Number,
    most_dn: Number,
    /// The least depth at which it was met.
    depth: u16,
    first: usize,
    best: usize,
    began: u64,
    eager: u32,
}

/// What a node's children say of it.
struct Sums {
    pn: Number,
    dn: Number,
    best: usize,
    second: Number,
    /// δ without the best child, and δ of those that are summed.
    others: Number,
}

pub(super) struct Search {
    table: Table,
    loops: Loops,
    path: Path,
    stack: Vec<Frame>,
    children: Vec<Child>,
    moves: Vec<Move>,
    scratch: Vec<Move>,
    attacker: Color,
    searches: u64,
    pub nodes: u64,
    /// Threshold control: while it is above 0, thresholds are raised so that a
    /// node is searched at least once more.
    eager: u32,
}

impl Search {
    pub(super) fn new(bytes: usize) -> Self {
        Self {
            table: Table::new(bytes / 16 * 15),
            loops: Loops::new(bytes / 32),
            path: Path::new(),
            stack: Vec::new(),
            children: Vec::new(),
            moves: Vec::new(),
            scratch: Vec::new(),
            attacker: Color::Black,
            searches: 0,
            nodes: 0,
            eager: 0,
        }
    }

    /// Forgets all, for a new problem.
    pub(super) fn reset(&mut self, attacker: Color) {
        self.attacker = attacker;
        self.table.clear();
        self.nodes = 0;
    }

    pub(super) fn attacks(&self, position: &Position) -> bool {
        position.turn() == self.attacker
    }

    /// What the table says of a mate within `limit` plies.
    pub(super) fn known(&self, position: &Position, limit: Plies) -> Option<Value> {
        match self
            .table
            .look(position.board_key(), position.hand(self.attacker), limit)
        {
            Found::Final(value) => Some(value),
            _ => None,
        }
    }

    /// Whether there is a mate within `limit` plies; `None` when the budget is
    /// spent first.
    pub(super) fn prove(
        &mut self,
        root: &Position,
        limit: Plies,
        budget: &mut Budget<'_, '_>,
    ) -> Option<Value> {
        if let Some(value) = self.known(root, limit) {
            return Some(value);
        }
        let value = estimate(root, self.attacks(root), limit, &mut self.scratch);
        if value.is_mate() || value.is_no_mate() {
            return Some(value);
        }
        self.path.clear();
        self.stack.clear();
        self.children.clear();
        self.searches += 1;
        self.eager = 0;
        let (board, hand) = (root.board_key(), root.hand(self.attacker));
        self.enter(
            *root,
            board,
            hand,
            self.searches,
            limit,
            INFINITE,
            INFINITE,
            0,
        );
        loop {
            let sums = self.sums();
            let frame = self.stack.last()?;
            let (mut most_pn, mut most_dn) = (frame.most_pn, frame.most_dn);
            if self.eager > 0 {
                most_pn = most_pn.max((sums.pn + 1).min(INFINITE));
                most_dn = most_dn.max((sums.dn + 1).min(INFINITE));
            }
            if sums.pn >= most_pn || sums.dn >= most_dn {
                let value = self.leave(&sums);
                match self.stack.last() {
                    Some(frame) => self.update(frame.best, value),
                    None => return Some(value),
                }
                continue;
            }
            if self.nodes.is_multiple_of(1024) && self.is_spent(budget)
                || self.nodes >= budget.nodes
            {
                return None;
            }
            if self.stack.len() >= MOST_PLIES {
                return None;
            }
            self.descend(&sums);
        }
    }

    fn is_spent(&self, budget: &mut Budget<'_, '_>) -> bool {
        if (budget.host.stop)() {
            return true;
        }
        budget
            .until
            .is_some_and(|until| (budget.host.now)() >= until)
    }

    /// Goes on to the best child.
    fn descend(&mut self, sums: &Sums) {
        let depth = self.stack.len() as u16;
        let Some(frame) = self.stack.last_mut() else {
            return;
        };
        let attacks = frame.position.turn() == self.attacker;
        frame.best = sums.best;
        let child = self.children[sums.best];
        let (phi, delta) = if attacks {
            (frame.most_pn, frame.most_dn)
        } else {
            (frame.most_dn, frame.most_pn)
        };
        let phi = phi.min(add(sums.second, 1 + sums.second / 4));
        let delta = if delta == INFINITE {
            INFINITE
        } else {
            delta.saturating_sub(sums.others)
        };
        let (most_pn, most_dn) = if attacks { (phi, delta) } else { (delta, phi) };
        let mut position = frame.position;
        position.play_unchecked(child.mv);
        let (way, limit) = (frame.way, shorter(frame.limit));
        let way = key_onward(way, child.board, child.hand);
        if child.value.is_new {
            self.eager = self.eager.saturating_sub(1);
        }
        self.enter(
            position,
            child.board,
            child.hand,
            way,
            limit,
            most_pn,
            most_dn,
            child.value.depth.min(depth),
        );
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of a frame")]
    fn enter(
        &mut self,
        position: Position,
        board: u64,
        hand: Hand,
        way: u64,
        limit: Plies,
        most_pn: Number,
        most_dn: Number,
        depth: u16,
    ) {
        self.nodes += 1;
        self.path.push(board, hand);
        let first = self.children.len();
        let frame = Frame {
            position,
            board,
            hand,
            way,
            limit,
            most_pn,
            most_dn,
            depth,
            first,
            best: first,
            began: self.nodes,
            eager: self.eager,
        };
        let attacks = self.attacks(&position);
        let mut moves = core::mem::take(&mut self.moves);
        moves.clear();
        if attacks {
            checks(&position, &mut moves);
        } else {
            evasions(&position, &mut moves);
        }
        for &mv in &moves {
            self.children.push(Child {
                mv,
                board: position.board_key_after(mv),
                hand: hands::after(&position, mv, attacks, hand),
                value: Value::open(1, 1, 0),
                waits: false,
                next: 0,
                shares: false,
            });
        }
        self.moves = moves;
        self.chain(&frame, attacks);
        let mut old = false;
        for at in first..self.children.len() {
            if !self.children[at].waits {
                let value = self.value_of(&frame, self.children[at]);
                let done = self.put(&frame, at, value);
                old |= !done
                    && value.depth < self.stack.len() as u16
                    && value.pn != 0
                    && value.dn != 0;
            }
        }
        self.stack.push(frame);
        if old {
            self.eager += 1;
        }
    }

    /// Lets moves wait that are hardly ever better than another.
    fn chain(&mut self, frame: &Frame, attacks: bool) {
        let children = &mut self.children[frame.first..];
        for at in 0..children.len() {
            let mv = children[at].mv;
            let before = if spares_promotion(&frame.position, mv) {
                children[..at]
                    .iter()
                    .position(|other| other.mv.from() == mv.from() && other.mv.to() == mv.to())
            } else if mv.is_drop() && !attacks {
                children[..at]
                    .iter()
                    .rposition(|other| other.mv.is_drop() && other.mv.to() == mv.to())
            } else {
                None
            };
            if !attacks && mv.is_drop() {
                children[at].shares = true;
            }
            if let Some(before) = before {
                children[before].next = at as u16;
                children[at].waits = true;
            }
        }
    }

    /// Notes a child's value, and lets the move come in that waited for it.
    /// Whether the child is done with.
    fn put(&mut self, frame: &Frame, mut at: usize, mut value: Value) -> bool {
        let attacks = frame.position.turn() == self.attacker;
        loop {
            self.children[at].value = value;
            let done = if attacks {
                value.is_no_mate()
            } else {
                value.is_mate()
            };
            let next = self.children[at].next as usize;
            if !done || next == 0 {
                return done;
            }
            at = frame.first + next;
            if !self.children[at].waits {
                return done;
            }
            self.children[at].waits = false;
            value = self.value_of(frame, self.children[at]);
        }
    }

    /// A child has been searched.
    fn update(&mut self, at: usize, value: Value) {
        let Some(frame) = self.stack.pop() else {
            return;
        };
        self.put(&frame, at, value);
        self.stack.push(frame);
    }

    /// What is known of a child, or a first estimate.
    fn value_of(&mut self, frame: &Frame, child: Child) -> Value {
        let attacks = frame.position.turn() == self.attacker;
        let limit = shorter(frame.limit);
        let depth = self.stack.len() as u16 + 1;
        let (pn, dn) = match self.table.look(child.board, child.hand, limit) {
            Found::Final(value) => return value,
            Found::Open { value, looped } if limit > 0 => {
                if let Some(to) = self.path.depth_of(child.board, child.hand) {
                    return Value::no_mate(ANY, child.hand).looping(to);
                }
                if looped
                    && let Some((to, plies)) = self
                        .loops
                        .look(key_onward(frame.way, child.board, child.hand), limit)
                {
                    return Value::no_mate(plies, child.hand).looping(to);
                }
                return value;
            }
            Found::Open { .. } => (0, 0),
            Found::New { pn, dn } => (pn, dn),
        };
        if let Some(to) = self.path.depth_of(child.board, child.hand) {
            return Value::no_mate(ANY, child.hand).looping(to);
        }
        let mut position = frame.position;
        position.play_unchecked(child.mv);
        let mut value = estimate(&position, !attacks, limit, &mut self.scratch);
        if value.pn != 0 && value.dn != 0 {
            value.pn = value.pn.max(pn);
            value.dn = value.dn.max(dn);
            value.depth = depth;
            value.is_new = true;
        }
        value
    }

    /// The numbers of the node on top, from its children.
    fn sums(&self) -> Sums {
        let Some(frame) = self.stack.last() else {
            return Sums {
                pn: 0,
                dn: 0,
                best: 0,
                second: 0,
                others: 0,
            };
        };
        let attacks = frame.position.turn() == self.attacker;
        let (mut phi, mut second) = (INFINITE, INFINITE);
        let mut best = frame.first;
        let mut best_delta = 0;
        let (mut sum, mut largest) = (0, 0);
        for (at, child) in (frame.first..).zip(&self.children[frame.first..]) {
            if child.waits {
                continue;
            }
            let (p, d) = if attacks {
                (child.value.pn, child.value.dn)
            } else {
                (child.value.dn, child.value.pn)
            };
            if p < phi || p == phi && d > best_delta {
                second = phi;
                phi = p;
                best = at;
                best_delta = d;
            } else if p < second {
                second = p;
            }
            if child.shares {
                largest = largest.max(d);
            } else {
                sum = add(sum, d);
            }
        }
        let delta = add(sum, largest);
        let shares = self.children.get(best).is_some_and(|child| child.shares);
        let others = if best >= self.children.len() || delta == INFINITE {
            0
        } else if shares {
            sum
        } else {
            delta - best_delta.min(delta)
        };
        let (mut pn, mut dn) = if attacks { (phi, delta) } else { (delta, phi) };
        if phi == 0 {
            // Sums are exact only while nothing is decided.
            (pn, dn) = if attacks {
                (0, INFINITE)
            } else {
                (INFINITE, 0)
            };
        } else if delta == 0 {
            (pn, dn) = if attacks {
                (INFINITE, 0)
            } else {
                (0, INFINITE)
            };
        }
        Sums {
            pn,
            dn,
            best,
            second,
            others,
        }
    }

    /// Leaves the node on top and stores what is known of it.
    fn leave(&mut self, sums: &Sums) -> Value {
        let depth = self.stack.len() as u16 - 1;
        let Some(frame) = self.stack.pop() else {
            return Value::open(1, 1, 0);
        };
        self.path.pop();
        let children = &self.children[frame.first..];
        let attacks = frame.position.turn() == self.attacker;
        let value = match (sums.pn, sums.dn) {
            (0, _) if attacks => mate_by_best(&frame, children),
            (0, _) => mate_against_all(&frame, children),
            (_, 0) if attacks => no_mate_by_any(&frame, children),
            (_, 0) => escape_by_best(&frame, children),
            (pn, dn) => Value::open(pn, dn, frame.depth.min(depth)),
        };
        self.children.truncate(frame.first);
        let effort = (self.nodes - frame.began + 1).min(u64::from(u32::MAX / 4)) as u32;
        self.eager = self.eager.min(frame.eager);
        if value.is_mate() || value.is_no_mate() && (value.loops_to >= depth) {
            let value = value.looping(NEVER);
            self.table.settle(frame.board, frame.hand, &value, effort);
            return value;
        }
        if value.is_no_mate() {
            self.loops.store(frame.way, value.loops_to, value.plies);
            let depth = frame.depth.min(depth);
            self.table.note_loop(frame.board, frame.hand, depth, effort);
        } else {
            self.table.note(frame.board, frame.hand, &value, effort);
        }
        value
    }
}

/// A first estimate of a position that was never met, or its end.
fn estimate(position: &Position, attacks: bool, limit: Plies, moves: &mut Vec<Move>) -> Value {
    moves.clear();
    if attacks {
        if limit == 0 {
            return Value::no_mate(0, hands::all(position));
        }
        checks(position, moves);
        if moves.is_empty() {
            let hand = hands::without_new_checks(position, hands::all(position));
            return Value::no_mate(ANY, hand);
        }
        return Value::open(1, moves.len() as Number, 0);
    }
    evasions(position, moves);
    if moves.is_empty() {
        return Value::mate(0, hands::withheld(position));
    }
    if limit == 0 {
        return Value::no_mate(0, position.hand(!position.turn()));
    }
    Value::open(moves.len() as Number, 1, 0)
}

/// The attacker's shortest mate.
fn mate_by_best(frame: &Frame, children: &[Child]) -> Value {
    let best = children
        .iter()
        .filter(|child| !child.waits && child.value.is_mate())
        .min_by_key(|child| child.value.plies);
    match best {
        Some(child) => Value::mate(
            longer(child.value.plies),
            hands::before(&frame.position, child.mv, child.value.hand),
        ),
        None => Value::open(1, 1, 0),
    }
}

/// Every defence is mated.
fn mate_against_all(frame: &Frame, children: &[Child]) -> Value {
    let mut plies = 0;
    let mut hand = hands::withheld(&frame.position);
    for child in children {
        plies = plies.max(longer(child.value.plies));
        hand = hand.most(child.value.hand);
    }
    Value::mate(plies, hand)
}

/// No check mates.
fn no_mate_by_any(frame: &Frame, children: &[Child]) -> Value {
    let mut plies = ANY;
    let mut to = NEVER;
    let mut hand = hands::all(&frame.position);
    for child in children {
        plies = plies.min(longer(child.value.plies));
        to = to.min(child.value.loops_to);
        hand = hand.least(hands::before(&frame.position, child.mv, child.value.hand));
    }
    let hand = hands::without_new_checks(&frame.position, hand).most(frame.hand);
    Value::no_mate(plies, hand).looping(to)
}

/// The defence that holds: on every way if there is one, and against the
/// longest mate.
fn escape_by_best(frame: &Frame, children: &[Child]) -> Value {
    let best = children
        .iter()
        .filter(|child| !child.waits && child.value.is_no_mate())
        .max_by_key(|child| (child.value.loops_to, child.value.plies));
    match best {
        Some(child) => Value::no_mate(
            longer(child.value.plies),
            child.value.hand.least(hands::all(&frame.position)),
        )
        .looping(child.value.loops_to),
        None => Value::open(1, 1, 0),
    }
}
