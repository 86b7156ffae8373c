use leptos::prelude::*;
use shogi::{Color, search::Level};

use crate::{
    components::{Button, Icon},
    state::{TextKey, use_current_game, use_i18n, use_settings},
    web::random,
};
use komadai_model::{Computer, GameOptions, Pace, Seat};

/// The reader's side in a game against the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Black,
    White,
    Random,
}

const SIDES: [(Side, &str, TextKey); 3] = [
    (Side::Black, "black", |text| text.home().black),
    (Side::White, "white", |text| text.home().white),
    (Side::Random, "random", |text| text.home().random),
];

/// A game against the computer: the level and the side are chosen here.
#[component]
pub fn ComputerCard() -> impl IntoView {
    let (settings, i18n) = (use_settings(), use_i18n());
    let current = use_current_game();
    let last = current
        .game
        .with_untracked(|game| last_opponent(game.options()));
    let chosen_before = settings.with_untracked(|settings| settings.opponent.computer());
    let level = last
        .map(|(level, _)| level)
        .or(chosen_before.map(|computer| computer.level));
    let level = RwSignal::new(level.unwrap_or(Level::WEAKEST));
    let side = RwSignal::new(last.map_or(Side::Black, |(_, side)| side));
    let begin = move |()| {
        let person = match side.get_untracked() {
            Side::Black => Color::Black,
            Side::White => Color::White,
            Side::Random if random::random_bool() => Color::Black,
            Side::Random => Color::White,
        };
        let computer = Computer {
            level: level.get_untracked(),
            pace: Pace::Human,
        };
        settings.update(|settings| settings.opponent = Seat::Computer(computer));
        current.begin.run(GameOptions::against(computer, person));
    };
    let level_text = move || {
        let level = level.get();
        let name = (i18n.text().home().level_name)(level);
        format!("{} – {name}", level.number())
    };
    let set_level = move |written: String| {
        if let Some(chosen) = written.parse().ok().and_then(Level::new) {
            level.set(chosen);
        }
    };
    let sides = SIDES.map(|(value, name, label)| {
        view! {
            <label class="home-side">
                <input
                    type="radio"
                    name="home-side"
                    value=name
                    prop:checked=move || side.get() == value
                    on:input=move |_| side.set(value)
                />
                <span>{move || label(i18n.text())}</span>
            </label>
        }
        .into_any()
    });
    view! {
        <section class="home-card home-computer" aria-labelledby="home-computer">
            <h2 id="home-computer">
                <Icon name="computer"/>
                {move || i18n.text().home().computer}
            </h2>
            <label class="home-level">
                <span class="home-level-text">
                    <span>{move || i18n.text().home().level}</span>
                    <output>{level_text}</output>
                </span>
                <input
                    type="range"
                    name="home-level"
                    min="1"
                    max=Level::COUNT.to_string()
                    aria-valuetext=level_text
                    prop:value=move || level.get().number().to_string()
                    on:input=move |event| set_level(event_target_value(&event))
                />
            </label>
            <div class="home-start">
                <fieldset class="home-sides">
                    <legend class="visually-hidden">
                        {move || i18n.text().home().side}
                    </legend>
                    {sides.into_iter().collect_view()}
                </fieldset>
                <Button
                    name="play-computer"
                    class="primary"
                    label=|text| text.home().start
                    on_press=begin
                />
            </div>
        </section>
    }
}

/// The computer's level and the reader's side in the last game, if the computer played.
fn last_opponent(options: &GameOptions) -> Option<(Level, Side)> {
    let computer = |color: Color| options.seats[color].computer();
    match (computer(Color::Black), computer(Color::White)) {
        (_, Some(computer)) => Some((computer.level, Side::Black)),
        (Some(computer), None) => Some((computer.level, Side::White)),
        (None, None) => None,
    }
}
