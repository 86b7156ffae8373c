//! The form encoding of the part of an address after `?`.
use core::fmt::Write;

/// `key=value` pairs joined by `&`.
pub fn encode<'a>(pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> String {
    let mut text = String::new();
    for (key, value) in pairs {
        if !text.is_empty() {
            text.push('&');
        }
        push_encoded(&mut text, key);
        text.push('=');
        push_encoded(&mut text, value);
    }
    text
}

fn push_encoded(text: &mut String, part: &str) {
    for byte in part.bytes() {
        match byte {
            b' ' => text.push('+'),
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'*' | b'/' => {
                text.push(char::from(byte));
            }
            _ => write!(text, "%{byte:02X}").expect("a String takes all that is written"),
        }
    }
}

/// The pairs of a query, each decoded; `None` where a pair's escapes are not
/// UTF-8 text.
pub fn decode(query: &str) -> impl Iterator<Item = Result<(String, String), Undecodable>> {
    query
        .split('&')
        .filter(|pair| !pair.is_empty())
        .map(|pair| {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            match (decode_part(key), decode_part(value)) {
                (Some(key), Some(value)) => Ok((key, value)),
                _ => Err(Undecodable(pair.to_owned())),
            }
        })
}

/// A pair whose escapes are not UTF-8 text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undecodable(pub String);

fn decode_part(part: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(part.len());
    let mut rest = part.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'+' => b' ',
            b'%' => hex_digit(rest.next()?)? << 4 | hex_digit(rest.next()?)?,
            byte => byte,
        });
    }
    String::from_utf8(bytes).ok()
}

fn hex_digit(byte: u8) -> Option<u8> {
    let digit = char::from(byte).to_digit(16)?;
    u8::try_from(digit).ok()
}
