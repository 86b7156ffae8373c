//! The game in sentences: what happens, what it waits for, its end, and what is played.
use leptos::prelude::*;
use shogi::{Claim, Color};

use super::move_text;
use crate::game::{GameController, GamePhase, StatusNote};
use komadai_model::{GameEvent, PlayedGame};
use komadai_texts::{Text, options_text, player_name};
use komadai_ui::use_i18n;
use komadai_web::page;

/// Announces what happens in the game once it has been painted, the last action first.
pub fn announce_events(game: GameController) {
    let i18n = use_i18n();
    game.on_events(move |events| {
        let events = events.to_vec();
        page::after_paint(Box::new(move || {
            for event in events {
                announce_event(game, event, i18n.text_untracked());
            }
        }));
    });
}

fn announce_event(game: GameController, event: GameEvent, text: Text) {
    let announcement = game.with_untracked(|played| announcement(played, event, text));
    if let Some(Announcement {
        text,
        is_persistent,
    }) = announcement
    {
        if is_persistent {
            game.status_note.set(Some(StatusNote::Event(event)));
        }
        game.announce(&text);
    }
}

struct Announcement {
    text: String,
    /// Whether it stays on screen until the next move.
    is_persistent: bool,
}

/// What is announced besides what the board announces itself.
fn announcement(game: &PlayedGame, event: GameEvent, text: Text) -> Option<Announcement> {
    let report = text.announcements();
    let once = |text: String| {
        Some(Announcement {
            text,
            is_persistent: false,
        })
    };
    let persistent = |text: String| {
        Some(Announcement {
            text,
            is_persistent: true,
        })
    };
    match event {
        GameEvent::Started if game.game().plies().is_empty() => once(report.game_begins.to_owned()),
        GameEvent::Refused(_) if !game.options().rules.assists() => once(report.cannot.to_owned()),
        GameEvent::KingSpared => persistent(report.king_spared.to_owned()),
        GameEvent::Claimed { by, claim } => persistent(claim_text(game, by, claim, text)),
        GameEvent::NoIllegalMove => persistent(text.claims().no_breach.to_owned()),
        GameEvent::Started | GameEvent::Promoting { .. } | GameEvent::Refused(_) => None,
        GameEvent::Moved { .. } => once(end_of_moves(game, text)?.to_owned()),
        GameEvent::Undone(ply) => once((report.undone)((text.shogi_terms().color)(ply.by))),
        GameEvent::Ended { .. } => {
            let resigned = game.resigned().map_or("", |_| text.play().lost);
            let result = move_text::result(game, text).unwrap_or_default();
            once([resigned, &result].join(" "))
        }
    }
}

/// A note that stays on screen until the next move.
pub fn status_note_text(game: &PlayedGame, note: StatusNote, text: Text) -> String {
    match note {
        StatusNote::Event(event) => announcement(game, event, text)
            .map_or_else(String::new, |announcement| announcement.text),
        StatusNote::ByHand => text.opponent().goes_on_by_hand.to_owned(),
    }
}

/// Whether a draw would end a repetition, and is not free to be offered.
pub fn is_early(game: &PlayedGame) -> bool {
    !game.options().rules.draw_by_agreement
}

/// What a side asked or answered, and what that leads to.
pub fn claim_text(game: &PlayedGame, by: Color, claim: Claim, text: Text) -> String {
    let told = (text.claims().claimed)(claim, &player_name(game, by, text), is_early(game));
    match claim {
        Claim::RequestCount => format!("{told} {}", count_cost(game, text)),
        _ => told,
    }
}

/// What a count of points costs the side that asks for it.
pub fn count_cost(game: &PlayedGame, text: Text) -> &'static str {
    let rule = game.options().rules.agreement_rule();
    rule.map_or("", text.claims().count_cost)
}

/// What a game waits for, where it is not a move.
pub fn phase_text(phase: GamePhase, game: &PlayedGame, text: Text) -> String {
    let report = text.announcements();
    match phase {
        GamePhase::AwaitingMove | GamePhase::ClockNotStarted | GamePhase::RemoteAway => {
            String::new()
        }
        GamePhase::Paused => report.clock_stands.to_owned(),
        GamePhase::OtherTab { took_over: false } => report.elsewhere.to_owned(),
        GamePhase::OtherTab { took_over: true } => report.taken_away.to_owned(),
        GamePhase::MustResign => end_of_moves(game, text).unwrap_or_default().to_owned(),
        GamePhase::MustTakeBack => move_text::foul(game, text).unwrap_or_default(),
        GamePhase::Over { .. } => move_text::result(game, text).unwrap_or_default(),
    }
}

/// The label of the button for the next step; empty if there is none.
pub fn next_action_label(phase: GamePhase, text: Text) -> &'static str {
    let report = text.announcements();
    match phase {
        GamePhase::AwaitingMove | GamePhase::ClockNotStarted | GamePhase::RemoteAway => "",
        GamePhase::Paused => report.resume,
        GamePhase::OtherTab { .. } => report.play_here,
        GamePhase::MustResign => text.play().resign,
        GamePhase::MustTakeBack => report.take_back,
        GamePhase::Over { replay: true } => report.replay,
        GamePhase::Over { replay: false } => text.play().new_game,
    }
}

/// What a side without a legal move has to do: it ends the game itself.
fn end_of_moves(game: &PlayedGame, text: Text) -> Option<&'static str> {
    let report = text.announcements();
    game.awaits_resignation().then(|| {
        if !game.options().rules.assists() {
            report.may_resign
        } else if game.game().status().in_check {
            report.mated
        } else {
            report.no_move_left
        }
    })
}

/// What is played: the start, the time, and the rules where they are unusual.
pub fn caption(game: &PlayedGame, is_replay: bool, text: Text) -> String {
    let mut caption = options_text(game.options(), text);
    if is_replay {
        caption = format!("{caption} · {}", text.game_summary().is_replay);
    }
    caption
}
