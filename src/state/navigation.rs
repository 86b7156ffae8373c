use leptos::prelude::*;

use komadai_web::dom;

/// The page's menu and settings, which every screen can open.
#[derive(Clone, Copy, Debug, Default)]
pub struct Navigation {
    /// Whether the menu is shown where it is hidden otherwise, or shows all of its entries.
    pub menu_open: RwSignal<bool>,
    /// Whether the settings are shown.
    pub settings_open: RwSignal<bool>,
}

impl Navigation {
    /// Shows the menu, and gives the focus to its first entry.
    pub fn open_menu(self) {
        self.menu_open.set(true);
        dom::focus_after_render(".app-menu a".to_owned());
    }
}

/// Provides the menu's state to everything below.
pub fn provide_navigation() -> Navigation {
    let navigation = Navigation::default();
    provide_context(navigation);
    navigation
}

/// The menu's state that [`provide_navigation`] has provided.
pub fn use_navigation() -> Navigation {
    expect_context()
}
