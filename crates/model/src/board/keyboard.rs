//! Going about the table by keys. The hands lie beyond the edges of the
//! board: the near one to the right and below, the far one to the left and
//! above.
use shogi::{Color, HandKind, PieceKind, Square};

use super::geometry::{Cell, LAST, near_side};
use crate::BoardTarget;

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Go to that place.
    Go(BoardTarget),
    Touch,
    /// Have the side asked whether it gives up.
    Resign(Color),
    /// The first half of a square's name has been typed.
    File(u8),
    /// Go to the next piece of that kind, promoted or not, of the side that moves.
    Next(PieceKind),
}

/// The square or the piece in hand that the keyboard is on.
#[derive(Clone, Copy, Debug)]
pub struct KeyboardCursor {
    pub at: BoardTarget,
    /// The square last visited: where one returns from a hand.
    pub square: Square,
    /// The item last visited in each hand.
    pub near_item: HandKind,
    pub far_item: HandKind,
    pub flipped: bool,
    pub mover: Option<Color>,
    /// A file that has been typed, waiting for its rank.
    pub pending_file: Option<u8>,
}

/// The items of a hand as they are drawn, from the left above.
pub fn drawn_order(far: bool) -> [HandKind; 7] {
    let mut order = HandKind::ALL;
    if far {
        order.reverse();
    }
    order
}

impl KeyboardCursor {
    /// What `key` (as events name it) asks for here, if anything.
    pub fn press(&self, key: &str, ctrl: bool) -> Option<Key> {
        if let (Some(letter), None) = (key.chars().next(), key.chars().nth(1)) {
            return self.letter(letter).filter(|_| !ctrl);
        }
        match (self.at, key) {
            (BoardTarget::Square(_), "Enter") => Some(Key::Touch),
            (BoardTarget::Square(square), _) => self.leave_square(square, key, ctrl).map(Key::Go),
            (BoardTarget::Hand(color, _), "Delete" | "Backspace") => Some(Key::Resign(color)),
            (BoardTarget::Hand(color, kind), _) => self.leave_item(color, kind, key).map(Key::Go),
        }
    }

    fn letter(&self, letter: char) -> Option<Key> {
        let digit = letter.to_digit(10).filter(|&digit| digit > 0);
        let digit = digit.and_then(|digit| u8::try_from(digit).ok());
        match (self.pending_file, digit, letter) {
            (_, _, ' ') if matches!(self.at, BoardTarget::Square(_)) => Some(Key::Touch),
            (Some(file), Some(rank), _) => go_to(file, rank),
            (Some(file), _, 'a'..='i') => go_to(file, letter as u8 - b'a' + 1),
            (None, Some(file), _) => Some(Key::File(file)),
            (None, None, 'A'..='Z') => PieceKind::from_sfen_letter(letter).map(Key::Next),
            (None, None, 'a'..='z') => {
                let kind = PieceKind::from_sfen_letter(letter.to_ascii_uppercase())?;
                Some(Key::Go(BoardTarget::Hand(self.mover?, kind.in_hand()?)))
            }
            _ => None,
        }
    }

    fn leave_square(&self, square: Square, key: &str, ctrl: bool) -> Option<BoardTarget> {
        let cell = Cell::of(square, self.flipped);
        let near = near_side(self.flipped);
        let (near, far) = (
            BoardTarget::Hand(near, self.near_item),
            BoardTarget::Hand(!near, self.far_item),
        );
        let at = |row, column| BoardTarget::Square(Cell { row, column }.square(self.flipped));
        let step = |rows, columns, beyond| match cell.step(rows, columns) {
            Some(cell) => at(cell.row, cell.column),
            None => beyond,
        };
        Some(match key {
            "ArrowLeft" => step(0, -1, far),
            "ArrowRight" => step(0, 1, near),
            "ArrowUp" => step(-1, 0, far),
            "ArrowDown" => step(1, 0, near),
            "Home" if ctrl => at(0, 0),
            "End" if ctrl => at(LAST, LAST),
            "Home" => at(cell.row, 0),
            "End" => at(cell.row, LAST),
            "PageUp" => at(0, cell.column),
            "PageDown" => at(LAST, cell.column),
            _ => return None,
        })
    }

    fn leave_item(&self, color: Color, kind: HandKind, key: &str) -> Option<BoardTarget> {
        let far = color != near_side(self.flipped);
        let order = drawn_order(far);
        let index = order.iter().position(|&item| item == kind)?;
        let item = |index: usize| BoardTarget::Hand(color, order[index]);
        let board = BoardTarget::Square(self.square);
        Some(match key {
            "ArrowLeft" | "ArrowUp" => match index.checked_sub(1) {
                Some(previous) => item(previous),
                None if far => return None,
                None => board,
            },
            "ArrowRight" | "ArrowDown" => match index + 1 {
                7 if far => board,
                7 => return None,
                next => item(next),
            },
            "Home" => item(0),
            "End" => item(6),
            _ => return None,
        })
    }
}

/// The next of some squares, file by file from the right, and from the last to the first.
pub fn next_of(squares: impl Iterator<Item = Square>, from: Square) -> Option<Square> {
    squares.min_by_key(|&square| (square <= from, square))
}

fn go_to(file: u8, rank: u8) -> Option<Key> {
    Square::new(file, rank).map(|square| Key::Go(BoardTarget::Square(square)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(name: &str) -> BoardTarget {
        BoardTarget::Square(Square::from_usi(name).unwrap())
    }

    fn at(place: BoardTarget) -> KeyboardCursor {
        KeyboardCursor {
            at: place,
            square: Square::from_usi("5e").unwrap(),
            near_item: HandKind::Rook,
            far_item: HandKind::Rook,
            flipped: false,
            mover: Some(Color::Black),
            pending_file: None,
        }
    }

    fn goes(cursor: KeyboardCursor, key: &str) -> Option<BoardTarget> {
        match cursor.press(key, false) {
            Some(Key::Go(place)) => Some(place),
            _ => None,
        }
    }

    #[test]
    fn arrows_go_as_the_board_is_seen() {
        let mut cursor = at(square("7g"));
        assert_eq!(goes(cursor, "ArrowRight"), Some(square("6g")));
        assert_eq!(goes(cursor, "ArrowUp"), Some(square("7f")));
        cursor.flipped = true;
        assert_eq!(goes(cursor, "ArrowRight"), Some(square("8g")));
        assert_eq!(goes(cursor, "ArrowUp"), Some(square("7h")));
    }

    #[test]
    fn home_and_end_go_to_the_edges() {
        let cursor = at(square("7g"));
        assert_eq!(goes(cursor, "Home"), Some(square("9g")));
        assert_eq!(goes(cursor, "End"), Some(square("1g")));
        assert_eq!(goes(cursor, "PageUp"), Some(square("7a")));
        assert_eq!(goes(cursor, "PageDown"), Some(square("7i")));
        assert_eq!(cursor.press("Home", true), Some(Key::Go(square("9a"))));
        assert_eq!(cursor.press("End", true), Some(Key::Go(square("1i"))));
    }

    #[test]
    fn the_hands_lie_beyond_the_edges() {
        let near = BoardTarget::Hand(Color::Black, HandKind::Rook);
        let far = BoardTarget::Hand(Color::White, HandKind::Rook);
        assert_eq!(goes(at(square("1g")), "ArrowRight"), Some(near));
        assert_eq!(goes(at(square("7i")), "ArrowDown"), Some(near));
        assert_eq!(goes(at(square("9c")), "ArrowLeft"), Some(far));
        assert_eq!(goes(at(square("5a")), "ArrowUp"), Some(far));
        assert_eq!(goes(at(near), "ArrowLeft"), Some(square("5e")));
        assert_eq!(goes(at(far), "ArrowDown"), Some(square("5e")));
        assert_eq!(
            goes(at(near), "ArrowDown"),
            Some(BoardTarget::Hand(Color::Black, HandKind::Bishop))
        );
        assert_eq!(
            goes(
                at(BoardTarget::Hand(Color::Black, HandKind::Pawn)),
                "ArrowRight"
            ),
            None
        );
    }

    #[test]
    fn a_square_can_be_typed_in_figures_or_with_a_letter() {
        let mut cursor = at(square("5e"));
        assert_eq!(cursor.press("7", false), Some(Key::File(7)));
        cursor.pending_file = Some(7);
        assert_eq!(goes(cursor, "6"), Some(square("7f")));
        assert_eq!(goes(cursor, "g"), Some(square("7g")));
        assert_eq!(cursor.press("0", false), None);
    }

    #[test]
    fn a_letter_goes_to_the_piece_in_hand() {
        let pawn = BoardTarget::Hand(Color::Black, HandKind::Pawn);
        assert_eq!(goes(at(square("5e")), "p"), Some(pawn));
        assert_eq!(goes(at(square("5e")), "k"), None);
        assert_eq!(at(square("5e")).press("r", true), None);
    }

    #[test]
    fn a_capital_goes_round_the_pieces_of_a_kind() {
        let gold = Some(Key::Next(PieceKind::Gold));
        assert_eq!(at(square("5e")).press("G", false), gold);
        let squares = ["6i", "4i", "5b"].map(|name| Square::from_usi(name).unwrap());
        let next = |name| next_of(squares.into_iter(), Square::from_usi(name).unwrap());
        assert_eq!(next("5e"), Some(squares[0]));
        assert_eq!(next("6i"), Some(squares[1]));
        assert_eq!(next("4i"), Some(squares[2]));
        assert_eq!(next_of(core::iter::empty(), squares[0]), None);
    }

    #[test]
    fn delete_gives_up_at_a_hand_alone() {
        let near = BoardTarget::Hand(Color::Black, HandKind::Rook);
        let resigns = Some(Key::Resign(Color::Black));
        assert_eq!(at(near).press("Delete", false), resigns);
        assert_eq!(at(near).press("Backspace", false), resigns);
        assert_eq!(at(square("5e")).press("Delete", false), None);
    }

    #[test]
    fn enter_and_space_touch_a_square() {
        assert_eq!(at(square("5e")).press("Enter", false), Some(Key::Touch));
        assert_eq!(at(square("5e")).press(" ", false), Some(Key::Touch));
        let near = BoardTarget::Hand(Color::Black, HandKind::Rook);
        assert_eq!(at(near).press("Enter", false), None);
    }
}
