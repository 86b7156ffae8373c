//! The results of the saved games.
use crate::ResultsText;
use komadai_model::{analysis::Phase, library::ReportTable};

pub const TEXT: ResultsText = ResultsText {
    results: "Risultati",
    list: "Elenco delle partite",
    whose: "Risultati di chi?",
    hint: "Scegli un giocatore per vedere che cosa ha vinto e perso.",
    table: |table| match table {
        ReportTable::Sides => "Per lato",
        ReportTable::Openings => "Per apertura",
        ReportTable::Against => "Per apertura dell’avversario",
        ReportTable::Castles => "Per castello",
        ReportTable::Opponents => "Per avversario",
        ReportTable::Months => "Per mese",
    },
    games: "Partite",
    won: "Vinte",
    lost: "Perse",
    others: "Altre",
    share: "Vittorie",
    summary: |won, lost, others| format!("{won} vinte, {lost} perse, {others} altre"),
    phases: "Dove si perdono possibilità",
    phase: |phase| match phase {
        Phase::Opening => "Apertura (fino alla mossa 30)",
        Phase::MiddleGame => "Mediogioco (da 31 a 80)",
        Phase::Endgame => "Finale (da 81)",
    },
    lost_per_move: "Perso per mossa",
    mistakes_per_100: "Errori su 100 mosse",
    time_per_move: "Tempo per mossa",
    per_game: "Per partita",
    decimal: |tenths| format!("{},{}", tenths / 10, tenths % 10),
    mistakes: "Tipi di errori",
    count: "Numero",
    accuracy_by_month: "Precisione per mese",
    reviewed: |reviewed, all| format!("Partite analizzate: {reviewed} di {all}."),
    review_rest: |count| match count {
        1 => "Analizza l’altra".to_owned(),
        count => format!("Analizza le altre {count}"),
    },
    review_hint: "Il motore le analizza quando non serve ad altro. Le partite analizzate restano tali, anche se fermi.",
    reviewing: |number, all| format!("Partita {number} di {all}"),
    not_reviewed: |count| format!("Partite che non si possono analizzare: {count}."),
    practise: "Esercitati su questi errori",
    no_problems: "Nessuno di questi errori ha una sola risposta chiara.",
};
