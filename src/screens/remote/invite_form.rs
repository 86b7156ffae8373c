//! The form of an invitation: live or by messages.
use komadai_remote::HostSide;
use leptos::prelude::*;
use shogi::Color;

use super::{
    invite_draft::{InvitationKind, InviteDraft},
    live_card::LIVE_CARD,
};
use crate::{
    game::{
        remote::{LiveGame, MessageGames},
        use_game,
    },
    state::use_settings,
};
use komadai_model::{GameOptions, Seat};
use komadai_texts::{Text, options_text};
use komadai_ui::{Button, Checkbox, Field, Select, SelectOption, TextInput, When, use_i18n};
use komadai_web::{dom, rtc_peer, subtle_crypto};

/// The value of a side that is drawn by lot; the others are the names of the colours.
const BY_LOT: &str = "furigoma";
/// The days that can be chosen for a move; 0 is no limit.
const DAYS: [u8; 5] = [0, 1, 3, 7, 14];

#[component]
pub fn InviteForm(
    /// Whether there is a game over a connection: a second one would take its place.
    has_live: Memo<bool>,
) -> impl IntoView {
    let (i18n, settings, game) = (use_i18n(), use_settings(), use_game());
    let (live, messages) = (LiveGame::of_page(), MessageGames::of_page());
    let can_be_live = rtc_peer::is_supported() && subtle_crypto::is_supported();
    let draft = InviteDraft::new(match can_be_live {
        true => InvitationKind::Live,
        false => InvitationKind::ByMessage,
    });
    let is_live = Memo::new(move |_| draft.is_live());
    let options = Signal::derive(move || game.remote_offer.get().unwrap_or_else(GameOptions::even));
    let begin = move || {
        let options = options.get_untracked();
        if is_live.get_untracked() {
            if let Some(invitation) = draft.invitation(options) {
                live.invite(invitation);
                dom::focus_after_render(LIVE_CARD.to_owned());
            }
            return;
        }
        let (options, side, days) = draft.message_game(options);
        if messages.begin(options, side, days) {
            game.show_remote_game();
        }
    };
    let change_game = move |()| {
        settings.update(|settings| settings.opponent = Seat::Remote);
        game.set_up_from_elsewhere();
    };
    view! {
        <form
            class="form remote-card"
            data-card="invite"
            novalidate=true
            on:submit=move |event| {
                event.prevent_default();
                begin();
            }
        >
            <KindFields kind=draft.kind can_be_live/>
            <p class="remote-game">
                <span>
                    {move || i18n.text().remote().game} ": "
                    {move || described(options.get(), is_live.get(), i18n.text())}
                </span>
                <Button
                    name="change-game"
                    class="quiet"
                    label=|text| text.remote().change
                    on_press=change_game
                />
            </p>
            <Field label=move || i18n.text().remote().your_name>
                <TextInput
                    name="own-name"
                    value=draft.name
                    attr:maxlength=GameOptions::MAX_NAME.to_string()
                />
            </Field>
            <SideField side=draft.side is_live/>
            <When condition=is_live>
                <Checkbox
                    name="clocks-wait"
                    label=move || i18n.text().remote().clocks_wait
                    checked=draft.clocks_wait
                    on_change=move |on| draft.clocks_wait.set(on)
                />
                <Checkbox
                    name="watching"
                    label=move || i18n.text().remote().watching
                    checked=draft.watching
                    on_change=move |on| draft.watching.set(on)
                />
            </When>
            <When condition=move || !is_live.get()>
                <DaysField days=draft.days/>
            </When>
            <button
                type="submit"
                class="button primary"
                data-action="invite"
                disabled=move || is_live.get() && has_live.get()
            >
                {move || match is_live.get() {
                    true => i18n.text().remote().invite,
                    false => i18n.text().remote().begin,
                }}
            </button>
            <When condition=move || is_live.get() && has_live.get()>
                <p class="hint">{move || i18n.text().remote().has_game}</p>
            </When>
        </form>
    }
}

/// The two ways to play.
#[component]
fn KindFields(kind: RwSignal<InvitationKind>, can_be_live: bool) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <fieldset class="fields">
            <legend class="visually-hidden">{move || i18n.text().remote().title}</legend>
            <KindChoice
                value=InvitationKind::Live
                kind
                label=i18n.signal(|text| text.remote().live)
                hint=i18n.signal(|text| text.remote().live_hint)
                disabled=!can_be_live
            />
            <KindChoice
                value=InvitationKind::ByMessage
                kind
                label=i18n.signal(|text| text.remote().by_message)
                hint=i18n.signal(|text| text.remote().by_message_hint)
            />
        </fieldset>
    }
}

/// One of the two ways to play.
#[component]
fn KindChoice(
    value: InvitationKind,
    kind: RwSignal<InvitationKind>,
    label: Signal<&'static str>,
    hint: Signal<&'static str>,
    #[prop(optional)] disabled: bool,
) -> impl IntoView {
    view! {
        <label class="remote-kind">
            <input
                type="radio"
                name="remote-kind"
                value=value.name()
                disabled=disabled
                prop:checked=move || kind.get() == value
                on:change=move |_| kind.set(value)
            />
            <span>
                <strong>{label}</strong>
                <span class="hint">{hint}</span>
            </span>
        </label>
    }
}

/// Which side whoever invites plays.
#[component]
fn SideField(side: RwSignal<HostSide>, is_live: Memo<bool>) -> impl IntoView {
    let i18n = use_i18n();
    let by_lot = SelectOption {
        value: BY_LOT,
        // By messages nobody could see a toss.
        label: Signal::derive(move || match is_live.get() {
            true => i18n.text().remote().furigoma,
            false => i18n.text().opponent().by_lot,
        }),
    };
    let colors = Color::ALL.map(|color| SelectOption {
        value: color.name(),
        label: Signal::derive(move || (i18n.text().shogi_terms().color)(color)),
    });
    let value = Signal::derive(move || match side.get() {
        HostSide::Furigoma => BY_LOT,
        HostSide::Is(color) => color.name(),
    });
    let choose = move |value: String| {
        side.set(Color::from_name(&value).map_or(HostSide::Furigoma, HostSide::Is));
    };
    view! {
        <Field label=move || i18n.text().remote().your_side>
            <Select
                name="remote-side"
                value
                options=[by_lot].into_iter().chain(colors).collect()
                on_change=choose
            />
        </Field>
    }
}

/// How many days each move may take.
#[component]
fn DaysField(days: RwSignal<u8>) -> impl IntoView {
    let i18n = use_i18n();
    let options = DAYS.map(|count| {
        let text = move || match count {
            0 => i18n.text().remote().no_limit.to_owned(),
            _ => (i18n.text().remote().days_count)(count),
        };
        view! {
            <option value=count.to_string() selected=move || days.get() == count>
                {text}
            </option>
        }
        .into_any()
    });
    view! {
        <Field label=move || i18n.text().remote().days>
            <select
                class="field"
                name="days"
                on:change:target=move |event| {
                    days.set(event.target().value().parse().unwrap_or_default());
                }
            >
                {options.into_iter().collect_view()}
            </select>
        </Field>
    }
}

/// What is played. A game by messages has no clock.
fn described(options: GameOptions, is_live: bool, text: Text) -> String {
    match is_live {
        true => options_text(&options, text),
        false => {
            let untimed = GameOptions {
                controls: GameOptions::even().controls,
                ..options
            };
            options_text(&untimed, text)
        }
    }
}
