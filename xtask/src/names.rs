//! `names`: the page of the documentation that draws all openings, attacks and castles.
use crate::project::{Result, no_arguments, root};
use komadai_names::{Name, NameKind};
use komadai_shogi::{Piece, Square};
use std::{fmt::Write as _, fs};

const PAGE: &str = "docs/names.md";

const INTRODUCTION: &str = "# Openings, attacks and castles

The names that are recognised in games, and when they are there. The list of games has a column and a filter of them, a record shows them at the moves with which they come, and `komadai games --opening NAME` finds games by them. The data and its fields: [crates/names](../crates/names/README.md). `cargo xtask names` makes this page.

Black plays up the board, and White the same turned round. Large letters are one's own pieces, small ones the opponent's: K king, R rook, B bishop, G gold, S silver, N knight, L lance, P pawn. A piece that may stand on several squares is drawn on one of them. Below a drawing are the conditions, the last move at which the name may come, the side and the start position if only one will do, and the other names that have to be there, may not be there, or are replaced.
";

pub fn run(arguments: &[String]) -> Result<()> {
    no_arguments(arguments)?;
    fs::write(root().join(PAGE), page())?;
    Ok(())
}

fn page() -> String {
    let mut page = INTRODUCTION.to_owned();
    for (heading, kind) in [
        ("Openings (戦型)", NameKind::Opening),
        ("Attacks (戦法)", NameKind::Attack),
        ("Castles (囲い)", NameKind::Castle),
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
    write!(entry, "\n{}\n", conditions(name)).expect("a string");
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
            let letter = piece.map_or(".".to_owned(), |(_, piece)| piece.to_string());
            drawing += &letter;
            drawing += " ";
        }
        writeln!(drawing, "{}", char::from(b'a' + rank - 1)).expect("a string");
    }
    drawing
}

/// When a name is there, apart from the drawing.
fn conditions(name: Name) -> String {
    let parts: Vec<_> = name.rule_line().split(';').collect();
    let &[pieces, by, side, start, needs, against, not, over] = &parts[..] else {
        panic!("{name:?}: a rule has eight parts");
    };
    let names = |numbers: &str| {
        let numbers = numbers.split_whitespace();
        let ids = numbers.map(|number| {
            let number = number.parse().expect("a number");
            let name = Name::all().nth(number).expect("a name");
            format!("`{}`", name.id())
        });
        ids.collect::<Vec<_>>().join(", ")
    };
    let mut conditions = Vec::new();
    if !pieces.is_empty() {
        conditions.push(format!("`{pieces}`"));
    }
    conditions.push(format!("by move {by}"));
    for (about, value) in [
        ("only", side.to_owned()),
        ("start", start.replace(' ', ", ")),
        ("after", names(needs)),
        ("against", names(against)),
        ("not with", names(not)),
        ("in place of", names(over)),
    ] {
        if !value.is_empty() {
            conditions.push(format!("{about} {value}"));
        }
    }
    conditions.join("; ")
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
