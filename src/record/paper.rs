//! What the dialogs of pictures and sheets have in common: the state that outlives
//! them, and what is on paper while they are open.
use leptos::prelude::*;
use shogi::Color;

use super::{desk::Desk, figures};
use crate::{
    board::BoardStyle,
    diagram::{Look, Page, Printed, Problem, Style},
    element::{
        El, el,
        parts::{choice, field},
    },
    i18n::PrintText,
    reactive::{dynamic, shown},
    session::Settings,
};

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

/// Puts the position on the board on the sheet.
pub fn add_here(desk: Desk) {
    let look = look(desk, Style::Book);
    let text = desk.words.once();
    let problem = desk
        .review
        .with_untracked(|review| figures::problem_here(review, look, text));
    desk.paper
        .problems
        .update(|problems| problems.push(problem));
}

/// The buttons beside the board.
pub fn paper_tools(desk: Desk) -> [El; 3] {
    let Paper {
        picturing,
        sheeting,
        ..
    } = desk.paper;
    let add = move || {
        add_here(desk);
        let count = desk.paper.problems.with_untracked(Vec::len);
        desk.say((desk.words.once().record().print.added)(count));
    };
    let to_sheet = move || (desk.words.now().record().print.to_sheet)(desk.paper.count());
    [
        tool(
            desk,
            "picture",
            |text| text.picture,
            move || picturing.set(true),
        ),
        tool(desk, "sheet", |text| text.sheet, move || sheeting.set(true)),
        el("button")
            .attr("type", "button")
            .class("button")
            .attr("data-action", "to-sheet")
            .says(to_sheet)
            .on_click(add),
    ]
}

/// As the reader has the board, in one of the styles.
pub fn look(desk: Desk, style: Style) -> Look {
    let board = desk.given.settings.with_untracked(|settings: &Settings| {
        BoardStyle::of(settings, || {
            desk.review
                .with_untracked(|review| review.record().first_to_move() == Color::White)
        })
    });
    Look {
        style,
        coordinates: board.coordinates,
        kings: board.kings,
        flipped: board.flipped,
        language: desk.words.once().language,
    }
}

/// The styles, by the names that stand for them in a list.
pub const STYLES: [(&str, Style); 2] = [("book", Style::Book), ("board", Style::Board)];

/// What a name of a list stands for.
pub fn of<T: Copy>(all: &[(&str, T)], chosen: &str) -> T {
    let known = all.iter().find(|(name, _)| *name == chosen);
    known.unwrap_or(&all[0]).1
}

/// A list to choose from, with its label.
pub fn listed<T: Copy + Send + 'static>(
    desk: Desk,
    name: &'static str,
    label: Word,
    all: &[(&'static str, T)],
    describe: fn(&'static PrintText, T) -> &'static str,
    chosen: RwSignal<&'static str>,
) -> El {
    let words = desk.words;
    let options = all
        .iter()
        .map(|&(name, option)| -> (_, Box<dyn Fn() -> _ + Send>) {
            let label = move || describe(&words.now().record().print, option);
            (name, Box::new(label))
        });
    let names: Vec<&'static str> = all.iter().map(|(name, _)| *name).collect();
    let choose = move |name: String| {
        if let Some(&known) = names.iter().find(|known| **known == name) {
            chosen.set(known);
        }
    };
    field(
        self::label(desk, label),
        choice(
            name.to_owned(),
            options.collect(),
            move || chosen.get(),
            choose,
        ),
    )
}

pub type Word = fn(&PrintText) -> &'static str;

/// A button of these dialogs.
pub fn tool(desk: Desk, name: &'static str, word: Word, press: impl Fn() + 'static) -> El {
    let words = desk.words;
    el("button")
        .attr("type", "button")
        .class("button")
        .attr("data-action", name)
        .says(move || word(&words.now().record().print).to_owned())
        .on_click(press)
}

/// Something that is so or not.
pub fn tick(desk: Desk, name: &'static str, word: Word, on: RwSignal<bool>) -> El {
    let words = desk.words;
    el("label")
        .class("tick")
        .child(
            el("input")
                .attr("type", "checkbox")
                .attr("name", name)
                .prop_flag("checked", move || on.get())
                .on_click(move || on.update(|on| *on = !*on)),
        )
        .child(el("span").says(move || word(&words.now().record().print).to_owned()))
}

/// The label of a part of a form.
pub fn label(desk: Desk, word: Word) -> impl Fn() -> String + Send + 'static {
    let words = desk.words;
    move || word(&words.now().record().print).to_owned()
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
