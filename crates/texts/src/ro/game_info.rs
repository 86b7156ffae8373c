use komadai_records::key;

use crate::GameInfoText;
use komadai_model::review::HeaderError;

pub const TEXT: GameInfoText = GameInfoText {
    open: "Informații…",
    title: "Informații despre partidă",
    field: |key| match key {
        key::BLACK => "Negru (sente)",
        key::WHITE => "Alb (gote)",
        key::RECEIVER => "Shitate (primește handicapul)",
        key::GIVER => "Uwate (acordă handicapul)",
        key::EVENT => "Competiție",
        key::TITLE => "Titlu",
        key::SITE => "Loc",
        key::STARTED => "Început",
        key::ENDED => "Sfârșit",
        key::TIME_LIMIT => "Timp de gândire",
        key::BYOYOMI => "Byoyomi",
        key::OPENING => "Deschidere",
        key::NOTE => "Observații",
        other => other,
    },
    date: "2026/11/21",
    start: "Poziție inițială",
    others: "Mai multe despre partidă",
    name: "Nume",
    value: "Valoare",
    add: "Adaugă un rând",
    remove: |name| match name {
        "" => "Șterge acest rând".to_owned(),
        name => format!("Șterge „{name}”"),
    },
    cancel: "Renunță",
    save: "Salvează",
    saved: "Informațiile despre partidă au fost modificate.",
    unchanged: "Nu s-a modificat nimic.",
    fault: |fault| match fault {
        HeaderError::Unnamed(value) => format!("„{value}” are nevoie de un nume."),
        HeaderError::Twice(name) => format!("Numele „{name}” apare de două ori."),
    },
};
