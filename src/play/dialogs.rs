//! The dialogs and panels that a game is begun without: a part of its own.
use leptos::prelude::*;

use super::{
    claims, confirmation,
    facing::face_each_other,
    impasse, moves, new_game, notices,
    report::{self, Said},
    resign::resign_dialog,
    rest::Rest,
    rules_view::rules_dialog,
    settings::settings_dialog,
    status::Waits,
};
use crate::{
    i18n::Text,
    part,
    session::{Event, PlayedGame},
    style,
};

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
    /// What is said when a game is put on the board.
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

part! {
    pub static DIALOGS: Dialogs = dialogs(Dialogs {
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
    let [declare, count] = confirmation::dialogs(table, opened);
    vec![
        new_game::dialog(table, opened.new_game),
        resign_dialog(table, opened.resign),
        rules_dialog(table, opened.rules),
        settings_dialog(table.words, settings, opened.settings),
        declare,
        count,
    ]
    .into_any()
}

fn panels(rest: Rest) -> AnyView {
    let Rest { table, opened, .. } = rest;
    vec![
        claims::claims(table, opened).view(),
        impasse::impasse_panel(table, opened.impasse),
    ]
    .into_any()
}
