use komadai_shogi::{Color, MoveDelta, MoveKind, Piece, Position, Square, attacks};

use crate::{
    Cause, attack,
    exchange::{Gain, can_take},
    replay::Replay,
};

/// How a gain of at least so much comes, in a line in which the winner moves first after so many
/// moves. Before those the other side has moved.
pub fn cause(replay: &Replay, first: usize, gain: &Gain, winner: Color, least: i32) -> Cause {
    let Some(capture) = replay.delta(gain.ply) else {
        return Cause::Later;
    };
    match gain.ply - first {
        0 => at_once(replay, first, capture.mv.to(), winner, least),
        2 => after_a_move(replay, first, capture, winner),
        _ => Cause::Later,
    }
}

/// The winner's first move takes the piece.
fn at_once(replay: &Replay, first: usize, square: Square, winner: Color, least: i32) -> Cause {
    let Some(before) = first.checked_sub(1) else {
        return Cause::Hanging;
    };
    if replay
        .delta(before)
        .is_some_and(|delta| delta.mv.to() == square)
    {
        return Cause::Moved;
    }
    match is_hanging(replay.position(before), square, winner, least) {
        true => Cause::Hanging,
        false => Cause::Unguarded,
    }
}

/// Whether a side could take a piece with gain, if it were to move.
fn is_hanging(position: &Position, square: Square, by: Color, least: i32) -> bool {
    match position.after_null_move() {
        Some(position) => can_take(&position, square, least),
        // The other side is in check.
        None => {
            let occupied = position.occupied();
            position.is_attacked(square, by, occupied)
                && !position.is_attacked(square, !by, occupied)
        }
    }
}

/// The winner's second move takes the piece, after a first one that has made it possible.
fn after_a_move(replay: &Replay, first: usize, capture: &MoveDelta, winner: Color) -> Cause {
    let (Some(threat), Some(answer)) = (replay.delta(first), replay.delta(first + 1)) else {
        return Cause::Later;
    };
    let position = replay.position(first + 1);
    if position.checkers().more_than_one() {
        return Cause::DoubleCheck;
    }
    let MoveKind::Normal { from, .. } = capture.mv.kind() else {
        return Cause::Later;
    };
    let square = capture.mv.to();
    // What stands there only now was not attacked.
    if position.piece_at(square) != capture.captured {
        return Cause::Later;
    }
    if from == threat.mv.to() {
        let attacks_it = attack::attacks(position, from).contains(square);
        let mut others = attack::targets(position, from);
        others.retain(|target| target.square != square);
        if attacks_it && !others.is_empty() {
            let kinds = others.iter().map(|target| target.piece.kind());
            let taken = capture.captured.map(Piece::kind);
            return Cause::Fork(kinds.chain(taken).collect());
        }
        if let MoveKind::Normal { from: front, .. } = answer.mv.kind()
            && attacks::between(from, square).contains(front)
        {
            return Cause::Skewer(answer.mover.kind());
        }
        return match attacks_it {
            true => Cause::Attacked,
            false => Cause::Later,
        };
    }
    if let MoveKind::Normal { from: left, .. } = threat.mv.kind()
        && attacks::between(from, square).contains(left)
    {
        return Cause::Discovery;
    }
    if position.pinned(!winner).contains(square) {
        return Cause::Pin;
    }
    Cause::Later
}
