//! A sheet of problems, from positions of as many records as the reader likes.
use leptos::prelude::*;

use super::{
    desk::Desk,
    fields::{STYLES, label, listed, look, of, tool},
    figures,
};
use crate::{
    diagram::{Answers, Figure, Look, PerPage, Problem, Sheet, Style, data_url, svg},
    element::{
        El, el,
        parts::{field, line_of},
    },
    i18n::PaperText,
    platform::{dom, print},
    reactive::dynamic,
    session::Coordinates,
};

const PER_PAGE: [(&str, PerPage); 2] = [("6", PerPage::Six), ("4", PerPage::Four)];
const ANSWERS: [(&str, Answers); 3] = [
    ("none", Answers::None),
    ("upside-down", Answers::UpsideDown),
    ("own-page", Answers::OwnPage),
];

/// Who has the focus when the list has changed: the problem that was moved, the
/// next that can be removed, or else what adds one.
const HEIRS: [&str; 4] = [
    ".problem[data-moved] [data-action=up]:not(:disabled)",
    ".problem[data-moved] [data-action=remove]",
    ".problem [data-action=remove]",
    "[data-action=add]",
];

/// What the reader has chosen, as long as the dialog is open.
#[derive(Clone, Copy)]
struct Draft {
    desk: Desk,
    style: RwSignal<&'static str>,
    per_page: RwSignal<&'static str>,
    answers: RwSignal<&'static str>,
    /// The problem that was moved last.
    moved: RwSignal<usize>,
    said: RwSignal<String>,
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

impl Draft {
    fn new(desk: Desk) -> Self {
        Self {
            desk,
            style: RwSignal::new(STYLES[0].0),
            per_page: RwSignal::new(PER_PAGE[0].0),
            answers: RwSignal::new(ANSWERS[0].0),
            moved: RwSignal::new(usize::MAX),
            said: RwSignal::new(String::new()),
        }
    }

    fn text(self) -> &'static PaperText {
        self.desk.words.once().paper()
    }

    fn say_count(self) {
        let count = self.desk.paper.problems.with_untracked(Vec::len);
        self.said.set((self.text().added)(count));
    }

    /// Changes the list; the problem at `moved` is the one to look at.
    fn change(self, moved: usize, change: impl FnOnce(&mut Vec<Problem>)) {
        dom::bequeath_focus(&HEIRS);
        self.moved.set(moved);
        self.desk.paper.problems.update(change);
    }

    fn add_bookmarks(self) {
        let desk = self.desk;
        let look = look(desk, Style::Book);
        let text = desk.words.once();
        let found = desk
            .review
            .with_untracked(|review| figures::problems_at_bookmarks(review, look, text));
        self.change(usize::MAX, |problems| problems.extend(found));
        self.say_count();
    }

    fn up(self, index: usize) {
        let Some(above) = index.checked_sub(1) else {
            return;
        };
        self.change(above, |problems| problems.swap(above, index));
        self.said.set((self.text().moved)(above + 1));
    }

    fn remove(self, index: usize) {
        self.change(usize::MAX, |problems| {
            problems.remove(index);
        });
        self.said.set(self.text().removed.to_owned());
    }

    fn sheet(self) -> Sheet {
        let paper = self.desk.paper;
        let look = look(self.desk, of(&STYLES, self.style.get_untracked()));
        let dressed = |problem: Problem| Problem {
            figure: Figure {
                look: Look {
                    flipped: problem.figure.look.flipped,
                    ..look
                },
                ..problem.figure
            },
            ..problem
        };
        let problems = paper.problems.get_untracked();
        Sheet {
            title: paper.heading.get_untracked(),
            problems: problems.into_iter().map(dressed).collect(),
            per_page: of(&PER_PAGE, self.per_page.get_untracked()),
            answers: of(&ANSWERS, self.answers.get_untracked()),
        }
    }

    fn print(self) {
        let sheet = self.sheet();
        self.desk.paper.pages.set(sheet.pages());
        let title = match sheet.title.trim() {
            "" => self.text().sheet.to_owned(),
            title => title.to_owned(),
        };
        // Once it is there.
        request_animation_frame(move || print::print(&title));
    }
}

/// What is inside the dialog.
pub fn contents(desk: Desk) -> Vec<El> {
    let draft = Draft::new(desk);
    desk.paper.pages.set(Vec::new());
    let add = tool(
        desk,
        "add",
        |text| text.add,
        move || {
            add_here(desk);
            draft.say_count();
        },
    );
    let no_bookmarks = desk
        .review
        .with_untracked(|review| figures::bookmarks(review.record()).is_empty());
    let bookmarks = tool(
        desk,
        "add-bookmarks",
        |text| text.add_bookmarks,
        move || draft.add_bookmarks(),
    )
    .mark("disabled", move || no_bookmarks);
    let close = tool(
        desk,
        "close",
        |text| text.close,
        move || {
            desk.paper.sheeting.set(false);
        },
    );
    let print = tool(desk, "print", |text| text.print, move || draft.print())
        .class("button primary")
        .mark("disabled", move || desk.paper.count() == 0);
    let said = el("p")
        .class("hint")
        .attr("role", "status")
        .says(move || draft.said.get());
    let buttons = el("div").class("dialog-buttons").child(close).child(print);
    let form = el("div")
        .class("form")
        .child(el("div").class("sheet-adders").child(add).child(bookmarks))
        .child(list(draft))
        .child(form(draft));
    let foot = el("div").class("dialog-foot").child(said).child(buttons);
    vec![form, foot]
}

fn form(draft: Draft) -> El {
    let Draft { desk, .. } = draft;
    let heading = field(
        label(desk, |text| text.heading),
        line_of("heading".to_owned(), desk.paper.heading),
    );
    let per_page = listed(
        desk,
        "per-page",
        |text| text.per_page,
        &PER_PAGE,
        |text, per_page| (text.per_page_of)(per_page),
        draft.per_page,
    );
    let style = listed(
        desk,
        "style",
        |text| text.style,
        &STYLES,
        |text, style| (text.style_of)(style),
        draft.style,
    );
    let answers = listed(
        desk,
        "answers",
        |text| text.answers,
        &ANSWERS,
        |text, answers| (text.answers_of)(answers),
        draft.answers,
    );
    let choices = el("div")
        .class("field-grid")
        .child(per_page)
        .child(style)
        .child(answers);
    el("div").class("form").child(heading).child(choices)
}

/// The problems, each with its caption and its answer to be written over.
fn list(draft: Draft) -> El {
    let Draft { desk, .. } = draft;
    let problems = desk.paper.problems;
    let text = move || desk.words.now().paper();
    let items = move || {
        let items = problems.with(|problems| {
            let items = problems.iter().enumerate();
            items
                .map(|(index, problem)| item(draft, index, problem))
                .collect::<Vec<El>>()
        });
        let hint = match items.is_empty() {
            true => text().empty,
            false => text().not_kept,
        };
        let list = el("ol")
            .class("problems")
            .attr("role", "list")
            .live("aria-label", move || Some(text().problems.to_owned()))
            .children(items);
        let hint = el("p").class("hint").text(hint.to_owned());
        el("div").class("form").child(list).child(hint).view()
    };
    el("div").child(dynamic(items))
}

fn item(draft: Draft, index: usize, problem: &Problem) -> El {
    let Draft { desk, .. } = draft;
    let words = desk.words;
    let text = move || words.now().paper();
    let number = index + 1;
    let plain = Figure {
        look: Look {
            coordinates: Coordinates::Off,
            ..problem.figure.look
        },
        caption: Default::default(),
        ..problem.figure.clone()
    };
    let position = (text().position)(&plain.setup);
    let picture = el("img")
        .set("src", data_url(&svg(&plain)))
        .set("alt", position);
    let write = move |put: fn(&mut Problem, String)| {
        move |written: String| {
            desk.paper.problems.update_untracked(|problems| {
                if let Some(problem) = problems.get_mut(index) {
                    put(problem, written);
                }
            });
        }
    };
    let line = |name: &'static str, value: String, label: fn(&PaperText) -> &'static str| {
        let label = move || {
            let text = text();
            Some(format!("{}: {}", (text.problem)(number), label(text)))
        };
        el("input")
            .attr("name", name)
            .attr("autocomplete", "off")
            .live("aria-label", label)
            .prop("value", move || value.clone())
    };
    let caption = line("problem-caption", problem.figure.caption.text(), |text| {
        text.caption
    })
    .on_input(write(|problem, written| {
        problem.figure.caption.title = written;
    }));
    let answer = line("problem-answer", problem.answer.clone(), |text| text.answer)
        .live("placeholder", move || Some(text().answer.to_owned()))
        .on_input(write(|problem, written| problem.answer = written));
    let button = |name: &'static str, sign: &str, label: fn(&PaperText) -> fn(usize) -> String| {
        let label = move || Some(label(text())(number));
        el("button")
            .attr("type", "button")
            .class("button")
            .attr("data-action", name)
            .live("aria-label", label)
            .live("title", label)
            .text(sign.to_owned())
    };
    let up = button("up", "↑", |text| text.up)
        .mark("disabled", move || index == 0)
        .on_click(move || draft.up(index));
    let remove = button("remove", "×", |text| text.remove).on_click(move || draft.remove(index));
    let is_moved = draft.moved.get_untracked() == index;
    el("li")
        .class("problem")
        .mark("data-moved", move || is_moved)
        .child(el("b").text(number.to_string()))
        .child(picture)
        .child(
            el("div")
                .class("problem-lines")
                .child(caption)
                .child(answer),
        )
        .child(el("div").class("problem-buttons").child(up).child(remove))
}
