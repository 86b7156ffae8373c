//! Setting up a position: the table, the box, and what can be done with both.
mod editor_state;
mod piece_box;
mod position_tools;
mod sfen_field;
mod validity;

use leptos::prelude::*;
use shogi::Setup;

use self::{
    editor_state::EditorState,
    piece_box::{HeldPieceTools, PieceBox},
    position_tools::{PositionFields, PositionTools},
    sfen_field::SfenField,
    validity::Validity,
};
use crate::{
    board::{BoardStyle, Table},
    components::Button,
    state::TextKey,
    web::{dom, gestures, pointer_drag},
};
use komadai_model::{
    Intent, Settings,
    editor::{Edited, Editor, Held},
};

/// What has the focus at first.
const FIRST: [&str; 1] = ["[data-square][tabindex='0']"];

/// [`PositionEditor`] as a function, for the table of a part.
pub fn editor(
    settings: RwSignal<Settings>,
    start: Setup,
    leave: Callback<Setup>,
    done: Callback<Option<Setup>>,
) -> AnyView {
    view! { <PositionEditor settings start on_leave=leave on_done=done/> }.into_any()
}

/// Fills the screen with a position that is set up.
#[component]
fn PositionEditor(
    settings: RwSignal<Settings>,
    /// The position to begin with.
    start: Setup,
    /// Gets the setup when the screen is left for another one.
    on_leave: Callback<Setup>,
    /// Gets the setup when the reader is done, or none if the reader cancels.
    on_done: Callback<Option<Setup>>,
) -> impl IntoView {
    dom::restore_focus_to(&FIRST);
    let state = EditorState::new(settings, start);
    on_cleanup(move || {
        let setup = |editor: &Editor| editor.setup().clone();
        if let Some(setup) = state.editor.try_with_untracked(setup) {
            on_leave.run(setup);
        }
    });
    gestures::on_keys(move |key| state.key(key));
    let over_box = pointer_drag::released_over(piece_box::BOX);
    let on_intent = move |intent| {
        state.act(&|editor| match intent {
            Intent::Cancel if over_box.get_value() => editor.to_box(),
            intent => editor.handle(intent),
        });
    };
    let style = move || settings.with(|settings| BoardStyle::of(settings, || false));
    let is_holding = move || state.editor.with(|editor| editor.held() != Held::Nothing);
    view! {
        <main class="record editor" data-holding=is_holding>
            <h1 class="visually-hidden">{move || state.text().title}</h1>
            <div class="record-table editor-table">
                <Table
                    scene=Memo::new(move |_| state.editor.with(Editor::scene))
                    style=Memo::new(move |_| style())
                    on_intent=Callback::new(on_intent)
                />
            </div>
            <PieceBox state/>
            <HeldPieceTools state/>
            <div class="editor-side">
                <Validity state/>
                <PositionFields state/>
                <PositionTools state/>
                <SfenField state/>
                <Help state/>
            </div>
            <Foot state on_done/>
            <p class="visually-hidden" role="status" data-announce="editor">
                {move || state.said.get()}
            </p>
        </main>
    }
}

/// A button that does something to the position.
#[component]
fn EditButton(
    state: EditorState,
    /// Its `data-action`.
    name: &'static str,
    label: TextKey,
    edit: fn(&mut Editor) -> Edited,
    /// Whether it does nothing now.
    #[prop(optional, into)]
    aria_disabled: Signal<Option<bool>>,
) -> impl IntoView {
    view! {
        <Button name label on_press=move |()| state.act(&edit) aria_disabled/>
    }
}

/// What goes on below all else: back, on, away.
#[component]
fn Foot(state: EditorState, on_done: Callback<Option<Setup>>) -> impl IntoView {
    let setup = move || state.editor.with_untracked(|editor| editor.setup().clone());
    view! {
        <div class="editor-foot">
            <EditButton
                state
                name="undo"
                label=|text| text.record().screen.undo
                edit=Editor::undo
                aria_disabled=move || !state.editor.with(Editor::can_undo)
            />
            <EditButton
                state
                name="redo"
                label=|text| text.record().screen.redo
                edit=Editor::redo
                aria_disabled=move || !state.editor.with(Editor::can_redo)
            />
            <Button
                name="cancel"
                label=|text| text.editor().cancel
                on_press=move |()| on_done.run(None)
            />
            <Button
                name="done"
                label=|text| text.editor().done
                on_press=move |()| on_done.run(Some(setup()))
                class="primary"
            />
        </div>
    }
}

/// How the editor is used.
#[component]
fn Help(state: EditorState) -> impl IntoView {
    let hints = (0..state.text_once().hints.len())
        .map(|index| view! { <p>{move || state.text().hints[index]}</p> }.into_any());
    view! {
        <details class="hint">
            <summary>{move || state.text().help}</summary>
            {hints.collect_view()}
        </details>
    }
}
