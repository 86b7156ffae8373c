use shogi::Color;

use super::shogi_terms;
use crate::{PrintText, topics::print::sides};
use komadai_model::diagram::{Answers, PerPage, Style};

pub const TEXT: PrintText = PrintText {
    picture: "Immagine…",
    picture_title: "Immagine della posizione",
    sheet: "Foglio…",
    sheet_title: "Foglio di problemi",
    to_sheet: |count| match count {
        0 => "Aggiungi al foglio".to_owned(),
        count => format!("Aggiungi al foglio ({count})"),
    },
    added: |count| match count {
        1 => "Il foglio ha 1 posizione.".to_owned(),
        count => format!("Il foglio ha {count} posizioni."),
    },
    close: "Chiudi",
    saved: "Salvato.",
    not_saved: "Il browser non ha permesso di salvare.",
    file_name: "posizione",
    style: "Stile",
    style_of: |style| match style {
        Style::Book => "Libro",
        Style::Board => "Schermo",
    },
    caption: "Didascalia",
    with_moment: "Indica l’ultima mossa a parole",
    moment: |number, words| format!("Mossa {number}: {words}"),
    with_last: "Segna l’ultima mossa",
    with_names: "Nomi dei giocatori",
    with_marks: "Frecce e cerchi",
    flipped: "Il Bianco in basso",
    size: "Dimensione del PNG",
    size_of: |size| match size {
        1 => "Piccola",
        2 => "Media",
        _ => "Grande, per la stampa",
    },
    save_svg: "Salva come SVG",
    save_png: "Salva come PNG",
    copy: "Copia",
    print: "Stampa",
    copied: "Immagine copiata.",
    not_copied: "Questo browser non permette di copiare immagini. Salvala come PNG.",
    no_picture: "Il browser non è riuscito a creare l’immagine. Prova una dimensione più piccola.",
    position: |setup| {
        let sides = sides(setup, &shogi_terms::TEXT, " ", ", ");
        let [black, white] = Color::ALL.map(|color| {
            let name = (shogi_terms::TEXT.color)(color);
            let board = match &*sides.board[color] {
                "" => "nulla",
                board => board,
            };
            let hand = match &*sides.hands[color] {
                "" => String::new(),
                hand => format!(" In mano: {hand}."),
            };
            format!("{name}: {board}.{hand}")
        });
        format!("{black} {white} {}.", to_move(setup.turn()))
    },
    heading: "Intestazione",
    per_page: "Per pagina",
    per_page_of: |per_page| match per_page {
        PerPage::Four => "4 problemi",
        PerPage::Six => "6 problemi",
    },
    answers: "Soluzioni",
    answers_of: |answers| match answers {
        Answers::None => "Nessuna",
        Answers::UpsideDown => "In piccolo, capovolte",
        Answers::OwnPage => "Su una pagina a parte",
    },
    add: "Aggiungi questa posizione",
    add_bookmarks: "Aggiungi tutti i segnalibri",
    empty: "Ancora nessuna posizione. Puoi aggiungerne da più kifu.",
    not_kept: "Il foglio resta finché la pagina non viene chiusa o ricaricata.",
    problems: "Problemi",
    problem: |number| format!("Problema {number}"),
    answer: "Soluzione",
    up: |number| format!("Sposta in su il problema {number}"),
    remove: |number| format!("Togli il problema {number}"),
    moved: |number| format!("Ora è il problema {number}."),
    removed: "Tolto.",
    to_move,
};

fn to_move(color: Color) -> &'static str {
    match color {
        Color::Black => "Tocca al Nero",
        Color::White => "Tocca al Bianco",
    }
}
