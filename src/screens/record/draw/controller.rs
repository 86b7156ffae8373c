use komadai_records::{Brush, Mark};
use leptos::prelude::*;
use shogi::Bitboard;

use super::super::controller::RecordController;
use komadai_board::place_seen_at;
use komadai_input::{
    draw_gesture::{self, DragLine, DragPhase},
    keys::KeyPress,
};
use komadai_model::{
    AnnotationStroke, AnnotationTool, BoardIntent, BoardView, Selection, review::DrawOutcome,
};
use komadai_texts::DrawingText;
use komadai_ui::effect;
use komadai_web::{bounds, dom};

/// The board with both hands.
pub const TABLE: &str = ".record-table";

/// What can be drawn on.
const BOARD: &str = ".record-table [data-square], .record-table [data-hand]";

/// Drawing on the board of the record.
#[derive(Clone, Copy)]
pub struct DrawController {
    pub record: RecordController,
    /// Whether what is touched is drawn on, not moved.
    pub on: RwSignal<bool>,
    pub pencil: RwSignal<AnnotationTool>,
    /// The marks on the position.
    pub marks: Memo<Vec<Mark>>,
    /// Changes with the layout of the screen.
    pub layout: RwSignal<u32>,
}

/// Provides drawing to everything below.
pub fn provide_draw(draw: DrawController) {
    provide_context(draw);
}

/// The drawing that [`provide_draw`] has provided.
pub fn use_draw() -> DrawController {
    expect_context()
}

impl DrawController {
    pub fn new(record: RecordController) -> Self {
        let draw = Self {
            record,
            on: RwSignal::new(false),
            pencil: RwSignal::new(AnnotationTool::default()),
            marks: Memo::new(move |_| record.with_review(|review| review.marks().to_vec())),
            layout: RwSignal::new(0),
        };
        draw_gesture::on_draw(
            BOARD,
            move || draw.is_nothing_held(),
            move || draw.on.get_untracked(),
            move |drawing| draw.on_stroke(drawing),
        );
        bounds::on_resize(TABLE, move || draw.on_layout());
        effect(move || {
            record.settings.track();
            request_animation_frame(move || draw.on_layout());
        });
        // What has been begun belongs to one position.
        effect(move || {
            record.cursor.track();
            record.open_count.track();
            draw.change(|pencil| {
                pencil.put_down();
            });
        });
        draw
    }

    /// What the board shows: nothing can be picked up while it is drawn on.
    pub fn board_view(self) -> BoardView {
        if let Some(board_view) = self.record.takeover.board_view.get() {
            return board_view;
        }
        let board_view = self.record.board_view.get();
        match self.on.get() {
            false => board_view,
            true => BoardView {
                mover: None,
                movable: Bitboard::EMPTY,
                selection: Selection::Idle,
                destinations: Bitboard::EMPTY,
                ..board_view
            },
        }
    }

    /// A piece that is picked up is put back first.
    fn is_nothing_held(self) -> bool {
        untrack(|| self.board_view().selection == Selection::Idle)
    }

    pub fn handle_intent(self, intent: BoardIntent) {
        match intent {
            intent if self.record.takeover.handle_intent(intent) => {}
            intent if !self.on.get_untracked() => self.record.handle_intent(intent),
            BoardIntent::Touch(place) => match self.change(|pencil| pencil.touch(place)) {
                Some(mark) => self.draw(mark),
                None => self.record.announce((self.text().from)(place.origin())),
            },
            _ => {}
        }
    }

    /// Escape gives up what has been begun, and then ends drawing.
    pub fn handle_key(self, key: &KeyPress) -> bool {
        if key.in_field || key.name != "Escape" || !self.on.get_untracked() {
            return false;
        }
        match self.change(AnnotationTool::put_down) {
            true => self.record.announce(self.text().given_up.to_owned()),
            false => self.set_on(false),
        }
        true
    }

    pub fn set_on(self, on: bool) {
        dom::restore_focus_to(&["[data-action=draw]"]);
        self.record.handle_intent(BoardIntent::Cancel);
        self.change(AnnotationTool::put_down);
        self.on.set(on);
        let text = self.text();
        self.record
            .announce(if on { text.begun } else { text.ended }.to_owned());
    }

    pub fn choose(self, brush: Brush) {
        self.change(|pencil| pencil.brush = brush);
    }

    fn on_stroke(self, drawing: DragPhase) {
        match drawing {
            DragPhase::Move(line) => self.trace(line),
            DragPhase::End(line) => {
                self.trace(line);
                if let Some(mark) = self.change(AnnotationTool::lift) {
                    self.draw(mark);
                }
            }
            DragPhase::Cancel => {
                self.change(AnnotationTool::put_down);
            }
        }
    }

    fn trace(self, line: DragLine) {
        let seen = |(x, y)| place_seen_at(x, y);
        let Some(from) = seen(line.from) else {
            return;
        };
        let stroke = AnnotationStroke {
            from,
            to: seen(line.to),
            second: line.second,
            shift: line.shift,
            alt: line.alt,
        };
        self.change(|pencil| pencil.trace(stroke));
    }

    /// Draws it or takes it away, and says so.
    pub fn draw(self, mark: Mark) {
        let mut drawn = DrawOutcome::NoRoom;
        self.record.edit(|review| drawn = review.draw(mark));
        let text = self.text();
        let words = (text.mark)(mark);
        self.record.announce(match drawn {
            DrawOutcome::Added | DrawOutcome::Recolored => (text.drawn)(&words),
            DrawOutcome::Removed => (text.removed)(&words),
            DrawOutcome::NoRoom => text.no_room.to_owned(),
        });
    }

    fn change<T>(self, change: impl FnOnce(&mut AnnotationTool) -> T) -> T {
        let before = self.pencil.get_untracked();
        let mut pencil = before;
        let result = change(&mut pencil);
        if pencil != before {
            self.pencil.set(pencil);
        }
        result
    }

    fn on_layout(self) {
        // The screen may be gone.
        self.layout.try_update(|times| *times += 1);
    }

    pub fn text(self) -> &'static DrawingText {
        self.record.i18n.text_untracked().drawing()
    }
}
