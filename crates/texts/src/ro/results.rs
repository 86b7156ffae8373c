//! The results of the saved games.
use crate::ResultsText;
use komadai_model::library::ReportTable;

pub const TEXT: ResultsText = ResultsText {
    results: "Rezultate",
    list: "Lista partidelor",
    whose: "Rezultatele cui?",
    hint: "Alege un jucător ca să vezi ce a câștigat și ce a pierdut.",
    table: |table| match table {
        ReportTable::Sides => "După tabără",
        ReportTable::Openings => "După deschidere",
        ReportTable::Against => "După deschiderea adversarului",
        ReportTable::Castles => "După castel",
        ReportTable::Opponents => "După adversar",
        ReportTable::Months => "După lună",
    },
    games: "Partide",
    won: "Câștigate",
    lost: "Pierdute",
    others: "Altele",
    share: "Victorii",
    summary: |won, lost, others| format!("câștigate: {won}, pierdute: {lost}, altele: {others}"),
};
