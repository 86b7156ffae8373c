use leptos::prelude::*;

use super::{
    filter_form::FilterForm, filter_text::filter_text, game_list::use_game_list,
    results::ResultsLink,
};
use komadai_model::library::{GameOrder, GamesFilter, SortColumn};
use komadai_ui::{Button, Field, Icon, Select, SelectOption, When, use_i18n};
use komadai_web::dom;

/// What is looked for, and in which order.
#[component]
pub fn SearchForm() -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let text = move || i18n.text().library();
    let words = Memo::new(move |_| list.query.with(|query| query.words.clone()));
    let count = move || {
        list.found.with(|found| match found.all_rows {
            0 => String::new(),
            _ => (text().count)(found.selectable.len(), found.all),
        })
    };
    view! {
        <search class="games-search">
            <Field label=move || text().search.to_owned() class="words">
                <input
                    type="search"
                    name="words"
                    autocomplete="off"
                    placeholder=move || text().search_hint
                    prop:value=words
                    on:input=move |event| list.ask(|query| query.words = event_target_value(&event))
                />
            </Field>
            <When condition=move || !list.shows_report.get()>
                <SortField/>
            </When>
            <ResultsLink/>
            <FilterForm/>
            <Chips/>
        </search>
        <p class="hint shelf-count" role="status">
            {count}
        </p>
    }
}

/// What the list is sorted by: where there is no table with heads to press, and for what is no
/// column of it.
#[component]
fn SortField() -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let options = SortColumn::ALL.map(|column| SelectOption {
        value: column.name(),
        label: Signal::derive(move || (i18n.text().games().column)(column)),
    });
    let order = Memo::new(move |_| list.query.with(|query| query.order));
    let choose = move |name: String| {
        if let Some(column) = SortColumn::from_name(&name) {
            list.ask(|query| query.order = GameOrder::of(column));
        }
    };
    let turn = move |_| list.ask(|query| query.order = query.order.toggled(query.order.column));
    let label = move || i18n.text().games().reverse;
    view! {
        <div class="sort">
            <Field label=move || i18n.text().games().sort_by.to_owned()>
                <Select
                    name="sort"
                    options=options.into()
                    value=Signal::derive(move || order.get().column.name())
                    on_change=choose
                />
            </Field>
            <button
                type="button"
                class="button icon-only"
                data-action="reverse"
                aria-label=label
                title=label
                aria-pressed=move || {
                    let order = order.get();
                    (order != GameOrder::of(order.column)).to_string()
                }
                on:click=turn
            >
                <Icon name="flip"/>
            </button>
        </div>
    }
}

/// The filters that are set, each with a button that removes it.
#[component]
fn Chips() -> impl IntoView {
    let list = use_game_list();
    let filters = move || list.query.with(|query| query.filters().collect::<Vec<_>>());
    let chips = move || {
        let chips = filters().into_iter();
        let chips = chips.map(|filter| view! { <li><Chip filter/></li> }.into_any());
        chips.collect_view()
    };
    view! {
        <ul class="chips" role="list" hidden=move || filters().is_empty()>
            {chips}
            <li>
                <Button
                    name="remove-filters"
                    class="quiet"
                    label=|text| text.games().remove_filters
                    on_press=move |()| {
                        dom::focus("[name=words]");
                        list.ask(|query| *query = query.unfiltered());
                    }
                />
            </li>
        </ul>
    }
}

#[component]
fn Chip(filter: GamesFilter) -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let shown = move || {
        list.query
            .with(|query| filter_text(query, filter, i18n.text()))
    };
    let label = move || (i18n.text().games().remove_filter)(&shown());
    let remove = move |_| {
        list.ask(|query| *query = query.without(filter));
        let is_last = list
            .query
            .with_untracked(|query| query.filters().next().is_none());
        dom::focus_after_render(if is_last { "[name=words]" } else { ".chip" }.to_owned());
    };
    view! {
        <button type="button" class="chip" aria-label=label on:click=remove>
            {shown}
            " ×"
        </button>
    }
}
