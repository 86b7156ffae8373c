//! Pieces carried by the pointer: mouse, pen or finger. What does not go
//! farther than a tremble is a click.
use leptos::{ev, prelude::*};
use shogi::Origin;

use super::{places, table::Board};
use crate::{
    platform::dom,
    session::{Intent, Place, Selection},
};

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
pub(super) struct Pointer {
    board: Board,
    press: StoredValue<Option<Press>>,
    /// Browsers send a click after a drag too.
    click_follows: StoredValue<bool>,
    /// A piece has just been carried where it stands.
    carried: StoredValue<bool>,
}

/// Follows the pointer all over the window, as long as the table stands.
pub(super) fn listen(board: Board) -> Pointer {
    let pointer = Pointer {
        board,
        press: StoredValue::new(None),
        click_follows: StoredValue::new(false),
        carried: StoredValue::new(false),
    };
    let moves = window_event_listener(ev::pointermove, move |event| pointer.moves(&event));
    let released = window_event_listener(ev::pointerup, move |event| pointer.released(&event));
    let lost = window_event_listener(ev::pointercancel, move |event| {
        if pointer.pressed_by(&event).is_some() {
            pointer.give_up();
        }
    });
    let escape = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" {
            pointer.give_up();
        }
    });
    on_cleanup(move || {
        for handle in [moves, released, lost, escape] {
            handle.remove();
        }
    });
    pointer
}

impl Pointer {
    pub fn press(self, event: &ev::PointerEvent) {
        self.forget_click();
        self.carried.set_value(false);
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        let from = places::of_event(event).filter(|&place| self.can_lift(place));
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
        let (Some(press), Some(root)) = (self.pressed_by(event), self.board.root.get_untracked())
        else {
            return;
        };
        let (x, y) = (
            event.client_x() - press.start.0,
            event.client_y() - press.start.1,
        );
        if !press.carrying {
            if x * x + y * y < THRESHOLD * THRESHOLD {
                return;
            }
            self.lift(press);
            dom::capture_pointer(&root, press.pointer);
        }
        dom::shift(&root, &piece_of(press.from), Some((x, y)));
    }

    fn lift(self, press: Press) {
        self.press.set_value(Some(Press {
            carrying: true,
            ..press
        }));
        let origin = match press.from {
            Place::Square(square) => Origin::Board(square),
            Place::Hand(color, kind) => Origin::Hand(color, kind),
        };
        let selected = self
            .board
            .scene
            .with_untracked(|scene| scene.selection.origin());
        if selected != Some(origin) {
            self.board.say(Intent::Touch(press.from));
        }
        self.board.lifted.set(Some(press.from));
    }

    fn released(self, event: &ev::PointerEvent) {
        let Some(press) = self.pressed_by(event) else {
            return;
        };
        if !press.carrying {
            self.press.set_value(None);
            return;
        }
        let to = places::at_point(event.client_x(), event.client_y());
        self.put_down(press);
        self.click_follows.set_value(true);
        match to {
            Some(to) => {
                self.carried.set_value(true);
                self.board.say(Intent::Carry {
                    from: press.from,
                    to,
                });
            }
            None => self.board.say(Intent::Cancel),
        }
    }

    fn give_up(self) {
        if let Some(press) = self.press.get_value().filter(|press| press.carrying) {
            self.put_down(press);
            self.click_follows.set_value(true);
            self.board.say(Intent::Cancel);
        }
        self.press.set_value(None);
    }

    fn put_down(self, press: Press) {
        self.press.set_value(None);
        self.board.lifted.set(None);
        if let Some(root) = self.board.root.get_untracked() {
            dom::shift(&root, &piece_of(press.from), None);
        }
    }

    /// Whether the click that is under way is the end of a drag.
    pub fn takes_click(self) -> bool {
        let follows = self.click_follows.get_value();
        self.forget_click();
        follows
    }

    pub fn forget_click(self) {
        self.click_follows.set_value(false);
    }

    /// Whether the latest move was carried to its square.
    pub fn takes_carried(self) -> bool {
        let carried = self.carried.get_value();
        self.carried.set_value(false);
        carried
    }
}

fn piece_of(place: Place) -> String {
    format!("{} .piece", places::selector(place))
}
