use komadai_records::key;

use crate::GameInfoText;
use komadai_model::review::HeaderError;

pub const TEXT: GameInfoText = GameInfoText {
    open: "Information…",
    title: "Game information",
    field: |key| match key {
        key::BLACK => "Black (sente)",
        key::WHITE => "White (gote)",
        key::RECEIVER => "Receiver of the handicap",
        key::GIVER => "Giver of the handicap",
        key::EVENT => "Event",
        key::TITLE => "Title",
        key::SITE => "Place",
        key::STARTED => "Begun",
        key::ENDED => "Ended",
        key::TIME_LIMIT => "Time control",
        key::BYOYOMI => "Byoyomi",
        key::OPENING => "Opening",
        key::NOTE => "Note",
        other => other,
    },
    date: "2026/11/21",
    start: "Start position",
    others: "More about the game",
    name: "Name",
    value: "Value",
    add: "Add a line",
    remove: |name| match name {
        "" => "Remove this line".to_owned(),
        name => format!("Remove “{name}”"),
    },
    cancel: "Cancel",
    save: "Save",
    saved: "Game information changed.",
    unchanged: "Nothing was changed.",
    fault: |fault| match fault {
        HeaderError::Unnamed(value) => format!("“{value}” needs a name."),
        HeaderError::Twice(name) => format!("The name “{name}” is used twice."),
    },
};
