//! The board of a step: the element, and the picture and texts inside, which show where there
//! are no scripts and on paper.

use komadai_lessons::{Goal, Lesson, Step};
use komadai_model::{
    Coordinates, KingStyle, Language,
    diagram::{Caption, DiagramOptions, Figure, Style, svg},
    embedded::Frame,
};
use komadai_records::{Brush, Mark, Marks};
use komadai_texts::{Text, move_list};
use shogi::{ByColor, Color, Move, Origin, Ply};

use crate::BookFile;

/// A set of pictures, for the languages whose texts name squares alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureSet {
    Letters,
    Kanji,
}

impl PictureSet {
    pub fn of(language: Language) -> Self {
        match language {
            Language::Japanese => Self::Kanji,
            _ => Self::Letters,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Letters => "letters",
            Self::Kanji => "kanji",
        }
    }

    const fn language(self) -> Language {
        match self {
            Self::Letters => Language::English,
            Self::Kanji => Language::Japanese,
        }
    }

    const fn coordinates(self) -> Coordinates {
        match self {
            Self::Letters => Coordinates::Letters,
            Self::Kanji => Coordinates::Kanji,
        }
    }

    /// Where the picture of a step is, relative to the site.
    fn path(self, lesson: &Lesson, step: &Step) -> String {
        format!("boards/{}/{}/{}.svg", self.name(), lesson.id, step.id)
    }

    /// The pictures of a lesson.
    pub fn pictures(self, lesson: &Lesson) -> impl Iterator<Item = BookFile> {
        let picture = move |step| BookFile::new(self.path(lesson, step), self.draw(step));
        lesson.steps.iter().map(picture)
    }

    fn draw(self, step: &Step) -> String {
        let mut marks: Marks = step.marks.iter().copied().collect();
        if let Goal::Stars { stars, .. } = &step.goal {
            let circle = |&square| Mark::circle(Brush::Yellow, Origin::Board(square));
            marks.extend(stars.iter().map(circle));
        }
        let figure = Figure {
            setup: step.start.to_setup(),
            last: None,
            names: ByColor::default(),
            caption: Caption::default(),
            marks,
            look: DiagramOptions {
                style: Style::Book,
                coordinates: self.coordinates(),
                kings: KingStyle::default(),
                flipped: step.orientation == Color::White,
                lang: self.language().tag(),
            },
        };
        svg(&figure) + "\n"
    }
}

/// The HTML of a board; no line is empty, so that it is one block in Markdown. Inside is what a
/// page without scripts has in its place.
pub fn board(lesson: &Lesson, step: &Step, language: Language) -> String {
    let coordinates = PictureSet::of(language).coordinates().name();
    let mut lines = vec![
        format!(
            "<shogi-board lesson=\"{}\" step=\"{}\" lang=\"{}\" coordinates=\"{coordinates}\">",
            lesson.id,
            step.id,
            language.tag(),
        ),
        step.texts.text.clone(),
    ];
    lines.extend(picture(lesson, step, language));
    if !step.texts.choices.is_empty() {
        let choices = step.texts.choices.iter();
        let items: String = choices.map(|choice| format!("<li>{choice}</li>")).collect();
        lines.push(format!("<ol>{items}</ol>"));
    }
    if !step.texts.hint.is_empty() {
        let (title, hint) = (Text::of(language).learn().hint, &step.texts.hint);
        lines.push(format!(
            "<details><summary>{title}</summary>{hint}</details>"
        ));
    }
    lines.push("</shogi-board>".to_owned());
    lines.join("\n")
}

/// The picture, the moves to step through, and who is to move.
fn picture(lesson: &Lesson, step: &Step, language: Language) -> Vec<String> {
    let text = Text::of(language);
    let to_move = (text.embed().to_move)(step.start.turn());
    let sfen = step.start.to_setup().to_sfen();
    let file = PictureSet::of(language).path(lesson, step);
    let mut lines = vec![format!(
        "<p><img src=\"../{file}\" alt=\"{to_move}: {sfen}\" loading=\"lazy\"></p>"
    )];
    let moves = moves_of(&step.goal);
    if !moves.is_empty() {
        lines.push(format!("<p>{}</p>", numbered(step, moves, text)));
    }
    if !matches!(step.goal, Goal::Read { .. }) {
        lines.push(format!("<p>{to_move}</p>"));
    }
    lines
}

/// The moves that are shown.
fn moves_of(goal: &Goal) -> &[Move] {
    match goal {
        Goal::Read { moves } | Goal::Winner { moves, .. } => moves,
        _ => &[],
    }
}

fn numbered(step: &Step, moves: &[Move], text: Text) -> String {
    let mut frames = vec![Frame::new(step.start.to_setup(), None)];
    for &mv in moves {
        let next = frames.last().and_then(|frame| {
            let by = frame.table.turn();
            frame.after(Ply { by, mv })
        });
        frames.extend(next);
    }
    move_list(&frames, 0, text)
}
