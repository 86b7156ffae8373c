use leptos::prelude::*;
use shogi::{Move, Position};
use wasm_bindgen_futures::spawn_local;

use super::super::{
    analysis::notate,
    controller::{RecordController, use_record},
};
use crate::library::{Positions, saved_game_route, written_date};
use komadai_model::{
    Route,
    library::{ExplorerMove, GamesQuery, PositionFilter},
    review::{Review, Study},
};
use komadai_ui::{Icon, effect, use_i18n};

/// The position on the board, and the move that led to it.
type Here = (Position, Option<Move>);

/// What was played in the position on the board, in all saved games.
#[component]
pub fn ExplorerPanel() -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let here = Memo::new(move |_| controller.with_review(here));
    let version = games_in_memory(controller);
    let moves = move || {
        let here = here.get()?;
        version.get()?;
        Some((here, Positions::of_page().explore(&here.0)))
    };
    let contents = move || {
        let text = i18n.text().explorer();
        let Some((here, moves)) = moves() else {
            return view! { <p class="hint">{text.loading}</p> }.into_any();
        };
        if moves.is_empty() {
            return view! { <p class="hint" role="status">{text.none}</p> }.into_any();
        }
        view! { <MoveTable here moves/> }.into_any()
    };
    view! {
        <section class="explorer" data-explorer="" aria-label=move || i18n.text().explorer().title>
            <div class="explorer-head">
                <h2>{move || i18n.text().explorer().title}</h2>
                <button
                    type="button"
                    class="button quiet icon-only"
                    data-action="close-explorer"
                    aria-label=move || i18n.text().explorer().close
                    title=move || i18n.text().explorer().close
                    on:click=move |_| controller.toggle_explorer()
                >
                    <Icon name="close"/>
                </button>
            </div>
            {contents}
        </section>
    }
}

/// Counts how often the games in memory have changed; `None` until they are there.
fn games_in_memory(controller: RecordController) -> RwSignal<Option<u32>> {
    let version = RwSignal::new(None);
    let storage = controller.saver.storage();
    let changes = storage.changes();
    effect(move || {
        changes.track();
        let storage = controller.saver.storage();
        spawn_local(async move {
            let updated = match storage.list().await {
                Ok(listing) => Positions::of_page().update(&storage, &listing).await,
                Err(error) => Err(error),
            };
            version.try_update(|version| *version = Some(version.unwrap_or(0) + 1));
            if let Err(error) = updated {
                controller.notify(komadai_texts::Message::new(move |text| {
                    (text.library().why)(&error)
                }));
            }
        });
    });
    version
}

/// Nothing while the moves ahead are not to be known, or the position cannot be played from.
fn here(review: &Review) -> Option<Here> {
    let is_open = review.study() == Study::Open;
    let before = |at| review.record().node(at).ply().map(|ply| ply.mv);
    is_open.then(|| Some((*review.position()?, before(review.at()))))?
}

#[component]
fn MoveTable(here: Here, moves: Vec<ExplorerMove>) -> impl IntoView {
    let i18n = use_i18n();
    let all: usize = moves.iter().map(|played| played.games).sum();
    let query = GamesQuery {
        position: Some(PositionFilter::new(here.0)),
        ..GamesQuery::default()
    };
    let found = format!(
        "#{}",
        Route::Games {
            query: Some(query.to_string())
        }
    );
    let rows = moves
        .into_iter()
        .map(|played| view! { <MoveRow here played/> }.into_any());
    view! {
        <table class="explorer-moves">
            <thead>
                <tr>
                    <th scope="col">{move || i18n.text().explorer().mv}</th>
                    <th scope="col">{move || i18n.text().explorer().games}</th>
                    <th scope="col">{move || i18n.text().explorer().results}</th>
                    <th scope="col">{move || i18n.text().explorer().last}</th>
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
        <a href=found>{move || (i18n.text().explorer().all_games)(all)}</a>
    }
}

#[component]
fn MoveRow(here: Here, played: ExplorerMove) -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let ExplorerMove {
        mv,
        games,
        black_wins,
        white_wins,
        last,
        date,
    } = played;
    let (position, before) = here;
    let written = move || notate(position, before, mv, i18n.text()).written;
    let spoken = move || notate(position, before, mv, i18n.text()).spoken;
    let percent = move |count: usize| format!("{}%", count * 100 / games);
    let results = move || (i18n.text().explorer().score)(black_wins, white_wins);
    view! {
        <tr>
            <th scope="row">
                <button
                    type="button"
                    class="line-move"
                    data-explored=mv.to_string()
                    aria-label=spoken
                    on:click=move |_| controller.play_move(mv)
                >
                    {written}
                </button>
            </th>
            <td>{games}</td>
            <td>
                <span class="explorer-score" aria-hidden="true">
                    <span class="black" style:inline-size=percent(black_wins)></span>
                    <span class="white" style:inline-size=percent(white_wins)></span>
                </span>
                <span class="explorer-results">{results}</span>
            </td>
            <td>
                <a href=format!("#{}", saved_game_route(last))>
                    {move || written_date(&date.iso_day(), i18n.text())}
                </a>
            </td>
        </tr>
    }
}
