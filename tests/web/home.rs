//! The home screen: what its cards begin, and what they show of the game on the board.
use komadai::{
    pages::home::HomeScreen,
    state::{CurrentGame, provide_current_game, provide_settings},
};
use komadai_model::{Computer, GameOptions, Pace, PlayedGame, Settings, i18n::Language};
use komadai_ui::provide_i18n;
use komadai_web::tab_lock::Ownership;
use leptos::{prelude::*, task::tick};
use shogi::{Color, search::Level};
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{Event, HtmlInputElement, wasm_bindgen::JsCast};

use crate::host::Host;

struct Stage {
    host: Host,
    begun: RwSignal<Vec<GameOptions>>,
    settings: RwSignal<Settings>,
}

/// Home while `game` is on the board.
async fn home(game: PlayedGame) -> Stage {
    let begun = RwSignal::new(Vec::new());
    let settings = RwSignal::new(Settings::default());
    let language: Signal<Language> = Signal::stored(Language::English);
    let host = Host::new("position: fixed; inset: 0", &[], move || {
        provide_i18n(language);
        provide_settings(settings);
        provide_current_game(CurrentGame {
            game: Signal::stored(game.clone()),
            started_at: StoredValue::new(0),
            ownership: Signal::stored(Ownership::Ours),
            take_over: Callback::new(|()| ()),
            hold_clock: Callback::new(|()| ()),
            begin: Callback::new(move |options| begun.update(|begun| begun.push(options))),
            set_up: Callback::new(|()| ()),
            remote_offer: RwSignal::new(None),
            show_remote: Callback::new(|()| ()),
        });
        view! {
            <HomeScreen visible=Signal::stored(true)>
                <p class="cards-about-records"></p>
            </HomeScreen>
        }
        .into_any()
    });
    tick().await;
    Stage {
        host,
        begun,
        settings,
    }
}

impl Stage {
    async fn act(&self, action: &str) -> GameOptions {
        self.host.get(&format!("[data-action={action}]")).click();
        tick().await;
        let begun = self.begun.with_untracked(|begun| begun.last().cloned());
        begun.expect("a game has begun")
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
    assert!(stage.settings.get_untracked().look.move_hints());
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
