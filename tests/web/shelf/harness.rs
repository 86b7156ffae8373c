//! The record screen beside a game that is played.
use core::time::Duration;

use gloo_timers::future::TimeoutFuture;
use komadai::{
    library::Library,
    pages::record::RecordScreen,
    router::provide_router,
    state::{
        CurrentGame, provide_audio, provide_current_game, provide_record_to_open, provide_settings,
    },
};
use komadai_board::PieceSprite;
use komadai_model::{
    BoardIntent, BoardTarget, GameOptions, PlayedGame, Route, Settings, i18n::Language,
    library::Entry,
};
use komadai_ui::provide_i18n;
use komadai_web::{audio::AudioOut, location, tab_lock::Ownership};
use leptos::{mount::mount_to, prelude::*, task::tick};
use shogi::Square;
use web_sys::{
    Document, Event, HtmlElement, HtmlInputElement, HtmlTextAreaElement, wasm_bindgen::JsCast,
};

/// A mounted screen; it is taken down when dropped.
pub struct Page {
    host: HtmlElement,
    game: RwSignal<PlayedGame>,
    set_at: StoredValue<u64>,
    ownership: RwSignal<Ownership>,
    _mounted: Box<dyn std::any::Any>,
    _owner: Owner,
}

fn document() -> Document {
    web_sys::window().unwrap().document().unwrap()
}

/// The page's own library without any game.
pub async fn empty_library() {
    let library = Library::of_page();
    for entry in library.list().await.expect("a list").entries {
        library.erase(&entry.id.to_string()).await.expect("erased");
    }
}

impl Page {
    /// When the game on the table was put there.
    pub const BEGUN: u64 = 1_763_700_000_000;

    pub async fn open(fragment: &str, ownership: Ownership) -> Self {
        let host: HtmlElement = document().create_element("div").unwrap().unchecked_into();
        document().body().unwrap().append_child(&host).unwrap();
        let owner = Owner::new();
        owner.set();
        let ownership = RwSignal::new(ownership);
        let game = RwSignal::new(PlayedGame::new(GameOptions::even()));
        let set_at = StoredValue::new(Self::BEGUN);
        let route = Route::from_fragment(fragment);
        let visible = Signal::stored(matches!(route, Route::Record { .. }));
        location::replace_fragment(fragment);
        let current_game = CurrentGame {
            game: game.into(),
            started_at: set_at,
            ownership: ownership.into(),
            take_over: Callback::new(|()| ()),
            hold_clock: Callback::new(|()| ()),
            begin: Callback::new(|_| ()),
            set_up: Callback::new(|()| ()),
            remote_offer: RwSignal::new(None),
            show_remote: Callback::new(|()| ()),
        };
        let mounted = mount_to(host.clone(), move || {
            provide_i18n(Signal::stored(Language::English));
            provide_settings(RwSignal::new(Settings::default()));
            provide_router();
            provide_record_to_open();
            provide_audio(AudioOut::new());
            provide_current_game(current_game);
            view! { <PieceSprite/> <RecordScreen visible/> }
        });
        tick().await;
        TimeoutFuture::new(20).await;
        Self {
            host,
            game,
            set_at,
            ownership,
            _mounted: Box::new(mounted),
            _owner: owner,
        }
    }

    /// Plays moves on the table, from square to square.
    pub fn play(&self, moves: &[&str]) {
        for usi in moves {
            let touch = |square: &str| {
                BoardIntent::Touch(BoardTarget::Square(Square::from_usi(square).unwrap()))
            };
            self.game.update(|game| {
                game.handle(touch(&usi[..2]), Duration::ZERO);
                game.handle(touch(&usi[2..]), Duration::ZERO);
            });
        }
    }

    /// Puts another game on the table.
    pub fn begin(&self, set_at: u64) {
        self.set_at.set_value(set_at);
        self.game.set(PlayedGame::new(GameOptions::even()));
    }

    pub fn own(&self) {
        self.ownership.set(Ownership::Ours);
    }

    pub async fn wait(&self, millis: u32) {
        TimeoutFuture::new(millis).await;
    }

    /// The games of the library, the last changed first.
    pub async fn games(&self) -> Vec<Entry> {
        Library::of_page().list().await.expect("a list").entries
    }

    /// Waits for the library to hold what is expected.
    pub async fn kept(&self, is: impl Fn(&[Entry]) -> bool) -> Vec<Entry> {
        for _ in 0..100 {
            let games = self.games().await;
            if !games.is_empty() && is(&games) {
                return games;
            }
            self.wait(50).await;
        }
        panic!("never kept: {:?}", self.games().await);
    }

    pub fn find(&self, selector: &str) -> Option<HtmlElement> {
        let found = self.host.query_selector(selector).unwrap();
        found.map(JsCast::unchecked_into)
    }

    pub fn count(&self, selector: &str) -> u32 {
        self.host.query_selector_all(selector).unwrap().length()
    }

    pub fn text(&self, selector: &str) -> String {
        let found = self.find(selector);
        found.map_or_else(String::new, |found| found.text_content().unwrap())
    }

    /// An attribute of what has the focus, or is around it.
    pub fn focused(&self, attribute: &str) -> Option<String> {
        let around = document()
            .active_element()?
            .closest(&format!("[{attribute}]"));
        around.unwrap()?.get_attribute(attribute)
    }

    pub async fn press(&self, action: &str) {
        let selector = format!("[data-action={action}]");
        let button = self.find(&selector);
        button
            .unwrap_or_else(|| panic!("{selector} is shown"))
            .click();
        tick().await;
    }

    pub async fn write(&self, selector: &str, text: &str) {
        let field = self.find(selector).unwrap();
        if let Some(input) = field.dyn_ref::<HtmlInputElement>() {
            input.set_value(text);
        } else {
            field.unchecked_ref::<HtmlTextAreaElement>().set_value(text);
        }
        field.dispatch_event(&Event::new("input").unwrap()).unwrap();
        tick().await;
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        self.host.remove();
    }
}
