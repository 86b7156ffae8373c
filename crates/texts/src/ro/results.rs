//! The results of the saved games.
use crate::ResultsText;
use komadai_model::{analysis::Phase, library::ReportTable};

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
    phases: "Unde se pierd șanse",
    phase: |phase| match phase {
        Phase::Opening => "Deschidere (până la mutarea 30)",
        Phase::MiddleGame => "Joc de mijloc (31–80)",
        Phase::Endgame => "Final (de la 81)",
    },
    lost_per_move: "Pierdut pe mutare",
    mistakes_per_100: "Greșeli la 100 de mutări",
    time_per_move: "Timp pe mutare",
    per_game: "Pe partidă",
    mistakes: "Feluri de greșeli",
    accuracy_by_month: "Precizia după lună",
    reviewed: |reviewed, all| format!("Partide analizate: {reviewed} din {all}."),
    review_rest: |count| format!("Analizează restul ({count})"),
    review_hint: "Motorul le analizează când nu are altceva de făcut. Ce e gata rămâne, chiar dacă oprești.",
    reviewing: |number, all| format!("Partida {number} din {all}"),
    not_reviewed: |count| format!("Partide care nu au putut fi analizate: {count}."),
    practise: "Exersează aceste greșeli",
    no_problems: "Niciuna dintre aceste greșeli nu are un singur răspuns clar.",
};
