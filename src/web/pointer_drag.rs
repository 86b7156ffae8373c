//! Things carried by the pointer where no board stands, such as pieces out of a
//! box. What does not go farther than a tremble is a click.
use std::rc::Rc;

use leptos::prelude::*;
use web_sys::{Element, KeyboardEvent, MouseEvent, PointerEvent};

use super::{dom, listener::on_window_event};

/// From here on a press carries something, in CSS pixels.
const THRESHOLD: i32 = 5;

/// On a thing while it is carried.
const LIFTED: &str = "data-lifted";

/// A pressed pointer over a thing.
#[derive(Clone)]
struct Press {
    pointer: i32,
    thing: Element,
    start: (i32, i32),
    carries: bool,
}

type State<T> = Rc<std::cell::Cell<T>>;

/// The things that `selector` names can be carried; what `picture` names in one
/// is seen to follow the pointer. Calls `f` with a thing's own `attribute` and
/// the point of the window where it was let go.
pub fn on_drag(
    selector: &'static str,
    picture: &'static str,
    attribute: &'static str,
    f: impl Fn(&str, (i32, i32)) + 'static,
) {
    let press: State<Option<Press>> = Rc::default();
    // Browsers send a click after it too.
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
            carries: false,
        }));
    });
    let pressed = press.clone();
    on_window_event("pointermove", move |event: &PointerEvent, _| {
        let Some(mut press) = taken(&pressed, event) else {
            return;
        };
        let way = press.way(event);
        press.carries |= way.0 * way.0 + way.1 * way.1 >= THRESHOLD * THRESHOLD;
        if press.carries {
            press.show(picture, Some(way));
        }
        pressed.set(Some(press));
    });
    let (pressed, follows) = (press.clone(), click_follows.clone());
    on_window_event("pointerup", move |event: &PointerEvent, _| {
        let Some(press) = taken(&pressed, event).filter(|press| press.carries) else {
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
        if let Some(press) = taken(&pressed, event) {
            press.show(picture, None);
        }
    });
    let follows = click_follows.clone();
    on_window_event("keydown", move |event: &KeyboardEvent, _| {
        follows.set(false);
        if event.key() == "Escape"
            && let Some(press) = press.take()
        {
            press.show(picture, None);
            follows.set(press.carries);
        }
    });
    on_window_event("click", move |event: &MouseEvent, _| {
        if click_follows.take() {
            event.prevent_default();
            event.stop_propagation();
        }
    });
}

/// The press of this pointer; there is none then.
fn taken(press: &State<Option<Press>>, event: &PointerEvent) -> Option<Press> {
    let found = press.take()?;
    if found.pointer == event.pointer_id() {
        return Some(found);
    }
    press.set(Some(found));
    None
}

impl Press {
    fn way(&self, event: &PointerEvent) -> (i32, i32) {
        (
            event.client_x() - self.start.0,
            event.client_y() - self.start.1,
        )
    }

    fn show(&self, picture: &str, way: Option<(i32, i32)>) {
        // Fails only for a name that is none.
        let _ = self
            .thing
            .toggle_attribute_with_force(LIFTED, way.is_some());
        dom::translate(&self.thing, picture, way);
    }
}

/// Whether what the pointer did last was to be let go over something that `area`
/// names. It is known before the page's own handlers ask.
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
