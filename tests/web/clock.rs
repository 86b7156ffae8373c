//! The clock faces, the ticker and what is spoken.
use core::time::Duration;
use std::{cell::RefCell, rc::Rc};

use gloo_timers::future::TimeoutFuture;
use komadai::clock::{ClockAnnouncer, on_each_cue};
use komadai_board::{ClockFace, Ticker};
use komadai_model::Language;
use komadai_web::time;
use leptos::{mount::mount_to, prelude::*, wasm_bindgen::JsCast};
use shogi::{
    ByColor, Color,
    clock::{Clock, CueKind, CueProfile, FlagFall, Periods, TimeControl},
};
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::HtmlElement;

fn seconds(seconds: f64) -> Duration {
    Duration::from_secs_f64(seconds)
}

/// A clock of which Black has used so many seconds by now, and its start.
fn used(control: TimeControl, used: f64) -> (Clock, Duration) {
    let mut clock = Clock::new(ByColor::new(control, control), Color::Black);
    let now = time::monotonic_now();
    clock.start(now);
    clock.pause(now + seconds(used));
    clock.start(now);
    (clock, now)
}

fn byoyomi(main: u64, byoyomi: u64, periods: u16) -> TimeControl {
    let periods = Periods::new(Duration::from_secs(byoyomi), periods).expect("periods");
    TimeControl::byoyomi(Duration::from_secs(main), periods).expect("a time control")
}

/// Both faces and the announcer for one clock, in an element of their own.
struct Stage {
    element: HtmlElement,
    clock: RwSignal<Option<Clock>>,
    language: RwSignal<Language>,
    falls: Rc<RefCell<Vec<FlagFall>>>,
}

impl Stage {
    async fn with(shown: Clock) -> Self {
        let element: HtmlElement = document()
            .create_element("div")
            .expect("an element")
            .unchecked_into();
        let body = document().body().expect("a body");
        body.append_child(&element).expect("appended");
        let clock = RwSignal::new(Some(shown));
        let language = RwSignal::new(Language::English);
        let falls = Rc::<RefCell<Vec<FlagFall>>>::default();
        let fallen = falls.clone();
        let mounted = mount_to(element.clone(), move || {
            provide_context::<Signal<Language>>(language.into());
            let ticker = Ticker::new(clock.into(), move |fall| {
                fallen.borrow_mut().push(fall);
                clock.update(|clock| {
                    if let Some(clock) = clock {
                        clock.stop(fall.at);
                    }
                });
            });
            let audible = ByColor::new(true, false);
            view! {
                {Color::ALL.map(|color| view! { <ClockFace color clock ticker /> })}
                <ClockAnnouncer clock audible ticker />
            }
        });
        mounted.forget();
        leptos::task::tick().await;
        Self {
            element,
            clock,
            language,
            falls,
        }
    }

    fn find(&self, selector: &str) -> HtmlElement {
        let found = self.element.query_selector(selector).expect("a selector");
        found.expect(selector).unchecked_into()
    }

    /// What a face shows: its time, phase, and the attributes that tests rely on.
    fn face(&self, color: Color) -> [Option<String>; 5] {
        let face = self.find(&format!("[data-clock={color}]"));
        let text = |class: &str| {
            let part = face.query_selector(class).expect("a selector");
            part.and_then(|part| part.text_content())
        };
        [
            text(".clock-time"),
            text(".clock-phase"),
            face.get_attribute("data-phase"),
            face.get_attribute("data-running").map(|_| "running".into()),
            face.get_attribute("data-last"),
        ]
    }

    async fn wait_until(&self, condition: impl Fn(&Self) -> bool) {
        while !condition(self) {
            TimeoutFuture::new(10).await;
        }
    }

    fn spoken(&self) -> String {
        self.find("[data-announce=clock]")
            .text_content()
            .unwrap_or_default()
    }
}

#[wasm_bindgen_test]
async fn a_face_shows_time_phase_and_whose_turn_it_is() {
    for (control, used_up, shown) in [
        (
            byoyomi(600, 30, 1),
            0.5,
            ["10:00", "Main time", "main", "running", ""],
        ),
        (
            byoyomi(600, 30, 3),
            600.5,
            ["0:30", "Byoyomi, 3 left", "byoyomi", "running", ""],
        ),
        (
            byoyomi(0, 10, 1),
            3.5,
            ["0:07", "Byoyomi", "byoyomi", "running", "7"],
        ),
        (
            TimeControl::UNTIMED,
            9.0,
            ["", "No limit", "untimed", "running", ""],
        ),
    ] {
        let stage = Stage::with(used(control, used_up).0).await;
        let found = stage.face(Color::Black).map(Option::unwrap_or_default);
        assert_eq!(found, shown, "{control:?}");
        let [.., running, last] = stage.face(Color::White);
        assert_eq!((running, last), (None, None));
    }
}

#[wasm_bindgen_test]
async fn a_face_speaks_its_language() {
    let stage = Stage::with(used(byoyomi(0, 10, 3), 3.5).0).await;
    komadai_texts::register(Language::Japanese, &komadai_texts::ja::TRANSLATIONS);
    stage.language.set(Language::Japanese);
    leptos::task::tick().await;
    let [_, phase, ..] = stage.face(Color::Black);
    assert_eq!(phase.as_deref(), Some("秒読み 残り3回"));
    let label = stage.find("[data-clock=white]").get_attribute("aria-label");
    assert_eq!(label.as_deref(), Some("後手の時計"));
}

#[wasm_bindgen_test]
async fn the_ticker_follows_the_seconds() {
    let stage = Stage::with(used(byoyomi(0, 10, 1), 3.5).0).await;
    for expected in ["0:07", "0:06", "0:05"] {
        stage
            .wait_until(|stage| stage.face(Color::Black)[0].as_deref() == Some(expected))
            .await;
    }
}

#[wasm_bindgen_test]
async fn a_fallen_flag_is_told_once_with_its_deadline() {
    let (clock, start) = used(byoyomi(0, 10, 1), 9.7);
    let stage = Stage::with(clock).await;
    stage
        .wait_until(|stage| !stage.falls.borrow().is_empty())
        .await;
    TimeoutFuture::new(100).await;
    let falls = stage.falls.borrow();
    let [fall] = falls[..] else {
        panic!("{falls:?}")
    };
    assert_eq!(fall.color, Color::Black);
    assert_eq!(Some(fall.at), clock.deadline());
    assert!(fall.at > start);
    let [time, phase, ..] = stage.face(Color::Black);
    assert_eq!(time.as_deref(), Some("0:00"));
    assert_eq!(phase.as_deref(), Some("Time up"));
}

#[wasm_bindgen_test]
async fn ten_and_five_seconds_are_spoken_to_those_who_hear_the_cues() {
    for (used_up, spoken) in [
        (0.5, "10 seconds"),
        (1.5, ""),
        (5.5, "5 seconds"),
        (6.5, ""),
    ] {
        let (clock, _) = used(byoyomi(0, 10, 1), used_up);
        assert_eq!(Stage::with(clock).await.spoken(), spoken);
    }
    let (clock, now) = used(byoyomi(0, 10, 1), 0.5);
    let stage = Stage::with(clock).await;
    let mut pressed = clock;
    pressed.press(now + seconds(0.1)).expect("in time");
    stage.clock.set(Some(pressed));
    leptos::task::tick().await;
    assert_eq!(stage.spoken(), "");
}

#[wasm_bindgen_test]
async fn a_cue_is_told_when_it_is_due_and_not_after_the_clock_is_gone() {
    // Two seconds are left in 300 ms.
    let (clock, _) = used(byoyomi(0, 10, 1), 7.7);
    let told = Rc::<RefCell<Vec<CueKind>>>::default();
    let shown = RwSignal::new(Some(clock));
    let heard = told.clone();
    let element = document().create_element("div").expect("an element");
    let _mounted = mount_to(element.unchecked_into(), move || {
        let profile = || Some(CueProfile::Countdown);
        on_each_cue(shown.into(), profile, move |cue| {
            heard.borrow_mut().push(cue);
        });
    });
    TimeoutFuture::new(100).await;
    assert!(told.borrow().is_empty());
    TimeoutFuture::new(400).await;
    assert_eq!(*told.borrow(), [CueKind::Remaining(2)]);
    shown.set(None);
    TimeoutFuture::new(1_100).await;
    assert_eq!(*told.borrow(), [CueKind::Remaining(2)]);
}
