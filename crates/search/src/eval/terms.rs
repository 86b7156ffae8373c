//! The terms computed for each evaluation: king safety, mobility and loose pieces.

use komadai_shogi::{Bitboard, ByColor, Color, Hand, HandKind, PieceGroup, Position, attacks};

use super::{
    attack_maps::{Attacks, Slider, outer_ring},
    eval_trace::EvalSink,
    weight_index,
};

/// Adds all terms, positive for Black.
pub(super) fn count(position: &Position, sink: &mut impl EvalSink) {
    let mut of = |color: Color| {
        let sign = sign(color);
        let own = position.pieces_of(color);
        Attacks::of(position, color, |slider, reach| {
            let squares = (reach - own).len() as usize;
            sink.add(
                weight_index::MOBILITY.at(slider as usize, squares.min(24)),
                sign,
            );
        })
    };
    let attacks = ByColor::new(of(Color::Black), of(Color::White));
    for color in Color::ALL {
        king_safety(position, color, &attacks, sink);
        loose_pieces(position, color, &attacks, sink);
        open_files(position, color, sink);
    }
    sink.add(weight_index::TEMPO.at(0, 0), sign(position.turn()));
}

#[inline]
const fn sign(color: Color) -> i32 {
    match color {
        Color::Black => 1,
        Color::White => -1,
    }
}

/// King safety of `color`.
#[inline]
fn king_safety(
    position: &Position,
    color: Color,
    attacks: &ByColor<Attacks>,
    sink: &mut impl EvalSink,
) {
    let Some(king) = position.king(color) else {
        return;
    };
    let (sign, enemy) = (sign(color), !color);
    let (own, theirs) = (&attacks[color], &attacks[enemy]);
    let ring = attacks::king(king);
    let outer = outer_ring(king);
    let hand = hand_bucket(position.hand(enemy));

    let weak = (theirs.any & ring) - own.any;
    sink.add(
        weight_index::WEAK_SQUARES.at(hand, weak.len() as usize),
        sign,
    );
    let flight = ring - position.pieces_of(color) - theirs.any;
    sink.add(
        weight_index::FLIGHT_SQUARES.at(hand, flight.len() as usize),
        sign,
    );

    /// King danger per attack by kind.
    const DANGER: [u32; weight_index::ATTACKERS] = [2, 2, 3, 4, 5, 4, 5];
    let mut danger = 2 * (theirs.twice & ring).len();
    for (kind, danger_per_attack) in DANGER.into_iter().enumerate() {
        let attacked = (theirs.kinds[kind] & ring).len();
        danger += danger_per_attack * attacked;
        sink.add(
            weight_index::RING_ATTACKS.at(0, kind),
            -sign * attacked as i32,
        );
        let defended = (own.kinds[kind] & ring).len() as i32;
        sink.add(weight_index::RING_DEFENCES.at(0, kind), sign * defended);
    }
    let danger = (danger as usize / 3).min(15);
    sink.add(weight_index::KING_DANGER.at(hand, danger), sign);
    let far = |set: Bitboard| (set & outer).len() as i32;
    sink.add(weight_index::OUTER_RING.at(0, 0), -sign * far(theirs.any));
    sink.add(weight_index::OUTER_RING.at(0, 1), sign * far(own.any));
}

/// The attacking value of a hand, in steps from 0 to 7.
#[inline]
fn hand_bucket(hand: Hand) -> usize {
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
    sink: &mut impl EvalSink,
) {
    let (sign, enemy) = (sign(color), !color);
    let king = |color| position.king(color).map_or(Bitboard::EMPTY, attacks::king);
    let own = position.pieces_of(color) - position.group(PieceGroup::Pawns, color);
    let undefended = own - attacks[color].any - king(color);
    let attacked = attacks[enemy].any | king(enemy);
    let mut each = |set: Bitboard, block: weight_index::Block, row: usize| {
        set.for_each(|square| {
            if let Some(piece) = position.piece_at(square) {
                sink.add(block.at(row, piece.kind() as usize), sign);
            }
        });
    };
    each(undefended & attacked, weight_index::HANGING, 0);
    each(own & attacks[enemy].kinds[0], weight_index::HANGING, 1);
    each(undefended - attacked, weight_index::LOOSE, 0);
}

#[inline]
fn open_files(position: &Position, color: Color, sink: &mut impl EvalSink) {
    if position.hand(color).has(HandKind::Pawn) {
        let filled = position.group(PieceGroup::Pawns, color).len() as usize;
        sink.add(
            weight_index::OPEN_FILES.at(0, 9 - filled.min(9)),
            sign(color),
        );
    }
}

const _: () = assert!(Slider::Dragon as usize == 4);
