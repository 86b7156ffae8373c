use shogi::notation::OutputFormat;

use super::grammar::MOVES;
use crate::i18n::record_files::RecordFilesText;

pub const TEXT: RecordFilesText = RecordFilesText {
    save_title: "Salvează kifu-ul",
    format: "Format",
    target: |target| match target {
        OutputFormat::Kif => "KIF (Shift_JIS)",
        OutputFormat::KifUtf8 => "KIF (UTF-8)",
        OutputFormat::Ki2 => "KI2 (Shift_JIS)",
        OutputFormat::Ki2Utf8 => "KI2 (UTF-8)",
        OutputFormat::Csa2 => "CSA 2.2",
        OutputFormat::Csa3 => "CSA 3.0",
        OutputFormat::Jkf => "JKF (JSON)",
        OutputFormat::Usi => "USI, un șir de mutări",
        OutputFormat::Usen => "USEN, pentru linkuri",
    },
    download: "Descarcă",
    copy: "Copiază",
    share: "Copiază linkul",
    embed: "Copiază codul pentru site",
    hand_on: "Distribuie linkul…",
    close: "Închide",
    lost: "Acest format nu conține: ",
    missing: |characters| format!("caractere care lipsesc din Shift_JIS ({characters})"),
    copied: "Copiat.",
    address_copied: "Linkul a fost copiat. Cuprinde tot kifu-ul.",
    embed_copied: "A fost copiat codul unei table cu acest kifu, de pus într-o pagină.",
    not_copied: "Browserul nu a permis copierea.",
    not_saved: "Browserul nu a permis salvarea.",
    saved: "Salvat.",
    reading: |name| format!("Se citește {name}…"),
    opened: |name, moves| match moves {
        Some(moves) => format!("{name}: deschis, {}.", MOVES.counted(moves as u64)),
        None => format!("{name}: deschis."),
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
    remark: |remark| {
        let (line, column) = (remark.at.line, remark.at.column);
        let found = match &*remark.found {
            "" => String::new(),
            found => format!("„{found}”: "),
        };
        format!(
            "rândul {line}, caracterul {column}: {found}{}",
            remark.about
        )
    },
    bad_address: "Linkul nu este valid sau este incomplet.",
    drop_here: "Lasă fișierul aici ca să îl deschizi.",
    dismiss: "Închide",
    file_name: "partida",
    at_this_move: "Linkul se deschide la această mutare",
    at_branch: "Se deschide acolo unde începe această variantă: un link poate indica doar mutări din \
                varianta principală.",
    handed_on: "Link distribuit.",
    not_handed_on: "Linkul nu a putut fi distribuit. Copiază-l.",
    beyond: |asked, last| format!("Linkul cere mutarea {asked}, dar ultima este mutarea {last}."),
    unclear: |asked| format!("Linkul cere mutarea „{asked}”, care nu este un număr."),
};
