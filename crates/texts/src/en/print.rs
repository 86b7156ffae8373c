use shogi::Color;

use super::shogi_terms;
use crate::{
    PrintText,
    topics::print::{or, sides},
};
use komadai_model::diagram::{Answers, PerPage, Style};

pub const TEXT: PrintText = PrintText {
    picture: "Picture…",
    picture_title: "Picture of the position",
    sheet: "Sheet…",
    sheet_title: "Problem sheet",
    to_sheet: |count| match count {
        0 => "Add to sheet".to_owned(),
        count => format!("Add to sheet ({count})"),
    },
    added: |count| match count {
        1 => "The sheet has 1 position.".to_owned(),
        count => format!("The sheet has {count} positions."),
    },
    close: "Close",
    saved: "Saved.",
    not_saved: "The browser did not allow saving.",
    file_name: "position",
    style: "Style",
    style_of: |style| match style {
        Style::Book => "Book",
        Style::Board => "Screen",
    },
    caption: "Caption",
    with_moment: "Name the last move",
    moment: |number, words| format!("Move {number}: {words}"),
    with_last: "Mark the last move",
    with_names: "Players’ names",
    with_marks: "Arrows and circles",
    flipped: "White at the bottom",
    size: "Size of the PNG",
    size_of: |size| match size {
        1 => "Small",
        2 => "Medium",
        _ => "Large, for print",
    },
    save_svg: "Save as SVG",
    save_png: "Save as PNG",
    copy: "Copy",
    print: "Print",
    copied: "Picture copied.",
    not_copied: "This browser cannot copy pictures. Save it as PNG instead.",
    no_picture: "The browser could not make the picture. Try a smaller size.",
    position: |setup| {
        let sides = sides(setup, &shogi_terms::TEXT, " ", ", ");
        let (board, hands) = (&sides.board, &sides.hands);
        let hand = |color| match &*hands[color] {
            "" => String::new(),
            hand => format!(" In hand: {hand}."),
        };
        let [black, white] = Color::ALL.map(|color| {
            let name = (shogi_terms::TEXT.color)(color);
            format!("{name}: {}.{}", or(&board[color], "nothing"), hand(color))
        });
        format!("{black} {white} {}.", to_move(setup.turn()))
    },
    heading: "Heading",
    per_page: "On a page",
    per_page_of: |per_page| match per_page {
        PerPage::Four => "4 problems",
        PerPage::Six => "6 problems",
    },
    answers: "Answers",
    answers_of: |answers| match answers {
        Answers::None => "None",
        Answers::UpsideDown => "Small, upside down",
        Answers::OwnPage => "On a separate page",
    },
    add: "Add this position",
    add_bookmarks: "Add all bookmarks",
    empty: "No position yet. Add some, from as many records as you like.",
    not_kept: "The sheet is kept until the page is closed or reloaded.",
    problems: "Problems",
    problem: |number| format!("Problem {number}"),
    answer: "Answer",
    up: |number| format!("Move problem {number} up"),
    remove: |number| format!("Remove problem {number}"),
    moved: |number| format!("Now problem {number}."),
    removed: "Removed.",
    to_move,
};

fn to_move(color: Color) -> &'static str {
    match color {
        Color::Black => "Black to move",
        Color::White => "White to move",
    }
}
