use komadai_model::analysis::{Judgement, WalkOutcome};

use super::ReviewText;

pub const TEXT: ReviewText = ReviewText {
    review_main_line: "Review the main line",
    review_variation: "Review this variation",
    go_on: "Continue",
    time: "Time",
    game_within: |seconds| match seconds {
        ..60 => format!("All within {seconds} s"),
        _ => format!("All within {} min", seconds / 60),
    },
    each_move: |seconds| format!("{seconds} s a move"),
    forecast: |seconds| match seconds {
        ..90 => format!("about {seconds} s"),
        _ => format!("about {} min", seconds.div_ceil(60)),
    },

    percent: |rate| format!("{rate} %"),
    counted: |judgement, count| {
        let (one, many) = match judgement {
            Judgement::Blunder => ("blunder", "blunders"),
            Judgement::Mistake => ("mistake", "mistakes"),
            Judgement::Inaccuracy => ("inaccuracy", "inaccuracies"),
            Judgement::Fine => ("good move", "good moves"),
        };
        format!("{count} {}", if count == 1 { one } else { many })
    },
    comma: ", ",
    noted: "Moves to look at",
    none_noted: "No mistakes found.",
    none_noted_yet: |judged, all| format!("No mistakes so far: {judged} of {all} moves judged."),

    spoken: |mv, judgement, why| format!("{mv}: {judgement}. {why}"),
    cost: |before, after| format!("chances {before} → {after} %"),
    best_was: "Better was",
    no_reason: "Nothing is lost at once. Compare the two lines.",
    try_again: "Try again",
    practise: "Practise",
    practise_all: "Practise these as problems",
    show_reply: "Show what follows",

    next_mistake: "Next mistake",
    whose: "Whose mistakes",
    both: "Both sides",
    place: |number, all| format!("{number} of {all}"),
    tell: "Show the better move",
    walked: "You have looked at every mistake.",
    outcomes: |outcome, count| match outcome {
        WalkOutcome::AtOnce => format!("Found at once: {count}"),
        WalkOutcome::Later => format!("Found later: {count}"),
        WalkOutcome::Shown => format!("Not found: {count}"),
    },
    outcome: |outcome| match outcome {
        WalkOutcome::AtOnce => "found at once",
        WalkOutcome::Later => "found later",
        WalkOutcome::Shown => "not found",
    },
    close: "Close",
};
