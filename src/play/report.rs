//! What is said of a game: of each thing that happens, of what it waits for, of its end,
//! and of what is played.
use shogi::{RulesPreset, clock::Preset};

use super::{claims, move_text, status::Waits, table::StatusNote};
use komadai_model::{Event, PlayedGame, i18n::Text};

/// Words for what has happened.
pub struct Said {
    pub words: String,
    /// Whether they are to be read as well, until the next move.
    pub stays: bool,
}

/// What is said besides what the board says of itself.
pub fn said(game: &PlayedGame, event: Event, text: Text) -> Option<Said> {
    let report = text.announcements();
    let once = |words: String| {
        Some(Said {
            words,
            stays: false,
        })
    };
    let stays = |words: String| Some(Said { words, stays: true });
    match event {
        Event::Refused(_) if !game.setup().rules.assists() => once(report.cannot.to_owned()),
        Event::KingSpared => stays(report.king_spared.to_owned()),
        Event::Claimed { by, claim } => stays(claims::told(game, by, claim, text)),
        Event::NoBreach => stays(text.claims().no_breach.to_owned()),
        Event::Started | Event::Promoting { .. } | Event::Refused(_) => None,
        Event::Moved { .. } => once(way_out(game, text)?.to_owned()),
        Event::Undone(ply) => once((report.undone)((text.shogi_terms().color)(ply.by))),
        Event::Ended { .. } => {
            let words = game.resigned().map_or("", |_| text.play().lost);
            let result = move_text::result(game, text).unwrap_or_default();
            once([words, &result].join(" "))
        }
    }
}

/// What is to be read until the next move.
pub fn status_note(game: &PlayedGame, note: StatusNote, text: Text) -> String {
    match note {
        StatusNote::Event(event) => {
            said(game, event, text).map_or_else(String::new, |said| said.words)
        }
        StatusNote::ByHand => text.opponent().goes_on_by_hand.to_owned(),
    }
}

/// What a game waits for, where it is not a move.
pub fn sentence(waits: Waits, game: &PlayedGame, text: Text) -> String {
    let report = text.announcements();
    match waits {
        Waits::Move | Waits::FirstMove => String::new(),
        Waits::Return => report.clock_stands.to_owned(),
        Waits::Tab { taken: false } => report.elsewhere.to_owned(),
        Waits::Tab { taken: true } => report.taken_away.to_owned(),
        Waits::Mated => way_out(game, text).unwrap_or_default().to_owned(),
        Waits::TakeBack => move_text::foul(game, text).unwrap_or_default(),
        Waits::Over { .. } => move_text::result(game, text).unwrap_or_default(),
    }
}

/// The way on from there, on a button.
pub fn way_on(waits: Waits, text: Text) -> &'static str {
    let report = text.announcements();
    match waits {
        Waits::Move | Waits::FirstMove => "",
        Waits::Return => report.resume,
        Waits::Tab { .. } => report.play_here,
        Waits::Mated => text.play().resign,
        Waits::TakeBack => report.take_back,
        Waits::Over { replay: true } => report.replay,
        Waits::Over { replay: false } => text.play().new_game,
    }
}

/// What the side is told that has no legal move, and has to end the game
/// itself.
fn way_out(game: &PlayedGame, text: Text) -> Option<&'static str> {
    let report = text.announcements();
    game.waits_for_resignation().then(|| {
        if !game.setup().rules.assists() {
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
    let says = text.game_summary();
    let setup = game.setup();
    let start = setup.handicap().map_or(says.own_position, says.handicap);
    let time = |control| match Preset::of(control) {
        Some(preset) => (says.preset)(preset).to_owned(),
        None => (says.time)(control.parts()),
    };
    let mut caption = format!("{start} · {}", time(setup.controls.black));
    if setup.controls.black != setup.controls.white {
        caption = format!("{caption} / {}", time(setup.controls.white));
    }
    let preset = RulesPreset::of(&setup.rules);
    if preset != Some(RulesPreset::Standard) {
        let book = text.rules();
        let rules = (book.named)((book.name)(preset));
        caption = format!("{caption} · {rules}");
    }
    if is_replay {
        caption = format!("{caption} · {}", says.is_replay);
    }
    caption
}
