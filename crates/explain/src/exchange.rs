use alloc::vec::Vec;

use komadai_search::{piece_value, see_ge};
use komadai_shogi::{Color, PieceKind, Position, Square};

use crate::replay::Replay;

/// What counts as material that is won, in centipawns: more than a pawn, and more than a silver
/// for a knight.
pub const MIN_GAIN: i32 = 200;
/// A pawn.
pub const PAWN: i32 = 90;

/// A gain has to stand for so many moves.
const STANDS: usize = 8;

/// Material that a side wins in a line.
#[derive(Debug)]
pub struct Gain {
    /// The number of moves before the capture.
    pub ply: usize,
    /// What it takes in the exchange that begins there, and gives.
    pub taken: Vec<PieceKind>,
    pub given: Vec<PieceKind>,
}

/// The first material that a side wins in a line and keeps, at least so much.
pub fn first_gain(replay: &Replay, winner: Color, least: i32) -> Option<Gain> {
    let balances = balances(replay, winner);
    let captures = replay.moves_of(winner, replay.len());
    let captures = captures.filter(|(_, delta)| delta.captured.is_some());
    captures
        .map(|(ply, _)| ply)
        .find(|&ply| stands(replay, &balances, ply, winner, least))
        .map(|ply| exchange(replay, ply, winner))
}

/// The balance at the end of a line, for a side: what can still be taken there counts.
pub fn balance(replay: &Replay, side: Color, plies: usize) -> i32 {
    let balances = balances(replay, side);
    let last = replay.len().min(plies);
    let position = replay.position(last);
    let risk = capturable(position);
    match position.turn() == side {
        true => balances[last] + risk,
        false => balances[last] - risk,
    }
}

/// What a side has taken, less what was taken from it, after each number of moves.
fn balances(replay: &Replay, side: Color) -> Vec<i32> {
    let mut sum = 0;
    let mut balances = Vec::from([0]);
    for ply in 0..replay.len() {
        let delta = replay.delta(ply);
        let taken = delta.and_then(|delta| delta.captured);
        sum += taken.map_or(0, |piece| match piece.color() == side {
            true => -piece_value(piece),
            false => piece_value(piece),
        });
        balances.push(sum);
    }
    balances
}

/// Whether the exchange that begins with a capture wins material, and it is still won later.
fn stands(replay: &Replay, balances: &[i32], ply: usize, winner: Color, least: i32) -> bool {
    let end = exchange_end(replay, ply);
    let before = balances[exchange_begin(replay, ply)];
    let last = replay.len().min(ply + STANDS);
    let is_kept = |later: usize| {
        let position = replay.position(later);
        let gain = balances[later] - before;
        match position.turn() == winner {
            true => gain >= least,
            false if later == last => gain - capturable(position) >= least,
            false => true,
        }
    };
    balances[end] - before >= least && (ply + 1..=last).all(is_kept)
}

/// The number of moves after the captures that follow a capture at once.
fn exchange_end(replay: &Replay, ply: usize) -> usize {
    let is_capture = |&at: &usize| {
        let delta = replay.delta(at);
        delta.is_some_and(|delta| delta.captured.is_some())
    };
    ply + (ply..).take_while(is_capture).count()
}

/// The number of moves before the exchange that a capture is part of: it may have begun with the
/// move before, on the same square.
fn exchange_begin(replay: &Replay, ply: usize) -> usize {
    let before = ply.checked_sub(1).filter(|&before| {
        let [last, capture] = [before, ply].map(|at| replay.delta(at));
        last.zip(capture).is_some_and(|(last, capture)| {
            last.captured.is_some() && last.mv.to() == capture.mv.to()
        })
    });
    before.unwrap_or(ply)
}

fn exchange(replay: &Replay, ply: usize, winner: Color) -> Gain {
    let mut gain = Gain {
        ply,
        taken: Vec::new(),
        given: Vec::new(),
    };
    for at in exchange_begin(replay, ply)..exchange_end(replay, ply) {
        if let Some(piece) = replay.delta(at).and_then(|delta| delta.captured) {
            match piece.color() == winner {
                true => gain.given.push(piece.kind()),
                false => gain.taken.push(piece.kind()),
            }
        }
    }
    gain
}

/// Whether the side to move wins at least so much by taking on a square.
pub fn can_take(position: &Position, square: Square, least: i32) -> bool {
    let moves = position.legal_moves();
    let mut captures = moves.iter().filter(|mv| mv.to() == square);
    captures.any(|&mv| see_ge(position, mv, least))
}

/// The value of the greatest piece that the side to move can take without loss.
fn capturable(position: &Position) -> i32 {
    let moves = position.legal_moves();
    let values = moves.iter().filter_map(|&mv| {
        let piece = position.piece_at(mv.to())?;
        see_ge(position, mv, 1).then(|| piece_value(piece))
    });
    values.max().unwrap_or(0)
}
