use komadai_records::Winner;
use shogi::{ByColor, EndReason};

use super::grammar::{GAMES, MOVES, the, verb};
use crate::LibraryText;
use komadai_model::{
    JsonFault, StoredError,
    library::{Ending, LibraryError, Reason},
};

pub const TEXT: LibraryText = LibraryText {
    title: "Partide salvate",
    search: "Caută",
    search_hint: "Nume, competiție, dată, deschidere",
    count: |found, all| match found == all {
        true => games(all),
        false => format!("{found} din {}", games(all)),
    },
    none: "Încă nu este salvat nimic. Partidele se salvează automat de la prima mutare, iar cele din fișiere când sunt deschise sau modificate.",
    none_found: "Nu s-a găsit nicio partidă.",
    none_deleted: "Nicio partidă ștearsă.",
    loading: "O clipă…",
    changed: |when| format!("ultima modificare: {when}"),
    moves: |count| MOVES.counted(count as u64),
    ending,
    unnamed: "Fără nume",
    delete: "Șterge",
    delete_this: |game| format!("Șterge: {game}"),
    deleted_this: |game| format!("Ștearsă: {game}"),
    restore: "Recuperează",
    restore_this: |game| format!("Recuperează: {game}"),
    restored_this: |game| format!("Recuperată: {game}"),
    bin: |count| format!("Partide șterse ({count})"),
    bin_hint: "Partidele șterse pot fi recuperate timp de 30 de zile.",
    more: |count| format!("Arată încă {count}"),
    export: "Exportă…",
    exported: |count, unreadable| match unreadable {
        0 => format!("Fișierul cuprinde {}.", games(count)),
        _ => format!(
            "Fișierul cuprinde {}; {} nu {} putut citi.",
            games(count),
            games(unreadable),
            verb(unreadable, "s-a", "s-au")
        ),
    },
    drop_here: "Lasă fișierul aici ca să îl deschizi.",
    import: "Importă…",
    import_folder: "Importă un dosar…",
    import_address: "Importă de la o adresă…",
    address_title: "Importă o partidă de la adresa ei",
    import_this: "Importă",
    address: "Adresa",
    record_sites: |sites| {
        format!(
            "Aceste site-uri dau partidele altor pagini: {sites}. De pe altele copiază textul partidei."
        )
    },
    import_cancelled: "Anulat. Partidele citite deja rămân.",
    zip_damaged: "Este deteriorat sau criptat ori comprimat într-un mod care nu poate fi citit aici.",
    zip_large: "Odată dezarhivat este prea mare, sau fișierele zip sunt prea multe unul într-altul.",
    imported: |put, beside, skipped| {
        let all = put + beside;
        let mut said = format!("{} importat {}.", verb(all, "S-a", "S-au"), games(all));
        if beside > 0 {
            said.push_str(&format!(
                " Dintre ele, {beside} {} ca o copie separată, fiindcă partida a fost modificată aici.",
                verb(beside, "a fost salvată", "au fost salvate")
            ));
        }
        if skipped > 0 {
            said.push_str(&format!(
                " {} {} deja aici.",
                games(skipped),
                verb(skipped, "era", "erau")
            ));
        }
        said
    },
    import_faults: |count| {
        format!(
            "Nu {} putut citi {}, sau nu până la capăt:",
            verb(count, "s-a", "s-au"),
            games(count)
        )
    },
    import_fault: |line, what| format!("Rândul {line}: {what}"),
    import_stopped: "Restul nu a fost importat.",
    import_refused: "Vine de la altă versiune a acestui program. Reîncarcă pagina \
                                    ca să o ai pe cea mai nouă.",
    import_missing: |count| {
        format!(
            "Fișierul este trunchiat: {} {}.",
            verb(count, "lipsește", "lipsesc"),
            games(count)
        )
    },
    file_name: "partide-shogi",
    close: "Închide",
    unreadable: |count| format!("Nu se pot citi ({count})"),
    unreadable_why,
    erase: "Șterge definitiv",
    erase_really: "Ștergi definitiv?",
    erased: "Ștearsă definitiv.",
    download: "Descarcă",
    again: "Încearcă din nou",
    dismiss: "Închide",
    saved_game: "Partida salvată",
    missing: "Acest browser nu are o astfel de partidă. Poate a fost salvată în alt browser.",
    was_deleted: "Această partidă a fost ștearsă. O poți recupera din partidele salvate; o recuperezi \
                  și dacă o modifici.",
    not_kept: "Această partidă nu se salvează.",
    kept_again: "Partida se salvează din nou.",
    copied: "Acest kifu a fost modificat și în altă parte. Ambele sunt salvate: al tău este acum o \
             partidă separată.",
    game_copied: "Kifu-ul acestei partide a fost editat. Ambele sunt salvate: partida continuă separat.",
    not_listed: "Partidele salvate nu pot fi afișate.",
    not_done: "Nu a reușit.",
    why: |error| match error {
        LibraryError::Blocked => "Browserul nu permite acestei pagini să salveze: poate este o \
                                  fereastră privată sau stocarea este oprită."
            .to_owned(),
        LibraryError::Held => "Partidele salvate nu răspund. Închide celelalte file ale acestei \
                               pagini sau reîncarcă-le."
            .to_owned(),
        LibraryError::Outdated => {
            "Se folosește o versiune mai nouă a acestui program. Reîncarcă pagina.".to_owned()
        }
        LibraryError::Full => {
            "Nu mai este loc. Șterge partide sau eliberează spațiu pe dispozitiv.".to_owned()
        }
        LibraryError::Corrupt(error) => {
            format!("Datele salvate nu se pot citi. {}", unreadable_why(error))
        }
        LibraryError::Conflict => "A fost modificată în altă parte în același timp.".to_owned(),
        LibraryError::Missing => "Nu mai este acolo.".to_owned(),
        LibraryError::Failed(what) => format!("Eroare de browser: {what}"),
    },
};

fn games(count: usize) -> String {
    GAMES.counted(count as u64)
}

fn ending(ending: &Ending, side: ByColor<&str>) -> String {
    let how = match &ending.reason {
        Reason::Rule(reason) => match reason {
            EndReason::Mate => "mat",
            EndReason::NoMoves => "nicio mutare legală",
            EndReason::Resignation => "cedare",
            EndReason::Time => "timp",
            EndReason::IllegalMove => "mutare ilegală",
            EndReason::PerpetualCheck => "șah etern",
            EndReason::Repetition => "repetarea poziției",
            EndReason::Declaration24 | EndReason::Declaration27 => "declarație",
            EndReason::DeclarationFailed => "declarație nereușită",
            EndReason::Impasse24 | EndReason::Impasse27 | EndReason::AllPiecesEntered => "impas",
            EndReason::TryRule => "regula Try",
            EndReason::MoveLimit => "limita de mutări",
            EndReason::Agreement => "de comun acord",
            EndReason::Interrupted => return "Întreruptă".to_owned(),
        },
        Reason::NoMate => return "Fără mat".to_owned(),
        Reason::Forfeit => "neprezentare",
        Reason::Word(word) => word,
    };
    match ending.winner {
        Some(Winner::Black) => format!("{} a câștigat ({how})", the(side.black)),
        Some(Winner::White) => format!("{} a câștigat ({how})", the(side.white)),
        Some(Winner::Nobody) => format!("Remiză ({how})"),
        None => how.to_owned(),
    }
}

fn unreadable_why(error: &StoredError) -> String {
    match error {
        StoredError::Foreign => "Nu este o partidă.".to_owned(),
        StoredError::Version(_) => "A fost salvată de altă versiune a acestui program.".to_owned(),
        StoredError::Json { fault, column, .. } => {
            let fault = match fault {
                JsonFault::CutOff => "este trunchiată",
                JsonFault::Syntax => "nu este JSON",
                JsonFault::Value => "o valoare lipsește sau nu este cunoscută",
            };
            format!("Este deteriorată la caracterul {column}: {fault}.")
        }
        StoredError::Value(key) => format!("Ceva este greșit la „{key}”."),
    }
}
