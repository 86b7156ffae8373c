use std::rc::Rc;

use leptos::prelude::*;
use shogi::Move;

use super::{
    event_details,
    interaction::{INTERACTION, Interaction},
    language,
    marks_and_errors::MARKS_AND_ERRORS,
    record_loader::RECORD_LOADER,
    theme,
};
use crate::{board::BoardStyle, lazy, state::I18n};
use komadai_model::{
    Coordinates, KingStyle, Scene,
    embedded::{Frame, Mode, Order, Shade, Source, Stage, Start, Wishes, Wrong, from_moves},
    i18n::{EmbedText, Language},
};

/// Tells the page around a board of an event, by its name and its details, which
/// are form-encoded.
pub type EventSink = Rc<dyn Fn(&str, &str)>;

/// One board and what is shown on it.
#[derive(Clone, Copy)]
#[expect(missing_debug_implementations, reason = "signals say nothing")]
pub struct EmbedController {
    pub stage: RwSignal<Stage>,
    /// What the author wished, once that could be read.
    pub wishes: RwSignal<Option<Wishes>>,
    /// Whether the reader has turned the board.
    pub turned: RwSignal<bool>,
    /// Changes when the board may have another size.
    pub resized: RwSignal<bool>,
    pub scene: Memo<Scene>,
    pub i18n: I18n,
    tell: StoredValue<EventSink, LocalStorage>,
    folder: StoredValue<Rc<str>, LocalStorage>,
    /// The number of the latest wishes: what is loaded for earlier ones is let go.
    asked: StoredValue<u32>,
}

impl EmbedController {
    pub fn new(tell: EventSink, folder: Rc<str>) -> Option<Self> {
        let frames = from_moves("", "").ok()?;
        let stage = Stage::new(frames, Mode::View, Start::First).ok()?;
        let stage = RwSignal::new(stage);
        let wishes: RwSignal<Option<Wishes>> = RwSignal::new(None);
        let language = Signal::derive(move || {
            wishes.with(|wishes| {
                let wishes = wishes.as_ref();
                wishes.map_or(Language::English, |wishes| wishes.language)
            })
        });
        Some(Self {
            stage,
            wishes,
            turned: RwSignal::new(false),
            resized: RwSignal::new(false),
            scene: Memo::new(move |_| stage.with(Stage::scene)),
            i18n: I18n(language),
            tell: StoredValue::new_local(tell),
            folder: StoredValue::new_local(folder),
            asked: StoredValue::new(0),
        })
    }

    pub fn text(self) -> &'static EmbedText {
        EmbedText::of(self.i18n.language())
    }

    pub fn tell(self, event: &str, details: &str) {
        let tell = self.tell.get_value();
        tell(event, details);
    }

    /// Where the files of the build are.
    pub fn folder(self) -> Rc<str> {
        self.folder.get_value()
    }

    pub fn option<T>(self, read: impl Fn(&Wishes) -> T, unread: T) -> T {
        self.wishes
            .with(|wishes| wishes.as_ref().map_or(unread, read))
    }

    pub fn style(self) -> BoardStyle {
        let turned = self.turned.get();
        BoardStyle {
            flipped: self.option(|wishes| wishes.flipped, false) != turned,
            coordinates: self.option(|wishes| wishes.coordinates, Coordinates::Kanji),
            kings: KingStyle::Senior,
        }
    }

    pub fn shade(self) -> Shade {
        self.option(|wishes| wishes.shade, Shade::Auto)
    }

    /// Takes up what the author wishes, form-encoded. The page is told `ready`, now
    /// or when what it takes has come, or `fault`.
    pub fn update(self, attributes: &str) {
        self.asked.update_value(|asked| *asked += 1);
        let wishes = match Wishes::read(attributes) {
            Ok(wishes) => wishes,
            Err(wrong) => return self.fault(Wishes::language_of(attributes), wrong),
        };
        let (asked, language, look) = (self.asked.get_value(), wishes.language, wishes.look);
        let take = move || {
            if self.asked.try_get_value() == Some(asked) {
                self.take(wishes);
            }
        };
        let dressed = move || theme::fetch(look, Box::new(take));
        language::fetch(language, Box::new(dressed));
    }

    /// Takes up wishes whose language is there.
    fn take(self, wishes: Wishes) {
        let same = self.wishes.with_untracked(|before| {
            let before = before.as_ref();
            before.is_some_and(|before| !wishes.begins_anew(before))
        });
        if same {
            return self.dress(wishes);
        }
        match &wishes.source {
            Source::Moves { sfen, moves } => {
                let frames = from_moves(sfen, moves);
                self.begin(wishes, frames);
            }
            Source::Record { .. } => self.read(wishes),
        }
    }

    /// Reads the record that is wished for, when the code for that has come.
    fn read(self, wishes: Wishes) {
        let asked = self.asked.get_value();
        lazy::load(
            RECORD_LOADER.load_fn(),
            Box::new(move || {
                if self.asked.try_get_value() != Some(asked) {
                    return;
                }
                let Source::Record { text, format } = &wishes.source else {
                    return;
                };
                let frames = match RECORD_LOADER.get() {
                    Some(reading) => (reading.frames)(text, format),
                    None => Err(Wrong::NotLoaded),
                };
                self.begin(wishes, frames);
            }),
        );
    }

    /// Begins a line; where the reader moves, when the code for that has come.
    fn begin(self, wishes: Wishes, frames: Result<Vec<Frame>, Wrong>) {
        if let Mode::View | Mode::Replay = wishes.mode {
            return self.set_up(wishes, frames, None);
        }
        let asked = self.asked.get_value();
        let begin = move || {
            if self.asked.try_get_value() != Some(asked) {
                return;
            }
            match INTERACTION.get() {
                Some(interaction) => self.set_up(wishes, frames, Some(interaction)),
                None => self.fault(wishes.language, Wrong::NotLoaded),
            }
        };
        lazy::load(INTERACTION.load_fn(), Box::new(begin));
    }

    fn set_up(
        self,
        wishes: Wishes,
        frames: Result<Vec<Frame>, Wrong>,
        interaction: Option<Interaction>,
    ) {
        let stage = frames.and_then(|frames| {
            let mut stage = Stage::new(frames, wishes.mode, wishes.start)?;
            stage.set_open(wishes.open);
            if let Some(interaction) = interaction {
                (interaction.prepare)(&mut stage, &wishes)?;
            }
            Ok(stage)
        });
        match stage {
            Ok(stage) => {
                self.stage.set(stage);
                self.wishes.set(Some(wishes));
                self.tell("ready", &self.state());
            }
            Err(wrong) => self.fault(wishes.language, wrong),
        }
    }

    /// Other wishes for the same line.
    fn dress(self, wishes: Wishes) {
        let before = self.wishes.get_untracked();
        let moved = before.is_none_or(|before| before.start != wishes.start);
        let (start, open, language) = (wishes.start, wishes.open, wishes.language);
        let mut wrong = None;
        self.stage.update(|stage| {
            stage.set_open(open);
            if moved {
                wrong = stage.start_at(start).err();
            }
        });
        match wrong {
            Some(wrong) => self.fault(language, wrong),
            None => {
                self.wishes.set(Some(wishes));
                self.tell("ready", &self.state());
            }
        }
    }

    /// Says what is wrong, when the words for it have come; what was shown before is
    /// no more.
    pub fn fault(self, language: Language, wrong: Wrong) {
        self.wishes.set(None);
        let say = move || {
            let why = match MARKS_AND_ERRORS.get() {
                Some(extras) => (extras.fault)(language, &wrong),
                None => EmbedText::of(language).not_shown.to_owned(),
            };
            if self.wishes.try_with_untracked(Option::is_none) == Some(true) {
                self.tell("fault", &event_details::encoded(&[("message", &why)]));
            }
        };
        let words = move || lazy::load(MARKS_AND_ERRORS.load_fn(), Box::new(say));
        language::fetch(language, Box::new(words));
    }

    pub fn execute(self, order: Order) -> bool {
        let before = self.stage.with_untracked(Stage::at);
        self.stage.update(|stage| stage.obey(order));
        let done = self.stage.with_untracked(Stage::at) != before;
        if done {
            self.tell("ply", &self.state());
        }
        done
    }

    /// A move as if it were made on the board; says whether it was.
    pub fn play(self, mv: Move) -> bool {
        INTERACTION
            .get()
            .is_some_and(|interaction| (interaction.play)(self, mv))
    }

    /// What the page is told of the position: where in the line it is, and how it
    /// came about.
    pub fn state(self) -> String {
        untrack(|| {
            self.stage
                .with(|stage| event_details::of(stage, self.text()))
        })
    }
}
