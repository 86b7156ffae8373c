//! The settings of analysis in version 1: the number of lines and the effort, as words.
use crate::analysis::{AnalysisSettings, Effort};

/// What is not understood is as at first.
pub fn analysis(text: &str) -> AnalysisSettings {
    let usual = AnalysisSettings::default();
    let mut words = text.split(' ');
    let lines = words.next().and_then(|word| word.parse().ok());
    AnalysisSettings {
        lines: lines.unwrap_or(usual.lines),
        effort: words
            .next()
            .and_then(Effort::from_name)
            .unwrap_or(usual.effort),
    }
}
