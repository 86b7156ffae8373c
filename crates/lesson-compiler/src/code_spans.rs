//! Squares and moves in the texts of a step: written in USI, shown as the language has them.

use komadai_lessons::{Goal, with_turn};
use komadai_records::notation::japanese;
use shogi::{Move, Position, Square};

use crate::{fault::Located, lesson_file::StepDraft, markdown::Body};

/// The positions and the language of a step's texts.
#[derive(Debug)]
pub struct CodeSpans {
    /// Those that the step's moves lead through.
    positions: Vec<Position>,
    is_japanese: bool,
}

impl CodeSpans {
    pub fn new(draft: &StepDraft, language: &str) -> Self {
        Self {
            positions: positions(draft),
            is_japanese: language == "ja",
        }
    }

    /// The first position of the step where a move is legal.
    fn position_of(&self, mv: Move) -> Option<&Position> {
        let mut positions = self.positions.iter();
        positions.find(|position| position.check_legal(mv).is_ok())
    }

    /// What is wrong with the code of a text, with its lines.
    pub fn faults(&self, body: &Body) -> Vec<(usize, String)> {
        let faults = body.codes.iter().filter_map(|Located { value, line }| {
            let fault = match (Square::from_usi(value), value.parse::<Move>()) {
                (Ok(_), _) => return None,
                (_, Err(_)) => format!("{value:?} is neither a square nor a move"),
                (_, Ok(mv)) if self.position_of(mv).is_some() => return None,
                (_, Ok(mv)) => format!("the move {mv} is not legal in this step"),
            };
            Some((*line, fault))
        });
        faults.collect()
    }

    /// A text with squares and moves as the language has them: in Japanese `５五` and `７六歩`,
    /// elsewhere in USI. What is neither stays.
    pub fn written(&self, body: &Body) -> Body {
        body.with_codes(|code| {
            let shown = if self.is_japanese {
                self.in_japanese(code)
            } else {
                None
            };
            shown.unwrap_or_else(|| code.to_owned())
        })
    }

    fn in_japanese(&self, code: &str) -> Option<String> {
        if let Ok(square) = Square::from_usi(code) {
            return Some(japanese::format_square(square));
        }
        let mv = code.parse().ok()?;
        Some(japanese::format(self.position_of(mv)?, mv, None))
    }
}

fn positions(draft: &StepDraft) -> Vec<Position> {
    let mut positions = vec![draft.start];
    let passes = matches!(draft.goal, Goal::Stars { .. });
    for line in draft.lines() {
        let mut position = draft.start;
        for mv in line {
            if position.play(*mv).is_err() {
                break;
            }
            if passes {
                position = with_turn(&position, draft.start.turn()).unwrap_or(position);
            }
            positions.push(position);
        }
    }
    positions
}
