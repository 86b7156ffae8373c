//! An invitation that was opened.
use crate::{
    game::{
        remote::{CodeExchange, LiveGame, Stage},
        use_game,
    },
    router::use_router,
};
use komadai_remote::{Decline, HostSide, Invitation};
use leptos::prelude::*;

use super::{
    codes::{GuestCode, split_code},
    live_card::Unreached,
};
use komadai_model::{GameOptions, Route};
use komadai_texts::{Text, options_text};
use komadai_ui::{Button, Field, TextInput, When, use_i18n};
use komadai_web::dom;

/// The card of the invitation, in which the form is.
const INVITED: &str = "[data-card=invited]";

#[component]
pub fn JoinForm(query: String) -> impl IntoView {
    let i18n = use_i18n();
    let (query, code) = split_code(&query);
    match Invitation::from_query(&query) {
        Ok(invitation) => view! { <Invited invitation code/> }.into_any(),
        Err(error) => {
            leptos::logging::warn!("invitation: {error}");
            view! {
                <p class="notice" role="alert" data-notice="bad-invitation">
                    {move || i18n.text().remote().bad_link} " "
                    {move || i18n.text().remote().damaged_link}
                </p>
                <ToHub/>
            }
            .into_any()
        }
    }
}

#[component]
fn Invited(invitation: Invitation, code: Option<String>) -> impl IntoView {
    let (i18n, game) = (use_i18n(), use_game());
    let live = LiveGame::of_page();
    let view = live.view();
    let invitation = StoredValue::new(invitation);
    let code = StoredValue::new(code);
    let exchange = RwSignal::new(CodeExchange::None);
    let name = RwSignal::new(String::new());
    // The same invitation, opened again.
    let is_same = Memo::new(move |_| {
        view.track();
        live.invitation()
            .is_some_and(|known| invitation.with_value(|it| it.secret == known.secret))
    });
    let has_other = Memo::new(move |_| {
        !is_same.get() && view.with(|view| matches!(view.stage, Stage::Playing | Stage::Watching))
    });
    let use_code = move || {
        if let Some(code) = code.get_value() {
            live.answer_code(&code, exchange);
        }
    };
    if is_same.get_untracked() {
        match view.with_untracked(|view| view.stage) {
            Stage::Playing | Stage::Watching if code.with_value(Option::is_none) => {
                live.want_on_board();
                game.show_remote_game();
            }
            _ => {
                live.connect();
                use_code();
            }
        }
    }
    let join = move || {
        if has_other.get_untracked() {
            return;
        }
        live.join(invitation.get_value(), &name.get_untracked());
        use_code();
        dom::focus_after_render(INVITED.to_owned());
    };
    let watch = move || {
        live.watch(invitation.get_value());
        use_code();
        dom::focus_after_render(INVITED.to_owned());
    };
    // One game would take the place of the other.
    let leave_other = move |()| {
        dom::restore_focus_to(&["[data-action=join]"]);
        live.give_up();
    };
    let may_watch = invitation.with_value(|it| it.conditions.watching);
    let declined = move || {
        let why = view.with(|view| view.declined)?;
        Some(decline_text(why, i18n.text()))
    };
    let is_declined = Memo::new(move |_| view.with(|view| view.declined.is_some()));
    let status = move || {
        let is_looking = is_same.get() && !is_declined.get();
        match is_looking {
            true => i18n.text().remote().looking_for_host,
            false => "",
        }
    };
    view! {
        <section
            class="remote-card"
            tabindex="-1"
            aria-labelledby="remote-invited"
            data-card="invited"
        >
            <h2 id="remote-invited">{move || invitation.with_value(|it| (i18n.text().remote().invites_you)(&it.host_name))}</h2>
            <p>{move || invitation.with_value(|it| options_text(&it.options, i18n.text()))}</p>
            <p>{move || invitation.with_value(|it| side_text(it.host_side, i18n.text()))}</p>
            <When condition=move || !is_same.get() || is_declined.get()>
                <form
                    class="form"
                    on:submit=move |event| {
                        event.prevent_default();
                        join();
                    }
                >
                    <Field label=move || i18n.text().remote().your_name>
                        <TextInput
                            name="guest-name"
                            value=name
                            attr:maxlength=GameOptions::MAX_NAME.to_string()
                        />
                    </Field>
                    <When condition=has_other>
                        <div class="notice" role="status" data-notice="has-game">
                            <p>{move || i18n.text().remote().has_game}</p>
                            <div class="notice-buttons">
                                <Button
                                    name="leave-other"
                                    class="quiet"
                                    label=|text| text.remote().leave
                                    on_press=leave_other
                                />
                            </div>
                        </div>
                    </When>
                    <div class="remote-buttons">
                        <button
                            type="submit"
                            class="button primary"
                            data-action="join"
                            disabled=has_other
                        >
                            {move || i18n.text().remote().join}
                        </button>
                        <Button
                            name="watch"
                            label=|text| text.remote().watch
                            hidden=!may_watch
                            disabled=has_other
                            on_press=move |()| watch()
                        />
                    </div>
                </form>
            </When>
            <p role="status" data-status="joining">{status}</p>
            <p class="notice" role="alert" data-notice=move || declined().map(|_| "declined")>
                {move || declined().unwrap_or_default()}
            </p>
            <Unreached live/>
            <GuestCode state=exchange/>
        </section>
        <ToHub/>
    }
}

/// The way to all that can be done.
#[component]
pub fn ToHub() -> impl IntoView {
    let router = use_router();
    view! {
        <Button
            name="to-remote"
            class="quiet"
            label=|text| text.remote().back
            on_press=move |()| router.navigate(&Route::REMOTE)
        />
    }
}

fn side_text(host_side: HostSide, text: Text) -> &'static str {
    match host_side {
        HostSide::Is(color) => (text.remote().you_get)(!color),
        HostSide::Furigoma => text.remote().you_get_by_toss,
    }
}

fn decline_text(why: Decline, text: Text) -> &'static str {
    let remote = text.remote();
    match why {
        Decline::Taken => remote.taken,
        Decline::Version => remote.other_version,
        Decline::NotBegun => remote.not_begun,
    }
}
