use leptos::prelude::*;

use super::{
    game_list::{PAGE, use_game_list},
    row::{GameRow, accuracies},
};
use crate::library::ListedGame;
use komadai_model::library::SortColumn;
use komadai_ui::{When, use_i18n};

/// The columns that stand in the table, in their order.
const COLUMNS: [SortColumn; 8] = [
    SortColumn::Date,
    SortColumn::Players,
    SortColumn::Result,
    SortColumn::Moves,
    SortColumn::Accuracy,
    SortColumn::Opening,
    SortColumn::Event,
    SortColumn::Tags,
];

/// The games that are found. On narrow windows a row is a block of two lines: the roles are
/// written out, since browsers forget them where a table is not laid out as one.
#[component]
pub fn GamesTable() -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let games = Memo::new(move |_| list.page());
    let more = move || {
        let shown = list.shown.get();
        let found = list.found.with(|found| found.places.len());
        let left = found.saturating_sub(shown);
        (left > 0).then(|| (i18n.text().library().more)(left.min(PAGE)))
    };
    let is_empty = move || games.with(Vec::is_empty);
    let heads = COLUMNS.map(|column| view! { <ColumnHead column/> }.into_any());
    view! {
        <div class="games-rows">
            <table
                class="games-table"
                role="table"
                aria-label=move || i18n.text().library().title
                hidden=is_empty
            >
                <thead role="rowgroup">
                    <tr role="row">
                        <th role="columnheader">
                            <SelectAll/>
                        </th>
                        {heads.into_iter().collect_view()}
                        <td role="cell"></td>
                    </tr>
                </thead>
                <tbody role="rowgroup">
                    <For
                        each=move || games.get()
                        key=|ListedGame { entry, is_look_alike }: &ListedGame| {
                            (
                                entry.id,
                                (entry.revision.number, entry.revision.writer.0),
                                entry.deleted,
                                entry.tags.clone(),
                                accuracies(entry),
                                *is_look_alike,
                            )
                        }
                        let:game
                    >
                        <GameRow game/>
                    </For>
                </tbody>
            </table>
            <When condition=move || more().is_some()>
                <button
                    type="button"
                    class="button"
                    data-action="more"
                    on:click=move |_| list.show_more()
                >
                    {move || more().unwrap_or_default()}
                </button>
            </When>
        </div>
    }
}

/// The head of a column: pressed, the list is sorted by it.
#[component]
fn ColumnHead(column: SortColumn) -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let sorted = move || {
        let order = list.query.with(|query| query.order);
        (order.column == column).then_some(match order.descending {
            true => "descending",
            false => "ascending",
        })
    };
    let is_hidden = move || column == SortColumn::Accuracy && !list.has_reviews.get();
    view! {
        <th role="columnheader" scope="col" aria-sort=sorted hidden=is_hidden>
            <button
                type="button"
                data-sort=column.name()
                on:click=move |_| list.ask(|query| query.order = query.order.toggled(column))
            >
                {move || (i18n.text().games().column)(column)}
            </button>
        </th>
    }
}

#[component]
fn SelectAll() -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let found = move || list.found.with(|found| found.selectable.len());
    let selected = Memo::new(move |_| list.selection.ids().len());
    let is_all = move || selected.get() > 0 && selected.get() == found();
    let is_some = move || selected.get() > 0 && selected.get() < found();
    view! {
        <input
            type="checkbox"
            name="select-all"
            aria-label=move || (i18n.text().games().select_all)(found())
            prop:checked=is_all
            prop:indeterminate=is_some
            on:change=move |event| list.selection.select_all(event_target_checked(&event))
        />
    }
}
