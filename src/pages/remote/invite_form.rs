//! The form of an invitation: live or by messages.
use komadai_remote::{Conditions, HostSide, Invitation, clean_name, correspondence::DaysPerMove};
use leptos::prelude::*;
use shogi::{ByColor, Color};

use crate::{
    components::{Button, Checkbox, Field, Select, SelectOption, TextInput, When},
    remote::{LiveGame, MessageGames, new_secret},
    state::{use_current_game, use_i18n, use_settings},
    web::{random, rtc_peer, subtle_crypto},
};
use komadai_model::{GameOptions, Seat, i18n::Text, options_text};

const LIVE: &str = "live";
const BY_MESSAGE: &str = "by-message";
const FURIGOMA: &str = "furigoma";
/// The days that can be chosen for a move; 0 is no limit.
const DAYS: [u8; 5] = [0, 1, 3, 7, 14];

#[component]
pub fn InviteForm(
    /// Whether there is a game over a connection: a second one would take its place.
    has_live: Memo<bool>,
) -> impl IntoView {
    let (i18n, settings, current) = (use_i18n(), use_settings(), use_current_game());
    let (live, messages) = (LiveGame::of_page(), MessageGames::of_page());
    let can_be_live = rtc_peer::is_supported() && subtle_crypto::is_supported();
    let kind = RwSignal::new(match can_be_live {
        true => LIVE,
        false => BY_MESSAGE,
    });
    let is_live = Memo::new(move |_| kind.get() == LIVE);
    let name = RwSignal::new(String::new());
    let side = RwSignal::new(FURIGOMA);
    let days = RwSignal::new(3_u8);
    let (clocks_wait, watching) = (RwSignal::new(true), RwSignal::new(false));
    let options = move || current.remote_offer.get().unwrap_or_else(GameOptions::even);
    let begin = move || {
        let options = current
            .remote_offer
            .get_untracked()
            .unwrap_or_else(GameOptions::even);
        let name = clean_name(&name.get_untracked());
        let chosen = Color::from_name(side.get_untracked());
        if is_live.get_untracked() {
            let Some(secret) = new_secret() else {
                return;
            };
            live.invite(Invitation {
                secret,
                options,
                host_side: chosen.map_or(HostSide::Furigoma, HostSide::Is),
                host_name: name,
                conditions: Conditions {
                    clocks_wait: clocks_wait.get_untracked(),
                    watching: watching.get_untracked(),
                },
            });
            return;
        }
        let side = chosen.unwrap_or_else(random::random_color);
        let untimed = GameOptions::from_start(options.start);
        let options = GameOptions {
            names: ByColor::from_fn(|color| match color == side {
                true => name.clone(),
                false => String::new(),
            }),
            rules: options.rules,
            ..untimed
        };
        if messages.begin(options, side, DaysPerMove::new(days.get_untracked())) {
            current.show_remote.run(());
        }
    };
    let change = move |()| {
        settings.update(|settings| settings.opponent = Seat::Remote);
        current.set_up.run(());
    };
    let sides = move || {
        vec![
            SelectOption {
                value: FURIGOMA,
                // By messages nobody could see a toss.
                label: Signal::derive(move || match is_live.get() {
                    true => i18n.text().remote().furigoma,
                    false => i18n.text().opponent().by_lot,
                }),
            },
            SelectOption {
                value: Color::Black.name(),
                label: i18n.signal(|text| (text.shogi_terms().color)(Color::Black)),
            },
            SelectOption {
                value: Color::White.name(),
                label: i18n.signal(|text| (text.shogi_terms().color)(Color::White)),
            },
        ]
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
            <fieldset class="fields">
                <legend class="visually-hidden">{move || i18n.text().remote().title}</legend>
                <KindChoice
                    value=LIVE
                    kind
                    label=i18n.signal(|text| text.remote().live)
                    hint=i18n.signal(|text| text.remote().live_hint)
                    disabled=!can_be_live
                />
                <KindChoice
                    value=BY_MESSAGE
                    kind
                    label=i18n.signal(|text| text.remote().by_message)
                    hint=i18n.signal(|text| text.remote().by_message_hint)
                />
            </fieldset>
            <p class="remote-game">
                <span>
                    {move || i18n.text().remote().game} ": "
                    {move || described(options(), is_live.get(), i18n.text())}
                </span>
                <Button
                    name="change-game"
                    class="quiet"
                    label=|text| text.remote().change
                    on_press=change
                />
            </p>
            <Field label=move || i18n.text().remote().your_name>
                <TextInput
                    name="own-name"
                    value=name
                    attr:maxlength=GameOptions::MAX_NAME.to_string()
                />
            </Field>
            <Field label=move || i18n.text().remote().your_side>
                <Select
                    name="remote-side"
                    value=side
                    options=sides()
                    on_change=move |chosen: String| side.set(side_name(&chosen))
                />
            </Field>
            <When condition=is_live>
                <Checkbox
                    name="clocks-wait"
                    label=move || i18n.text().remote().clocks_wait
                    checked=clocks_wait
                    on_change=move |on| clocks_wait.set(on)
                />
                <Checkbox
                    name="watching"
                    label=move || i18n.text().remote().watching
                    checked=watching
                    on_change=move |on| watching.set(on)
                />
            </When>
            <When condition=move || !is_live.get()>
                <DaysField days/>
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

/// One of the two ways to play.
#[component]
fn KindChoice(
    value: &'static str,
    kind: RwSignal<&'static str>,
    label: Signal<&'static str>,
    hint: Signal<&'static str>,
    #[prop(optional)] disabled: bool,
) -> impl IntoView {
    view! {
        <label class="remote-kind">
            <input
                type="radio"
                name="remote-kind"
                value=value
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

/// The value of a choice of sides.
fn side_name(chosen: &str) -> &'static str {
    Color::from_name(chosen).map_or(FURIGOMA, Color::name)
}
