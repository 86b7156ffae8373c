//! A menu button by keys, mouse and touch.
#![allow(
    clippy::unwrap_used,
    reason = "clippy does not see that these are tests"
)]

use komadai_model::Language;
use komadai_ui::{MenuButton, MenuGroup, MenuItem, provide_i18n};
use leptos::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{KeyboardEvent, KeyboardEventInit, MouseEvent, MouseEventInit};

use crate::host::{Host, document, painted};

struct Menus {
    host: Host,
    /// What was chosen.
    chosen: RwSignal<Vec<&'static str>>,
    checked: RwSignal<bool>,
}

/// Two menus. The first has `open`, `save` which is disabled, and `draw` which is checked;
/// `place` is where they stand in the window.
async fn menus(place: &str) -> Menus {
    let owner = Owner::new();
    let (chosen, checked) = owner.with(|| (RwSignal::new(Vec::new()), RwSignal::new(true)));
    let style = include_str!("../../style/later/menu.css");
    let host = Host::new(place, &[style], move || {
        provide_i18n(Signal::stored(Language::English));
        let choose = move |name| move |()| chosen.update(|chosen| chosen.push(name));
        let text = |text: &'static str| Signal::stored(text.to_owned());
        view! {
            <MenuButton name="file" label=|text| text.record().file>
                <MenuGroup label=|text| text.record().moves>
                    <MenuItem name="open" label=text("Open") keys=Some("Control+O") on_press=choose("open")/>
                    <MenuItem name="save" label=text("Save") on_press=choose("save") disabled=true/>
                </MenuGroup>
                <MenuItem name="draw" label=text("Draw") on_press=choose("draw") checked=checked.into()/>
            </MenuButton>
            <MenuButton name="edit" label=|text| text.record().edit>
                <MenuItem name="delete" label=text("Delete") on_press=choose("delete")/>
            </MenuButton>
        }
        .into_any()
    });
    // It lives as long as the page of the tests.
    std::mem::forget(owner);
    painted().await;
    Menus {
        host,
        chosen,
        checked,
    }
}

const FILE: &str = "[data-menu=file]";

impl Menus {
    fn is_open(&self, name: &str) -> bool {
        let button = format!("[data-menu={name}]");
        let expanded = self.host.attribute(&button, "aria-expanded") == "true";
        let layer = self.host.get(&format!("{button} + .menu-layer"));
        assert_eq!(
            layer.offset_width() > 0,
            expanded,
            "what is seen is what is said"
        );
        expanded
    }

    /// Presses a key on what has the focus; whether the page has used it.
    async fn press(&self, key: &str) -> bool {
        let init = KeyboardEventInit::new();
        init.set_key(key);
        init.set_bubbles(true);
        init.set_cancelable(true);
        let event = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).unwrap();
        let free = document()
            .active_element()
            .unwrap()
            .dispatch_event(&event)
            .unwrap();
        painted().await;
        !free
    }

    async fn click(&self, selector: &str) {
        self.host.get(selector).click();
        painted().await;
    }

    fn focused() -> String {
        let element = document().active_element().unwrap();
        let name = ["data-action", "data-menu"].map(|name| element.get_attribute(name));
        name.into_iter().flatten().next().unwrap_or_default()
    }
}

const TOP: &str = "position: fixed; inset: 0 auto auto 0";

#[wasm_bindgen_test]
async fn keys_go_through_the_items() {
    let menus = menus(TOP).await;
    menus.host.get(FILE).focus().unwrap();
    assert!(menus.press("ArrowDown").await);
    assert!(menus.is_open("file"));
    assert_eq!(Menus::focused(), "open");
    for (key, item) in [
        ("ArrowDown", "save"),
        ("ArrowDown", "draw"),
        ("ArrowDown", "open"),
        ("ArrowUp", "draw"),
        ("Home", "open"),
        ("End", "draw"),
        ("s", "save"),
        ("S", "save"),
        ("x", "save"),
        ("O", "open"),
    ] {
        assert!(menus.press(key).await, "{key}");
        assert_eq!(Menus::focused(), item, "{key}");
    }
    for key in ["Escape", "Tab"] {
        assert!(menus.press(key).await);
        assert!(!menus.is_open("file"));
        assert_eq!(Menus::focused(), "file", "{key}");
        menus.press("ArrowUp").await;
        assert_eq!(Menus::focused(), "draw");
    }
}

#[wasm_bindgen_test]
async fn what_is_chosen_closes_the_menu_and_what_is_disabled_does_nothing() {
    let menus = menus(TOP).await;
    menus.click(FILE).await;
    assert_eq!(Menus::focused(), "open");
    menus.click("[data-action=save]").await;
    assert!(menus.is_open("file"));
    assert!(menus.chosen.get_untracked().is_empty());
    menus.click("[data-action=open]").await;
    assert!(!menus.is_open("file"));
    assert_eq!(Menus::focused(), "file");
    assert_eq!(menus.chosen.get_untracked(), ["open"]);
}

#[wasm_bindgen_test]
async fn items_say_what_they_are() {
    let menus = menus(TOP).await;
    let item = |name: &str, attribute: &str| {
        let item = menus.host.get(&format!("[data-action={name}]"));
        item.get_attribute(attribute).unwrap_or_default()
    };
    assert_eq!(menus.host.attribute(FILE, "aria-haspopup"), "menu");
    assert_eq!(menus.host.attribute("[role=menu]", "aria-label"), "File");
    assert_eq!(menus.host.attribute("[role=group]", "aria-label"), "Moves");
    assert_eq!(item("open", "role"), "menuitem");
    assert_eq!(item("open", "aria-keyshortcuts"), "Control+O");
    assert!(menus.host.text("[data-action=open]").ends_with("Ctrl+O"));
    assert_eq!(item("open", "aria-disabled"), "");
    assert_eq!(item("save", "aria-disabled"), "true");
    assert_eq!(item("draw", "role"), "menuitemcheckbox");
    assert_eq!(item("draw", "aria-checked"), "true");
    menus.checked.set(false);
    painted().await;
    assert_eq!(item("draw", "aria-checked"), "false");
}

#[wasm_bindgen_test]
async fn a_click_beside_it_closes_it_and_opens_another_menu() {
    let menus = menus(TOP).await;
    menus.click(FILE).await;
    let [x, y] = {
        let rect = menus
            .host
            .get("[data-menu=edit]")
            .get_bounding_client_rect();
        [
            rect.left() + rect.width() / 2.0,
            rect.top() + rect.height() / 2.0,
        ]
    };
    let click_at = async |x: f64, y: f64| {
        let seen = document().element_from_point(x as f32, y as f32).unwrap();
        let init = MouseEventInit::new();
        init.set_bubbles(true);
        init.set_client_x(x as i32);
        init.set_client_y(y as i32);
        let event = MouseEvent::new_with_mouse_event_init_dict("click", &init).unwrap();
        seen.dispatch_event(&event).unwrap();
        painted().await;
        painted().await;
    };
    click_at(x, y).await;
    assert!(!menus.is_open("file"));
    assert!(menus.is_open("edit"));
    assert_eq!(Menus::focused(), "delete");
    let window = web_sys::window().unwrap();
    let far = window.inner_width().unwrap().as_f64().unwrap() - 2.0;
    click_at(far, 2.0).await;
    assert!(!menus.is_open("edit"));
    assert_eq!(Menus::focused(), "edit");
}

#[wasm_bindgen_test]
async fn it_opens_where_there_is_room() {
    for (place, is_below) in [
        (TOP, true),
        (
            "position: fixed; inset: auto 0 0 auto; overflow: hidden; block-size: 40px",
            false,
        ),
    ] {
        let menus = menus(place).await;
        menus.click(FILE).await;
        let button = menus.host.get(FILE).get_bounding_client_rect();
        let menu = menus.host.get("[role=menu]").get_bounding_client_rect();
        if is_below {
            assert!(menu.top() >= button.bottom() - 1.0);
        } else {
            assert!(menu.bottom() <= button.top() + 1.0);
        }
        let window = web_sys::window().unwrap();
        let width = window.inner_width().unwrap().as_f64().unwrap();
        assert!(menu.left() >= 0.0 && menu.right() <= width, "{place}");
        let inside = document().element_from_point(
            (menu.left() + menu.width() / 2.0) as f32,
            (menu.top() + menu.height() / 2.0) as f32,
        );
        assert!(
            inside.unwrap().closest("[role=menu]").unwrap().is_some(),
            "it is not clipped"
        );
    }
}
