use core::num::NonZeroU32;

use leptos::prelude::*;
use shogi::{Color, Handicap, Setup};

use super::{controller::use_editor, edit_button::EditButton};
use komadai_model::editor::Editor;
use komadai_ui::{Button, Field, Select, SelectOption, on_change, use_i18n};

/// The side to move and the move number.
#[component]
pub fn PositionFields() -> impl IntoView {
    let state = use_editor();
    let i18n = use_i18n();
    let sides = Color::ALL.map(|color| {
        let to_move = move || state.editor.with(|editor| editor.setup().turn() == color);
        view! {
            <button
                type="button"
                class="button"
                data-turn=color.name()
                aria-pressed=move || to_move().to_string()
                on:click=move |_| state.act(&|editor| editor.set_turn(color))
            >
                {move || (i18n.text().shogi_terms().color)(color)}
            </button>
        }
        .into_any()
    });
    view! {
        <div class="editor-position">
            <div class="editor-turn" role="group" aria-label=move || state.text().to_move>
                <span aria-hidden="true">{move || state.text().to_move}</span>
                <div>{sides.into_iter().collect_view()}</div>
            </div>
            <MoveNumber/>
        </div>
    }
}

/// The number of the next move.
#[component]
fn MoveNumber() -> impl IntoView {
    let state = use_editor();
    let is_invalid = RwSignal::new(false);
    let value = move || {
        state.sfen.track();
        state
            .editor
            .with_untracked(|editor| editor.setup().move_number().to_string())
    };
    on_change(move || state.sfen.track(), move || is_invalid.set(false));
    let write = move |written: String| {
        let number = written.trim().parse::<NonZeroU32>();
        is_invalid.set(number.is_err());
        if let Ok(number) = number {
            state.act(&|editor| editor.set_number(number));
        }
    };
    let fault = move || {
        if is_invalid.get() {
            state.text().wrong_number
        } else {
            ""
        }
    };
    view! {
        <Field label=move || state.text().number.to_owned()>
            <input
                type="number"
                name="move-number"
                min="1"
                step="1"
                inputmode="numeric"
                aria-invalid=move || is_invalid.get().to_string()
                prop:value=value
                on:input=move |event| write(event_target_value(&event))
            />
            <span class="faults" role="alert">
                {fault}
            </span>
        </Field>
    }
}

/// Actions on the whole position.
#[component]
pub fn PositionTools() -> impl IntoView {
    let state = use_editor();
    let flipped = move || state.settings.with(|settings| settings.flipped);
    let flip = move |()| {
        state
            .settings
            .update(|settings| settings.flipped = !settings.flipped);
    };
    view! {
        <div class="editor-whole">
            <StartPosition/>
            <div class="editor-tools">
                <EditButton
                    name="clear"
                    label=|text| text.editor().clear
                    edit=|editor| editor.replace_setup(Setup::EMPTY)
                />
                <EditButton
                    name="rest"
                    label=|text| text.editor().rest_to_white
                    edit=Editor::rest_to_white
                />
                <EditButton
                    name="mirror"
                    label=|text| text.editor().mirror
                    edit=Editor::mirror
                />
                <EditButton
                    name="exchange"
                    label=|text| text.editor().exchange_sides
                    edit=Editor::exchange_sides
                />
                <Button
                    name="flip"
                    label=|text| text.record().flip
                    on_press=flip
                    pressed=flipped
                />
            </div>
        </div>
    }
}

/// Sets up one of the usual start positions.
#[component]
fn StartPosition() -> impl IntoView {
    let state = use_editor();
    let i18n = use_i18n();
    let chosen = RwSignal::new(Handicap::Even.name());
    let options = Handicap::ALL.into_iter().map(move |handicap| SelectOption {
        value: handicap.name(),
        label: Signal::derive(move || (i18n.text().game_summary().handicap)(handicap)),
    });
    let choose = move |name: String| {
        if let Some(handicap) = Handicap::from_name(&name) {
            chosen.set(handicap.name());
        }
    };
    let set_up = move |()| {
        if let Some(handicap) = Handicap::from_name(chosen.get_untracked()) {
            state.act(&|editor| editor.replace_setup(handicap.setup()));
        }
    };
    view! {
        <div class="editor-start">
            <Field label=move || state.text().start.to_owned()>
                <Select name="start" options=options.collect() value=chosen on_change=choose/>
            </Field>
            <Button name="lay" label=|text| text.editor().lay on_press=set_up/>
        </div>
    }
}
