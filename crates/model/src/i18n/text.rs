use super::{EditorText, Language, PaperText, RecordText, Tables, analysis, later, record};
pub use super::{
    analysis::{AnalysisText, Sides},
    app::AppText,
    beside::{BesideText, kanji},
    board::{BoardText, SquareFacts, SquareState},
    caption::CaptionText,
    clock::ClockText,
    faults::FaultText,
    furigoma::FurigomaText,
    later::LaterText,
    moves::MovesText,
    net::NetText,
    opponent::OpponentText,
    play::{LooksText, NewGameText, NoticeText, PlayText, ResignText, SettingsText, TypingText},
    referee::{ClaimsText, CountText},
    report::ReportText,
    rules::RuleBook,
    terms::{MoveFacts, TermsText},
    timer::TimerText,
};

/// The texts of the first load, by the room that shows them. A board on somebody else's
/// page has those of the board alone.
#[derive(Debug)]
pub struct Text {
    pub language: Language,
    pub terms: TermsText,
    pub board: BoardText,
    #[cfg(not(feature = "embed"))]
    pub app: AppText,
    #[cfg(not(feature = "embed"))]
    pub clock: ClockText,
    #[cfg(not(feature = "embed"))]
    pub play: PlayText,
}

impl Text {
    #[cfg_attr(feature = "embed", expect(unused_variables))]
    pub(super) const fn new(
        language: Language,
        (terms, board): (TermsText, BoardText),
        (app, clock, play): (AppText, ClockText, PlayText),
    ) -> Self {
        Self {
            language,
            terms,
            board,
            #[cfg(not(feature = "embed"))]
            app,
            #[cfg(not(feature = "embed"))]
            clock,
            #[cfg(not(feature = "embed"))]
            play,
        }
    }
}

/// Whoever calls one of these has all texts of its table, in English.
impl Text {
    /// The texts of the record screen, in the same language.
    pub fn record(&self) -> &'static RecordText {
        self.tables().map_or(&record::EN, |tables| &tables.record)
    }

    /// The texts of setting up a position, in the same language.
    pub fn editor(&self) -> &'static EditorText {
        let tables = self.tables();
        tables.map_or(&record::editor::EN, |tables| &tables.editor)
    }

    /// The texts of pictures and sheets, in the same language.
    pub fn paper(&self) -> &'static PaperText {
        let tables = self.tables();
        tables.map_or(&record::paper::EN, |tables| &tables.paper)
    }

    /// The texts of analysis, in the same language.
    pub fn analysis(&self) -> &'static AnalysisText {
        self.tables()
            .map_or(&analysis::EN, |tables| &tables.analysis)
    }

    /// The texts of parts that are loaded later, in the same language.
    pub fn later(&self) -> &'static LaterText {
        self.tables().map_or(&later::EN, |tables| &tables.later)
    }

    fn tables(&self) -> Option<&'static Tables> {
        self.language.tables()
    }
}
