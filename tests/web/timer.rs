//! The clock alone: pressed, by keys, kept, spoken.
use std::ops::Deref;

use komadai::{game::GameController, screens::timer::TIMER, state::storage_key};
use komadai_model::{GameOptions, PlayedGame, StandaloneClock, StandaloneClockState};
use komadai_ui::LazyScreen;
use komadai_web::local_storage;
use leptos::{prelude::*, task::tick};
use shogi::{
    ByColor, Color,
    clock::{Preset, TimeControl},
};
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{
    KeyboardEvent, KeyboardEventInit, PointerEvent, PointerEventInit, wasm_bindgen::JsCast,
};

use crate::{
    host::{Host, document},
    page::Page,
};

/// The screen with nothing kept from before, or with a clock that was.
struct Stage {
    host: Host,
    game: GameController,
    here: RwSignal<bool>,
}

impl Deref for Stage {
    type Target = Host;

    fn deref(&self) -> &Host {
        &self.host
    }
}

impl Stage {
    async fn fresh() -> Self {
        local_storage::remove(storage_key::TABLE_CLOCK).expect("storage");
        Self::again().await
    }

    async fn of(control: TimeControl) -> Self {
        let clock = StandaloneClock::new(ByColor::new(control, control));
        let text = clock.to_stored(Default::default());
        local_storage::write(storage_key::TABLE_CLOCK, &text).expect("storage");
        Self::again().await
    }

    async fn again() -> Self {
        const STYLE: &str = include_str!("../../style/later/timer.css");
        let page = Page::open("/clock").await;
        let here = RwSignal::new(true);
        let host = Host::new("position: fixed; inset: 0", &[STYLE], move || {
            page.provide();
            view! { <LazyScreen module=&TIMER visible=here/> }.into_any()
        });
        let game = page.game;
        let stage = Self { host, game, here };
        for _ in 0..100 {
            tick().await;
            if stage.find("main.timer").is_some() {
                break;
            }
        }
        stage
    }

    async fn press(&self, color: Color) {
        let init = PointerEventInit::new();
        init.set_bubbles(true);
        let event = PointerEvent::new_with_event_init_dict("pointerdown", &init).expect("an event");
        let half = self.get(&format!("[data-pass={color}]"));
        half.dispatch_event(&event).expect("pressed");
        tick().await;
    }

    async fn act(&self, action: &str) {
        self.get(&format!("[data-action={action}]")).click();
        tick().await;
    }

    fn running(&self) -> Option<String> {
        self.find("[data-clock][data-running]")
            .and_then(|clock| clock.get_attribute("data-clock"))
    }

    fn kept() -> StandaloneClock {
        let text = local_storage::read(storage_key::TABLE_CLOCK).expect("storage");
        StandaloneClock::from_stored(&text.expect("kept")).expect("a clock")
    }
}

async fn key(kind: &str, key: &str, right: bool) {
    let init = KeyboardEventInit::new();
    init.set_bubbles(true);
    init.set_key(key);
    init.set_location(if right {
        KeyboardEvent::DOM_KEY_LOCATION_RIGHT
    } else {
        KeyboardEvent::DOM_KEY_LOCATION_LEFT
    });
    let event = KeyboardEvent::new_with_keyboard_event_init_dict(kind, &init).expect("an event");
    let body = document().body().expect("a body");
    body.unchecked_into::<web_sys::EventTarget>()
        .dispatch_event(&event)
        .expect("pressed");
    tick().await;
}

#[wasm_bindgen_test]
async fn a_tap_passes_the_move_once() {
    let stage = Stage::fresh().await;
    assert_eq!(stage.running(), None);
    stage.press(Color::White).await;
    assert_eq!(stage.running().as_deref(), Some("black"));
    stage.press(Color::White).await;
    assert_eq!(stage.running().as_deref(), Some("black"));
    stage.press(Color::Black).await;
    assert_eq!(stage.running().as_deref(), Some("white"));
    assert_eq!(stage.announced("timer"), "Move 2: White to play");
    assert_eq!(stage.attribute("main.timer", "data-moves"), "1");
}

#[wasm_bindgen_test]
async fn each_shift_is_of_its_side_and_only_alone() {
    let stage = Stage::fresh().await;
    key("keydown", " ", false).await;
    assert_eq!(stage.running().as_deref(), Some("black"));
    for (right, runs) in [
        (false, "black"),
        (true, "white"),
        (true, "white"),
        (false, "black"),
    ] {
        key("keydown", "Shift", right).await;
        key("keyup", "Shift", right).await;
        assert_eq!(stage.running().as_deref(), Some(runs));
    }
    key("keydown", "Shift", true).await;
    key("keydown", "Tab", false).await;
    key("keyup", "Tab", false).await;
    key("keyup", "Shift", true).await;
    assert_eq!(stage.running().as_deref(), Some("black"));
}

#[wasm_bindgen_test]
async fn what_is_left_stands_and_is_found_again() {
    let stage = Stage::fresh().await;
    stage.act("exchange").await;
    stage.press(Color::White).await;
    stage.press(Color::Black).await;
    assert_eq!(
        Stage::kept().state(),
        StandaloneClockState::Paused(Color::White)
    );
    stage.here.set(false);
    tick().await;
    assert!(stage.find("main.timer").is_none());
    drop(stage);
    let again = Stage::again().await;
    assert_eq!(again.running(), None);
    assert_eq!(again.announced("timer"), "The clock is paused.");
    assert_eq!(
        again.attribute("[data-half=near] [data-pass]", "data-pass"),
        "white"
    );
    again.press(Color::White).await;
    assert_eq!(again.running(), None);
    again.act("run").await;
    assert_eq!(again.running().as_deref(), Some("white"));
}

#[wasm_bindgen_test]
async fn a_clock_that_runs_leaves_little_to_touch() {
    let stage = Stage::fresh().await;
    let shown = |stage: &Stage| -> Vec<String> {
        let buttons = stage.all(".timer-controls [data-action]:not([hidden])");
        let names = buttons
            .iter()
            .filter_map(|it| it.get_attribute("data-action"));
        names.filter(|name| name != "full-screen").collect()
    };
    assert_eq!(shown(&stage), ["run", "times", "exchange", "board"]);
    stage.act("run").await;
    assert_eq!(shown(&stage), ["run"]);
    stage.act("run").await;
    assert_eq!(
        shown(&stage),
        ["run", "reset", "times", "exchange", "board"]
    );
    stage.act("reset").await;
    assert_eq!(Stage::kept().state(), StandaloneClockState::Ready);
}

#[wasm_bindgen_test]
async fn a_clock_without_a_limit_only_measures() {
    let stage = Stage::of(Preset::Untimed.time_control()).await;
    stage.press(Color::White).await;
    assert_eq!(
        stage.attribute("[data-clock=black]", "data-phase"),
        "untimed"
    );
    assert_eq!(stage.running().as_deref(), Some("black"));
}

#[wasm_bindgen_test]
async fn the_far_half_is_turned() {
    let stage = Stage::fresh().await;
    let rotation = |half: &str| {
        let window = web_sys::window().expect("a window");
        let style = window.get_computed_style(&stage.get(&format!("[data-half={half}]")));
        let style = style.expect("a style").expect("a style");
        style.get_property_value("rotate").expect("a value")
    };
    assert_eq!(rotation("far"), "180deg");
    assert_eq!(rotation("near"), "none");
}

#[wasm_bindgen_test]
async fn the_games_clock_is_held_meanwhile() {
    let stage = Stage::fresh().await;
    let control = Preset::TenMinutes.time_control();
    let mut game = PlayedGame::new(GameOptions {
        controls: ByColor::new(control, control),
        ..GameOptions::even()
    });
    game.start(komadai_web::time::monotonic_now());
    assert!(game.clock().running().is_some());
    stage.here.set(false);
    stage.game.replace(game);
    tick().await;
    stage.here.set(true);
    for _ in 0..10 {
        tick().await;
    }
    assert!(
        stage
            .game
            .with_untracked(|game| game.clock().running().is_none())
    );
}
