//! The address of a game by messages that was opened: what came of it.
use komadai_remote::correspondence::{
    Action, Difference, GameId, KeptGame, Receipt, ReceiveError, SentGameError,
};
use leptos::prelude::*;

use super::join_form::ToHub;
use crate::game::{
    remote::{MessageGames, Opened},
    use_game,
};
use komadai_model::AddressError;
use komadai_texts::Text;
use komadai_ui::{Button, use_i18n};

#[component]
pub fn OpenedGame(query: String) -> impl IntoView {
    let (i18n, game) = (use_i18n(), use_game());
    let messages = MessageGames::of_page();
    let opened = messages.open(&query);
    if let Opened::Accepted(_) = opened {
        game.show_remote_game();
        return ().into_any();
    }
    let id = match &opened {
        Opened::Accepted(id) | Opened::Nothing(id, _) | Opened::Refused(id, _) => Some(*id),
        Opened::Unreadable(_) | Opened::LaterVersion => None,
    };
    let opened = StoredValue::new(opened);
    let sentences = move || {
        let kept = id.and_then(|id| messages.get(&id.to_string()));
        let sentences = opened.with_value(|opened| sentences(opened, kept.as_ref(), i18n.text()));
        sentences
            .into_iter()
            .map(|sentence| view! { <p>{sentence}</p> })
            .collect_view()
    };
    let show = move |id: GameId| {
        messages.show(id);
        game.show_remote_game();
    };
    view! {
        <section class="remote-card" data-card="opened" data-opened=opened.with_value(name)>
            <div role="alert">{sentences}</div>
            {id.map(|id| {
                view! {
                    <Button
                        name="open-game"
                        class="primary"
                        label=|text| text.remote().open_kept
                        on_press=move |()| show(id)
                    />
                }
            })}
        </section>
        <ToHub/>
    }
    .into_any()
}

/// For tests.
fn name(opened: &Opened) -> &'static str {
    match opened {
        Opened::Accepted(_) => "accepted",
        Opened::Nothing(_, Receipt::Old) => "old",
        Opened::Nothing(_, Receipt::Own) => "own",
        Opened::Nothing(..) => "seen",
        Opened::Refused(_, ReceiveError::SecondAnswer(_)) => "second-answer",
        Opened::Refused(..) => "altered",
        Opened::Unreadable(_) => "unreadable",
        Opened::LaterVersion => "later-version",
    }
}

fn sentences(opened: &Opened, kept: Option<&KeptGame>, text: Text) -> Vec<String> {
    let remote = text.remote();
    let own = |words: &str| vec![words.to_owned()];
    match opened {
        Opened::Accepted(_) => Vec::new(),
        Opened::Nothing(_, Receipt::Old) => own(remote.old_link),
        Opened::Nothing(_, Receipt::Own) => own(remote.own_link),
        Opened::Nothing(..) => own(remote.seen_link),
        Opened::Refused(_, error) => {
            vec![refusal(error, kept, text), remote.kept_as_it_is.to_owned()]
        }
        Opened::LaterVersion => vec![
            (remote.unreadable_games)(1),
            remote.kept_as_it_is.to_owned(),
        ],
        Opened::Unreadable(errors) => {
            let mut words = own(remote.bad_link);
            words.extend(errors.iter().map(|error| fault(error, text)));
            words.dedup();
            words
        }
    }
}

/// Why the address does not fit what is kept.
fn refusal(error: &ReceiveError, kept: Option<&KeptGame>, text: Text) -> String {
    let remote = text.remote();
    let write = |number: usize, action: Action| written(number, action, kept, text);
    let differs = |say: fn(usize, &str, &str) -> String, it: &Difference| {
        say(
            it.number,
            &write(it.number, it.kept),
            &write(it.number, it.now),
        )
    };
    match error {
        ReceiveError::OtherGame | ReceiveError::Option(_) => remote.altered_game.to_owned(),
        ReceiveError::WrongSide => remote.wrong_side.to_owned(),
        ReceiveError::InOurName { number, action } => {
            (remote.in_your_name_move)(*number, &write(*number, *action))
        }
        ReceiveError::SecondAnswer(difference) => differs(remote.second_answer, difference),
        ReceiveError::Altered(difference) => differs(remote.altered_move, difference),
        ReceiveError::Over { difference, .. } => {
            let altered = differs(remote.altered_move, difference);
            format!("{} {altered}", remote.finished_game)
        }
    }
}

/// An action as the reader knows it: a move in the notation of the page, if the game is kept
/// up to there.
fn written(number: usize, action: Action, kept: Option<&KeptGame>, text: Text) -> String {
    match action {
        Action::Move(ply) => {
            let before = number.checked_sub(1);
            let position = kept
                .zip(before)
                .and_then(|(kept, before)| kept.game().game().positions().get(before));
            match position {
                Some(position) => (text.moves().written)(position, ply.mv, None),
                None => ply.mv.to_string(),
            }
        }
        Action::Claim { claim, .. } => (text.claims().claim)(claim, false).to_owned(),
    }
}

/// What is wrong with an address by itself.
fn fault(error: &SentGameError, text: Text) -> String {
    match error {
        SentGameError::TooLong { .. } => text.remote().too_long_link.to_owned(),
        SentGameError::Address(
            error @ (AddressError::Move { .. } | AddressError::NoMove { .. }),
        ) => (text.errors().address)(error),
        _ => text.remote().damaged_link.to_owned(),
    }
}
