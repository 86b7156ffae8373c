use komadai_records::Brush;
use leptos::prelude::*;

use super::controller::use_draw;
use komadai_ui::{Button, MenuItem, When, use_i18n};

/// The item of a menu that lets touches draw.
#[component]
pub fn DrawItem() -> impl IntoView {
    let draw = use_draw();
    view! {
        <MenuItem
            name="draw"
            icon="draw"
            label=use_i18n().signal(|text| text.drawing().draw)
            on_press=move |()| draw.set_on(!draw.on.get_untracked())
            checked=draw.on.into()
        />
    }
}

/// The brushes, while touches draw.
#[component]
pub fn Palette() -> impl IntoView {
    let draw = use_draw();
    let i18n = use_i18n();
    let text = move || i18n.text().drawing();
    view! {
        <When condition=draw.on>
            <div class="draw-palette">
                <Brushes/>
                <Button
                    name="draw-done"
                    label=|text| text.drawing().done
                    on_press=move |()| draw.set_on(false)
                />
                <div class="draw-hints">
                    <p class="hint">{move || text().hint}</p>
                    <p class="hint draw-mouse">{move || text().mouse_hint}</p>
                </div>
            </div>
        </When>
    }
}

#[component]
fn Brushes() -> impl IntoView {
    let draw = use_draw();
    let i18n = use_i18n();
    let text = move || i18n.text().drawing();
    let buttons = Brush::ALL.iter().map(|&brush| {
        let is_chosen = move || draw.pencil.with(|pencil| pencil.brush == brush);
        view! {
            <button
                type="button"
                class="button"
                data-brush=brush.name()
                aria-pressed=move || is_chosen().to_string()
                on:click=move |_| draw.choose(brush)
            >
                <Swatch brush/>
                <span>{move || (text().brush)(brush)}</span>
            </button>
        }
        .into_any()
    });
    view! {
        <div class="draw-brushes" role="group" aria-label=move || text().brushes>
            {buttons.collect_view()}
        </div>
    }
}

/// A line as the brush draws it.
#[component]
pub fn Swatch(brush: Brush) -> impl IntoView {
    view! { <span class="draw-swatch" data-line=brush.name() aria-hidden="true"></span> }
}
