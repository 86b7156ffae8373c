//! Lines drawn by a pointer: with the secondary button, or where that is wanted with the
//! primary one or a finger.
use std::{cell::Cell, rc::Rc};

use web_sys::{KeyboardEvent, MouseEvent, PointerEvent, TouchEvent};

use komadai_web::{dom, listener::on_window_event};

const FIRST: i16 = 0;
const SECOND: i16 = 2;

/// A line from where the pointer went down to where it is, both points of the
/// window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DragLine {
    pub from: (i32, i32),
    pub to: (i32, i32),
    /// Whether it is drawn with the secondary button.
    pub second: bool,
    /// Shift or Ctrl when it went down.
    pub shift: bool,
    /// Alt or Meta.
    pub alt: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DragPhase {
    Move(DragLine),
    End(DragLine),
    Cancel,
}

#[derive(Clone, Copy)]
struct Press {
    pointer: i32,
    line: DragLine,
}

/// Calls `f` for lines that begin over what `area` names while `may_begin` holds, those of
/// the primary button only while `first_too` holds. The secondary button opens no menu there.
pub fn on_draw(
    area: &'static str,
    may_begin: impl Fn() -> bool + 'static,
    first_too: impl Fn() -> bool + 'static,
    f: impl Fn(DragPhase) + 'static,
) {
    let f: Rc<dyn Fn(DragPhase)> = Rc::new(f);
    let first_too: Rc<dyn Fn() -> bool> = Rc::new(first_too);
    let press: Rc<Cell<Option<Press>>> = Rc::default();
    // Some browsers ask for the menu only when the button is let go.
    let menu_follows: Rc<Cell<bool>> = Rc::default();

    let (pressed, follows, tell, first) = (
        press.clone(),
        menu_follows.clone(),
        f.clone(),
        first_too.clone(),
    );
    on_window_event("pointerdown", move |event: &PointerEvent, target| {
        let button = event.button();
        let draws = button == SECOND || button == FIRST && first();
        follows.set(false);
        if !draws || !event.is_primary() || !dom::is_within(target, area) {
            return;
        }
        follows.set(button == SECOND);
        if !may_begin() {
            return;
        }
        let at = (event.client_x(), event.client_y());
        let line = DragLine {
            from: at,
            to: at,
            second: button == SECOND,
            shift: event.shift_key() || event.ctrl_key(),
            alt: event.alt_key() || event.meta_key(),
        };
        let pointer = event.pointer_id();
        pressed.set(Some(Press { pointer, line }));
        tell(DragPhase::Move(line));
    });
    let (pressed, tell) = (press.clone(), f.clone());
    on_window_event("pointermove", move |event: &PointerEvent, _| {
        if let Some(press) = press_of(&pressed, event) {
            tell(DragPhase::Move(press.to(event)));
        }
    });
    let (pressed, tell) = (press.clone(), f.clone());
    on_window_event("pointerup", move |event: &PointerEvent, _| {
        if let Some(press) = press_of(&pressed, event) {
            pressed.set(None);
            tell(DragPhase::End(press.to(event)));
        }
    });
    let (pressed, tell) = (press.clone(), f.clone());
    on_window_event("pointercancel", move |event: &PointerEvent, _| {
        if press_of(&pressed, event).is_some() {
            pressed.set(None);
            tell(DragPhase::Cancel);
        }
    });
    // Else the browser takes a quick line for a scroll that goes on by itself, and the
    // next tap for what stops it.
    let pressed = press.clone();
    on_window_event("touchmove", move |event: &TouchEvent, _| {
        if pressed.get().is_some() && event.touches().length() == 1 {
            event.prevent_default();
        }
    });
    on_window_event("keydown", move |event: &KeyboardEvent, _| {
        if event.key() == "Escape" && press.take().is_some() {
            f(DragPhase::Cancel);
        }
    });
    on_window_event("contextmenu", move |event: &MouseEvent, target| {
        let by_button = event.button() == SECOND;
        let within = dom::is_within(target, area);
        if by_button && (within || menu_follows.get()) || within && first_too() {
            event.prevent_default();
        }
    });
}

/// The press of the event's pointer.
fn press_of(press: &Cell<Option<Press>>, event: &PointerEvent) -> Option<Press> {
    press
        .get()
        .filter(|press| press.pointer == event.pointer_id())
}

impl Press {
    fn to(self, event: &PointerEvent) -> DragLine {
        DragLine {
            to: (event.client_x(), event.client_y()),
            ..self.line
        }
    }
}
