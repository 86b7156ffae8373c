use leptos::prelude::*;
use shogi::{Position, Square};

use super::game_list::{GameList, use_game_list};
use crate::state::use_settings;
use komadai_board::MiniBoard;
use komadai_model::{
    board::{SquareFacts, SquareState},
    library::PositionFilter,
};
use komadai_texts::Text;
use komadai_ui::{Checkbox, Field, Select, SelectOption, use_i18n};

/// The position that is looked for: which of its squares count, and how exactly.
#[component]
pub fn PositionFields() -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let filter = move |read: fn(&PositionFilter) -> bool| {
        list.query
            .with(|query| query.position.as_ref().is_some_and(read))
    };
    let symmetry = move || {
        list.query.with(|query| {
            let filter = query.position.as_ref();
            filter.map_or("", |filter| PositionFilter::symmetry_name(filter.symmetry))
        })
    };
    let options = PositionFilter::SYMMETRIES.map(|symmetry| SelectOption {
        value: PositionFilter::symmetry_name(symmetry),
        label: Signal::derive(move || (i18n.text().games().symmetry)(symmetry)),
    });
    let choose = move |name: String| {
        change(list, |filter| {
            filter.set_symmetry(&name);
        });
    };
    view! {
        <fieldset class="position-fields">
            <legend>{move || i18n.text().games().position}</legend>
            <p class="hint">{move || i18n.text().games().position_hint}</p>
            <PositionBoard/>
            <div class="position-options">
                <Checkbox
                    name="with-hands"
                    label=Signal::derive(move || i18n.text().games().with_hands.to_owned())
                    checked=Signal::derive(move || filter(|filter| filter.with_hands))
                    on_change=move |is_on| change(list, |filter| filter.with_hands = is_on)
                />
                <Field label=move || i18n.text().games().also.to_owned()>
                    <Select
                        name="symmetry"
                        options=options.into()
                        value=Signal::derive(symmetry)
                        on_change=choose
                    />
                </Field>
            </div>
        </fieldset>
    }
}

/// A picture of the position, on which squares are chosen.
#[component]
fn PositionBoard() -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let kings = use_settings().with_untracked(|settings| settings.kings);
    let position = Memo::new(move |_| {
        list.query.with(|query| {
            let filter = query.position.as_ref();
            filter.map_or(Position::startpos(), |filter| filter.position)
        })
    });
    let squares = (1..=9)
        .flat_map(|rank| {
            (1..=9)
                .rev()
                .filter_map(move |file| Square::new(file, rank))
        })
        .map(|square| view! { <SquareBox square position/> }.into_any());
    view! {
        <div class="position-board">
            <MiniBoard
                position
                flipped=Signal::stored(false)
                kings
                label=i18n.signal(|text| text.games().position)
            />
            <div class="position-squares">{squares.collect_view()}</div>
        </div>
    }
}

/// Whether a square counts.
#[component]
fn SquareBox(square: Square, position: Memo<Position>) -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let is_chosen = move || {
        list.query.with(|query| {
            let filter = query.position.as_ref();
            filter.is_some_and(|filter| filter.squares.contains(&square))
        })
    };
    view! {
        <input
            type="checkbox"
            data-chosen=square.to_string()
            aria-label=move || position.with(|position| contents(position, square, i18n.text()))
            prop:checked=is_chosen
            on:change=move |_| change(list, |filter| filter.toggle(square))
        />
    }
}

/// A square, and what lies on it.
fn contents(position: &Position, square: Square, text: Text) -> String {
    (text.board().square)(SquareFacts {
        square,
        piece: position.piece_at(square),
        state: SquareState::Still,
        check: false,
        last_move: false,
    })
}

fn change(list: GameList, change: impl FnOnce(&mut PositionFilter)) {
    list.ask(|query| {
        if let Some(filter) = &mut query.position {
            change(filter);
        }
    });
}
