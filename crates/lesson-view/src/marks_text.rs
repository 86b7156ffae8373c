use komadai_lessons::Goal;
use komadai_records::{Mark, Shape};
use shogi::{Origin, Square};

use super::controller::LessonController;
use komadai_model::lesson::StepState;
use komadai_texts::Text;

/// What is drawn on the board, in words, and which side the reader plays.
pub fn marks_text(controller: LessonController, text: Text) -> String {
    controller.with_step(|step| {
        let learn = text.learn();
        let mut sentences = Vec::new();
        if step.step().goal.is_reached_by_moves() {
            sentences.push((learn.your_side)(step.reader()));
        }
        sentences.extend(marks(&step.step().marks, text));
        sentences.extend(squares_text(&step.stars_left(), learn.stars_on, text));
        if let Goal::Select(_) = step.step().goal {
            let squares = step.selectable_squares();
            sentences.extend(squares_text(squares, learn.choose_from, text));
        }
        sentences.join(" ")
    })
}

/// Which squares the reader has marked.
pub fn marked_text(step: &StepState, text: Text) -> String {
    let marked = squares_text(step.marked_squares(), text.learn().marked, text);
    marked.unwrap_or_else(|| text.learn().none_marked.to_owned())
}

fn squares_text(squares: &[Square], say: fn(&str) -> String, text: Text) -> Option<String> {
    let names: Vec<String> = squares
        .iter()
        .map(|&square| (text.shogi_terms().square)(square))
        .collect();
    (!names.is_empty()).then(|| say(&names.join(", ")))
}

fn marks(marks: &[Mark], text: Text) -> Vec<String> {
    let place = |origin: Origin| match origin {
        Origin::Board(square) => (text.shogi_terms().square)(square),
        Origin::Hand(_, kind) => (text.learn().in_hand)((text.shogi_terms().piece)(kind.kind())),
    };
    let mut circles = Vec::new();
    let mut arrows = Vec::new();
    for mark in marks {
        match mark.shape {
            Shape::Circle(at) => circles.push(place(at)),
            Shape::Arrow(arrow) => {
                arrows.push((text.learn().arrow)(
                    &place(arrow.from()),
                    &place(arrow.to()),
                ));
            }
        }
    }
    let circles = (!circles.is_empty()).then(|| (text.learn().circles_on)(&circles.join(", ")));
    circles.into_iter().chain(arrows).collect()
}
