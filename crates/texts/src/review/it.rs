use komadai_model::analysis::{Judgement, WalkOutcome};

use super::ReviewText;

pub const TEXT: ReviewText = ReviewText {
    review_main_line: "Analizza la linea principale",
    review_variation: "Analizza questa variante",
    go_on: "Continua",
    time: "Tempo",
    game_within: |seconds| match seconds {
        ..60 => format!("Tutto in {seconds} s"),
        _ => format!("Tutto in {} min", seconds / 60),
    },
    each_move: |seconds| format!("{seconds} s per mossa"),
    forecast: |seconds| match seconds {
        ..90 => format!("circa {seconds} s"),
        _ => format!("circa {} min", seconds.div_ceil(60)),
    },

    percent: |rate| format!("{rate} %"),
    counted: |judgement, count| {
        let (one, many) = match judgement {
            Judgement::Blunder => ("errore grave", "errori gravi"),
            Judgement::Mistake => ("errore", "errori"),
            Judgement::Inaccuracy => ("imprecisione", "imprecisioni"),
            Judgement::Fine => ("mossa buona", "mosse buone"),
        };
        format!("{count} {}", if count == 1 { one } else { many })
    },
    comma: ", ",
    noted: "Mosse da rivedere",
    none_noted: "Nessun errore trovato.",
    none_noted_yet: |judged, all| {
        format!("Finora nessun errore: mosse giudicate {judged} su {all}.")
    },

    spoken: |mv, judgement, why| format!("{mv}: {judgement}. {why}"),
    cost: |before, after| format!("probabilità {before} → {after} %"),
    best_was: "Meglio era",
    no_reason: "Non si perde nulla subito. Confronta le due linee.",
    try_again: "Riprova",
    practise: "Allenati",
    practise_all: "Allenati su questi errori",
    show_reply: "Mostra il seguito",

    next_mistake: "Prossimo errore",
    whose: "Errori di",
    both: "Entrambi",
    place: |number, all| format!("{number} di {all}"),
    tell: "Mostra la mossa migliore",
    walked: "Hai rivisto tutti gli errori.",
    outcomes: |outcome, count| match outcome {
        WalkOutcome::AtOnce => format!("Trovate subito: {count}"),
        WalkOutcome::Later => format!("Trovate dopo: {count}"),
        WalkOutcome::Shown => format!("Non trovate: {count}"),
    },
    outcome: |outcome| match outcome {
        WalkOutcome::AtOnce => "trovata subito",
        WalkOutcome::Later => "trovata dopo",
        WalkOutcome::Shown => "non trovata",
    },
    close: "Chiudi",
};
