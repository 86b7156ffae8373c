use super::PrintText;
use crate::i18n::romanian::POSITIONS;

pub const RO: PrintText = PrintText {
    picture: "Imagine…",
    picture_title: "Imaginea poziției",
    sheet: "Foaie…",
    sheet_title: "Foaie de probleme",
    to_sheet: |count| match count {
        0 => "Adaugă pe foaie".to_owned(),
        count => format!("Adaugă pe foaie ({count})"),
    },
    added: |count| format!("Foaia are {}.", POSITIONS.counted(count as u64)),
    at_this_move: "Adresa se deschide la această mutare",
    at_branch: "Se deschide acolo unde începe această variantă: o adresă poate numi doar mutări din \
                varianta principală.",
    handed_on: "Adresa a fost trimisă.",
    not_handed_on: "Dispozitivul nu a preluat adresa. Copiaz-o în schimb.",
    beyond: |asked, last| format!("Adresa cere mutarea {asked}, dar ultima este mutarea {last}."),
    unclear: |asked| format!("Adresa cere mutarea „{asked}”, care nu este un număr."),
};
