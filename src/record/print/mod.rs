//! Pictures and sheets: what the screen knows of them, and what is on paper. Their
//! dialogs are a part that is loaded later.
pub mod diagrams;
mod export_image;
mod fields;
mod problem_sheet;

use leptos::prelude::*;

use super::controller::RecordController;
use crate::{
    components::{Button, LazyDialog, When},
    later::load,
    part,
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
    pub picture: fn(RecordController) -> AnyView,
    pub sheet: fn(RecordController) -> AnyView,
    /// Puts the position on the board on the sheet.
    pub add: fn(RecordController),
}

part! {
    pub static PAPER: Dialogs = record(Dialogs {
        picture: export_image::contents,
        sheet: problem_sheet::contents,
        add: problem_sheet::add_here,
    }, concat!(style!("paper"), style!("print")));
}

#[derive(Clone, Copy, Debug)]
pub struct PrintState {
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

impl PrintState {
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
pub fn PrintTools(controller: RecordController) -> impl IntoView {
    let i18n = use_i18n();
    let PrintState {
        picturing,
        sheeting,
        ..
    } = controller.print;
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
            on:click=move |_| add(controller)
        >
            {move || (i18n.text().record().print.to_sheet)(controller.print.count())}
        </button>
    }
}

fn add(controller: RecordController) {
    let arrive = move || match PAPER.code() {
        Some(code) => {
            (code.add)(controller);
            let count = controller.print.problems.with_untracked(Vec::len);
            controller.announce((controller.i18n.text_untracked().record().print.added)(
                count,
            ));
        }
        None => controller.notify(Message::of(|text| text.app.not_loaded)),
    };
    load(PAPER.fetch(), Box::new(arrive));
}

/// The dialogs of the picture and of the sheet.
#[component]
pub fn PrintDialogs(controller: RecordController) -> impl IntoView {
    let picture = move |code: Dialogs| (code.picture)(controller);
    let sheet = move |code: Dialogs| (code.sheet)(controller);
    view! {
        <LazyDialog
            name="picture"
            title=|text| text.record().print.picture_title
            open=controller.print.picturing
            module=&PAPER
            view=picture
        />
        <LazyDialog
            name="sheet"
            title=|text| text.record().print.sheet_title
            open=controller.print.sheeting
            module=&PAPER
            view=sheet
        />
    }
}

/// What is printed in place of the screen: it is there while a dialog is open.
#[component]
pub fn Printed(controller: RecordController) -> impl IntoView {
    let PrintState {
        picturing,
        sheeting,
        picture,
        pages,
        ..
    } = controller.print;
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
