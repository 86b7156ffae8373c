use shogi::notation::OutputFormat;

use super::grammar::MOVES;
use crate::i18n::record_files::RecordFilesText;

pub const TEXT: RecordFilesText = RecordFilesText {
    save_title: "Salvează notația",
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
        OutputFormat::Usen => "USEN, pentru adrese: *.usen",
    },
    download: "Descarcă",
    copy: "Copiază",
    share: "Copiază adresa",
    embed: "Copiază codul pentru site",
    hand_on: "Trimite adresa…",
    close: "Închide",
    lost: "Acest format nu cuprinde: ",
    missing: |characters| format!("caractere care lipsesc din Shift_JIS ({characters})"),
    copied: "Copiat.",
    address_copied: "Adresa a fost copiată. Cuprinde toată notația.",
    embed_copied: "A fost copiat codul unei table cu această notație, de pus într-o pagină.",
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
    address: "Adresa",
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
    bad_address: "Nu este ceea ce scrie acest program sau nu este întreagă.",
    drop_here: "Dă drumul aici ca să deschizi.",
    dismiss: "Închide",
    file_name: "partida",
    at_this_move: "Adresa se deschide la această mutare",
    at_branch: "Se deschide acolo unde începe această variantă: o adresă poate numi doar mutări din \
                varianta principală.",
    handed_on: "Adresa a fost trimisă.",
    not_handed_on: "Dispozitivul nu a preluat adresa. Copiaz-o în schimb.",
    beyond: |asked, last| format!("Adresa cere mutarea {asked}, dar ultima este mutarea {last}."),
    unclear: |asked| format!("Adresa cere mutarea „{asked}”, care nu este un număr."),
};
