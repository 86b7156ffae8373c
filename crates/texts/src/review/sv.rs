use komadai_model::analysis::{Judgement, WalkOutcome};

use super::ReviewText;

pub const TEXT: ReviewText = ReviewText {
    review_main_line: "Gå igenom huvudvarianten",
    review_variation: "Gå igenom den här varianten",
    go_on: "Fortsätt",
    time: "Tid",
    game_within: |seconds| match seconds {
        ..60 => format!("Allt inom {seconds} s"),
        _ => format!("Allt inom {} min", seconds / 60),
    },
    each_move: |seconds| format!("{seconds} s per drag"),
    forecast: |seconds| match seconds {
        ..90 => format!("ungefär {seconds} s"),
        _ => format!("ungefär {} min", seconds.div_ceil(60)),
    },

    percent: |rate| format!("{rate} %"),
    counted: |judgement, count| {
        let (one, many) = match judgement {
            Judgement::Blunder => ("blunder", "blundrar"),
            Judgement::Mistake => ("misstag", "misstag"),
            Judgement::Inaccuracy => ("onoggrannhet", "onoggrannheter"),
            Judgement::Fine => ("bra drag", "bra drag"),
        };
        format!("{count} {}", if count == 1 { one } else { many })
    },
    comma: ", ",
    noted: "Drag att titta på",
    none_noted: "Inga misstag hittades.",
    none_noted_yet: |judged, all| {
        format!("Inga misstag hittills: {judged} av {all} drag är bedömda.")
    },

    spoken: |mv, judgement, why| format!("{mv}: {judgement}. {why}"),
    cost: |before, after| format!("chans {before} → {after} %"),
    best_was: "Bättre var",
    no_reason: "Inget förloras genast. Jämför de två varianterna.",
    try_again: "Försök igen",
    practise: "Öva",
    practise_all: "Öva på dem som problem",
    show_reply: "Visa vad som följer",

    next_mistake: "Nästa misstag",
    whose: "Vems misstag",
    both: "Båda sidor",
    place: |number, all| format!("{number} av {all}"),
    tell: "Visa det bättre draget",
    walked: "Du har gått igenom alla misstag.",
    outcomes: |outcome, count| match outcome {
        WalkOutcome::AtOnce => format!("Hittade direkt: {count}"),
        WalkOutcome::Later => format!("Hittade senare: {count}"),
        WalkOutcome::Shown => format!("Inte hittade: {count}"),
    },
    outcome: |outcome| match outcome {
        WalkOutcome::AtOnce => "hittat direkt",
        WalkOutcome::Later => "hittat senare",
        WalkOutcome::Shown => "inte hittat",
    },
    close: "Stäng",
};
