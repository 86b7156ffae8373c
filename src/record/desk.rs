use leptos::prelude::*;
use shogi::{
    Setup,
    record::{EndWord, NodeId, Record, Step},
};

use super::{
    Given,
    analysis::Guest,
    opening::Told,
    paper::Paper,
    part::EDITOR,
    shelf::{Shelf, played_record},
    study::{self, Before},
};
use crate::{
    lazy::load,
    state::I18n,
    web::{dom, gestures::KeyPress},
};
use komadai_model::{
    Intent, Scene,
    i18n::{Message, ScreenText, Text},
    review::{Review, ReviewEvent, Study, Way},
};

/// Who inherits the focus of a button that is gone: the move at the cursor, the
/// square that the keyboard comes to.
pub const HEIRS: [&str; 2] = [
    "[role=treeitem][tabindex='0']",
    "[data-square][tabindex='0']",
];

/// The record on the screen, and all that can be done to it.
#[derive(Clone, Copy, Debug)]
pub struct Desk {
    pub given: Given,
    pub i18n: I18n,
    /// Where records are kept.
    pub shelf: Shelf,
    pub review: RwSignal<Review>,
    /// Where the cursor stands.
    pub at: Memo<NodeId>,
    /// Whether the record is that of the game on the other screen.
    pub is_game: StoredValue<bool>,
    /// Changes with every change of the record.
    pub revision: Memo<u64>,
    /// Changes with the record's tree.
    pub shape: Memo<u64>,
    pub scene: Memo<Scene>,
    /// The cursor, where what lies ahead of it is hidden, and how it is studied.
    pub seen: Memo<Option<(Study, NodeId)>>,
    /// How many records have been put on the desk.
    pub arrivals: RwSignal<u32>,
    /// What is told of the record that was opened or saved.
    pub told: RwSignal<Told>,
    /// What came of the last guess.
    pub guess: RwSignal<Told>,
    /// The position that is being set up, in the place of the record.
    pub editing: RwSignal<Option<Setup>>,
    /// Pictures and sheets.
    pub paper: Paper,
    /// What is on the board beside the record.
    pub guest: Guest,
    /// What a screen reader says next; the moves themselves are the board's to say.
    pub said: RwSignal<String>,
}

impl Desk {
    /// With the record of the game on the other screen.
    pub fn new(given: Given, shelf: Shelf) -> Self {
        let review = RwSignal::new(Review::new(played_record(given)));
        let desk = Self {
            given,
            i18n: given.i18n,
            shelf,
            review,
            at: Memo::new(move |_| review.with(Review::at)),
            is_game: StoredValue::new(true),
            revision: Memo::new(move |_| review.with(Review::revision)),
            shape: Memo::new(move |_| review.with(Review::shape)),
            scene: Memo::new(move |_| review.with(Review::scene)),
            seen: Memo::new(move |_| {
                review.with(|review| {
                    let study = review.study();
                    (study != Study::Open).then(|| (study, review.at()))
                })
            }),
            arrivals: RwSignal::new(0),
            told: RwSignal::new(Told::default()),
            guess: RwSignal::new(Told::default()),
            editing: RwSignal::new(None),
            paper: Paper::new(),
            guest: Guest::new(),
            said: RwSignal::new(String::new()),
        };
        // Nothing changes for a memo before it is read; some are tracked alone.
        desk.revision.get_untracked();
        desk.shape.get_untracked();
        desk.seen.get_untracked();
        desk
    }

    /// Puts another record in the place of this one, to be studied like it.
    pub fn put(self, mut review: Review) {
        dom::restore_focus_to(&HEIRS);
        self.shelf.put_away(&review);
        self.is_game.set_value(false);
        self.editing.set(None);
        self.guess.set(Told::default());
        review.set_study(self.review.with_untracked(Review::study));
        self.review.set(review);
        self.arrivals.update(|arrivals| *arrivals += 1);
    }

    pub fn walk(self, way: Way) {
        let went = self.act(|review| review.walk(way));
        if !went {
            self.say(self.text().no_further.to_owned());
        }
    }

    /// Walks as wheels and fingers do; what is to be guessed they do not give away.
    pub fn stroll(self, forward: bool) {
        let gives_away = forward && self.review.with_untracked(Review::is_asking);
        if !gives_away {
            self.walk(if forward { Way::Forward } else { Way::Back });
        }
    }

    pub fn go(self, to: NodeId) {
        self.act(|review| review.go(to));
    }

    pub fn intend(self, intent: Intent) {
        self.act(|review| review.handle(intent));
    }

    /// Sets up a position, from the one on the board.
    pub fn set_up(self) {
        let arrive = move || match EDITOR.get() {
            Some(_) => {
                let table = self.review.with_untracked(|review| review.table().clone());
                self.editing.set(Some(table));
            }
            None => self.tell(Message::of(|text| text.app.not_loaded)),
        };
        load(EDITOR.load_fn(), Box::new(arrive));
    }

    /// The position under construction as it was left, to go on with; none where it was
    /// given up or is in use.
    pub fn leave(self, setup: Setup) {
        self.editing.try_update_untracked(|editing| {
            if let Some(editing) = editing {
                *editing = setup;
            }
        });
    }

    /// A record begins with the position that was set up, if there is one; a record
    /// without moves keeps what is said of it.
    pub fn begin(self, setup: Option<Setup>) {
        let Some(setup) = setup else {
            dom::restore_focus_to(&HEIRS);
            self.editing.set(None);
            return;
        };
        let mut record = Record::new(setup);
        self.review.with_untracked(|review| {
            if review.record().is_empty() {
                record.headers = review.record().headers.clone();
            }
        });
        let is_work = record.start() != &Setup::startpos();
        self.put(Review::new(record));
        if is_work {
            self.shelf.keep(self.review.with_untracked(Review::shared));
        }
        self.tell(Message::of(|text| text.record().screen.begun));
    }

    pub fn delete(self) {
        let (before, is_end) = self
            .review
            .with_untracked(|review| (review.record().len(), ends_at(review).is_some()));
        self.edit(|review| review.delete(review.at()));
        let after = self.review.with_untracked(|review| review.record().len());
        self.say(match is_end {
            true => self
                .i18n
                .text_untracked()
                .record()
                .ending
                .removed
                .to_owned(),
            false => (self.text().deleted)(before.saturating_sub(after)),
        });
    }

    pub fn promote(self) {
        self.edit(|review| {
            if let Some(head) = head_of_variation(review) {
                review.promote(head);
            }
        });
        self.say(self.text().promoted.to_owned());
    }

    pub fn undo(self) {
        if self.review.with_untracked(Review::can_undo) {
            self.edit(|review| {
                review.undo();
            });
            self.say(self.text().undone.to_owned());
        }
    }

    pub fn redo(self) {
        if self.review.with_untracked(Review::can_redo) {
            self.edit(|review| {
                review.redo();
            });
            self.say(self.text().redone.to_owned());
        }
    }

    pub fn edit(self, edit: impl FnOnce(&mut Review)) {
        dom::restore_focus_to(&HEIRS);
        self.guess.set(Told::default());
        self.review.update(edit);
    }

    /// Whether anything happened.
    fn act(self, act: impl FnOnce(&mut Review) -> Vec<ReviewEvent>) -> bool {
        dom::restore_focus_to(&HEIRS);
        let guessed = self.review.with_untracked(Before::of);
        let events = self.review.try_update(act).unwrap_or_default();
        for event in &events {
            self.follow(event);
        }
        if let Some(before) = guessed {
            study::judge(self, before, &events);
        }
        !events.is_empty()
    }

    fn follow(self, event: &ReviewEvent) {
        match event {
            ReviewEvent::Moved { captured, .. } => {
                self.given.audio.play_piece_sound(captured.is_some())
            }
            ReviewEvent::Went => self.say_where(),
            ReviewEvent::Branched => self.say(self.text().branched.to_owned()),
            _ => {}
        }
    }

    /// Says where the cursor has come to.
    fn say_where(self) {
        let text = self.i18n.text_untracked();
        let said = self.review.with_untracked(|review| place(review, text));
        self.say(said);
    }

    pub fn say(self, i18n: String) {
        let again = self.said.with_untracked(|said| *said == i18n);
        self.said.set(if again { i18n + "\u{a0}" } else { i18n });
    }

    /// Shows and says something.
    pub fn tell(self, message: Message) {
        self.told.set(Told {
            lines: vec![message],
            failed: false,
        });
    }

    /// Takes away what was told.
    pub fn dismiss(self) {
        dom::restore_focus_to(&HEIRS);
        self.told.set(Told::default());
    }

    pub fn text(self) -> &'static ScreenText {
        &self.i18n.text_untracked().record().screen
    }

    /// What a key does, wherever it is pressed; false if it is not one of ours.
    /// Where the focus is seen on the board, arrows are the board's, but for those
    /// with Shift.
    pub fn key(self, key: &KeyPress) -> bool {
        if key.in_field {
            return false;
        }
        if key.ctrl {
            match (&*key.name, key.shift) {
                ("z", false) => self.undo(),
                ("y", false) | ("z" | "Z", true) => self.redo(),
                _ => return false,
            }
            return true;
        }
        if key.on_board && !key.shift {
            return false;
        }
        let way = match &*key.name {
            "ArrowLeft" => Way::Back,
            "ArrowRight" => Way::Forward,
            "ArrowUp" => Way::UpVariation,
            "ArrowDown" => Way::DownVariation,
            "Home" => Way::First,
            "End" => Way::Last,
            "PageUp" => Way::PreviousBranch,
            "PageDown" => Way::NextBranch,
            _ => return false,
        };
        self.walk(way);
        true
    }
}

/// The first move of the variation that the cursor stands in.
pub fn head_of_variation(review: &Review) -> Option<NodeId> {
    review.variation_heads().last()
}

/// The end that the cursor stands at.
fn ends_at(review: &Review) -> Option<&EndWord> {
    match review.record().node(review.at()).step() {
        Step::End(word) => Some(word),
        Step::Start | Step::Move(_) => None,
    }
}

/// The number and the words of the move at the cursor, or how the line ends there.
fn place(review: &Review, text: &'static Text) -> String {
    let screen = &text.record().screen;
    if let Some(word) = ends_at(review) {
        return (screen.end)(word).to_owned();
    }
    let Some(facts) = review.scene().last_move else {
        return screen.start.to_owned();
    };
    let number = review.plies();
    let words = (text.board.moved)(facts.by, (text.terms.spoken_move)(facts));
    (screen.at)(number, &words)
}
