use leptos::{ev, html, prelude::*};

use super::Icon;
use crate::{TextKey, use_i18n};
use komadai_input::menu::{self, MenuFocus};
use komadai_web::dom;

/// A button that opens a menu, by the pattern of the ARIA Authoring Practices: arrows, Home,
/// End and letters go through the items, Escape and Tab close the menu, and the focus goes
/// back to the button.
#[component]
pub fn MenuButton(
    /// Its `data-menu`, for tests.
    name: &'static str,
    /// What stands on it, and the name of its menu.
    label: TextKey,
    /// Stands before the text: a name in `icons.svg`.
    #[prop(optional)]
    icon: Option<&'static str>,
    /// Called when an item is chosen, before it does what it does.
    #[prop(optional, into)]
    on_choose: Option<Callback<()>>,
    /// [`MenuItem`]s and [`MenuGroup`]s.
    children: Children,
) -> impl IntoView {
    let i18n = use_i18n();
    let label = i18n.signal(label);
    let open = RwSignal::new(false);
    let button = NodeRef::<html::Button>::new();
    let layer = NodeRef::<html::Div>::new();
    let open_at = move |to: MenuFocus| {
        open.set(true);
        if let (Some(layer), Some(button)) = (layer.get_untracked(), button.get_untracked()) {
            menu::show(&layer, &button);
            menu::focus_item(&layer, to);
        }
    };
    let close = move || {
        open.set(false);
        if let Some(layer) = layer.get_untracked() {
            menu::hide(&layer);
        }
        if let Some(button) = button.get_untracked() {
            // Fails only for what cannot be focused, which then stays so.
            let _ = button.focus();
        }
    };
    let on_button_key = move |event: ev::KeyboardEvent| {
        let to = match &*event.key() {
            "ArrowDown" => MenuFocus::First,
            "ArrowUp" => MenuFocus::Last,
            _ => return,
        };
        event.prevent_default();
        open_at(to);
    };
    let on_menu_key = move |event: ev::KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let key = event.key();
        if matches!(&*key, "Escape" | "Tab") {
            close();
        } else if let (Some(to), Some(layer)) = (MenuFocus::from_key(&key), layer.get_untracked()) {
            menu::focus_item(&layer, to);
        } else {
            return;
        }
        event.prevent_default();
        event.stop_propagation();
    };
    // Before the item does what it does: a dialog gives the focus back to the button.
    let on_menu_click = move |event: ev::MouseEvent| {
        if menu::is_on_item(dom::element(event.target()).as_ref()) {
            close();
            if let Some(on_choose) = on_choose {
                on_choose.run(());
            }
        }
    };
    let on_click_outside = move |event: ev::MouseEvent| {
        close();
        if let Some(button) = button.get_untracked() {
            menu::press_button_at(event.client_x(), event.client_y(), button.into());
        }
    };
    view! {
        <div class="menu-root">
            <button
                node_ref=button
                type="button"
                class="button menu-button"
                data-menu=name
                aria-haspopup="menu"
                aria-expanded=move || open.get().to_string()
                on:click=move |_| open_at(MenuFocus::First)
                on:keydown=on_button_key
            >
                {icon.map(|name| view! { <Icon name/> })}
                <span class="button-label">{label}</span>
            </button>
            <div node_ref=layer class="menu-layer" popover="manual">
                <div class="menu-outside" on:click=on_click_outside></div>
                <div
                    class="menu"
                    role="menu"
                    aria-label=label
                    on:keydown=on_menu_key
                    on:click:capture=on_menu_click
                >
                    {children()}
                </div>
            </div>
        </div>
    }
}

/// Items of a menu that belong together.
#[component]
pub fn MenuGroup(label: TextKey, children: Children) -> impl IntoView {
    let label = use_i18n().signal(label);
    view! {
        <div class="menu-group" role="group" aria-label=label>
            <p class="menu-heading" aria-hidden="true">
                {label}
            </p>
            {children()}
        </div>
    }
}

/// An item of a menu. It can be reached while it is disabled.
#[component]
pub fn MenuItem(
    /// Its `data-action`, for scripts and tests.
    #[prop(optional)]
    name: Option<&'static str>,
    #[prop(into)] label: Signal<String>,
    /// Stands before the text: a name in `icons.svg`.
    #[prop(optional)]
    icon: Option<&'static str>,
    #[prop(into)] on_press: Callback<()>,
    /// The keyboard shortcut that does the same, as in `aria-keyshortcuts`.
    #[prop(optional_no_strip)]
    keys: Option<&'static str>,
    #[prop(optional, into)] disabled: Signal<bool>,
    /// Whether it is checked, for an item that is.
    #[prop(optional)]
    checked: Option<Signal<bool>>,
    /// Whether it is checked as the only one of its group.
    #[prop(optional)]
    radio: bool,
) -> impl IntoView {
    let role = match (checked, radio) {
        (None, _) => "menuitem",
        (Some(_), false) => "menuitemcheckbox",
        (Some(_), true) => "menuitemradio",
    };
    let press = move |_| {
        if !disabled.get_untracked() {
            on_press.run(());
        }
    };
    view! {
        <button
            type="button"
            class="menu-item"
            role=role
            tabindex="-1"
            data-action=name
            aria-keyshortcuts=keys
            aria-checked=checked.map(|checked| move || checked.get().to_string())
            aria-disabled=move || disabled.get().then_some("true")
            on:click=press
        >
            <span class="menu-icon">{icon.map(|name| view! { <Icon name/> })}</span>
            <span class="menu-text">{move || label.get()}</span>
            {keys.map(|keys| view! { <ShortcutKeys keys/> })}
        </button>
    }
}

/// A keyboard shortcut as it is written on the keys.
#[component]
pub fn ShortcutKeys(
    /// As in `aria-keyshortcuts`.
    keys: &'static str,
) -> impl IntoView {
    const NAMES: [(&str, &str); 9] = [
        ("Control", "Ctrl"),
        ("ArrowLeft", "←"),
        ("ArrowRight", "→"),
        ("ArrowUp", "↑"),
        ("ArrowDown", "↓"),
        ("PageUp", "PgUp"),
        ("PageDown", "PgDn"),
        ("Escape", "Esc"),
        ("Delete", "Del"),
    ];
    let written = NAMES.iter().fold(keys.to_owned(), |keys, (name, sign)| {
        keys.replace(name, sign)
    });
    view! {
        <kbd class="menu-keys" aria-hidden="true">
            {written}
        </kbd>
    }
}
