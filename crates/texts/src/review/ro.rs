use komadai_model::analysis::{Judgement, WalkOutcome};

use super::ReviewText;

pub const TEXT: ReviewText = ReviewText {
    review_main_line: "Analizează linia principală",
    review_variation: "Analizează această variantă",
    go_on: "Continuă",
    time: "Timp",
    game_within: |seconds| match seconds {
        ..60 => format!("Totul în {seconds} s"),
        _ => format!("Totul în {} min", seconds / 60),
    },
    each_move: |seconds| format!("{seconds} s pe mutare"),
    forecast: |seconds| match seconds {
        ..90 => format!("cam {seconds} s"),
        _ => format!("cam {} min", seconds.div_ceil(60)),
    },

    percent: |rate| format!("{rate} %"),
    counted: |judgement, count| {
        let (one, many) = match judgement {
            Judgement::Blunder => ("gafă", "gafe"),
            Judgement::Mistake => ("greșeală", "greșeli"),
            Judgement::Inaccuracy => ("imprecizie", "imprecizii"),
            Judgement::Fine => ("mutare bună", "mutări bune"),
        };
        // As in 20 de greșeli, 101 greșeli.
        match (count, count % 100) {
            (1, _) => format!("1 {one}"),
            (_, 1..20) => format!("{count} {many}"),
            _ => format!("{count} de {many}"),
        }
    },
    comma: ", ",
    noted: "Mutări de revăzut",
    none_noted: "Nu s-a găsit nicio greșeală.",
    none_noted_yet: |judged, all| {
        format!("Nicio greșeală până acum: mutări judecate {judged} din {all}.")
    },

    spoken: |mv, judgement, why| format!("{mv}: {judgement}. {why}"),
    cost: |before, after| format!("șanse {before} → {after} %"),
    best_was: "Mai bine era",
    no_reason: "Nu se pierde nimic imediat. Compară cele două variante.",
    try_again: "Încearcă din nou",
    practise: "Exersează",
    practise_all: "Exersează-le ca probleme",
    show_reply: "Arată ce urmează",

    next_mistake: "Următoarea greșeală",
    whose: "Ale cui greșeli",
    both: "Ambii jucători",
    place: |number, all| format!("{number} din {all}"),
    tell: "Arată mutarea mai bună",
    walked: "Ai revăzut toate greșelile.",
    outcomes: |outcome, count| match outcome {
        WalkOutcome::AtOnce => format!("Găsite din prima: {count}"),
        WalkOutcome::Later => format!("Găsite mai târziu: {count}"),
        WalkOutcome::Shown => format!("Negăsite: {count}"),
    },
    outcome: |outcome| match outcome {
        WalkOutcome::AtOnce => "găsită din prima",
        WalkOutcome::Later => "găsită mai târziu",
        WalkOutcome::Shown => "negăsită",
    },
    close: "Închide",
};
