use leptos::prelude::*;

use crate::state::use_navigation;
use komadai_model::Route;
use komadai_ui::{Button, Icon, TextKey, use_i18n};

/// The head of a lesson or a problem: the way back, what is shown, and the menu where that is
/// hidden.
#[component]
pub fn LessonHead(
    back: Route,
    back_label: TextKey,
    #[prop(into)] title: Signal<String>,
) -> impl IntoView {
    let i18n = use_i18n();
    let navigation = use_navigation();
    view! {
        <header class="lesson-head">
            <a
                class="button quiet icon-only"
                href=format!("#{back}")
                title=move || back_label(i18n.text())
            >
                <Icon name="back"/>
                <span class="button-label">{move || back_label(i18n.text())}</span>
            </a>
            <h1 tabindex="-1">{move || title.get()}</h1>
            <Button
                name="menu"
                icon="menu"
                class="quiet icon-only lesson-menu"
                label=|text| text.navigation().menu
                on_press=move |()| navigation.open_menu()
                expanded=move || Some(navigation.menu_open.get())
            />
        </header>
    }
}
