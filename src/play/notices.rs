use leptos::prelude::*;

use super::{
    dialogs::DIALOGS,
    keeper::Troubles,
    parts::{Pick, action, button},
    table::PlayTable,
};
use crate::{
    clock::SoundNotice,
    element::{El, el},
    later::load,
    platform::{audio::AudioOut, service_worker},
    reactive::{Words, shown, watch},
};

/// What the reader should know and may put away.
pub fn notices(table: PlayTable, audio: AudioOut) -> El {
    let words = table.words;
    let troubles = table.keeper.troubles;
    let update_ready = service_worker::update_ready();
    let later = RwSignal::new(false);
    let wrong = move || troubles.with(|troubles| !troubles.address.is_empty());
    // Said at once in full, when the words for it are there.
    let told = RwSignal::new(false);
    watch(move || {
        if wrong() {
            load(DIALOGS.fetch(), Box::new(move || told.set(true)));
        }
    });
    let has = move |which: fn(&Troubles) -> bool| move || troubles.with(which);
    let dismiss = move |away: fn(&mut Troubles)| {
        button(
            words,
            |text| text.play.dismiss,
            move || troubles.update(away),
        )
    };
    let back = move || {
        let label: Pick = |text| text.play.back_to_earlier;
        action(words, "earlier", label, move || {
            if let Some(game) = table.keeper.earlier_game() {
                table.replace(game);
            }
        })
    };
    let update = move || {
        let label: Pick = |text| text.app.update;
        action(words, "update", label, service_worker::accept_update)
    };
    let wait = move || button(words, |text| text.app.later, move || later.set(true));

    let address = Notice {
        name: "address",
        role: "alert",
        text: |text| text.play.address_faults,
    };
    let unreadable = Notice {
        name: "unreadable",
        role: "alert",
        text: |text| text.play.unreadable,
    };
    let earlier = Notice {
        name: "earlier",
        role: "status",
        text: |text| text.play.earlier,
    };
    let not_kept = Notice {
        name: "not-kept",
        role: "status",
        text: |text| text.play.not_kept,
    };
    let new_version = Notice {
        name: "update",
        role: "status",
        text: |text| text.app.update_ready,
    };
    el("div")
        .class("notices")
        .child(address.view(
            words,
            move || told.get() && wrong(),
            move || {
                let faults = move || match DIALOGS.code() {
                    Some(code) => troubles.with(|troubles| (code.faults)(troubles, words)),
                    None => words.now().app.not_loaded.to_owned(),
                };
                let lines = el("p").class("notice-lines").says(faults);
                vec![lines, dismiss(|it| it.address.clear())]
            },
        ))
        .child(unreadable.view(words, has(|it| it.unreadable), move || {
            vec![dismiss(|it| it.unreadable = false)]
        }))
        .child(earlier.view(words, has(|it| it.earlier), move || {
            vec![back(), dismiss(|it| it.earlier = false)]
        }))
        .child(not_kept.view(words, has(|it| it.not_kept), Vec::new))
        .child(new_version.view(
            words,
            move || update_ready.get() && !later.get(),
            move || vec![update(), wait()],
        ))
        .child(view! { <SoundNotice audio=audio/> }.into_any())
}

/// A sentence, and what can be done about it.
struct Notice {
    name: &'static str,
    role: &'static str,
    text: Pick,
}

impl Notice {
    fn view(
        self,
        words: Words,
        when: impl Fn() -> bool + Send + Sync + 'static,
        ways: impl Fn() -> Vec<El> + Send + Sync + 'static,
    ) -> AnyView {
        let Self { name, role, text } = self;
        shown(when, move || {
            el("div")
                .class("notice")
                .attr("role", role)
                .attr("data-notice", name)
                .child(el("p").word(words, text))
                .child(el("div").class("notice-buttons").children(ways()))
                .view()
        })
    }
}

/// What is wrong with the address, a line for each key.
pub fn faults(troubles: &Troubles, words: Words) -> String {
    let say = words.now().later().faults.address;
    let faults: Vec<String> = troubles.address.iter().map(say).collect();
    faults.join("\n")
}
