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
use komadai_model::embedded::{
    EmbedError, EmbedLesson, EmbedOptions, EmbedState, Frame, Mode, Source, from_moves,
};
use komadai_ui::lazy;
use leptos::prelude::*;

impl EmbedController {
    /// Applies the attributes of the element, form-encoded. The event `ready` follows, now
    /// or when everything is loaded, or else `fault`.
    pub fn update(self, attributes: &str) {
        self.update_id.update_value(|id| *id += 1);
        self.unknown.set_value(EmbedOptions::unknown_in(attributes));
        let options = match EmbedOptions::read(attributes) {
            Ok(options) => options,
            Err(wrong) => return report_error(self, EmbedOptions::language_of(attributes), wrong),
        };
        let (id, language, look) = (self.update_id.get_value(), options.language, options.look);
        let apply = move || {
            if self.update_id.try_get_value() == Some(id) {
                self.apply(options);
            }
        };
        let load_theme = move || theme::fetch(look, Box::new(apply));
        language::fetch(language, Box::new(load_theme));
    }

    /// Applies options whose language and theme are loaded.
    fn apply(self, options: EmbedOptions) {
        let same = self.options.with_untracked(|before| {
            let before = before.as_ref();
            before.is_some_and(|before| !options.needs_restart(before))
        });
        if same {
            return self.apply_again(options);
        }
        if let Some(lesson) = options.lesson.clone() {
            return self.open_lesson(options, lesson);
        }
        if !options.problem.is_empty() {
            return self.open_problem(options);
        }
        self.start(options);
    }

    /// Shows what the options ask for.
    fn start(self, options: EmbedOptions) {
        match &options.source {
            Source::Moves { sfen, moves } => {
                let frames = from_moves(sfen, moves);
                self.start_line(options, frames);
            }
            Source::Record { .. } => self.read_record(options),
        }
    }

    /// Shows a lesson once the code for that is loaded.
    fn open_lesson(self, options: EmbedOptions, wanted: EmbedLesson) {
        let id = self.update_id.get_value();
        let open = move || {
            if self.update_id.try_get_value() != Some(id) {
                return;
            }
            match LESSON.get() {
                Some(module) => (module.open)(self, options, wanted),
                None => report_error(self, options.language, EmbedError::NotLoaded),
            }
        };
        lazy::load(LESSON.load_fn(), Box::new(open));
    }

    /// Shows a problem once the collection is loaded.
    fn open_problem(self, options: EmbedOptions) {
        let id = self.update_id.get_value();
        let is_current = move || self.update_id.try_get_value() == Some(id);
        let language = options.language;
        let start = move |found: Result<EmbedOptions, EmbedError>| {
            if !is_current() {
                return;
            }
            match found {
                Ok(options) => self.start(options),
                Err(error) => report_error(self, language, error),
            }
        };
        let find = move || match PROBLEM.get() {
            Some(module) => (module.find)(self.folder(), options, Box::new(start)),
            None => start(Err(EmbedError::NotLoaded)),
        };
        lazy::load(PROBLEM.load_fn(), Box::new(find));
    }

    /// Reads the record once the code for that is loaded.
    fn read_record(self, options: EmbedOptions) {
        let id = self.update_id.get_value();
        lazy::load(
            RECORD_LOADER.load_fn(),
            Box::new(move || {
                if self.update_id.try_get_value() != Some(id) {
                    return;
                }
                let Source::Record {
                    text,
                    format,
                    variation,
                } = &options.source
                else {
                    return;
                };
                let frames = match RECORD_LOADER.get() {
                    Some(loader) => (loader.frames)(text, format, variation),
                    None => Err(EmbedError::NotLoaded),
                };
                self.start_line(options, frames);
            }),
        );
    }

    /// Shows a line; where the reader moves, once the code for that is loaded.
    fn start_line(self, options: EmbedOptions, frames: Result<Vec<Frame>, EmbedError>) {
        if let Mode::View | Mode::Replay = options.mode {
            return self.set_line(options, frames, None);
        }
        let id = self.update_id.get_value();
        let set_line = move || {
            if self.update_id.try_get_value() != Some(id) {
                return;
            }
            match INTERACTION.get() {
                Some(interaction) => self.set_line(options, frames, Some(interaction)),
                None => report_error(self, options.language, EmbedError::NotLoaded),
            }
        };
        lazy::load(INTERACTION.load_fn(), Box::new(set_line));
    }

    fn set_line(
        self,
        options: EmbedOptions,
        frames: Result<Vec<Frame>, EmbedError>,
        interaction: Option<Interaction>,
    ) {
        let stage = frames.and_then(|frames| {
            let mut stage = EmbedState::new(frames, options.mode, options.start)?;
            stage.set_interactive(options.open);
            if let Some(interaction) = interaction {
                (interaction.prepare)(&mut stage, &options)?;
            }
            Ok(stage)
        });
        match stage {
            Ok(stage) => {
                self.lesson.set(None);
                self.stage.set(stage);
                self.options.set(Some(options));
                self.emit("ready", &self.state());
            }
            Err(wrong) => report_error(self, options.language, wrong),
        }
    }

    /// Applies options that leave the line, or the lesson, as it is.
    fn apply_again(self, options: EmbedOptions) {
        if options.lesson.is_some() {
            self.options.set(Some(options));
            if let (Some(module), Some(lesson)) = (LESSON.get(), self.lesson.get_untracked()) {
                self.emit("ready", &(module.place)(lesson));
            }
            return;
        }
        let before = self.options.get_untracked();
        let options = match &before {
            Some(before) if !options.problem.is_empty() => options.with_task_of(before),
            _ => options,
        };
        let moved = before.is_none_or(|before| before.start != options.start);
        let (start, open, language) = (options.start, options.open, options.language);
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
                self.options.set(Some(options));
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
