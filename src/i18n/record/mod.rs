//! The texts of the record screen, a part that is loaded later.
mod editor;
mod screen;

use super::Language;
pub use editor::EditorText;
pub use screen::ScreenText;

#[derive(Debug)]
pub struct RecordText {
    pub screen: ScreenText,
    pub editor: EditorText,
}

const EN: RecordText = RecordText {
    screen: screen::EN,
    editor: editor::EN,
};
const JA: RecordText = RecordText {
    screen: screen::JA,
    editor: editor::JA,
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
