use shogi::notation::OutputFormat;

use crate::i18n::record_files::RecordFilesText;

pub const TEXT: RecordFilesText = RecordFilesText {
    save_title: "Spara protokollet",
    format: "Format",
    target: |target| match target {
        OutputFormat::Kif => "KIF (Shift_JIS)",
        OutputFormat::KifUtf8 => "KIF (UTF-8)",
        OutputFormat::Ki2 => "KI2 (Shift_JIS)",
        OutputFormat::Ki2Utf8 => "KI2 (UTF-8)",
        OutputFormat::Csa2 => "CSA 2.2",
        OutputFormat::Csa3 => "CSA 3.0",
        OutputFormat::Jkf => "JKF (JSON)",
        OutputFormat::Usi => "USI, en rad med drag",
        OutputFormat::Usen => "USEN, för länkar",
    },
    download: "Ladda ner",
    copy: "Kopiera",
    share: "Kopiera länken",
    embed: "Kopiera inbäddningskod",
    hand_on: "Dela länken…",
    close: "Stäng",
    lost: "Formatet kan inte spara: ",
    missing: |characters| format!("tecken som saknas i Shift_JIS ({characters})"),
    copied: "Kopierat.",
    address_copied: "Länken är kopierad. Den innehåller hela protokollet.",
    embed_copied: "Koden till ett bräde med det här protokollet är kopierad och kan klistras in på en sida.",
    not_copied: "Webbläsaren tillät inte kopiering.",
    not_saved: "Webbläsaren tillät inte att spara.",
    saved: "Sparat.",
    reading: |name| format!("Läser {name}…"),
    opened: |name, moves| match moves {
        Some(moves) => format!("{name}: öppnat, {moves} drag."),
        None => format!("{name}: öppnat."),
    },
    opened_in_part: |name, moves| match moves {
        Some(moves) => format!("{name}: kunde bara läsas till drag {moves}."),
        None => format!("{name}: kunde inte läsas till slutet."),
    },
    not_opened: |name| format!("{name}: öppnades inte."),
    too_large: "Det är större än 16 MB.",
    unreadable: "Webbläsaren kan inte läsa det.",
    pasted: "Inklistrad text",
    shared: "Delad text",
    address: "Länken",
    remark: |remark| {
        let place = format!("Rad {}, tecken {}", remark.at.line, remark.at.column);
        match &*remark.found {
            "" => format!("{place}: {}", remark.about),
            found => format!("{place}, ”{found}”: {}", remark.about),
        }
    },
    bad_address: "Länken är ogiltig eller ofullständig.",
    drop_here: "Släpp för att öppna.",
    dismiss: "Stäng",
    file_name: "parti",
    at_this_move: "Länken leder till det här draget",
    at_branch: "Den leder dit där varianten grenar av sig: en länk kan bara ange drag i \
                huvudvarianten.",
    handed_on: "Länken är delad.",
    not_handed_on: "Länken kunde inte delas. Kopiera den i stället.",
    beyond: |asked, last| format!("Länken anger drag {asked}, men det sista är drag {last}."),
    unclear: |asked| format!("Länken anger drag ”{asked}”, som inte är något tal."),
};
