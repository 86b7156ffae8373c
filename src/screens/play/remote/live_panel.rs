//! The panel of a game over a connection.
use leptos::prelude::*;

use super::phrases::{Phrases, phrase_text};
use crate::game::{
    remote::{LiveGame, Proposal, Stage, local_side, opponent_name},
    use_game,
};
use komadai_board::CURSOR_SQUARE;
use komadai_model::PlayedGame;
use komadai_remote::{Action, Dispute, LinkState, Notice};
use komadai_texts::Text;
use komadai_ui::{Button, When, effect, use_i18n};
use komadai_web::dom;

#[component]
pub fn LivePanel(live: LiveGame) -> impl IntoView {
    let (game, i18n) = (use_game(), use_i18n());
    let view = live.view();
    let who = Signal::derive(move || opponent_name(game, i18n));
    let connection = move || {
        let text = i18n.text().remote();
        view.with(|view| match view.link {
            Some(_) if view.stage == Stage::Watching => text.watching_now.to_owned(),
            Some(LinkState::There {
                round_trip: Some(round_trip),
            }) => {
                let millis = (text.round_trip)(round_trip.as_millis());
                format!("{} · {millis}", text.connected)
            }
            Some(LinkState::There { round_trip: None }) => text.connected.to_owned(),
            Some(_) if view.conditions.clocks_wait => text.clock_stands.to_owned(),
            Some(_) => text.clock_runs.to_owned(),
            None => String::new(),
        })
    };
    let link_name = move || {
        view.with(|view| match view.link {
            Some(LinkState::There { .. }) => "there",
            Some(LinkState::Silent { .. }) => "silent",
            Some(LinkState::Broken) | None => "broken",
        })
    };
    let toss = move || {
        let text = i18n.text();
        let pawns = view.with(|view| view.tossed)?;
        game.with_painted(|played| {
            let side = local_side(played).filter(|_| played.game().plies().is_empty())?;
            let tossed = (text.remote().tossed)(pawns);
            Some(format!("{tossed} {}", (text.remote().you_get)(side)))
        })
    };
    let dispute = move || {
        let text = i18n.text().remote();
        view.with(|view| {
            view.dispute
                .map(|dispute| dispute_text(dispute, i18n.text()))
        })
        .map(|why| format!("{} {why}", text.dispute))
    };
    view! {
        <p class="remote-toss">{move || toss().map(|text| view! { <span>{text}</span> })}</p>
        <p class="notice" role="alert" data-notice=move || dispute().map(|_| "dispute")>
            {move || dispute().unwrap_or_default()}
        </p>
        <LiveNews live who/>
        <Proposals live who/>
        <div class="remote-tools" data-over=move || game.with_painted(PlayedGame::is_over)>
            <p class="remote-connection" data-link=link_name>
                <span>{connection}</span>
            </p>
            <Button
                name="claim-time"
                class="primary"
                label=|text| text.remote().claim_time
                hidden=move || !view.with(|view| view.may_claim_time)
                on_press=move |()| live.claim_time()
            />
            <Phrases live/>
            <Button
                name="leave"
                class="quiet"
                label=|text| text.remote().leave
                hidden=move || !game.is_ours()
                on_press=move |()| {
                    live.give_up();
                    game.take_all_seats();
                }
            />
        </div>
    }
}

/// Questions between the players, with their answers.
#[component]
fn Proposals(live: LiveGame, who: Signal<String>) -> impl IntoView {
    let (game, i18n) = (use_game(), use_i18n());
    let view = live.view();
    let undo = Memo::new(move |_| view.with(|view| view.undo));
    let replay = Memo::new(move |_| view.with(|view| view.replay));
    let is_over = Memo::new(move |_| game.with_painted(PlayedGame::is_over));
    let question = move || {
        let text = i18n.text().remote();
        match (undo.get(), replay.get()) {
            (Proposal::Theirs, _) => (text.asks_undo)(&who.get()),
            (Proposal::Ours, _) => text.you_asked_undo.to_owned(),
            (_, Proposal::Theirs) => (text.asks_replay)(&who.get()),
            (_, Proposal::Ours) => text.you_asked_replay.to_owned(),
            _ => String::new(),
        }
    };
    let asked = move || match (undo.get(), replay.get()) {
        (Proposal::Theirs, _) => Some("undo"),
        (_, Proposal::Theirs) => Some("replay"),
        _ => None,
    };
    // Its buttons go.
    let answer = move |action| {
        dom::restore_focus_to(&[CURSOR_SQUARE]);
        live.act(action);
    };
    let is_free = move || is_over.get() && replay.get() == Proposal::None;
    view! {
        <p class="remote-question" role="status" data-asked=asked>
            {question}
        </p>
        <When condition=move || undo.get() == Proposal::Theirs>
            <div class="remote-buttons remote-answers">
                <Button
                    name="allow-undo"
                    class="primary"
                    label=|text| text.remote().allow
                    on_press=move |()| answer(Action::AcceptUndo)
                />
                <Button
                    name="refuse-undo"
                    label=|text| text.remote().refuse
                    on_press=move |()| answer(Action::RefuseUndo)
                />
            </div>
        </When>
        <When condition=move || replay.get() == Proposal::Theirs>
            <div class="remote-buttons remote-answers">
                <Button
                    name="accept-replay"
                    class="primary"
                    label=|text| text.remote().play_again
                    on_press=move |()| answer(Action::AcceptReplay)
                />
                <Button
                    name="refuse-replay"
                    label=|text| text.remote().no_thanks
                    on_press=move |()| answer(Action::RefuseReplay)
                />
            </div>
        </When>
        <When condition=is_free>
            <Button
                name="ask-replay"
                label=|text| text.remote().play_again
                on_press=move |()| live.act(Action::AskReplay)
            />
        </When>
    }
}

/// What the reader is told once: shown until the next, and announced.
#[component]
fn LiveNews(live: LiveGame, who: Signal<String>) -> impl IntoView {
    let (game, i18n) = (use_game(), use_i18n());
    let news = live.news();
    let text = move || {
        let (_, notice) = news.get()?;
        notice_text(notice, &who.get(), i18n.text())
    };
    // Made anew each time: on a phone it goes away by itself.
    let shown = move || text().map(|text| view! { <span>{text}</span> });
    let mut before = news.get_untracked().map(|(number, _)| number);
    effect(move || {
        let number = news.get().map(|(number, _)| number);
        if number != before {
            before = number;
            if let Some(text) = untrack(text) {
                game.announce(&text);
            }
        }
    });
    view! { <p class="remote-news">{shown}</p> }
}

fn notice_text(notice: Notice, who: &str, text: Text) -> Option<String> {
    let remote = text.remote();
    Some(match notice {
        Notice::Joined => (remote.joined)(who),
        Notice::Left => (remote.left)(who),
        Notice::Refused(_) => remote.refused.to_owned(),
        Notice::TheirsRefused(_) => (remote.theirs_refused)(who),
        Notice::Phrase(phrase) => (remote.said)(who, phrase_text(phrase, text)),
        Notice::ClocksDiffer { said, seen } => {
            (remote.clocks_differ)(who, said.as_secs(), seen.as_secs())
        }
        // They stay on screen elsewhere.
        Notice::Declined(_) | Notice::Dispute(_) => return None,
    })
}

fn dispute_text(dispute: Dispute, text: Text) -> &'static str {
    let remote = text.remote();
    match dispute {
        Dispute::Diverged => remote.diverged,
        Dispute::Toss => remote.toss_broken,
        Dispute::InYourName => remote.in_your_name,
        Dispute::Refused(_) => remote.against_rules,
    }
}
