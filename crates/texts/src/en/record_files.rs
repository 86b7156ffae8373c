use komadai_records::notation::OutputFormat;

use crate::RecordFilesText;

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
        OutputFormat::Usen => "USEN, for links: *.usen",
    },
    download: "Download",
    copy: "Copy",
    share: "Copy link",
    embed: "Copy embed code",
    hand_on: "Share link…",
    close: "Close",
    lost: "This format leaves out: ",
    loss: |loss| loss.to_string(),
    missing: |characters| format!("characters that Shift_JIS lacks ({characters})"),
    copied: "Copied.",
    record_copied: "Record copied as KIF.",
    address_copied: "Link copied. It holds the whole record.",
    embed_copied: "The code of a board with this record is copied: paste it into a page.",
    not_copied: "The browser did not allow copying.",
    not_saved: "The browser did not allow saving.",
    saved: "Saved.",
    reading: |name| format!("Reading {name}…"),
    reading_step: |step, of| format!("Step {step} of {of}"),
    cancel: "Cancel",
    opened: |name, moves| match moves {
        Some(1) => format!("{name}: opened, 1 move."),
        Some(moves) => format!("{name}: opened, {moves} moves."),
        None => format!("{name}: opened."),
    },
    others: |count| match count {
        1 => "1 more file was not opened: records are opened one at a time.".to_owned(),
        count => {
            format!("{count} more files were not opened: records are opened one at a time.")
        }
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
    address: "The link",
    remark: |remark| remark.to_string(),
    bad_address: "This link is not valid, or part of it is missing.",
    drop_here: "Drop it here to open it.",
    dismiss: "Dismiss",
    file_name: "game",
    at_this_move: "The link opens at this move",
    qr_code: "QR code",
    qr_too_long: "This record is too long for a QR code. Copy the link instead.",
    handed_on: "Link shared.",
    not_handed_on: "The link could not be shared. Copy it instead.",
    beyond: |asked, last| format!("The link asks for move {asked}; the last one is move {last}."),
    no_variation: |ply| format!("The link asks for a variation that move {ply} does not have."),
    unclear: |asked| {
        format!("The link asks for move “{asked}”, which is neither a number nor a variation.")
    },
};
