use komadai_records::Winner;
use shogi::{ByColor, EndReason};

use super::shogi_terms::{capital, the};
use crate::LibraryText;
use komadai_model::{
    JsonFault, StoredError,
    library::{Ending, LibraryError, Reason},
};

pub const TEXT: LibraryText = LibraryText {
    title: "Partite salvate",
    search: "Cerca",
    search_hint: "Nome, torneo, data, apertura",
    count: |found, all| match found == all {
        true => games(all),
        false => format!("{found} di {}", games(all)),
    },
    none: "Ancora nulla di salvato. Le partite si salvano automaticamente dalla prima mossa, i kifu quando vengono aperti o modificati.",
    none_found: "Nessuna partita trovata.",
    none_deleted: "Nessuna partita eliminata.",
    loading: "Un momento…",
    changed: |when| format!("ultima modifica: {when}"),
    moves: |count| match count {
        1 => "1 mossa".to_owned(),
        count => format!("{count} mosse"),
    },
    ending,
    unnamed: "Senza nomi",
    delete: "Elimina",
    delete_this: |game| format!("Elimina: {game}"),
    deleted_this: |game| format!("Eliminata: {game}"),
    restore: "Ripristina",
    restore_this: |game| format!("Ripristina: {game}"),
    restored_this: |game| format!("Ripristinata: {game}"),
    bin: |count| format!("Partite eliminate ({count})"),
    bin_hint: "Le partite eliminate si possono ripristinare per 30 giorni.",
    more: |count| match count {
        1 => "Mostrane un’altra".to_owned(),
        count => format!("Mostrane altre {count}"),
    },
    export: "Esporta…",
    exported: |count, unreadable| match (unreadable, is_are(count)) {
        (0, are) => format!("Nel file {are} {}.", games(count)),
        (1, are) => format!("Nel file {are} {}; 1 era illeggibile.", games(count)),
        (_, are) => format!(
            "Nel file {are} {}; {unreadable} erano illeggibili.",
            games(count)
        ),
    },
    drop_here: "Rilascia per aprirlo.",
    import: "Importa…",
    import_folder: "Importa una cartella…",
    import_address: "Importa da un indirizzo…",
    address_title: "Importa una partita dal suo indirizzo",
    import_this: "Importa",
    address: "Indirizzo",
    record_sites: |sites| {
        format!(
            "Questi siti danno le loro partite ad altre pagine: {sites}. Dagli altri copia il testo della partita."
        )
    },
    import_cancelled: "Annullato. Le partite già lette restano.",
    zip_damaged: "È danneggiato o cifrato, oppure compresso in un modo che qui non si può leggere.",
    zip_large: "Una volta estratto è troppo grande, o i file zip sono troppo annidati.",
    imported: |put, beside, skipped| {
        let all = put + beside;
        let mut said = match all {
            1 => "1 partita importata.".to_owned(),
            all => format!("{all} partite importate."),
        };
        match beside {
            0 => {}
            1 => said.push_str(" 1 è stata salvata come copia, perché qui la partita era stata modificata."),
            _ => said.push_str(&format!(
                " {beside} sono state salvate come copie, perché qui le partite erano state modificate."
            )),
        }
        match skipped {
            0 => {}
            1 => said.push_str(" 1 partita c’era già."),
            _ => said.push_str(&format!(" {skipped} partite c’erano già.")),
        }
        said
    },
    import_faults: |count| match count {
        1 => "1 partita illeggibile, o non fino alla fine:".to_owned(),
        count => format!("{count} partite illeggibili, o non fino alla fine:"),
    },
    import_fault: |line, what| format!("Riga {line}: {what}"),
    import_stopped: "Il resto non è stato importato.",
    import_refused: "Viene da un’altra versione di questo programma. Ricarica la pagina per avere la più \
             recente.",
    import_missing: |count| match count {
        1 => "Manca 1 partita: il file è troncato.".to_owned(),
        count => format!("Mancano {count} partite: il file è troncato."),
    },
    file_name: "partite-shogi",
    close: "Chiudi",
    unreadable: |count| format!("Illeggibili ({count})"),
    unreadable_why,
    erase: "Cancella",
    erase_really: "Cancellare per sempre?",
    erased: "Cancellata.",
    download: "Scarica",
    again: "Riprova",
    dismiss: "Chiudi",
    saved_game: "La partita salvata",
    missing: "Questo browser non ha questa partita. Forse è stata salvata in un altro browser.",
    was_deleted: "Questa partita è stata eliminata. Si può ripristinare tra le partite salvate; \
                  anche modificarla la ripristina.",
    not_kept: "Questa partita non viene salvata.",
    kept_again: "La partita viene di nuovo salvata.",
    copied: "Questo kifu è stato modificato anche altrove. Sono salvati entrambi: il tuo è ora una \
             partita a parte.",
    game_copied: "Il kifu di questa partita è stato modificato. Sono salvati entrambi: la partita \
                  continua come partita a parte.",
    not_listed: "Non è possibile mostrare le partite salvate.",
    not_done: "Non ha funzionato.",
    why: |error| match error {
        LibraryError::Blocked => "Il browser non permette a questa pagina di salvare: forse è una \
                                  finestra privata, o la memoria è disattivata."
            .to_owned(),
        LibraryError::Held => {
            "Le partite salvate non rispondono. Chiudi le altre schede di questa \
                               pagina, o ricaricale."
                .to_owned()
        }
        LibraryError::Outdated => {
            "È in uso una versione più nuova di questo programma. Ricarica la pagina.".to_owned()
        }
        LibraryError::Full => {
            "Non c’è più spazio. Elimina delle partite, o libera spazio sul dispositivo.".to_owned()
        }
        LibraryError::Corrupt(error) => {
            format!("I dati salvati non si leggono. {}", unreadable_why(error))
        }
        LibraryError::Conflict => "È stata modificata altrove nello stesso momento.".to_owned(),
        LibraryError::Missing => "Non c’è più.".to_owned(),
        LibraryError::Failed(what) => format!("Errore del browser: {what}"),
    },
};

fn games(count: usize) -> String {
    match count {
        1 => "1 partita".to_owned(),
        count => format!("{count} partite"),
    }
}

fn is_are(count: usize) -> &'static str {
    match count {
        1 => "c’è",
        _ => "ci sono",
    }
}

fn ending(ending: &Ending, side: ByColor<&str>) -> String {
    let how = match &ending.reason {
        Reason::Rule(reason) => match reason {
            EndReason::Mate => "matto",
            EndReason::NoMoves => "nessuna mossa legale",
            EndReason::Resignation => "abbandono",
            EndReason::Time => "tempo",
            EndReason::IllegalMove => "mossa illegale",
            EndReason::PerpetualCheck => "scacco perpetuo",
            EndReason::Repetition => "ripetizione",
            EndReason::Declaration24 | EndReason::Declaration27 => "dichiarazione",
            EndReason::DeclarationFailed => "dichiarazione fallita",
            EndReason::Impasse24 | EndReason::Impasse27 | EndReason::AllPiecesEntered => "impasse",
            EndReason::TryRule => "regola del try",
            EndReason::MoveLimit => "limite di mosse",
            EndReason::Agreement => "accordo",
            EndReason::Interrupted => return "Interrotta".to_owned(),
        },
        Reason::NoMate => return "Nessun matto".to_owned(),
        Reason::Forfeit => "a tavolino",
        Reason::Word(word) => word,
    };
    let won = |side| format!("{} ha vinto ({how})", capital(the(side)));
    match ending.winner {
        Some(Winner::Black) => won(side.black),
        Some(Winner::White) => won(side.white),
        Some(Winner::Nobody) => format!("Patta ({how})"),
        None => how.to_owned(),
    }
}

fn unreadable_why(error: &StoredError) -> String {
    match error {
        StoredError::Foreign => "Non è una partita.".to_owned(),
        StoredError::Version(_) => {
            "È stata salvata da un’altra versione di questo programma.".to_owned()
        }
        StoredError::Json { fault, column, .. } => {
            let fault = match fault {
                JsonFault::CutOff => "è troncata",
                JsonFault::Syntax => "non è JSON",
                JsonFault::Value => "un valore manca o non è noto",
            };
            format!("È danneggiata al carattere {column}: {fault}.")
        }
        StoredError::Value(key) => format!("Qualcosa non va in «{key}»."),
    }
}
