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
    score: |black, white| format!("Nero {black}, Bianco {white}"),
    all_games: |count| match count {
        1 => "Mostra la partita".to_owned(),
        count => format!("Mostra le {count} partite"),
    },
};
