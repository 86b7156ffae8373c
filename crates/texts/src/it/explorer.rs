use crate::ExplorerText;

pub const TEXT: ExplorerText = ExplorerText {
    title: "Nelle partite salvate",
    close: "Chiudi",
    loading: "Lettura delle partite…",
    none: "Nessuna partita salvata prosegue da questa posizione.",
    mv: "Mossa",
    games: "Partite",
    results: "Risultati",
    last: "Ultima",
    book: "Libro",
    book_hint: "Libro: quanto una mossa vale meno della migliore, in centesimi di pedone.",
    all: "Tutte le partite",
    games_of: "Partite",
    score: |black, white, other| match other {
        0 => format!("Nero {black}, Bianco {white}"),
        _ => format!("Nero {black}, Bianco {white}, altro {other}"),
    },
    all_games: |count| match count {
        1 => "Mostra la partita".to_owned(),
        count => format!("Mostra le {count} partite"),
    },
};
