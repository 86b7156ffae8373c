use leptos::prelude::*;

use super::{
    keeper::Troubles,
    parts::{Pick, action, button},
    rest::Rest,
    table::PlayTable,
};
use crate::{
    element::{
        el,
        notice::{Notice, update_notices},
    },
    platform::service_worker,
    reactive::{Words, watch},
};

/// What the reader should know and may put away.
pub fn notices(rest: Rest) -> AnyView {
    let Rest {
        table,
        update_ready,
        ..
    } = rest;
    let words = table.words;
    let troubles = table.keeper.troubles;
    let playing = playing(table);
    let has = move |which: fn(&Troubles) -> bool| move || troubles.with(which);
    let dismiss = move |away: fn(&mut Troubles)| {
        button(
            words,
            |text| text.play.dismiss,
            move || troubles.update(away),
        )
    };
    let back = move || {
        let label: Pick = |text| text.later().notices.back_to_earlier;
        action(words, "earlier", label, move || {
            if let Some(game) = table.keeper.earlier_game() {
                table.replace(game);
            }
        })
    };

    let address = Notice {
        name: "address",
        role: "alert",
        text: |text| text.later().notices.address_faults,
    };
    let unreadable = Notice {
        name: "unreadable",
        role: "alert",
        text: |text| text.later().notices.unreadable,
    };
    let earlier = Notice {
        name: "earlier",
        role: "status",
        text: |text| text.later().notices.earlier,
    };
    let not_kept = Notice {
        name: "not-kept",
        role: "status",
        text: |text| text.later().notices.not_kept,
    };
    let updates = update_notices(words, update_ready, move || !playing.get());
    let all = [
        address.view(words, has(|it| !it.address.is_empty()), move || {
            let faults = move || troubles.with(|troubles| faults(troubles, words));
            let lines = el("p").class("notice-lines").says(faults);
            vec![lines, dismiss(|it| it.address.clear())]
        }),
        unreadable.view(words, has(|it| it.unreadable), move || {
            vec![dismiss(|it| it.unreadable = false)]
        }),
        earlier.view(words, has(|it| it.earlier), move || {
            vec![back(), dismiss(|it| it.earlier = false)]
        }),
        not_kept.view(words, has(|it| it.not_kept), Vec::new),
    ];
    let mut views = Vec::from(all);
    views.extend(updates);
    views.into_any()
}

/// Whether a game is being played on this page: its clock runs, or moves of it were made
/// here. Other pages are told when they ask.
fn playing(table: PlayTable) -> RwSignal<bool> {
    let playing = RwSignal::new(false);
    watch(move || {
        let moved = table.moved.get();
        let goes_on = table
            .game
            .with(|game| !game.is_over() && (moved || game.clock().running().is_some()));
        let now = goes_on && table.is_ours();
        service_worker::tell_playing(now);
        playing.set(now);
    });
    playing
}

/// What is wrong with the address, a line for each key.
fn faults(troubles: &Troubles, words: Words) -> String {
    let say = words.now().later().faults.address;
    let faults: Vec<String> = troubles.address.iter().map(say).collect();
    faults.join("\n")
}
