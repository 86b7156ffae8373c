//! `lesson.toml`: what is on the board in each step of a lesson.

use komadai_lessons::Goal;
use komadai_records::{Brush, Mark};
use shogi::{Color, Handicap, Move, Position, Setup, Strictness};

use crate::{
    fault::{Faults, Located, SourceFile},
    fields::{self, Fields},
    goals::{self, CheckedGoal, GoalKind},
};

/// A step without its texts.
#[derive(Debug)]
pub struct StepDraft {
    pub id: String,
    pub start: Position,
    pub orientation: Color,
    pub marks: Vec<Mark>,
    pub goal: Goal,
    pub solution: Vec<Move>,
}

impl StepDraft {
    /// The lines of moves that a reader sees or may play.
    pub fn lines(&self) -> Vec<&[Move]> {
        match &self.goal {
            Goal::Read { moves } | Goal::Winner { moves, .. } => vec![moves],
            Goal::Move { answers } => answers.iter().map(|line| &**line).collect(),
            _ => vec![&self.solution],
        }
    }
}

pub fn read(file: &SourceFile, faults: &Faults) -> Option<Vec<StepDraft>> {
    let table = fields::parse(file, faults)?;
    let mut fields = Fields::new(file, faults, table.get_ref(), table.span());
    let tables = fields.tables("steps");
    fields.finish();
    let mut ids: Vec<String> = Vec::new();
    let mut steps = Vec::new();
    let mut complete = true;
    for mut table in tables? {
        let Some(id) = table.id("id") else {
            complete = false;
            continue;
        };
        if ids.contains(&id.value) {
            table.fault(id.line, format!("the step {:?} is there twice", id.value));
        }
        match step(table, id.value.clone()) {
            Some(step) => steps.push(step),
            None => complete = false,
        }
        ids.push(id.value);
    }
    // Texts are compared with all steps.
    complete.then_some(steps)
}

fn step(mut fields: Fields<'_>, id: String) -> Option<StepDraft> {
    let start = start(&mut fields)?;
    let kind = fields.named("kind", GoalKind::NAMES, GoalKind::from_name)?;
    let marks = fields.optional_text("marks");
    let marks = marks.map_or(Some(Vec::new()), |text| self::marks(&fields, &text));
    let orientation = match fields.has("orientation") {
        true => fields.named("orientation", "black, white", Color::from_name),
        false => Some(Color::Black),
    };
    let goal = goals::read(kind, &mut fields, &start);
    fields.finish();
    let CheckedGoal { goal, solution } = goal?;
    Some(StepDraft {
        id,
        start,
        orientation: orientation?,
        marks: marks?,
        goal,
        solution,
    })
}

/// The position of a step.
fn start(fields: &mut Fields<'_>) -> Option<Position> {
    let handicap = match fields.has("handicap") {
        true => Some(fields.named("handicap", "the handicaps' names", Handicap::from_name)?),
        false => None,
    };
    let (setup, key) = match (handicap, fields.optional_text("sfen")) {
        (Some(handicap), None) => (handicap.setup(), "handicap"),
        (None, Some(sfen)) => match Setup::from_sfen(&sfen.value) {
            Ok(setup) => (setup, "sfen"),
            Err(why) => {
                fields.fault(sfen.line, format!("the position: {why}"));
                return None;
            }
        },
        (None, None) => {
            fields.fault(fields.line, "sfen or handicap is missing");
            return None;
        }
        (Some(_), Some(_)) => {
            fields.fault_of("handicap", "a step has sfen or handicap, not both");
            return None;
        }
    };
    match Position::from_setup(&setup, Strictness::Lesson) {
        Ok(position) => Some(position),
        Err(why) => {
            fields.fault_of(key, format!("the position: {why}"));
            None
        }
    }
}

/// Marks, green where no colour is named.
fn marks(fields: &Fields<'_>, text: &Located<String>) -> Option<Vec<Mark>> {
    let words = text.value.split_whitespace().map(|word| {
        let green = [&Brush::Green.letter().to_string(), word].concat();
        let mark = word.parse().or_else(|_| green.parse());
        if let Err(why) = &mark {
            fields.fault(text.line, format!("{word:?}: {why}"));
        }
        mark.ok()
    });
    words.collect()
}
