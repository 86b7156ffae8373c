use leptos::prelude::*;

use super::announcements::{caption, next_action_label, phase_text};
use crate::game::{GamePhase, use_game};
use komadai_model::{PlayedGame, Route};
use komadai_texts::turn_text;
use komadai_ui::{When, use_i18n};

/// One line about the game: who is to move, what it waits for, or its result; and the
/// button for the next step.
#[component]
pub fn Status() -> impl IntoView {
    let (game, i18n) = (use_game(), use_i18n());
    let phase = Memo::new(move |_| GamePhase::of(game));
    let sentence = move || match phase.get() {
        GamePhase::AwaitingMove | GamePhase::RemoteAway => {
            let remote = game.remote.get().and_then(|hooks| hooks.status.get());
            let said = remote.or_else(|| game.assistant()?.status.get());
            said.unwrap_or_else(|| game.with_painted(|played| turn_text(played, i18n.text())))
        }
        GamePhase::ClockNotStarted => i18n.text().play().clock_waits.to_owned(),
        phase => game.with_painted(|played| phase_text(phase, played, i18n.text())),
    };
    let next_action = move || match phase.get() {
        GamePhase::ClockNotStarted => i18n.text().play().start_clock,
        phase => next_action_label(phase, i18n.text()),
    };
    let review = move || {
        let is_record = game.with_painted(|game| game.is_over() && !game.game().plies().is_empty());
        match is_record {
            true => i18n.text().announcements().review,
            false => "",
        }
    };
    let press = move || match phase.get_untracked() {
        GamePhase::AwaitingMove | GamePhase::RemoteAway => {}
        GamePhase::ClockNotStarted | GamePhase::Paused => game.start(),
        GamePhase::OtherTab { .. } => game.storage.take_over(),
        GamePhase::MustResign => game.dialogs.resign.set(true),
        GamePhase::MustTakeBack => game.undo(),
        GamePhase::Over { replay: true } => game.replay(),
        GamePhase::Over { replay: false } => game.dialogs.new_game.set(true),
    };
    view! {
        <section
            class="status"
            data-status=move || phase.get().name()
            data-outcome=move || {
                let outcome = game.with_painted(|game| game.game().outcome())?;
                Some(outcome.to_string())
            }
            data-foul=move || {
                let foul = game.with_painted(PlayedGame::known_illegal_ply)?;
                Some(foul.why.id())
            }
            data-replay=move || phase.get() == GamePhase::Over { replay: true }
        >
            <p class="status-text">{move || sentence()}</p>
            <When condition=move || !review().is_empty()>
                <button
                    type="button"
                    class="button"
                    data-action="review"
                    on:click=move |_| game.router.navigate(&Route::played_review())
                >
                    {move || review()}
                </button>
            </When>
            <When condition=move || !next_action().is_empty()>
                <button
                    type="button"
                    class="button primary"
                    data-action="status"
                    on:click=move |_| press()
                >
                    {move || next_action()}
                </button>
            </When>
        </section>
    }
}

/// What is played: the start, the time and the rules.
#[component]
pub fn GameCaption() -> impl IntoView {
    let (game, i18n) = (use_game(), use_i18n());
    let caption = move || {
        let is_replay = game.storage.is_replay();
        game.with_painted(|played| caption(played, is_replay, i18n.text()))
    };
    view! {
        <div
            class="game-caption"
            data-rules=move || game.with_painted(|game| game.options().rules.to_string())
        >
            <p>{move || caption()}</p>
        </div>
    }
}
