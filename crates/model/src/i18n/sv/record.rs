use shogi::record::EndMarker;

use crate::{i18n::record::RecordText, review::NavTarget};

pub const TEXT: RecordText = RecordText {
    record: "Protokoll",
    walk: "Bläddra bland dragen",
    branch: "Gren",
    mistake: "Misstag",
    way: |way| match way {
        NavTarget::First => "Till början",
        NavTarget::Back => "Bakåt",
        NavTarget::Forward => "Framåt",
        NavTarget::Last => "Till slutet",
        NavTarget::PreviousBranch => "Föregående gren",
        NavTarget::NextBranch => "Nästa gren",
        NavTarget::PreviousComment => "Föregående kommentar",
        NavTarget::NextComment => "Nästa kommentar",
        NavTarget::PreviousMistake => "Föregående misstag",
        NavTarget::NextMistake => "Nästa misstag",
        NavTarget::UpVariation => "Varianten före den här",
        NavTarget::DownVariation => "Varianten efter den här",
    },
    moves: "Drag",
    start: "Start",
    variations: |count| match count {
        1 => "1 variant".to_owned(),
        count => format!("{count} varianter"),
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
        1 => "… 1 rad före".to_owned(),
        count => format!("… {count} rader före"),
    },
    rows_after: |count| match count {
        1 => "… 1 rad efter".to_owned(),
        count => format!("… {count} rader efter"),
    },
    commented: "kommenterat",
    illegal: "otillåtet",
    end,
    comment: "Kommentar",
    bookmark: "Bokmärke",
    comment_here: "Kommentar till draget",
    result: "Variantens slut",
    delete: "Ta bort",
    promote: "Gör till huvudvariant",
    open: "Öppna…",
    shelf: "Sparade partier",
    save: "Spara, dela…",
    undo: "Ångra",
    redo: "Gör om",
    to_game: "Tillbaka till partiet",
    play_on: "Spela härifrån",
    tools: "Verktyg",
    more: "Mer",
    flip: "Vänd brädet",
    set_up: "Ändra ställningen",
    analyse: "Analysera",
    begun: "Ett nytt protokoll börjar med den här ställningen.",
    no_further: "Det finns inga fler drag.",
    branched: "En ny variant.",
    at: |number, words| format!("Drag {number}: {words}"),
    undone: "Ångrat.",
    redone: "Gjort om.",
    deleted: |moves| match moves {
        1 => "1 drag borttaget.".to_owned(),
        moves => format!("{moves} drag borttagna."),
    },
    promoted: "Den här varianten är huvudvariant nu.",
    unnamed: "Protokoll utan namn",
};

fn end(word: &EndMarker) -> &str {
    match word {
        EndMarker::Resignation => "Uppgivet",
        EndMarker::Interrupted => "Avbrutet",
        EndMarker::Repetition => "Upprepning (sennichite)",
        EndMarker::PerpetualCheck => "Evig schack",
        EndMarker::Impasse => "Jishogi",
        EndMarker::Declaration => "Vinst genom deklaration",
        EndMarker::Mate => "Matt",
        EndMarker::NoMate => "Ingen matt",
        EndMarker::Time => "Tiden tog slut",
        EndMarker::IllegalMoveLoss => "Förlust genom otillåtet drag",
        EndMarker::IllegalMoveWin => "Det sista draget var otillåtet",
        EndMarker::ForfeitWin => "Vinst på walkover",
        EndMarker::ForfeitLoss => "Förlust på walkover",
        EndMarker::MoveLimit => "Draggräns",
        EndMarker::Draw => "Remi",
        EndMarker::Other(word) => word,
    }
}
