use komadai_records::key;

use crate::GameInfoText;
use komadai_model::review::HeaderError;

pub const TEXT: GameInfoText = GameInfoText {
    open: "Informazioni…",
    title: "Informazioni sulla partita",
    field: |key| match key {
        key::BLACK => "Nero (sente)",
        key::WHITE => "Bianco (gote)",
        key::RECEIVER => "Chi riceve l’handicap",
        key::GIVER => "Chi concede l’handicap",
        key::EVENT => "Torneo",
        key::TITLE => "Titolo",
        key::SITE => "Luogo",
        key::STARTED => "Inizio",
        key::ENDED => "Fine",
        key::TIME_LIMIT => "Tempo di riflessione",
        key::BYOYOMI => "Byoyomi",
        key::OPENING => "Apertura",
        key::NOTE => "Nota",
        other => other,
    },
    date: "2026/11/21",
    start: "Posizione iniziale",
    others: "Altro sulla partita",
    name: "Nome",
    value: "Valore",
    add: "Aggiungi una riga",
    remove: |name| match name {
        "" => "Togli questa riga".to_owned(),
        name => format!("Togli «{name}»"),
    },
    cancel: "Annulla",
    save: "Salva",
    saved: "Informazioni modificate.",
    unchanged: "Nessuna modifica.",
    fault: |fault| match fault {
        HeaderError::Unnamed(value) => format!("«{value}» ha bisogno di un nome."),
        HeaderError::Twice(name) => format!("Il nome «{name}» compare due volte."),
    },
};
