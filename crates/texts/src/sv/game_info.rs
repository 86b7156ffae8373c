use komadai_records::key;

use crate::GameInfoText;
use komadai_model::review::HeaderError;

pub const TEXT: GameInfoText = GameInfoText {
    open: "Information…",
    title: "Partiinformation",
    field: |key| match key {
        key::BLACK => "Svart (sente)",
        key::WHITE => "Vit (gote)",
        key::RECEIVER => "Handikappmottagare",
        key::GIVER => "Handikappgivare",
        key::EVENT => "Evenemang",
        key::TITLE => "Titel",
        key::SITE => "Plats",
        key::STARTED => "Började",
        key::ENDED => "Slutade",
        key::TIME_LIMIT => "Betänketid",
        key::BYOYOMI => "Byoyomi",
        key::OPENING => "Öppning",
        key::NOTE => "Anmärkning",
        other => other,
    },
    date: "2026/11/21",
    start: "Utgångsställning",
    others: "Mer om partiet",
    name: "Namn",
    value: "Värde",
    add: "Lägg till en rad",
    remove: |name| match name {
        "" => "Ta bort raden".to_owned(),
        name => format!("Ta bort ”{name}”"),
    },
    cancel: "Avbryt",
    save: "Spara",
    saved: "Partiinformationen är ändrad.",
    unchanged: "Inget ändrades.",
    fault: |fault| match fault {
        HeaderError::Unnamed(value) => format!("”{value}” behöver ett namn."),
        HeaderError::Twice(name) => format!("Namnet ”{name}” förekommer två gånger."),
    },
};
