//! A move as three digits of base 36: (from * 81 + to) * 2 + promotion, where squares
//! count from 1a by file, then by rank, and kinds in hand from 90.

use core::fmt;

use komadai_shogi::{HandKind, Move, MoveKind, Square};

pub(super) const WIDTH: usize = 3;
const DIGITS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";
/// The kinds in hand, from 90.
const HAND: [HandKind; 7] = [
    HandKind::Gold,
    HandKind::Pawn,
    HandKind::Lance,
    HandKind::Knight,
    HandKind::Silver,
    HandKind::Bishop,
    HandKind::Rook,
];
const FIRST_IN_HAND: u32 = 90;

pub(super) fn read(text: &str) -> Option<Move> {
    if text.len() != WIDTH || !text.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return None;
    }
    let number = u32::from_str_radix(text, 36).ok()?;
    let (from, to) = (number / 162, square(number % 162 / 2)?);
    let promote = number % 2 == 1;
    Some(Move::new(match square(from) {
        Some(from) => MoveKind::Normal { from, to, promote },
        None => {
            let index = usize::try_from(from.checked_sub(FIRST_IN_HAND)?).ok()?;
            let kind = *HAND.get(index)?;
            MoveKind::Drop { kind, to, promote }
        }
    }))
}

fn square(number: u32) -> Option<Square> {
    let (rank, file) = (number / 9 + 1, number % 9 + 1);
    Square::new(u8::try_from(file).ok()?, u8::try_from(rank).ok()?)
}

pub(super) fn write(mv: Move, text: &mut impl fmt::Write) -> fmt::Result {
    let number = |square: Square| u32::from(square.rank() - 1) * 9 + u32::from(square.file() - 1);
    let from = match mv.kind() {
        MoveKind::Normal { from, .. } => number(from),
        MoveKind::Drop { kind, .. } => (FIRST_IN_HAND..)
            .zip(HAND)
            .find(|&(_, known)| known == kind)
            .map_or(FIRST_IN_HAND, |(number, _)| number),
    };
    let number = (from * 81 + number(mv.to())) * 2 + u32::from(mv.promotes());
    let mut digits = [36 * 36, 36, 1].into_iter();
    digits.try_for_each(|divisor| {
        text.write_char(char::from(DIGITS[(number / divisor % 36) as usize]))
    })
}

#[cfg(test)]
mod tests {
    use alloc::string::String;

    use super::*;

    #[test]
    fn every_move_is_read_back() {
        let origins = Square::all()
            .map(|from| MoveKind::Normal {
                from,
                to: from,
                promote: true,
            })
            .chain(HAND.map(|kind| MoveKind::Drop {
                kind,
                to: Square::from_index(40).expect("the middle"),
                promote: false,
            }));
        for kind in origins {
            let mv = Move::new(kind);
            let mut text = String::new();
            write(mv, &mut text).expect("a String takes all that is written");
            assert_eq!(read(&text), Some(mv), "{text}");
        }
        for text in ["", "zz", "zzz", "abcd", "+12", "７７７"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
