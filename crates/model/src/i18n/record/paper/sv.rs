use shogi::Color;

use super::{PaperText, or, print, sides};
use crate::{
    diagram::{Answers, PerPage, Style},
    i18n::terms,
};

pub const SV: PaperText = PaperText {
    close: "Stäng",
    saved: "Sparat.",
    not_saved: "Webbläsaren lät oss inte spara.",
    file_name: "ställning",
    sheet: print::SV.sheet_title,
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
    not_copied: "Den här webbläsaren låter oss inte kopiera bilder. Spara den som PNG i stället.",
    no_picture: "Webbläsaren kunde inte skapa bilden. Prova en mindre storlek.",
    position: |setup| {
        let sides = sides(setup, &terms::SV, " ", ", ");
        let (board, hands) = (&sides.board, &sides.hands);
        let hand = |color| match &*hands[color] {
            "" => String::new(),
            hand => format!(" I handen: {hand}."),
        };
        let [black, white] = Color::ALL.map(|color| {
            let name = (terms::SV.color)(color);
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
    empty: "Ingen ställning än. Lägg till några, från så många protokoll du vill.",
    not_kept: "Bladet finns kvar tills sidan stängs eller laddas om.",
    problems: "Problem",
    problem: |number| format!("Problem {number}"),
    answer: "Lösning",
    up: |number| format!("Flytta upp problem {number}"),
    remove: |number| format!("Ta bort problem {number}"),
    moved: |number| format!("Det är problem {number} nu."),
    removed: "Borttaget.",
    to_move,
    added: print::SV.added,
    none_held: "–",
    held: |count| vec![count.to_string()],
};

fn to_move(color: Color) -> &'static str {
    match color {
        Color::Black => "Svart vid draget",
        Color::White => "Vit vid draget",
    }
}
