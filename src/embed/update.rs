//! How the attributes of an element come into effect: its language, theme, record and
//! interaction may have to be loaded first.
use shogi::Move;

use super::{
    EmbedController,
    interaction::{INTERACTION, Interaction},
    language,
    lesson::LESSON,
    marks_and_errors::report_error,
    problem::PROBLEM,
    record_loader::RECORD_LOADER,
    theme,
};
use crate::lazy;
use komadai_model::embedded::{
    EmbedError, EmbedLesson, EmbedOptions, EmbedState, Frame, Mode, Source, from_moves,
};
use leptos::prelude::*;

impl EmbedController {
    /// Applies the attributes of the element, form-encoded. The event `ready` follows, now
    /// or when everything is loaded, or else `fault`.
    pub fn update(self, attributes: &str) {
        self.update_id.update_value(|id| *id += 1);
        let wishes = match EmbedOptions::read(attributes) {
            Ok(wishes) => wishes,
            Err(wrong) => return report_error(self, EmbedOptions::language_of(attributes), wrong),
        };
        let (id, language, look) = (self.update_id.get_value(), wishes.language, wishes.look);
        let apply = move || {
            if self.update_id.try_get_value() == Some(id) {
                self.apply(wishes);
            }
        };
        let load_theme = move || theme::fetch(look, Box::new(apply));
        language::fetch(language, Box::new(load_theme));
    }

    /// Applies options whose language and theme are loaded.
    fn apply(self, wishes: EmbedOptions) {
        let same = self.wishes.with_untracked(|before| {
            let before = before.as_ref();
            before.is_some_and(|before| !wishes.needs_restart(before))
        });
        if same {
            return self.apply_again(wishes);
        }
        if let Some(lesson) = wishes.lesson.clone() {
            return self.open_lesson(wishes, lesson);
        }
        if !wishes.problem.is_empty() {
            return self.open_problem(wishes);
        }
        self.start(wishes);
    }

    /// Shows what the options ask for.
    fn start(self, wishes: EmbedOptions) {
        match &wishes.source {
            Source::Moves { sfen, moves } => {
                let frames = from_moves(sfen, moves);
                self.start_line(wishes, frames);
            }
            Source::Record { .. } => self.read_record(wishes),
        }
    }

    /// Shows a lesson once the code for that is loaded.
    fn open_lesson(self, wishes: EmbedOptions, wanted: EmbedLesson) {
        let id = self.update_id.get_value();
        let open = move || {
            if self.update_id.try_get_value() != Some(id) {
                return;
            }
            match LESSON.get() {
                Some(module) => (module.open)(self, wishes, wanted),
                None => report_error(self, wishes.language, EmbedError::NotLoaded),
            }
        };
        lazy::load(LESSON.load_fn(), Box::new(open));
    }

    /// Shows a problem once the collection is loaded.
    fn open_problem(self, wishes: EmbedOptions) {
        let id = self.update_id.get_value();
        let is_current = move || self.update_id.try_get_value() == Some(id);
        let language = wishes.language;
        let start = move |found: Result<EmbedOptions, EmbedError>| {
            if !is_current() {
                return;
            }
            match found {
                Ok(wishes) => self.start(wishes),
                Err(error) => report_error(self, language, error),
            }
        };
        let find = move || match PROBLEM.get() {
            Some(module) => (module.find)(self.folder(), wishes, Box::new(start)),
            None => start(Err(EmbedError::NotLoaded)),
        };
        lazy::load(PROBLEM.load_fn(), Box::new(find));
    }

    /// Reads the record once the code for that is loaded.
    fn read_record(self, wishes: EmbedOptions) {
        let id = self.update_id.get_value();
        lazy::load(
            RECORD_LOADER.load_fn(),
            Box::new(move || {
                if self.update_id.try_get_value() != Some(id) {
                    return;
                }
                let Source::Record { text, format } = &wishes.source else {
                    return;
                };
                let frames = match RECORD_LOADER.get() {
                    Some(loader) => (loader.frames)(text, format),
                    None => Err(EmbedError::NotLoaded),
                };
                self.start_line(wishes, frames);
            }),
        );
    }

    /// Shows a line; where the reader moves, once the code for that is loaded.
    fn start_line(self, wishes: EmbedOptions, frames: Result<Vec<Frame>, EmbedError>) {
        if let Mode::View | Mode::Replay = wishes.mode {
            return self.set_line(wishes, frames, None);
        }
        let id = self.update_id.get_value();
        let set_line = move || {
            if self.update_id.try_get_value() != Some(id) {
                return;
            }
            match INTERACTION.get() {
                Some(interaction) => self.set_line(wishes, frames, Some(interaction)),
                None => report_error(self, wishes.language, EmbedError::NotLoaded),
            }
        };
        lazy::load(INTERACTION.load_fn(), Box::new(set_line));
    }

    fn set_line(
        self,
        wishes: EmbedOptions,
        frames: Result<Vec<Frame>, EmbedError>,
        interaction: Option<Interaction>,
    ) {
        let stage = frames.and_then(|frames| {
            let mut stage = EmbedState::new(frames, wishes.mode, wishes.start)?;
            stage.set_interactive(wishes.open);
            if let Some(interaction) = interaction {
                (interaction.prepare)(&mut stage, &wishes)?;
            }
            Ok(stage)
        });
        match stage {
            Ok(stage) => {
                self.lesson.set(None);
                self.stage.set(stage);
                self.wishes.set(Some(wishes));
                self.emit("ready", &self.state());
            }
            Err(wrong) => report_error(self, wishes.language, wrong),
        }
    }

    /// Applies options that leave the line, or the lesson, as it is.
    fn apply_again(self, wishes: EmbedOptions) {
        if wishes.lesson.is_some() {
            return self.wishes.set(Some(wishes));
        }
        let before = self.wishes.get_untracked();
        let wishes = match &before {
            Some(before) if !wishes.problem.is_empty() => wishes.with_task_of(before),
            _ => wishes,
        };
        let moved = before.is_none_or(|before| before.start != wishes.start);
        let (start, open, language) = (wishes.start, wishes.open, wishes.language);
        let mut wrong = None;
        self.stage.update(|stage| {
            stage.set_interactive(open);
            if moved {
                wrong = stage.start_at(start).err();
            }
        });
        match wrong {
            Some(wrong) => report_error(self, language, wrong),
            None => {
                self.wishes.set(Some(wishes));
                self.emit("ready", &self.state());
            }
        }
    }

    /// Plays a move as if on the board; says whether that was possible.
    pub fn play(self, mv: Move) -> bool {
        INTERACTION
            .get()
            .is_some_and(|interaction| (interaction.play)(self, mv))
    }
}
