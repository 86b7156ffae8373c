//! The texts of parts that are loaded later. Whoever names one of the English ones
//! has all of them, so only what such a part reaches may.
use super::{
    BesideText, CaptionText, ClaimsText, CountText, FaultText, FurigomaText, LooksText, MovesText,
    NetText, NewGameText, NoticeText, OpponentText, ReportText, ResignText, RuleBook, SettingsText,
    TimerText, TypingText, beside, caption, faults, furigoma, moves, net, opponent, play, referee,
    report, rules, timer,
};

#[derive(Debug)]
pub struct LaterText {
    pub form: NewGameText,
    pub choices: SettingsText,
    pub looks: LooksText,
    pub beside: BesideText,
    pub rules: RuleBook,
    pub caption: CaptionText,
    pub report: ReportText,
    pub moves: MovesText,
    pub opponent: OpponentText,
    pub resign: ResignText,
    pub typing: TypingText,
    pub notices: NoticeText,
    pub claims: ClaimsText,
    pub count: CountText,
    pub faults: FaultText,
    pub furigoma: FurigomaText,
    pub timer: TimerText,
    pub net: NetText,
}

pub const EN: LaterText = LaterText {
    form: play::FORM_EN,
    choices: play::CHOICES_EN,
    looks: play::LOOKS_EN,
    beside: beside::EN,
    rules: rules::EN,
    caption: caption::EN,
    report: report::EN,
    moves: moves::EN,
    opponent: opponent::EN,
    resign: play::RESIGN_EN,
    typing: play::TYPING_EN,
    notices: play::NOTICES_EN,
    claims: referee::CLAIMS_EN,
    count: referee::COUNT_EN,
    faults: faults::EN,
    furigoma: furigoma::EN,
    timer: timer::EN,
    net: net::EN,
};
