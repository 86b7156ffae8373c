pub use super::{
    app::AppText,
    board::{BoardText, SquareFacts, SquareState},
    clock::ClockText,
    faults::FaultText,
    play::{NewGameText, PlayText, SettingsText},
    referee::{CountText, RefereeText},
    rules::{RuleBook, RulesText},
    terms::{MoveFacts, TermsText},
};

/// The texts of the first load, by the room that shows them.
#[derive(Debug)]
pub struct Text {
    pub app: AppText,
    pub terms: TermsText,
    pub board: BoardText,
    pub clock: ClockText,
    pub play: PlayText,
    pub referee: RefereeText,
    pub rules: RulesText,
}
