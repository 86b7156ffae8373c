//! The texts of the record screen, a part that is loaded later.
pub(super) mod draw;
pub(super) mod editor;
pub(super) mod ending;
pub(super) mod files;
pub(super) mod information;
pub(super) mod paper;
pub(super) mod print;
pub(super) mod screen;
pub(super) mod shelf;
pub(super) mod study;

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

pub(super) const EN: RecordText = RecordText {
    draw: draw::EN,
    ending: ending::EN,
    files: files::EN,
    information: information::EN,
    print: print::EN,
    screen: screen::EN,
    shelf: shelf::EN,
    study: study::EN,
};
