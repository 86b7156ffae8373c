use std::collections::HashMap;

use komadai_collection::Advantage;
use leptos::prelude::*;
use shogi::{Color, Handicap};

use super::{
    filter_text::start_text,
    game_list::{GameList, use_game_list},
    opening_field::OpeningField,
    position_fields::PositionFields,
    tag_dialog::tags_of,
};
use komadai_model::{
    RecordDate,
    library::{GamesQuery, ResultFilter, ReviewFilter, SortColumn, StartFilter},
};
use komadai_texts::Text;
use komadai_ui::{Field, Select, SelectOption, TextKey, When, use_i18n};

/// Names offered at most.
const NAMES: usize = 100;

/// The value of the option that leaves nothing out.
const ANY: &str = "";

/// The filters, folded until they are asked for.
#[component]
pub fn FilterForm() -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let names = move || {
        let names = player_names(list).into_iter();
        names
            .map(|name| view! { <option value=name></option> }.into_any())
            .collect_view()
    };
    view! {
        <details class="filters">
            <summary class="button">{move || i18n.text().games().filter}</summary>
            <div class="filter-fields">
                <NameField
                    name="player"
                    label=|text| text.games().player
                    read=|query| &query.player
                    write=|query, name| query.player = name
                />
                <NameField
                    name="opponent"
                    label=|text| text.games().opponent
                    read=|query| &query.opponent
                    write=|query, name| query.opponent = name
                />
                <datalist id="known-players">{names}</datalist>
                <ChoiceField
                    name="side"
                    label=|text| text.games().side
                    choices=choices(
                        Color::ALL,
                        Color::name,
                        |color, text| (text.shogi_terms().color)(color),
                    )
                    read=|query| query.color.map_or(ANY, Color::name)
                    write=|query, name| query.color = Color::from_name(name)
                />
                <ChoiceField
                    name="result"
                    label=|text| (text.games().column)(SortColumn::Result)
                    choices=choices(
                        ResultFilter::ALL,
                        ResultFilter::name,
                        |result, text| (text.games().result)(result),
                    )
                    read=|query| query.result.map_or(ANY, ResultFilter::name)
                    write=|query, name| query.result = ResultFilter::from_name(name)
                />
                <ChoiceField
                    name="start"
                    label=|text| text.games().start
                    choices=choices(starts(), StartFilter::name, start_text)
                    read=|query| query.start.map_or(ANY, StartFilter::name)
                    write=|query, name| query.start = StartFilter::from_name(name)
                />
                <OpeningField
                    name="opening"
                    label=|text| (text.games().column)(SortColumn::Opening)
                    read=|query| query.opening
                    write=|query, name| query.opening = name
                />
                <OpeningField
                    name="against"
                    label=|text| text.games().against_opening
                    read=|query| query.against
                    write=|query, name| query.against = name
                />
                <ChoiceField
                    name="material"
                    label=|text| text.games().material
                    choices=choices(
                        Advantage::ALL,
                        Advantage::name,
                        |advantage, text| (text.games().advantage)(advantage),
                    )
                    read=|query| query.material.map_or(ANY, Advantage::name)
                    write=|query, name| query.material = Advantage::from_name(name)
                />
                <NumberField
                    name="min-moves"
                    label=|text| text.games().min_moves
                    read=|query| query.min_moves
                    write=|query, moves| query.min_moves = moves
                />
                <NumberField
                    name="max-moves"
                    label=|text| text.games().max_moves
                    read=|query| query.max_moves
                    write=|query, moves| query.max_moves = moves
                />
                <DayField
                    name="since"
                    label=|text| text.games().since
                    read=|query| query.since
                    write=|query, day| query.since = day
                />
                <DayField
                    name="until"
                    label=|text| text.games().until
                    read=|query| query.until
                    write=|query, day| query.until = day
                />
                <TagField/>
                <ChoiceField
                    name="review"
                    label=|text| text.games().review
                    choices=choices(
                        ReviewFilter::ALL,
                        ReviewFilter::name,
                        |filter, text| (text.games().reviewed)(filter),
                    )
                    read=|query| query.review.map_or(ANY, ReviewFilter::name)
                    write=|query, name| query.review = ReviewFilter::from_name(name)
                />
            </div>
        </details>
        <When condition=move || list.query.with(|query| query.position.is_some())>
            <PositionFields/>
        </When>
    }
}

/// A part of a name.
#[component]
fn NameField(
    name: &'static str,
    label: TextKey,
    read: fn(&GamesQuery) -> &String,
    write: fn(&mut GamesQuery, String),
) -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let value = Memo::new(move |_| list.query.with(|query| read(query).clone()));
    view! {
        <Field label=move || label(i18n.text()).to_owned()>
            <input
                name=name
                list="known-players"
                autocomplete="off"
                prop:value=value
                on:input=move |event| {
                    let name = event_target_value(&event).trim().to_owned();
                    list.ask(|query| write(query, name));
                }
            />
        </Field>
    }
}

/// A choice of which one leaves nothing out.
#[component]
fn ChoiceField(
    name: &'static str,
    label: TextKey,
    /// The names of what can be chosen, and their texts.
    choices: Vec<(&'static str, Signal<&'static str>)>,
    /// The name of what is chosen, or nothing.
    read: fn(&GamesQuery) -> &'static str,
    write: fn(&mut GamesQuery, &str),
) -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let any = (ANY, i18n.signal(|text| text.games().any));
    let options = [any].into_iter().chain(choices);
    let options = options.map(|(value, label)| SelectOption { value, label });
    view! {
        <Field label=move || label(i18n.text()).to_owned()>
            <Select
                name=name
                options=options.collect()
                value=Signal::derive(move || list.query.with(read))
                on_change=move |value: String| list.ask(|query| write(query, &value))
            />
        </Field>
    }
}

/// The values that can be chosen, by their names, and their texts.
fn choices<T: Copy + Send + Sync + 'static>(
    values: impl IntoIterator<Item = T>,
    name: fn(T) -> &'static str,
    label: fn(T, Text) -> &'static str,
) -> Vec<(&'static str, Signal<&'static str>)> {
    let i18n = use_i18n();
    let values = values.into_iter();
    let choices = values.map(|value| {
        let label = Signal::derive(move || label(value, i18n.text()));
        (name(value), label)
    });
    choices.collect()
}

/// The start positions that can be looked for.
fn starts() -> impl Iterator<Item = StartFilter> {
    let handicaps = Handicap::ALL
        .into_iter()
        .filter(|&handicap| handicap != Handicap::Even);
    [
        StartFilter::Even,
        StartFilter::Handicap,
        StartFilter::Position,
    ]
    .into_iter()
    .chain(handicaps.map(StartFilter::This))
}

#[component]
fn NumberField(
    name: &'static str,
    label: TextKey,
    read: fn(&GamesQuery) -> Option<usize>,
    write: fn(&mut GamesQuery, Option<usize>),
) -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let value = Memo::new(move |_| {
        let number = list.query.with(read);
        number.map_or_else(String::new, |number| number.to_string())
    });
    view! {
        <Field label=move || label(i18n.text()).to_owned()>
            <input
                type="number"
                name=name
                min="0"
                prop:value=value
                on:change=move |event| {
                    let number = event_target_value(&event).parse().ok();
                    list.ask(|query| write(query, number));
                }
            />
        </Field>
    }
}

#[component]
fn DayField(
    name: &'static str,
    label: TextKey,
    read: fn(&GamesQuery) -> Option<RecordDate>,
    write: fn(&mut GamesQuery, Option<RecordDate>),
) -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let value = Memo::new(move |_| {
        let day = list.query.with(read);
        day.map_or_else(String::new, RecordDate::iso_day)
    });
    view! {
        <Field label=move || label(i18n.text()).to_owned()>
            <input
                type="date"
                name=name
                prop:value=value
                on:change=move |event| {
                    let day = RecordDate::parse(&event_target_value(&event));
                    list.ask(|query| write(query, day));
                }
            />
        </Field>
    }
}

/// The tags of the library, and one that the address names and no game has.
#[component]
fn TagField() -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let tag = Memo::new(move |_| list.query.with(|query| query.tag.clone()));
    let tags = move || {
        let mut tags: Vec<_> = list
            .with_entries(|entries| tags_of(entries))
            .into_keys()
            .collect();
        let asked = tag.get();
        if !asked.is_empty() && !tags.contains(&asked) {
            tags.push(asked.clone());
        }
        let options = tags.into_iter().map(|tag| {
            let is_chosen = tag == asked;
            let value = tag.clone();
            view! { <option value=value prop:selected=is_chosen>{tag}</option> }.into_any()
        });
        options.collect_view()
    };
    let any = move |text: Text| text.games().any;
    view! {
        <Field label=move || i18n.text().games().tag.to_owned()>
            <select
                name="tag"
                on:input=move |event| list.ask(|query| query.tag = event_target_value(&event))
            >
                <option value=ANY>{move || any(i18n.text())}</option>
                {tags}
            </select>
        </Field>
    }
}

/// The names of players, the most frequent first.
pub fn player_names(list: GameList) -> Vec<String> {
    let counts = list.with_entries(|entries| {
        let mut counts = HashMap::<String, usize>::new();
        for entry in entries {
            for name in [&entry.about.black, &entry.about.white] {
                if !name.is_empty() {
                    *counts.entry(name.clone()).or_default() += 1;
                }
            }
        }
        counts
    });
    let mut names: Vec<_> = counts.into_iter().collect();
    names.sort_unstable_by(|(name, count), (other, more)| (more, name).cmp(&(count, other)));
    names
        .into_iter()
        .take(NAMES)
        .map(|(name, _)| name)
        .collect()
}
