use super::shogi_terms::{capital, plies, the, to};
use crate::{
    AnalysisText,
    topics::analysis::{Lead, Sides, percent, signed},
};
use komadai_model::analysis::{JudgedMove, Judgement, PositionEval, RetryVerdict};

pub const TEXT: AnalysisText = AnalysisText {
    title: "Analisi",
    close: "Chiudi l’analisi",
    parts: "Oggetto dell’analisi",
    lines: "Mosse migliori",
    game: "Tutta la partita",
    mate: "Matto",

    go: "Avvia",
    stop: "Ferma",
    score: |worth| match worth {
        PositionEval::Centipawns(value) => signed(value),
        PositionEval::Mate { plies: 0, .. } => "matto".to_owned(),
        PositionEval::Mate { plies, .. } => format!("matto {plies}"),
    },
    standing,
    gauge: "Valutazione",
    unknown: "Non ancora analizzata",
    count: "Varianti",
    depth: |depth, deepest, speed| {
        format!(
            "Profondità {depth} ({deepest}), {} posizioni al secondo",
            thousands(speed)
        )
    },
    threads: |count| format!("{count} thread"),
    starting: "Avvio del motore…",
    failed: "Non è stato possibile avviare il motore. Riprova.",
    stopped: "Analisi interrotta.",
    hidden: "L’analisi è in pausa mentre la pagina è nascosta.",
    no_game: "Per le mosse migliori serve una posizione con entrambi i re. Per un problema scegli \
              Matto.",
    over: "Matto: la partita finisce qui.",
    line: |number, score| format!("Variante {number}, {score}"),
    settled: |standing, best| format!("{standing} La migliore: {best}."),

    shown: "Variante del motore",
    shown_moves: |shown, all| match all {
        1 => format!("{shown} di 1 mossa"),
        _ => format!("{shown} di {all} mosse"),
    },
    back: "Una mossa indietro",
    forward: "Una mossa avanti",
    play_out: "Mostrala tutta",
    add: "Aggiungi come variante",
    added: "Aggiunta come variante.",
    leave: "Torna al kifu",

    review: "Analizza la partita",
    cancel: "Annulla",
    progress: |done, all| format!("Posizioni: {done} di {all}"),
    reviewed: |noted| match noted {
        0 => "Partita analizzata: nessun errore.".to_owned(),
        1 => "Partita analizzata: una mossa da rivedere.".to_owned(),
        noted => format!("Partita analizzata: {noted} mosse da rivedere."),
    },
    graph: "Valutazione lungo la partita",
    on_graph: |number, words, standing| format!("Mossa {number}, {words}. {standing}"),
    at_start: "Inizio",
    own_mistakes: "Le mie partite",
    judgement,

    retry_ask: |side| format!("Gioca una mossa migliore per {}.", the(side)),
    retry_wait: "Controllo in corso…",
    verdict: |verdict, words| match verdict {
        RetryVerdict::Best => format!("{words}: la mossa migliore."),
        RetryVerdict::Good(_) => format!("{words}: buona, quanto la migliore."),
        RetryVerdict::Same(judged) => {
            format!(
                "Di nuovo {words}, la mossa della partita: {}.",
                said(judged)
            )
        }
        RetryVerdict::Judged(judged) => format!("{words}: {}.", said(judged)),
    },
    answer: "La risposta del motore",
    once_more: "Ancora una volta",

    solve: "Risolvi questa posizione",
    solving: |seconds| format!("Cerco un matto… {seconds} s"),
    convention: "Solo scacchi, come nei problemi di tsume. Le interposizioni \
                 inutili non contano.",
    mates: |side, count| format!("{} dà matto in {}.", capital(the(side)), plies(count)),
    no_mate: |side| format!("{} non ha un matto di soli scacchi.", capital(the(side))),
    threat: "C’è minaccia di matto?",
    threatens: |side, count| format!("{} minaccia matto in {}.", capital(the(side)), plies(count)),
    no_threat: "Non c’è minaccia di matto.",
    brinkmate: "C’è un matto inevitabile?",
    has_brinkmate: |side| {
        format!(
            "{} ha una mossa che rende il matto inevitabile.",
            capital(the(side))
        )
    },
    no_brinkmate: |side| {
        format!(
            "{} non ha mosse che rendano il matto inevitabile.",
            capital(the(side))
        )
    },
    not_found: "Nessun matto trovato entro il limite. Potrebbe essercene uno.",
    no_problem: "Qui non c’è un re a cui dare matto.",
    as_puzzle: "Risolvilo tu",
    puzzle_ask: |side| {
        format!(
            "Trova il matto: tocca {}, e ogni mossa dà scacco.",
            to(side)
        )
    },
    checking: "Controllo in corso…",
    no_check: |words| format!("{words} non dà scacco. Prova un’altra mossa."),
    escapes: |words, answer| {
        format!("Sbagliato: dopo {words}, {answer} salva il re. Prova un’altra mossa.")
    },
    unclear: |words| format!("Impossibile stabilire se {words} dà matto. Prova un’altra mossa."),
    right: |answer, later| match later {
        0 => format!("Giusto. La risposta: {answer}."),
        later => {
            let later = plies(later);
            format!("Dà matto, ma in {later} più del necessario. La risposta: {answer}.")
        }
    },
    solved: |later| match later {
        0 => "Matto. Risolto!".to_owned(),
        _ => "Matto.".to_owned(),
    },
    hint: "Suggerimento",
    hinted: |piece| format!("Guarda questo pezzo: {piece}."),
    give_up: "Mostra la soluzione",
    given_up: "Questo è il matto.",
};

fn standing(worth: PositionEval, sides: Sides) -> String {
    match worth {
        PositionEval::Mate { by, plies: 0 } => {
            format!("{} ha dato matto.", capital(the(sides(by))))
        }
        PositionEval::Mate { by, plies: count } => {
            let side = capital(the(sides(by)));
            format!("{side} dà matto in {}.", plies(count as usize))
        }
        PositionEval::Centipawns(_) => {
            let (side, rate, lead) = Lead::of(worth);
            let side = capital(the(sides(side)));
            match lead {
                Lead::Even => "Alla pari.".to_owned(),
                Lead::Slight => format!("{side} sta un po’ meglio, {rate} %."),
                Lead::Clear => format!("{side} sta meglio, {rate} %."),
                Lead::Winning => format!("{side} sta vincendo, {rate} %."),
            }
        }
    }
}

fn judgement(judged: JudgedMove) -> String {
    if let Some(count) = judged.missed_mate {
        return format!("sfuggito un matto in {}", plies(count as usize));
    }
    match judged.judgement {
        Judgement::Fine => "buona",
        Judgement::Inaccuracy => "imprecisione",
        Judgement::Mistake => "errore",
        Judgement::Blunder => "errore grave",
    }
    .to_owned()
}

fn said(judged: JudgedMove) -> String {
    let lost = percent(judged.lost);
    let judgement = judgement(judged);
    match lost {
        0 => judgement,
        1 => format!("{judgement}, 1 punto peggio della migliore"),
        lost => format!("{judgement}, {lost} punti peggio della migliore"),
    }
}

fn thousands(speed: u64) -> String {
    match speed {
        ..1_000 => speed.to_string(),
        1_000..2_000 => "mille".to_owned(),
        _ => format!("{} mila", speed / 1_000),
    }
}
