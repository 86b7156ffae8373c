use leptos::prelude::*;

use super::game_list::use_game_list;
use crate::library::{ListedGame, about_listed, ending, event, names, played_on, saved_game_route};
use komadai_model::library::Entry;
use komadai_texts::{Message, Text};
use komadai_ui::use_i18n;

/// A game of the list.
#[component]
pub fn GameRow(game: ListedGame) -> impl IntoView {
    let is_deleted = game.entry.deleted.is_some();
    let id = game.entry.id.to_string();
    let cells = match is_deleted {
        true => view! { <DeletedCells game/> }.into_any(),
        false => view! { <Cells game/> }.into_any(),
    };
    view! {
        <tr class="shelf-row" role="row" data-game=id data-deleted=is_deleted>
            {cells}
        </tr>
    }
}

#[component]
fn Cells(game: ListedGame) -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let id = game.entry.id;
    let entry = StoredValue::new(game.entry.clone());
    let part = move |part: fn(&Entry, Text) -> String| {
        move || entry.with_value(|entry| part(entry, i18n.text()))
    };
    let moves = move || (i18n.text().library().moves)(entry.with_value(|entry| entry.about.plies));
    let accuracies = entry.with_value(accuracies);
    let tags = entry.with_value(|entry| entry.tags.clone());
    let tags = tags
        .into_iter()
        .map(|tag| view! { <TagButton tag/> }.into_any());
    view! {
        <td role="cell" class="game-select">
            <SelectBox game=game.clone()/>
        </td>
        <td role="cell" class="game-date">{part(played_on)}</td>
        <th role="rowheader" scope="row" class="game-players">
            <GameLink game=game.clone()/>
        </th>
        <td role="cell" class="game-result">{part(ending)}</td>
        <td role="cell" class="game-moves">{moves}</td>
        <td role="cell" class="game-accuracy" hidden=move || !list.has_reviews.get()>
            {accuracies}
        </td>
        <td role="cell" class="game-opening">{move || list.opening(id)}</td>
        <td role="cell" class="game-event">{part(event)}</td>
        <td role="cell" class="game-tags">{tags.collect_view()}</td>
        <td role="cell">
            <DeleteButton game/>
        </td>
    }
}

#[component]
fn DeletedCells(game: ListedGame) -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    // One that was just deleted is not selected with the others.
    let select = list
        .bin
        .get_untracked()
        .then(|| view! { <SelectBox game=game.clone()/> });
    let entry = StoredValue::new(game.entry.clone());
    let name = move || {
        let text = i18n.text();
        let name =
            entry.with_value(|entry| format!("{}, {}", names(entry, text), played_on(entry, text)));
        (text.library().deleted_this)(&name)
    };
    view! {
        <td role="cell" class="game-select">
            {select}
        </td>
        <th role="rowheader" scope="row" class="game-players" colspan=move || if list.has_reviews.get() { "8" } else { "7" }>
            <span class="shelf-open">{name}</span>
        </th>
        <td role="cell">
            <RestoreButton game/>
        </td>
    }
}

#[component]
fn SelectBox(game: ListedGame) -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let id = game.entry.id;
    let name = StoredValue::new(game);
    let label = move || {
        let text = i18n.text();
        (text.games().select_this)(&name.with_value(|game| full_name(game, text)))
    };
    // A press with the Shift key selects all from the last one to this one.
    let to_here = StoredValue::new(false);
    let on_change = move |event| {
        let is_selected = event_target_checked(&event);
        match to_here.get_value() {
            true => list.selection.select_to(id, is_selected),
            false => list.selection.select(id, is_selected),
        }
    };
    view! {
        <input
            type="checkbox"
            name="select"
            aria-label=label
            prop:checked=move || list.selection.contains(id)
            on:click=move |event| to_here.set_value(event.shift_key())
            on:change=on_change
        />
    }
}

/// Opens the game.
#[component]
fn GameLink(game: ListedGame) -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let open_record = list.saver.open_record.get_value();
    let is_open = open_record.is_some_and(|autosave| autosave.id() == game.entry.id);
    let id = game.entry.id;
    let is_look_alike = game.is_look_alike;
    let game = StoredValue::new(game);
    // At what was looked for.
    let href = move || {
        let ply = game.with_value(|game| list.ply_of(&game.entry));
        format!("#{}", saved_game_route(id, ply.unwrap_or(0)))
    };
    // What tells it from one that looks alike.
    let about = is_look_alike.then(|| {
        let about = move || game.with_value(|game| about_listed(game, i18n.text()));
        view! { <span class="shelf-about">{about}</span> }
    });
    view! {
        <a
            class="shelf-open"
            href=href
            aria-current=is_open.then_some("true")
            on:click=move |_| list.write_address()
        >
            <span class="shelf-names">
                {move || game.with_value(|game| names(&game.entry, i18n.text()))}
            </span>
            {about}
        </a>
    }
}

/// A tag: pressed, only games under it are shown.
#[component]
fn TagButton(tag: String) -> impl IntoView {
    let list = use_game_list();
    let shown = tag.clone();
    view! {
        <button
            type="button"
            class="tag"
            on:click=move |_| list.ask(|query| query.tag.clone_from(&tag))
        >
            {shown}
        </button>
    }
}

#[component]
fn DeleteButton(game: ListedGame) -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let id = game.entry.id;
    let label = move || {
        let text = i18n.text();
        (text.library().delete_this)(&full_name(&game, text))
    };
    view! {
        <button
            type="button"
            class="button quiet"
            data-action="remove"
            aria-label=label
            on:click=move |_| list.delete(id)
        >
            {move || i18n.text().library().delete}
        </button>
    }
}

#[component]
fn RestoreButton(game: ListedGame) -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let entry = game.entry.clone();
    let label = move || {
        let text = i18n.text();
        (text.library().restore_this)(&full_name(&game, text))
    };
    let restore = move |_| {
        let named = entry.clone();
        list.restore(entry.id, Message::new(move |text| names(&named, text)));
    };
    view! {
        <button
            type="button"
            class="button"
            data-action="restore"
            aria-label=label
            on:click=restore
        >
            {move || i18n.text().library().restore}
        </button>
    }
}

/// How accurately Black and White have played, in percent, where the game was reviewed.
pub fn accuracies(entry: &Entry) -> Option<String> {
    let review = entry.review()?;
    let percent = |accuracy: Option<u32>| match accuracy {
        Some(tenths) => ((tenths + 5) / 10).to_string(),
        None => "?".to_owned(),
    };
    let [black, white] = [&review.black, &review.white].map(|side| percent(side.accuracy));
    Some(format!("{black} – {white}%"))
}

/// Tells a game from others with the same names, for a screen reader.
fn full_name(game: &ListedGame, text: Text) -> String {
    format!("{}, {}", names(&game.entry, text), about_listed(game, text))
}
