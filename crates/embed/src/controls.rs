use leptos::{ev, prelude::*};

use super::{EmbedController, event_details};
use komadai_model::embedded::{EmbedCommand, EmbedState};
use komadai_texts::EmbedText;

/// The buttons that go through a line.
#[component]
pub fn Controls(controller: EmbedController) -> impl IntoView {
    let place = move || {
        controller.stage.with(|stage| {
            let text = controller.text();
            let place = (text.place)(stage.at(), stage.last());
            match event_details::text_of_move(stage, text) {
                Some(mv) => [mv, place].join("\u{2003}"),
                None => place,
            }
        })
    };
    let at_first = Signal::derive(move || controller.stage.with(|stage| stage.at() == 0));
    let at_last = Signal::derive(move || controller.stage.with(|stage| stage.at() == stage.last()));
    let unchanged = Signal::derive(move || !controller.stage.with(EmbedState::has_changed));
    view! {
        <div
            class="embed-controls"
            part="controls"
            role="group"
            aria-label=move || controller.text().moves
            on:keydown=move |event| step_by_key(controller, &event)
        >
            <StepButton controller name="first" label=|text| text.first order=EmbedCommand::First ends=at_first/>
            <StepButton
                controller
                name="previous"
                label=|text| text.previous
                order=EmbedCommand::Previous
                ends=at_first
            />
            <StepButton controller name="next" label=|text| text.next order=EmbedCommand::Next ends=at_last/>
            <StepButton controller name="last" label=|text| text.last order=EmbedCommand::Last ends=at_last/>
            <span class="embed-place" part="place">
                {place}
            </span>
            <AgainButton controller hidden=unchanged/>
            <button
                type="button"
                class="embed-button"
                data-action="flip"
                aria-label=move || controller.text().flip
                title=move || controller.text().flip
                on:click=move |_| controller.turned.update(|turned| *turned = !*turned)
                aria-pressed=move || controller.turned.get().to_string()
            ></button>
        </div>
    }
}

/// Steps with the keys of the record screen, beside the board: on it, arrows go from square to
/// square. They are taken at the ends of the line too, or they would scroll the page there.
pub fn step_by_key(controller: EmbedController, event: &ev::KeyboardEvent) {
    if event.alt_key() || event.ctrl_key() || event.meta_key() || event.shift_key() {
        return;
    }
    let order = match &*event.key() {
        "ArrowLeft" => EmbedCommand::Previous,
        "ArrowRight" => EmbedCommand::Next,
        "Home" => EmbedCommand::First,
        "End" => EmbedCommand::Last,
        _ => return,
    };
    event.prevent_default();
    controller.execute(order);
}

/// A button that goes to another position of the line. Its drawing is in the styles, by
/// its name.
#[component]
fn StepButton(
    controller: EmbedController,
    name: &'static str,
    label: fn(&EmbedText) -> &'static str,
    order: EmbedCommand,
    /// Whether the line ends there.
    ends: Signal<bool>,
) -> impl IntoView {
    let label = move || label(controller.text());
    view! {
        <button
            type="button"
            class="embed-button"
            data-action=name
            aria-label=label
            title=label
            on:click=move |_| {
                controller.execute(order);
            }
            aria-disabled=move || ends.get().to_string()
        ></button>
    }
}

/// Back to what the author gave.
#[component]
pub fn AgainButton(controller: EmbedController, hidden: Signal<bool>) -> impl IntoView {
    view! {
        <button
            type="button"
            class="button embed-again"
            data-action="again"
            on:click=move |_| {
                controller.execute(EmbedCommand::Again);
            }
            hidden=move || hidden.get()
        >
            {move || controller.text().again}
        </button>
    }
}
