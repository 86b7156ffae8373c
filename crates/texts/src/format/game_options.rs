//! What is played, in words.
use shogi::{RulesPreset, clock::Preset};

use komadai_model::GameOptions;

use crate::Text;

/// The start, the times, and the rules where they are unusual.
pub fn options_text(options: &GameOptions, text: Text) -> String {
    let says = text.game_summary();
    let start = options.handicap().map_or(says.own_position, says.handicap);
    let time = |control| match Preset::from_time_control(control) {
        Some(preset) => (says.preset)(preset).to_owned(),
        None => (says.time)(control.parts()),
    };
    let mut words = format!("{start} · {}", time(options.controls.black));
    if options.controls.black != options.controls.white {
        words = format!("{words} / {}", time(options.controls.white));
    }
    let preset = RulesPreset::from_rules(&options.rules);
    if preset != Some(RulesPreset::Standard) {
        let book = text.rules();
        let rules = (book.named)((book.name)(preset));
        words = format!("{words} · {rules}");
    }
    words
}
