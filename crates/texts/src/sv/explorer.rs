use crate::ExplorerText;

pub const TEXT: ExplorerText = ExplorerText {
    title: "I sparade partier",
    close: "Stäng",
    loading: "Läser partierna…",
    none: "Inget sparat parti går vidare från den här ställningen.",
    mv: "Drag",
    games: "Partier",
    results: "Resultat",
    last: "Senast",
    score: |black, white, other| match other {
        0 => format!("Svart {black}, Vit {white}"),
        _ => format!("Svart {black}, Vit {white}, övriga {other}"),
    },
    all_games: |count| match count {
        1 => "Visa partiet".to_owned(),
        count => format!("Visa de {count} partierna"),
    },
};
