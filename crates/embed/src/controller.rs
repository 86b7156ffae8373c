use std::rc::Rc;

use leptos::{prelude::*, reactive::owner::WeakOwner};

use super::event_details;
use komadai_board::{BoardStyle, Marks};
use komadai_lesson_view::LessonController;
use komadai_model::{
    BoardView, Coordinates, KingStyle, Language,
    embedded::{ColorScheme, EmbedCommand, EmbedOptions, EmbedState, Mode, Start, from_moves},
};
use komadai_texts::EmbedText;
use komadai_ui::I18n;

/// Receives the events for the page around a board: a name, and form-encoded details.
pub type EventSink = Rc<dyn Fn(&str, &str)>;

/// The state of one board, and what the page around it asks for. [`update`](Self::update)
/// and what it loads are in `update.rs`.
#[derive(Clone, Copy)]
pub struct EmbedController {
    pub stage: RwSignal<EmbedState>,
    /// The lesson in the place of the board, if there is one.
    pub lesson: RwSignal<Option<LessonController>>,
    /// The options that the author has given, if they are valid.
    pub options: RwSignal<Option<EmbedOptions>>,
    /// Whether the reader has turned the board.
    pub turned: RwSignal<bool>,
    /// Changes when the board may have another size.
    pub resized: RwSignal<bool>,
    pub view: Memo<BoardView>,
    pub i18n: I18n,
    /// The attributes of the element that no board has.
    pub(super) unknown: StoredValue<Vec<String>>,
    events: StoredValue<EventSink, LocalStorage>,
    folder: StoredValue<Rc<str>, LocalStorage>,
    /// The number of the latest update: what is loaded for an earlier one is dropped.
    pub(super) update_id: StoredValue<u32>,
    /// What signals of the board belong to, also those that are made later.
    pub(super) owner: StoredValue<WeakOwner>,
}

impl EmbedController {
    pub fn new(events: EventSink, folder: Rc<str>) -> Option<Self> {
        let frames = from_moves("", "").ok()?;
        let stage = EmbedState::new(frames, Mode::View, Start::First).ok()?;
        let stage = RwSignal::new(stage);
        let options: RwSignal<Option<EmbedOptions>> = RwSignal::new(None);
        let language = Signal::derive(move || {
            options.with(|options| {
                let options = options.as_ref();
                options.map_or(Language::English, |options| options.language)
            })
        });
        Some(Self {
            stage,
            lesson: RwSignal::new(None),
            options,
            turned: RwSignal::new(false),
            resized: RwSignal::new(false),
            view: Memo::new(move |_| stage.with(EmbedState::board_view)),
            i18n: I18n(language),
            unknown: StoredValue::new(Vec::new()),
            events: StoredValue::new_local(events),
            folder: StoredValue::new_local(folder),
            update_id: StoredValue::new(0),
            owner: StoredValue::new(Owner::current()?.downgrade()),
        })
    }

    /// What the element shows, for styles.
    pub fn mode_name(self) -> &'static str {
        match self.lesson.get() {
            Some(_) => "lesson",
            None => self.stage.with(|stage| stage.mode().name()),
        }
    }

    pub fn text(self) -> &'static EmbedText {
        self.i18n.text().embed()
    }

    pub fn emit(self, event: &str, details: &str) {
        let events = self.events.get_value();
        events(event, details);
    }

    /// Where the files of the build are.
    pub fn folder(self) -> Rc<str> {
        self.folder.get_value()
    }

    /// One of the author's options, or `default` while there are none.
    pub fn option<T>(self, read: impl Fn(&EmbedOptions) -> T, default: T) -> T {
        self.options
            .with(|options| options.as_ref().map_or(default, read))
    }

    pub fn style(self) -> BoardStyle {
        let turned = self.turned.get();
        BoardStyle {
            flipped: self.option(|options| options.flipped, false) != turned,
            coordinates: self.option(|options| options.coordinates, Coordinates::Kanji),
            kings: KingStyle::Senior,
            marks: Marks::ALL,
        }
    }

    pub fn shade(self) -> ColorScheme {
        self.option(|options| options.color_scheme, ColorScheme::Auto)
    }

    /// Goes to another position of the line; says whether that changed anything.
    pub fn execute(self, order: EmbedCommand) -> bool {
        let before = self.stage.with_untracked(EmbedState::at);
        self.stage.update(|stage| stage.execute(order));
        let done = self.stage.with_untracked(EmbedState::at) != before;
        if done {
            self.emit("ply", &self.state());
        }
        done
    }

    /// The position for the page, form-encoded: where in the line it is, and the move that
    /// led to it.
    pub fn state(self) -> String {
        untrack(|| {
            self.stage
                .with(|stage| event_details::of(stage, self.text()))
        })
    }
}
