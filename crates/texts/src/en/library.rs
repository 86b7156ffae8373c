use komadai_records::Winner;
use shogi::{ByColor, EndReason};

use crate::LibraryText;
use komadai_model::{
    JsonFault, StoredError,
    library::{Ending, LibraryError, Reason},
};

pub const TEXT: LibraryText = LibraryText {
    title: "Saved games",
    search: "Search",
    search_hint: "Name, event, date, opening",
    count: |found, all| match (found == all, all) {
        (true, 1) => "1 game".to_owned(),
        (true, all) => format!("{all} games"),
        (false, all) => format!("{found} of {all} games"),
    },
    none: "Nothing is saved yet. Games are saved automatically from the first move, and records when they are opened or changed.",
    none_found: "No saved games match.",
    none_deleted: "No deleted games.",
    loading: "Loading…",
    changed: |when| format!("last changed {when}"),
    moves: |count| match count {
        1 => "1 move".to_owned(),
        count => format!("{count} moves"),
    },
    ending,
    unnamed: "No names",
    delete: "Delete",
    delete_this: |game| format!("Delete: {game}"),
    deleted_this: |game| format!("Deleted: {game}"),
    restore: "Undo",
    restore_this: |game| format!("Undo the deletion: {game}"),
    restored_this: |game| format!("Restored: {game}"),
    bin: |count| format!("Deleted games ({count})"),
    bin_hint: "Deleted games can be restored for 30 days.",
    more: |count| format!("Show {count} more"),
    export: "Export…",
    exported: |games, unreadable| match unreadable {
        0 => format!("{} in the file.", games_are(games)),
        _ => format!(
            "{} in the file; {unreadable} could not be read.",
            games_are(games)
        ),
    },
    drop_here: "Drop it here to open it.",
    import: "Import…",
    import_folder: "Import a folder…",
    import_address: "Import from an address…",
    address_title: "Import a record from its address",
    import_this: "Import",
    address: "Address",
    record_sites: |sites| {
        format!(
            "These sites give their records to other pages: {sites}. Of others, copy the text of the record."
        )
    },
    import_cancelled: "Cancelled. What was read is kept.",
    zip_damaged: "It is damaged or encrypted, or packed in a way that cannot be read here.",
    zip_large: "It is too large once unpacked, or zip files are nested too deep.",
    imported: |put, beside, skipped| {
        let mut said = format!("{} imported.", games(put + beside));
        match beside {
            0 => {}
            1 => said.push_str(" 1 of them was saved as a copy: the game here had been changed."),
            _ => said.push_str(&format!(
                " {beside} of them were saved as copies: the games here had been changed."
            )),
        }
        match skipped {
            0 => {}
            1 => said.push_str(" 1 game was here already."),
            _ => said.push_str(&format!(" {skipped} games were here already.")),
        }
        said
    },
    import_faults: |count| format!("{} could not be read, or not to the end:", games(count)),
    import_fault: |line, what| format!("Line {line}: {what}"),
    import_stopped: "The rest was not imported.",
    import_refused: "It comes from another version of this program. Reload this page to get \
             the newest.",
    import_missing: |count| format!("{} missing: the file was cut off.", games_are(count)),
    file_name: "shogi-games",
    close: "Close",
    unreadable: |count| format!("Cannot be read ({count})"),
    unreadable_why,
    erase: "Erase",
    erase_really: "Erase for good?",
    erased: "Erased.",
    download: "Download",
    again: "Try again",
    dismiss: "Dismiss",
    saved_game: "The saved game",
    missing: "This browser has no such game. It may have been saved in another browser.",
    was_deleted: "This game was deleted. It can be restored in the saved games; changing it also \
                  restores it.",
    not_kept: "This game is not being saved.",
    kept_again: "The game is saved again.",
    copied: "This record was also changed elsewhere. Both are kept: yours is now a separate game.",
    game_copied: "The record of this game has been edited. Both are kept: the game \
                  continues as a separate one.",
    not_listed: "The saved games cannot be shown.",
    not_done: "That did not work.",
    why: |error| match error {
        LibraryError::Blocked => "The browser does not let this page save: it may be a private \
                                  window, or storage is turned off."
            .to_owned(),
        LibraryError::Held => "The saved games do not respond. Close other tabs of this page, or \
                               load them again."
            .to_owned(),
        LibraryError::Outdated => {
            "A newer version of this program is in use. Reload this page.".to_owned()
        }
        LibraryError::Full => {
            "There is no room left. Delete games, or make room on this device.".to_owned()
        }
        LibraryError::Corrupt(error) => {
            format!("What is stored cannot be read. {}", unreadable_why(error))
        }
        LibraryError::Conflict => "It was changed elsewhere at the same time.".to_owned(),
        LibraryError::Missing => "It is no longer there.".to_owned(),
        LibraryError::Failed(what) => format!("The browser says: {what}"),
    },
};

pub(super) fn games(count: usize) -> String {
    match count {
        1 => "1 game".to_owned(),
        count => format!("{count} games"),
    }
}

fn games_are(count: usize) -> String {
    match count {
        1 => "1 game is".to_owned(),
        count => format!("{count} games are"),
    }
}

fn ending(ending: &Ending, side: ByColor<&str>) -> String {
    let how = match &ending.reason {
        Reason::Rule(reason) => match reason {
            EndReason::Mate => "checkmate",
            EndReason::NoMoves => "no legal move",
            EndReason::Resignation => "resignation",
            EndReason::Time => "time",
            EndReason::IllegalMove => "illegal move",
            EndReason::PerpetualCheck => "perpetual check",
            EndReason::Repetition => "repetition",
            EndReason::Declaration24 | EndReason::Declaration27 => "declaration",
            EndReason::DeclarationFailed => "failed declaration",
            EndReason::Impasse24 | EndReason::Impasse27 | EndReason::AllPiecesEntered => "impasse",
            EndReason::TryRule => "try rule",
            EndReason::MoveLimit => "limit of moves",
            EndReason::Agreement => "agreement",
            EndReason::Interrupted => return "Interrupted".to_owned(),
        },
        Reason::NoMate => return "No mate".to_owned(),
        Reason::Forfeit => "forfeit",
        Reason::Word(word) => word,
    };
    match ending.winner {
        Some(Winner::Black) => format!("{} won ({how})", side.black),
        Some(Winner::White) => format!("{} won ({how})", side.white),
        Some(Winner::Nobody) => format!("Draw ({how})"),
        None => how.to_owned(),
    }
}

fn unreadable_why(error: &StoredError) -> String {
    match error {
        StoredError::Foreign => "It is not a game.".to_owned(),
        StoredError::Version(_) => "Another version of this program has saved it.".to_owned(),
        StoredError::Json { fault, column, .. } => {
            let fault = match fault {
                JsonFault::CutOff => "it is cut off",
                JsonFault::Syntax => "it is not JSON",
                JsonFault::Value => "a value is missing or not known",
            };
            format!("It is damaged at character {column}: {fault}.")
        }
        StoredError::Value(key) => format!("Something is wrong with “{key}”."),
    }
}
