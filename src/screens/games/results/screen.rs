use leptos::prelude::*;

use super::{
    plot::AccuracyPlot,
    reviews::Reviews,
    tables::{MistakesTable, PhasesTable, ResultTable},
};
use crate::{
    library::Positions,
    screens::games::{
        filter_form::player_names,
        game_list::{GameList, use_game_list},
    },
};
use komadai_model::library::{GamesQuery, GamesReport, ReportTable, Tally};
use komadai_ui::{SCREEN_FOCUS, When, use_i18n};
use komadai_web::{date_format, dom};

/// The most frequent players are offered, at most so many.
const OFFERED: usize = 5;

/// The results of the games that are found.
#[component]
pub fn ResultsScreen() -> impl IntoView {
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
                <Reviews report/>
                <AccuracyPlot report/>
                <div class="results-tables">
                    <PhasesTable report/>
                    <MistakesTable report/>
                    {tables}
                </div>
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

fn report(list: GameList) -> GamesReport {
    list.track_games();
    let offset = date_format::utc_offset();
    list.query.with(|query: &GamesQuery| {
        list.with_found(|found| {
            Positions::of_page().with_games(|games| {
                let played = found.map(|entry| (entry, games.played(entry.id)));
                GamesReport::of(query, played, offset)
            })
        })
    })
}
