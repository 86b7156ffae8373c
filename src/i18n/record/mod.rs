//! The texts of the record screen, a part that is loaded later.
mod draw;
mod editor;
mod files;
mod screen;

use super::Language;
pub use draw::DrawText;
pub use editor::EditorText;
pub use files::FilesText;
pub use screen::ScreenText;

#[derive(Debug)]
pub struct RecordText {
    pub draw: DrawText,
    pub editor: EditorText,
    pub files: FilesText,
    pub screen: ScreenText,
}

const EN: RecordText = RecordText {
    draw: draw::EN,
    editor: editor::EN,
    files: files::EN,
    screen: screen::EN,
};
const JA: RecordText = RecordText {
    draw: draw::JA,
    editor: editor::JA,
    files: files::JA,
    screen: screen::JA,
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
