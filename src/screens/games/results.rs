//! What the games that are found say together: results in tables, each number with the way to
//! its games.
use leptos::prelude::*;

use super::{
    filter_form::player_names,
    game_list::{GameList, use_game_list},
};
use crate::library::Positions;
use komadai_model::{
    Route,
    library::{GamesQuery, GamesReport, ReportKey, ReportRow, ReportTable, Tally},
};
use komadai_texts::Text;
use komadai_ui::{SCREEN_FOCUS, When, use_i18n};
use komadai_web::{date_format, dom};

/// The most frequent players are offered, at most so many.
const OFFERED: usize = 5;

/// Leads from the list to the results and back.
#[component]
pub fn ResultsLink() -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let other = move || !list.shows_report.get();
    let href = move || format!("#{}", list.query.with(|query| Route::games(query, other())));
    let text = move || match other() {
        true => i18n.text().results().results,
        false => i18n.text().results().list,
    };
    view! {
        <a
            class="button"
            data-action="results"
            href=href
            on:click=move |_| list.write_address()
        >
            {text}
        </a>
    }
}

/// The results of the games that are found.
#[component]
pub fn Results() -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let report = Memo::new(move |_| report(list));
    let has_player = Memo::new(move |_| list.query.with(|query| !query.player.is_empty()));
    let tables = move || {
        let tables = ReportTable::ALL.into_iter();
        let tables = tables.map(|table| view! { <ResultTable table report/> }.into_any());
        tables.collect_view()
    };
    let summary = move || {
        let all = report.with(|report| report.all);
        let Tally { won, lost, .. } = all;
        let text = i18n.text();
        match report.with(|report| report.of_side) {
            true => (text.results().summary)(won, lost, all.others()),
            false => (text.explorer().score)(won, lost, all.others()),
        }
    };
    let has_games = Memo::new(move |_| report.with(|report| report.all.games > 0));
    view! {
        <section class="results" aria-label=move || i18n.text().results().results>
            <When condition=move || !has_player.get()>
                <Players/>
            </When>
            <When condition=has_games>
                <p class="results-summary" role="status">
                    {summary}
                </p>
                <div class="results-tables">{tables}</div>
            </When>
        </section>
    }
}

/// The players with the most games, to choose whose results are shown.
#[component]
fn Players() -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let players = move || {
        let names = player_names(list).into_iter().take(OFFERED);
        let buttons = names.map(|name| {
            let asked = name.clone();
            let choose = move |_| {
                dom::focus(SCREEN_FOCUS);
                list.ask(|query| query.player.clone_from(&asked));
            };
            view! {
                <button type="button" class="button" on:click=choose>
                    {name}
                </button>
            }
            .into_any()
        });
        buttons.collect_view()
    };
    view! {
        <h2>{move || i18n.text().results().whose}</h2>
        <p class="hint">{move || i18n.text().results().hint}</p>
        <div class="results-players">{players}</div>
    }
}

#[component]
fn ResultTable(table: ReportTable, report: Memo<GamesReport>) -> impl IntoView {
    let i18n = use_i18n();
    let rows = move || report.with(|report| report.rows(table).collect::<Vec<_>>());
    let is_empty = move || report.with(|report| report.rows(table).next().is_none());
    let body = move || {
        let text = i18n.text();
        let rows = rows().into_iter();
        let rows = rows.map(|row| view! { <ResultRow row text/> }.into_any());
        rows.collect_view()
    };
    let head = move |read: fn(Text) -> &'static str| {
        view! { <th scope="col">{move || read(i18n.text())}</th> }.into_any()
    };
    view! {
        <table class="result-table" hidden=is_empty>
            <caption>{move || (i18n.text().results().table)(table)}</caption>
            <thead>
                <tr>
                    <td></td>
                    {head(|text| text.results().games)}
                    {head(|text| text.results().won)}
                    {head(|text| text.results().lost)}
                    {head(|text| text.results().others)}
                    {head(|text| text.results().share)}
                </tr>
            </thead>
            <tbody>{body}</tbody>
        </table>
    }
}

#[component]
fn ResultRow(row: ReportRow, text: Text) -> impl IntoView {
    let list = use_game_list();
    let ReportRow { key, tally, query } = row;
    let href = format!("#{}", Route::games(&query, false));
    let share = tally.percent().map(|percent| {
        let length = format!("{percent}%");
        view! {
            <span class="result-bar" aria-hidden="true">
                <span style:inline-size=length.clone()></span>
            </span>
            {length}
        }
        .into_any()
    });
    view! {
        <tr>
            <th scope="row">
                <a href=href on:click=move |_| list.write_address()>
                    {name(&key, text)}
                </a>
            </th>
            <td>{tally.games}</td>
            <td>{tally.won}</td>
            <td>{tally.lost}</td>
            <td>{tally.others()}</td>
            <td>{share}</td>
        </tr>
    }
}

/// What the games of a row have in common, in words.
fn name(key: &ReportKey, text: Text) -> String {
    match key {
        ReportKey::Side(color) => (text.shogi_terms().color)(*color).to_owned(),
        ReportKey::Opening(name) | ReportKey::Castle(name) | ReportKey::Against(name) => {
            (text.names().name)(*name).to_owned()
        }
        ReportKey::Opponent(name) => name.clone(),
        ReportKey::Month(day) => date_format::format_month(*day, text.language().tag()),
    }
}

fn report(list: GameList) -> GamesReport {
    list.track_games();
    let places = list.found.with(|found| found.places.clone());
    let offset = date_format::utc_offset();
    list.query.with(|query: &GamesQuery| {
        list.with_entries(|entries| {
            Positions::of_page().with_games(|games| {
                let found = places.iter().filter_map(|&place| entries.get(place));
                // Without those that were just deleted.
                let found = found.filter(|entry| entry.deleted.is_none());
                let named = found.map(|entry| (entry, games.names(entry.id)));
                GamesReport::of(query, named, offset)
            })
        })
    })
}
