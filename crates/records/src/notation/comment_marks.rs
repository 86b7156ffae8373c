//! Arrows and circles as a line of a comment, as in PGN: `[%csl R7g,GP*][%cal Gp*5e]`,
//! in the order in which they were drawn.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};

use crate::record::{Mark, Marks, Notes, Shape};

const CIRCLES: &str = "csl";
const ARROWS: &str = "cal";

/// Takes the marks from a line of a comment, if it has nothing else and all of them are
/// new. Otherwise it stays a line of the comment.
pub(super) fn take(line: &str, marks: &mut Marks) -> bool {
    let Some(drawn) = read(line) else {
        return false;
    };
    let is_new = |mark: &Mark| marks.brush_of(mark.shape).is_none();
    let is_taken = drawn.iter().all(is_new) && marks.len() + drawn.len() <= Marks::MAX_LEN;
    if is_taken {
        marks.extend(drawn.iter().copied());
    }
    is_taken
}

fn read(line: &str) -> Option<Marks> {
    let mut rest = line.trim_matches(' ');
    let mut drawn = Marks::default();
    while !rest.is_empty() {
        let (command, after) = rest.strip_prefix("[%")?.split_once(']')?;
        let (name, words) = command.split_once(' ')?;
        for word in words.split(',') {
            let mark: Mark = word.parse().ok()?;
            if name != self::name(mark) || !drawn.add(mark) {
                return None;
            }
        }
        rest = after.trim_start_matches(' ');
    }
    (!drawn.is_empty()).then_some(drawn)
}

const fn name(mark: Mark) -> &'static str {
    match mark.shape {
        Shape::Circle(_) => CIRCLES,
        Shape::Arrow(_) => ARROWS,
    }
}

/// The line with the marks; `None` without marks. It is written before the comment, so
/// that no line of the comment is taken for it.
pub(super) fn write(marks: &Marks) -> Option<String> {
    let mut line = String::new();
    for alike in marks.chunk_by(|a, b| name(*a) == name(*b)) {
        let words: Vec<String> = alike.iter().map(Mark::to_string).collect();
        line.push_str(&format!("[%{} {}]", name(alike[0]), words.join(",")));
    }
    (!line.is_empty()).then_some(line)
}

/// Whether a line of the comment would be read as marks.
pub(super) fn is_mistaken(notes: &Notes) -> bool {
    let mut marks = notes.marks.clone();
    let mut lines = notes.comment.split(['\n', '\r']);
    lines.any(|line| take(line, &mut marks))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_commands_are_marks() {
        for (line, again) in [
            ("[%csl G7g]", "[%csl G7g]"),
            ("[%cal RP*5e,G7g7f]", "[%cal RP*5e,G7g7f]"),
            (" [%csl G7g] [%cal Y5ep*] ", "[%csl G7g][%cal Y5ep*]"),
            ("[%csl G7g][%csl R7f]", "[%csl G7g,R7f]"),
            (
                "[%csl G7g][%cal G7g7f][%csl B1a]",
                "[%csl G7g][%cal G7g7f][%csl B1a]",
            ),
        ] {
            let mut marks = Marks::default();
            assert!(take(line, &mut marks), "{line}");
            assert_eq!(write(&marks).as_deref(), Some(again));
        }
    }

    #[test]
    fn other_lines_are_comments() {
        for line in [
            "",
            " ",
            "G7g",
            "[%csl]",
            "[%csl ]",
            "[%csl G7g",
            "[%csl G7g7f]",
            "[%cal G7g]",
            "[%eval G7g]",
            "[%csl G7g,]",
            "[%csl G7g, R7f]",
            "[%csl G7g,R7g]",
            "[%csl G7g] and so on",
            "See [%csl G7g]",
            "[%csl Ge4]",
            "[%cal Ge2e4]",
            "[%csl G7g]\u{3000}",
            "[csl G7g]",
        ] {
            let mut marks = Marks::default();
            assert!(!take(line, &mut marks), "{line}");
            assert!(marks.is_empty(), "{line}");
        }
    }

    #[test]
    fn what_is_drawn_already_is_a_comment() {
        let mut marks = Marks::default();
        assert!(take("[%csl G7g]", &mut marks));
        assert!(!take("[%csl R7f,R7g]", &mut marks));
        assert_eq!(write(&marks).as_deref(), Some("[%csl G7g]"));
        let notes = |comment: &str| Notes {
            comment: comment.to_owned(),
            marks: marks.clone(),
            ..Notes::default()
        };
        assert!(!is_mistaken(&notes("[%csl R7g]\n[%csl G7g]")));
        assert!(is_mistaken(&notes("and\n[%csl G7f]")));
    }
}
