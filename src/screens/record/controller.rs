use komadai_records::{EndMarker, NodeId, NodeKind, Record};
use leptos::prelude::*;
use shogi::{Move, Setup};

use super::{
    analysis::{BoardTakeover, WantedAnalysis},
    guess_report::{GuessContext, GuessReport},
    open_report::OpenReport,
    print::PrintState,
    sheet_part::SheetPart,
};
use crate::{
    game::{GameController, use_game},
    library::{GameSaver, current_game_record},
    router::{Router, use_router},
    state::{use_audio, use_settings},
};
use komadai_board::CURSOR_SQUARE;
use komadai_input::keys::KeyPress;
use komadai_model::{
    BoardIntent, BoardView, Settings,
    review::{NavTarget, Review, ReviewEvent, Study},
};
use komadai_texts::{Message, RecordText, Text};
use komadai_ui::{I18n, announce, use_i18n};
use komadai_web::{audio::AudioOut, dom};

/// Where the focus goes from a button that is no longer there: the move at the cursor, the
/// square that the keyboard comes to.
pub const FOCUS_FALLBACKS: [&str; 2] = ["[role=treeitem][tabindex='0']", CURSOR_SQUARE];

/// The record on the screen, and all that can be done to it.
#[derive(Clone, Copy, Debug)]
pub struct RecordController {
    pub settings: RwSignal<Settings>,
    pub audio: AudioOut,
    pub i18n: I18n,
    pub router: Router,
    /// The game of the play screen.
    pub current_game: GameController,
    /// Where records are kept.
    pub saver: GameSaver,
    open_record: RwSignal<OpenRecord>,
    /// The node that the board shows.
    pub cursor: Memo<NodeId>,
    /// How many records were opened before: it differs for each record.
    pub open_count: Memo<u32>,
    /// Changes with every change of the record, and with the record.
    pub revision: Memo<(u32, u64)>,
    /// Changes with the record's tree, and with the record.
    pub shape: Memo<(u32, u64)>,
    /// Whether the record has times.
    pub has_times: Memo<bool>,
    pub board_view: Memo<BoardView>,
    /// The cursor and how the record is studied, while moves ahead are hidden.
    pub study_cursor: Memo<Option<(Study, NodeId)>>,
    /// What is reported of the record that was opened or saved.
    pub open_report: RwSignal<OpenReport>,
    /// What came of the last guess.
    pub guess_report: RwSignal<GuessReport>,
    /// The position that is being set up, in the place of the record.
    pub editing: RwSignal<Option<Setup>>,
    /// Pictures and sheets.
    pub print: PrintState,
    /// What stands on the board in the place of the record.
    pub takeover: BoardTakeover,
    /// Whether the moves of the saved games are shown beside the record.
    pub explorer_open: RwSignal<bool>,
    /// On a phone, the part of the screen that is shown over the others.
    pub sheet: RwSignal<Option<SheetPart>>,
    /// What a screen reader says next; the moves themselves are the board's to say.
    pub announcement: RwSignal<String>,
}

/// A record that is open.
#[derive(Debug)]
struct OpenRecord {
    review: Review,
    /// How many records were opened before.
    count: u32,
    /// Whether it is that of the play screen's game.
    is_current_game: bool,
}

/// Provides the controller to everything below.
pub fn provide_record(controller: RecordController) {
    provide_context(controller);
}

/// The controller that [`provide_record`] has provided.
pub fn use_record() -> RecordController {
    expect_context()
}

impl RecordController {
    /// With the record of the game on the play screen.
    pub fn new(saver: GameSaver) -> Self {
        let current_game = use_game();
        let open_record = RwSignal::new(OpenRecord {
            review: Review::new(current_game_record(current_game)),
            count: 0,
            is_current_game: true,
        });
        let shape = Memo::new(move |_| open_record.with(|open| (open.count, open.review.shape())));
        let controller = Self {
            settings: use_settings(),
            audio: use_audio(),
            i18n: use_i18n(),
            router: use_router(),
            current_game,
            saver,
            open_record,
            cursor: Memo::new(move |_| open_record.with(|open| open.review.at())),
            open_count: Memo::new(move |_| open_record.with(|open| open.count)),
            revision: Memo::new(move |_| {
                open_record.with(|open| (open.count, open.review.revision()))
            }),
            shape,
            has_times: Memo::new(move |_| {
                shape.track();
                open_record.with_untracked(|open| open.review.has_times())
            }),
            board_view: Memo::new(move |_| open_record.with(|open| open.review.board_view())),
            study_cursor: Memo::new(move |_| {
                open_record.with(|OpenRecord { review, .. }| {
                    let study = review.study();
                    (study != Study::Open).then(|| (study, review.at()))
                })
            }),
            open_report: RwSignal::new(OpenReport::default()),
            guess_report: RwSignal::new(GuessReport::default()),
            editing: RwSignal::new(None),
            print: PrintState::new(),
            takeover: BoardTakeover::new(),
            explorer_open: RwSignal::new(false),
            sheet: RwSignal::new(None),
            announcement: RwSignal::new(String::new()),
        };
        // Nothing changes for a memo before it is read; some are tracked alone.
        controller.open_count.get_untracked();
        controller.revision.get_untracked();
        controller.shape.get_untracked();
        controller.study_cursor.get_untracked();
        controller
    }

    /// Reads the record; the caller runs again whenever anything about it changes.
    pub fn with_review<T>(self, read: impl FnOnce(&Review) -> T) -> T {
        self.open_record.with(|open| read(&open.review))
    }

    pub fn with_review_untracked<T>(self, read: impl FnOnce(&Review) -> T) -> T {
        self.open_record.with_untracked(|open| read(&open.review))
    }

    /// The same for what comes later: `None` where the screen is gone.
    pub fn try_with_review_untracked<T>(self, read: impl FnOnce(&Review) -> T) -> Option<T> {
        self.open_record
            .try_with_untracked(|open| read(&open.review))
    }

    /// Changes the record as it is; [`edit`](Self::edit) is for what the reader does to it.
    pub fn update_review<T>(self, change: impl FnOnce(&mut Review) -> T) -> Option<T> {
        self.open_record.try_update(|open| change(&mut open.review))
    }

    /// Whether the record was opened as that of the game on the play screen.
    pub fn is_current_game(self) -> bool {
        self.open_record.with_untracked(|open| open.is_current_game)
    }

    /// Opens another record in the place of this one, to be studied like it.
    pub fn open(self, review: Review, report: OpenReport) {
        self.replace(review, report, false);
    }

    /// The same with the record of the game on the play screen.
    pub fn open_current_game(self, review: Review, report: OpenReport) {
        self.replace(review, report, true);
    }

    fn replace(self, mut review: Review, report: OpenReport, is_current_game: bool) {
        dom::restore_focus_to(&FOCUS_FALLBACKS);
        self.saver.release(&review);
        self.editing.set(None);
        self.guess_report.set(GuessReport::default());
        self.open_report.set(report);
        self.open_record.update(|open| {
            review.set_study(open.review.study());
            *open = OpenRecord {
                review,
                count: open.count + 1,
                is_current_game,
            };
        });
    }

    pub fn navigate(self, way: NavTarget) {
        let went = self.apply(|review| review.navigate(way));
        if !went {
            let text = self.text();
            let why = match way {
                NavTarget::UpVariation | NavTarget::DownVariation => text.no_variation,
                _ => text.no_further,
            };
            self.announce(why.to_owned());
        }
    }

    /// Walks as wheels and fingers do; what is to be guessed they do not give away.
    pub fn step(self, forward: bool) {
        let gives_away = forward && self.with_review_untracked(Review::is_asking);
        if !gives_away {
            self.navigate(if forward {
                NavTarget::Forward
            } else {
                NavTarget::Back
            });
        }
    }

    /// Makes a move, as on the board.
    pub fn play_move(self, mv: Move) {
        self.apply(|review| review.play_move(mv));
    }

    pub fn go_to(self, to: NodeId) {
        self.apply(|review| review.go(to));
    }

    /// Leaves a variation for the main line.
    pub fn return_to_main_line(self) {
        self.apply(Review::return_to_main_line);
    }

    pub fn handle_intent(self, intent: BoardIntent) {
        self.apply(|review| review.handle(intent));
    }

    /// Sets up a position, from the one on the board.
    pub fn edit_position(self) {
        let setup = self.with_review_untracked(|review| review.setup().clone());
        self.editing.set(Some(setup));
    }

    /// The position under construction as it was left, to go on with; none where it was
    /// given up or is in use.
    pub fn store_edited(self, setup: Setup) {
        self.editing.try_maybe_update(|editing| match editing {
            Some(editing) => {
                *editing = setup;
                (true, ())
            }
            None => (false, ()),
        });
    }

    /// A record begins with the position that was set up, if there is one; a record
    /// without moves keeps what is said of it.
    pub fn finish_editing(self, setup: Option<Setup>) {
        let Some(setup) = setup else {
            dom::restore_focus_to(&FOCUS_FALLBACKS);
            self.editing.set(None);
            return;
        };
        let mut record = Record::new(setup);
        self.with_review_untracked(|review| {
            if review.record().is_empty() {
                record.headers = review.record().headers.clone();
            }
        });
        let is_work = record.start() != &Setup::startpos();
        let report = Message::of(|text| text.record().begun);
        self.open(Review::new(record), report.into());
        if is_work {
            self.saver.save(self.with_review_untracked(Review::shared));
        }
    }

    /// The same, and its mate is looked for, for the reader to find it.
    pub fn solve_edited(self, setup: Setup) {
        self.finish_editing(Some(setup));
        self.solve();
    }

    /// Looks for the mate in the position on the board, for the reader to find it.
    pub fn solve(self) {
        self.open_analysis_for(WantedAnalysis::Puzzle);
    }

    /// Shows what was played here in the saved games, or no longer.
    pub fn toggle_explorer(self) {
        dom::restore_focus_to(&FOCUS_FALLBACKS);
        let opens = !self.explorer_open.get_untracked();
        self.explorer_open.set(opens);
        if opens {
            self.sheet.set(Some(SheetPart::Explorer));
        } else if self.sheet.get_untracked() == Some(SheetPart::Explorer) {
            self.sheet.set(None);
        }
    }

    /// Opens the analysis, which then does what is wanted.
    pub fn open_analysis_for(self, wanted: WantedAnalysis) {
        self.sheet.set(Some(SheetPart::Analysis));
        self.takeover.wanted.set(Some(wanted));
        self.takeover.open.set(true);
    }

    pub fn delete(self) {
        let (before, is_end) =
            self.with_review_untracked(|review| (review.record().len(), ends_at(review).is_some()));
        self.edit(|review| review.delete(review.at()));
        let after = self.with_review_untracked(|review| review.record().len());
        self.announce(match is_end {
            true => self
                .i18n
                .text_untracked()
                .record_result()
                .removed
                .to_owned(),
            false => (self.text().deleted)(before.saturating_sub(after)),
        });
    }

    /// Turns the board.
    pub fn flip(self) {
        self.settings
            .update(|settings| settings.flipped = !settings.flipped);
    }

    pub fn promote(self) {
        self.edit(|review| {
            if let Some(head) = head_of_variation(review) {
                review.promote(head);
            }
        });
        self.announce(self.text().promoted.to_owned());
    }

    pub fn undo(self) {
        if self.with_review_untracked(Review::can_undo) {
            self.edit(|review| {
                review.undo();
            });
            self.announce(self.text().undone.to_owned());
        }
    }

    pub fn redo(self) {
        if self.with_review_untracked(Review::can_redo) {
            self.edit(|review| {
                review.redo();
            });
            self.announce(self.text().redone.to_owned());
        }
    }

    pub fn edit(self, edit: impl FnOnce(&mut Review)) {
        dom::restore_focus_to(&FOCUS_FALLBACKS);
        self.guess_report.set(GuessReport::default());
        self.update_review(edit);
    }

    /// Whether anything happened.
    fn apply(self, act: impl FnOnce(&mut Review) -> Vec<ReviewEvent>) -> bool {
        dom::restore_focus_to(&FOCUS_FALLBACKS);
        let guess = self.with_review_untracked(GuessContext::new);
        let events = self.update_review(act).unwrap_or_default();
        for event in &events {
            self.on_event(event);
        }
        if let Some(guess) = guess.filter(|_| !events.is_empty()) {
            self.report_guess(guess, &events);
        }
        !events.is_empty()
    }

    fn report_guess(self, guess: GuessContext, events: &[ReviewEvent]) {
        let score = self.with_review_untracked(Review::score);
        let report = guess.report(events, score, self.i18n.text_untracked());
        if !report.spoken.is_empty() {
            self.announce(report.spoken.clone());
        }
        self.guess_report.set(report);
    }

    fn on_event(self, event: &ReviewEvent) {
        match event {
            ReviewEvent::Moved { captured, .. } => self.audio.play_piece_sound(captured.is_some()),
            ReviewEvent::Went => self.announce_cursor(),
            ReviewEvent::Branched => self.announce(self.text().branched.to_owned()),
            _ => {}
        }
    }

    /// Says where the cursor has come to.
    fn announce_cursor(self) {
        let text = self.i18n.text_untracked();
        self.announce(self.with_review_untracked(|review| describe_cursor(review, text)));
    }

    /// Has a screen reader say something, though it was said just before.
    pub fn announce(self, text: String) {
        announce(self.announcement, &text);
    }

    /// Shows and says something.
    pub fn notify(self, message: Message) {
        self.open_report.set(message.into());
    }

    /// Shows and says for some seconds that something was done.
    pub fn confirm(self, message: Message) {
        self.open_report.set(OpenReport::done(message));
    }

    /// Takes away what was reported.
    pub fn dismiss_report(self) {
        dom::restore_focus_to(&FOCUS_FALLBACKS);
        self.open_report.set(OpenReport::default());
    }

    fn text(self) -> &'static RecordText {
        self.i18n.text_untracked().record()
    }

    /// What a key does, wherever it is pressed; false if it is not one of ours.
    /// Where the focus is seen on the board, arrows are the board's, but for those
    /// with Shift.
    pub fn handle_key(self, key: &KeyPress) -> bool {
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
            "ArrowLeft" => NavTarget::Back,
            "ArrowRight" => NavTarget::Forward,
            "ArrowUp" => NavTarget::UpVariation,
            "ArrowDown" => NavTarget::DownVariation,
            "Home" => NavTarget::First,
            "End" => NavTarget::Last,
            "PageUp" => NavTarget::PreviousBranch,
            "PageDown" => NavTarget::NextBranch,
            _ => return false,
        };
        self.navigate(way);
        true
    }
}

/// The first move of the variation that the cursor stands in.
pub fn head_of_variation(review: &Review) -> Option<NodeId> {
    review.variation_heads().last()
}

/// The end that the cursor stands at.
fn ends_at(review: &Review) -> Option<&EndMarker> {
    match review.record().node(review.at()).kind() {
        NodeKind::End(word) => Some(word),
        NodeKind::Start | NodeKind::Move(_) => None,
    }
}

/// The number and the words of the move at the cursor, or how the line ends there.
fn describe_cursor(review: &Review, text: Text) -> String {
    let screen = text.record();
    if let Some(word) = ends_at(review) {
        return (screen.end)(word).to_owned();
    }
    let Some(facts) = review.board_view().last_move else {
        return screen.start.to_owned();
    };
    let number = review.plies();
    let words = (text.board().moved)(facts.by, (text.shogi_terms().spoken_move)(facts));
    (screen.at)(number, &words)
}
