//! The games by messages: whose turn, by when, and the way to the board.
use komadai_remote::correspondence::KeptGame;
use leptos::prelude::*;

use crate::game::{remote::MessageGames, use_game};
use komadai_texts::{Text, player_name};
use komadai_ui::{Button, SCREEN_FOCUS, When, use_i18n};
use komadai_web::dom;

#[component]
pub fn MessageList(messages: MessageGames) -> impl IntoView {
    let i18n = use_i18n();
    let deleted = RwSignal::new(None::<KeptGame>);
    let games = Memo::new(move |_| messages.list());
    let unreadable = move || {
        let count = messages.unreadable();
        (count > 0).then(|| (i18n.text().remote().unreadable_games)(count))
    };
    view! {
        <section class="remote-card" data-card="messages" aria-labelledby="remote-messages">
            <h2 id="remote-messages">{move || i18n.text().remote().message_games}</h2>
            <When condition=move || games.with(Vec::is_empty)>
                <p class="hint">{move || i18n.text().remote().no_message_games}</p>
            </When>
            <ul class="remote-list">
                <For
                    each=move || games.get()
                    key=|game| (game.id().to_string(), game.game().actions().len())
                    let:game
                >
                    <Row messages game deleted/>
                </For>
            </ul>
            <p class="hint">{unreadable}</p>
            <When condition=move || deleted.with(Option::is_some)>
                <p role="status">
                    {move || i18n.text().remote().deleted} " "
                    <Button
                        name="undo-delete"
                        class="quiet"
                        label=|text| text.remote().undo_delete
                        on_press=move |()| {
                            dom::restore_focus_to(&["[data-action=open-game]", SCREEN_FOCUS]);
                            if let Some(game) = deleted.get_untracked() {
                                messages.keep(game);
                            }
                            deleted.set(None);
                        }
                    />
                </p>
            </When>
            <When condition=move || !messages.is_stored().get()>
                <p class="notice" role="alert">{move || i18n.text().remote().not_stored}</p>
            </When>
        </section>
    }
}

/// A game with its opponent and what it waits for.
#[component]
fn Row(
    messages: MessageGames,
    game: KeptGame,
    deleted: RwSignal<Option<KeptGame>>,
) -> impl IntoView {
    let (i18n, board) = (use_i18n(), use_game());
    let id = game.id();
    let game = StoredValue::new(game);
    let show = move |()| {
        messages.show(id);
        board.show_remote_game();
    };
    view! {
        <li class="remote-row" data-game=id.to_string()>
            <span>
                <strong>{move || game.with_value(|game| opponent(game, i18n.text()))}</strong>
                <span class="hint">{move || game.with_value(|game| state(game, i18n.text()))}</span>
            </span>
            <Button
                name="open-game"
                label=|text| text.remote().open_kept
                on_press=show
            />
            <Button
                name="delete-game"
                class="quiet"
                label=|text| text.remote().delete
                on_press=move |()| {
                    dom::restore_focus_to(&["[data-action=undo-delete]"]);
                    deleted.set(messages.delete(id));
                }
            />
        </li>
    }
}

fn opponent(game: &KeptGame, text: Text) -> String {
    player_name(&game.to_played(), !game.side(), text)
}

/// Whose move it is, and by when.
fn state(game: &KeptGame, text: Text) -> String {
    let remote = text.remote();
    let what = match game.outcome() {
        _ if game.is_to_be_sent() => remote.to_be_sent,
        Some(_) => remote.over,
        None if game.game().next_side() == game.side() => remote.your_turn,
        None => remote.their_turn,
    };
    match game.due() {
        Some(due) => format!("{what} · {}", (remote.due)(&due.to_string())),
        None => what.to_owned(),
    }
}
