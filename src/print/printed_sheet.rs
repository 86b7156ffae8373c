use leptos::prelude::*;

use komadai_model::diagram::{Page, Printed as PrintedProblem};
use komadai_ui::When;

/// The pages of a sheet: nothing on screen, and on paper in place of the screen.
#[component]
pub fn PrintedSheet(
    /// Empty until the sheet is to be printed.
    pages: RwSignal<Vec<Page>>,
) -> impl IntoView {
    let sheet = move || {
        let pages = pages.with(|pages| pages.iter().map(page).collect::<Vec<_>>());
        view! { <div class="sheet">{pages}</div> }
    };
    view! {
        <When condition=Signal::derive(move || pages.with(|pages| !pages.is_empty()))>
            {sheet}
        </When>
    }
}

fn page(page: &Page) -> AnyView {
    let Page {
        title,
        problems,
        key,
        per_page,
    } = page;
    let per_page = (*per_page as usize).to_string();
    let problems = (!problems.is_empty()).then(|| {
        let problems = problems.iter().map(problem).collect::<Vec<_>>();
        view! { <div class="sheet-problems" data-per-page=per_page>{problems}</div> }
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
