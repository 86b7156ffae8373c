//! Codes that the players hand on themselves.
use crate::{
    game::remote::{CodeExchange, LiveGame},
    router::url_of,
};
use komadai_model::Route;
use komadai_remote::signalling::code::ReadCodeError;
use komadai_texts::Text;
use leptos::{html, prelude::*};

use super::link_box::LinkBox;
use komadai_ui::{Button, Field, TextInput, When, use_i18n};
use komadai_web::{barcode_detector, barcode_detector::QrScanner, dom};

/// The key of the host's code in the address of an invitation.
const CODE: &str = "&code=";

/// The query of an invitation, and the host's code that came with it.
pub fn split_code(query: &str) -> (String, Option<String>) {
    match query.split_once(CODE) {
        Some((before, rest)) => {
            let (code, after) = rest.split_once('&').unwrap_or((rest, ""));
            let query = match after {
                "" => before.to_owned(),
                after => format!("{before}&{after}"),
            };
            (query, Some(code.to_owned()))
        }
        None => (query.to_owned(), None),
    }
}

/// The host's part: a link with a code, and the code that comes back.
#[component]
pub fn HostCodes(live: LiveGame) -> impl IntoView {
    let i18n = use_i18n();
    let state = RwSignal::new(CodeExchange::None);
    let has_code = Memo::new(move |_| state.with(|state| state.code().is_some()));
    let link = Signal::derive(move || {
        let code = state.with(|state| state.code().unwrap_or_default().to_owned());
        let sent = live.invitation().map(|it| it.to_query() + CODE + &code);
        url_of(&Route::Remote { sent })
    });
    let answer = RwSignal::new(String::new());
    let accept = move |()| live.accept_code(&answer.get_untracked(), state);
    view! {
        <details class="remote-codes">
            <summary>{move || i18n.text().remote().by_codes}</summary>
            <p class="hint">{move || i18n.text().remote().by_codes_hint}</p>
            <Button
                name="make-code"
                label=|text| text.remote().make_code
                hidden=has_code
                disabled=move || state.with(|state| *state == CodeExchange::Making)
                on_press=move |()| live.make_code(state)
            />
            <When condition=has_code>
                <p>{move || i18n.text().remote().give_code}</p>
                <LinkBox name="code-link" text=link is_address=true is_new=true/>
                <Field label=move || i18n.text().remote().their_answer>
                    <TextInput name="answer-code" value=answer/>
                </Field>
                <Scanner on_text=move |text| {
                    answer.set(text);
                    accept(());
                }/>
                <Button
                    name="use-code"
                    class="primary"
                    label=|text| text.remote().use_code
                    on_press=accept
                />
            </When>
            <CodeError state/>
        </details>
    }
}

/// The guest's part: the code to give back.
#[component]
pub fn GuestCode(state: RwSignal<CodeExchange>) -> impl IntoView {
    let i18n = use_i18n();
    let code =
        Signal::derive(move || state.with(|state| state.code().unwrap_or_default().to_owned()));
    view! {
        <When condition=move || !code.get().is_empty()>
            <p>{move || i18n.text().remote().give_answer}</p>
            <LinkBox name="answer" text=code is_new=true/>
        </When>
        <CodeError state/>
    }
}

/// What is wrong with a code, or with the connection that it was for.
#[component]
fn CodeError(state: RwSignal<CodeExchange>) -> impl IntoView {
    let i18n = use_i18n();
    let error = move || {
        state.with(|state| match state {
            CodeExchange::Wrong { error, .. } => error_text(*error, i18n.text()),
            CodeExchange::Failed => i18n.text().remote().no_connection_made,
            _ => "",
        })
    };
    view! { <p class="faults" role="alert">{error}</p> }
}

fn error_text(error: ReadCodeError, text: Text) -> &'static str {
    use komadai_remote::signalling::DescriptionKind::Answer;
    let remote = text.remote();
    match error {
        ReadCodeError::NotACode => remote.not_a_code,
        ReadCodeError::Damaged => remote.damaged_code,
        ReadCodeError::LaterVersion(_) => remote.later_code,
        ReadCodeError::OtherKind { needed: Answer, .. } => remote.answer_needed,
        ReadCodeError::OtherKind { .. } => remote.offer_needed,
    }
}

/// Reads a code with the camera, where the browser can.
#[component]
fn Scanner(#[prop(into)] on_text: Callback<String>) -> impl IntoView {
    let i18n = use_i18n();
    let (is_supported, is_on) = (RwSignal::new(false), RwSignal::new(false));
    let has_failed = RwSignal::new(false);
    leptos::task::spawn_local(async move {
        is_supported.try_set(barcode_detector::is_supported().await);
    });
    let video = NodeRef::<html::Video>::new();
    let scanner = StoredValue::new_local(None::<QrScanner>);
    let stop = move || {
        dom::restore_focus_to(&["[data-action=scan]"]);
        scanner.set_value(None);
        is_on.set(false);
    };
    let start = move || {
        dom::restore_focus_to(&["[data-action=stop-scanning]"]);
        is_on.set(true);
        has_failed.set(false);
        leptos::task::spawn_local(async move {
            // The element is there after the next render.
            leptos::task::tick().await;
            let Some(video) = video.get_untracked() else {
                return;
            };
            let found = std::rc::Rc::new(move |text: String| {
                stop();
                on_text.run(text);
            });
            match QrScanner::start(video, found).await {
                // It may have been stopped while the reader was asked for the camera.
                Ok(started) => {
                    if is_on.try_get_untracked() == Some(true) {
                        scanner.try_set_value(Some(started));
                    }
                }
                Err(error) => {
                    leptos::logging::warn!("scanner: {error}");
                    has_failed.try_set(true);
                    is_on.try_set(false);
                }
            }
        });
    };
    view! {
        <When condition=is_supported>
            <Button
                name="scan"
                label=|text| text.remote().scan
                hidden=is_on
                on_press=move |()| start()
            />
            <When condition=is_on>
                <video node_ref=video class="scanner"></video>
                <Button
                    name="stop-scanning"
                    label=|text| text.remote().stop_scanning
                    on_press=move |()| stop()
                />
            </When>
            <When condition=has_failed>
                <p class="faults" role="alert">{move || i18n.text().remote().no_camera}</p>
            </When>
        </When>
    }
}
