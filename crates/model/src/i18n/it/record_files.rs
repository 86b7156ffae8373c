use shogi::notation::OutputFormat;

use crate::i18n::record_files::RecordFilesText;

pub const TEXT: RecordFilesText = RecordFilesText {
    save_title: "Salva il kifu",
    format: "Formato",
    target: |target| match target {
        OutputFormat::Kif => "KIF (Shift_JIS)",
        OutputFormat::KifUtf8 => "KIF (UTF-8)",
        OutputFormat::Ki2 => "KI2 (Shift_JIS)",
        OutputFormat::Ki2Utf8 => "KI2 (UTF-8)",
        OutputFormat::Csa2 => "CSA 2.2",
        OutputFormat::Csa3 => "CSA 3.0",
        OutputFormat::Jkf => "JKF (JSON)",
        OutputFormat::Usi => "USI, una riga di mosse",
        OutputFormat::Usen => "USEN, per link",
    },
    download: "Scarica",
    copy: "Copia",
    share: "Copia il link",
    embed: "Copia il codice per siti",
    hand_on: "Condividi il link…",
    close: "Chiudi",
    lost: "Questo formato non contiene: ",
    missing: |characters| format!("caratteri che Shift_JIS non ha ({characters})"),
    copied: "Copiato.",
    address_copied: "Link copiato. Contiene tutto il kifu.",
    embed_copied: "È stato copiato il codice di un tavoliere con questo kifu, da incollare in una pagina.",
    not_copied: "Il browser non ha permesso di copiare.",
    not_saved: "Il browser non ha permesso di salvare.",
    saved: "Salvato.",
    reading: |name| format!("Lettura di {name}…"),
    opened: |name, moves| match moves {
        Some(1) => format!("{name}: aperto, 1 mossa."),
        Some(moves) => format!("{name}: aperto, {moves} mosse."),
        None => format!("{name}: aperto."),
    },
    opened_in_part: |name, moves| match moves {
        Some(moves) => format!("{name}: letto solo fino alla mossa {moves}."),
        None => format!("{name}: non letto fino in fondo."),
    },
    not_opened: |name| format!("{name}: non aperto."),
    too_large: "Supera i 16 MB.",
    unreadable: "Il browser non riesce a leggerlo.",
    pasted: "Testo incollato",
    shared: "Testo condiviso",
    address: "Il link",
    remark: |remark| {
        let (line, column) = (remark.at.line, remark.at.column);
        format!(
            "Riga {line}, carattere {column}, «{}»: {}",
            remark.found, remark.about
        )
    },
    bad_address: "Il link non è valido, o è incompleto.",
    drop_here: "Rilascia per aprirlo.",
    dismiss: "Chiudi",
    file_name: "partita",
    at_this_move: "Il link si apre a questa mossa",
    at_branch: "Si apre dove questa variante si stacca: un link può indicare solo mosse della linea \
                principale.",
    handed_on: "Link condiviso.",
    not_handed_on: "Non è stato possibile condividere il link. Copialo.",
    beyond: |asked, last| format!("Il link chiede la mossa {asked}; l’ultima è la mossa {last}."),
    unclear: |asked| format!("Il link chiede la mossa «{asked}», che non è un numero."),
};
