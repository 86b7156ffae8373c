//! The dialogs and panels of a game: loaded later, as one part of the code.
mod claim_confirmation;
mod done_foot;
mod forms;
mod furigoma;
mod impasse;
mod new_game;
mod opponent_form;
mod rules;
mod rules_form;
mod settings;
mod theme_form;

use leptos::prelude::*;

use super::{
    claims::{self, Claims},
    facing::face_each_other,
    move_text, moves, notices,
    report::{self, Said},
    resign::ResignDialog,
    rest::{Opened, Rest},
    seat::SideMark,
    status::Waits,
    table::PlayTable,
};
use crate::{lazy_module, style};
use claim_confirmation::ClaimConfirmations;
use forms::{NewGameDialog, RulesDialog, SettingsDialog};
use impasse::ImpassePanel;
pub use impasse::is_impasse_shown;
use komadai_model::{Event, PlayedGame, i18n::Text};

/// The functions of the part.
#[derive(Clone, Copy, Debug)]
pub struct Dialogs {
    /// All dialogs, closed or open.
    pub dialogs: fn(Rest) -> AnyView,
    /// What is claimed and counted.
    pub panels: fn(Rest) -> AnyView,
    pub notices: fn(Rest) -> AnyView,
    pub moves: fn(Rest) -> AnyView,
    /// What is played; and whether that is a replay.
    pub caption: fn(&PlayedGame, bool, &Text) -> String,
    pub sentence: fn(Waits, &PlayedGame, &Text) -> String,
    pub way_on: fn(Waits, &Text) -> &'static str,
    pub said: fn(&PlayedGame, Event, &Text) -> Option<Said>,
    /// The announcement when a game is put on the board.
    pub begins: fn(&Text) -> &'static str,
}

const STYLE: &str = concat!(
    style!("forms"),
    style!("looks-form"),
    style!("rules"),
    style!("play"),
    style!("referee"),
    style!("facing"),
    style!("furigoma")
);

lazy_module! {
    pub static DIALOGS: Dialogs = play(Dialogs {
        dialogs,
        panels,
        notices: notices::notices,
        moves: moves::list,
        caption: report::caption,
        sentence: report::sentence,
        way_on: report::way_on,
        said: report::said,
        begins: |text| text.later().report.game_begins,
    }, STYLE);
}

fn dialogs(rest: Rest) -> AnyView {
    let Rest {
        table,
        settings,
        opened,
        ..
    } = rest;
    face_each_other(rest);
    view! {
        <NewGameDialog table open=opened.new_game/>
        <ResignDialog table open=opened.resign/>
        <RulesDialog table open=opened.rules/>
        <SettingsDialog settings open=opened.settings/>
        <ClaimConfirmations table opened/>
    }
    .into_any()
}

fn panels(rest: Rest) -> AnyView {
    let Rest { table, opened, .. } = rest;
    view! {
        <Claims table opened/>
        <ImpassePanel table asked=opened.impasse/>
    }
    .into_any()
}
