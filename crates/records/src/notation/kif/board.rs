//! Diagrams (BOD): nine ranks between bars, and the pieces in hand.

use alloc::string::{String, ToString};

use komadai_shogi::{Color, Hand, Piece, Setup, Square};

use crate::notation::{Part, PieceRemark, Remark, japanese::names};

/// Whether a line is `９ ８ ７ ６ ５ ４ ３ ２ １` above a diagram.
pub(super) fn is_file_digits(line: &str) -> bool {
    let is_space = |letter: char| letter == ' ' || letter == '\u{3000}';
    let words = line.split(is_space).filter(|word| !word.is_empty());
    words.clone().count() >= 3
        && words
            .clone()
            .all(|word| word.chars().all(|letter| names::digit(letter).is_some()))
}

/// Reads a rank; the error says what is wrong.
pub(super) fn read_rank(line: &str, rank: u8, setup: &mut Setup) -> Result<(), PieceRemark> {
    let mut rest = line.trim_start_matches(['|', '｜']);
    let mut owner = Color::Black;
    let mut squares = 0;
    while let Some(letter) = rest.chars().next() {
        let after = &rest[letter.len_utf8()..];
        let piece = match letter {
            '|' | '｜' => break,
            ' ' | '\t' | '^' => {
                rest = after;
                continue;
            }
            'v' | 'V' | 'ｖ' => {
                owner = Color::White;
                rest = after;
                continue;
            }
            '・' | '･' | '．' | '.' | '*' | '＊' | '\u{3000}' => {
                rest = after;
                None
            }
            _ => {
                let found = letter;
                let (kind, after) =
                    names::piece(rest).ok_or(PieceRemark::NoPiece { rank, found })?;
                rest = after;
                Some(Piece::new(owner, kind))
            }
        };
        owner = Color::Black;
        squares += 1;
        if let Some(square) = 10_u8
            .checked_sub(squares)
            .and_then(|file| Square::new(file, rank))
        {
            setup.set_piece(square, piece);
        }
        if squares > 9 {
            return Err(PieceRemark::RankTooLong(rank));
        }
    }
    match squares {
        9 => Ok(()),
        _ => Err(PieceRemark::RankLength { rank, squares }),
    }
}

/// Reads the pieces in hand; the error says what is wrong.
pub(super) fn read_hand(text: &str) -> Result<Hand, Remark> {
    let mut hand = Hand::EMPTY;
    let mut rest = text;
    loop {
        rest = rest.trim_start_matches([' ', '\u{3000}', '\t', '、', ',', '，']);
        if rest.is_empty() || rest == "なし" {
            return Ok(hand);
        }
        let (kind, after) =
            names::piece(rest).ok_or_else(|| Part::HandCount.such(&["歩二", "なし"]))?;
        let held = kind
            .in_hand()
            .filter(|_| !kind.is_promoted())
            .ok_or(PieceRemark::NeverInHand(kind))?;
        let (count, after) = names::count(after);
        let total = u32::from(hand.count(held)).saturating_add(count);
        hand = u8::try_from(total)
            .ok()
            .filter(|_| count > 0)
            .and_then(|total| hand.with(held, total))
            .ok_or(PieceRemark::HandCount(kind))?;
        rest = after;
    }
}

/// Writes a diagram.
pub(super) fn write(setup: &Setup, words: [&str; 2], text: &mut String) {
    let [black, white] = words;
    write_hand(setup.hand(Color::White), white, text);
    text.push_str("  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n");
    for rank in 1..=9 {
        text.push('|');
        for square in (1..=9).rev().filter_map(|file| Square::new(file, rank)) {
            match setup.piece_at(square) {
                Some(piece) => {
                    text.push(match piece.color() {
                        Color::Black => ' ',
                        Color::White => 'v',
                    });
                    text.push_str(one_character(piece));
                }
                None => text.push_str(" ・"),
            }
        }
        text.push('|');
        if let Some(square) = Square::new(1, rank) {
            let [_, rank] = names::of_square(square);
            text.push(rank);
        }
        text.push('\n');
    }
    text.push_str("+---------------------------+\n");
    write_hand(setup.hand(Color::Black), black, text);
    if setup.turn() == Color::White {
        text.push_str(white);
    } else {
        text.push_str(black);
    }
    text.push_str("番\n");
    if let Some(played) = setup
        .move_number()
        .checked_sub(1)
        .filter(|&played| played > 0)
    {
        text.push_str("手数＝");
        text.push_str(&played.to_string());
        text.push('\n');
    }
}

fn write_hand(hand: Hand, owner: &str, text: &mut String) {
    text.push_str(owner);
    text.push_str("の持駒：");
    if hand.is_empty() {
        text.push_str("なし");
    }
    for (index, (kind, count)) in hand.iter().enumerate() {
        if index > 0 {
            text.push('　');
        }
        text.push_str(names::of_piece(kind.kind()));
        if count > 1 {
            text.push_str(&names::of_count(count));
        }
    }
    text.push('\n');
}

/// The name of a piece in one character, as diagrams have it.
fn one_character(piece: Piece) -> &'static str {
    use komadai_shogi::PieceKind::{ProKnight, ProLance, ProSilver};
    match piece.kind() {
        ProLance => "杏",
        ProKnight => "圭",
        ProSilver => "全",
        kind => names::of_piece(kind),
    }
}
