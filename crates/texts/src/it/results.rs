//! The results of the saved games.
use crate::ResultsText;
use komadai_model::library::ReportTable;

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
};
