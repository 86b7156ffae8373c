//! Which move to try next: what is likely to refute comes first, and what is
//! not needed is never made.

use super::{
    exchange,
    generate::{self, Arena, Scored},
    history::{Arrival, Before, History},
};
use crate::{Color, Move, Piece, Position, attacks};

/// Gives a position's moves in the order of their promise, a stage at a time.
/// They lie at the end of the searcher's arena until the picker is done.
#[derive(Debug)]
pub(super) struct Picker {
    stage: Stage,
    table_move: Option<Move>,
    killers: [Option<Move>; 2],
    before: Before,
    /// The arena's part in use: what was there before, the next one, the end.
    start: usize,
    next: usize,
    /// Captures that lose, kept for the end: from `start` up to here.
    losing: usize,
    /// What a capture has to come to.
    least: i32,
    /// Quiet moves from here on are sorted, the rest come as they were made.
    sorted: i32,
    /// Quiet moves are not wanted any more.
    quiets_done: bool,
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// All moves.
    Main,
    /// Captures, and quiet checks if asked for.
    Captures {
        checks: bool,
    },
    Evasions,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Table,
    GenerateCaptures,
    Captures,
    GenerateQuiets,
    Quiets,
    Losing,
    GenerateChecks,
    Checks,
    GenerateEvasions,
    Evasions,
    Done,
}

/// For each ply left: quiet moves that have been worse are not sorted.
const SORTED: i32 = 2_500;

impl Picker {
    /// All moves of a position; in check its evasions.
    pub fn main(
        position: &Position,
        arena: &Arena,
        table_move: Option<Move>,
        killers: [Option<Move>; 2],
        before: Before,
        depth: i32,
    ) -> Self {
        let kind = if position.is_check() {
            Kind::Evasions
        } else {
            Kind::Main
        };
        Self {
            sorted: -SORTED * depth,
            ..Self::new(kind, arena, table_move, killers, before, 0)
        }
    }

    /// For quiescence: in check its evasions, otherwise captures that come to
    /// at least `least`, then quiet checks if `checks` are wanted.
    pub fn quiescence(
        position: &Position,
        arena: &Arena,
        table_move: Option<Move>,
        before: Before,
        checks: bool,
    ) -> Self {
        let kind = if position.is_check() {
            Kind::Evasions
        } else {
            Kind::Captures { checks }
        };
        Self::new(kind, arena, table_move, [None; 2], before, 0)
    }

    /// Captures that come to at least `least`.
    pub fn winning(arena: &Arena, table_move: Option<Move>, before: Before, least: i32) -> Self {
        let kind = Kind::Captures { checks: false };
        Self::new(kind, arena, table_move, [None; 2], before, least)
    }

    fn new(
        kind: Kind,
        arena: &Arena,
        table_move: Option<Move>,
        killers: [Option<Move>; 2],
        before: Before,
        least: i32,
    ) -> Self {
        let start = arena.len();
        Self {
            stage: Stage::Table,
            table_move,
            killers,
            before,
            start,
            next: start,
            losing: start,
            least,
            sorted: 0,
            quiets_done: false,
            kind,
        }
    }

    /// No quiet move is wanted any more.
    pub fn skip_quiets(&mut self) {
        self.quiets_done = true;
    }

    /// Gives the arena's part back.
    pub fn close(&self, arena: &mut Arena) {
        arena.truncate(self.start);
    }

    /// The next move, perhaps one that leaves the king in check.
    pub fn next(
        &mut self,
        position: &Position,
        arena: &mut Arena,
        history: &History,
    ) -> Option<Move> {
        loop {
            match self.stage {
                Stage::Table => {
                    self.stage = match self.kind {
                        Kind::Evasions => Stage::GenerateEvasions,
                        _ => Stage::GenerateCaptures,
                    };
                    if self.table_move.is_some() {
                        return self.table_move;
                    }
                }
                Stage::GenerateCaptures => {
                    generate::captures(position, arena);
                    self.score_captures(position, arena, history);
                    self.stage = Stage::Captures;
                }
                Stage::Captures => {
                    if let Some(mv) = self.next_capture(position, arena) {
                        return Some(mv);
                    }
                    self.stage = match self.kind {
                        Kind::Captures { checks: true } => Stage::GenerateChecks,
                        Kind::Main => Stage::GenerateQuiets,
                        _ => Stage::Done,
                    };
                }
                Stage::GenerateQuiets => {
                    if self.quiets_done {
                        self.begin_losing();
                        continue;
                    }
                    self.begin_after_losing(arena);
                    generate::quiets(position, arena);
                    self.score_quiets(position, arena, history);
                    self.stage = Stage::Quiets;
                }
                Stage::Quiets => {
                    if !self.quiets_done
                        && let Some(mv) = self.take(arena)
                    {
                        return Some(mv);
                    }
                    self.begin_losing();
                }
                Stage::Losing => {
                    if self.next < self.losing {
                        self.next += 1;
                        return Some(arena[self.next - 1].mv);
                    }
                    self.stage = Stage::Done;
                }
                Stage::GenerateChecks => {
                    self.begin_after_losing(arena);
                    generate::quiet_checks(position, arena);
                    self.stage = Stage::Checks;
                }
                Stage::Checks => {
                    if let Some(mv) = self.take(arena) {
                        return Some(mv);
                    }
                    self.stage = Stage::Done;
                }
                Stage::GenerateEvasions => {
                    generate::evasions(position, arena);
                    self.score_evasions(position, arena, history);
                    self.stage = Stage::Evasions;
                }
                Stage::Evasions => match self.best(arena) {
                    Some(one) if Some(one.mv) == self.table_move => {}
                    Some(one) => return Some(one.mv),
                    None => self.stage = Stage::Done,
                },
                Stage::Done => return None,
            }
        }
    }

    /// Keeps the losing captures and puts the next stage behind them.
    fn begin_after_losing(&mut self, arena: &mut Arena) {
        arena.truncate(self.losing);
        self.next = self.losing;
    }

    fn begin_losing(&mut self) {
        self.next = self.start;
        self.stage = Stage::Losing;
    }

    /// The next one as they lie.
    fn take(&mut self, arena: &Arena) -> Option<Move> {
        while let Some(one) = arena.get(self.next) {
            self.next += 1;
            if Some(one.mv) != self.table_move {
                return Some(one.mv);
            }
        }
        None
    }

    /// The best of what is left.
    fn best(&mut self, arena: &mut Arena) -> Option<Scored> {
        let rest = &mut arena[self.next..];
        let at = (0..rest.len()).max_by_key(|&at| (rest[at].score, core::cmp::Reverse(at)))?;
        rest.swap(0, at);
        self.next += 1;
        Some(rest[0])
    }

    fn next_capture(&mut self, position: &Position, arena: &mut Arena) -> Option<Move> {
        while let Some(one) = self.best(arena) {
            if Some(one.mv) == self.table_move {
                continue;
            }
            let least = match self.kind {
                Kind::Main => -one.score / 32,
                _ => self.least,
            };
            if exchange::is_at_least(position, one.mv, least) {
                return Some(one.mv);
            }
            if self.kind == Kind::Main {
                arena[self.losing] = one;
                self.losing += 1;
            }
        }
        None
    }

    fn score_captures(&self, position: &Position, arena: &mut Arena, history: &History) {
        for one in &mut arena[self.next..] {
            let arrival = arrival(position, one.mv);
            one.score = match position.piece_at(one.mv.to()) {
                Some(captured) => {
                    6 * exchange::worth(captured) + history.capture(arrival, captured) / 8
                }
                None => 0,
            } + if one.mv.promotes() { 400 } else { 0 };
        }
    }

    fn score_quiets(&self, position: &Position, arena: &mut Arena, history: &History) {
        let us = position.turn();
        let rest = &mut arena[self.next..];
        for one in &mut *rest {
            let arrival = arrival(position, one.mv);
            one.score = history.quiet(us, self.before, one.mv, arrival);
            if generate::gives_check(position, one.mv) {
                one.score += 8_000;
            }
            if Some(one.mv) == self.killers[0] {
                one.score += 30_000;
            } else if Some(one.mv) == self.killers[1] {
                one.score += 20_000;
            }
            one.score += escape(position, us, one.mv);
        }
        sort_above(rest, self.sorted);
    }

    fn score_evasions(&self, position: &Position, arena: &mut Arena, history: &History) {
        let us = position.turn();
        for one in &mut arena[self.next..] {
            let arrival = arrival(position, one.mv);
            one.score = match position.piece_at(one.mv.to()) {
                Some(captured) => {
                    let mover = one
                        .mv
                        .from()
                        .and_then(|from| position.piece_at(from))
                        .map_or(0, |piece| exchange::worth(piece) / 16);
                    100_000 + exchange::worth(captured) - mover
                }
                None => history.quiet(us, self.before, one.mv, arrival),
            };
        }
    }
}

/// Leaving a square that a pawn attacks is often right, going to one wrong.
#[inline]
fn escape(position: &Position, us: Color, mv: Move) -> i32 {
    use crate::position::Group;
    let pawns = position.group(Group::Pawns, !us);
    let piece = match mv.from() {
        Some(from) => match position.piece_at(from) {
            Some(piece) => {
                let fled = attacks::pawn(us, from).intersects(pawns);
                let entered = attacks::pawn(us, mv.to()).intersects(pawns);
                return match (fled, entered) {
                    (true, false) => exchange::worth(piece) * 6,
                    (false, true) => -exchange::worth(piece) * 6,
                    _ => 0,
                };
            }
            None => return 0,
        },
        None => match mv.kind() {
            crate::MoveKind::Drop { kind, .. } => Piece::new(us, kind.kind()),
            crate::MoveKind::Normal { .. } => return 0,
        },
    };
    if attacks::pawn(us, mv.to()).intersects(pawns) {
        -exchange::worth(piece) * 3
    } else {
        0
    }
}

/// The piece of a move, as it is before, at its destination.
#[inline]
pub(super) fn arrival(position: &Position, mv: Move) -> Arrival {
    match mv.kind() {
        crate::MoveKind::Normal { from, to, .. } => match position.piece_at(from) {
            Some(piece) => Arrival::new(piece, to),
            None => Arrival::NONE,
        },
        crate::MoveKind::Drop { kind, to, .. } => {
            Arrival::new(Piece::new(position.turn(), kind.kind()), to)
        }
    }
}

/// Sorts what scores at least `least` to the front, best first; the rest keeps
/// its order behind.
fn sort_above(moves: &mut [Scored], least: i32) {
    let mut sorted = 0;
    for at in 0..moves.len() {
        if moves[at].score < least {
            continue;
        }
        let one = moves[at];
        moves[at] = moves[sorted];
        let mut place = sorted;
        while place > 0 && moves[place - 1].score < one.score {
            moves[place] = moves[place - 1];
            place -= 1;
        }
        moves[place] = one;
        sorted += 1;
    }
}
