use std::rc::Rc;

use leptos::{html, prelude::*};
use wasm_bindgen_futures::spawn_local;

use crate::{
    library::{
        Library, ListedGame, OPEN_DROPPED, about_listed, names, saved_game_route,
        use_record_to_open,
    },
    router::use_router,
};
use komadai_input::drop_paste::{self, DroppedData};
use komadai_model::{
    Route,
    library::{Entry, look_alike, newest},
    problems::Training,
};
use komadai_texts::Message;
use komadai_ui::{Button, Icon, When, effect, lazy, use_i18n};
use komadai_web::{
    clipboard, dom,
    files::{self, COLLECTION_ENDINGS, Choice, LocalFile},
};

/// How many of the last games are listed.
const RECENT: usize = 3;

/// The cards of the home screen that come later: a record to open, the last games, the
/// problems. What is dropped on the window or pasted is opened too.
#[component]
pub fn RecordCards() -> impl IntoView {
    view! {
        <OpenRecordCard/>
        <RecentGamesCard/>
        <ProblemsCard/>
    }
}

#[component]
fn OpenRecordCard() -> impl IntoView {
    let i18n = use_i18n();
    let (router, to_open) = (use_router(), use_record_to_open());
    let failed = RwSignal::new(false);
    // What is said of a text or a file that is no record.
    let refused = RwSignal::new(None::<Message>);
    let open_loaded = move |data| async move {
        let opened = match OPEN_DROPPED.get() {
            Some(open) => open(data).await,
            // The record screen says that it cannot be loaded.
            None => Ok(None),
        };
        if refused.is_disposed() {
            return;
        }
        match opened {
            Ok(opened) => {
                router.navigate(&Route::RECORD);
                to_open.set(opened);
                refused.set(None);
            }
            Err(why) => refused.set(Some(why)),
        }
    };
    let open = move |data| {
        let open = move || spawn_local(open_loaded(data));
        lazy::load(OPEN_DROPPED.load_fn(), Box::new(open));
    };
    let card = NodeRef::<html::Section>::new();
    effect(move || {
        if refused.with(Option::is_some)
            && let Some(card) = card.get()
        {
            request_animation_frame(move || dom::scroll_into_view(&card));
        }
    });
    let is_over = drop_paste::on_drop_or_paste(Rc::new(open));
    let choose = move |()| {
        let then = move |files: Vec<LocalFile>| open(DroppedData::Files(files.into()));
        files::pick(COLLECTION_ENDINGS, Choice::Several, Box::new(then));
    };
    let paste = move |()| {
        let then = move |text: Option<String>| match text.filter(|text| !text.trim().is_empty()) {
            Some(text) => open(DroppedData::Text(text)),
            None => {
                failed.try_set(true);
                dom::focus_after_render("#home-pasted".to_owned());
            }
        };
        clipboard::read_text(Box::new(then));
    };
    let pasted = RwSignal::new(String::new());
    let open_pasted = move |()| {
        let text = pasted.get_untracked();
        if text.trim().is_empty() {
            dom::focus("#home-pasted");
        } else {
            open(DroppedData::Text(text));
        }
    };
    let hint = move || {
        let text = i18n.text();
        match (is_over.get(), failed.get()) {
            (true, _) => text.library().drop_here,
            (false, true) => text.home().not_pasted,
            (false, false) => text.home().open_record_hint,
        }
    };
    view! {
        <section class="home-card home-small" aria-labelledby="home-open" node_ref=card>
            <h2 id="home-open">
                <Icon name="open"/>
                {move || i18n.text().home().open_record}
            </h2>
            <p class="home-hint" role="status" data-shown=move || is_over.get() || failed.get()>
                {hint}
            </p>
            <div role="alert">
                <When condition=move || refused.with(Option::is_some)>
                    <p class="home-refused notice-lines">
                        {move || refused.with(|why| why.as_ref().map(|why| why.text(i18n.text())))}
                    </p>
                </When>
            </div>
            <When condition=failed>
                <div class="home-pasted">
                    <textarea
                        id="home-pasted"
                        rows="3"
                        spellcheck="false"
                        autocapitalize="off"
                        autocomplete="off"
                        aria-labelledby="home-open"
                        bind:value=pasted
                    ></textarea>
                    <Button
                        name="open-pasted"
                        label=|text| text.home().open_record
                        on_press=open_pasted
                    />
                </div>
            </When>
            <div class="home-buttons">
                <Button name="open" label=|text| text.home().open_file on_press=choose/>
                <Button name="paste" class="quiet" label=|text| text.home().paste on_press=paste/>
            </div>
        </section>
    }
}

#[component]
fn RecentGamesCard() -> impl IntoView {
    let i18n = use_i18n();
    let library = StoredValue::new_local(Library::of_page());
    let games = RwSignal::new(None::<Vec<Entry>>);
    let changes = library.with_value(Library::changes);
    effect(move || {
        changes.track();
        let library = library.get_value();
        spawn_local(async move {
            // The list of all games says why it cannot be read.
            let entries = library.list().await.map(|listing| listing.entries);
            games.try_set(Some(newest(entries.unwrap_or_default(), RECENT)));
        });
    });
    let list = move || {
        let games = games.get()?;
        let list = match games.is_empty() {
            true => {
                view! { <p class="home-hint">{move || i18n.text().home().no_games}</p> }.into_any()
            }
            false => {
                let rows = games.iter().map(|entry| {
                    let game = ListedGame {
                        entry: entry.clone(),
                        is_look_alike: games.iter().any(|other| look_alike(entry, other)),
                    };
                    view! { <RecentGame game/> }.into_any()
                });
                view! { <ul class="home-games" role="list">{rows.collect_view()}</ul> }.into_any()
            }
        };
        Some(list)
    };
    view! {
        <section class="home-card home-recent" aria-labelledby="home-recent">
            <h2 id="home-recent">
                <Icon name="games"/>
                {move || i18n.text().home().recent}
            </h2>
            {list}
            <a class="home-all" href=format!("#{}", Route::GAMES)>
                {move || i18n.text().home().all_games}
            </a>
        </section>
    }
}

#[component]
fn RecentGame(game: ListedGame) -> impl IntoView {
    let i18n = use_i18n();
    let href = format!("#{}", saved_game_route(game.entry.id, 0));
    let game = StoredValue::new(game);
    view! {
        <li>
            <a href=href>
                <span class="home-game">
                    {move || game.with_value(|game| names(&game.entry, i18n.text()))}
                </span>
                <span class="home-hint">
                    {move || game.with_value(|game| about_listed(game, i18n.text()))}
                </span>
            </a>
        </li>
    }
}

/// The problem of the day.
#[component]
fn ProblemsCard() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <section class="home-card home-small home-problems" aria-labelledby="home-problems">
            <h2 id="home-problems">
                <Icon name="problems"/>
                {move || i18n.text().navigation().problems}
            </h2>
            <div class="home-buttons">
                <a
                    class="button"
                    href=format!("#{}", Route::training(Training::Daily))
                    data-action="daily-problem"
                >
                    {move || i18n.text().problems().daily}
                </a>
            </div>
        </section>
    }
}
