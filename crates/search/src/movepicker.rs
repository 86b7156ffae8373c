//! Staged move ordering: table move, captures that pass SEE, quiet moves by history (killers
//! with a bonus), bad captures. Later stages are generated only when they are reached.

use komadai_shogi::{Color, Move, Piece, Position, attacks};

use super::{
    history::{History, HistoryContext, PieceTo},
    pseudo_movegen::{self, MoveBuffer, ScoredMove},
    see,
};
use crate::{check_squares::CheckSquares, non_promotion::is_dominated_non_promotion};

/// Yields the pseudo-legal moves of a position one at a time, the most promising first.
/// They are kept at the end of the searcher's move buffer until [`MovePicker::close`].
#[derive(Debug)]
pub(super) struct MovePicker {
    stage: Stage,
    tt_move: Option<Move>,
    killers: [Option<Move>; 2],
    context: HistoryContext,
    /// Start of this picker's part of the buffer.
    start: usize,
    /// Index of the next move.
    next: usize,
    /// End of the bad captures, which are kept from `start` on.
    bad_captures: usize,
    /// The SEE threshold of captures.
    threshold: i32,
    /// Quiet moves with at least this score are sorted, the rest keep the order of
    /// generation.
    sort_limit: i32,
    /// Set by late move pruning.
    skip_quiets: bool,
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// All moves, out of check.
    Main,
    /// Captures, and quiet checks if `checks` is set.
    Captures {
        checks: bool,
    },
    Evasions,
    /// The root moves.
    Root,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    TtMove,
    Root,
    GenerateCaptures,
    Captures,
    GenerateQuiets,
    Quiets,
    BadCaptures,
    GenerateChecks,
    Checks,
    GenerateEvasions,
    Evasions,
    Done,
}

/// Quiet moves with a history score below minus this times the depth are not sorted.
const SORT_LIMIT_PER_PLY: i32 = 2_500;

impl MovePicker {
    /// For the main search: all moves; evasions in check.
    pub fn main(
        position: &Position,
        buffer: &MoveBuffer,
        tt_move: Option<Move>,
        killers: [Option<Move>; 2],
        context: HistoryContext,
        depth: i32,
    ) -> Self {
        let kind = if position.in_check() {
            Kind::Evasions
        } else {
            Kind::Main
        };
        Self {
            sort_limit: -SORT_LIMIT_PER_PLY * depth,
            ..Self::new(kind, buffer, tt_move, killers, context, 0)
        }
    }

    /// For quiescence search: captures, then quiet checks if `checks` is set; evasions
    /// in check.
    pub fn quiescence(
        position: &Position,
        buffer: &MoveBuffer,
        tt_move: Option<Move>,
        context: HistoryContext,
        checks: bool,
    ) -> Self {
        let kind = if position.in_check() {
            Kind::Evasions
        } else {
            Kind::Captures { checks }
        };
        Self::new(kind, buffer, tt_move, [None; 2], context, 0)
    }

    /// For ProbCut: the table move, and captures with SEE of at least `threshold`.
    pub fn probcut(
        buffer: &MoveBuffer,
        tt_move: Option<Move>,
        context: HistoryContext,
        threshold: i32,
    ) -> Self {
        let kind = Kind::Captures { checks: false };
        Self::new(kind, buffer, tt_move, [None; 2], context, threshold)
    }

    /// For the root: `moves`, the table move first, then captures that pass SEE, quiet
    /// moves, captures that do not, and dominated non-promotions.
    pub fn root(
        position: &Position,
        moves: impl Iterator<Item = Move>,
        buffer: &mut MoveBuffer,
        history: &History,
        tt_move: Option<Move>,
        context: HistoryContext,
    ) -> Self {
        /// The distance of the scores of one group from those of the next.
        const GROUP: i32 = 1 << 24;
        let picker = Self::new(Kind::Root, buffer, tt_move, [None; 2], context, 0);
        let checks = CheckSquares::new(position);
        buffer.extend(moves.map(|mv| {
            let score = if position.piece_at(mv.to()).is_none() && !mv.promotes() {
                picker.quiet_score(position, mv, history, &checks)
            } else {
                let score = capture_score(position, mv, history);
                let good = see::see_ge(position, mv, -score / 32);
                score + if good { GROUP } else { -GROUP }
            };
            let dominated = is_dominated_non_promotion(position, mv);
            let score = score - if dominated { 3 * GROUP } else { 0 };
            ScoredMove { mv, score }
        }));
        partial_insertion_sort(&mut buffer[picker.start..], i32::MIN);
        picker
    }

    fn new(
        kind: Kind,
        buffer: &MoveBuffer,
        tt_move: Option<Move>,
        killers: [Option<Move>; 2],
        context: HistoryContext,
        threshold: i32,
    ) -> Self {
        let start = buffer.len();
        Self {
            stage: Stage::TtMove,
            tt_move,
            killers,
            context,
            start,
            next: start,
            bad_captures: start,
            threshold,
            sort_limit: 0,
            skip_quiets: false,
            kind,
        }
    }

    /// Skips the remaining quiet moves.
    pub fn skip_quiets(&mut self) {
        self.skip_quiets = true;
    }

    /// Releases this picker's part of the buffer.
    pub fn close(&self, buffer: &mut MoveBuffer) {
        buffer.truncate(self.start);
    }

    /// The next pseudo-legal move.
    pub fn next(
        &mut self,
        position: &Position,
        buffer: &mut MoveBuffer,
        history: &History,
    ) -> Option<Move> {
        loop {
            match self.stage {
                Stage::TtMove => {
                    self.stage = match self.kind {
                        Kind::Evasions => Stage::GenerateEvasions,
                        Kind::Root => Stage::Root,
                        _ => Stage::GenerateCaptures,
                    };
                    if self.tt_move.is_some() {
                        return self.tt_move;
                    }
                }
                Stage::Root => {
                    if let Some(mv) = self.next_move(buffer) {
                        return Some(mv);
                    }
                    self.stage = Stage::Done;
                }
                Stage::GenerateCaptures => {
                    pseudo_movegen::captures(position, buffer);
                    self.score_captures(position, buffer, history);
                    self.stage = Stage::Captures;
                }
                Stage::Captures => {
                    if let Some(mv) = self.next_capture(position, buffer) {
                        return Some(mv);
                    }
                    self.stage = match self.kind {
                        Kind::Captures { checks: true } => Stage::GenerateChecks,
                        Kind::Main => Stage::GenerateQuiets,
                        _ => Stage::Done,
                    };
                }
                Stage::GenerateQuiets => {
                    if self.skip_quiets {
                        self.begin_bad_captures();
                        continue;
                    }
                    self.begin_after_bad_captures(buffer);
                    pseudo_movegen::quiets(position, buffer);
                    self.score_quiets(position, buffer, history);
                    self.stage = Stage::Quiets;
                }
                Stage::Quiets => {
                    if !self.skip_quiets
                        && let Some(mv) = self.next_move(buffer)
                    {
                        return Some(mv);
                    }
                    self.begin_bad_captures();
                }
                Stage::BadCaptures => {
                    if self.next < self.bad_captures {
                        self.next += 1;
                        return Some(buffer[self.next - 1].mv);
                    }
                    self.stage = Stage::Done;
                }
                Stage::GenerateChecks => {
                    self.begin_after_bad_captures(buffer);
                    pseudo_movegen::quiet_checks(position, buffer);
                    self.stage = Stage::Checks;
                }
                Stage::Checks => {
                    if let Some(mv) = self.next_move(buffer) {
                        return Some(mv);
                    }
                    self.stage = Stage::Done;
                }
                Stage::GenerateEvasions => {
                    pseudo_movegen::evasions(position, buffer);
                    self.score_evasions(position, buffer, history);
                    self.stage = Stage::Evasions;
                }
                Stage::Evasions => match self.select_best(buffer) {
                    Some(one) if Some(one.mv) == self.tt_move => {}
                    Some(one) => return Some(one.mv),
                    None => self.stage = Stage::Done,
                },
                Stage::Done => return None,
            }
        }
    }

    /// Drops all but the bad captures; the next stage is generated behind them.
    fn begin_after_bad_captures(&mut self, buffer: &mut MoveBuffer) {
        buffer.truncate(self.bad_captures);
        self.next = self.bad_captures;
    }

    fn begin_bad_captures(&mut self) {
        self.next = self.start;
        self.stage = Stage::BadCaptures;
    }

    /// The next move in the order of the buffer, but for the table move.
    fn next_move(&mut self, buffer: &MoveBuffer) -> Option<Move> {
        while let Some(one) = buffer.get(self.next) {
            self.next += 1;
            if Some(one.mv) != self.tt_move {
                return Some(one.mv);
            }
        }
        None
    }

    /// Selection sort step: swaps the best remaining move to the front.
    fn select_best(&mut self, buffer: &mut MoveBuffer) -> Option<ScoredMove> {
        let rest = &mut buffer[self.next..];
        let at = (0..rest.len()).max_by_key(|&at| (rest[at].score, core::cmp::Reverse(at)))?;
        rest.swap(0, at);
        self.next += 1;
        Some(rest[0])
    }

    fn next_capture(&mut self, position: &Position, buffer: &mut MoveBuffer) -> Option<Move> {
        while let Some(one) = self.select_best(buffer) {
            if Some(one.mv) == self.tt_move {
                continue;
            }
            let threshold = match self.kind {
                Kind::Main => -one.score / 32,
                _ => self.threshold,
            };
            if see::see_ge(position, one.mv, threshold) {
                return Some(one.mv);
            }
            if self.kind == Kind::Main {
                buffer[self.bad_captures] = one;
                self.bad_captures += 1;
            }
        }
        None
    }

    fn score_captures(&self, position: &Position, buffer: &mut MoveBuffer, history: &History) {
        for one in &mut buffer[self.next..] {
            one.score = capture_score(position, one.mv, history);
        }
    }

    fn score_quiets(&self, position: &Position, buffer: &mut MoveBuffer, history: &History) {
        let checks = CheckSquares::new(position);
        let rest = &mut buffer[self.next..];
        for one in &mut *rest {
            one.score = self.quiet_score(position, one.mv, history, &checks);
            if Some(one.mv) == self.killers[0] {
                one.score += 30_000;
            } else if Some(one.mv) == self.killers[1] {
                one.score += 20_000;
            }
        }
        partial_insertion_sort(rest, self.sort_limit);
    }

    /// The ordering score of a quiet move that is no killer.
    #[inline]
    fn quiet_score(
        &self,
        position: &Position,
        mv: Move,
        history: &History,
        checks: &CheckSquares,
    ) -> i32 {
        let us = position.turn();
        let check = if checks.gives_check(position, mv) {
            8_000
        } else {
            0
        };
        history.quiet(us, self.context, mv, piece_to(position, mv))
            + check
            + pawn_threat_bonus(position, us, mv)
    }

    fn score_evasions(&self, position: &Position, buffer: &mut MoveBuffer, history: &History) {
        let us = position.turn();
        for one in &mut buffer[self.next..] {
            let piece_to = piece_to(position, one.mv);
            one.score = match position.piece_at(one.mv.to()) {
                Some(captured) => {
                    let mover = one
                        .mv
                        .from()
                        .and_then(|from| position.piece_at(from))
                        .map_or(0, |piece| see::piece_value(piece) / 16);
                    100_000 + see::piece_value(captured) - mover
                }
                None => history.quiet(us, self.context, one.mv, piece_to),
            };
        }
    }
}

/// The ordering score of a capture or promotion.
#[inline]
fn capture_score(position: &Position, mv: Move, history: &History) -> i32 {
    let capture = match position.piece_at(mv.to()) {
        Some(captured) => {
            6 * see::piece_value(captured) + history.capture(piece_to(position, mv), captured) / 8
        }
        None => 0,
    };
    capture + if mv.promotes() { 400 } else { 0 }
}

/// A bonus for moving a piece away from an enemy pawn's attack, a malus for moving or
/// dropping it into one.
#[inline]
fn pawn_threat_bonus(position: &Position, us: Color, mv: Move) -> i32 {
    use komadai_shogi::PieceGroup;
    let pawns = position.group(PieceGroup::Pawns, !us);
    let piece = match mv.from() {
        Some(from) => match position.piece_at(from) {
            Some(piece) => {
                let escapes = attacks::pawn(us, from).intersects(pawns);
                let enters = attacks::pawn(us, mv.to()).intersects(pawns);
                return match (escapes, enters) {
                    (true, false) => see::piece_value(piece) * 6,
                    (false, true) => -see::piece_value(piece) * 6,
                    _ => 0,
                };
            }
            None => return 0,
        },
        None => match mv.kind() {
            komadai_shogi::MoveKind::Drop { kind, .. } => Piece::new(us, kind.kind()),
            komadai_shogi::MoveKind::Normal { .. } => return 0,
        },
    };
    if attacks::pawn(us, mv.to()).intersects(pawns) {
        -see::piece_value(piece) * 3
    } else {
        0
    }
}

/// The moving piece, before promotion, and the destination: the index for histories.
#[inline]
pub(super) fn piece_to(position: &Position, mv: Move) -> PieceTo {
    match mv.kind() {
        komadai_shogi::MoveKind::Normal { from, to, .. } => match position.piece_at(from) {
            Some(piece) => PieceTo::new(piece, to),
            None => PieceTo::NONE,
        },
        komadai_shogi::MoveKind::Drop { kind, to, .. } => {
            PieceTo::new(Piece::new(position.turn(), kind.kind()), to)
        }
    }
}

/// Moves those that score at least `threshold` to the front, best first; the rest follow
/// unsorted.
fn partial_insertion_sort(moves: &mut [ScoredMove], threshold: i32) {
    let mut sorted = 0;
    for at in 0..moves.len() {
        if moves[at].score < threshold {
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
