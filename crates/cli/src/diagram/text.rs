//! A diagram as text: in Japanese as in a KIF, elsewhere with the letters of SFEN.

use komadai_diagram::{Coordinates, Figure};
use shogi::{Color, Hand, Piece, PieceKind, Square};

/// The pieces and digits of a language.
struct Characters {
    piece: fn(Piece) -> String,
    empty: &'static str,
    digits: [&'static str; 9],
    sides: [&'static str; 2],
    nothing: &'static str,
}

const LETTERS: Characters = Characters {
    piece: |piece| format!("{:>3}", piece.to_string()),
    empty: "  .",
    digits: [
        "  1", "  2", "  3", "  4", "  5", "  6", "  7", "  8", "  9",
    ],
    sides: ["Black", "White"],
    nothing: "-",
};

/// Each character is as wide as two letters.
const KANJI: Characters = Characters {
    piece: |piece| match piece.color() {
        Color::Black => format!(" {}", one_character(piece.kind())),
        Color::White => format!("v{}", one_character(piece.kind())),
    },
    empty: " ・",
    digits: ["１", "２", "３", "４", "５", "６", "７", "８", "９"],
    sides: ["先手", "後手"],
    nothing: "なし",
};

const FRAME: &str = "+---------------------------+";

pub fn draw(figure: &Figure) -> String {
    let characters = match figure.look.lang {
        "ja" => &KANJI,
        _ => &LETTERS,
    };
    let has_coordinates = figure.look.coordinates != Coordinates::Off;
    let near = figure.look.near();
    let mut lines = vec![hand(figure, !near, characters)];
    if has_coordinates {
        let files = along(figure, |file| characters.digits[usize::from(9 - file)]);
        lines.push(match figure.look.lang {
            "ja" => format!("  {}", files.join(" ")),
            _ => format!(" {}", files.concat()),
        });
    }
    lines.push(FRAME.to_owned());
    for row in 1..=9 {
        let rank = if figure.look.flipped { 10 - row } else { row };
        let squares = along(figure, |column| match Square::new(10 - column, rank) {
            Some(square) => match figure.setup.piece_at(square) {
                Some(piece) => (characters.piece)(piece),
                None => characters.empty.to_owned(),
            },
            None => String::new(),
        });
        let name = rank_name(figure.look.coordinates, rank);
        lines.push(format!("|{}|{name}", squares.concat()));
    }
    lines.push(FRAME.to_owned());
    lines.push(hand(figure, near, characters));
    if !figure.caption.is_empty() {
        lines.push(figure.caption.text());
    }
    lines.join("\n") + "\n"
}

/// What `value` gives for the columns 1 to 9 from Black's left, in the order in which they
/// are seen.
fn along<T>(figure: &Figure, value: impl Fn(u8) -> T) -> Vec<T> {
    let mut values: Vec<T> = (1..=9).map(value).collect();
    if figure.look.flipped {
        values.reverse();
    }
    values
}

fn rank_name(coordinates: Coordinates, rank: u8) -> String {
    const KANJI: [&str; 9] = ["一", "二", "三", "四", "五", "六", "七", "八", "九"];
    match coordinates {
        Coordinates::Kanji => KANJI[usize::from(rank - 1)].to_owned(),
        Coordinates::Letters => char::from(b'a' + rank - 1).to_string(),
        Coordinates::Digits => rank.to_string(),
        Coordinates::Off => String::new(),
    }
}

/// A side, its name, and its pieces in hand.
fn hand(figure: &Figure, color: Color, characters: &Characters) -> String {
    let side = characters.sides[color as usize];
    let name = &figure.names[color];
    let owner = if name.is_empty() {
        side.to_owned()
    } else {
        format!("{side} ({name})")
    };
    let held = match figure.setup.hand(color) {
        Hand::EMPTY => characters.nothing.to_owned(),
        hand => {
            let held = hand.iter().map(|(kind, count)| {
                let piece = (characters.piece)(Piece::new(Color::Black, kind.kind()));
                let count = if count > 1 {
                    count.to_string()
                } else {
                    String::new()
                };
                format!("{}{count}", piece.trim())
            });
            held.collect::<Vec<_>>().join(" ")
        }
    };
    format!("{owner}: {held}")
}

const fn one_character(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::King => "玉",
        PieceKind::Rook => "飛",
        PieceKind::Bishop => "角",
        PieceKind::Gold => "金",
        PieceKind::Silver => "銀",
        PieceKind::Knight => "桂",
        PieceKind::Lance => "香",
        PieceKind::Pawn => "歩",
        PieceKind::Dragon => "龍",
        PieceKind::Horse => "馬",
        PieceKind::ProSilver => "全",
        PieceKind::ProKnight => "圭",
        PieceKind::ProLance => "杏",
        PieceKind::Tokin => "と",
    }
}
