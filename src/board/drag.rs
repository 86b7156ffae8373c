//! Pieces carried by the pointer: mouse, pen or finger. What does not go
//! farther than a tremble is a click.
use leptos::{ev, prelude::*};

use super::{hit_test, hold_to_resign::HoldToResign, table::Board};
use crate::web::dom;
use komadai_model::{Intent, Place, Selection};

/// From here on a press is a drag, in CSS pixels.
const THRESHOLD: i32 = 5;

/// A pressed pointer over a piece.
#[derive(Clone, Copy, Debug)]
struct Press {
    pointer: i32,
    from: Place,
    start: (i32, i32),
    carrying: bool,
}

#[derive(Clone, Copy)]
pub(super) struct PointerDrag {
    board: Board,
    pub hold: HoldToResign,
    press: StoredValue<Option<Press>>,
    /// Browsers send a click after a drag too.
    click_follows: StoredValue<bool>,
    /// A piece has just been carried where it stands.
    carried: StoredValue<bool>,
}

/// Follows the pointer all over the window, as long as the table stands.
pub(super) fn listen(board: Board) -> PointerDrag {
    let pointer = PointerDrag {
        board,
        hold: HoldToResign::new(board),
        press: StoredValue::new(None),
        click_follows: StoredValue::new(false),
        carried: StoredValue::new(false),
    };
    let moves = window_event_listener(ev::pointermove, move |event| pointer.moves(&event));
    let released = window_event_listener(ev::pointerup, move |event| pointer.released(&event));
    let lost = window_event_listener(ev::pointercancel, move |event| {
        pointer.hold.release();
        if pointer.pressed_by(&event).is_some() {
            pointer.cancel();
        }
    });
    let escape = window_event_listener(ev::keydown, move |event| {
        pointer.hold.release();
        if event.key() == "Escape" {
            pointer.cancel();
        }
    });
    // A long press means a menu to a phone.
    let menu = window_event_listener(ev::contextmenu, move |event| {
        if pointer.hold.is_pressed() {
            event.prevent_default();
        }
    });
    on_cleanup(move || {
        for handle in [moves, released, lost, escape, menu] {
            handle.remove();
        }
    });
    pointer
}

impl PointerDrag {
    pub fn press(self, event: &ev::PointerEvent) {
        self.forget_click();
        self.carried.set_value(false);
        self.hold.press(event);
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        let from = hit_test::target_of_event(event).filter(|&place| self.can_lift(place));
        self.press.set_value(from.map(|from| Press {
            pointer: event.pointer_id(),
            from,
            start: (event.client_x(), event.client_y()),
            carrying: false,
        }));
    }

    fn can_lift(self, place: Place) -> bool {
        self.board.scene.with_untracked(|scene| {
            let asked = matches!(scene.selection, Selection::Promoting { .. });
            let color = match place {
                Place::Square(square) => scene.setup.piece_at(square).map(|piece| piece.color()),
                Place::Hand(color, kind) => scene.setup.hand(color).has(kind).then_some(color),
            };
            !asked && color.is_some_and(|color| scene.can_lift(color))
        })
    }

    fn pressed_by(self, event: &ev::PointerEvent) -> Option<Press> {
        self.press
            .get_value()
            .filter(|press| press.pointer == event.pointer_id())
    }

    fn moves(self, event: &ev::PointerEvent) {
        self.hold.moves(event);
        let (Some(press), Some(root)) = (self.pressed_by(event), self.board.root.get_untracked())
        else {
            return;
        };
        if !press.carrying {
            if !is_far(event, press.start, THRESHOLD) {
                return;
            }
            self.lift(press);
            dom::capture_pointer(&root, press.pointer);
        }
        dom::translate(
            &root,
            &piece_of(press.from),
            Some(delta(event, press.start)),
        );
    }

    fn lift(self, press: Press) {
        self.press.set_value(Some(Press {
            carrying: true,
            ..press
        }));
        let selected = self
            .board
            .scene
            .with_untracked(|scene| scene.selection.origin());
        if selected != Some(press.from.origin()) {
            self.board.emit(Intent::Touch(press.from));
        }
        self.board.lifted.set(Some(press.from));
    }

    fn released(self, event: &ev::PointerEvent) {
        self.hold.released();
        let Some(press) = self.pressed_by(event) else {
            return;
        };
        if !press.carrying {
            self.press.set_value(None);
            return;
        }
        let to = hit_test::at_point(event.client_x(), event.client_y());
        self.put_down(press);
        self.click_follows.set_value(true);
        match to {
            Some(to) => {
                self.carried.set_value(true);
                self.board.emit(Intent::Carry {
                    from: press.from,
                    to,
                });
            }
            None => self.board.emit(Intent::Cancel),
        }
    }

    fn cancel(self) {
        if let Some(press) = self.press.get_value().filter(|press| press.carrying) {
            self.put_down(press);
            self.click_follows.set_value(true);
            self.board.emit(Intent::Cancel);
        }
        self.press.set_value(None);
    }

    fn put_down(self, press: Press) {
        self.press.set_value(None);
        self.board.lifted.set(None);
        if let Some(root) = self.board.root.get_untracked() {
            dom::translate(&root, &piece_of(press.from), None);
        }
    }

    /// Whether the click that is under way is the end of a drag.
    pub fn consume_click_after_drag(self) -> bool {
        let follows = self.click_follows.get_value();
        self.forget_click();
        follows
    }

    pub fn forget_click(self) {
        self.click_follows.set_value(false);
    }

    /// Whether the latest move was carried to its square.
    pub fn consume_dropped(self) -> bool {
        let carried = self.carried.get_value();
        self.carried.set_value(false);
        carried
    }
}

fn delta(event: &ev::PointerEvent, start: (i32, i32)) -> (i32, i32) {
    (event.client_x() - start.0, event.client_y() - start.1)
}

/// Whether a pointer is so far from where it went down, in CSS pixels.
pub(super) fn is_far(event: &ev::PointerEvent, start: (i32, i32), distance: i32) -> bool {
    let (x, y) = delta(event, start);
    x * x + y * y >= distance * distance
}

fn piece_of(place: Place) -> String {
    format!("{} .piece", hit_test::selector(place))
}
