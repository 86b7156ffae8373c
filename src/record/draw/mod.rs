//! Arrows and circles drawn by hand on the record's board.
mod list;
mod overlay;
mod palette;

use leptos::prelude::*;
use shogi::{
    Bitboard,
    record::{Brush, Mark},
};

use super::desk::Desk;
use crate::{
    board::place_seen_at,
    state::effect,
    web::{
        bounds, dom,
        draw_gesture::{self, DragLine, DragPhase},
        gestures::KeyPress,
    },
};
use komadai_model::{
    Intent, Pencil, Scene, Selection, Stroke,
    i18n::DrawText,
    review::{Drawn, Review},
};

pub use list::MarkList;
pub use overlay::Overlay;
pub use palette::{DrawToggle, Palette};

/// The table with both stands.
const TABLE: &str = ".record-table";

/// What can be drawn on.
const BOARD: &str = ".record-table [data-square], .record-table [data-hand]";

/// The pencil on the desk.
#[derive(Clone, Copy)]
pub struct Draw {
    desk: Desk,
    /// Whether what is touched is drawn on, not moved.
    pub on: RwSignal<bool>,
    pencil: RwSignal<Pencil>,
    /// The marks on the position, as a text.
    marks: Memo<String>,
    /// Changes when things stand elsewhere on the screen.
    laid_out: RwSignal<u32>,
}

impl Draw {
    pub fn new(desk: Desk) -> Self {
        let marks = move |review: &Review| {
            let texts: Vec<String> = review.marks().iter().map(Mark::to_string).collect();
            texts.join(" ")
        };
        let draw = Self {
            desk,
            on: RwSignal::new(false),
            pencil: RwSignal::new(Pencil::default()),
            marks: Memo::new(move |_| desk.review.with(marks)),
            laid_out: RwSignal::new(0),
        };
        draw_gesture::on_draw(
            BOARD,
            move || draw.on.get_untracked(),
            move |drawing| draw.follow(drawing),
        );
        bounds::on_resize(TABLE, move || draw.measure());
        effect(move || {
            desk.given.settings.track();
            request_animation_frame(move || draw.measure());
        });
        // What has been begun belongs to one position.
        effect(move || {
            desk.at.get();
            desk.arrivals.track();
            draw.change(|pencil| {
                pencil.put_down();
            });
        });
        draw
    }

    /// What the board shows: nothing can be picked up while it is drawn on.
    pub fn scene(self) -> Scene {
        if let Some(scene) = self.desk.guest.scene.get() {
            return scene;
        }
        let scene = self.desk.scene.get();
        match self.on.get() {
            false => scene,
            true => Scene {
                mover: None,
                movable: Bitboard::EMPTY,
                selection: Selection::Idle,
                destinations: Bitboard::EMPTY,
                ..scene
            },
        }
    }

    pub fn intend(self, intent: Intent) {
        match intent {
            intent if self.desk.guest.intends(intent) => {}
            intent if !self.on.get_untracked() => self.desk.intend(intent),
            Intent::Touch(place) => match self.change(|pencil| pencil.touch(place)) {
                Some(mark) => self.draw(mark),
                None => self.desk.say((self.text().from)(place.origin())),
            },
            _ => {}
        }
    }

    /// Escape gives up what has been begun, and then ends drawing.
    pub fn key(self, key: &KeyPress) -> bool {
        if key.in_field || key.name != "Escape" || !self.on.get_untracked() {
            return false;
        }
        match self.change(Pencil::put_down) {
            true => self.desk.say(self.text().given_up.to_owned()),
            false => self.turn(false),
        }
        true
    }

    fn turn(self, on: bool) {
        dom::restore_focus_to(&["[data-action=draw]"]);
        self.desk.intend(Intent::Cancel);
        self.change(Pencil::put_down);
        self.on.set(on);
        let text = self.text();
        self.desk
            .say(if on { text.begun } else { text.ended }.to_owned());
    }

    fn choose(self, brush: Brush) {
        self.change(|pencil| pencil.brush = brush);
    }

    fn follow(self, drawing: DragPhase) {
        match drawing {
            DragPhase::Move(line) => self.trace(line),
            DragPhase::End(line) => {
                self.trace(line);
                if let Some(mark) = self.change(Pencil::lift) {
                    self.draw(mark);
                }
            }
            DragPhase::Cancel => {
                self.change(Pencil::put_down);
            }
        }
    }

    fn trace(self, line: DragLine) {
        let seen = |(x, y)| place_seen_at(x, y);
        let Some(from) = seen(line.from) else {
            return;
        };
        let stroke = Stroke {
            from,
            to: seen(line.to),
            second: line.second,
            shift: line.shift,
            alt: line.alt,
        };
        self.change(|pencil| pencil.trace(stroke));
    }

    /// Draws it or takes it away, and says so.
    fn draw(self, mark: Mark) {
        let mut drawn = Drawn::NoRoom;
        self.desk.edit(|review| drawn = review.draw(mark));
        let text = self.text();
        let words = (text.mark)(mark);
        self.desk.say(match drawn {
            Drawn::Added | Drawn::Recolored => (text.drawn)(&words),
            Drawn::Removed => (text.removed)(&words),
            Drawn::NoRoom => text.no_room.to_owned(),
        });
    }

    fn change<T>(self, change: impl FnOnce(&mut Pencil) -> T) -> T {
        let before = self.pencil.get_untracked();
        let mut pencil = before;
        let result = change(&mut pencil);
        if pencil != before {
            self.pencil.set(pencil);
        }
        result
    }

    fn measure(self) {
        // The screen may be gone.
        self.laid_out.try_update(|times| *times += 1);
    }

    fn text(self) -> &'static DrawText {
        &self.desk.i18n.text_untracked().record().draw
    }
}
