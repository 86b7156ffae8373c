//! For who is new to the game: signs on the pieces, their names, a way back.
use leptos::prelude::*;
use shogi::PieceKind;

use super::{piece_guide::PieceGuide, piece_name::piece_name};
use crate::{
    game::use_game,
    screens::play::help_sheet::HelpSheet,
    state::{board_theme::THEME, use_settings},
};
use komadai_input::pointer_kind;
use komadai_model::{GameEvent, PlayedGame, Selection};
use komadai_ui::{Button, When, lazy::load, use_i18n};

/// A square or a place in hand, with a piece on it.
const PIECE: &str = "[data-piece]:not([data-count='0'])";

/// Turns the signs on the pieces on and off, among the tools.
#[component]
pub fn BeginnerSwitch() -> impl IntoView {
    let (game, settings) = (use_game(), use_settings());
    let is_on = move || settings.with(|settings| settings.look.move_hints());
    let toggle = move |()| {
        let on = !untrack(is_on);
        let arrived = move || match THEME.get() {
            Some(_) => {
                settings.update(|settings| settings.look = settings.look.with_move_hints(on))
            }
            None => game.load_failed.set(true),
        };
        load(THEME.load_fn(), Box::new(arrived));
    };
    view! {
        <Button
            name="newcomer"
            icon="beginner"
            label=|text| text.assist().new
            on_press=toggle
            pressed=move || Some(is_on())
        />
    }
}

/// The name and the moves of the piece that was touched last.
#[component]
pub fn BeginnerPanel() -> impl IntoView {
    let settings = use_settings();
    let is_on = move || settings.with(|settings| settings.look.move_hints());
    view! {
        <When condition=is_on>
            <TouchedPiece/>
        </When>
    }
}

#[component]
fn TouchedPiece() -> impl IntoView {
    let i18n = use_i18n();
    let opened = RwSignal::new(false);
    let sheet_open = RwSignal::new(false);
    // The sheet lies over the tools: it goes with the move that it was opened for.
    let game = use_game();
    game.on_events(move |events| {
        if events
            .iter()
            .any(|event| matches!(event, GameEvent::Moved { .. }))
        {
            sheet_open.set(false);
        }
    });
    let touched = pointer_kind::last_pressed_attribute(PIECE, "data-piece");
    // A touch of the destination is no question about what stands there.
    let selected = Memo::new(move |_| game.with(selected_piece));
    let kind = move || {
        selected
            .get()
            .or_else(|| touched.with(|piece| kind_of(piece)))
    };
    let title = move || match kind() {
        Some(kind) => piece_name(kind, i18n),
        None => i18n.text().assist().touch_one.to_owned(),
    };
    let moves = move || match kind() {
        Some(kind) => (i18n.text().assist().moves)(kind),
        None => "",
    };
    let goes_nowhere = Memo::new(move |_| game.with(goes_nowhere));
    let nowhere = move || {
        goes_nowhere
            .get()
            .then(|| i18n.text().assist().goes_nowhere)
    };
    view! {
        <section class="newcomer" aria-label=move || i18n.text().assist().new>
            <HelpSheet open=sheet_open opens_on=PIECE>
                <div class="newcomer-told" role="status">
                    <strong>{move || title()}</strong>
                    <span>{move || moves()}</span>
                    <span>{nowhere}</span>
                </div>
                <Button
                    name="all-pieces"
                    label=|text| text.assist().all_pieces
                    on_press=move |()| opened.set(true)
                />
            </HelpSheet>
            <PieceGuide open=opened/>
        </section>
    }
}

/// The piece that is being moved.
fn selected_piece(game: &PlayedGame) -> Option<PieceKind> {
    let origin = game.selection().origin()?;
    Some(game.game().setup().piece_of(origin)?.kind())
}

/// Whether the piece that was picked up cannot be moved, or dropped.
fn goes_nowhere(game: &PlayedGame) -> bool {
    let selection = game.selection();
    let has_none = || selection.destinations(game.game().position()).is_empty();
    let is_selected = matches!(selection, Selection::Selected(_));
    is_selected && game.options().rules.assists() && has_none()
}

/// The kind that a place is marked with: `N`, `+N`.
fn kind_of(piece: &str) -> Option<PieceKind> {
    PieceKind::ALL
        .into_iter()
        .find(|kind| kind.to_sfen() == piece)
}
