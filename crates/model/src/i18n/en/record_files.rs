use shogi::notation::OutputFormat;

use crate::i18n::record_files::RecordFilesText;

pub const TEXT: RecordFilesText = RecordFilesText {
    save_title: "Save the record",
    format: "Format",
    target: |target| match target {
        OutputFormat::Kif => "KIF (Shift_JIS): *.kif",
        OutputFormat::KifUtf8 => "KIF (UTF-8): *.kifu",
        OutputFormat::Ki2 => "KI2 (Shift_JIS): *.ki2",
        OutputFormat::Ki2Utf8 => "KI2 (UTF-8): *.ki2u",
        OutputFormat::Csa2 => "CSA 2.2: *.csa",
        OutputFormat::Csa3 => "CSA 3.0: *.csa",
        OutputFormat::Jkf => "JKF (JSON): *.jkf",
        OutputFormat::Usi => "USI, a line of moves: *.usi",
        OutputFormat::Usen => "USEN, for addresses: *.usen",
    },
    download: "Download",
    copy: "Copy",
    share: "Copy address",
    embed: "Copy embed code",
    hand_on: "Share address…",
    close: "Close",
    lost: "This format leaves out: ",
    missing: |characters| format!("characters that Shift_JIS lacks ({characters})"),
    copied: "Copied.",
    address_copied: "The address is copied. It holds the whole record.",
    embed_copied: "The code of a board with this record is copied, to be pasted into a page.",
    not_copied: "The browser did not let us copy.",
    not_saved: "The browser did not let us save.",
    saved: "Saved.",
    reading: |name| format!("Reading {name}…"),
    opened: |name, moves| match moves {
        Some(1) => format!("{name}: opened, 1 move."),
        Some(moves) => format!("{name}: opened, {moves} moves."),
        None => format!("{name}: opened."),
    },
    opened_in_part: |name, moves| match moves {
        Some(moves) => format!("{name}: could be read to move {moves} only."),
        None => format!("{name}: could not be read to its end."),
    },
    not_opened: |name| format!("{name}: not opened."),
    too_large: "It is larger than 16 MB.",
    unreadable: "The browser cannot read it.",
    pasted: "Pasted text",
    shared: "Shared text",
    address: "The address",
    remark: |remark| remark.to_string(),
    bad_address: "It is not what this program writes, or not all of it.",
    drop_here: "Drop it here to open it.",
    dismiss: "Dismiss",
    file_name: "game",
    at_this_move: "The address opens at this move",
    at_branch: "It opens where this variation branches off: an address can name moves of the main \
                line only.",
    handed_on: "The address is handed on.",
    not_handed_on: "The device did not take the address. Copy it instead.",
    beyond: |asked, last| {
        format!("The address asks for move {asked}; the last one is move {last}.")
    },
    unclear: |asked| format!("The address asks for move “{asked}”, which is no number."),
};
