//! The start position: `PI82HI`, `P1-KY…`, `P+00FU`, `P-00AL`.

use alloc::string::String;
use core::{fmt::Write, num::NonZeroU32};

use komadai_shogi::{Color, HandKind, Handicap, Piece, PieceKind, Setup, Square};

use super::codes;
use crate::notation::{Part, PieceRemark, Remark, StructureRemark};

/// Reads the start position, statement by statement.
#[derive(Debug)]
pub(super) struct BoardReader {
    pub setup: Setup,
    /// Whether there was a statement.
    pub is_set: bool,
    /// Whether `00AL` has put all other pieces in a hand.
    is_full: bool,
}

/// The wrong part, and what is wrong.
type Wrong<'a> = (&'a str, Remark);

impl BoardReader {
    pub const EMPTY: Self = Self {
        setup: Setup::EMPTY,
        is_set: false,
        is_full: false,
    };

    /// Reads a statement that begins with `P`.
    pub fn read<'a>(&mut self, text: &'a str) -> Result<(), Wrong<'a>> {
        let text = text.trim_end();
        let expected = || {
            let about = Part::Sign.such(&["PI", "P1", "P+", "P-"]);
            (text, about.into())
        };
        let mark = text[1..].chars().next().ok_or_else(expected)?;
        let rest = &text[1 + mark.len_utf8()..];
        match mark {
            'I' => self.even_without(rest)?,
            '1'..='9' => self.rank(mark as u8 - b'0', rest)?,
            '+' => self.pieces(Color::Black, rest)?,
            '-' => self.pieces(Color::White, rest)?,
            _ => return Err(expected()),
        }
        self.is_set = true;
        Ok(())
    }

    fn even_without<'a>(&mut self, text: &'a str) -> Result<(), Wrong<'a>> {
        let turn = self.setup.turn();
        self.setup = Setup::startpos();
        self.setup.set_turn(turn);
        for part in parts(text) {
            let (square, kind) =
                placed(part).ok_or_else(|| (part, Part::PlacedPiece.such(&["82HI"]).into()))?;
            let taken = square.and_then(|square| self.setup.set_piece(square, None));
            if taken.is_none_or(|piece| piece.kind() != kind) {
                return Err((part, PieceRemark::NothingToRemove(kind).into()));
            }
        }
        Ok(())
    }

    /// Spaces may be missing: mail programs and web pages join them.
    fn rank<'a>(&mut self, rank: u8, text: &'a str) -> Result<(), Wrong<'a>> {
        let mut rest = text.trim_matches([' ', '.']);
        let mut file = 9;
        while !rest.is_empty() {
            let (piece, after) = match rest.strip_prefix('*') {
                Some(after) => (None, after),
                None => {
                    let expected = || (rest, Part::Sign.such(&["\" * \"", "+FU"]).into());
                    let color = sign(rest).ok_or_else(expected)?;
                    let kind = rest.get(1..3).and_then(codes::kind).ok_or_else(expected)?;
                    (Some(Piece::new(color, kind)), &rest[3..])
                }
            };
            let square = Square::new(file, rank)
                .ok_or_else(|| (text, PieceRemark::RankTooLong(rank).into()))?;
            self.setup.set_piece(square, piece);
            file -= 1;
            rest = after.trim_start();
        }
        if file > 0 {
            let squares = 9 - file;
            return Err((text, PieceRemark::RankLength { rank, squares }.into()));
        }
        Ok(())
    }

    fn pieces<'a>(&mut self, color: Color, text: &'a str) -> Result<(), Wrong<'a>> {
        for part in parts(text.trim()) {
            if self.is_full {
                return Err((part, StructureRemark::Misplaced.into()));
            }
            if part == "00AL" {
                self.take_the_rest(color);
                continue;
            }
            let (square, kind) = placed(part)
                .ok_or_else(|| (part, Part::PlacedPiece.such(&["77FU", "00KI"]).into()))?;
            match square {
                Some(square) => {
                    let before = self.setup.set_piece(square, Some(Piece::new(color, kind)));
                    if before.is_some() {
                        return Err((part, PieceRemark::Occupied(square).into()));
                    }
                }
                None => self
                    .hold(color, kind)
                    .map_err(|about| (part, about.into()))?,
            }
        }
        Ok(())
    }

    fn hold(&mut self, color: Color, kind: PieceKind) -> Result<(), PieceRemark> {
        let held = kind.in_hand().filter(|_| !kind.is_promoted());
        let held = held.ok_or(PieceRemark::NeverInHand(kind))?;
        let hand = self.setup.hand(color).added(held);
        let hand = hand.ok_or(PieceRemark::HandCount(kind))?;
        self.setup.set_hand(color, hand);
        Ok(())
    }

    fn take_the_rest(&mut self, color: Color) {
        self.is_full = true;
        for kind in HandKind::ALL {
            let on_board = self.setup.pieces();
            let on_board = on_board.filter(|(_, piece)| piece.kind().in_hand() == Some(kind));
            let used = on_board.count()
                + Color::ALL
                    .map(|color| usize::from(self.setup.hand(color).count(kind)))
                    .iter()
                    .sum::<usize>();
            for _ in used..usize::from(kind.kind().set_count()) {
                if let Some(hand) = self.setup.hand(color).added(kind) {
                    self.setup.set_hand(color, hand);
                }
            }
        }
    }
}

/// Splits into parts of four characters.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    core::iter::from_fn(move || {
        let end = rest
            .char_indices()
            .nth(4)
            .map_or(rest.len(), |(end, _)| end);
        let (part, after) = rest.split_at(end);
        rest = after;
        (!part.is_empty()).then_some(part)
    })
}

/// Reads `77FU`, or `00FU` for a hand.
fn placed(text: &str) -> Option<(Option<Square>, PieceKind)> {
    let kind = codes::kind(text.get(2..)?)?;
    match text.get(..2)? {
        "00" => Some((None, kind)),
        square => Some((Some(self::square(square)?), kind)),
    }
}

/// Reads `77`.
pub(super) fn square(text: &str) -> Option<Square> {
    match *text.as_bytes() {
        [file @ b'1'..=b'9', rank @ b'1'..=b'9'] => Square::new(file - b'0', rank - b'0'),
        _ => None,
    }
}

/// The side of `+` and `-`.
pub(super) fn sign(text: &str) -> Option<Color> {
    match text.as_bytes().first()? {
        b'+' => Some(Color::Black),
        b'-' => Some(Color::White),
        _ => None,
    }
}

pub(super) const fn sign_of(color: Color) -> char {
    match color {
        Color::Black => '+',
        Color::White => '-',
    }
}

/// Writes the start position and the side to move.
pub(super) fn write(setup: &Setup, text: &mut String) {
    let mut first = setup.clone();
    first.set_turn(Color::Black);
    first.set_move_number(NonZeroU32::MIN);
    if first == Handicap::Even.setup() {
        text.push_str("PI\n");
    } else {
        write_board(setup, text);
    }
    text.push(sign_of(setup.turn()));
    text.push('\n');
}

fn write_board(setup: &Setup, text: &mut String) {
    for rank in 1..=9 {
        text.push('P');
        text.push(char::from(b'0' + rank));
        for file in (1..=9).rev() {
            match Square::new(file, rank).and_then(|square| setup.piece_at(square)) {
                Some(piece) => {
                    text.push(sign_of(piece.color()));
                    text.push_str(codes::code(piece.kind()));
                }
                None => text.push_str(" * "),
            }
        }
        text.push('\n');
    }
    for color in Color::ALL {
        let hand = setup.hand(color);
        if hand.is_empty() {
            continue;
        }
        write!(text, "P{}", sign_of(color)).expect("a String takes any text");
        for (kind, count) in hand.iter() {
            for _ in 0..count {
                text.push_str("00");
                text.push_str(codes::code(kind.kind()));
            }
        }
        text.push('\n');
    }
}
