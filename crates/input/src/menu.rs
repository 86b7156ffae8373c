//! Menus: where one stands, and which of its items has the focus.
use leptos::prelude::request_animation_frame;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use komadai_web::{bounds::bounding_rect_of, dom};

const MENU: &str = "[role=menu]";
const ITEMS: &str = "[role^=menuitem]";
const BUTTON: &str = "[aria-haspopup=menu]";

/// The attribute of a layer that is shown.
const OPEN: &str = "data-open";

/// What is left free at the edges of the window, in pixels.
const MARGIN: f64 = 8.0;

/// Which item the focus goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MenuFocus {
    First,
    Last,
    Next,
    Previous,
    /// The next one whose text begins with a letter.
    Letter(char),
}

impl MenuFocus {
    /// Where a key leads in an open menu, if it is one of the menu's.
    pub fn from_key(key: &str) -> Option<Self> {
        let mut letters = key.chars();
        Some(match key {
            "ArrowDown" => Self::Next,
            "ArrowUp" => Self::Previous,
            "Home" => Self::First,
            "End" => Self::Last,
            _ => match (letters.next(), letters.next()) {
                (Some(letter), None) if letter != ' ' => Self::Letter(letter),
                _ => return None,
            },
        })
    }
}

/// Shows `layer`, which covers the window, over all else, with the menu in it beside
/// `button`: below it, or above it where there is more room.
pub fn show(layer: &HtmlElement, button: &Element) {
    // Fails only for a name that is none.
    let _ = layer.set_attribute(OPEN, "");
    // Browsers without popovers show it in its place in the document.
    let _ = layer.show_popover();
    let Ok(Some(menu)) = layer.query_selector(MENU) else {
        return;
    };
    let [left, top, _, height] = bounding_rect_of(button);
    let [layer_left, layer_top, layer_width, layer_height] = bounding_rect_of(layer);
    let [.., menu_width, _] = bounding_rect_of(&menu);
    let above = top - layer_top;
    let below = layer_height - above - height;
    let opens_up = below < f64::from(menu.scroll_height()) + MARGIN && above > below;
    let x = (left - layer_left)
        .min(layer_width - menu_width - MARGIN)
        .max(MARGIN);
    let (from_top, from_bottom, room) = if opens_up {
        ("auto".to_owned(), pixels(layer_height - above), above)
    } else {
        (pixels(above + height), "auto".to_owned(), below)
    };
    for (property, value) in [
        ("--menu-left", pixels(x)),
        ("--menu-top", from_top),
        ("--menu-bottom", from_bottom),
        ("--menu-room", pixels(room - MARGIN)),
    ] {
        // Fails only on a computed style, which is read-only; this is not one.
        let _ = layer.style().set_property(property, &value);
    }
}

fn pixels(length: f64) -> String {
    format!("{length}px")
}

/// Hides what [`show`] has shown.
pub fn hide(layer: &HtmlElement) {
    // Both fail only where there is nothing to hide.
    let _ = layer.hide_popover();
    let _ = layer.remove_attribute(OPEN);
}

/// Gives the focus to an item of the menu in `layer`.
pub fn focus_item(layer: &Element, to: MenuFocus) {
    let Ok(found) = layer.query_selector_all(ITEMS) else {
        return;
    };
    let items: Vec<HtmlElement> = (0..found.length())
        .filter_map(|index| found.item(index)?.dyn_into().ok())
        .collect();
    let Some(last) = items.len().checked_sub(1) else {
        return;
    };
    let at = items.iter().position(|item| dom::has_focus(item, ITEMS));
    let next = at.map_or(0, |at| if at == last { 0 } else { at + 1 });
    let target = match to {
        MenuFocus::First => Some(0),
        MenuFocus::Last => Some(last),
        MenuFocus::Next => Some(next),
        MenuFocus::Previous => Some(match at {
            None | Some(0) => last,
            Some(at) => at - 1,
        }),
        MenuFocus::Letter(letter) => (next..=last)
            .chain(0..next)
            .find(|&index| starts_with(&items[index], letter)),
    };
    if let Some(item) = target.and_then(|index| items.get(index)) {
        // Fails only for what cannot be focused, which then stays so.
        let _ = item.focus();
    }
}

fn starts_with(item: &Element, letter: char) -> bool {
    let text = item.text_content().unwrap_or_default();
    let first = text.trim_start().chars().next();
    first.is_some_and(|first| first.to_lowercase().eq(letter.to_lowercase()))
}

/// Whether the target of an event is in an item that can be chosen.
pub fn is_on_item(target: Option<&Element>) -> bool {
    dom::is_within(target, "[role^=menuitem]:not([aria-disabled=true])")
}

/// Presses the menu button at a point of the window, unless it is `own`: what was touched
/// lay under the layer of another menu, which is gone with the next frame.
pub fn press_button_at(x: i32, y: i32, own: HtmlElement) {
    request_animation_frame(move || {
        let button = dom::element_at(x, y).and_then(|seen| seen.closest(BUTTON).ok()?);
        let button = button.and_then(|button| button.dyn_into::<HtmlElement>().ok());
        if let Some(button) = button.filter(|button| *button != own) {
            button.click();
        }
    });
}
