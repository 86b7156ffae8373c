use shogi::{Color, Setup};

use super::{
    grammar::{POSITIONS, pieces},
    shogi_terms,
};
use crate::{
    PrintText,
    topics::print::{or, sides},
};
use komadai_model::diagram::{Answers, PerPage, Style};

pub const TEXT: PrintText = PrintText {
    picture: "Imagine…",
    picture_title: "Imaginea poziției",
    sheet: "Foaie…",
    sheet_title: "Foaie de probleme",
    to_sheet: |count| match count {
        0 => "Adaugă pe foaie".to_owned(),
        count => format!("Adaugă pe foaie ({count})"),
    },
    added: |count| format!("Foaia are {}.", POSITIONS.counted(count as u64)),
    close: "Închide",
    saved: "Salvat.",
    not_saved: "Browserul nu a permis salvarea.",
    file_name: "pozitia",
    style: "Stil",
    style_of: |style| match style {
        Style::Book => "Carte",
        Style::Board => "Ecran",
    },
    caption: "Legendă",
    with_moment: "Arată care a fost ultima mutare",
    moment: |number, words| format!("Mutarea {number}: {words}"),
    with_last: "Marchează ultima mutare",
    with_names: "Numele jucătorilor",
    with_marks: "Săgeți și cercuri",
    flipped: "Albul în partea de jos",
    size: "Mărimea PNG-ului",
    size_of: |size| match size {
        1 => "Mică",
        2 => "Medie",
        _ => "Mare, pentru tipar",
    },
    save_svg: "Salvează ca SVG",
    save_png: "Salvează ca PNG",
    copy: "Copiază",
    print: "Tipărește",
    copied: "Imaginea a fost copiată.",
    not_copied: "Acest browser nu permite copierea imaginilor. Salveaz-o ca PNG.",
    no_picture: "Browserul nu a putut crea imaginea. Încearcă o mărime mai mică.",
    position,
    heading: "Titlu",
    per_page: "Pe pagină",
    per_page_of: |per_page| match per_page {
        PerPage::Four => "4 probleme",
        PerPage::Six => "6 probleme",
    },
    answers: "Soluții",
    answers_of: |answers| match answers {
        Answers::None => "Fără",
        Answers::UpsideDown => "Mici, cu susul în jos",
        Answers::OwnPage => "Pe o pagină separată",
    },
    add: "Adaugă această poziție",
    add_bookmarks: "Adaugă toate semnele de carte",
    empty: "Nicio poziție încă. Adaugă câteva, din oricâte partide vrei.",
    not_kept: "Foaia rămâne până când pagina este închisă sau reîncărcată.",
    problems: "Probleme",
    problem: |number| format!("Problema {number}"),
    answer: "Soluție",
    up: |number| format!("Mută problema {number} mai sus"),
    remove: |number| format!("Scoate problema {number}"),
    moved: |number| format!("Acum este problema {number}."),
    removed: "Scoasă.",
    to_move,
};

fn position(setup: &Setup) -> String {
    let board = sides(setup, &shogi_terms::TEXT, " ", ", ").board;
    let [black, white] = Color::ALL.map(|color| {
        let name = (shogi_terms::TEXT.color)(color);
        format!(
            "{name}: {}.{}",
            or(&board[color], "nimic"),
            hand(setup, color)
        )
    });
    format!("{black} {white} {}.", to_move(setup.turn()))
}

fn hand(setup: &Setup, color: Color) -> String {
    let held = setup.hand(color).iter().filter(|&(_, count)| count > 0);
    let held: Vec<String> = held
        .map(|(kind, count)| match count {
            1 => (shogi_terms::TEXT.piece)(kind.kind()).to_owned(),
            count => pieces(kind.kind()).counted(count.into()),
        })
        .collect();
    match held.is_empty() {
        true => String::new(),
        false => format!(" În mână: {}.", held.join(", ")),
    }
}

fn to_move(color: Color) -> &'static str {
    match color {
        Color::Black => "Negrul la mutare",
        Color::White => "Albul la mutare",
    }
}
