//! The texts of the record screen, a part that is loaded later.
mod draw;
mod editor;
mod ending;
mod files;
mod information;
mod paper;
mod print;
mod screen;
mod shelf;
mod study;

use super::Language;
pub use draw::DrawText;
pub use editor::EditorText;
pub use ending::EndingText;
pub use files::FilesText;
pub use information::InformationText;
pub use paper::PaperText;
pub use print::PrintText;
pub use screen::ScreenText;
pub use shelf::ShelfText;
pub use study::StudyText;

#[derive(Debug)]
pub struct RecordText {
    pub draw: DrawText,
    pub ending: EndingText,
    pub files: FilesText,
    pub information: InformationText,
    pub print: PrintText,
    pub screen: ScreenText,
    pub shelf: ShelfText,
    pub study: StudyText,
}

const EN: RecordText = RecordText {
    draw: draw::EN,
    ending: ending::EN,
    files: files::EN,
    information: information::EN,
    print: print::EN,
    screen: screen::EN,
    shelf: shelf::EN,
    study: study::EN,
};
const JA: RecordText = RecordText {
    draw: draw::JA,
    ending: ending::JA,
    files: files::JA,
    information: information::JA,
    print: print::JA,
    screen: screen::JA,
    shelf: shelf::JA,
    study: study::JA,
};

impl RecordText {
    /// Whoever calls this has all texts of the record screen.
    pub const fn of(language: Language) -> &'static Self {
        match language {
            Language::English => &EN,
            Language::Japanese => &JA,
        }
    }
}
