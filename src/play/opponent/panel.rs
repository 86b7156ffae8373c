use leptos::prelude::*;

use super::{
    Attending,
    asked::View,
    attending::State,
    parts::{action, button},
};
use crate::{
    element::{El, el, net::engine_net, nothing},
    platform::dom,
    reactive::{dynamic, shown},
};

/// What the computer can be asked, what it answers, and what to do where it cannot
/// play.
pub fn panel(attending: Attending) -> AnyView {
    let plays = move || {
        attending
            .table
            .game
            .with(|game| game.setup().has_computer())
    };
    shown(plays, move || contents(attending).view())
}

fn contents(attending: Attending) -> El {
    let words = attending.table.words;
    let hint = action(
        words,
        "hint",
        |text| text.later().opponent.hint,
        move || attending.advise(),
    );
    let wrong = action(
        words,
        "what-was-wrong",
        |text| text.later().opponent.what_was_wrong,
        move || attending.judge(),
    );
    let buttons = el("div")
        .class("opponent-buttons")
        .child(hint.mark("disabled", move || !attending.can_advise()))
        .child(wrong.mark("disabled", move || !attending.can_judge()));
    let told = el("div")
        .class("opponent-told")
        .attr("role", "status")
        .live("data-hint", move || attending.advised())
        .live("data-verdict", move || attending.verdict())
        .changing(move || {
            let sentences = attending.sentences(words.now());
            let lines = sentences.into_iter().map(|line| el("p").text(line).view());
            lines.collect::<Vec<_>>().into_any()
        });
    el("section")
        .class("opponent")
        .mark("data-thinking", move || attending.is_thinking())
        .labelled(words, |text| text.later().opponent.opponent)
        .child(engine_net(words))
        .child(shown(
            move || attending.state.get() == State::Failed,
            move || failure(attending).view(),
        ))
        .child(buttons)
        .child(told)
        .child(dynamic(move || views(attending)))
}

/// Ways to look at a slip.
fn views(attending: Attending) -> AnyView {
    let words = attending.table.words;
    if attending.slip().is_none() {
        return nothing();
    }
    let view = attending.view;
    let look = move |name, label, to| {
        action(words, name, label, move || {
            let now = view.get_untracked();
            view.set(if now == to { View::Game } else { to });
        })
        .spelt("aria-pressed", move || view.get() == to)
    };
    let better = look(
        "show-better",
        |text| text.later().opponent.show_better,
        View::Better,
    );
    let punished = look(
        "show-punished",
        |text| text.later().opponent.show_punished,
        View::Punished,
    );
    let back = action(
        words,
        "back-to-game",
        |text| text.later().opponent.back,
        move || {
            dom::bequeath_focus(&["[data-action=what-was-wrong]"]);
            view.set(View::Game);
        },
    );
    el("div")
        .class("opponent-buttons")
        .child(better)
        .child(punished)
        .child(back.mark("hidden", move || view.get() == View::Game))
        .view()
}

/// That the computer cannot play, and the ways on.
fn failure(attending: Attending) -> El {
    let words = attending.table.words;
    let again = action(
        words,
        "try-again",
        |text| text.later().opponent.try_again,
        move || attending.try_again(),
    );
    let by_hand = button(
        words,
        |text| text.later().opponent.by_hand,
        move || attending.play_by_hand(),
    );
    let buttons = el("div")
        .class("notice-buttons")
        .child(again.class("button primary"))
        .child(by_hand.attr("data-action", "by-hand"));
    el("div")
        .class("notice")
        .attr("role", "alert")
        .attr("data-notice", "no-worker")
        .child(el("p").word(words, |text| text.later().opponent.no_worker))
        .child(buttons)
}
