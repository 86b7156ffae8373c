//! Against whom a game is played, while that is being written.
use leptos::prelude::*;
use shogi::{ByColor, Color, search::Level};

use super::parts::{Options, choice, field, line_of, tick};
use crate::{
    element::{El, el},
    platform::lot,
    reactive::Words,
    session::{Computer, GameSetup, Pace, Seat},
};

/// The choice of an opponent, and what goes with the computer.
#[derive(Clone, Copy)]
pub struct OpponentDraft {
    /// [`PERSON`], or one of [`LEVELS`].
    who: RwSignal<&'static str>,
    /// The reader's side: a colour's name, or [`LOT`].
    side: RwSignal<&'static str>,
    name: RwSignal<String>,
    at_once: RwSignal<bool>,
}

const PERSON: &str = "person";
const LOT: &str = "lot";
/// From the weakest to the strongest.
const LEVELS: [&str; Level::COUNT as usize] = [
    "level-1", "level-2", "level-3", "level-4", "level-5", "level-6", "level-7", "level-8",
    "level-9", "level-10",
];

impl OpponentDraft {
    /// The same opponent again.
    pub fn of(setup: &GameSetup) -> Self {
        let mut computers = Color::ALL
            .into_iter()
            .filter_map(|color| Some((color, setup.seats[color].computer()?)));
        let (who, side, at_once) = match computers.next() {
            Some((color, Computer { level, pace })) => (
                LEVELS[usize::from(level.number() - 1)],
                (!color).name(),
                pace == Pace::AtOnce,
            ),
            None => (PERSON, Color::Black.name(), false),
        };
        let own = Color::from_name(side).map(|color| setup.names[color].clone());
        Self {
            who: RwSignal::new(who),
            side: RwSignal::new(side),
            name: RwSignal::new(own.unwrap_or_default()),
            at_once: RwSignal::new(at_once),
        }
    }

    pub fn is_computer(self) -> bool {
        self.level().is_some()
    }

    fn level(self) -> Option<Level> {
        let who = self.who.get();
        let index = LEVELS.iter().position(|&level| level == who)?;
        Level::new(u8::try_from(index + 1).ok()?)
    }

    /// Who sits where, and the players' names, where the computer plays.
    pub fn seats(self) -> Option<(ByColor<Seat>, ByColor<String>)> {
        let level = untrack(|| self.level())?;
        let pace = match self.at_once.get_untracked() {
            true => Pace::AtOnce,
            false => Pace::Human,
        };
        let drawn = || match lot::coin() {
            true => Color::Black,
            false => Color::White,
        };
        let own = Color::from_name(self.side.get_untracked()).unwrap_or_else(drawn);
        let name = self.name.get_untracked().trim().to_owned();
        Some((
            ByColor::from_fn(|color| match color == own {
                true => Seat::Human,
                false => Seat::Computer(Computer { level, pace }),
            }),
            ByColor::from_fn(|color| match color == own {
                true => name.clone(),
                false => String::new(),
            }),
        ))
    }
}

/// Whom to play against.
pub fn opponent_field(words: Words, draft: OpponentDraft) -> El {
    let says = move || &words.now().later().opponent;
    let mut options: Options = vec![(PERSON, Box::new(move || says().person))];
    let levels = (1..=Level::COUNT).filter_map(Level::new);
    for (name, level) in LEVELS.into_iter().zip(levels) {
        options.push((name, Box::new(move || (says().computer)(level))));
    }
    let list = choice(
        "opponent".to_owned(),
        options,
        move || draft.who.get(),
        move |chosen| {
            let level = LEVELS.into_iter().find(|&level| level == chosen);
            draft.who.set(level.unwrap_or(PERSON));
        },
    );
    let about = move || draft.level().map_or("", |level| (says().about)(level));
    let list = list
        .attr("autofocus", "")
        .attr("aria-describedby", "about-level");
    field(move || says().opponent.to_owned(), list).child(
        el("span")
            .attr("id", "about-level")
            .class("hint")
            .says(move || about().to_owned()),
    )
}

/// The reader's side and name, and how fast the computer moves. `side` is what a side
/// is called.
pub fn computer_fields(
    words: Words,
    draft: OpponentDraft,
    side: impl Fn(Color) -> &'static str + Copy + Send + 'static,
) -> El {
    let says = move || &words.now().later().opponent;
    let mut options: Options = Vec::new();
    for color in Color::ALL {
        options.push((color.name(), Box::new(move || side(color))));
    }
    options.push((LOT, Box::new(move || says().by_lot)));
    let sides = choice(
        "side".to_owned(),
        options,
        move || draft.side.get(),
        move |chosen| {
            let color = Color::from_name(&chosen);
            draft.side.set(color.map_or(LOT, Color::name));
        },
    );
    let name = line_of("own-name".to_owned(), draft.name)
        .set("maxlength", GameSetup::MAX_NAME.to_string());
    let at_once = tick(
        "at-once",
        move || says().at_once.to_owned(),
        move || draft.at_once.get(),
        move || draft.at_once.update(|at_once| *at_once = !*at_once),
    );
    el("div")
        .class("form")
        .child(field(move || says().side.to_owned(), sides))
        .child(field(move || says().your_name.to_owned(), name))
        .child(at_once)
}
