//! The home screen: what its cards begin, and what they show of the game on the board.
use komadai::screens::home::HomeScreen;
use komadai_model::{Computer, GameOptions, Pace, PlayedGame};
use komadai_search::Level;
use leptos::{prelude::*, task::tick};
use shogi::Color;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{Event, HtmlInputElement, wasm_bindgen::JsCast};

use crate::{host::Host, page::Page};

struct Stage {
    host: Host,
    page: Page,
}

/// Home while `game` is on the board.
async fn home(game: PlayedGame) -> Stage {
    let page = Page::open("/").await;
    page.game.replace(game);
    let host = Host::new("position: fixed; inset: 0", &[], move || {
        page.provide();
        view! {
            <HomeScreen visible=Signal::stored(true)/>
        }
        .into_any()
    });
    tick().await;
    Stage { host, page }
}

impl Stage {
    /// The game that it begins.
    async fn act(&self, action: &str) -> GameOptions {
        self.host.get(&format!("[data-action={action}]")).click();
        tick().await;
        let has_begun = |game: &PlayedGame| game.game().plies().is_empty();
        assert!(self.page.game.with_untracked(has_begun));
        self.page.game.with_untracked(|game| game.options().clone())
    }

    fn input(&self, selector: &str, value: &str) {
        let input: HtmlInputElement = self.host.get(selector).unchecked_into();
        input.set_value(value);
        let event = Event::new("input").expect("an event");
        input.dispatch_event(&event).expect("told");
    }
}

/// A game that an address describes.
fn game(query: &str) -> PlayedGame {
    PlayedGame::from_query(query).expect("a game")
}

#[wasm_bindgen_test]
async fn a_first_game_is_against_the_weakest_level_without_a_clock_and_with_help() {
    let stage = home(game("")).await;
    let options = stage.act("first-game").await;
    let computer = options.seats.white.computer().expect("the computer");
    assert_eq!(computer.level, Level::WEAKEST);
    assert!(options.is_person(Color::Black) && !options.is_timed());
    assert!(stage.page.settings.get_untracked().look.move_hints());
}

#[wasm_bindgen_test]
async fn the_computer_plays_at_the_level_and_with_the_colour_that_are_chosen() {
    let stage = home(game("")).await;
    stage.input("[name=home-level]", "7");
    stage.input("[name=home-side][value=white]", "white");
    tick().await;
    let level = stage.host.get(".home-level output").text_content();
    assert_eq!(level.as_deref(), Some("7 – Regular player"));
    let computer = Computer {
        level: Level::new(7).expect("a level"),
        pace: Pace::Human,
    };
    assert_eq!(
        stage.act("play-computer").await,
        GameOptions::against(computer, Color::White)
    );
}

#[wasm_bindgen_test]
async fn the_level_and_the_side_of_the_last_game_are_proposed() {
    let stage = home(game("black=computer-4&moves=7g7f")).await;
    let options = stage.act("play-computer").await;
    let computer = options.seats.black.computer().expect("the computer");
    assert_eq!(computer.level.number(), 4);
}

#[wasm_bindgen_test]
async fn a_game_is_gone_on_with_as_its_player_sees_it_or_reviewed_once_it_is_over() {
    let stage = home(game("black=computer-4&moves=7g7f")).await;
    let link = stage.host.get("[data-action=resume]");
    assert_eq!(link.get_attribute("href").as_deref(), Some("#/play"));
    // The course stays.
    let course = stage.host.get("[data-action=learn]");
    assert_eq!(course.get_attribute("href").as_deref(), Some("#/learn"));
    let pieces = stage.host.all(".mini-board use").len();
    assert_eq!(pieces, 40);
    // White sits near: Black's pawn on 7f, which is drawn at the third file from the left
    // otherwise, is the third from the right, and turned.
    let pawn = stage.host.find(".mini-board use[x='2100'][y='1158']");
    let turn = pawn.expect("the pawn").get_attribute("transform");
    assert!(turn.is_some_and(|turn| turn.starts_with("rotate(180 ")));
    drop(stage);

    let mated = "sfen=ln2ggsnl/5k3/p1pp2p1p/5G3/9/2P2P3/PP1PP1P1P/1B5R1/LNS1K1SNL+b+GSrp+1";
    let stage = home(game(&format!("{mated}&moves=G*4c"))).await;
    let link = stage.host.get("[data-action=resume]");
    assert_eq!(
        link.get_attribute("href").as_deref(),
        Some("#/record?play&review")
    );
}
