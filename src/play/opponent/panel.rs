use leptos::prelude::*;

use super::{Attending, computer_player::PlayerState, hints::BoardPreview};
use crate::{
    components::{Button, EngineNetStatus, When},
    state::{TextKey, use_i18n},
    web::dom,
};

/// What the computer can be asked, its answers, and what to do where it cannot
/// play.
#[component]
pub fn OpponentPanel(attending: Attending) -> impl IntoView {
    let i18n = use_i18n();
    let game = attending.table.game;
    view! {
        <When condition=move || game.with(|game| game.setup().has_computer())>
            <section
                class="opponent"
                data-thinking=move || attending.is_thinking()
                aria-label=move || i18n.text().later().opponent.opponent
            >
                <EngineNetStatus/>
                <When condition=move || attending.state.get() == PlayerState::Failed>
                    <WorkerFailed attending/>
                </When>
                <div class="opponent-buttons">
                    <Button
                        name="hint"
                        label=|text| text.later().opponent.hint
                        disabled=move || !attending.can_request_hint()
                        on_press=move |()| attending.request_hint()
                    />
                    <Button
                        name="what-was-wrong"
                        label=|text| text.later().opponent.what_was_wrong
                        disabled=move || !attending.can_explain_last_move()
                        on_press=move |()| attending.explain_last_move()
                    />
                </div>
                <OpponentAnswer attending/>
                <PreviewButtons attending/>
            </section>
        </When>
    }
}

/// What the computer answers.
#[component]
fn OpponentAnswer(attending: Attending) -> impl IntoView {
    let i18n = use_i18n();
    let paragraphs = move || {
        let sentences = attending.sentences(i18n.text()).into_iter();
        sentences
            .map(|sentence| view! { <p>{sentence}</p> }.into_any())
            .collect_view()
    };
    view! {
        <div
            class="opponent-told"
            role="status"
            data-hint=move || attending.hint_move()
            data-verdict=move || attending.verdict()
        >
            {paragraphs}
        </div>
    }
}

/// Buttons to look at a slip on the board.
#[component]
fn PreviewButtons(attending: Attending) -> impl IntoView {
    let preview = attending.preview;
    let back = move |()| {
        dom::restore_focus_to(&["[data-action=what-was-wrong]"]);
        preview.set(BoardPreview::Game);
    };
    view! {
        <When condition=move || attending.slip().is_some()>
            <div class="opponent-buttons">
                <PreviewButton
                    name="show-better"
                    label=|text| text.later().opponent.show_better
                    preview
                    shows=BoardPreview::BetterMove
                />
                <PreviewButton
                    name="show-punished"
                    label=|text| text.later().opponent.show_punished
                    preview
                    shows=BoardPreview::Refutation
                />
                <Button
                    name="back-to-game"
                    label=|text| text.later().opponent.back
                    hidden=move || preview.get() == BoardPreview::Game
                    on_press=back
                />
            </div>
        </When>
    }
}

/// A button that shows something on the board in place of the game, or the game again.
#[component]
fn PreviewButton(
    name: &'static str,
    label: TextKey,
    preview: RwSignal<BoardPreview>,
    /// What it shows.
    shows: BoardPreview,
) -> impl IntoView {
    let toggle = move |()| {
        let now = preview.get_untracked();
        preview.set(if now == shows {
            BoardPreview::Game
        } else {
            shows
        });
    };
    view! {
        <Button
            name
            label
            on_press=toggle
            pressed=move || Some(preview.get() == shows)
        />
    }
}

/// Says that the computer cannot play, and offers what can be done.
#[component]
fn WorkerFailed(attending: Attending) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <div class="notice" role="alert" data-notice="no-worker">
            <p>{move || i18n.text().later().opponent.no_worker}</p>
            <div class="notice-buttons">
                <Button
                    name="try-again"
                    label=|text| text.later().opponent.try_again
                    class="primary"
                    on_press=move |()| attending.try_again()
                />
                <Button
                    name="by-hand"
                    label=|text| text.later().opponent.by_hand
                    on_press=move |()| attending.give_up_seats()
                />
            </div>
        </div>
    }
}
