use leptos::prelude::*;

use super::{super::controller::use_record, state::PrintState};
use crate::components::When;
use komadai_model::diagram::{Page, Printed as PrintedProblem};

/// What is printed in place of the screen: it is there while a dialog is open.
#[component]
pub fn PrintedPages() -> impl IntoView {
    let PrintState {
        image_open,
        sheet_open,
        image,
        pages,
        ..
    } = use_record().print;
    let has_pages = move || sheet_open.get() && pages.with(|pages| !pages.is_empty());
    let sheet = move || {
        let pages = pages.with(|pages| pages.iter().map(page).collect::<Vec<_>>());
        view! { <div class="sheet">{pages}</div> }
    };
    view! {
        <When condition=image_open>
            <div class="sheet">
                <div class="sheet-alone" prop:innerHTML=move || image.get()></div>
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
