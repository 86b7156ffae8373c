use super::grammar::GAMES;
use crate::ExplorerText;

pub const TEXT: ExplorerText = ExplorerText {
    title: "În partidele salvate",
    close: "Închide",
    loading: "Se citesc partidele…",
    none: "Nicio partidă salvată nu continuă din această poziție.",
    mv: "Mutare",
    games: "Partide",
    results: "Rezultate",
    last: "Ultima",
    book: "Carte",
    book_hint: "Carte: cu cât valorează o mutare mai puțin decât cea mai bună, în sutimi de pion.",
    all: "Toate partidele",
    games_of: "Partide",
    score: |black, white, other| match other {
        0 => format!("Negru {black}, Alb {white}"),
        _ => format!("Negru {black}, Alb {white}, altele {other}"),
    },
    all_games: |count| match count {
        1 => "Arată partida".to_owned(),
        count => format!("Arată cele {}", GAMES.counted(count as u64)),
    },
};
