use komadai_records::Mark;

use komadai_problems::Problem;

use super::{AllowedValues, EmbedError, frame::words};
use crate::{
    BoardKind, BoardTheme, Coordinates, Language, PieceSet, form_urlencoded, problems::OwnProblem,
};

/// What a reader can do with the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// Only look at it.
    #[default]
    View,
    /// Step through the moves.
    Replay,
    /// Move for both sides.
    Play,
    /// Solve a task.
    Task,
}

impl Mode {
    pub const fn name(self) -> &'static str {
        match self {
            Self::View => "view",
            Self::Replay => "replay",
            Self::Play => "play",
            Self::Task => "task",
        }
    }

    /// Whether the reader can step through the moves.
    pub const fn is_stepped(self) -> bool {
        matches!(self, Self::Replay | Self::Play)
    }
}

/// Light or dark colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ColorScheme {
    /// Light or dark as the page around it is.
    #[default]
    Auto,
    Light,
    Dark,
}

impl ColorScheme {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// What is on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A position and moves from there.
    Moves { sfen: String, moves: String },
    /// A record, its format where the author names it, and the line of it that is shown.
    Record {
        text: String,
        format: String,
        /// As [`Branches`](crate::Branches) are written.
        variation: String,
    },
}

/// At which ply the board starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    First,
    Last,
    Ply(usize),
}

/// A lesson of the course.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmbedLesson {
    /// Small letters, digits and hyphens.
    pub id: String,
    /// The id of the step to begin with; the first one if it is empty.
    pub step: String,
}

/// Everything an author can set for a board.
#[derive(Clone, Debug, PartialEq)]
pub struct EmbedOptions {
    /// A lesson in the place of what the other attributes ask for.
    pub lesson: Option<EmbedLesson>,
    /// The name of a problem of the collection, which becomes the task; empty for none.
    pub problem: String,
    pub source: Source,
    pub mode: Mode,
    pub start: Start,
    pub flipped: bool,
    pub coordinates: Coordinates,
    pub color_scheme: ColorScheme,
    pub look: BoardTheme,
    pub language: Language,
    /// Whether the board takes input.
    pub open: bool,
    pub marks: Vec<Mark>,
    /// The goal of mode `task`; [`Task::read`](super::Task::read) reads it and `answer`.
    pub goal: String,
    pub answer: String,
    pub hint: String,
    pub right: String,
    pub wrong: String,
}

impl EmbedOptions {
    /// Reads attributes, form-encoded. What is not known is left alone: a page may
    /// have attributes of its own. `languages` are the reader's, in their order.
    ///
    /// # Errors
    /// What is wrong with the first attribute that is.
    pub fn read(text: &str) -> Result<Self, EmbedError> {
        let pairs: Vec<(String, String)> = form_urlencoded::decode(text).flatten().collect();
        let get = |name: &str| {
            let pair = pairs.iter().find(|(key, _)| key == name);
            pair.map_or("", |(_, value)| value.trim())
        };
        let raw = |name: &str| {
            let pair = pairs.iter().find(|(key, _)| key == name);
            pair.map_or("", |(_, value)| value.as_str())
        };
        let source = match raw("record") {
            "" => Source::Moves {
                sfen: get("sfen").to_owned(),
                moves: get("moves").to_owned(),
            },
            text => Source::Record {
                text: text.to_owned(),
                format: get("format").to_owned(),
                variation: get("variation").to_owned(),
            },
        };
        let mode = match one_of("mode", get("mode"), AllowedValues::MODE)? {
            None | Some(0) => Mode::View,
            Some(1) => Mode::Replay,
            Some(2) => Mode::Play,
            Some(_) => Mode::Task,
        };
        let coordinates = one_of(
            "coordinates",
            get("coordinates"),
            AllowedValues::COORDINATES,
        )?;
        let shade = match one_of("theme", get("theme"), AllowedValues::THEME)? {
            None | Some(0) => ColorScheme::Auto,
            Some(1) => ColorScheme::Light,
            Some(_) => ColorScheme::Dark,
        };
        let start = match (get("ply"), mode) {
            ("" | "last", Mode::View) | ("last", _) => Start::Last,
            ("" | "first", _) => Start::First,
            (number, _) => Start::Ply(number.parse().map_err(|_| EmbedError::NoPly {
                found: number.to_owned(),
                last: 0,
            })?),
        };
        check_size(get("size"))?;
        Ok(Self {
            lesson: lesson(get("lesson"), get("step"))?,
            problem: get("problem").to_owned(),
            source,
            mode,
            start,
            flipped: one_of(
                "orientation",
                get("orientation"),
                AllowedValues::ORIENTATION,
            )? == Some(1),
            coordinates: coordinates
                .and_then(|index| Coordinates::from_name(AllowedValues::COORDINATES[index]))
                .unwrap_or(Coordinates::Kanji),
            color_scheme: shade,
            look: look(get("pieces"), get("board"))?,
            language: language(get("languages")),
            open: one_of(
                "interaction",
                get("interaction"),
                AllowedValues::INTERACTION,
            )? != Some(1),
            marks: words(get("marks"))
                .chain(words(get("arrows")))
                .map(mark)
                .collect::<Result<_, _>>()?,
            goal: get("goal").to_owned(),
            answer: get("answer").to_owned(),
            hint: get("hint").to_owned(),
            right: get("right").to_owned(),
            wrong: get("wrong").to_owned(),
        })
    }

    /// The same board with a problem of the collection as its task.
    #[must_use]
    pub fn with_problem(self, problem: &Problem) -> Self {
        let own = OwnProblem::from(problem);
        let first = own.moves.split(' ').next().unwrap_or_default();
        Self {
            mode: Mode::Task,
            start: Start::First,
            goal: match own.plies {
                Some(plies) => format!("mate {plies}"),
                None => String::new(),
            },
            answer: first.to_owned(),
            source: Source::Moves {
                sfen: own.sfen,
                moves: String::new(),
            },
            ..self
        }
    }

    /// What of it is the task that these options, with the same problem, have already.
    #[must_use]
    pub fn with_task_of(self, before: &Self) -> Self {
        Self {
            mode: before.mode,
            start: before.start,
            goal: before.goal.clone(),
            answer: before.answer.clone(),
            source: before.source.clone(),
            ..self
        }
    }

    /// The language for error messages, whatever else is wrong.
    pub fn language_of(text: &str) -> Language {
        let pairs = form_urlencoded::decode(text).flatten();
        let tags = pairs.into_iter().find(|(key, _)| key == "languages");
        tags.map_or(Language::English, |(_, tags)| language(&tags))
    }

    /// The attributes of the element that no board has, as the page names them.
    pub fn unknown_in(text: &str) -> Vec<String> {
        let mut pairs = form_urlencoded::decode(text).flatten();
        let names = pairs.find(|(key, _)| key == "unknown");
        names.map_or(Vec::new(), |(_, names)| {
            words(&names).map(str::to_owned).collect()
        })
    }

    /// Whether these options need another line or another task.
    pub fn needs_restart(&self, before: &Self) -> bool {
        let is_problem = |options: &Self| options.lesson.is_none() && !options.problem.is_empty();
        if is_problem(self) && is_problem(before) {
            return self.problem != before.problem;
        }
        (&self.source, self.mode, &self.goal, &self.answer)
            != (&before.source, before.mode, &before.goal, &before.answer)
            || self.lesson != before.lesson
            || (self.lesson.is_some() && self.language != before.language)
    }
}

/// Checks the width that the styles of the element use.
fn check_size(text: &str) -> Result<(), EmbedError> {
    const UNITS: [&str; 9] = ["", "px", "em", "rem", "ch", "%", "vw", "vi", "cqi"];
    let is_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.trim_end_matches(|last: char| last.is_ascii_alphabetic() || last == '%');
    let is_number = match number.split_once('.') {
        Some((whole, part)) => is_digits(whole) && is_digits(part),
        None => is_digits(number),
    };
    if text.is_empty() || is_number && UNITS.contains(&&text[number.len()..]) {
        return Ok(());
    }
    Err(EmbedError::NotOneOf {
        name: "size",
        found: text.to_owned(),
        known: AllowedValues::SIZE,
    })
}

fn lesson(id: &str, step: &str) -> Result<Option<EmbedLesson>, EmbedError> {
    let is_allowed = |byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-');
    match id {
        "" => Ok(None),
        _ if id.bytes().all(is_allowed) => Ok(Some(EmbedLesson {
            id: id.to_owned(),
            step: step.to_owned(),
        })),
        _ => Err(EmbedError::NoLesson {
            found: id.to_owned(),
        }),
    }
}

fn look(pieces: &str, board: &str) -> Result<BoardTheme, EmbedError> {
    let pieces = one_of("pieces", pieces, AllowedValues::PIECES)?.unwrap_or(0);
    let board = one_of("board", board, AllowedValues::BOARD)?.unwrap_or(0);
    Ok(BoardTheme::default()
        .with_pieces(PieceSet::ALL[pieces])
        .with_board(BoardKind::ALL[board]))
}

fn language(tags: &str) -> Language {
    let tags: Vec<&str> = words(tags).collect();
    Language::preferred(&tags)
}

/// The index among the allowed values; `None` if the attribute is not given.
fn one_of(
    name: &'static str,
    found: &str,
    known: &'static [&'static str],
) -> Result<Option<usize>, EmbedError> {
    if found.is_empty() {
        return Ok(None);
    }
    match known
        .iter()
        .position(|value| value.eq_ignore_ascii_case(found))
    {
        Some(index) => Ok(Some(index)),
        None => Err(EmbedError::NotOneOf {
            name,
            found: found.to_owned(),
            known,
        }),
    }
}

/// Reads a mark, green where no colour is named.
///
/// # Errors
/// When it is not one.
pub fn mark(text: &str) -> Result<Mark, EmbedError> {
    Mark::from_text(text).map_err(|_| EmbedError::NoMark {
        found: text.to_owned(),
    })
}
