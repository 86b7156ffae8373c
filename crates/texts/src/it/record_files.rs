use komadai_records::notation::OutputFormat;

use super::{losses, remarks};
use crate::RecordFilesText;

pub const TEXT: RecordFilesText = RecordFilesText {
    save_title: "Salva il kifu",
    format: "Formato",
    target: |target| match target {
        OutputFormat::Kif => "KIF (Shift_JIS): *.kif",
        OutputFormat::KifUtf8 => "KIF (UTF-8): *.kifu",
        OutputFormat::Ki2 => "KI2 (Shift_JIS): *.ki2",
        OutputFormat::Ki2Utf8 => "KI2 (UTF-8): *.ki2u",
        OutputFormat::Csa2 => "CSA 2.2: *.csa",
        OutputFormat::Csa3 => "CSA 3.0: *.csa",
        OutputFormat::Jkf => "JKF (JSON): *.jkf",
        OutputFormat::Usi => "USI, una riga di mosse: *.usi",
        OutputFormat::Usen => "USEN, per link: *.usen",
    },
    download: "Scarica",
    copy: "Copia",
    share: "Copia il link",
    embed: "Copia il codice per siti",
    hand_on: "Condividi il link…",
    close: "Chiudi",
    lost: "Questo formato non contiene: ",
    loss: losses::loss,
    missing: |characters| format!("caratteri che Shift_JIS non ha ({characters})"),
    copied: "Copiato.",
    record_copied: "Kifu copiato in formato KIF.",
    address_copied: "Link copiato. Contiene tutto il kifu.",
    embed_copied: "È stato copiato il codice di un tavoliere con questo kifu, da incollare in una pagina.",
    not_copied: "Il browser non ha permesso di copiare.",
    not_saved: "Il browser non ha permesso di salvare.",
    saved: "Salvato.",
    reading: |name| format!("Lettura di {name}…"),
    reading_step: |step, of| format!("Passo {step} di {of}"),
    cancel: "Annulla",
    opened: |name, moves| match moves {
        Some(1) => format!("{name}: aperto, 1 mossa."),
        Some(moves) => format!("{name}: aperto, {moves} mosse."),
        None => format!("{name}: aperto."),
    },
    others: |count| match count {
        1 => "Un altro file non è stato aperto: si apre una partita alla volta.".to_owned(),
        count => {
            format!("Altri {count} file non sono stati aperti: si apre una partita alla volta.")
        }
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
    remark: remarks::diagnostic,
    bad_address: "Il link non è valido, o è incompleto.",
    drop_here: "Rilascia per aprirlo.",
    dismiss: "Chiudi",
    file_name: "partita",
    at_this_move: "Il link si apre a questa mossa",
    qr_code: "Codice QR",
    qr_too_long: "Questa partita è troppo lunga per un codice QR. Copia il link.",
    handed_on: "Link condiviso.",
    not_handed_on: "Non è stato possibile condividere il link. Copialo.",
    beyond: |asked, last| format!("Il link chiede la mossa {asked}; l’ultima è la mossa {last}."),
    no_variation: |ply| format!("Il link chiede una variante che la mossa {ply} non ha."),
    unclear: |asked| {
        format!("Il link chiede la mossa «{asked}», che non è né un numero né una variante.")
    },
};
