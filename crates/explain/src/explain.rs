use alloc::vec::Vec;

use komadai_shogi::{Color, MoveDelta, MoveKind, PieceKind, Square};

use crate::{
    Cause, InLine, Line, Loss, Mistake, Reason, ReasonKind, attack,
    cause::cause,
    exchange::{MIN_GAIN, PAWN, balance, first_gain},
    king_safety::broken_castle,
    promotion::promotion,
    replay::Replay,
};

/// So many moves of both lines are compared.
const COMPARED: usize = 10;
/// So many checks more are an attack.
const CHECKS: u32 = 2;

impl Mistake<'_> {
    /// Why the move is a mistake, the most important reason first; empty where none is found.
    ///
    /// What happens at once is told first. What happens in the course of a line is told only
    /// where nothing else explains the mistake.
    #[must_use]
    pub fn reasons(&self) -> Vec<Reason> {
        let lines = Lines::of(self);
        let mut reasons = Vec::new();
        reasons.extend(mate(&self.best, ReasonKind::MissesMate, InLine::Best));
        reasons.extend(mate(&self.reply, ReasonKind::AllowsMate, InLine::Reply));
        let loss = lines.loss(MIN_GAIN).or_else(|| lines.allowed_fork());
        let gain = lines.missed_gain(MIN_GAIN).or_else(|| lines.missed_fork());
        let (now, later): (Vec<_>, Vec<_>) =
            [loss, gain].into_iter().flatten().partition(is_at_once);
        reasons.extend(now);
        if reasons.is_empty() {
            reasons.extend(lines.allowed_promotion());
            reasons.extend(lines.missed_promotion());
        }
        if reasons.is_empty() {
            let pawns = [lines.loss(PAWN), lines.missed_gain(PAWN)];
            reasons.extend(pawns.into_iter().flatten().filter(is_at_once));
        }
        if reasons.is_empty() {
            reasons.extend(lines.ignored_threat());
            reasons.extend(later);
            reasons.extend(lines.checks(self));
        }
        reasons
    }
}

/// That a line mates, which shows with its first move.
fn mate(line: &Line, kind: fn(u32) -> ReasonKind, in_line: InLine) -> Option<Reason> {
    let first = line.moves.first().map(|mv| mv.to());
    Some(Reason {
        kind: kind(line.mates?),
        line: in_line,
        ply: match in_line {
            InLine::Best => 1,
            InLine::Reply => 2,
        },
        squares: first.into_iter().collect(),
    })
}

/// The lines of a mistake, played.
struct Lines {
    side: Color,
    /// It begins with the mistake.
    reply: Replay,
    best: Replay,
    /// How much more material the side has in the best line.
    difference: i32,
}

impl Lines {
    fn of(mistake: &Mistake) -> Self {
        let side = mistake.position.turn();
        let reply = [mistake.mv]
            .into_iter()
            .chain(mistake.reply.moves.iter().copied());
        let reply = Replay::new(mistake.position, reply);
        let best = Replay::new(mistake.position, mistake.best.moves.iter().copied());
        let of_best = balance(&best, side, COMPARED);
        Self {
            difference: of_best - balance(&reply, side, COMPARED),
            side,
            reply,
            best,
        }
    }

    fn loss(&self, least: i32) -> Option<Reason> {
        if self.difference < least {
            return None;
        }
        let (loss, ply, squares) = gain(&self.reply, 1, !self.side, least)?;
        Some(Reason {
            kind: ReasonKind::Loses(loss),
            line: InLine::Reply,
            ply,
            squares,
        })
    }

    fn missed_gain(&self, least: i32) -> Option<Reason> {
        if self.difference < least {
            return None;
        }
        let (loss, ply, squares) = gain(&self.best, 0, self.side, least)?;
        Some(Reason {
            kind: ReasonKind::Misses(loss),
            line: InLine::Best,
            ply,
            squares,
        })
    }

    fn allowed_fork(&self) -> Option<Reason> {
        let (kinds, squares) = fork(&self.reply, 1)?;
        Some(Reason {
            kind: ReasonKind::AllowsFork(kinds),
            line: InLine::Reply,
            ply: 2,
            squares,
        })
    }

    fn missed_fork(&self) -> Option<Reason> {
        let (kinds, squares) = fork(&self.best, 0)?;
        Some(Reason {
            kind: ReasonKind::MissesFork(kinds),
            line: InLine::Best,
            ply: 1,
            squares,
        })
    }

    fn allowed_promotion(&self) -> Option<Reason> {
        let (ply, delta) = promotion(&self.reply, !self.side)?;
        let is_same = promotion(&self.best, !self.side).is_some();
        (!is_same).then(|| Reason {
            kind: ReasonKind::AllowsPromotion(delta.mover.kind()),
            line: InLine::Reply,
            ply: ply + 1,
            squares: squares_of(delta),
        })
    }

    fn missed_promotion(&self) -> Option<Reason> {
        let (ply, delta) = promotion(&self.best, self.side)?;
        let is_same = promotion(&self.reply, self.side).is_some();
        (!is_same).then(|| Reason {
            kind: ReasonKind::MissesPromotion(delta.mover.kind()),
            line: InLine::Best,
            ply: ply + 1,
            squares: squares_of(delta),
        })
    }

    /// A move of the opponent that was possible before, where its line wins something.
    fn ignored_threat(&self) -> Option<Reason> {
        let threat = self.reply.delta(1)?;
        let wins = first_gain(&self.reply, !self.side, PAWN).is_some()
            || promotion(&self.reply, !self.side).is_some()
            || self.reply.checks_by(!self.side, COMPARED) >= CHECKS;
        if !wins {
            return None;
        }
        let passed = self.reply.position(0).after_null_move()?;
        let could_be_made = passed.is_legal(threat.mv)
            && passed.piece_at(threat.mv.to()) == threat.captured
            && self.reply.delta(0)?.mv.to() != threat.mv.to();
        let mut replies = self.best.moves_of(!self.side, COMPARED);
        let is_met = !replies.any(|(_, delta)| delta.mv == threat.mv);
        (could_be_made && is_met).then(|| Reason {
            kind: ReasonKind::IgnoresThreat(threat.mover.kind()),
            line: InLine::Reply,
            ply: 2,
            squares: squares_of(threat),
        })
    }

    /// Attacks on a king.
    fn checks(&self, mistake: &Mistake) -> Vec<Reason> {
        let count = |replay: &Replay, side| replay.checks_by(side, COMPARED);
        let mut reasons = Vec::new();
        let reason = |kind, line| Reason {
            kind,
            line,
            ply: COMPARED,
            squares: Vec::new(),
        };
        let allowed = count(&self.reply, !self.side);
        if allowed >= CHECKS + count(&self.best, !self.side) {
            if let Some(castle) = broken_castle(mistake.position, mistake.mv) {
                reasons.push(reason(ReasonKind::BreaksCastle(castle), InLine::Reply));
            }
            reasons.push(reason(ReasonKind::AllowsChecks(allowed), InLine::Reply));
        }
        let missed = count(&self.best, self.side);
        if missed >= CHECKS + count(&self.reply, self.side) {
            reasons.push(reason(ReasonKind::MissesChecks(missed), InLine::Best));
        }
        reasons
    }
}

/// Whether what is lost or could be won is so with the next move or two.
fn is_at_once(reason: &Reason) -> bool {
    match &reason.kind {
        ReasonKind::Loses(loss) | ReasonKind::Misses(loss) => loss.cause != Cause::Later,
        _ => true,
    }
}

/// What a side wins in a line in which it moves first after so many moves; the number of moves
/// after which that shows, and the squares.
fn gain(
    replay: &Replay,
    first: usize,
    winner: Color,
    least: i32,
) -> Option<(Loss, usize, Vec<Square>)> {
    let gain = first_gain(replay, winner, least)?;
    let capture = replay.delta(gain.ply)?;
    let loss = Loss {
        cause: cause(replay, first, &gain, winner, least),
        pieces: gain.taken,
        compensation: gain.given,
    };
    Some((loss, gain.ply + 1, squares_of(capture)))
}

/// The pieces that a move of a line attacks, and the squares.
fn fork(replay: &Replay, ply: usize) -> Option<(Vec<PieceKind>, Vec<Square>)> {
    let delta = replay.delta(ply)?;
    let targets = attack::fork(replay.position(ply + 1), delta)?;
    let squares = targets.iter().map(|target| target.square);
    let squares = [delta.mv.to()].into_iter().chain(squares).collect();
    Some((targets.iter().map(|target| target.kind).collect(), squares))
}

fn squares_of(delta: &MoveDelta) -> Vec<Square> {
    match delta.mv.kind() {
        MoveKind::Normal { from, .. } => Vec::from([delta.mv.to(), from]),
        MoveKind::Drop { .. } => Vec::from([delta.mv.to()]),
    }
}
