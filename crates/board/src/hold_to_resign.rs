//! Giving up at one's own komadai. Pressed and held, it says so at once; after a
//! touch it says that it has to be held. Pieces in hand are for picking up: a press on
//! one of them is none on the komadai.
use gloo_timers::callback::Timeout;
use leptos::{ev, prelude::*};
use shogi::Color;

use super::{context::Board, hit_test, own_page, pointer::is_far};
use komadai_model::{BoardIntent, BoardTarget};

/// A longer press is no touch any more: it is seen to be held.
const TOUCH: u32 = 250;
/// Held for so much longer, it counts; style/later/resign.css shows it filling.
const HOLD: u32 = 600;
/// How far a finger may slip meanwhile, in CSS pixels.
const SLIP: i32 = 10;

#[derive(Clone, Copy, Debug)]
struct Press {
    pointer: i32,
    start: (i32, i32),
}

#[derive(Clone, Copy)]
pub(super) struct HoldToResign {
    board: Board,
    press: StoredValue<Option<Press>>,
    timer: StoredValue<Option<Timeout>, LocalStorage>,
    /// Nobody resigns on a board in somebody else's page.
    begin: Option<fn(Self, &ev::PointerEvent)>,
}

impl HoldToResign {
    pub fn new(board: Board) -> Self {
        Self {
            board,
            press: StoredValue::new(None),
            timer: StoredValue::new_local(None),
            begin: own_page::press_hand(),
        }
    }

    /// A pointer has gone down on the table.
    pub fn press(self, event: &ev::PointerEvent) {
        self.release();
        if let Some(begin) = self.begin {
            begin(self, event);
        }
    }

    /// Begins a press, where the pointer is on the hand of who may resign.
    pub fn begin(self, event: &ev::PointerEvent) {
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        let Some(of) = self.komadai_of(event) else {
            return;
        };
        self.press.set_value(Some(Press {
            pointer: event.pointer_id(),
            start: (event.client_x(), event.client_y()),
        }));
        self.wait(TOUCH, move || {
            self.board.held.set(true);
            self.wait(HOLD, move || {
                self.release();
                self.board.emit(BoardIntent::Resign { by: of, sure: true });
            });
        });
    }

    /// The side that may give up, where its komadai was touched beside the
    /// pieces on it.
    fn komadai_of(self, event: &ev::PointerEvent) -> Option<Color> {
        let of = hit_test::komadai_of_event(event)?;
        self.board.view.with_untracked(|view| {
            let on_piece = match hit_test::target_of_event(event) {
                Some(BoardTarget::Hand(color, kind)) => view.setup.hand(color).has(kind),
                Some(BoardTarget::Square(_)) | None => false,
            };
            (view.resigner == Some(of) && !on_piece).then_some(of)
        })
    }

    pub fn moves(self, event: &ev::PointerEvent) {
        let press = self.press.get_value();
        let slips =
            |press: Press| press.pointer == event.pointer_id() && is_far(event, press.start, SLIP);
        if press.is_some_and(slips) {
            self.release();
        }
    }

    /// What was not held yet is left to the click that follows.
    pub fn released(self) {
        if self.press.get_value().is_none() {
            return;
        }
        self.timer.set_value(None);
        if self.board.held.get_untracked() {
            self.release();
        }
    }

    pub fn release(self) {
        self.timer.set_value(None);
        self.press.set_value(None);
        self.board.held.set(false);
        self.board.hold_told.set(false);
    }

    /// Whether the click that is under way touches the komadai of the side that may give up.
    pub fn take_komadai_click(self) -> bool {
        let is_pressed = self.is_pressed();
        self.release();
        is_pressed
    }

    /// Whether a press goes on, which phones answer with a context menu.
    pub fn is_pressed(self) -> bool {
        self.press.get_value().is_some()
    }

    fn wait(self, millis: u32, then: impl FnOnce() + 'static) {
        self.timer.set_value(Some(Timeout::new(millis, then)));
    }
}
