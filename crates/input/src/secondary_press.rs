//! Presses of the secondary button of a mouse that do something instead of opening a menu.
use std::{cell::Cell, rc::Rc};

use web_sys::{Element, MouseEvent};

use komadai_web::{dom, listener::on_window_event};

const SECONDARY: i16 = 2;

/// Calls `f` with the element whenever the secondary button is pressed, also while another
/// button is held down. Where it returns true, no menu opens.
pub fn on_secondary_press(f: impl Fn(&Element) -> bool + 'static) {
    let is_taken: Rc<Cell<bool>> = Rc::default();
    let taken = is_taken.clone();
    // No `pointerdown` tells of a second button.
    on_window_event("mousedown", move |event: &MouseEvent, _| {
        let element = dom::element_of(event).filter(|_| event.button() == SECONDARY);
        taken.set(element.is_some_and(|element| f(&element)));
    });
    // Some browsers ask for the menu only when the button is let go.
    on_window_event("contextmenu", move |event: &MouseEvent, _| {
        if event.button() == SECONDARY && is_taken.get() {
            event.prevent_default();
        }
    });
}
