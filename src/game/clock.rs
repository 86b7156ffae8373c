//! The clock of the game: it is heard and kept while any screen is shown.
use leptos::prelude::*;
use shogi::{
    ByColor, Color,
    clock::{Clock, CueProfile},
};

use super::controller::GameController;
use crate::{
    clock::schedule_beeps,
    state::{use_audio, use_settings},
};
use komadai_board::Ticker;
use komadai_ui::effect;

/// The clock of the game, as a context.
#[derive(Clone, Copy, Debug)]
pub struct GameClock {
    pub ticker: Ticker,
    /// The clock while it counts for a person: the computer's is not heard.
    pub audible: Signal<Option<Clock>>,
}

impl GameClock {
    /// Both clocks can be heard.
    pub const AUDIBLE: ByColor<bool> = ByColor::new(true, true);

    /// Ends the game if a flag falls; while a clock runs, saves the time spent, at each second
    /// and when the page is hidden or left.
    pub(super) fn follow(game: GameController) -> Self {
        let ticker = Ticker::new(game.clock, move |_| game.check_flag());
        effect(move || {
            let now = ticker.now().get();
            game.with_untracked(|played| {
                if played.clock().running().is_some() {
                    game.storage.save_time(played, now);
                }
            });
        });
        let audible = audible_clock(game);
        let (settings, audio) = (use_settings(), use_audio());
        let cues = move || match game.speaks_seconds.get() {
            true => CueProfile::Silent,
            false => settings.with(|settings| settings.cues),
        };
        schedule_beeps(audio, audible, Self::AUDIBLE, cues);
        Self { ticker, audible }
    }
}

fn audible_clock(game: GameController) -> Signal<Option<Clock>> {
    let is_person = move |color: Color| {
        game.with_untracked(|game| game.options().seats[color].computer().is_none())
    };
    let audible = move |_: Option<&Option<Clock>>| {
        let clock = game.clock.get();
        clock.filter(|clock| clock.running().is_none_or(is_person))
    };
    Memo::new(audible).into()
}
