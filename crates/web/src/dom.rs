//! Queries and changes of the DOM that a view cannot express in markup. Outside this
//! folder, elements are passed through and their type is never named.
use leptos::prelude::request_animation_frame;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    CssStyleSheet, Element, Event, EventTarget, FocusOptions, HtmlElement, Node,
    ScrollIntoViewOptions, ScrollLogicalPosition, ShadowRoot, SvgElement,
};

fn document() -> Option<web_sys::Document> {
    web_sys::window()?.document()
}

/// The element an event happened on.
pub fn element(target: Option<EventTarget>) -> Option<Element> {
    target?.dyn_into().ok()
}

/// The same for who listens outside the shadow tree that it may have happened in: to
/// them, its target is the tree's host.
pub fn element_of(event: &Event) -> Option<Element> {
    event.composed_path().get(0).dyn_into().ok()
}

/// The element seen at a point of the window.
pub fn element_at(x: i32, y: i32) -> Option<Element> {
    let (x, y) = (x as f32, y as f32);
    let mut element = document()?.element_from_point(x, y)?;
    // In a shadow tree it is seen only from there.
    while let Some(inner) = element.shadow_root() {
        match inner.element_from_point(x, y) {
            Some(seen) if seen != element => element = seen,
            _ => break,
        }
    }
    Some(element)
}

/// Gives the shadow tree that an element is in more styles.
pub fn adopt_style_around(element: &Element, style: &str) {
    let adopt = || -> Result<(), JsValue> {
        let root: ShadowRoot = element.get_root_node().dyn_into()?;
        let sheet = CssStyleSheet::new()?;
        sheet.replace_sync(style)?;
        root.adopted_style_sheets().push(&sheet);
        Ok(())
    };
    if let Err(error) = adopt() {
        leptos::logging::warn!("style: {error:?}");
    }
}

/// What has the focus, in a shadow tree too.
fn active_element() -> Option<Element> {
    let mut active = document()?.active_element()?;
    while let Some(inner) = active.shadow_root().and_then(|root| root.active_element()) {
        active = inner;
    }
    Some(active)
}

/// The value of `attribute` on the element or the nearest one around it that
/// has it.
pub fn nearest_attribute(element: &Element, attribute: &str) -> Option<String> {
    let owner = element.closest(&format!("[{attribute}]")).ok()??;
    owner.get_attribute(attribute)
}

/// Whether the element is, or is in, something that answers to clicks and keys
/// itself.
pub fn is_control(element: &Element) -> bool {
    const CONTROLS: &str = "a, button, input, label, select, summary, textarea, dialog";
    element.closest(CONTROLS).is_ok_and(|found| found.is_some())
}

/// Whether there is an element, and `selector` matches it.
pub fn matches(element: Option<&Element>, selector: &str) -> bool {
    element.is_some_and(|element| element.matches(selector).is_ok_and(|matches| matches))
}

/// Whether there is an element, and `selector` matches it or one around it.
pub fn is_within(element: Option<&Element>, selector: &str) -> bool {
    element.is_some_and(|element| element.closest(selector).is_ok_and(|found| found.is_some()))
}

/// Whether a modal dialog lies over the screen. Keys do not go to it while nothing in it
/// has the focus.
pub fn is_modal_open() -> bool {
    let dialog = document().and_then(|document| document.query_selector("dialog:modal").ok()?);
    dialog.is_some()
}

/// Whether letters typed there are text.
pub fn takes_text(element: &Element) -> bool {
    const FIELDS: &str = "input, select, textarea, [contenteditable]";
    element.closest(FIELDS).is_ok_and(|found| found.is_some())
}

/// Whether the focus is in `root`, or nowhere: so that moving it in `root`
/// takes it from nothing else.
pub fn may_take_focus(root: &Element) -> bool {
    let Some(document) = document() else {
        return false;
    };
    match (active_element(), document.body()) {
        (Some(active), Some(body)) => {
            root.contains(Some(&active))
                || *AsRef::<Node>::as_ref(&body) == *AsRef::<Node>::as_ref(&active)
        }
        _ => true,
    }
}

/// Whether the focus is in `root` on something that `selector` names.
pub fn has_focus(root: &Element, selector: &str) -> bool {
    let active = active_element();
    active.is_some_and(|active| {
        root.contains(Some(&active)) && active.matches(selector).is_ok_and(|matches| matches)
    })
}

/// Whether the focus is on, or in, something that `selector` names.
pub fn focus_is_in(selector: &str) -> bool {
    let active = active_element();
    active.is_some_and(|active| active.closest(selector).is_ok_and(|found| found.is_some()))
}

/// Gives the focus to the first element in `root` that `selector` names,
/// without scrolling there.
pub fn focus_in(root: &Element, selector: &str) {
    if let Some(element) = find::<HtmlElement>(root, selector) {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        // Fails only for what cannot be focused, which then stays so.
        let _ = element.focus_with_options(&options);
    }
}

/// Gives the focus to the first element that `selector` names, at once.
pub fn focus(selector: &str) {
    if let Some(body) = document().and_then(|document| document.body()) {
        focus_in(&body, selector);
    }
}

/// Gives the focus to the first element that `selector` names, and scrolls there, once
/// the document has been drawn anew.
pub fn focus_after_render(selector: String) {
    request_animation_frame(move || {
        let body = document().and_then(|document| document.body());
        if let Some(element) = body.and_then(|body| find::<HtmlElement>(&body, &selector)) {
            // Fails only for what cannot be focused, which then stays so.
            let _ = element.focus();
        }
    });
}

/// Gives the focus to what `selector` names as soon as it is there, which may have to be loaded
/// first; unless something else gets the focus meanwhile, or nothing comes for half a minute.
pub fn focus_once_there(selector: &'static str) {
    const FRAMES: u32 = 30 * 60;
    wait_to_focus(selector, FRAMES);
}

fn wait_to_focus(selector: &'static str, frames: u32) {
    request_animation_frame(move || {
        if !focus_is_lost() {
            return;
        }
        let body = document().and_then(|document| document.body());
        match body.and_then(|body| find::<HtmlElement>(&body, selector)) {
            // Fails only for what cannot be focused, which then stays so.
            Some(element) => _ = element.focus(),
            None if frames > 0 => wait_to_focus(selector, frames - 1),
            None => {}
        }
    });
}

/// Takes the focus from what has it.
pub fn blur() {
    if let Some(element) = active_element().and_then(|active| active.dyn_into::<HtmlElement>().ok())
    {
        // Fails for no element that has the focus.
        let _ = element.blur();
    }
}

/// Call before the document changes: if the focused element is then gone, hidden or
/// disabled, the focus goes to the first of `fallbacks` (selectors) that takes it. Where
/// nothing had the focus, nothing gets it.
pub fn restore_focus_to(fallbacks: &'static [&'static str]) {
    if focus_is_lost() {
        return;
    }
    request_animation_frame(move || {
        let Some(body) = document().and_then(|document| document.body()) else {
            return;
        };
        for fallback in fallbacks {
            if !focus_is_lost() {
                return;
            }
            focus_in(&body, fallback);
        }
    });
}

/// Whether what has the focus is nothing, or is about to lose it: the browser
/// takes it from what is hidden or disabled only when it draws the page.
pub fn focus_is_lost() -> bool {
    const UNABLE: &str = "body, :disabled, [hidden]";
    active_element().is_none_or(|active| active.matches(UNABLE).is_ok_and(|matches| matches))
}

/// Closes the popover with this id, if it is open; what opened it gets the focus back.
pub fn hide_popover(id: &str) {
    let popover = document().and_then(|document| document.get_element_by_id(id));
    if let Some(popover) = popover.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        // Fails only for what is no popover.
        let _ = popover.hide_popover();
    }
}

/// Translates what `selector` names in `root`, or with `None` puts it back.
pub fn translate(root: &Element, selector: &str, by: Option<(i32, i32)>) {
    let Some(element) = find::<SvgElement>(root, selector) else {
        return;
    };
    let style = element.style();
    // Both fail only on a computed style, which is read-only; this is not one.
    let _ = match by {
        Some((x, y)) => style.set_property("translate", &format!("{x}px {y}px")),
        None => style.remove_property("translate").map(|_| ()),
    };
}

/// Gives what `selector` names in `root` a property of its style.
pub fn set_style(root: &Element, selector: &str, property: &str, value: &str) {
    if let Some(element) = find::<HtmlElement>(root, selector) {
        // Fails only on a computed style, which is read-only; this is not one.
        let _ = element.style().set_property(property, value);
    }
}

/// Sends all further events of a pointer to `root`, also from outside the
/// window, until it is let go.
pub fn capture_pointer(root: &Element, pointer: i32) {
    // A pointer that is gone cannot be captured; its cancellation follows.
    let _ = root.set_pointer_capture(pointer);
}

/// Scrolls as little as needed for all of the element to be seen.
pub fn scroll_into_view(element: &Element) {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    options.set_inline(ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}

/// The same for the first element that `selector` names, once the document has been drawn anew.
pub fn scroll_into_view_after_render(selector: &'static str) {
    request_animation_frame(move || {
        let body = document().and_then(|document| document.body());
        if let Some(element) = body.and_then(|body| find::<HtmlElement>(&body, selector)) {
            scroll_into_view(&element);
        }
    });
}

/// Scrolls `root`, and nothing else, as little as needed for what `selector`
/// names in it to be seen. Where all stands in one line, it comes to the middle of it.
pub fn scroll_to(root: &Element, selector: &str) {
    let Some(element) = find::<HtmlElement>(root, selector) else {
        return;
    };
    let (outer, inner) = (
        root.get_bounding_client_rect(),
        element.get_bounding_client_rect(),
    );
    let above = inner.top() - outer.top();
    let below = inner.bottom() - outer.bottom();
    let by = if above < 0.0 { above } else { below.max(0.0) };
    root.set_scroll_top(root.scroll_top() + by as i32);
    if root.scroll_height() <= root.client_height() {
        let off = inner.left() + inner.right() - outer.left() - outer.right();
        root.set_scroll_left(root.scroll_left() + (off / 2.0) as i32);
    }
}

fn find<T: JsCast>(root: &Element, selector: &str) -> Option<T> {
    root.query_selector(selector).ok()??.dyn_into().ok()
}
