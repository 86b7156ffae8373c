use shogi::notation::OutputFormat;

use crate::i18n::record_files::RecordFilesText;

pub const TEXT: RecordFilesText = RecordFilesText {
    save_title: "Spara protokollet",
    format: "Format",
    target: |target| match target {
        OutputFormat::Kif => "KIF (Shift_JIS): *.kif",
        OutputFormat::KifUtf8 => "KIF (UTF-8): *.kifu",
        OutputFormat::Ki2 => "KI2 (Shift_JIS): *.ki2",
        OutputFormat::Ki2Utf8 => "KI2 (UTF-8): *.ki2u",
        OutputFormat::Csa2 => "CSA 2.2: *.csa",
        OutputFormat::Csa3 => "CSA 3.0: *.csa",
        OutputFormat::Jkf => "JKF (JSON): *.jkf",
        OutputFormat::Usi => "USI, en rad med drag: *.usi",
        OutputFormat::Usen => "USEN, för adresser: *.usen",
    },
    download: "Ladda ner",
    copy: "Kopiera",
    share: "Kopiera adressen",
    embed: "Kopiera inbäddningskod",
    hand_on: "Dela adressen…",
    close: "Stäng",
    lost: "Formatet utelämnar: ",
    missing: |characters| format!("tecken som saknas i Shift_JIS ({characters})"),
    copied: "Kopierat.",
    address_copied: "Adressen är kopierad. Den innehåller hela protokollet.",
    embed_copied: "Koden till ett bräde med det här protokollet är kopierad och kan klistras in på en sida.",
    not_copied: "Webbläsaren lät oss inte kopiera.",
    not_saved: "Webbläsaren lät oss inte spara.",
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
    address: "Adressen",
    remark: |remark| {
        let place = format!("Rad {}, tecken {}", remark.at.line, remark.at.column);
        match &*remark.found {
            "" => format!("{place}: {}", remark.about),
            found => format!("{place}, ”{found}”: {}", remark.about),
        }
    },
    bad_address: "Det är inte vad det här programmet skriver, eller inte allt av det.",
    drop_here: "Släpp för att öppna.",
    dismiss: "Stäng",
    file_name: "parti",
    at_this_move: "Adressen leder till det här draget",
    at_branch: "Den leder dit där varianten grenar av sig: en adress kan bara ange drag i \
                huvudvarianten.",
    handed_on: "Adressen är delad.",
    not_handed_on: "Enheten tog inte emot adressen. Kopiera den i stället.",
    beyond: |asked, last| format!("Adressen anger drag {asked}, men det sista är drag {last}."),
    unclear: |asked| format!("Adressen anger drag ”{asked}”, som inte är något tal."),
};
