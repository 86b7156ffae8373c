use leptos::prelude::*;

use crate::{
    components::EngineNetStatus,
    game::computer::{BoardPreview, ComputerPlayer, PlayerState},
    screens::play::help_sheet::HelpSheet,
};
use komadai_ui::{Button, Checkbox, TextKey, When, use_i18n};
use komadai_web::dom;

/// What the computer can be asked, its answers, and what to do where it cannot
/// play.
#[component]
pub fn OpponentPanel() -> impl IntoView {
    let i18n = use_i18n();
    let player = expect_context::<ComputerPlayer>();
    let game = player.game;
    player.is_shown.set(true);
    on_cleanup(move || {
        player.is_shown.try_set(false);
    });
    view! {
        <When condition=move || game.with(|game| game.options().has_computer())>
            <section
                class="opponent"
                data-thinking=move || player.is_thinking()
                data-pondering=move || player.is_pondering()
                aria-label=move || i18n.text().opponent().opponent
            >
                <EngineNetStatus/>
                <When condition=move || player.state.get() == PlayerState::Failed>
                    <WorkerFailed player/>
                </When>
                <div class="opponent-buttons">
                    <Button
                        name="what-was-wrong"
                        icon="help"
                        label=|text| text.opponent().how_was_my_move
                        disabled=move || !player.can_explain_last_move()
                        on_press=move |()| player.explain_last_move()
                    />
                    <HoldsBlunders player/>
                </div>
                <HelpSheet
                    open=player.sheet
                    stays=move || player.preview.get() != BoardPreview::Game
                    on_close=move |()| player.show_on_board(BoardPreview::Game)
                >
                    <OpponentAnswer player/>
                    <HeldMove player/>
                    <PreviewButtons player/>
                </HelpSheet>
            </section>
        </When>
    }
}

/// Whether clearly bad moves are held, where they can be.
#[component]
fn HoldsBlunders(player: ComputerPlayer) -> impl IntoView {
    let i18n = use_i18n();
    let can = move || {
        player.game.with(|game| {
            let options = game.options();
            options.rules.assists() && !options.is_timed()
        })
    };
    let checked = move || player.settings.with(|settings| settings.holds_blunders);
    let change = move |holds| {
        player
            .settings
            .update(|settings| settings.holds_blunders = holds);
    };
    view! {
        <When condition=can>
            <Checkbox
                name="holds-blunders"
                label=Signal::derive(move || i18n.text().opponent().warns.to_owned())
                checked=Signal::derive(checked)
                on_change=change
            />
        </When>
    }
}

/// What can be done about a move that is held.
#[component]
fn HeldMove(player: ComputerPlayer) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <When condition=player.holds_move>
            <div data-held="">
                <p>{move || i18n.text().opponent().held}</p>
                <div class="opponent-buttons">
                    <Button
                        name="take-back"
                        class="primary"
                        label=|text| text.opponent().take_back
                        on_press=move |()| player.take_back_held()
                    />
                    <Button
                        name="play-anyway"
                        label=|text| text.opponent().play_anyway
                        on_press=move |()| player.play_held()
                    />
                </div>
            </div>
        </When>
    }
}

/// What the computer answers.
#[component]
fn OpponentAnswer(player: ComputerPlayer) -> impl IntoView {
    let i18n = use_i18n();
    let paragraphs = move || {
        let sentences = player.sentences(i18n.text()).into_iter();
        sentences
            .map(|sentence| view! { <p>{sentence}</p> }.into_any())
            .collect_view()
    };
    view! {
        <div
            class="opponent-told"
            role="status"
            data-hint=move || player.hint_move()
            data-verdict=move || player.verdict()
        >
            {paragraphs}
        </div>
    }
}

/// Buttons to look at a blunder on the board.
#[component]
fn PreviewButtons(player: ComputerPlayer) -> impl IntoView {
    let back = move |()| {
        dom::restore_focus_to(&["[data-action=what-was-wrong]"]);
        player.show_on_board(BoardPreview::Game);
    };
    view! {
        <When condition=move || player.blunder().is_some()>
            <div class="opponent-buttons">
                <PreviewButton
                    name="show-better"
                    label=|text| text.opponent().show_better
                    player
                    shows=BoardPreview::BetterMove
                />
                <PreviewButton
                    name="show-punished"
                    label=|text| text.opponent().show_punished
                    player
                    shows=BoardPreview::Refutation
                />
                <Button
                    name="back-to-game"
                    label=|text| text.opponent().back
                    hidden=move || player.preview.get() == BoardPreview::Game
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
    player: ComputerPlayer,
    /// What it shows.
    shows: BoardPreview,
) -> impl IntoView {
    let toggle = move |()| {
        let is_shown = player.preview.get_untracked() == shows;
        player.show_on_board(match is_shown {
            true => BoardPreview::Game,
            false => shows,
        });
    };
    view! {
        <Button
            name
            label
            on_press=toggle
            pressed=move || Some(player.preview.get() == shows)
        />
    }
}

/// Says that the computer cannot play, and offers what can be done.
#[component]
fn WorkerFailed(player: ComputerPlayer) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <div class="notice" role="alert" data-notice="no-worker">
            <p>{move || i18n.text().opponent().no_worker}</p>
            <div class="notice-buttons">
                <Button
                    name="try-again"
                    label=|text| text.opponent().try_again
                    class="primary"
                    on_press=move |()| player.try_again()
                />
                <Button
                    name="by-hand"
                    label=|text| text.opponent().by_hand
                    on_press=move |()| player.give_up_seats()
                />
            </div>
        </div>
    }
}
