//! Pictures and sheets: what the screen knows of them, and what is on paper. Their
//! dialogs are a part that is loaded later.
use leptos::prelude::*;

use super::{button::bare, desk::Desk, picture, sheet};
use crate::{
    diagram::{Page, Printed, Problem},
    element::{El, dialog::Dialog, el},
    i18n::PrintText,
    later::load,
    part,
    reactive::{dynamic, shown},
    style,
};

/// The functions of the part.
#[derive(Clone, Copy, Debug)]
pub struct Dialogs {
    /// What is inside the dialog of the picture.
    pub picture: fn(Desk) -> Vec<El>,
    pub sheet: fn(Desk) -> Vec<El>,
    /// Puts the position on the board on the sheet.
    pub add: fn(Desk),
}

part! {
    pub static PAPER: Dialogs = paper(Dialogs {
        picture: picture::contents,
        sheet: sheet::contents,
        add: sheet::add_here,
    }, concat!(style!("paper"), style!("print")));
}

#[derive(Clone, Copy, Debug)]
pub struct Paper {
    /// Whether the dialog of the picture is open.
    pub picturing: RwSignal<bool>,
    /// Whether that of the sheet is.
    pub sheeting: RwSignal<bool>,
    /// The picture on screen, and alone on paper.
    pub picture: RwSignal<String>,
    /// The collection, from any number of records.
    pub problems: RwSignal<Vec<Problem>>,
    pub heading: RwSignal<String>,
    /// The sheet, once it is to be printed.
    pub pages: RwSignal<Vec<Page>>,
}

impl Paper {
    pub fn new() -> Self {
        Self {
            picturing: RwSignal::new(false),
            sheeting: RwSignal::new(false),
            picture: RwSignal::new(String::new()),
            problems: RwSignal::new(Vec::new()),
            heading: RwSignal::new(String::new()),
            pages: RwSignal::new(Vec::new()),
        }
    }

    pub fn count(self) -> usize {
        self.problems.with(Vec::len)
    }
}

/// The buttons beside the board.
pub fn paper_tools(desk: Desk) -> [El; 3] {
    let Paper {
        picturing,
        sheeting,
        ..
    } = desk.paper;
    let to_sheet = move || (desk.words.now().record().print.to_sheet)(desk.paper.count());
    [
        tool(
            desk,
            "picture",
            |text| text.picture,
            move || picturing.set(true),
        ),
        tool(desk, "sheet", |text| text.sheet, move || sheeting.set(true)),
        bare("to-sheet", move || add(desk)).says(to_sheet),
    ]
}

fn tool(
    desk: Desk,
    name: &'static str,
    word: fn(&PrintText) -> &'static str,
    press: impl Fn() + 'static,
) -> El {
    let words = desk.words;
    bare(name, press).says(move || word(&words.now().record().print).to_owned())
}

fn add(desk: Desk) {
    let arrive = move || match PAPER.code() {
        Some(code) => {
            (code.add)(desk);
            let count = desk.paper.problems.with_untracked(Vec::len);
            desk.say((desk.words.once().record().print.added)(count));
        }
        None => desk.tell(desk.words.once().app.not_loaded.to_owned()),
    };
    load(PAPER.fetch(), Box::new(arrive));
}

pub fn dialogs(desk: Desk) -> AnyView {
    let picture = Dialog {
        name: "picture",
        title: |text| text.record().print.picture_title,
        open: desk.paper.picturing,
    };
    let sheet = Dialog {
        name: "sheet",
        title: |text| text.record().print.sheet_title,
        open: desk.paper.sheeting,
    };
    vec![
        picture.view_of(desk.words, &PAPER, move |code| (code.picture)(desk)),
        sheet.view_of(desk.words, &PAPER, move |code| (code.sheet)(desk)),
    ]
    .into_any()
}

/// What is printed in place of the screen: it is there while a dialog is open.
pub fn printed(desk: Desk) -> AnyView {
    let Paper {
        picturing,
        sheeting,
        picture,
        pages,
        ..
    } = desk.paper;
    let alone = move || {
        let drawn = el("div")
            .class("sheet-alone")
            .prop("innerHTML", move || picture.get());
        el("div").class("sheet").child(drawn).view()
    };
    let sheet = move || {
        let filled = move || pages.with(|pages| pages.iter().map(page).collect::<Vec<El>>());
        let sheet = move || el("div").class("sheet").children(filled()).view();
        dynamic(sheet)
    };
    let has_pages = move || sheeting.get() && pages.with(|pages| !pages.is_empty());
    vec![
        shown(move || picturing.get(), alone),
        shown(has_pages, sheet),
    ]
    .into_any()
}

fn page(page: &Page) -> El {
    let Page {
        title,
        problems,
        key,
    } = page;
    let mut section = el("section")
        .class("sheet-page")
        .child(el("h1").class("sheet-title").text(title.clone()));
    if !problems.is_empty() {
        let problems = problems.iter().map(problem);
        section = section.child(el("div").class("sheet-problems").children(problems));
    }
    let Some(key) = key else {
        return section;
    };
    let answers = key.answers.iter().map(|answer| {
        el("li")
            .set("value", answer.number.to_string())
            .text(answer.text.clone())
    });
    let class = match key.upside_down {
        true => "sheet-answers upside-down",
        false => "sheet-answers",
    };
    section.child(el("ol").class(class).children(answers))
}

fn problem(problem: &Printed) -> El {
    let Printed {
        number,
        svg,
        caption,
    } = problem;
    let svg = svg.clone();
    let caption = el("figcaption")
        .child(el("b").text(number.to_string()))
        .text(format!(" {}", caption.text()));
    el("figure")
        .class("sheet-problem")
        .child(
            el("div")
                .class("sheet-figure")
                .prop("innerHTML", move || svg.clone()),
        )
        .child(caption)
        .child(el("div").class("sheet-line"))
}
