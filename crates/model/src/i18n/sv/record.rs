use shogi::record::EndWord;

use crate::{i18n::record::RecordText, review::Way};

pub const TEXT: RecordText = RecordText {
    record: "Protokoll",
    walk: "Bläddra bland dragen",
    branch: "Gren",
    mistake: "Misstag",
    way: |way| match way {
        Way::First => "Till början",
        Way::Back => "Bakåt",
        Way::Forward => "Framåt",
        Way::Last => "Till slutet",
        Way::PreviousBranch => "Föregående gren",
        Way::NextBranch => "Nästa gren",
        Way::PreviousComment => "Föregående kommentar",
        Way::NextComment => "Nästa kommentar",
        Way::PreviousMistake => "Föregående misstag",
        Way::NextMistake => "Nästa misstag",
        Way::UpVariation => "Varianten före den här",
        Way::DownVariation => "Varianten efter den här",
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
    no_further: "Längre går det inte.",
    branched: "En ny variant.",
    at: |number, words| format!("Drag {number}: {words}"),
    undone: "Ångrat.",
    redone: "Gjort igen.",
    deleted: |moves| match moves {
        1 => "1 drag borttaget.".to_owned(),
        moves => format!("{moves} drag borttagna."),
    },
    promoted: "Den här varianten är huvudvariant nu.",
    against: |black, white| format!("{black} – {white}"),
    unnamed: "Protokoll utan namn",
};

fn end(word: &EndWord) -> &str {
    match word {
        EndWord::Resignation => "Uppgivet",
        EndWord::Interrupted => "Avbrutet",
        EndWord::Repetition => "Upprepning (sennichite)",
        EndWord::PerpetualCheck => "Evig schack",
        EndWord::Impasse => "Jishogi",
        EndWord::Declaration => "Vinst genom deklaration",
        EndWord::Mate => "Matt",
        EndWord::NoMate => "Ingen matt",
        EndWord::Time => "Tiden tog slut",
        EndWord::Foul => "Förlust genom otillåtet drag",
        EndWord::FoulBefore => "Det sista draget var otillåtet",
        EndWord::ForfeitWin => "Vinst på walkover",
        EndWord::ForfeitLoss => "Förlust på walkover",
        EndWord::MoveLimit => "Draggräns",
        EndWord::Draw => "Remi",
        EndWord::Other(word) => word,
    }
}
