//! Moves in sentences: no line breaks inside one.
use komadai_records::notation::japanese::SideMarks;
use shogi::Color;

/// Forbids a line break where it stands.
const WORD_JOINER: char = '\u{2060}';
const NO_BREAK_SPACE: char = '\u{a0}';

/// A move as it is written, so that no line breaks inside it: not after a hyphen, and not
/// between Japanese characters.
pub(crate) fn unbroken(words: &str) -> String {
    let mut result = String::new();
    let mut letters = words.chars().peekable();
    while let Some(letter) = letters.next() {
        result.push(letter);
        if letters.peek().is_some() && (letter == '-' || !letter.is_ascii()) {
            result.push(WORD_JOINER);
        }
    }
    result
}

/// A line of moves in western notation, each with the mark of its side: ☗ P-7f ☖ P-3d.
pub(crate) fn marked_line(moves: &[(Color, String)]) -> String {
    let moves = moves.iter().map(|(by, words)| {
        let mark = SideMarks::Pieces.mark(*by);
        format!("{mark}{NO_BREAK_SPACE}{}", unbroken(words))
    });
    moves.collect::<Vec<_>>().join(" ")
}
