//! The parser: fills the arena without recursion.

use alloc::vec::Vec;

use super::{
    strings::{self, JsonError},
    value::{Json, Kind, NONE, Node},
};
use crate::notation::{Expected, Part};

impl<'t> Json<'t> {
    /// Reads a value. A text that stops too early is read as far as it goes:
    /// `Value::is_cut`.
    pub fn read(text: &'t str) -> Result<Self, JsonError> {
        let too_long = || JsonError {
            at: 0,
            expected: Part::ShorterText.expected(),
        };
        u32::try_from(text.len())
            .ok()
            .filter(|&length| length < NONE)
            .ok_or_else(too_long)?;
        let mut parser = Parser {
            json: Self {
                text,
                nodes: Vec::new(),
                doubles: Vec::new(),
                rest: None,
            },
            at: if text.starts_with('\u{feff}') { 3 } else { 0 },
            open: Vec::new(),
        };
        parser.read()?;
        Ok(parser.json)
    }
}

struct Parser<'t> {
    json: Json<'t>,
    at: usize,
    /// The lists and objects around, each with its last value.
    open: Vec<(u32, u32)>,
}

/// Whether the text goes on.
type Step = Result<Option<()>, JsonError>;

impl Parser<'_> {
    fn read(&mut self) -> Result<(), JsonError> {
        if self.value(NONE)?.is_some() {
            while let Some(&(container, last)) = self.open.last() {
                if self.next(container, last == NONE)?.is_none() {
                    break;
                }
            }
        }
        for (container, _) in core::mem::take(&mut self.open) {
            self.json.nodes[container as usize].is_cut = true;
        }
        self.rest_of_text();
        Ok(())
    }

    fn rest_of_text(&mut self) {
        if self.peek().is_some() {
            self.json.rest = Some(self.at);
        }
    }

    /// The next byte that is no space.
    fn peek(&mut self) -> Option<u8> {
        let bytes = self.json.text.as_bytes();
        while let Some(byte) = bytes.get(self.at) {
            if !matches!(byte, b' ' | b'\t' | b'\n' | b'\r') {
                return Some(*byte);
            }
            self.at += 1;
        }
        None
    }

    fn expected<T>(&self, expected: Expected) -> Result<T, JsonError> {
        let at = self.at;
        Err(JsonError { at, expected })
    }

    /// The next value of a list or an object, or its end.
    fn next(&mut self, container: u32, is_first: bool) -> Step {
        let Some(byte) = self.peek() else {
            return Ok(None);
        };
        let is_object = self.json.nodes[container as usize].kind == Kind::Object;
        if byte == if is_object { b'}' } else { b']' } {
            self.at += 1;
            self.open.pop();
            if is_object {
                self.find_doubles(container);
            }
            return Ok(Some(()));
        }
        if !is_first {
            if byte != b',' {
                return self.expected(if is_object {
                    Part::Sign.such(&["','", "'}'"])
                } else {
                    Part::Sign.such(&["','", "']'"])
                });
            }
            self.at += 1;
        }
        if is_object {
            self.entry()
        } else {
            self.value(NONE)
        }
    }

    fn entry(&mut self) -> Step {
        let Some(byte) = self.peek() else {
            return Ok(None);
        };
        let key = self.at;
        if byte != b'"' {
            return self.expected(Part::Key.expected());
        }
        let Some(end) = strings::end(self.json.text, key)? else {
            return Ok(None);
        };
        self.at = end;
        match self.peek() {
            None => return Ok(None),
            Some(b':') => self.at += 1,
            Some(_) => return self.expected(Part::Sign.such(&["':'"])),
        }
        self.value(key as u32)
    }

    /// Reads a value, or the opening of a list or an object.
    fn value(&mut self, key: u32) -> Step {
        let Some(byte) = self.peek() else {
            return Ok(None);
        };
        let at = self.at;
        let (kind, end) = match byte {
            b'{' => (Kind::Object, at + 1),
            b'[' => (Kind::List, at + 1),
            b'"' => match strings::end(self.json.text, at)? {
                Some(end) => (Kind::Text, end),
                None => {
                    self.at = self.json.text.len();
                    return Ok(None);
                }
            },
            // What stands at the very end may have been longer.
            b'-' | b'0'..=b'9' | b'a'..=b'z' if self.is_cut() => {
                self.at = self.json.text.len();
                return Ok(None);
            }
            b'-' | b'0'..=b'9' => match self.number() {
                Some(end) => (Kind::Number, end),
                None => return self.expected(Part::Number.expected()),
            },
            _ => match self.word() {
                Some(found) => found,
                None => return self.expected(Part::Value.expected()),
            },
        };
        self.at = end;
        let id = self.json.nodes.len() as u32;
        self.json.nodes.push(Node {
            kind,
            is_cut: false,
            at: at as u32,
            key,
            child: NONE,
            next: NONE,
        });
        if let Some((container, last)) = self.open.last_mut() {
            let before = core::mem::replace(last, id);
            match self.json.nodes.get_mut(before as usize) {
                Some(before) => before.next = id,
                None => self.json.nodes[*container as usize].child = id,
            }
        }
        if matches!(kind, Kind::Object | Kind::List) {
            self.open.push((id, NONE));
        }
        Ok(Some(()))
    }

    /// Whether nothing but a number or a word follows in a list or an object.
    fn is_cut(&self) -> bool {
        let is_part = |byte: u8| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte);
        let rest = &self.json.text.as_bytes()[self.at..];
        !self.open.is_empty() && rest.len() < 40 && rest.iter().copied().all(is_part)
    }

    /// The end of a number. `1.`, `.5` and `01` are none.
    fn number(&self) -> Option<usize> {
        let text = &self.json.text[self.at..];
        let part = |found: char| found.is_ascii_digit() || ".+-eE".contains(found);
        let number = &text[..text.find(|found| !part(found)).unwrap_or(text.len())];
        let plain = number.strip_prefix('-').unwrap_or(number);
        let (mantissa, exponent) = match plain.split_once(['e', 'E']) {
            Some((mantissa, exponent)) => (mantissa, Some(exponent)),
            None => (plain, None),
        };
        let (whole, fraction) = match mantissa.split_once('.') {
            Some((whole, fraction)) => (whole, Some(fraction)),
            None => (mantissa, None),
        };
        let digits =
            |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let is_number = digits(whole)
            && (whole == "0" || !whole.starts_with('0'))
            && fraction.is_none_or(digits)
            && exponent.is_none_or(|text| digits(text.strip_prefix(['+', '-']).unwrap_or(text)));
        is_number.then_some(self.at + number.len())
    }

    fn word(&self) -> Option<(Kind, usize)> {
        let text = &self.json.text[self.at..];
        let words = [
            ("null", Kind::Null),
            ("true", Kind::True),
            ("false", Kind::False),
        ];
        let (word, kind) = words.into_iter().find(|(word, _)| text.starts_with(word))?;
        Some((kind, self.at + word.len()))
    }

    fn find_doubles(&mut self, object: u32) {
        let mut keys: Vec<(&str, u32)> = Vec::new();
        let mut next = self.json.nodes[object as usize].child;
        while let Some(node) = self.json.nodes.get(next as usize) {
            let raw = &self.json.text[node.key as usize + 1..];
            let end = strings::end(self.json.text, node.key as usize)
                .ok()
                .flatten();
            let length = end.map_or(raw.len(), |end| end - node.key as usize - 2);
            keys.push((&raw[..length], node.key));
            next = node.next;
        }
        keys.sort_unstable();
        let doubles = keys.windows(2).filter(|pair| pair[0].0 == pair[1].0);
        self.json
            .doubles
            .extend(doubles.map(|pair| pair[1].1 as usize));
    }
}
