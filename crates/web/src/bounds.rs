//! Bounding rectangles of elements, and `ResizeObserver`.
use leptos::prelude::*;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Element, ResizeObserver};

/// The rectangle of the first element that `selector` names, in pixels of the
/// window: its left and upper edge, its width and height.
pub fn bounding_rect(selector: &str) -> Option<[f64; 4]> {
    Some(bounding_rect_of(
        &document().query_selector(selector).ok()??,
    ))
}

/// The same for the first element in `within`.
pub fn bounding_rect_in(within: &Element, selector: &str) -> Option<[f64; 4]> {
    Some(bounding_rect_of(&within.query_selector(selector).ok()??))
}

pub fn bounding_rect_of(element: &Element) -> [f64; 4] {
    let rect = element.get_bounding_client_rect();
    [rect.left(), rect.top(), rect.width(), rect.height()]
}

/// Calls `f` when what `selector` names is first rendered, and whenever its size changes,
/// as long as the calling owner lives.
pub fn on_resize(selector: &'static str, f: impl Fn() + 'static) {
    let f: Box<dyn Fn()> = Box::new(f);
    let told = Closure::wrap(f);
    let observer = match ResizeObserver::new(told.as_ref().unchecked_ref()) {
        Ok(observer) => observer,
        Err(error) => return leptos::logging::warn!("{selector}: {error:?}"),
    };
    let observer = StoredValue::new_local((observer, told));
    // It is not in the document yet.
    request_animation_frame(move || {
        let Ok(Some(element)) = document().query_selector(selector) else {
            return;
        };
        observer.try_with_value(|(observer, _)| observer.observe(&element));
    });
    on_cleanup(move || observer.with_value(|(observer, _)| observer.disconnect()));
}
