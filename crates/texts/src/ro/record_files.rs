use komadai_records::notation::OutputFormat;

use super::{grammar::MOVES, losses, remarks};
use crate::RecordFilesText;

pub const TEXT: RecordFilesText = RecordFilesText {
    save_title: "Salvează kifu-ul",
    format: "Format",
    target: |target| match target {
        OutputFormat::Kif => "KIF (Shift_JIS): *.kif",
        OutputFormat::KifUtf8 => "KIF (UTF-8): *.kifu",
        OutputFormat::Ki2 => "KI2 (Shift_JIS): *.ki2",
        OutputFormat::Ki2Utf8 => "KI2 (UTF-8): *.ki2u",
        OutputFormat::Csa2 => "CSA 2.2: *.csa",
        OutputFormat::Csa3 => "CSA 3.0: *.csa",
        OutputFormat::Jkf => "JKF (JSON): *.jkf",
        OutputFormat::Usi => "USI, un șir de mutări: *.usi",
        OutputFormat::Usen => "USEN, pentru linkuri: *.usen",
    },
    download: "Descarcă",
    copy: "Copiază",
    share: "Copiază linkul",
    embed: "Copiază codul pentru site",
    hand_on: "Distribuie linkul…",
    close: "Închide",
    lost: "Acest format nu conține: ",
    loss: losses::loss,
    missing: |characters| format!("caractere care lipsesc din Shift_JIS ({characters})"),
    copied: "Copiat.",
    record_copied: "Kifu-ul a fost copiat în format KIF.",
    address_copied: "Linkul a fost copiat. Cuprinde tot kifu-ul.",
    embed_copied: "A fost copiat codul unei table cu acest kifu, de pus într-o pagină.",
    not_copied: "Browserul nu a permis copierea.",
    not_saved: "Browserul nu a permis salvarea.",
    saved: "Salvat.",
    reading: |name| format!("Se citește {name}…"),
    reading_step: |step, of| format!("Pasul {step} din {of}"),
    cancel: "Renunță",
    opened: |name, moves| match moves {
        Some(moves) => format!("{name}: deschis, {}.", MOVES.counted(moves as u64)),
        None => format!("{name}: deschis."),
    },
    others: |count| match count {
        1 => "Încă un fișier nu a fost deschis: partidele se deschid pe rând.".to_owned(),
        count => {
            format!("Alte {count} fișiere nu au fost deschise: partidele se deschid pe rând.")
        }
    },
    opened_in_part: |name, moves| match moves {
        Some(moves) => format!("{name}: s-a putut citi numai până la mutarea {moves}."),
        None => format!("{name}: nu s-a putut citi până la capăt."),
    },
    not_opened: |name| format!("{name}: nu s-a deschis."),
    too_large: "Are mai mult de 16 MB.",
    unreadable: "Browserul nu îl poate citi.",
    pasted: "Text lipit",
    shared: "Text partajat",
    address: "Linkul",
    remark: remarks::diagnostic,
    bad_address: "Linkul nu este valid sau este incomplet.",
    drop_here: "Lasă fișierul aici ca să îl deschizi.",
    dismiss: "Închide",
    file_name: "partida",
    at_this_move: "Linkul se deschide la această mutare",
    qr_code: "Cod QR",
    qr_too_long: "Această partidă este prea lungă pentru un cod QR. Copiază linkul.",
    handed_on: "Link distribuit.",
    not_handed_on: "Linkul nu a putut fi distribuit. Copiază-l.",
    beyond: |asked, last| format!("Linkul cere mutarea {asked}, dar ultima este mutarea {last}."),
    no_variation: |ply| format!("Linkul cere o variantă pe care mutarea {ply} nu o are."),
    unclear: |asked| {
        format!("Linkul cere mutarea „{asked}”, care nu este nici număr, nici variantă.")
    },
};
