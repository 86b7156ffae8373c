//! Drag and drop by pointer events outside a board, such as pieces from a box. A press that
//! moves less than a threshold is a click.
use std::rc::Rc;

use leptos::prelude::*;
use web_sys::{Element, KeyboardEvent, MouseEvent, PointerEvent};

use crate::secondary_press;
use komadai_web::{dom, listener::on_window_event};

/// How far a pointer has to move for a drag, in CSS pixels.
const THRESHOLD: i32 = 5;

/// Marks an element while it is dragged.
const LIFTED: &str = "data-lifted";

/// A pointer that was pressed on an element that can be dragged.
#[derive(Clone)]
struct Press {
    pointer: i32,
    thing: Element,
    start: (i32, i32),
    drags: bool,
}

type State<T> = Rc<std::cell::Cell<T>>;

/// Makes what `selector` names draggable; what `picture` names in it follows the pointer.
/// Calls `f` with the element's `attribute` and the point of the window where it was
/// released.
pub fn on_drag(
    selector: &'static str,
    picture: &'static str,
    attribute: &'static str,
    f: impl Fn(&str, (i32, i32)) + 'static,
) {
    let press: State<Option<Press>> = Rc::default();
    // Browsers send a click after a drag too.
    let click_follows: State<bool> = Rc::default();

    let (pressed, follows) = (press.clone(), click_follows.clone());
    on_window_event("pointerdown", move |event: &PointerEvent, target| {
        follows.set(false);
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        let thing = target.and_then(|target| target.closest(selector).ok()?);
        pressed.set(thing.map(|thing| Press {
            pointer: event.pointer_id(),
            thing,
            start: (event.client_x(), event.client_y()),
            drags: false,
        }));
    });
    let pressed = press.clone();
    on_window_event("pointermove", move |event: &PointerEvent, _| {
        let Some(mut press) = take_press(&pressed, event) else {
            return;
        };
        let offset = press.offset(event);
        press.drags |= offset.0 * offset.0 + offset.1 * offset.1 >= THRESHOLD * THRESHOLD;
        if press.drags {
            press.show(picture, Some(offset));
        }
        pressed.set(Some(press));
    });
    let (pressed, follows) = (press.clone(), click_follows.clone());
    on_window_event("pointerup", move |event: &PointerEvent, _| {
        let Some(press) = take_press(&pressed, event).filter(|press| press.drags) else {
            return;
        };
        press.show(picture, None);
        follows.set(true);
        if let Some(name) = press.thing.get_attribute(attribute) {
            f(&name, (event.client_x(), event.client_y()));
        }
    });
    let pressed = press.clone();
    on_window_event("pointercancel", move |event: &PointerEvent, _| {
        if let Some(press) = take_press(&pressed, event) {
            press.show(picture, None);
        }
    });
    let follows = click_follows.clone();
    let cancel = Rc::new(move || {
        let press = press.take();
        if let Some(press) = &press {
            press.show(picture, None);
            follows.set(press.drags);
        }
        press.is_some_and(|press| press.drags)
    });
    let cancel_drag = cancel.clone();
    secondary_press::on_secondary_press(move |_| cancel_drag());
    let follows = click_follows.clone();
    on_window_event("keydown", move |event: &KeyboardEvent, _| {
        follows.set(false);
        if event.key() == "Escape" {
            cancel();
        }
    });
    on_window_event("click", move |event: &MouseEvent, _| {
        if click_follows.take() {
            event.prevent_default();
            event.stop_propagation();
        }
    });
}

/// Takes the press of this pointer.
fn take_press(press: &State<Option<Press>>, event: &PointerEvent) -> Option<Press> {
    let found = press.take()?;
    if found.pointer == event.pointer_id() {
        return Some(found);
    }
    press.set(Some(found));
    None
}

impl Press {
    fn offset(&self, event: &PointerEvent) -> (i32, i32) {
        (
            event.client_x() - self.start.0,
            event.client_y() - self.start.1,
        )
    }

    fn show(&self, picture: &str, offset: Option<(i32, i32)>) {
        // Fails only for a name that is none.
        let _ = self
            .thing
            .toggle_attribute_with_force(LIFTED, offset.is_some());
        dom::translate(&self.thing, picture, offset);
    }
}

/// Whether the pointer was last released over something that `area` names. It is set before
/// the page's own handlers run.
pub fn released_over(area: &'static str) -> StoredValue<bool> {
    let over = StoredValue::new(false);
    on_window_event("pointerdown", move |_: &PointerEvent, _| {
        over.set_value(false);
    });
    on_window_event("pointerup", move |event: &PointerEvent, _| {
        let element = dom::element_at(event.client_x(), event.client_y());
        let found = element.and_then(|element| element.closest(area).ok()?);
        over.set_value(found.is_some());
    });
    on_window_event("keydown", move |_: &KeyboardEvent, _| over.set_value(false));
    over
}
