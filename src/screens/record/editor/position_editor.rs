use leptos::prelude::*;
use shogi::Setup;

use super::{
    controller::{EditorController, provide_editor, use_editor},
    edit_button::EditButton,
    piece_box::{self, HeldPieceTools, PieceBox},
    position_tools::{PositionFields, PositionTools},
    sfen_field::SfenField,
    validity::Validity,
};
use komadai_board::{BoardStyle, CURSOR_SQUARE, ShogiBoard};
use komadai_input::{keys, pointer_drag, secondary_press};
use komadai_model::{
    BoardIntent,
    editor::{Editor, PickedPiece},
};
use komadai_ui::Button;
use komadai_web::dom;

/// What has the focus at first.
const FIRST: [&str; 1] = [CURSOR_SQUARE];

/// Fills the screen with a position that is set up.
#[component]
pub fn PositionEditor(
    /// The position to begin with.
    start: Setup,
    /// Gets the setup when the screen is left for another one.
    on_leave: Callback<Setup>,
    /// Gets the setup when the reader is done, or none if the reader cancels.
    on_done: Callback<Option<Setup>>,
    /// Gets the setup when the reader wants to find its mate.
    #[prop(optional)]
    on_solve: Option<Callback<Setup>>,
) -> impl IntoView {
    dom::restore_focus_to(&FIRST);
    let state = EditorController::new(start);
    provide_editor(state);
    on_cleanup(move || {
        let setup = |editor: &Editor| editor.setup().clone();
        if let Some(setup) = state.editor.try_with_untracked(setup) {
            on_leave.run(setup);
        }
    });
    keys::on_keys(move |key| state.handle_key(key));
    secondary_press::on_secondary_press(move |_| state.let_go_of_box());
    let over_box = pointer_drag::released_over(piece_box::BOX);
    let on_intent = move |intent| {
        state.act(&|editor| match intent {
            BoardIntent::Cancel if over_box.get_value() => editor.to_box(),
            intent => editor.handle(intent),
        });
    };
    let style = move || {
        let language = state.i18n.language();
        state
            .settings
            .with(|settings| BoardStyle::of(settings, language, || false))
    };
    let is_holding = move || {
        state
            .editor
            .with(|editor| editor.picked() != PickedPiece::Nothing)
    };
    view! {
        <main class="record editor" data-holding=is_holding>
            <h1 class="visually-hidden">{move || state.text().title}</h1>
            <div class="record-table editor-table">
                <ShogiBoard
                    view=Memo::new(move |_| state.editor.with(Editor::board_view))
                    style=Memo::new(move |_| style())
                    on_intent=Callback::new(on_intent)
                />
            </div>
            <PieceBox/>
            <HeldPieceTools/>
            <div class="editor-side">
                <Validity/>
                <PositionFields/>
                <PositionTools/>
                <SfenField/>
                <Help/>
            </div>
            <Foot on_done on_solve/>
            <p class="visually-hidden" role="status" data-announce="editor">
                {move || state.announcement.get()}
            </p>
        </main>
    }
}

/// The buttons at the end: undo, redo, cancel, solve, done.
#[component]
fn Foot(on_done: Callback<Option<Setup>>, on_solve: Option<Callback<Setup>>) -> impl IntoView {
    let state = use_editor();
    let setup = move || state.editor.with_untracked(|editor| editor.setup().clone());
    let solve = on_solve.map(|on_solve| {
        view! {
            <Button
                name="solve"
                label=|text| text.editor().solve
                on_press=move |()| on_solve.run(setup())
                disabled=move || !state.editor.with(Editor::is_problem)
            />
        }
    });
    view! {
        <div class="editor-foot">
            <EditButton
                name="undo"
                label=|text| text.record().undo
                edit=Editor::undo
                aria_disabled=move || !state.editor.with(Editor::can_undo)
            />
            <EditButton
                name="redo"
                label=|text| text.record().redo
                edit=Editor::redo
                aria_disabled=move || !state.editor.with(Editor::can_redo)
            />
            <Button
                name="cancel"
                label=|text| text.editor().cancel
                on_press=move |()| on_done.run(None)
            />
            {solve}
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
fn Help() -> impl IntoView {
    let state = use_editor();
    let hints = (0..state.text_untracked().hints.len())
        .map(|index| view! { <p>{move || state.text().hints[index]}</p> }.into_any());
    view! {
        <details class="hint">
            <summary>{move || state.text().help}</summary>
            {hints.collect_view()}
        </details>
    }
}
