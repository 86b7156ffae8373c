//! The results of the saved games.
use crate::ResultsText;
use komadai_model::library::ReportTable;

pub const TEXT: ResultsText = ResultsText {
    results: "Resultat",
    list: "Partilista",
    whose: "Vems resultat?",
    hint: "Välj en spelare för att se vad denne har vunnit och förlorat.",
    table: |table| match table {
        ReportTable::Sides => "Efter sida",
        ReportTable::Openings => "Efter öppning",
        ReportTable::Against => "Efter motståndarens öppning",
        ReportTable::Castles => "Efter borg",
        ReportTable::Opponents => "Efter motståndare",
        ReportTable::Months => "Efter månad",
    },
    games: "Partier",
    won: "Vunna",
    lost: "Förlorade",
    others: "Övriga",
    share: "Vinster",
    summary: |won, lost, others| format!("{won} vunna, {lost} förlorade, {others} övriga"),
};
