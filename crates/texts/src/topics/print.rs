//! Pictures of positions, and sheets of problems to print.
use shogi::{ByColor, Color, Setup};

use crate::ShogiTermsText;
use komadai_model::diagram::{Answers, PerPage, Style};

#[derive(Debug)]
pub struct PrintText {
    pub picture: &'static str,
    pub picture_title: &'static str,
    pub sheet: &'static str,
    pub sheet_title: &'static str,
    /// The button beside the board, with the number of positions on the sheet.
    pub to_sheet: fn(usize) -> String,
    pub added: fn(usize) -> String,
    pub close: &'static str,
    pub saved: &'static str,
    pub not_saved: &'static str,
    /// The default name of a file.
    pub file_name: &'static str,
    pub style: &'static str,
    pub style_of: fn(Style) -> &'static str,
    pub caption: &'static str,
    /// Whether the caption says which move was the last.
    pub with_moment: &'static str,
    /// The number and the words of the last move.
    pub moment: fn(u32, &str) -> String,
    pub with_last: &'static str,
    pub with_names: &'static str,
    pub with_marks: &'static str,
    pub flipped: &'static str,
    pub size: &'static str,
    /// By the scale: 1, 2 or more image pixels for a pixel of the screen.
    pub size_of: fn(u8) -> &'static str,
    pub save_svg: &'static str,
    pub save_png: &'static str,
    pub copy: &'static str,
    pub print: &'static str,
    pub copied: &'static str,
    pub not_copied: &'static str,
    pub no_picture: &'static str,
    /// The whole position in words, for screen readers.
    pub position: fn(&Setup) -> String,
    pub heading: &'static str,
    pub per_page: &'static str,
    pub per_page_of: fn(PerPage) -> &'static str,
    pub answers: &'static str,
    pub answers_of: fn(Answers) -> &'static str,
    pub add: &'static str,
    pub add_bookmarks: &'static str,
    pub empty: &'static str,
    /// The notice that the sheet is not saved.
    pub not_kept: &'static str,
    pub problems: &'static str,
    pub problem: fn(usize) -> String,
    pub answer: &'static str,
    pub up: fn(usize) -> String,
    pub remove: fn(usize) -> String,
    pub moved: fn(usize) -> String,
    pub removed: &'static str,
    /// Whose turn it is: the caption of a problem without a name.
    pub to_move: fn(Color) -> &'static str,
}

/// What each side has, in lists.
pub(crate) struct Sides {
    pub(crate) board: ByColor<String>,
    pub(crate) hands: ByColor<String>,
}

pub(crate) fn sides(setup: &Setup, terms: &ShogiTermsText, space: &str, comma: &str) -> Sides {
    let list = |items: Vec<String>| items.join(comma);
    let board = ByColor::from_fn(|color| {
        let pieces = setup.pieces().filter(|(_, piece)| piece.color() == color);
        let item = |(square, piece): (_, shogi::Piece)| {
            let (square, name) = ((terms.square)(square), (terms.piece)(piece.kind()));
            match space {
                "" => [&*square, name].concat(),
                _ => [name, space, &square].concat(),
            }
        };
        list(pieces.map(item).collect())
    });
    let hands = ByColor::from_fn(|color| {
        let held = setup.hand(color).iter().filter(|&(_, count)| count > 0);
        let item = |(kind, count): (shogi::HandKind, u8)| {
            let name = (terms.piece)(kind.kind());
            match count {
                1 => name.to_owned(),
                count => format!("{name}{space}{count}"),
            }
        };
        list(held.map(item).collect())
    });
    Sides { board, hands }
}

pub(crate) fn or<'a>(text: &'a str, other: &'a str) -> &'a str {
    match text {
        "" => other,
        text => text,
    }
}
