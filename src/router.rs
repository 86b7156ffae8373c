//! The address of the page: nothing else reads or writes it.
use leptos::prelude::*;

use komadai_model::Route;
use komadai_ui::SCREEN_FOCUS;
use komadai_web::{dom, location};

/// What the address names, as a context of the whole page.
#[derive(Clone, Copy, Debug)]
pub struct Router {
    /// What follows `#`.
    fragment: StoredValue<String>,
    route: RwSignal<Route>,
    /// Notifies of each navigation.
    navigation: RwSignal<()>,
}

/// Provides the router to everything below.
pub fn provide_router() -> Router {
    let router = Router {
        route: RwSignal::new(addressed()),
        fragment: StoredValue::new(location::fragment()),
        navigation: RwSignal::new(()),
    };
    location::on_fragment_change(move || router.follow_address());
    provide_context(router);
    router
}

/// What the address names when the page begins.
pub fn addressed() -> Route {
    Route::from_fragment(&location::fragment())
}

/// The router that [`provide_router`] has provided.
pub fn use_router() -> Router {
    expect_context()
}

impl Router {
    /// Whether a screen of records is shown: an open one, or the list of games.
    pub fn shows_records(self) -> Memo<bool> {
        let route = self.route();
        Memo::new(move |_| {
            route.with(|route| route.is_record() || matches!(route, Route::Games { .. }))
        })
    }

    /// What the address names now.
    pub fn route(self) -> Signal<Route> {
        self.route.into()
    }

    /// What the reader has asked for: the same, but it notifies of each navigation, even to
    /// what was asked for before, and not when the address is replaced.
    pub fn asked(self) -> Signal<Route> {
        Signal::derive(move || {
            self.navigation.track();
            self.route.get_untracked()
        })
    }

    /// Goes to a route, with a new entry in the history.
    pub fn navigate(self, route: &Route) {
        location::navigate(&route.to_string());
        self.follow_address();
    }

    /// What is shown is named by another route from now on, without a new entry in the
    /// history. A navigation whose `hashchange` event is still to come is followed in its
    /// place.
    pub fn replace(self, route: Route) {
        if self.has_moved() {
            return self.follow_address();
        }
        location::replace_fragment(&route.to_string());
        self.fragment.set_value(location::fragment());
        self.set(route);
    }

    /// Whether the address is another one than the route was read from.
    fn has_moved(self) -> bool {
        let fragment = location::fragment();
        self.fragment.with_value(|before| *before != fragment)
    }

    fn follow_address(self) {
        if !self.has_moved() {
            return;
        }
        let fragment = location::fragment();
        move_focus_to_screen();
        let route = Route::from_fragment(&fragment);
        self.fragment.set_value(fragment);
        self.set(route);
        self.navigation.set(());
    }

    /// Notifies only of what is another route.
    fn set(self, route: Route) {
        if self.route.with_untracked(|before| *before != route) {
            self.route.set(route);
        }
    }
}

/// The address of a route, with that of the page.
pub fn url_of(route: &Route) -> String {
    location::url_with_fragment(&route.to_string())
}

/// The route of a URL of this page.
pub fn route_of_url(url: &str) -> Option<Route> {
    let fragment = location::own_fragment(url)?;
    Some(Route::from_fragment(&fragment))
}

/// Another screen comes: what has the focus, if anything, gives it to that screen.
fn move_focus_to_screen() {
    if dom::focus_is_in(".app-menu") {
        dom::blur();
        dom::focus_once_there(SCREEN_FOCUS);
    } else {
        dom::restore_focus_to(&[SCREEN_FOCUS]);
    }
}
