use leptos::prelude::*;

use super::{EmbedController, controls::AgainButton};
use komadai_model::embedded::{EmbedOptions, EmbedState};

/// [`TaskPanel`], for the function table of the module.
pub fn task(controller: EmbedController) -> AnyView {
    view! { <TaskPanel controller/> }.into_any()
}

/// Who is to move in a task, or its result and how to try again.
#[component]
fn TaskPanel(controller: EmbedController) -> impl IntoView {
    let verdict = move || {
        let (solved, failed, waiting) = controller
            .stage
            .with(|stage| (stage.is_solved(), stage.has_failed(), stage.is_waiting()));
        let text = controller.text();
        if solved {
            authored(controller, "right", |options| &options.right, text.right)
        } else if failed {
            authored(controller, "wrong", |options| &options.wrong, text.wrong)
        } else if waiting {
            view! { <span>{text.thinking}</span> }.into_any()
        } else {
            let turn = controller.stage.with(|stage| stage.frame().table.turn());
            view! { <span>{(text.to_move)(turn)}</span> }.into_any()
        }
    };
    let state = move || {
        controller
            .stage
            .with(|stage| match (stage.is_solved(), stage.has_failed()) {
                (true, _) => "solved",
                (_, true) => "failed",
                _ => "open",
            })
    };
    let unchanged = Signal::derive(move || !controller.stage.with(EmbedState::has_changed));
    view! {
        <div class="embed-task" part="task" data-task=state>
            <p class="embed-verdict" role="status">
                {verdict}
            </p>
            <AgainButton controller hidden=unchanged/>
            <Hint controller/>
        </div>
    }
}

/// A text of the author's: a child of the element that asks for the slot, an
/// attribute, or else ours.
fn authored(
    controller: EmbedController,
    slot: &'static str,
    pick: fn(&EmbedOptions) -> &String,
    ours: &str,
) -> AnyView {
    let given = controller.option(|options| pick(options).clone(), String::new());
    let text = if given.is_empty() {
        ours.to_owned()
    } else {
        given
    };
    view! { <slot name=slot>{text}</slot> }.into_any()
}

#[component]
fn Hint(controller: EmbedController) -> impl IntoView {
    let text = move || controller.option(|options| options.hint.clone(), String::new());
    let solved = move || controller.stage.with(EmbedState::is_solved);
    view! {
        <details class="embed-hint" hidden=move || text().is_empty() || solved()>
            <summary>{move || controller.text().hint}</summary>
            <slot name="hint">{text}</slot>
        </details>
    }
}
