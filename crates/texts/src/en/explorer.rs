use crate::ExplorerText;

pub const TEXT: ExplorerText = ExplorerText {
    title: "In saved games",
    close: "Close",
    loading: "Reading the games…",
    none: "No saved game goes on from this position.",
    mv: "Move",
    games: "Games",
    results: "Results",
    last: "Last",
    book: "Book",
    book_hint: "Book: how much less a move is worth than the best one, in hundredths of a pawn.",
    all: "All games",
    games_of: "Games",
    score: |black, white, other| match other {
        0 => format!("Black {black}, White {white}"),
        _ => format!("Black {black}, White {white}, other {other}"),
    },
    all_games: |count| match count {
        1 => "Show the game".to_owned(),
        count => format!("Show the {count} games"),
    },
};
