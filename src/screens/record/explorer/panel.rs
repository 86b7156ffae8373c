use core::time::Duration;
use std::sync::Arc;

use komadai_names::Recognizer;
use komadai_records::NodeId;
use leptos::prelude::*;
use shogi::{Move, Position};
use wasm_bindgen_futures::spawn_local;

use super::{
    super::{
        analysis::notate,
        controller::{RecordController, use_record},
    },
    book::{book_moves, use_book},
};
use crate::library::{Positions, saved_game_route, written_date};
use komadai_model::{
    Route,
    library::{Explored, ExplorerMove, GamesQuery, PositionFilter},
    review::{Review, Study, names_after},
};
use komadai_texts::{Message, name_list};
use komadai_ui::{Icon, effect, timeout_in_owner, use_i18n};

/// Games are read again when none has changed for so long.
const STILL: Duration = Duration::from_secs(2);

/// The position on the board, the move that led to it, and where it is in the record.
type Here = (Position, Option<Move>, NodeId);

/// What was played in the position on the board, in saved games, and what the book has.
#[component]
pub fn ExplorerPanel() -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let here = Memo::new(move |_| controller.with_review(here));
    let version = games_in_memory(controller);
    let recognizer = StoredValue::new(Recognizer::new());
    let has_book = use_book();
    let tag = RwSignal::new(String::new());
    let contents = move || {
        let text = i18n.text().explorer();
        let Some(here) = here.get() else {
            return ().into_any();
        };
        if version.with(Option::is_none) {
            return view! { <p class="hint">{text.loading}</p> }.into_any();
        }
        has_book.track();
        let Explored { moves, games } = tag.with(|tag| Positions::of_page().explore(&here.0, tag));
        let none = moves
            .is_empty()
            .then(|| view! { <p class="hint" role="status">{text.none}</p> });
        let rows = rows(moves, book_moves(&here.0));
        let is_in_book = rows.iter().any(|row| row.loss.is_some());
        let table = (!rows.is_empty()).then(|| view! { <MoveTable here rows recognizer/> });
        let hint = is_in_book.then(|| view! { <p class="hint">{text.book_hint}</p> });
        let link = (games > 0).then(|| {
            let tag = tag.get();
            view! { <FoundLink position=here.0 tag games/> }
        });
        view! {
            {none}
            {table}
            {hint}
            {link}
        }
        .into_any()
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
            <TagSelect tag version/>
            {contents}
        </section>
    }
}

/// A move of the table.
#[derive(Clone, Copy)]
struct Row {
    mv: Move,
    /// What came of it in games, if it was played.
    played: Option<ExplorerMove>,
    /// How much less it is worth than the best move of the book, if it is in the book.
    loss: Option<u16>,
}

/// What was played, then what else the book has.
fn rows(played: Vec<ExplorerMove>, mut book: Vec<(Move, u16)>) -> Vec<Row> {
    let mut rows = Vec::new();
    for played in played {
        let in_book = book.iter().position(|&(mv, _)| mv == played.mv);
        rows.push(Row {
            mv: played.mv,
            played: Some(played),
            loss: in_book.map(|place| book.remove(place).1),
        });
    }
    let rest = book.into_iter().map(|(mv, loss)| Row {
        mv,
        played: None,
        loss: Some(loss),
    });
    rows.extend(rest);
    rows
}

/// The choice of the games under a tag, where games have tags.
#[component]
fn TagSelect(tag: RwSignal<String>, version: RwSignal<Option<u32>>) -> impl IntoView {
    let i18n = use_i18n();
    let tags = move || {
        version.track();
        Positions::of_page().with_games(|games| {
            let tags = games.tags().into_iter().map(str::to_owned);
            tags.collect::<Vec<_>>()
        })
    };
    // A tag that no game has any more is that of none.
    effect(move || {
        let tags = tags();
        if tag.with_untracked(|tag| !tag.is_empty() && !tags.contains(tag)) {
            tag.set(String::new());
        }
    });
    let options = move || {
        let options = tags().into_iter().map(|name| {
            let value = name.clone();
            let is_chosen = tag.with(|tag| *tag == name);
            view! {
                <option value=value prop:selected=is_chosen>
                    {name}
                </option>
            }
            .into_any()
        });
        options.collect_view()
    };
    view! {
        <select
            name="explorer-tag"
            aria-label=move || i18n.text().explorer().games_of
            hidden=move || tags().is_empty()
            on:change=move |event| tag.set(event_target_value(&event))
        >
            <option value="">{move || i18n.text().explorer().all}</option>
            {options}
        </select>
    }
}

/// Counts how often the games in memory have changed; `None` until they are there.
fn games_in_memory(controller: RecordController) -> RwSignal<Option<u32>> {
    let version = RwSignal::new(None);
    let storage = controller.saver.storage();
    let changes = storage.changes();
    let read = move || {
        let storage = controller.saver.storage();
        spawn_local(async move {
            let updated = match storage.list().await {
                Ok(listing) => {
                    Positions::of_page()
                        .update(&storage, Arc::new(listing))
                        .await
                }
                Err(error) => Err(error),
            };
            version.try_update(|version| *version = Some(version.unwrap_or(0) + 1));
            if let Err(error) = updated {
                controller.notify(Message::new(move |text| (text.library().why)(&error)));
            }
        });
    };
    // The record on the screen is saved again and again while it is edited.
    effect(move || {
        changes.track();
        match version.with_untracked(Option::is_none) {
            true => read(),
            false => timeout_in_owner(STILL, read),
        }
    });
    version
}

/// Nothing while the moves ahead are not to be known, or the position cannot be played from.
fn here(review: &Review) -> Option<Here> {
    let is_open = review.study() == Study::Open;
    let before = |at| review.record().node(at).ply().map(|ply| ply.mv);
    let at = review.at();
    is_open.then(|| Some((*review.position()?, before(at), at)))?
}

#[component]
fn MoveTable(here: Here, rows: Vec<Row>, recognizer: StoredValue<Recognizer>) -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    // The table is made again when the language changes.
    let text = i18n.text_untracked();
    let rows = rows.into_iter().map(|row| {
        let names = recognizer.with_value(|recognizer| {
            controller.with_review_untracked(|review| names_after(review, row.mv, recognizer))
        });
        let names = name_list(names, text);
        view! { <MoveRow here row names/> }.into_any()
    });
    view! {
        <table class="explorer-moves">
            <thead>
                <tr>
                    <th scope="col">{move || i18n.text().explorer().mv}</th>
                    <th scope="col">{move || i18n.text().explorer().games}</th>
                    <th scope="col">{move || i18n.text().explorer().results}</th>
                    <th scope="col">{move || i18n.text().explorer().last}</th>
                    <th scope="col">{move || i18n.text().explorer().book}</th>
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}

/// Leads to the list of the games that have a position.
#[component]
fn FoundLink(position: Position, tag: String, games: usize) -> impl IntoView {
    let i18n = use_i18n();
    let query = GamesQuery {
        position: Some(PositionFilter::new(position)),
        tag,
        ..GamesQuery::default()
    };
    let href = format!("#{}", Route::games(&query, false));
    view! { <a href=href>{move || (i18n.text().explorer().all_games)(games)}</a> }
}

#[component]
fn MoveRow(
    here: Here,
    row: Row,
    /// What the move leads to.
    names: String,
) -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let Row { mv, played, loss } = row;
    let (position, before, _) = here;
    let written = move || notate(position, before, mv, i18n.text()).written;
    let spoken = move || notate(position, before, mv, i18n.text()).spoken;
    let names = (!names.is_empty())
        .then(|| view! { <span class="explorer-name">{names}</span> }.into_any());
    let played = match played {
        Some(played) => view! { <PlayedCells played/> }.into_any(),
        None => view! { <td></td><td></td><td></td> }.into_any(),
    };
    let loss = loss.map(|loss| match loss {
        0 => "0".to_owned(),
        loss => format!("−{loss}"),
    });
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
                {names}
            </th>
            {played}
            <td class="explorer-book">{loss}</td>
        </tr>
    }
}

/// What came of a move in games.
#[component]
fn PlayedCells(played: ExplorerMove) -> impl IntoView {
    let i18n = use_i18n();
    let ExplorerMove {
        games,
        black_wins,
        white_wins,
        last,
        ply,
        date,
        ..
    } = played;
    let percent = move |count: usize| format!("{}%", count * 100 / games);
    let results = move || {
        (i18n.text().explorer().score)(black_wins, white_wins, games - black_wins - white_wins)
    };
    let day = move || written_date(&date.iso_day(), i18n.text());
    // It opens where the reader is.
    let href = format!("#{}", saved_game_route(last, ply));
    view! {
        <td>{games}</td>
        <td>
            <span class="explorer-score" aria-hidden="true">
                <span class="black" style:inline-size=percent(black_wins)></span>
                <span class="white" style:inline-size=percent(white_wins)></span>
            </span>
            <span class="explorer-results">{results}</span>
        </td>
        <td>
            <a href=href aria-label=move || format!("{}: {}", i18n.text().explorer().last, day())>
                {day}
            </a>
        </td>
    }
}
