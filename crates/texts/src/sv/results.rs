//! The results of the saved games.
use crate::ResultsText;
use komadai_model::{analysis::Phase, library::ReportTable};

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
    phases: "Var chanser förloras",
    phase: |phase| match phase {
        Phase::Opening => "Öppning (till drag 30)",
        Phase::MiddleGame => "Mittspel (31 till 80)",
        Phase::Endgame => "Slutspel (från 81)",
    },
    lost_per_move: "Förlorat per drag",
    mistakes_per_100: "Misstag på 100 drag",
    time_per_move: "Tid per drag",
    per_game: "Per parti",
    decimal: |tenths| format!("{},{}", tenths / 10, tenths % 10),
    mistakes: "Typer av misstag",
    count: "Antal",
    accuracy_by_month: "Precision efter månad",
    reviewed: |reviewed, all| format!("{reviewed} av {all} partier är analyserade."),
    review_rest: |count| match count {
        1 => "Analysera det återstående".to_owned(),
        count => format!("Analysera de återstående {count}"),
    },
    review_hint: "Motorn analyserar dem när den inte behövs till annat. Analyserade partier förblir analyserade, även om du stoppar.",
    reviewing: |number, all| format!("Parti {number} av {all}"),
    not_reviewed: |count| format!("Partier som inte kunde analyseras: {count}."),
    practise: "Öva på de här misstagen",
    no_problems: "Inget av misstagen har ett enda tydligt svar.",
};
