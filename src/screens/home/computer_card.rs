use komadai_search::Level;
use leptos::prelude::*;
use shogi::Color;

use crate::{game::use_game, state::use_settings};
use komadai_model::{Computer, GameOptions, Pace, Seat};
use komadai_ui::{Button, Icon, TextKey, use_i18n};
use komadai_web::random;

/// What can be chosen as the reader's side: a colour, or either by chance.
const SIDES: [(Option<Color>, &str, TextKey); 3] = [
    (Some(Color::Black), "black", |text| text.home().black),
    (Some(Color::White), "white", |text| text.home().white),
    (None, "random", |text| text.home().random),
];

/// A game against the computer: the level and the side are chosen here.
#[component]
pub fn ComputerCard() -> impl IntoView {
    let (settings, i18n) = (use_settings(), use_i18n());
    let game = use_game();
    let last = game.with_untracked(|game| game.options().computer());
    let computer = last.map(|(_, computer)| computer);
    let computer =
        computer.or_else(|| settings.with_untracked(|settings| settings.opponent.computer()));
    let level = RwSignal::new(computer.map_or(Level::WEAKEST, |computer| computer.level));
    let side = RwSignal::new(Some(last.map_or(Color::Black, |(color, _)| !color)));
    let begin = move |()| {
        let person = side.get_untracked().unwrap_or_else(random::random_color);
        let computer = Computer {
            level: level.get_untracked(),
            pace: Pace::Human,
        };
        settings.update(|settings| settings.opponent = Seat::Computer(computer));
        game.begin_from_elsewhere(GameOptions::against(computer, person));
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
                    aria-label=move || i18n.text().home().level
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
