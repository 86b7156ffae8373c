//! The texts of the record screen, a part that is loaded later.
mod editor;
mod files;
mod paper;
mod print;
mod screen;
mod shelf;

use super::Language;
pub use editor::EditorText;
pub use files::FilesText;
pub use paper::PaperText;
pub use print::PrintText;
pub use screen::ScreenText;
pub use shelf::ShelfText;

#[derive(Debug)]
pub struct RecordText {
    pub editor: EditorText,
    pub files: FilesText,
    pub print: PrintText,
    pub screen: ScreenText,
    pub shelf: ShelfText,
}

const EN: RecordText = RecordText {
    editor: editor::EN,
    files: files::EN,
    print: print::EN,
    screen: screen::EN,
    shelf: shelf::EN,
};
const JA: RecordText = RecordText {
    editor: editor::JA,
    files: files::JA,
    print: print::JA,
    screen: screen::JA,
    shelf: shelf::JA,
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
