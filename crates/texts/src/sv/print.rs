use shogi::Color;

use super::shogi_terms;
use crate::{
    PrintText,
    topics::print::{or, sides},
};
use komadai_model::diagram::{Answers, PerPage, Style};

pub const TEXT: PrintText = PrintText {
    picture: "Bild…",
    picture_title: "Bild av ställningen",
    sheet: "Problemblad…",
    sheet_title: "Problemblad",
    to_sheet: |count| match count {
        0 => "Lägg till på bladet".to_owned(),
        count => format!("Lägg till på bladet ({count})"),
    },
    added: |count| match count {
        1 => "Bladet har 1 ställning.".to_owned(),
        count => format!("Bladet har {count} ställningar."),
    },
    close: "Stäng",
    saved: "Sparat.",
    not_saved: "Webbläsaren tillät inte att spara.",
    file_name: "ställning",
    style: "Stil",
    style_of: |style| match style {
        Style::Book => "Bok",
        Style::Board => "Skärm",
    },
    caption: "Bildtext",
    with_moment: "Ange vilket drag som var det senaste",
    moment: |number, words| format!("Drag {number}: {words}"),
    with_last: "Markera senaste draget",
    with_names: "Spelarnas namn",
    with_marks: "Pilar och cirklar",
    flipped: "Vit nedtill",
    size: "PNG-bildens storlek",
    size_of: |size| match size {
        1 => "Liten",
        2 => "Mellan",
        _ => "Stor, för utskrift",
    },
    save_svg: "Spara som SVG",
    save_png: "Spara som PNG",
    copy: "Kopiera",
    print: "Skriv ut",
    copied: "Bilden är kopierad.",
    not_copied: "Den här webbläsaren kan inte kopiera bilder. Spara den som PNG i stället.",
    no_picture: "Webbläsaren kunde inte skapa bilden. Prova en mindre storlek.",
    position: |setup| {
        let sides = sides(setup, &shogi_terms::TEXT, " ", ", ");
        let (board, hands) = (&sides.board, &sides.hands);
        let hand = |color| match &*hands[color] {
            "" => String::new(),
            hand => format!(" I handen: {hand}."),
        };
        let [black, white] = Color::ALL.map(|color| {
            let name = (shogi_terms::TEXT.color)(color);
            format!("{name}: {}.{}", or(&board[color], "ingenting"), hand(color))
        });
        format!("{black} {white} {}.", to_move(setup.turn()))
    },
    heading: "Rubrik",
    per_page: "Per sida",
    per_page_of: |per_page| match per_page {
        PerPage::Four => "4 problem",
        PerPage::Six => "6 problem",
    },
    answers: "Lösningar",
    answers_of: |answers| match answers {
        Answers::None => "Inga",
        Answers::UpsideDown => "Små, upp och ner",
        Answers::OwnPage => "På en egen sida",
    },
    add: "Lägg till ställningen",
    add_bookmarks: "Lägg till alla bokmärken",
    empty: "Ingen ställning än. Lägg till några, från hur många protokoll du vill.",
    not_kept: "Bladet finns kvar tills sidan stängs eller laddas om.",
    problems: "Problem",
    problem: |number| format!("Problem {number}"),
    answer: "Lösning",
    up: |number| format!("Flytta upp problem {number}"),
    remove: |number| format!("Ta bort problem {number}"),
    moved: |number| format!("Nu är det problem {number}."),
    removed: "Borttaget.",
    to_move,
};

fn to_move(color: Color) -> &'static str {
    match color {
        Color::Black => "Svart vid draget",
        Color::White => "Vit vid draget",
    }
}
