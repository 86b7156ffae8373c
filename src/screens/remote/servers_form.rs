//! The servers by which devices find each other, and what they learn.
use leptos::prelude::*;

use crate::game::remote::{Servers, Turn, is_ice_url, trackers_of_build};
use komadai_texts::Text;
use komadai_ui::{Button, Checkbox, Field, TextInput, use_i18n};

/// The contents of the form.
#[derive(Clone, Copy)]
struct ServersDraft {
    trackers_off: RwSignal<Vec<String>>,
    /// Addresses, one a line.
    stun: RwSignal<String>,
    /// The address of the TURN server; may be empty.
    turn: RwSignal<String>,
    username: RwSignal<String>,
    credential: RwSignal<String>,
}

impl ServersDraft {
    fn of(servers: &Servers) -> Self {
        let turn = servers.turn.clone().unwrap_or_default();
        Self {
            trackers_off: RwSignal::new(servers.trackers_off.clone()),
            stun: RwSignal::new(servers.stun().join("\n")),
            turn: RwSignal::new(turn.url),
            username: RwSignal::new(turn.username),
            credential: RwSignal::new(turn.credential),
        }
    }

    /// The servers, or the first address that is none of a server.
    fn servers(self) -> Result<Servers, String> {
        let stun: Vec<String> =
            (self.stun).with_untracked(|text| text.split_whitespace().map(str::to_owned).collect());
        let turn = self.turn.get_untracked().trim().to_owned();
        if let Some(wrong) = stun.iter().find(|url| !is_ice_url(url, false)) {
            return Err(wrong.clone());
        }
        if !turn.is_empty() && !is_ice_url(&turn, true) {
            return Err(turn);
        }
        Ok(Servers {
            trackers_off: self.trackers_off.get_untracked(),
            stun: (stun != Servers::default().stun()).then_some(stun),
            turn: (!turn.is_empty()).then(|| Turn {
                url: turn,
                username: self.username.get_untracked(),
                credential: self.credential.get_untracked(),
            }),
        })
    }

    /// Puts the servers of the build in.
    fn reset(self) {
        self.trackers_off.set(Vec::new());
        self.stun.set(Servers::default().stun().join("\n"));
        for text in [self.turn, self.username, self.credential] {
            text.set(String::new());
        }
    }
}

/// What came of saving.
#[derive(Clone, PartialEq, Eq)]
enum Saving {
    NotYet,
    Saved,
    NotStored,
    /// This is not the address of a server.
    Refused(String),
}

impl Saving {
    fn is_fault(&self) -> bool {
        matches!(self, Self::NotStored | Self::Refused(_))
    }

    /// The `data-result`, for tests.
    fn name(&self) -> &'static str {
        match self {
            Self::NotYet => "none",
            Self::Saved => "saved",
            Self::NotStored | Self::Refused(_) => "fault",
        }
    }

    fn text(&self, text: Text) -> String {
        let text = text.remote();
        match self {
            Self::NotYet => String::new(),
            Self::Saved => text.saved.to_owned(),
            Self::NotStored => text.not_stored.to_owned(),
            Self::Refused(address) => (text.not_a_server)(address),
        }
    }
}

#[component]
pub fn ServersForm() -> impl IntoView {
    let i18n = use_i18n();
    let draft = ServersDraft::of(&Servers::stored());
    let saving = RwSignal::new(Saving::NotYet);
    let save = move || {
        saving.set(match draft.servers() {
            Err(address) => Saving::Refused(address),
            Ok(servers) if servers.store() => Saving::Saved,
            Ok(_) => Saving::NotStored,
        });
    };
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
                <TrackerFields off=draft.trackers_off/>
                <Field label=move || i18n.text().remote().stun>
                    <textarea
                        name="stun"
                        rows="2"
                        spellcheck="false"
                        bind:value=draft.stun
                    ></textarea>
                </Field>
                <p class="hint">{move || i18n.text().remote().stun_hint}</p>
                <Field label=move || i18n.text().remote().turn>
                    <TextInput name="turn" value=draft.turn/>
                </Field>
                <Field label=move || i18n.text().remote().turn_name>
                    <TextInput name="turn-name" value=draft.username/>
                </Field>
                <Field label=move || i18n.text().remote().turn_password>
                    <TextInput name="turn-password" value=draft.credential attr:r#type="password"/>
                </Field>
                <p class="hint">{move || i18n.text().remote().turn_hint}</p>
                <p
                    role="status"
                    class:faults=move || saving.with(Saving::is_fault)
                    data-result=move || saving.with(Saving::name)
                >
                    {move || saving.with(|it| it.text(i18n.text()))}
                </p>
                <div class="remote-buttons">
                    <Button
                        name="usual-servers"
                        class="quiet"
                        label=|text| text.remote().built_in
                        on_press=move |()| draft.reset()
                    />
                    <button type="submit" class="button primary" data-action="save-servers">
                        {move || i18n.text().remote().save}
                    </button>
                </div>
            </form>
        </details>
    }
}

/// Which trackers of the build are asked.
#[component]
fn TrackerFields(
    /// Those that are not.
    off: RwSignal<Vec<String>>,
) -> impl IntoView {
    let i18n = use_i18n();
    let trackers = trackers_of_build().into_iter().map(|tracker| {
        let (name, label) = (tracker.clone(), tracker.clone());
        let choose = move |on: bool| {
            off.update(|off| {
                off.retain(|it| *it != tracker);
                if !on {
                    off.push(tracker.clone());
                }
            });
        };
        view! {
            <Checkbox
                name="tracker"
                label=move || label.clone()
                checked=Signal::derive(move || !off.with(|off| off.contains(&name)))
                on_change=choose
            />
        }
        .into_any()
    });
    view! {
        <fieldset class="fields">
            <legend>{move || i18n.text().remote().trackers}</legend>
            <p class="hint">{move || i18n.text().remote().trackers_hint}</p>
            {trackers.collect_view()}
        </fieldset>
    }
}
