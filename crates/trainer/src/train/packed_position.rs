//! What a net reads of a position, in few bytes: a hundred million fit into memory.

use std::ops::RangeInclusive;

use komadai_search::eval::features;
use shogi::{Color, Position, Square};

/// The pieces of a position as the side to move sees them, kings included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PackedPosition {
    /// A bit for each square that has a piece, and [`FLIPPED`].
    squares: [u8; 11],
    /// Codes of five bits: for each of these squares in order the side, the own one first,
    /// and the kind; then for each piece in hand; then [`NONE`].
    pieces: [u8; 25],
}

/// The most pieces that a position has.
pub const MAX_PIECES: usize = 40;

/// The bit that says whether the other side sees the board mirrored, compared with how the
/// side to move sees it.
const FLIPPED: u32 = 81;
const NONE: u8 = 31;

/// The inputs of the own king on file 5.
const KING_ON_MIDDLE_FILE: RangeInclusive<u16> = {
    let first = 7 * Square::COUNT as u16 + 36;
    first..=first + 8
};

const BOARD: usize = features::KINDS * Square::COUNT;
/// The features of a hand, and where each kind's begin.
const HAND: usize = (features::COUNT - BOARD) / 2;
const HAND_STARTS: [usize; 7] = [0, 18, 22, 26, 30, 34, 36];

/// The active inputs of both sides.
#[derive(Clone, Copy, Debug)]
pub struct ActiveInputs {
    inputs: [[u16; MAX_PIECES]; 2],
    count: usize,
}

impl ActiveInputs {
    /// Of the side to move.
    pub fn own(&self) -> &[u16] {
        &self.inputs[0][..self.count]
    }

    /// Of the other side.
    pub fn other(&self) -> &[u16] {
        &self.inputs[1][..self.count]
    }

    /// Mirrors the board as a side sees it, the side to move first, if its king is on the
    /// middle file. Such a position is as good mirrored, but a net reads only one of both.
    pub fn mirror(&mut self, sides: [bool; 2]) {
        let seen = self.inputs.iter_mut().zip(sides);
        for (inputs, _) in seen.filter(|&(_, mirrored)| mirrored) {
            let inputs = &mut inputs[..self.count];
            if !inputs
                .iter()
                .any(|input| KING_ON_MIDDLE_FILE.contains(input))
            {
                continue;
            }
            for input in inputs {
                let index = usize::from(*input);
                if index < BOARD {
                    let square = index % Square::COUNT;
                    *input = (index - square + mirrored_file(square)) as u16;
                }
            }
        }
    }
}

impl PackedPosition {
    pub fn new(position: &Position) -> Self {
        let turn = position.turn();
        let mut squares = u128::from(is_mirrored(position, turn) != is_mirrored(position, !turn));
        squares <<= FLIPPED;
        let mut on_board = [NONE; Square::COUNT];
        let mut in_hand = Vec::new();
        for input in features::active(position, turn) {
            let input = usize::from(input);
            match input.checked_sub(BOARD) {
                None => {
                    let square = input % Square::COUNT;
                    squares |= 1 << square;
                    on_board[square] = (input / Square::COUNT) as u8;
                }
                Some(hand) => {
                    let kind = HAND_STARTS.partition_point(|&start| start <= hand % HAND) - 1;
                    in_hand.push((HAND_STARTS.len() * (hand / HAND) + kind) as u8);
                }
            }
        }
        let mut codes = [NONE; MAX_PIECES];
        let on_board = on_board.into_iter().filter(|&code| code != NONE);
        for (code, found) in codes.iter_mut().zip(on_board.chain(in_hand)) {
            *code = found;
        }
        let mut packed = Self {
            squares: [0; 11],
            pieces: [0; 25],
        };
        packed.squares.copy_from_slice(&squares.to_le_bytes()[..11]);
        let groups = codes.as_chunks::<8>().0.iter();
        for (codes, bytes) in groups.zip(packed.pieces.as_chunks_mut::<5>().0) {
            let bits = codes.iter().rev();
            let bits = bits.fold(0, |bits: u64, &code| bits << 5 | u64::from(code));
            bytes.copy_from_slice(&bits.to_le_bytes()[..5]);
        }
        packed
    }

    /// The inputs that are active in this position, in no order.
    pub fn unpack(&self) -> ActiveInputs {
        let mut bytes = [0; 16];
        bytes[..11].copy_from_slice(&self.squares);
        let bits = u128::from_le_bytes(bytes);
        let flipped = bits >> FLIPPED & 1 != 0;
        let mut squares = bits & ((1 << FLIPPED) - 1);
        let codes = self.codes();
        let mut active = ActiveInputs {
            inputs: [[0; MAX_PIECES]; 2],
            count: 0,
        };
        let [own, other] = &mut active.inputs;
        let on_board = squares.count_ones() as usize;
        for (at, &code) in codes.iter().enumerate().take(on_board) {
            let square = squares.trailing_zeros() as usize;
            squares &= squares - 1;
            let code = usize::from(code);
            own[at] = (code * Square::COUNT + square) as u16;
            let rotated = Square::COUNT - 1 - square;
            let seen = if flipped {
                mirrored_file(rotated)
            } else {
                rotated
            };
            let code = swap_sides(code, features::KINDS);
            other[at] = (code * Square::COUNT + seen) as u16;
        }
        let in_hand = codes[on_board..].iter().take_while(|&&code| code != NONE);
        active.count = on_board;
        let mut counts = [0; 2 * HAND_STARTS.len()];
        for &code in in_hand {
            let code = usize::from(code);
            let nth = counts[code];
            counts[code] += 1;
            let input = |code: usize| {
                let (side, kind) = (code / HAND_STARTS.len(), code % HAND_STARTS.len());
                (BOARD + side * HAND + HAND_STARTS[kind] + nth) as u16
            };
            own[active.count] = input(code);
            other[active.count] = input(swap_sides(code, counts.len()));
            active.count += 1;
        }
        active
    }

    fn codes(&self) -> [u8; MAX_PIECES] {
        let mut codes = [NONE; MAX_PIECES];
        let groups = codes.as_chunks_mut::<8>().0.iter_mut();
        for (codes, bytes) in groups.zip(self.pieces.as_chunks::<5>().0) {
            let &[a, b, c, d, e] = bytes;
            let mut bits = u64::from_le_bytes([a, b, c, d, e, 0, 0, 0]);
            for code in codes {
                *code = bits as u8 & 31;
                bits >>= 5;
            }
        }
        codes
    }
}

/// The square on the same rank, of the file as far from the other edge.
const fn mirrored_file(square: usize) -> usize {
    9 * (8 - square / 9) + square % 9
}

/// The code of the same piece of the other side, of `count` codes.
const fn swap_sides(code: usize, count: usize) -> usize {
    (code + count / 2) % count
}

/// Whether a side sees the board mirrored: its king is on files 6 to 9 as it sees them.
fn is_mirrored(position: &Position, color: Color) -> bool {
    let file = position.king(color).map_or(5, Square::file);
    match color {
        Color::Black => file > 5,
        Color::White => file < 5,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;

    fn sorted(inputs: &[u16]) -> Vec<u16> {
        let mut inputs = inputs.to_vec();
        inputs.sort_unstable();
        inputs
    }

    #[track_caller]
    fn check(position: &Position) {
        let active = PackedPosition::new(position).unpack();
        let turn = position.turn();
        for (found, color) in [(active.own(), turn), (active.other(), !turn)] {
            let expected = features::active(position, color);
            assert_eq!(sorted(found), sorted(&expected), "{}", position.to_sfen());
        }
    }

    #[test]
    fn a_position_is_read_as_it_was() {
        let mut rng = Rng::new(3);
        let mut position = Position::startpos();
        for _ in 0..4000 {
            check(&position);
            let moves = position.legal_moves();
            if moves.is_empty() || position.move_number() > 400 {
                position = Position::startpos();
                continue;
            }
            position.play_unchecked(moves[rng.below(moves.len())]);
        }
    }

    #[test]
    fn a_mirrored_side_sees_the_mirrored_position() {
        let mut rng = Rng::new(4);
        let mut position = Position::startpos();
        let mut mirrored_sides = 0;
        for _ in 0..400 {
            let moves = position.legal_moves();
            if moves.is_empty() || position.move_number() > 100 {
                position = Position::startpos();
                continue;
            }
            position.play_unchecked(moves[rng.below(moves.len())]);
            let turn = position.turn();
            let setup = position.to_setup().mirrored();
            let mirror = Position::from_setup(&setup, shogi::Strictness::Problem)
                .expect("it is as legal as the position");
            let mut active = PackedPosition::new(&position).unpack();
            active.mirror([true; 2]);
            for (found, color) in [(active.own(), turn), (active.other(), !turn)] {
                let is_middle = position.king(color).map(Square::file) == Some(5);
                mirrored_sides += usize::from(is_middle);
                let expected = features::active(if is_middle { &mirror } else { &position }, color);
                assert_eq!(sorted(found), sorted(&expected), "{}", position.to_sfen());
            }
        }
        assert!(mirrored_sides > 100, "{mirrored_sides}");
    }

    #[test]
    fn positions_with_few_pieces_and_with_full_hands_are_read_as_they_were() {
        for sfen in [
            "4k4/9/9/9/9/9/9/9/4K4 b - 1",
            "k8/9/9/9/9/9/9/9/8K w 2R2B4G4S4N4L18P 1",
            "8k/9/9/9/9/9/9/9/8K b rb2g2s2n2l9pRB2G2S2N2L9P 1",
        ] {
            check(&Position::from_sfen(sfen, shogi::Strictness::Game).expect(sfen));
        }
    }
}
