//! The course: its list of lessons, and a lesson, also on other pages.
use komadai_lessons::Winner;
use shogi::Color;

#[derive(Debug)]
pub struct LearnText {
    /// How many lessons are done, and of how many.
    pub lessons_done: fn(usize, usize) -> String,
    pub begin: &'static str,
    pub go_on: &'static str,
    /// A lesson, or a chapter, of which everything is done.
    pub done: &'static str,
    pub course_done: &'static str,
    /// How many steps a lesson has.
    pub steps: fn(usize) -> String,
    /// The link to the tutorial site.
    pub book: &'static str,
    pub all_lessons: &'static str,
    pub loading: &'static str,
    pub not_loaded: &'static str,
    pub try_again: &'static str,
    /// The address names a lesson that does not exist.
    pub no_such_lesson: &'static str,
    /// The number of a step, and of how many.
    pub step: fn(usize, usize) -> String,
    pub your_side: fn(Color) -> String,
    pub stars_on: fn(&str) -> String,
    /// Squares with a circle around them.
    pub circles_on: fn(&str) -> String,
    /// An arrow from one place to another.
    pub arrow: fn(&str, &str) -> String,
    /// A kind of pieces in hand, in the place of a square.
    pub in_hand: fn(&str) -> String,
    pub choose_from: fn(&str) -> String,
    pub marked: fn(&str) -> String,
    pub none_marked: &'static str,
    pub right: &'static str,
    /// In place of `right` after the solution was shown.
    pub solution: &'static str,
    pub not_right: &'static str,
    pub other_side_thinks: &'static str,
    /// The mate solver could not be asked.
    pub no_reply: &'static str,
    pub hint: &'static str,
    pub show_me: &'static str,
    pub back: &'static str,
    pub next: &'static str,
    pub finish: &'static str,
    pub previous_move: &'static str,
    pub next_move: &'static str,
    pub again: &'static str,
    pub check_answer: &'static str,
    /// The label of the answers to choose from.
    pub answers: &'static str,
    pub winner: fn(Winner) -> &'static str,
    pub points: &'static str,
    pub start_clock: &'static str,
    /// The rating of a way to the stars, of 3.
    pub rating: fn(u8) -> String,
    pub lesson_done: &'static str,
    /// Instead of it, where steps were passed over.
    pub lesson_end: &'static str,
    pub steps_open: &'static str,
    /// Shows the first step that is not done.
    pub to_open_step: &'static str,
    pub next_lesson: &'static str,
}
