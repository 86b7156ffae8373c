//! Pieces, squares, numbers and sides in Japanese texts.

use alloc::string::String;

use komadai_shogi::{Color, PieceKind, Square};

use crate::record::key;

/// The name of a piece in official records.
pub(crate) const fn of_piece(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Pawn => "歩",
        PieceKind::Lance => "香",
        PieceKind::Knight => "桂",
        PieceKind::Silver => "銀",
        PieceKind::Gold => "金",
        PieceKind::Bishop => "角",
        PieceKind::Rook => "飛",
        PieceKind::King => "玉",
        PieceKind::Tokin => "と",
        PieceKind::ProLance => "成香",
        PieceKind::ProKnight => "成桂",
        PieceKind::ProSilver => "成銀",
        PieceKind::Horse => "馬",
        PieceKind::Dragon => "龍",
    }
}

/// The piece at the start of a text, in old or new characters, and the rest.
pub(crate) fn piece(text: &str) -> Option<(PieceKind, &str)> {
    let mut chars = text.chars();
    let kind = match chars.next()? {
        '歩' => PieceKind::Pawn,
        '香' => PieceKind::Lance,
        '桂' => PieceKind::Knight,
        '銀' => PieceKind::Silver,
        '金' => PieceKind::Gold,
        '角' => PieceKind::Bishop,
        '飛' => PieceKind::Rook,
        '玉' | '王' => PieceKind::King,
        'と' | '个' => PieceKind::Tokin,
        '杏' | '仝' => PieceKind::ProLance,
        '圭' | '今' => PieceKind::ProKnight,
        '全' => PieceKind::ProSilver,
        '馬' => PieceKind::Horse,
        '龍' | '竜' => PieceKind::Dragon,
        '成' => match chars.next()? {
            '香' => PieceKind::ProLance,
            '桂' => PieceKind::ProKnight,
            '銀' => PieceKind::ProSilver,
            '歩' => PieceKind::Tokin,
            '角' => PieceKind::Horse,
            '飛' => PieceKind::Dragon,
            _ => return None,
        },
        _ => return None,
    };
    Some((kind, chars.as_str()))
}

const KANJI_DIGITS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// A digit, ASCII or full-width.
pub(crate) fn digit(letter: char) -> Option<u8> {
    match letter {
        '0'..='9' => Some(letter as u8 - b'0'),
        '０'..='９' => u8::try_from(letter as u32 - '０' as u32).ok(),
        _ => None,
    }
}

/// A digit from 1 to 9: ASCII, full-width or kanji.
fn any_digit(letter: char) -> Option<u8> {
    let kanji = KANJI_DIGITS.iter().position(|&digit| digit == letter);
    match kanji {
        Some(index) => u8::try_from(index + 1).ok(),
        None => digit(letter),
    }
}

/// The square at the start of a text, and the rest.
pub(crate) fn square(text: &str) -> Option<(Square, &str)> {
    let mut chars = text.chars();
    let file = digit(chars.next()?)?;
    let rank = any_digit(chars.next()?)?;
    Some((Square::new(file, rank)?, chars.as_str()))
}

/// A square in official records: `７六`.
pub(crate) fn of_square(square: Square) -> [char; 2] {
    let file = char::from_u32('０' as u32 + u32::from(square.file()));
    let rank = KANJI_DIGITS[usize::from(square.rank()) - 1];
    [file.unwrap_or('？'), rank]
}

/// The whole number at the start of a text, in ASCII or full-width digits, and the
/// rest. `u32::MAX` if it is too large.
pub(crate) fn number(text: &str) -> Option<(u32, &str)> {
    let end = text
        .find(|letter| digit(letter).is_none())
        .unwrap_or(text.len());
    let (digits, rest) = text.split_at(end);
    let append = |number: u32, digit: u8| number.saturating_mul(10).saturating_add(digit.into());
    (!digits.is_empty()).then(|| (digits.chars().filter_map(digit).fold(0, append), rest))
}

/// The number of pieces in hand at the start of a text, `二`, `十八` or `12`, and the
/// rest; 1 without a number.
pub(crate) fn count(text: &str) -> (u32, &str) {
    if let Some(found) = number(text) {
        return found;
    }
    let (mut tens, mut ones, mut rest) = (0, None, text);
    while let Some(letter) = rest.chars().next() {
        match any_digit(letter) {
            _ if letter == '十' && tens == 0 => tens = 10 * ones.take().unwrap_or(1),
            Some(digit) if ones.is_none() => ones = Some(u32::from(digit)),
            _ => break,
        }
        rest = &rest[letter.len_utf8()..];
    }
    match ones {
        None if tens == 0 => (1, rest),
        _ => (tens + ones.unwrap_or(0), rest),
    }
}

/// A count above 1 in a diagram.
pub(crate) fn of_count(count: u8) -> String {
    let digit = |digit: u8| KANJI_DIGITS.get(usize::from(digit).wrapping_sub(1));
    let (tens, ones) = (count / 10, count % 10);
    let mut text = String::new();
    if tens > 1 {
        text.extend(digit(tens));
    }
    if tens > 0 {
        text.push('十');
    }
    text.extend(digit(ones));
    text
}

/// The mark before a move for its side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SideMarks {
    /// ▲ and △, which every Japanese encoding has.
    #[default]
    Triangles,
    /// ☗ and ☖, which only Unicode has.
    Pieces,
}

impl SideMarks {
    /// The mark of a side.
    #[must_use]
    pub const fn mark(self, color: Color) -> char {
        match (self, color) {
            (Self::Triangles, Color::Black) => '▲',
            (Self::Triangles, Color::White) => '△',
            (Self::Pieces, Color::Black) => '☗',
            (Self::Pieces, Color::White) => '☖',
        }
    }
}

/// The side of a mark, including similar characters.
pub(crate) const fn side(mark: char) -> Option<Color> {
    match mark {
        '▲' | '☗' | '▼' => Some(Color::Black),
        '△' | '☖' | '▽' => Some(Color::White),
        _ => None,
    }
}

/// The side of a word: 先手, 下手, 後手 or 上手.
pub(crate) fn side_of_word(word: &str) -> Option<Color> {
    match word {
        key::BLACK | key::RECEIVER => Some(Color::Black),
        key::WHITE | key::GIVER => Some(Color::White),
        _ => None,
    }
}
