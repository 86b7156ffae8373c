use leptos::prelude::*;

use super::move_notation::MoveNotation;

/// The moves of a line, each a button; Tab comes to the first alone.
#[component]
pub fn MoveButtons(
    notation: Vec<MoveNotation>,
    /// Gets how many moves of the line there are up to the one that was pressed.
    #[prop(into)]
    on_press: Callback<usize>,
) -> impl IntoView {
    let button = |(index, mv): (usize, MoveNotation)| {
        view! {
            <button
                type="button"
                class="line-move"
                tabindex=(index > 0).then_some("-1")
                on:click=move |_| on_press.run(index + 1)
            >
                {mv.written}
            </button>
        }
        .into_any()
    };
    notation
        .into_iter()
        .enumerate()
        .map(button)
        .collect::<Vec<_>>()
}
