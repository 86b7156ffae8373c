//! The record screen beside a game that is played.
use core::time::Duration;

use gloo_timers::future::TimeoutFuture;
use komadai::{
    library::Library,
    router::use_router,
    screens::{games::GAMES, record::RECORD},
};
use komadai_board::PieceSprite;
use komadai_model::{
    BoardIntent, BoardTarget, GameOptions, PlayedGame, Route, Snapshot, library::Entry,
};
use komadai_ui::LazyScreen;
use leptos::{mount::mount_to, prelude::*, task::tick};
use shogi::Square;
use web_sys::{
    DataTransfer, Document, Event, HtmlElement, HtmlInputElement, HtmlTextAreaElement,
    wasm_bindgen::JsCast,
};

use crate::{host::paste, page::Page};

/// A mounted screen; it is taken down when dropped.
pub struct RecordPage {
    host: HtmlElement,
    page: Page,
    _mounted: Box<dyn std::any::Any>,
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

impl RecordPage {
    /// When the game on the board was put there.
    pub const BEGUN: u64 = 1_763_700_000_000;

    /// At an address, while the game is this tab's.
    pub async fn open(fragment: &str) -> Self {
        let page = Page::open(fragment).await;
        page.game.storage.started_at.set_value(Self::BEGUN);
        Self::mount(page).await
    }

    /// Beside another tab, in which moves of the game were made.
    pub async fn beside_another(fragment: &str, moves: &[&str]) -> Self {
        let mut game = PlayedGame::new(GameOptions::even());
        for usi in moves {
            for touch in touches(usi) {
                game.handle(touch, Duration::ZERO);
            }
        }
        let snapshot = Snapshot {
            game,
            set_at: Self::BEGUN,
            address: None,
            drawn: String::new(),
            remote: None,
        };
        let stored = snapshot.to_stored(Duration::ZERO);
        Self::mount(Page::beside_another(fragment, &stored).await).await
    }

    async fn mount(page: Page) -> Self {
        let host: HtmlElement = document().create_element("div").unwrap().unchecked_into();
        document().body().unwrap().append_child(&host).unwrap();
        let mounted = mount_to(host.clone(), move || {
            page.provide();
            let route = use_router().route();
            let is_record = Signal::derive(move || route.with(Route::is_record));
            let is_list =
                Signal::derive(move || route.with(|route| matches!(route, Route::Games { .. })));
            view! {
                <PieceSprite/>
                <LazyScreen module=&RECORD visible=is_record/>
                <LazyScreen module=&GAMES visible=is_list/>
            }
        });
        tick().await;
        TimeoutFuture::new(20).await;
        Self {
            host,
            page,
            _mounted: Box::new(mounted),
        }
    }

    /// Plays moves on the board, from square to square.
    pub fn play(&self, moves: &[&str]) {
        for touch in moves.iter().flat_map(|usi| touches(usi)) {
            self.page.game.handle_intent(touch);
        }
    }

    /// Pastes a text outside of any field.
    pub fn paste(&self, text: &str) {
        let data = DataTransfer::new().unwrap();
        data.set_data("text/plain", text).unwrap();
        paste(&self.host, &data);
    }

    /// Whether records that are opened are saved.
    pub fn keep_opened(&self, is_on: bool) {
        let settings = self.page.settings;
        settings.update(|settings| settings.keeps_opened = is_on);
    }

    /// Goes to another screen.
    pub async fn go(&self, fragment: &str) {
        self.page.go(fragment);
        tick().await;
    }

    /// Puts another game on the board.
    pub fn begin(&self, started_at: u64) {
        self.page.game.storage.started_at.set_value(started_at);
        self.page.game.replace(PlayedGame::new(GameOptions::even()));
    }

    pub async fn own(&self) {
        self.page.own_game().await;
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

    /// Goes along the record by a button.
    pub fn walk(&self, way: &str) {
        let button = self.find(&format!("[data-walk={way}]"));
        button.expect("a button").click();
    }

    /// What stands in a field of several lines.
    pub fn written(&self, selector: &str) -> String {
        let field = self.find(selector).expect("a field");
        field.unchecked_into::<HtmlTextAreaElement>().value()
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

impl Drop for RecordPage {
    fn drop(&mut self) {
        self.host.remove();
    }
}

/// What makes a move from square to square.
fn touches(usi: &str) -> [BoardIntent; 2] {
    [&usi[..2], &usi[2..4]]
        .map(|square| BoardIntent::Touch(BoardTarget::Square(Square::from_usi(square).unwrap())))
}
