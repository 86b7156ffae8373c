use alloc::vec::Vec;

use komadai_shogi::{Color, MoveDelta, MoveKind, Square};

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
        let both = [InLine::Reply, InLine::Best];
        let gain = |line| lines.gain(line, MIN_GAIN).or_else(|| lines.fork(line));
        let (now, later): (Vec<_>, Vec<_>) =
            both.into_iter().filter_map(gain).partition(is_at_once);
        reasons.extend(now);
        if reasons.is_empty() {
            let promotions = both.into_iter();
            reasons.extend(promotions.filter_map(|line| lines.promotion(line)));
        }
        if reasons.is_empty() {
            let pawns = both.into_iter().filter_map(|line| lines.gain(line, PAWN));
            reasons.extend(pawns.filter(is_at_once));
        }
        if reasons.is_empty() {
            reasons.extend(lines.ignored_threat());
            reasons.extend(later);
            reasons.extend(lines.checks());
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

    /// A line, the side that wins something in it, and the number of moves before its first one.
    fn view(&self, line: InLine) -> (&Replay, Color, usize) {
        match line {
            InLine::Reply => (&self.reply, !self.side, 1),
            InLine::Best => (&self.best, self.side, 0),
        }
    }

    /// Material that is lost, or could be won.
    fn gain(&self, line: InLine, least: i32) -> Option<Reason> {
        if self.difference < least {
            return None;
        }
        let (replay, winner, first) = self.view(line);
        let gain = first_gain(replay, winner, least)?;
        let capture = replay.delta(gain.ply)?;
        let loss = Loss {
            cause: cause(replay, first, &gain, winner, least),
            pieces: gain.taken,
            compensation: gain.given,
        };
        Some(Reason {
            kind: match line {
                InLine::Reply => ReasonKind::Loses(loss),
                InLine::Best => ReasonKind::Misses(loss),
            },
            line,
            ply: gain.ply + 1,
            squares: squares_of(capture),
        })
    }

    fn fork(&self, line: InLine) -> Option<Reason> {
        let (replay, _, first) = self.view(line);
        let delta = replay.delta(first)?;
        let targets = attack::fork(replay.position(first + 1), delta)?;
        let kinds = targets.iter().map(|target| target.piece.kind()).collect();
        let squares = targets.iter().map(|target| target.square);
        Some(Reason {
            kind: match line {
                InLine::Reply => ReasonKind::AllowsFork(kinds),
                InLine::Best => ReasonKind::MissesFork(kinds),
            },
            line,
            ply: first + 1,
            squares: [delta.mv.to()].into_iter().chain(squares).collect(),
        })
    }

    fn promotion(&self, line: InLine) -> Option<Reason> {
        let (replay, side, _) = self.view(line);
        let (other, _, _) = self.view(match line {
            InLine::Reply => InLine::Best,
            InLine::Best => InLine::Reply,
        });
        let (ply, delta) = promotion(replay, side)?;
        let is_same = promotion(other, side).is_some();
        (!is_same).then(|| Reason {
            kind: match line {
                InLine::Reply => ReasonKind::AllowsPromotion(delta.mover.kind()),
                InLine::Best => ReasonKind::MissesPromotion(delta.mover.kind()),
            },
            line,
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
    fn checks(&self) -> Vec<Reason> {
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
            let [before, after] = [0, 1].map(|ply| self.reply.position(ply));
            if let Some(castle) = broken_castle(before, after) {
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

fn squares_of(delta: &MoveDelta) -> Vec<Square> {
    match delta.mv.kind() {
        MoveKind::Normal { from, .. } => Vec::from([delta.mv.to(), from]),
        MoveKind::Drop { .. } => Vec::from([delta.mv.to()]),
    }
}
