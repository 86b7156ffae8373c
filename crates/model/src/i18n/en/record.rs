use shogi::record::EndMarker;

use crate::{i18n::record::RecordText, review::NavTarget};

pub const TEXT: RecordText = RecordText {
    record: "Record",
    walk: "Go through the moves",
    branch: "Branch",
    mistake: "Mistake",
    way: |way| match way {
        NavTarget::First => "To the start",
        NavTarget::Back => "Back",
        NavTarget::Forward => "Forward",
        NavTarget::Last => "To the end",
        NavTarget::PreviousBranch => "Previous branch",
        NavTarget::NextBranch => "Next branch",
        NavTarget::PreviousComment => "Previous comment",
        NavTarget::NextComment => "Next comment",
        NavTarget::PreviousMistake => "Previous mistake",
        NavTarget::NextMistake => "Next mistake",
        NavTarget::UpVariation => "Variation before this one",
        NavTarget::DownVariation => "Variation after this one",
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
    no_further: "No more moves.",
    branched: "A new variation.",
    at: |number, words| format!("Move {number}: {words}"),
    undone: "Undone.",
    redone: "Redone.",
    deleted: |moves| match moves {
        1 => "1 move deleted.".to_owned(),
        moves => format!("{moves} moves deleted."),
    },
    promoted: "This is now the main line.",
    unnamed: "Record without names",
};

fn end(word: &EndMarker) -> &str {
    match word {
        EndMarker::Resignation => "Resignation",
        EndMarker::Interrupted => "Interrupted",
        EndMarker::Repetition => "Repetition",
        EndMarker::PerpetualCheck => "Perpetual check",
        EndMarker::Impasse => "Impasse",
        EndMarker::Declaration => "Win by declaration",
        EndMarker::Mate => "Mate",
        EndMarker::NoMate => "No mate",
        EndMarker::Time => "Time ran out",
        EndMarker::IllegalMoveLoss => "Lost by an illegal move",
        EndMarker::IllegalMoveWin => "The last move was illegal",
        EndMarker::ForfeitWin => "Won by forfeit",
        EndMarker::ForfeitLoss => "Lost by forfeit",
        EndMarker::MoveLimit => "Limit of moves",
        EndMarker::Draw => "Draw",
        EndMarker::Other(word) => word,
    }
}
