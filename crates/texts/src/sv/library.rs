use komadai_records::Winner;
use shogi::{ByColor, EndReason};

use crate::LibraryText;
use komadai_model::{
    JsonFault, StoredError,
    library::{Ending, LibraryError, Reason},
};

pub const TEXT: LibraryText = LibraryText {
    title: "Sparade partier",
    search: "Sök",
    search_hint: "Namn, evenemang, datum, öppning",
    count: |found, all| match (found == all, all) {
        (true, 1) => "1 parti".to_owned(),
        (true, all) => format!("{all} partier"),
        (false, all) => format!("{found} av {all} partier"),
    },
    none: "Inget är sparat än. Partier sparas automatiskt från första draget, och protokoll när de öppnas eller ändras.",
    none_found: "Inga sparade partier hittades.",
    none_deleted: "Inga borttagna partier.",
    loading: "Ett ögonblick…",
    changed: |when| format!("senast ändrat {when}"),
    moves: |count| format!("{count} drag"),
    ending,
    unnamed: "Inga namn",
    delete: "Ta bort",
    delete_this: |game| format!("Ta bort: {game}"),
    deleted_this: |game| format!("Borttaget: {game}"),
    restore: "Ångra",
    restore_this: |game| format!("Ångra borttagningen: {game}"),
    restored_this: |game| format!("Återställt: {game}"),
    bin: |count| format!("Borttagna partier ({count})"),
    bin_hint: "Borttagna partier kan återställas i 30 dagar.",
    more: |count| format!("Visa {count} till"),
    export: "Exportera…",
    exported: |count, unreadable| match unreadable {
        0 => format!("{} finns i filen.", games(count)),
        _ => format!(
            "{} finns i filen; {unreadable} kunde inte läsas.",
            games(count)
        ),
    },
    drop_here: "Släpp för att öppna.",
    import: "Importera…",
    import_folder: "Importera en mapp…",
    import_address: "Importera från en adress…",
    address_title: "Importera ett parti från dess adress",
    import_this: "Importera",
    address: "Adress",
    record_sites: |sites| {
        format!(
            "De här webbplatserna ger sina partier till andra sidor: {sites}. Kopiera texten från andra."
        )
    },
    import_cancelled: "Avbrutet. Det som hann läsas finns kvar.",
    zip_damaged: "Den är skadad eller krypterad, eller packad på ett sätt som inte kan läsas här.",
    zip_large: "Uppackad är den för stor, eller så ligger zip-filer för djupt i varandra.",
    imported: |put, beside, skipped| {
        let mut said = match put + beside {
            0 => "Inga partier importerades.".to_owned(),
            count => format!("{} importerades.", games(count)),
        };
        if beside > 0 {
            said.push_str(&format!(
                " {beside} av dem sparades som separata kopior, eftersom partiet ändrats här."
            ));
        }
        if skipped > 0 {
            said.push_str(&format!(" {} fanns redan här.", games(skipped)));
        }
        said
    },
    import_faults: |count| format!("{} kunde inte läsas, eller inte till slutet:", games(count)),
    import_fault: |line, what| format!("Rad {line}: {what}"),
    import_stopped: "Resten importerades inte.",
    import_refused: "Den kommer från en annan version av det här programmet. Ladda \
                                    om sidan för att få den nyaste.",
    import_missing: |count| format!("{} saknas: filen är ofullständig.", games(count)),
    file_name: "shogipartier",
    close: "Stäng",
    unreadable: |count| format!("Kan inte läsas ({count})"),
    unreadable_why,
    erase: "Radera",
    erase_really: "Radera för gott?",
    erased: "Raderat.",
    download: "Ladda ner",
    again: "Försök igen",
    dismiss: "Stäng",
    saved_game: "Det sparade partiet",
    missing: "Den här webbläsaren har inget sådant parti. Det kan ha sparats i en annan \
              webbläsare.",
    was_deleted: "Det här partiet är borttaget. Det kan återställas bland de sparade partierna; \
                  det återställs också om du ändrar det.",
    not_kept: "Det här partiet sparas inte.",
    kept_again: "Partiet sparas igen.",
    copied: "Det här protokollet har ändrats på annat håll också. Båda sparas: ditt är nu ett \
             eget parti.",
    game_copied: "Partiets protokoll har ändrats. Båda sparas: partiet fortsätter som ett eget.",
    not_listed: "De sparade partierna kan inte visas.",
    not_done: "Det gick inte.",
    why: |error| match error {
        LibraryError::Blocked => "Webbläsaren låter inte sidan spara något: det kan vara ett \
                                  privat fönster, eller så är lagring avstängd."
            .to_owned(),
        LibraryError::Held => "De sparade partierna svarar inte. Stäng andra flikar med den här \
                               sidan, eller ladda om dem."
            .to_owned(),
        LibraryError::Outdated => {
            "En nyare version av det här programmet används. Ladda om sidan.".to_owned()
        }
        LibraryError::Full => {
            "Det finns ingen plats kvar. Ta bort partier eller frigör utrymme på enheten."
                .to_owned()
        }
        LibraryError::Corrupt(error) => {
            format!(
                "Det som är lagrat kan inte läsas. {}",
                unreadable_why(error)
            )
        }
        LibraryError::Conflict => "Det ändrades samtidigt på annat håll.".to_owned(),
        LibraryError::Missing => "Det finns inte längre.".to_owned(),
        LibraryError::Failed(what) => format!("Fel i webbläsaren: {what}"),
    },
};

fn games(count: usize) -> String {
    match count {
        1 => "1 parti".to_owned(),
        count => format!("{count} partier"),
    }
}

fn ending(ending: &Ending, side: ByColor<&str>) -> String {
    let how = match &ending.reason {
        Reason::Rule(reason) => match reason {
            EndReason::Mate => "matt",
            EndReason::NoMoves => "inget tillåtet drag",
            EndReason::Resignation => "uppgivet",
            EndReason::Time => "tid",
            EndReason::IllegalMove => "otillåtet drag",
            EndReason::PerpetualCheck => "evig schack",
            EndReason::Repetition => "upprepning",
            EndReason::Declaration24 | EndReason::Declaration27 => "deklaration",
            EndReason::DeclarationFailed => "misslyckad deklaration",
            EndReason::Impasse24 | EndReason::Impasse27 | EndReason::AllPiecesEntered => "jishogi",
            EndReason::TryRule => "try-regeln",
            EndReason::MoveLimit => "draggräns",
            EndReason::Agreement => "överenskommelse",
            EndReason::Interrupted => return "Avbrutet".to_owned(),
        },
        Reason::NoMate => return "Ingen matt".to_owned(),
        Reason::Forfeit => "walkover",
        Reason::Word(word) => word,
    };
    match ending.winner {
        Some(Winner::Black) => format!("{} vann ({how})", side.black),
        Some(Winner::White) => format!("{} vann ({how})", side.white),
        Some(Winner::Nobody) => format!("Remi ({how})"),
        None => how.to_owned(),
    }
}

fn unreadable_why(error: &StoredError) -> String {
    match error {
        StoredError::Foreign => "Det är inte ett parti.".to_owned(),
        StoredError::Version(_) => {
            "Det har sparats av en annan version av det här programmet.".to_owned()
        }
        StoredError::Json { fault, column, .. } => {
            let fault = match fault {
                JsonFault::CutOff => "det är avklippt",
                JsonFault::Syntax => "det är inte JSON",
                JsonFault::Value => "ett värde saknas eller är okänt",
            };
            format!("Det är skadat vid tecken {column}: {fault}.")
        }
        StoredError::Value(key) => format!("Något är fel med ”{key}”."),
    }
}
