//! The problems: what can be trained, a problem on the board, and what is solved.
use komadai_problems::{Kind, Theme};

use komadai_model::problems::OwnProblemError;

#[derive(Debug)]
pub struct ProblemsText {
    pub about: &'static str,
    pub loading: &'static str,
    pub not_loaded: &'static str,
    /// The address names a problem or a set that does not exist.
    pub no_such_problem: &'static str,
    pub daily: &'static str,
    pub daily_solved: &'static str,
    pub ladder: &'static str,
    pub ladder_hint: &'static str,
    /// The rating, and its deviation as long as that is great.
    pub rating: fn(u32, Option<u32>) -> String,
    pub run: &'static str,
    pub run_hint: &'static str,
    /// The most that were solved in a run.
    pub best_run: fn(u32) -> String,
    pub review: &'static str,
    pub review_hint: &'static str,
    /// So many problems come back today.
    pub due: fn(usize) -> String,
    pub none_due: &'static str,
    /// In so many days the next one comes back.
    pub next_due: fn(u32) -> String,
    pub start: &'static str,
    /// The form for a set by kind, length and grade.
    pub choose: &'static str,
    pub kind: &'static str,
    pub kind_name: fn(Kind) -> &'static str,
    pub length: &'static str,
    pub theme: &'static str,
    pub theme_name: fn(Theme) -> &'static str,
    pub difficulty: &'static str,
    pub all: &'static str,
    pub easy: &'static str,
    pub medium: &'static str,
    pub hard: &'static str,
    pub plies: fn(u16) -> String,
    pub count: fn(usize) -> String,
    /// What is to be done: mate in so many plies.
    pub mate_task: fn(u16) -> String,
    pub brinkmate_task: &'static str,
    pub next_task: &'static str,
    /// What is to be done where several moves are right.
    pub best_moves_task: &'static str,
    /// The answers to a problem in which a win can be declared.
    pub declare: &'static str,
    pub play_on: &'static str,
    pub grade: fn(u8) -> String,
    /// "Solve in the head".
    pub in_head: &'static str,
    pub in_head_hint: &'static str,
    pub not_check: &'static str,
    pub escapes: &'static str,
    pub not_mate: &'static str,
    pub better_move: &'static str,
    /// Help: the piece that moves, by its name and its square.
    pub hint_piece: fn(&str, &str) -> String,
    /// Help: the piece in hand that is dropped.
    pub hint_drop: fn(&str) -> String,
    pub more_help: &'static str,
    /// Solved in so many seconds.
    pub solved_in: fn(u64) -> String,
    pub solved_later: &'static str,
    /// The rating before and after.
    pub new_rating: fn(u32, u32) -> String,
    /// The rating of somebody who has solved few problems, and its deviation.
    pub rating_so_far: fn(u32, u32) -> String,
    /// The number of a problem since the training began.
    pub number: fn(usize) -> String,
    pub next_problem: &'static str,
    pub all_problems: &'static str,
    pub share: &'static str,
    pub shared: &'static str,
    pub not_shared: &'static str,
    /// What is solved could not be stored.
    pub not_stored: &'static str,
    pub time_left: &'static str,
    /// So many misses are left.
    pub misses_left: fn(usize) -> String,
    pub score: fn(usize) -> String,
    pub run_over: &'static str,
    pub run_time_over: &'static str,
    pub run_record: &'static str,
    pub run_again: &'static str,
    pub missed_problems: &'static str,
    pub progress: &'static str,
    pub solved: fn(usize) -> String,
    /// So many days in a row.
    pub streak: fn(u32) -> String,
    pub nothing_solved: &'static str,
    /// What the curve shows: the first and the last rating, and the number of days of training.
    pub curve: fn(u32, u32, usize) -> String,
    pub by_length: &'static str,
    /// The reader's own sets.
    pub own_sets: &'static str,
    pub own_sets_hint: &'static str,
    pub set_name: &'static str,
    pub positions: &'static str,
    pub positions_hint: &'static str,
    pub make_set: &'static str,
    /// So many problems were added.
    pub added: fn(usize) -> String,
    /// The line of a list that is no problem, and why.
    pub bad_line: fn(usize, &str) -> String,
    /// Why a position is no problem.
    pub no_problem: fn(&OwnProblemError) -> String,
    pub no_mate: &'static str,
    pub delete_set: fn(&str) -> String,
    /// A set is deleted.
    pub deleted: fn(&str) -> String,
    pub undo: &'static str,
    pub open_file: &'static str,
    pub not_read: &'static str,
    /// The line of a list that is being looked at, and of how many.
    pub reading_line: fn(usize, usize) -> String,
    pub print_sheet: &'static str,
    /// Prints a sheet of one of the reader's own sets.
    pub print_set: fn(&str) -> String,
    /// How many problems are printed.
    pub sheet_count: &'static str,
    /// The position that is being solved, and of how many.
    pub position_of: fn(usize, usize) -> String,
    /// The engine has failed, so that a sheet has no answers.
    pub no_answers: &'static str,
    pub no_mate_in_game: &'static str,
    /// How often a problem was solved and missed before, and the shortest time in seconds.
    pub tried_before: fn(u32, u32, Option<u64>) -> String,
}

/// A rating as in 1000 ± 200.
pub(crate) fn rating(rating: u32, deviation: Option<u32>) -> String {
    match deviation {
        Some(deviation) => format!("{rating} ± {deviation}"),
        None => rating.to_string(),
    }
}

/// A time as in 1:05.
pub(crate) fn minutes(seconds: u64) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
