//! The user name fragment and the password of ICE (RFC 8839, section 5.4).
use core::fmt;

use data_encoding::BASE64_NOPAD;

use super::pack::{Pack, Reader};

/// A text of at least `SHORTEST` and at most 255 of the characters that base64 has, too.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Credential<const SHORTEST: usize>(String);

/// Identifies a connection to the other device.
pub(super) type Ufrag = Credential<4>;

/// What checks of the connection are signed with.
pub(super) type Password = Credential<22>;

impl<const SHORTEST: usize> Credential<SHORTEST> {
    pub fn new(text: &str) -> Option<Self> {
        let is_allowed = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'+' || byte == b'/';
        let is_valid = (SHORTEST..=255).contains(&text.len()) && text.bytes().all(is_allowed);
        is_valid.then(|| Self(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl<const SHORTEST: usize> fmt::Debug for Credential<SHORTEST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Credential")
    }
}

/// Its length, and three bytes for each four characters, begun ones included.
impl<const SHORTEST: usize> Pack for Credential<SHORTEST> {
    fn pack(&self, bytes: &mut Vec<u8>) {
        bytes.push(self.0.len() as u8);
        let filled = format!("{}{}", self.0, &"AAA"[..filler(self.0.len())]);
        // Its characters and its length are those of base64.
        bytes.extend(BASE64_NOPAD.decode(filled.as_bytes()).unwrap_or_default());
    }

    fn unpack(bytes: &mut Reader<'_>) -> Option<Self> {
        let length = usize::from(bytes.byte()?);
        let packed = bytes.slice(length.div_ceil(4) * 3)?;
        let filled = BASE64_NOPAD.encode(packed);
        let (text, rest) = filled.split_at_checked(length)?;
        rest.bytes().all(|byte| byte == b'A').then_some(())?;
        Self::new(text)
    }
}

/// How many characters are missing to a multiple of four.
const fn filler(length: usize) -> usize {
    length.next_multiple_of(4) - length
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_length_is_packed_and_unpacked() {
        for length in 4..=255 {
            let text: String = "Sz/J+9a".chars().cycle().take(length).collect();
            let credential = Ufrag::new(&text).unwrap();
            let mut bytes = Vec::new();
            credential.pack(&mut bytes);
            assert_eq!(bytes.len(), 1 + length.div_ceil(4) * 3);
            let mut reader = Reader::new(&bytes);
            assert_eq!(Ufrag::unpack(&mut reader).unwrap().as_str(), text);
            assert!(reader.is_empty());
        }
    }

    #[test]
    fn other_texts_are_refused() {
        let long = "a".repeat(256);
        for text in ["", "abc", "abc=", "abc\n", "äbcd", "ab cd", &long] {
            assert!(Ufrag::new(text).is_none(), "{text}");
        }
        assert!(Password::new("twenty/one+characters").is_none());
        assert!(Password::new("twenty/two+characters/").is_some());
        // Too short, without its end, and with a filler that is not zero.
        for bytes in [&[3, 0, 0, 0][..], &[4, 0, 0], &[5, 0, 0, 0, 0, 0, 1]] {
            assert!(
                Ufrag::unpack(&mut Reader::new(bytes)).is_none(),
                "{bytes:?}"
            );
        }
    }
}
