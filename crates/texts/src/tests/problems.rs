//! The texts of the problems.
use komadai_problems::{Kind, Theme};
use shogi::{Color, Setup};

use super::COUNTS;
use crate::Text;
use komadai_model::problems::OwnProblemError;

pub fn say(text: Text, say: &mut dyn FnMut(String, String)) {
    let problems = text.problems();
    for kind in Kind::ALL {
        let name = (problems.kind_name)(kind).to_owned();
        say(format!("problems.kind {kind:?}"), name);
    }
    for theme in Theme::ALL {
        let name = (problems.theme_name)(theme).to_owned();
        say(format!("problems.theme {theme:?}"), name);
    }
    for count in COUNTS {
        let (small, size) = (u32::from(count), usize::from(count));
        for (name, words) in [
            ("rating", (problems.rating)(small, None)),
            ("best_run", (problems.best_run)(small)),
            ("due", (problems.due)(size)),
            ("next_due", (problems.next_due)(small)),
            ("plies", (problems.plies)(count.into())),
            ("count", (problems.count)(size)),
            ("mate_task", (problems.mate_task)(count.into())),
            ("solved_in", (problems.solved_in)(count.into())),
            ("misses_left", (problems.misses_left)(size)),
            ("score", (problems.score)(size)),
            ("solved", (problems.solved)(size)),
            ("streak", (problems.streak)(small)),
            ("curve", (problems.curve)(1000, 1200, size)),
            ("added", (problems.added)(size)),
            ("bad_line", (problems.bad_line)(size, "7g7f")),
        ] {
            say(format!("problems.{name} {count}"), words);
        }
    }
    let faults = Setup::from_sfen("4k4/9 x -").expect_err("errors");
    for error in [
        OwnProblemError::Position(faults),
        OwnProblemError::Move("7g7f".to_owned()),
        OwnProblemError::NoAnswer,
    ] {
        say(
            format!("problems.no_problem {error:?}"),
            (problems.no_problem)(&error),
        );
    }
    say_answers(text, say);
    for (name, words) in [
        ("grade", (problems.grade)(7)),
        ("hint_piece", (problems.hint_piece)("7g7f", "5e")),
        ("hint_drop", (problems.hint_drop)("7g7f")),
        ("new_rating", (problems.new_rating)(1000, 1200)),
        ("new_solver", (problems.rating)(1000, Some(200))),
        ("rating_so_far", (problems.rating_so_far)(1000, 170)),
        ("delete_set", (problems.delete_set)("7g7f")),
        ("deleted", (problems.deleted)("7g7f")),
        ("number", (problems.number)(7)),
        ("reading_line", (problems.reading_line)(2, 7)),
        ("print_set", (problems.print_set)("7g7f")),
        ("position_of", (problems.position_of)(2, 7)),
        ("tried_before", (problems.tried_before)(2, 1, Some(65))),
    ] {
        say(format!("problems.{name}"), words);
    }
}

fn say_answers(text: Text, say: &mut dyn FnMut(String, String)) {
    let answers = text.answers();
    for count in COUNTS {
        let add = (answers.add)(count.into());
        say(format!("answers.add {count}"), add);
    }
    for (name, words) in [
        ("place Black", (answers.place)(24, Color::Black)),
        ("place White", (answers.place)(24, Color::White)),
        ("answer", (answers.answer)("7g7f")),
        ("played", (answers.played)("7g7f")),
        ("clear", (answers.clear)(2, 7)),
        ("is_printed", (answers.is_printed)(2)),
    ] {
        say(format!("answers.{name}"), words);
    }
}
