//! The play screen: the form of a new game, and what a first visit is offered.
use komadai::{game::GameController, screens::play::PLAY};
use komadai_board::PieceSprite;
use komadai_model::{Computer, GameOptions, Pace, PlayedGame, Seat, Settings};
use komadai_search::Level;
use komadai_ui::LazyScreen;
use leptos::prelude::*;
use shogi::{ByColor, clock::Preset};
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{Event, HtmlInputElement, PointerEvent, PointerEventInit, wasm_bindgen::JsCast};

use crate::{
    host::Host,
    page::{Page, until},
};

const PLACE: &str = "position: fixed; inset: 0";
const STYLES: [&str; 2] = [
    include_str!("../../style/play.css"),
    include_str!("../../style/play-layouts.css"),
];

/// The screen as a first visit finds it.
struct Stage {
    host: Host,
    game: GameController,
    settings: RwSignal<Settings>,
}

impl Stage {
    async fn open() -> Self {
        let page = Page::open("/play").await;
        let host = Host::new(PLACE, &STYLES, move || {
            page.provide();
            view! {
                <PieceSprite/>
                <LazyScreen module=&PLAY visible=Signal::stored(true)/>
            }
            .into_any()
        });
        let stage = Self {
            host,
            game: page.game,
            settings: page.settings,
        };
        assert!(until(|| stage.host.find("main.play").is_some()).await);
        stage
    }

    /// Presses what is there, or comes.
    async fn press(&self, selector: &str) {
        assert!(
            until(|| self.host.find(selector).is_some()).await,
            "{selector}"
        );
        self.host.get(selector).click();
    }

    fn input(&self, selector: &str) -> HtmlInputElement {
        self.host.get(selector).unchecked_into()
    }

    fn seats(&self) -> [Seat; 2] {
        let seats = self.game.with_untracked(|game| game.options().seats);
        [seats.black, seats.white]
    }
}

fn computer(level: Level) -> Seat {
    Seat::Computer(Computer {
        level,
        pace: Pace::Human,
    })
}

#[wasm_bindgen_test]
async fn a_first_new_game_is_against_the_computer_without_a_clock() {
    let page = Stage::open().await;
    page.press("[data-action='new-game']").await;
    let form = "[data-dialog='new-game'][open] ";
    let at = |selector: &str| [form, selector].concat();
    assert!(until(|| page.host.find(&at("[name='level']")).is_some()).await);
    for (name, value) in [
        ("opponent", "computer"),
        ("side", "black"),
        ("start-preset", "even"),
        ("time-preset", "none"),
    ] {
        let chosen = page.input(&at(&format!("[name='{name}']:checked")));
        assert_eq!(chosen.value(), value, "{name}");
    }

    let level = page.input(&at("[name='level']"));
    assert_eq!((&*level.min(), &*level.max()), ("1", "10"));
    level.set_value("7");
    level
        .dispatch_event(&Event::new("input").expect("an event"))
        .expect("sent");
    let told = "Level 7, Regular player";
    assert!(until(|| level.get_attribute("aria-valuetext").as_deref() == Some(told)).await);
    assert_eq!(page.host.text(&at("output")), "7 Regular player");

    page.press(&at("[data-action='begin']")).await;
    assert!(until(|| page.host.find(form.trim()).is_none()).await);
    let seventh = computer(Level::new(7).expect("a level"));
    assert_eq!(page.seats(), [Seat::Human, seventh]);
    assert!(!page.game.with_untracked(|game| game.options().is_timed()));
    assert_eq!(page.settings.get_untracked().opponent, seventh);
}

#[wasm_bindgen_test]
async fn times_of_ones_own_begin_with_those_chosen_before() {
    let page = Stage::open().await;
    page.press("[data-action='new-game']").await;
    let number = |name: &str| page.input(&format!("[name='black-{name}']")).value();
    let is_shown = || page.host.find("[name='black-byoyomi']").is_some();
    page.press("[name='time-preset'][value='other']").await;
    assert!(until(is_shown).await, "at once, and not from a second list");
    let numbers = ["main-minutes", "main-seconds", "byoyomi", "periods"].map(number);
    assert_eq!(numbers, ["10", "0", "30", "1"]);
    page.press("[name='time-preset'][value='15m-60s']").await;
    assert!(until(|| !is_shown()).await);
    page.press("[name='time-preset'][value='other']").await;
    assert!(until(is_shown).await);
    let numbers = ["main-minutes", "main-seconds", "byoyomi", "periods"].map(number);
    assert_eq!(numbers, ["15", "0", "60", "1"]);
}

#[wasm_bindgen_test]
async fn the_list_of_moves_has_times_where_there_is_a_clock() {
    for is_timed in [true, false] {
        let page = Stage::open().await;
        let mut options = GameOptions::even();
        if is_timed {
            options.controls = ByColor::from_fn(|_| Preset::TenMinutes.time_control());
        }
        page.game.begin(options);
        for square in ["7g", "7f"] {
            page.press(&format!("[data-square='{square}']")).await;
        }
        assert!(until(|| page.host.find(".moves-list li").is_some()).await);
        let times = page.host.texts(".moves-spent");
        assert_eq!(times.len(), usize::from(is_timed));
        assert!(
            times.iter().all(|time| time.starts_with("0:0")),
            "{times:?}"
        );
    }
}

#[wasm_bindgen_test]
async fn two_people_have_names_and_the_sides_of_the_computer_are_gone() {
    let page = Stage::open().await;
    page.press("[data-action='new-game']").await;
    page.press("[name='opponent'][value='person']").await;
    assert!(until(|| page.host.find("[name='black-name']").is_some()).await);
    assert!(page.host.find("[name='level']").is_none());
    assert!(page.host.find("[name='side']").is_none());
    let is_unfolded = || page.host.get(".more-options").has_attribute("open");
    assert!(!is_unfolded());
    page.press(".more-options > summary").await;
    assert!(until(is_unfolded).await);
    page.press("[name='start-preset'][value='other']").await;
    page.press("[data-dialog='new-game'] [name='start']").await;
    page.press("[data-action='begin']").await;
    assert!(until(|| page.host.find("[data-dialog='new-game'][open]").is_none()).await);
    assert_eq!(page.seats(), [Seat::Human, Seat::Human]);
}

#[wasm_bindgen_test]
async fn the_welcome_begins_a_first_game_with_help() {
    let page = Stage::open().await;
    page.press("[data-action='first-game']").await;
    assert!(until(|| page.host.find(".welcome").is_none()).await);
    assert_eq!(page.seats(), [Seat::Human, computer(Level::WEAKEST)]);
    assert!(!page.game.with_untracked(|game| game.options().is_timed()));
    assert!(page.settings.get_untracked().look.move_hints());
    assert!(until(|| page.host.find("[data-action='hint']").is_some()).await);
}

/// Presses on what `selector` names, as a finger does.
fn touch(page: &Stage, selector: &str) {
    let init = PointerEventInit::new();
    init.set_bubbles(true);
    let event = PointerEvent::new_with_event_init_dict("pointerdown", &init).expect("an event");
    let target = page.host.get(selector);
    target.dispatch_event(&event).expect("pressed");
}

#[wasm_bindgen_test]
async fn a_card_opens_for_a_piece_and_not_for_an_empty_place() {
    let page = Stage::open().await;
    page.press("[data-action='first-game']").await;
    assert!(until(|| page.host.find(".newcomer .help-sheet").is_some()).await);
    let is_open = || page.host.find(".newcomer .help-sheet[data-open]").is_some();
    touch(&page, "[data-square='7g']");
    assert!(until(is_open).await);
    assert!(until(|| page.host.text(".newcomer-told").contains("Pawn")).await);
    touch(&page, "[data-hand=black] [data-piece=R]");
    assert!(until(|| !is_open()).await);
    assert!(page.host.text(".newcomer-told").contains("Pawn"));
}

#[wasm_bindgen_test]
async fn the_list_of_moves_ends_with_the_result() {
    let page = Stage::open().await;
    for square in ["7g", "7f"] {
        page.host.square(square).click();
    }
    let rows = || page.host.texts(".moves-list li");
    assert!(until(|| rows().len() == 1).await);
    page.press("[data-action='resign']").await;
    page.press("[data-action='resign-yes']").await;
    assert!(until(|| rows().len() == 2).await);
    assert_eq!(rows()[1], "Black wins: White resigned.");
    // Nothing more can be entered.
    assert!(page.host.get("[data-action='type-move']").hidden());
}

#[wasm_bindgen_test]
async fn what_is_wrong_with_a_typed_move_is_said_each_time_and_stays_to_be_mended() {
    let page = Stage::open().await;
    page.game.replace(PlayedGame::new(GameOptions::even()));
    page.game.dialogs.move_input.set(true);
    assert!(until(|| page.host.find("[name=move]").is_some()).await);
    let field = page.input("[name=move]");
    let fault = || {
        let alert = page.host.get("#move-fault");
        alert.text_content().unwrap_or_default().trim().to_owned()
    };
    let enter = |text: &str| {
        field.set_value(text);
        let event = Event::new("input").expect("an event");
        field.dispatch_event(&event).expect("an event");
        page.host
            .get("form.typing")
            .dyn_into::<web_sys::HtmlFormElement>()
            .expect("a form")
            .request_submit()
            .expect("a form");
    };
    for (text, said) in [
        ("B*5e", "There is no bishop in hand."),
        ("5a5b", "It is the other side's turn."),
        ("9e9d", "There is no piece on 9e."),
        ("6i6i", "A gold does not move like that."),
        ("7g7f+", "The pawn may not promote here."),
    ] {
        for _ in 0..2 {
            // So that it is seen whether it is put in again.
            if let Some(said_before) = page.host.get("#move-fault").first_child() {
                said_before.set_node_value(None);
            }
            enter(text);
            assert!(until(|| fault() == said).await, "{text}: {}", fault());
            assert_eq!(field.value(), text);
            assert_eq!(field.get_attribute("aria-invalid").as_deref(), Some("true"));
        }
    }
    // The board says why.
    enter("7g7e");
    let is_refused = || fault().is_empty() && field.get_attribute("aria-invalid").is_some();
    assert!(until(is_refused).await);
    assert_eq!(field.value(), "7g7e");
    enter("7g7f");
    assert!(until(|| field.value().is_empty()).await);
    assert!(until(|| field.get_attribute("aria-invalid").is_none()).await);
    let plies = page.game.with_untracked(|game| game.game().plies().len());
    assert_eq!(plies, 1);
}
