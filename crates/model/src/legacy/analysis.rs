//! The settings of analysis in version 1: the number of lines and the effort, as words.
use crate::analysis::{Choices, Effort};

/// What is not understood is as at first.
pub fn analysis(text: &str) -> Choices {
    let usual = Choices::default();
    let mut words = text.split(' ');
    let lines = words.next().and_then(|word| word.parse().ok());
    Choices {
        lines: lines.unwrap_or(usual.lines),
        effort: words
            .next()
            .and_then(Effort::from_name)
            .unwrap_or(usual.effort),
    }
}
