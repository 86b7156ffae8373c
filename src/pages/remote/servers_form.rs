//! The servers by which devices find each other, and what they learn.
use leptos::prelude::*;

use crate::{
    components::{Button, Checkbox, Field, TextInput},
    remote::{Servers, Turn, is_ice_url, trackers_of_build},
    state::use_i18n,
};

#[component]
pub fn ServersForm() -> impl IntoView {
    let i18n = use_i18n();
    let stored = Servers::stored();
    let off = RwSignal::new(stored.trackers_off.clone());
    let stun = RwSignal::new(stored.stun().join("\n"));
    let turn = stored.turn.clone().unwrap_or_default();
    let url = RwSignal::new(turn.url);
    let username = RwSignal::new(turn.username);
    let credential = RwSignal::new(turn.credential);
    let result = RwSignal::new((false, String::new()));
    let save = move || {
        let text = i18n.text_untracked().remote();
        let servers: Vec<String> =
            stun.with_untracked(|stun| stun.split_whitespace().map(str::to_owned).collect());
        let turn = url.get_untracked().trim().to_owned();
        let wrong = servers
            .iter()
            .find(|server| !is_ice_url(server, false))
            .cloned();
        let wrong = wrong.or((!turn.is_empty() && !is_ice_url(&turn, true)).then(|| turn.clone()));
        if let Some(wrong) = wrong {
            return result.set((true, (text.not_a_server)(&wrong)));
        }
        let default = Servers::default().stun();
        let is_stored = Servers {
            trackers_off: off.get_untracked(),
            stun: (servers != default).then_some(servers),
            turn: (!turn.is_empty()).then(|| Turn {
                url: turn,
                username: username.get_untracked(),
                credential: credential.get_untracked(),
            }),
        }
        .store();
        result.set(match is_stored {
            true => (false, text.saved.to_owned()),
            false => (true, text.not_stored.to_owned()),
        });
    };
    let trackers = trackers_of_build().into_iter().map(|tracker| {
        let (name, label) = (tracker.clone(), tracker.clone());
        let is_used = Signal::derive(move || !off.with(|off| off.contains(&name)));
        view! {
            <Checkbox
                name="tracker"
                label=move || label.clone()
                checked=is_used
                on_change=move |on: bool| {
                    off.update(|off| {
                        off.retain(|it| *it != tracker);
                        if !on {
                            off.push(tracker.clone());
                        }
                    });
                }
            />
        }
        .into_any()
    });
    let trackers: Vec<AnyView> = trackers.collect();
    view! {
        <details class="remote-card" data-card="servers">
            <summary>{move || i18n.text().remote().servers}</summary>
            <form
                class="form"
                novalidate=true
                on:submit=move |event| {
                    event.prevent_default();
                    save();
                }
            >
                <fieldset class="fields">
                    <legend>{move || i18n.text().remote().trackers}</legend>
                    <p class="hint">{move || i18n.text().remote().trackers_hint}</p>
                    {trackers}
                </fieldset>
                <Field label=move || i18n.text().remote().stun>
                    <textarea
                        name="stun"
                        rows="2"
                        spellcheck="false"
                        bind:value=stun
                    ></textarea>
                </Field>
                <p class="hint">{move || i18n.text().remote().stun_hint}</p>
                <Field label=move || i18n.text().remote().turn>
                    <TextInput name="turn" value=url/>
                </Field>
                <Field label=move || i18n.text().remote().turn_name>
                    <TextInput name="turn-name" value=username/>
                </Field>
                <Field label=move || i18n.text().remote().turn_password>
                    <TextInput name="turn-password" value=credential attr:r#type="password"/>
                </Field>
                <p class="hint">{move || i18n.text().remote().turn_hint}</p>
                <p
                    role="status"
                    class:faults=move || result.with(|(is_fault, _)| *is_fault)
                    data-result=move || result.with(|(is_fault, text)| match (text.is_empty(), is_fault) {
                        (true, _) => "none",
                        (false, true) => "fault",
                        (false, false) => "saved",
                    })
                >
                    {move || result.with(|(_, text)| text.clone())}
                </p>
                <div class="remote-buttons">
                    <Button
                        name="usual-servers"
                        class="quiet"
                        label=|text| text.remote().built_in
                        on_press=move |()| {
                            off.set(Vec::new());
                            stun.set(Servers::default().stun().join("\n"));
                            url.set(String::new());
                            username.set(String::new());
                            credential.set(String::new());
                        }
                    />
                    <button type="submit" class="button primary" data-action="save-servers">
                        {move || i18n.text().remote().save}
                    </button>
                </div>
            </form>
        </details>
    }
}
