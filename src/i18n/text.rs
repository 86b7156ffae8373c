use super::{EditorText, Language, PaperText, RecordText, later};
pub use super::{
    analysis::{AnalysisText, Sides},
    app::AppText,
    board::{BoardText, SquareFacts, SquareState},
    caption::CaptionText,
    clock::ClockText,
    faults::FaultText,
    later::LaterText,
    moves::MovesText,
    opponent::OpponentText,
    play::{LooksText, NewGameText, NoticeText, PlayText, ResignText, SettingsText},
    referee::{ClaimsText, CountText},
    report::ReportText,
    rules::RuleBook,
    terms::{MoveFacts, TermsText},
};

/// The texts of the first load, by the room that shows them.
#[derive(Debug)]
pub struct Text {
    pub language: Language,
    pub app: AppText,
    pub terms: TermsText,
    pub board: BoardText,
    pub clock: ClockText,
    pub play: PlayText,
}

impl Text {
    /// The texts of the record screen, in the same language.
    pub const fn record(&self) -> &'static RecordText {
        RecordText::of(self.language)
    }

    /// The texts of setting up a position, in the same language.
    pub const fn editor(&self) -> &'static EditorText {
        EditorText::of(self.language)
    }

    /// The texts of pictures and sheets, in the same language.
    pub const fn paper(&self) -> &'static PaperText {
        PaperText::of(self.language)
    }

    /// The texts of analysis, in the same language.
    pub const fn analysis(&self) -> &'static AnalysisText {
        AnalysisText::of(self.language)
    }

    /// The texts of parts that are loaded later, in the same language.
    pub const fn later(&self) -> &'static LaterText {
        match self.language {
            Language::English => &later::EN,
            Language::Japanese => &later::JA,
        }
    }
}
