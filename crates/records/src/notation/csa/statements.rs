//! Splitting CSA into statements.

use crate::notation::source_location::{self, TextLine};

/// The statements of a text: its lines, split at commas, and at tabs as Shogi Wars has them.
/// Names, headers and comments extend to the end of the line.
pub(super) fn statements(text: &str) -> impl Iterator<Item = &str> {
    source_location::lines(text).flat_map(|TextLine { text, .. }| {
        let mut rest = Some(text);
        core::iter::from_fn(move || {
            let text = rest?.trim_start_matches([' ', '\t', '\u{3000}']);
            let end = if text.starts_with(['\'', 'N', '$']) {
                None
            } else {
                text.find([',', '\t'])
            };
            rest = end.map(|end| &text[end + 1..]);
            Some(&text[..end.unwrap_or(text.len())])
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commas_part_statements_but_not_comments() {
        let text = "PI, +7776FU ,T1,'a, b\nN+c, d\n\n$E:f,g";
        let told: Vec<&str> = statements(text).collect();
        assert_eq!(
            told,
            ["PI", "+7776FU ", "T1", "'a, b", "N+c, d", "", "$E:f,g"]
        );
    }
}
