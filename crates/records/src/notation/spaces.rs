//! Spaces of Unicode and characters without width, which come with text that was copied from
//! web pages and word processors.

use alloc::{borrow::Cow, string::String};

/// A text whose spaces are all ASCII or ideographic, without characters that have no width.
///
/// `prose` is given each line that changes, and says after which character of it a text
/// begins that stays as it is: a comment, or the value of a header.
pub(super) fn normalize<'a>(text: &'a str, prose: impl Fn(&str) -> Option<char>) -> Cow<'a, str> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if !text.contains(is_odd) {
        return Cow::Borrowed(text);
    }
    let mut normal = String::with_capacity(text.len());
    for line in text.split_inclusive(['\n', '\r']) {
        let plain: String = line.chars().filter_map(plain).collect();
        let sign = prose(plain.trim_start_matches([' ', '\t', '\u{3000}']));
        match sign.and_then(|sign| line.split_once(sign).map(|parts| (sign, parts))) {
            Some((sign, (before, after))) => {
                normal.extend(before.chars().filter_map(self::plain));
                normal.push(sign);
                normal.push_str(after);
            }
            None => normal.push_str(&plain),
        }
    }
    Cow::Owned(normal)
}

fn is_odd(letter: char) -> bool {
    plain(letter) != Some(letter)
}

/// What a character is for a reader; `None` if it has no width.
fn plain(letter: char) -> Option<char> {
    match letter {
        '\u{b}'
        | '\u{c}'
        | '\u{a0}'
        | '\u{1680}'
        | '\u{2000}'..='\u{200a}'
        | '\u{202f}'
        | '\u{205f}'
        | '\u{feff}' => Some(' '),
        // Joiners, marks of direction, and selectors of a character's form.
        '\u{ad}'
        | '\u{34f}'
        | '\u{61c}'
        | '\u{180e}'
        | '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}'
        | '\u{fe00}'..='\u{fe0f}'
        | '\u{e0100}'..='\u{e01ef}' => None,
        other => Some(other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_become_plain_and_characters_without_width_go() {
        let none = |_: &str| None;
        assert_eq!(normalize("\u{a0}1\u{2009}7\u{feff}x", none), " 1 7 x");
        assert_eq!(
            normalize("\u{feff}▲\u{fe0e}７\u{200b}六歩\u{2060}", none),
            "▲７六歩"
        );
        assert!(matches!(normalize("1　７六歩\t", none), Cow::Borrowed(_)));
    }

    #[test]
    fn prose_stays_as_it_is() {
        let comment = |line: &str| line.starts_with('*').then_some('*');
        let text = "\u{200b}*a\u{a0}b\u{200d}c\r\n\u{a0}d\u{200b}e";
        assert_eq!(normalize(text, comment), "*a\u{a0}b\u{200d}c\r\n de");
    }
}
