//! The texts of parts that are loaded later. Whoever names one of them has all of
//! them, so only what such a part reaches may.
use super::{
    CountText, FaultText, NewGameText, RuleBook, SettingsText, faults, play, referee, rules,
};

#[derive(Debug)]
pub struct LaterText {
    pub form: NewGameText,
    pub choices: SettingsText,
    pub rules: RuleBook,
    pub count: CountText,
    pub faults: FaultText,
}

pub const EN: LaterText = LaterText {
    form: play::FORM_EN,
    choices: play::CHOICES_EN,
    rules: rules::BOOK_EN,
    count: referee::COUNT_EN,
    faults: faults::EN,
};

pub const JA: LaterText = LaterText {
    form: play::FORM_JA,
    choices: play::CHOICES_JA,
    rules: rules::BOOK_JA,
    count: referee::COUNT_JA,
    faults: faults::JA,
};
