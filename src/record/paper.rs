//! Pictures and sheets: what the screen knows of them, and what is on paper. Their
//! dialogs are a part that is loaded later.
use leptos::prelude::*;

use super::{desk::Desk, export_image, problem_sheet};
use crate::{
    components::{Button, LazyDialog, When},
    lazy::load,
    lazy_module,
    state::use_i18n,
    style,
};
use komadai_model::{
    diagram::{Page, Printed as PrintedProblem, Problem},
    i18n::Message,
};

/// The functions of the part.
#[derive(Clone, Copy, Debug)]
pub struct Dialogs {
    /// What is inside the dialog of the picture.
    pub picture: fn(Desk) -> AnyView,
    pub sheet: fn(Desk) -> AnyView,
    /// Puts the position on the board on the sheet.
    pub add: fn(Desk),
}

lazy_module! {
    pub static PAPER: Dialogs = record(Dialogs {
        picture: export_image::contents,
        sheet: problem_sheet::contents,
        add: problem_sheet::add_here,
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
#[component]
pub fn PaperTools(desk: Desk) -> impl IntoView {
    let i18n = use_i18n();
    let Paper {
        picturing,
        sheeting,
        ..
    } = desk.paper;
    view! {
        <Button
            name="picture"
            label=|text| text.record().print.picture
            on_press=move |()| picturing.set(true)
        />
        <Button
            name="sheet"
            label=|text| text.record().print.sheet
            on_press=move |()| sheeting.set(true)
        />
        <button
            type="button"
            class="button"
            data-action="to-sheet"
            on:click=move |_| add(desk)
        >
            {move || (i18n.text().record().print.to_sheet)(desk.paper.count())}
        </button>
    }
}

fn add(desk: Desk) {
    let arrive = move || match PAPER.get() {
        Some(code) => {
            (code.add)(desk);
            let count = desk.paper.problems.with_untracked(Vec::len);
            desk.say((desk.i18n.text_untracked().record().print.added)(count));
        }
        None => desk.tell(Message::of(|text| text.app.not_loaded)),
    };
    load(PAPER.load_fn(), Box::new(arrive));
}

/// The dialogs of the picture and of the sheet.
#[component]
pub fn PaperDialogs(desk: Desk) -> impl IntoView {
    let picture = move |code: Dialogs| (code.picture)(desk);
    let sheet = move |code: Dialogs| (code.sheet)(desk);
    view! {
        <LazyDialog
            name="picture"
            title=|text| text.record().print.picture_title
            open=desk.paper.picturing
            module=&PAPER
            view=picture
        />
        <LazyDialog
            name="sheet"
            title=|text| text.record().print.sheet_title
            open=desk.paper.sheeting
            module=&PAPER
            view=sheet
        />
    }
}

/// What is printed in place of the screen: it is there while a dialog is open.
#[component]
pub fn Printed(desk: Desk) -> impl IntoView {
    let Paper {
        picturing,
        sheeting,
        picture,
        pages,
        ..
    } = desk.paper;
    let has_pages = move || sheeting.get() && pages.with(|pages| !pages.is_empty());
    let sheet = move || {
        let pages = pages.with(|pages| pages.iter().map(page).collect::<Vec<_>>());
        view! { <div class="sheet">{pages}</div> }
    };
    view! {
        <When condition=picturing>
            <div class="sheet">
                <div class="sheet-alone" prop:innerHTML=move || picture.get()></div>
            </div>
        </When>
        <When condition=Signal::derive(has_pages)>{sheet}</When>
    }
}

fn page(page: &Page) -> AnyView {
    let Page {
        title,
        problems,
        key,
    } = page;
    let problems = (!problems.is_empty()).then(|| {
        let problems = problems.iter().map(problem).collect::<Vec<_>>();
        view! { <div class="sheet-problems">{problems}</div> }
    });
    let answers = key.as_ref().map(|key| {
        let answers = key.answers.iter().map(|answer| {
            view! { <li value=answer.number.to_string()>{answer.text.clone()}</li> }.into_any()
        });
        let class = match key.upside_down {
            true => "sheet-answers upside-down",
            false => "sheet-answers",
        };
        view! { <ol class=class>{answers.collect::<Vec<_>>()}</ol> }
    });
    view! {
        <section class="sheet-page">
            <h1 class="sheet-title">{title.clone()}</h1>
            {problems}
            {answers}
        </section>
    }
    .into_any()
}

fn problem(problem: &PrintedProblem) -> AnyView {
    let PrintedProblem {
        number,
        svg,
        caption,
    } = problem;
    view! {
        <figure class="sheet-problem">
            <div class="sheet-figure" prop:innerHTML=svg.clone()></div>
            <figcaption>
                <b>{number.to_string()}</b>
                {format!(" {}", caption.text())}
            </figcaption>
            <div class="sheet-line"></div>
        </figure>
    }
    .into_any()
}
