//! What the screens of the page share, for the tests of one of them.
use any_spawner::Executor;
use gloo_timers::future::TimeoutFuture;
use js_sys::eval;
use komadai::{
    game::{GameClock, GameController, provide_game, use_game_clock},
    library::{provide_game_saver, provide_record_to_open},
    router::{Router, provide_router},
    state::{provide_audio, provide_navigation, provide_settings, storage_key},
};
use komadai_model::{Language, Route, Settings};
use komadai_ui::provide_i18n;
use komadai_web::{audio::AudioOut, local_storage, location, tab_lock::Ownership};
use leptos::prelude::*;

/// Another tab takes the game.
const STEAL: &str = "navigator.locks.request('komadai.game', { steal: true }, () => new Promise(() => {})).catch(() => {})";

/// The contexts of the page.
#[derive(Clone, Copy)]
pub struct Page {
    pub settings: RwSignal<Settings>,
    pub game: GameController,
    router: Router,
    clock: GameClock,
    audio: AudioOut,
}

impl Page {
    /// At an address, as a first visit finds it.
    pub async fn open(fragment: &str) -> Self {
        for key in [storage_key::GAME, storage_key::TURN_TIME] {
            local_storage::remove(key).expect("a storage");
        }
        let page = Self::new(fragment);
        page.own_game().await;
        page
    }

    /// Goes to another screen.
    pub fn go(&self, fragment: &str) {
        self.router.navigate(&Route::from_fragment(fragment));
    }

    /// Beside another tab that has the game, which is stored as `game`.
    pub async fn beside_another(fragment: &str, game: &str) -> Self {
        local_storage::write(storage_key::GAME, game).expect("a storage");
        eval(STEAL).expect("a lock");
        let page = Self::new(fragment);
        let ownership = page.game.storage.ownership();
        assert!(until(|| ownership.get_untracked() == Ownership::OtherTab).await);
        page
    }

    fn new(fragment: &str) -> Self {
        location::replace_fragment(fragment);
        // Effects need it before anything is mounted. Fails where it has been done.
        let _ = Executor::init_wasm_bindgen();
        let owner = Owner::new();
        let page = owner.with(|| {
            // All tests have one library: only those of it save what they open.
            let settings = RwSignal::new(Settings {
                keeps_opened: false,
                ..Settings::default()
            });
            let audio = AudioOut::new();
            provide_rest(settings, audio);
            let router = provide_router();
            Self {
                settings,
                game: provide_game(),
                router,
                clock: use_game_clock(),
                audio,
            }
        });
        // What is mounted next finds what is loaded later, as the computer's player.
        owner.set();
        // A lock is held as long as the page is open, so nothing here is ever disposed of.
        std::mem::forget(owner);
        page
    }

    /// The game is this tab's from now on.
    pub async fn own_game(self) {
        let ownership = self.game.storage.ownership();
        assert!(until(|| ownership.get_untracked() != Ownership::Pending).await);
        if ownership.get_untracked() != Ownership::Ours {
            self.game.storage.take_over();
        }
        assert!(until(|| ownership.get_untracked() == Ownership::Ours).await);
    }

    /// Provides the contexts to what is mounted in the current owner.
    pub fn provide(self) {
        provide_rest(self.settings, self.audio);
        provide_context(self.router);
        provide_context(self.game);
        provide_context(self.clock);
        provide_game_saver();
    }
}

fn provide_rest(settings: RwSignal<Settings>, audio: AudioOut) {
    provide_i18n(Signal::stored(Language::English));
    provide_settings(settings);
    provide_audio(audio);
    provide_navigation();
    provide_record_to_open();
}

/// Waits until something is so, for five seconds at most.
pub async fn until(mut is_so: impl FnMut() -> bool) -> bool {
    for _ in 0..250 {
        if is_so() {
            return true;
        }
        TimeoutFuture::new(20).await;
    }
    false
}
