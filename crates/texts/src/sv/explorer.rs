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
    book: "Bok",
    book_hint: "Bok: hur mycket mindre ett drag är värt än det bästa, i hundradelar av en bonde.",
    all: "Alla partier",
    games_of: "Partier",
    score: |black, white, other| match other {
        0 => format!("Svart {black}, Vit {white}"),
        _ => format!("Svart {black}, Vit {white}, övriga {other}"),
    },
    all_games: |count| match count {
        1 => "Visa partiet".to_owned(),
        count => format!("Visa de {count} partierna"),
    },
};
