//! Pieces carried by the pointer: mouse, pen or finger. What moves less
//! than a threshold is a click.
use leptos::{ev, prelude::*};

use super::{
    context::Board,
    hit_test,
    hold_to_resign::HoldToResign,
    pointer::{delta, is_far},
};
use komadai_input::secondary_press;
use komadai_model::{BoardIntent, BoardTarget, Selection};
use komadai_web::dom;

/// From here on a press is a drag, in CSS pixels.
const THRESHOLD: i32 = 5;

/// A pressed pointer over a piece.
#[derive(Clone, Copy, Debug)]
struct Press {
    pointer: i32,
    from: BoardTarget,
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
    secondary_press::on_secondary_press(move |element| {
        let root = board.root.get_untracked();
        pointer.puts_back(root.is_some_and(|root| root.contains(Some(element))))
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

    fn can_lift(self, place: BoardTarget) -> bool {
        self.board.view.with_untracked(|view| {
            let asked = matches!(view.selection, Selection::Promoting { .. });
            let color = match place {
                BoardTarget::Square(square) => {
                    view.setup.piece_at(square).map(|piece| piece.color())
                }
                BoardTarget::Hand(color, kind) => view.setup.hand(color).has(kind).then_some(color),
            };
            !asked && color.is_some_and(|color| view.can_lift(color))
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
            .view
            .with_untracked(|view| view.selection.origin());
        if selected != Some(press.from.origin()) {
            self.board.emit(BoardIntent::Touch(press.from));
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
                self.board.emit(BoardIntent::Drag {
                    from: press.from,
                    to,
                });
            }
            None => self.board.emit(BoardIntent::Cancel),
        }
    }

    fn cancel(self) {
        if let Some(press) = self.press.get_value().filter(|press| press.carrying) {
            self.put_down(press);
            self.click_follows.set_value(true);
            self.board.emit(BoardIntent::Cancel);
        }
        self.press.set_value(None);
    }

    /// The secondary button puts back what is carried, and, pressed on the table, what is
    /// picked up.
    fn puts_back(self, is_on_table: bool) -> bool {
        if self.press.get_value().is_some_and(|press| press.carrying) {
            self.cancel();
            return true;
        }
        let is_held = is_on_table && !self.board.is_idle();
        if is_held {
            self.board.emit(BoardIntent::Cancel);
        }
        is_held
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

fn piece_of(place: BoardTarget) -> String {
    format!("{} .piece", hit_test::selector(place))
}
