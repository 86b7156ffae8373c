//! What is looked at anew in every position: the safety of the kings, how far
//! the long pieces reach, and what stands loose.

use super::{
    layout,
    maps::{Attacks, Slider, outer_ring},
    tally::Tally,
};
use crate::{Bitboard, ByColor, Color, Hand, HandKind, Position, attacks, position::Group};

/// Counts all terms, Black's for, White's against.
pub(super) fn count(position: &Position, tally: &mut impl Tally) {
    let mut of = |color: Color| {
        let sign = sign(color);
        let own = position.pieces_of(color);
        Attacks::of(position, color, |slider, reach| {
            let squares = (reach - own).len() as usize;
            tally.add(layout::MOBILITY.at(slider as usize, squares.min(24)), sign);
        })
    };
    let attacks = ByColor::new(of(Color::Black), of(Color::White));
    for color in Color::ALL {
        king_safety(position, color, &attacks, tally);
        loose_pieces(position, color, &attacks, tally);
        open_files(position, color, tally);
    }
    tally.add(layout::TEMPO.at(0, 0), sign(position.turn()));
}

#[inline]
const fn sign(color: Color) -> i32 {
    match color {
        Color::Black => 1,
        Color::White => -1,
    }
}

/// What surrounds the king of `color`; what is bad for it counts for the enemy.
#[inline]
fn king_safety(
    position: &Position,
    color: Color,
    attacks: &ByColor<Attacks>,
    tally: &mut impl Tally,
) {
    let Some(king) = position.king(color) else {
        return;
    };
    let (sign, enemy) = (sign(color), !color);
    let (own, theirs) = (&attacks[color], &attacks[enemy]);
    let ring = attacks::king(king);
    let outer = outer_ring(king);
    let hand = hand_step(position.hand(enemy));

    let weak = (theirs.any & ring) - own.any;
    tally.add(layout::WEAK.at(hand, weak.len() as usize), sign);
    let flight = ring - position.pieces_of(color) - theirs.any;
    tally.add(layout::FLIGHT.at(hand, flight.len() as usize), sign);

    /// How much an attack of each kind presses, in sixteenths of the scale.
    const PRESS: [u32; layout::ATTACKERS] = [2, 2, 3, 4, 5, 4, 5];
    let mut pressure = 2 * (theirs.twice & ring).len();
    for (kind, press) in PRESS.into_iter().enumerate() {
        let attacked = (theirs.kinds[kind] & ring).len();
        pressure += press * attacked;
        tally.add(layout::ATTACK.at(0, kind), -sign * attacked as i32);
        let defended = (own.kinds[kind] & ring).len() as i32;
        tally.add(layout::DEFENCE.at(0, kind), sign * defended);
    }
    let pressure = (pressure as usize / 3).min(15);
    tally.add(layout::PRESSURE.at(hand, pressure), sign);
    let far = |set: Bitboard| (set & outer).len() as i32;
    tally.add(layout::FAR.at(0, 0), -sign * far(theirs.any));
    tally.add(layout::FAR.at(0, 1), sign * far(own.any));
}

/// How much of a hand helps to attack a king, 0 to 7.
#[inline]
fn hand_step(hand: Hand) -> usize {
    let count = |kind| usize::from(hand.count(kind));
    let sum = usize::from(hand.has(HandKind::Pawn))
        + count(HandKind::Lance)
        + count(HandKind::Knight)
        + 2 * (count(HandKind::Silver) + count(HandKind::Gold) + count(HandKind::Bishop))
        + 3 * count(HandKind::Rook);
    match sum {
        0..=4 => sum,
        5..=6 => 5,
        7..=9 => 6,
        _ => 7,
    }
}

#[inline]
fn loose_pieces(
    position: &Position,
    color: Color,
    attacks: &ByColor<Attacks>,
    tally: &mut impl Tally,
) {
    let (sign, enemy) = (sign(color), !color);
    let king = |color| position.king(color).map_or(Bitboard::EMPTY, attacks::king);
    let own = position.pieces_of(color) - position.group(Group::Pawns, color);
    let undefended = own - attacks[color].any - king(color);
    let attacked = attacks[enemy].any | king(enemy);
    let mut each = |set: Bitboard, block: layout::Block, row: usize| {
        set.for_each(|square| {
            if let Some(piece) = position.piece_at(square) {
                tally.add(block.at(row, piece.kind() as usize), sign);
            }
        });
    };
    each(undefended & attacked, layout::HANGING, 0);
    each(own & attacks[enemy].kinds[0], layout::HANGING, 1);
    each(undefended - attacked, layout::LOOSE, 0);
}

#[inline]
fn open_files(position: &Position, color: Color, tally: &mut impl Tally) {
    if position.hand(color).has(HandKind::Pawn) {
        let filled = position.group(Group::Pawns, color).len() as usize;
        tally.add(layout::OPEN_FILES.at(0, 9 - filled.min(9)), sign(color));
    }
}

const _: () = assert!(Slider::Dragon as usize == 4);
