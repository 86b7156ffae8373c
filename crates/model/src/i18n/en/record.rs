use shogi::record::EndWord;

use crate::{i18n::record::RecordText, review::Way};

pub const TEXT: RecordText = RecordText {
    record: "Record",
    walk: "Go through the moves",
    branch: "Branch",
    mistake: "Mistake",
    way: |way| match way {
        Way::First => "To the start",
        Way::Back => "Back",
        Way::Forward => "Forward",
        Way::Last => "To the end",
        Way::PreviousBranch => "Previous branch",
        Way::NextBranch => "Next branch",
        Way::PreviousComment => "Previous comment",
        Way::NextComment => "Next comment",
        Way::PreviousMistake => "Previous mistake",
        Way::NextMistake => "Next mistake",
        Way::UpVariation => "Variation before this one",
        Way::DownVariation => "Variation after this one",
    },
    moves: "Moves",
    start: "Start",
    variations: |count| match count {
        1 => "1 variation".to_owned(),
        count => format!("{count} variations"),
    },
    spent: |time| {
        let seconds = time.as_secs();
        match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
            (0, 0, seconds) => format!("{seconds} s"),
            (0, minutes, seconds) => format!("{minutes} min {seconds} s"),
            (hours, minutes, seconds) => format!("{hours} h {minutes} min {seconds} s"),
        }
    },
    rows_before: |count| match count {
        1 => "… 1 row before".to_owned(),
        count => format!("… {count} rows before"),
    },
    rows_after: |count| match count {
        1 => "… 1 row after".to_owned(),
        count => format!("… {count} rows after"),
    },
    commented: "commented",
    illegal: "illegal",
    end,
    comment: "Comment",
    bookmark: "Bookmark",
    comment_here: "Comment on this move",
    result: "End of this line",
    delete: "Delete",
    promote: "Make main line",
    open: "Open…",
    shelf: "Saved games",
    save: "Save, share…",
    undo: "Undo",
    redo: "Redo",
    to_game: "Back to game",
    play_on: "Play from here",
    tools: "Tools",
    more: "More",
    flip: "Turn board",
    set_up: "Edit position",
    analyse: "Analyse",
    begun: "A new record begins with this position.",
    no_further: "It goes no further.",
    branched: "A new variation.",
    at: |number, words| format!("Move {number}: {words}"),
    undone: "Undone.",
    redone: "Redone.",
    deleted: |moves| match moves {
        1 => "1 move deleted.".to_owned(),
        moves => format!("{moves} moves deleted."),
    },
    promoted: "This variation is the line now.",
    against: |black, white| format!("{black} – {white}"),
    unnamed: "Record without names",
};

fn end(word: &EndWord) -> &str {
    match word {
        EndWord::Resignation => "Resignation",
        EndWord::Interrupted => "Interrupted",
        EndWord::Repetition => "Repetition",
        EndWord::PerpetualCheck => "Perpetual check",
        EndWord::Impasse => "Impasse",
        EndWord::Declaration => "Win by declaration",
        EndWord::Mate => "Mate",
        EndWord::NoMate => "No mate",
        EndWord::Time => "Time ran out",
        EndWord::Foul => "Lost by an illegal move",
        EndWord::FoulBefore => "The last move was illegal",
        EndWord::ForfeitWin => "Won by forfeit",
        EndWord::ForfeitLoss => "Lost by forfeit",
        EndWord::MoveLimit => "Limit of moves",
        EndWord::Draw => "Draw",
        EndWord::Other(word) => word,
    }
}
