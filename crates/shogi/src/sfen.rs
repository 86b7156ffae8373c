//! SFEN, the position notation of USI (<https://shogidokoro.starfree.jp/usi.html>).

use alloc::{borrow::ToOwned, string::String, vec::Vec};
use core::{
    fmt::{self, Write},
    str::FromStr,
};

use crate::{
    ByColor, Color, Hand, HandKind, Piece, PieceKind, Position, PositionError, PositionErrors,
    Setup, Square, Strictness,
};

/// The start of an even game.
pub(crate) const STARTPOS: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

impl Setup {
    /// The start of an even game.
    #[must_use]
    pub fn startpos() -> Self {
        // The errors are not named: their texts would be in every program.
        Self::from_sfen(STARTPOS).unwrap_or_else(|_| panic!("the start position is valid"))
    }

    /// Reads an SFEN of three fields (board, side to move, hands) or four
    /// (and the move number), with a space or, as in URLs, `_` between them.
    ///
    /// # Errors
    /// All errors of the text, such as rows of a wrong length and kings in hand.
    /// Whether the position is valid is left to [`Setup::validate`].
    pub fn from_sfen(text: &str) -> Result<Self, PositionErrors> {
        let (setup, faults) = read(text);
        PositionErrors::check(faults)?;
        Ok(setup)
    }

    /// The canonical SFEN, four fields.
    #[must_use]
    pub fn to_sfen(&self) -> String {
        write(&self.board, &self.hands, self.turn, self.move_number)
    }
}

impl FromStr for Setup {
    type Err = PositionErrors;

    /// Reads an SFEN: [`Setup::from_sfen`].
    fn from_str(text: &str) -> Result<Self, PositionErrors> {
        Self::from_sfen(text)
    }
}

impl fmt::Display for Setup {
    /// Writes the canonical SFEN: [`Setup::to_sfen`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_sfen())
    }
}

impl Default for Setup {
    /// The start of an even game.
    fn default() -> Self {
        Self::startpos()
    }
}

impl FromStr for Position {
    type Err = PositionErrors;

    /// Reads an SFEN, as of a game: [`Position::from_sfen`] with [`Strictness::Game`].
    fn from_str(text: &str) -> Result<Self, PositionErrors> {
        Self::from_sfen(text, Strictness::Game)
    }
}

impl Position {
    /// The start of an even game.
    #[must_use]
    pub fn startpos() -> Self {
        Self::from_setup(&Setup::startpos(), Strictness::Game)
            .unwrap_or_else(|_| panic!("the start position is valid"))
    }

    /// Reads an SFEN of three or four fields.
    ///
    /// # Errors
    /// All errors of the text and of the position it describes, together.
    pub fn from_sfen(text: &str, strictness: Strictness) -> Result<Self, PositionErrors> {
        let (setup, mut faults) = read(text);
        if !faults.is_empty() {
            setup.find_errors(strictness, &mut faults);
        }
        PositionErrors::check(faults)?;
        Self::from_setup(&setup, strictness)
    }

    /// The canonical SFEN, four fields.
    #[must_use]
    pub fn to_sfen(&self) -> String {
        self.to_setup().to_sfen()
    }
}

impl fmt::Display for Position {
    /// Writes the canonical SFEN: [`Position::to_sfen`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_sfen())
    }
}

/// Reads as much of a setup as the text has, with all errors. Columns are counted in
/// characters, from 1.
fn read(text: &str) -> (Setup, Vec<PositionError>) {
    let mut reader = Reader {
        setup: Setup::EMPTY,
        faults: Vec::new(),
    };
    let mut fields = reader.fields(text).into_iter();
    if let Some((board, column)) = fields.next() {
        reader.board(board, column);
    }
    if let Some((turn, _)) = fields.next() {
        reader.turn(turn);
    }
    if let Some((hands, column)) = fields.next() {
        reader.hands(hands, column);
    }
    if let Some((number, _)) = fields.next() {
        reader.move_number(number);
    }
    (reader.setup, reader.faults)
}

struct Reader {
    setup: Setup,
    faults: Vec<PositionError>,
}

impl Reader {
    /// The fields, each with the column where it starts.
    fn fields<'a>(&mut self, text: &'a str) -> Vec<(&'a str, usize)> {
        let mut fields = Vec::new();
        let mut start = 1;
        for field in text.split([' ', '_']) {
            if !field.is_empty() {
                fields.push((field, start));
            } else if !text.is_empty() {
                let column = start.min(text.chars().count());
                self.faults.push(PositionError::ExtraSpace { column });
            }
            start += field.chars().count() + 1;
        }
        if !(3..=4).contains(&fields.len()) {
            let found = fields.len();
            self.faults.push(PositionError::FieldCount { found });
        }
        fields
    }

    fn board(&mut self, text: &str, start: usize) {
        let mut column = start;
        let mut rows = 0;
        for (row, rank) in text.split('/').zip(1..=u8::MAX) {
            rows += 1;
            self.row(row, rank, column);
            column += row.chars().count() + 1;
        }
        if rows != 9 {
            self.faults.push(PositionError::RowCount { found: rows });
        }
    }

    /// Reads a rank, from file 9 to file 1.
    fn row(&mut self, text: &str, rank: u8, start: usize) {
        let mut squares: u32 = 0;
        let mut plus = None;
        for (found, column) in text.chars().zip(start..) {
            if let Some(column) = plus
                && !found.is_ascii_alphabetic()
            {
                self.faults.push(PositionError::NoPromotedFace { column });
                plus = None;
            }
            match found {
                '+' => plus = Some(column),
                '1'..='9' => squares += u32::from(found as u8 - b'0'),
                _ => match piece(found) {
                    Some(unpromoted) => {
                        let piece = match plus.take() {
                            Some(column) => self.promoted(unpromoted, column),
                            None => unpromoted,
                        };
                        let file = u8::try_from(squares).ok().and_then(|n| 9_u8.checked_sub(n));
                        if let Some(square) = file.and_then(|file| Square::new(file, rank)) {
                            self.setup.set_piece(square, Some(piece));
                        }
                        squares += 1;
                    }
                    None => {
                        plus = None;
                        self.faults.push(PositionError::Unexpected {
                            column,
                            found,
                            expected: "a piece letter, a digit 1 to 9 or '/'",
                        });
                    }
                },
            }
        }
        if let Some(column) = plus {
            self.faults.push(PositionError::NoPromotedFace { column });
        }
        match squares {
            0..9 => self
                .faults
                .push(PositionError::RowTooShort { rank, squares }),
            9 => {}
            _ => self
                .faults
                .push(PositionError::RowTooLong { rank, squares }),
        }
    }

    fn promoted(&mut self, piece: Piece, column: usize) -> Piece {
        match piece.kind().promoted() {
            Some(kind) => Piece::new(piece.color(), kind),
            None => {
                self.faults.push(PositionError::NoPromotedFace { column });
                piece
            }
        }
    }

    fn turn(&mut self, text: &str) {
        let mut letters = text.chars();
        match (letters.next().and_then(Color::from_sfen), letters.next()) {
            (Some(color), None) => self.setup.turn = color,
            _ => self.faults.push(PositionError::BadTurn {
                found: text.to_owned(),
            }),
        }
    }

    fn hands(&mut self, text: &str, start: usize) {
        if text == "-" {
            return;
        }
        let mut digits: Option<(usize, String)> = None;
        for (found, column) in text.chars().zip(start..) {
            if found.is_ascii_digit() {
                digits.get_or_insert((column, String::new())).1.push(found);
                continue;
            }
            let count = self.hand_count(digits.take());
            match piece(found) {
                None => self.faults.push(PositionError::Unexpected {
                    column,
                    found,
                    expected: "a piece letter, a count or a lone '-'",
                }),
                Some(piece) => match piece.kind().in_hand() {
                    None => self.faults.push(PositionError::KingInHand { column }),
                    Some(kind) => self.hold(piece.color(), kind, count, column),
                },
            }
        }
        if let Some((column, _)) = digits {
            self.faults.push(PositionError::BadHandCount { column });
        }
    }

    /// The count before a piece in hand: 1 without digits.
    fn hand_count(&mut self, digits: Option<(usize, String)>) -> u32 {
        let Some((column, digits)) = digits else {
            return 1;
        };
        if digits.starts_with('0') || digits == "1" {
            self.faults.push(PositionError::BadHandCount { column });
            return 0;
        }
        digits.parse().unwrap_or(u32::MAX)
    }

    fn hold(&mut self, color: Color, kind: HandKind, count: u32, column: usize) {
        let hand: Hand = self.setup.hands[color];
        let held = u8::try_from(u32::from(hand.count(kind)).saturating_add(count)).ok();
        match held.and_then(|held| hand.with(kind, held)) {
            Some(hand) => self.setup.hands[color] = hand,
            None => self
                .faults
                .push(PositionError::HandOverflow { column, kind }),
        }
    }

    fn move_number(&mut self, text: &str) {
        let canonical = !text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit());
        match text.parse() {
            Ok(number) if canonical => self.setup.move_number = number,
            _ => self.faults.push(PositionError::BadMoveNumber {
                found: text.to_owned(),
            }),
        }
    }
}

/// The unpromoted piece with an SFEN letter.
fn piece(letter: char) -> Option<Piece> {
    let color = if letter.is_ascii_uppercase() {
        Color::Black
    } else {
        Color::White
    };
    let kind = PieceKind::from_sfen_letter(letter.to_ascii_uppercase())?;
    Some(Piece::new(color, kind))
}

/// Writes the canonical text: Black's hand before White's, rook to pawn.
fn write(
    board: &[Option<Piece>; Square::COUNT],
    hands: &ByColor<Hand>,
    turn: Color,
    move_number: u32,
) -> String {
    let mut text = String::with_capacity(96);
    for rank in 1..=9 {
        if rank > 1 {
            text.push('/');
        }
        write_row(&mut text, board, rank);
    }
    text.push(' ');
    text.push(turn.to_sfen());
    text.push(' ');
    if hands.black.is_empty() && hands.white.is_empty() {
        text.push('-');
    }
    for color in Color::ALL {
        for (kind, count) in hands[color].iter() {
            if count > 1 {
                append(&mut text, count);
            }
            append(&mut text, Piece::new(color, kind.kind()));
        }
    }
    text.push(' ');
    append(&mut text, move_number);
    text
}

fn write_row(text: &mut String, board: &[Option<Piece>; Square::COUNT], rank: u8) {
    let mut empty = 0;
    for file in (1..=9).rev() {
        match Square::new(file, rank).and_then(|square| board[square.index()]) {
            Some(piece) => {
                if empty > 0 {
                    append(text, empty);
                }
                empty = 0;
                append(text, piece);
            }
            None => empty += 1,
        }
    }
    if empty > 0 {
        append(text, empty);
    }
}

fn append(text: &mut String, value: impl fmt::Display) {
    write!(text, "{value}").expect("a String takes any text");
}
