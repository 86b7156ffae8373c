//! `names`: the page of the documentation that draws all openings, attacks and castles.
use crate::project::{Result, no_arguments, root};
use komadai_names::{Kind, Name};
use komadai_shogi::{Color, Piece, Square};
use std::{fmt::Write as _, fs};

const PAGE: &str = "docs/names.md";

const INTRODUCTION: &str = "# Openings, attacks and castles

The names that are recognised in games, and when they are there. The list of games has a column and a filter of them, a record shows them at the moves with which they come, and `komadai games --opening NAME` finds games by them. The data and its fields: [crates/names](../crates/names/README.md). `cargo xtask names` makes this page.

Black plays up the board, and White the same turned round. Large letters are one's own pieces, small ones the opponent's: K king, R rook, B bishop, G gold, S silver, N knight, L lance, P pawn. A piece that may stand on several squares is drawn on one of them. Below a drawing are the conditions.
";

pub fn run(arguments: &[String]) -> Result<()> {
    no_arguments(arguments)?;
    fs::write(root().join(PAGE), page())?;
    Ok(())
}

fn page() -> String {
    let mut page = INTRODUCTION.to_owned();
    for (heading, kind) in [
        ("Openings (戦型)", Kind::Opening),
        ("Attacks (戦法)", Kind::Attack),
        ("Castles (囲い)", Kind::Castle),
    ] {
        write!(page, "\n## {heading}\n").expect("a string");
        for name in Name::all().filter(|name| name.kind() == kind) {
            page += &entry(name);
        }
    }
    page
}

fn entry(name: Name) -> String {
    let mut entry = format!(
        "\n### {}\n\n`{}` · {}（{}）· {} · {} · {}\n",
        name.en(),
        name.id(),
        name.ja(),
        name.kana(),
        name.it(),
        name.ro(),
        name.sv(),
    );
    let drawing = drawing(&name.pieces());
    if !drawing.is_empty() {
        write!(entry, "\n```text\n{drawing}```\n").expect("a string");
    }
    let conditions = match name.conditions() {
        "" => "Both sides have one like it.".to_owned(),
        conditions => format!("`{conditions}`"),
    };
    write!(entry, "\n{conditions}\n").expect("a string");
    entry
}

/// The ranks that have pieces, with those between them.
fn drawing(pieces: &[(Square, Piece)]) -> String {
    let ranks = || pieces.iter().map(|(square, _)| square.rank());
    let (Some(first), Some(last)) = (ranks().min(), ranks().max()) else {
        return String::new();
    };
    let mut drawing = "9 8 7 6 5 4 3 2 1\n".to_owned();
    for rank in first..=last {
        for file in (1..=9).rev() {
            let square = Square::new(file, rank);
            let piece = pieces.iter().find(|(known, _)| Some(*known) == square);
            drawing += piece.map_or(".", |(_, piece)| letter(*piece));
            drawing += " ";
        }
        writeln!(drawing, "{}", char::from(b'a' + rank - 1)).expect("a string");
    }
    drawing
}

fn letter(piece: Piece) -> &'static str {
    const LARGE: [&str; 8] = ["P", "L", "N", "S", "G", "B", "R", "K"];
    const SMALL: [&str; 8] = ["p", "l", "n", "s", "g", "b", "r", "k"];
    let letter = piece.kind().to_sfen();
    let place = LARGE.iter().position(|known| *known == letter);
    let letters = match piece.color() {
        Color::Black => LARGE,
        Color::White => SMALL,
    };
    place.map_or("?", |place| letters[place])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_what_the_data_says() {
        let written = fs::read_to_string(root().join(PAGE)).unwrap();
        assert!(written == page(), "run `cargo xtask names`");
    }

    #[test]
    fn a_castle_is_drawn_with_its_ranks() {
        let mino = Name::from_id("mino").unwrap();
        assert_eq!(
            drawing(&mino.pieces()),
            "9 8 7 6 5 4 3 2 1\n. . . . G . S K . h\n. . . . . G . . . i\n"
        );
    }
}
