use super::shogi_terms::plies;
use crate::{
    AnalysisText,
    topics::analysis::{Lead, Sides, percent, signed},
};
use komadai_model::analysis::{JudgedMove, Judgement, PositionEval, RetryVerdict};

pub const TEXT: AnalysisText = AnalysisText {
    title: "Analysis",
    close: "Close analysis",
    parts: "Analyse",
    lines: "Best moves",
    game: "Whole game",
    mate: "Mate",

    go: "Go",
    stop: "Stop",
    score: |worth| match worth {
        PositionEval::Centipawns(value) => signed(value),
        PositionEval::Mate { plies: 0, .. } => "mate".to_owned(),
        PositionEval::Mate { plies, .. } => format!("mate {plies}"),
    },
    standing,
    gauge: "Evaluation",
    unknown: "Not analysed yet",
    count: "Lines",
    depth: |depth, deepest, speed| {
        format!(
            "Depth {depth} ({deepest}), {} positions a second",
            thousands(speed)
        )
    },
    threads: |count| format!("{count} threads"),
    starting: "Starting the engine…",
    failed: "The engine could not be started. Try again.",
    stopped: "Stopped.",
    hidden: "Paused while the page is hidden.",
    no_game: "Best moves need a position with both kings. For a problem, choose Mate.",
    over: "Mate: the game ends here.",
    line: |number, score| format!("Line {number}, {score}"),
    settled: |standing, best| format!("{standing} Best: {best}."),

    shown: "A line of the engine",
    shown_moves: |shown, all| format!("{shown} of {all} moves"),
    back: "One move back",
    forward: "One move forward",
    play_out: "Play it out",
    add: "Add as variation",
    added: "Added as a variation.",
    leave: "Back to the record",

    review: "Review the game",
    cancel: "Cancel",
    progress: |done, all| format!("{done} of {all} positions"),
    reviewed: |noted| match noted {
        0 => "The game is reviewed: no mistakes.".to_owned(),
        1 => "The game is reviewed: one move to look at.".to_owned(),
        noted => format!("The game is reviewed: {noted} moves to look at."),
    },
    graph: "Evaluation over the game",
    on_graph: |number, words, standing| format!("Move {number}, {words}. {standing}"),
    at_start: "Start",
    own_mistakes: "My games",
    judgement,

    retry_ask: |side| format!("Play a better move for {side}."),
    retry_wait: "Checking…",
    verdict: |verdict, words| match verdict {
        RetryVerdict::Best => format!("{words}: the best move."),
        RetryVerdict::Good(_) => format!("{words}: good, as good as the best move."),
        RetryVerdict::Same(judged) => {
            format!("{words} again, the move of the game: {}.", said(judged))
        }
        RetryVerdict::Judged(judged) => format!("{words}: {}.", said(judged)),
    },
    answer: "The engine’s answer",
    once_more: "Once more",

    solve: "Solve this position",
    solving: |seconds| format!("Looking for a mate… {seconds} s"),
    convention: "Checks only, as in tsume problems. Futile interpositions do not count.",
    mates: |side, count| format!("{side} mates in {}.", plies(count)),
    no_mate: |side| format!("{side} has no mate by checks alone."),
    threat: "Is mate threatened?",
    threatens: |side, count| format!("{side} threatens mate in {}.", plies(count)),
    no_threat: "No mate is threatened.",
    brinkmate: "Is there a brinkmate?",
    has_brinkmate: |side| format!("{side} has a brinkmate."),
    no_brinkmate: |side| format!("{side} has no brinkmate."),
    not_found: "No mate was found within the limit. There may be one.",
    no_problem: "There is no king to mate here.",
    as_puzzle: "Solve it yourself",
    puzzle_ask: |side| format!("Find the mate for {side}: every move gives check."),
    checking: "Checking…",
    no_check: |words| format!("{words} does not give check. Try another move."),
    escapes: |words, answer| format!("Wrong: after {words}, {answer} escapes. Try another move."),
    unclear: |words| format!("Could not determine whether {words} mates. Try another move."),
    right: |answer, later| match later {
        0 => format!("Right. The answer: {answer}."),
        later => {
            let later = plies(later);
            format!("It mates, but {later} later than the quickest mate. The answer: {answer}.")
        }
    },
    solved: |later| match later {
        0 => "Mate. Solved!".to_owned(),
        _ => "Mate.".to_owned(),
    },
    hint: "Hint",
    hinted: |piece| format!("Look at the {piece}."),
    give_up: "Show the solution",
    given_up: "This is the mate.",
};

fn standing(worth: PositionEval, sides: Sides) -> String {
    match worth {
        PositionEval::Mate { by, plies: 0 } => format!("{} has mated.", sides(by)),
        PositionEval::Mate { by, plies: count } => {
            format!("{} mates in {}.", sides(by), plies(count as usize))
        }
        PositionEval::Centipawns(_) => {
            let (side, rate, lead) = Lead::of(worth);
            let side = sides(side);
            match lead {
                Lead::Even => "Even.".to_owned(),
                Lead::Slight => format!("{side} is slightly better, {rate} %."),
                Lead::Clear => format!("{side} is better, {rate} %."),
                Lead::Winning => format!("{side} is winning, {rate} %."),
            }
        }
    }
}

fn judgement(judged: JudgedMove) -> String {
    if let Some(count) = judged.missed_mate {
        return format!("missed mate in {}", plies(count as usize));
    }
    match judged.judgement {
        Judgement::Fine => "good",
        Judgement::Inaccuracy => "inaccuracy",
        Judgement::Mistake => "mistake",
        Judgement::Blunder => "blunder",
    }
    .to_owned()
}

fn said(judged: JudgedMove) -> String {
    let lost = percent(judged.lost);
    match lost {
        0 => judgement(judged),
        lost => format!("{}, {lost} points worse than the best", judgement(judged)),
    }
}

fn thousands(speed: u64) -> String {
    match speed {
        ..1_000 => speed.to_string(),
        _ => format!("{} thousand", speed / 1_000),
    }
}
