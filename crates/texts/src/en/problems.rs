use komadai_problems::{Kind, Theme};

use super::errors;
use crate::{
    ProblemsText,
    topics::problems::{minutes, rating},
};
use komadai_model::problems::OwnProblemError;

pub const TEXT: ProblemsText = ProblemsText {
    about: "Solve on the board. The other side answers every move with its best defence.",
    loading: "Loading the problems…",
    not_loaded: "The problems could not be loaded.",
    no_such_problem: "There is no problem at this address.",
    daily: "Today’s problem",
    daily_solved: "Solved. The next one comes tomorrow.",
    ladder: "At your strength",
    ladder_hint: "Each problem is chosen for your rating. Only these problems change it.",
    rating: |value, deviation| format!("Rating {}", rating(value, deviation)),
    run: "Against the clock",
    run_hint: "As many as you can in three minutes. Three misses end it.",
    best_run: |solved| format!("Best: {solved}"),
    review: "Missed problems",
    review_hint: "What you missed comes back after a day, then later and later.",
    due: |count| match count {
        1 => "1 problem is back today".to_owned(),
        _ => format!("{count} problems are back today"),
    },
    none_due: "Nothing to repeat today",
    next_due: |days| match days {
        1 => "The next one comes back tomorrow.".to_owned(),
        _ => format!("The next one comes back in {days} days."),
    },
    start: "Start",
    choose: "Choose problems",
    kind: "Kind",
    kind_name: |kind| match kind {
        Kind::Mate => "Mate",
        Kind::Brinkmate => "Brinkmate",
        Kind::Next => "Best move",
    },
    length: "Length",
    theme: "Theme",
    theme_name: |theme| match theme {
        Theme::Fork => "Fork",
        Theme::Threatmate => "Threat of mate",
        Theme::Defence => "Defence",
        Theme::Endgame => "Endgame",
        Theme::Declaration => "Declared win",
        Theme::Attack => "Attack",
    },
    difficulty: "Difficulty",
    all: "All",
    easy: "Easy",
    medium: "Medium",
    hard: "Hard",
    plies: |plies| match plies {
        1 => "1 ply".to_owned(),
        _ => format!("{plies} plies"),
    },
    count: |count| match count {
        1 => "1 problem".to_owned(),
        _ => format!("{count} problems"),
    },
    mate_task: |plies| match plies {
        1 => "Mate with one move.".to_owned(),
        _ => format!("Mate in {plies} plies: every move of yours is a check."),
    },
    brinkmate_task: "Find the move, not a check, after which mate cannot be prevented.",
    next_task: "Find the only good move.",
    best_moves_task: "Find one of the best moves.",
    declare: "Declare a win",
    play_on: "Play on",
    grade: |grade| format!("Grade {grade} of 10"),
    in_head: "Solve in your head",
    in_head_hint: "Only the first move counts: see the whole way before you play it.",
    not_check: "Every move has to be a check.",
    escapes: "This is how the king escapes.",
    not_mate: "That is not mate.",
    better_move: "There is a better move.",
    hint_piece: |piece, square| format!("Look at the {piece} on {square}."),
    hint_drop: |piece| format!("Look at the {piece} in your hand."),
    more_help: "More help",
    solved_in: |seconds| match seconds {
        0 | 1 => "Solved in a second.".to_owned(),
        2..60 => format!("Solved in {seconds} seconds."),
        _ => format!("Solved in {}:{:02}.", seconds / 60, seconds % 60),
    },
    solved_later: "Not at the first try: it comes back tomorrow.",
    new_rating: |before, after| format!("Your rating: {before} → {after}"),
    rating_so_far: |value, deviation| {
        format!("Your rating so far: {}", rating(value, Some(deviation)))
    },
    number: |number| format!("Problem {number}"),
    next_problem: "Next problem",
    all_problems: "All problems",
    share: "Copy the address",
    shared: "The address is copied.",
    not_shared: "The address could not be copied.",
    not_stored: "What you solve could not be saved.",
    time_left: "Time left",
    misses_left: |count| match count {
        1 => "1 miss left".to_owned(),
        _ => format!("{count} misses left"),
    },
    score: |solved| format!("{solved} solved"),
    run_over: "The run is over",
    run_time_over: "The time is over",
    run_record: "Your best run so far!",
    run_again: "Once more",
    missed_problems: "Look at what you missed",
    progress: "Your progress",
    solved: |count| match count {
        1 => "1 problem solved".to_owned(),
        _ => format!("{count} problems solved"),
    },
    streak: |days| match days {
        1 => "1 day in a row".to_owned(),
        _ => format!("{days} days in a row"),
    },
    nothing_solved: "What you solve is counted here.",
    curve: |first, last, days| {
        format!("Rating over {days} days of training: from {first} to {last}")
    },
    by_length: "By length",
    own_sets: "Your own sets",
    own_sets_hint: "Any positions as problems: from a list in SFEN, from records, and from games that you have reviewed.",
    set_name: "Name of the set",
    positions: "Positions, one SFEN a line, or a record",
    positions_hint: "What is a mate by checks becomes a mate problem. Elsewhere write the best move after the position, as in 7g7f, or all that are right, as in 7g7f/2g2f. Of a record (KIF, CSA and others) you choose among its first position and its bookmarks, or among all mates of a game: the engine finds the answers.",
    make_set: "Make the set",
    added: |count| match count {
        1 => "1 problem added".to_owned(),
        _ => format!("{count} problems added"),
    },
    bad_line: |line, why| format!("Line {line}: {why}"),
    no_problem: |error| match error {
        OwnProblemError::Position(faults) => {
            let faults: Vec<String> = faults.iter().map(errors::TEXT.position).collect();
            format!("{}.", faults.join("; "))
        }
        OwnProblemError::Move(found) => format!("The move {found} cannot be read, or is illegal."),
        OwnProblemError::NoAnswer => "It does not say which move is to be found.".to_owned(),
    },
    no_mate: "no mate by checks was found, and no move is given",
    delete_set: |name| format!("Delete the set {name}"),
    deleted: |name| format!("The set {name} is deleted."),
    undo: "Undo",
    open_file: "Choose a file",
    not_read: "The file could not be read.",
    reading_line: |line, of| format!("Line {line} of {of}…"),
    print_sheet: "Print a sheet…",
    print_set: |name| format!("Print a sheet of the set {name}"),
    sheet_count: "Problems on the sheet",
    position_of: |number, of| format!("Position {number} of {of}…"),
    no_answers: "The answers could not be found: the engine does not answer.",
    no_mate_in_game: "No mate by checks was found in this game.",
    tried_before: |solved, missed, best| {
        let mut words = vec![
            format!("Before: solved {solved}×"),
            format!("missed {missed}×"),
        ];
        words.extend(best.map(|best| format!("best time {}", minutes(best))));
        words.join(", ")
    },
};
