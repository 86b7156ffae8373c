//! The codes that two people give each other to connect without a server: a
//! [`Description`] as a text, to be sent by a messenger or shown as a QR code.
//!
//! A code is base32 in upper case: letters and digits that no messenger takes for formatting,
//! as some take `_` in base64url. A QR code writes these in eleven bits for two characters,
//! 1.1 bits for each bit of the description; base64url takes 1.33, since it is only written
//! as bytes. With three addresses Firefox's description is a square of 41 modules instead of 49.
use data_encoding::BASE32_NOPAD;

use super::description::{Description, DescriptionKind};
use crate::digest;

/// The first byte says what the code is for. Codes start with "KI" for an offer and with
/// "KE" for an answer.
const fn first_byte(kind: DescriptionKind) -> u8 {
    match kind {
        DescriptionKind::Offer => 0x52,
        DescriptionKind::Answer => 0x51,
    }
}

/// The second byte. In every version the last bytes are the checksum.
const VERSION: u8 = 1;

const CHECKSUM: usize = 4;

/// Far longer than any code; nothing beyond is decoded.
const LONGEST: usize = 8_192;

/// Why a text is not the code that is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadCodeError {
    #[error("not a code of a connection")]
    NotACode,
    #[error("a damaged or incomplete code")]
    Damaged,
    #[error("a code of version {0}, which is later than this program")]
    LaterVersion(u8),
    #[error("an {found} where an {needed} is needed")]
    OtherKind {
        needed: DescriptionKind,
        found: DescriptionKind,
    },
}

/// The code of a description.
pub fn write(description: &Description) -> String {
    let mut bytes = vec![first_byte(description.kind()), VERSION];
    bytes.extend(description.to_bytes());
    bytes.extend(checksum(&bytes));
    BASE32_NOPAD.encode(&bytes)
}

/// Reads a code of the kind that is needed. Spaces, line breaks and invisible characters
/// of messengers may stand in it, and it may be in lower case.
///
/// # Errors
/// When the text is anything else.
pub fn read(text: &str, needed: DescriptionKind) -> Result<Description, ReadCodeError> {
    if text.len() > LONGEST {
        return Err(ReadCodeError::NotACode);
    }
    let characters = text.chars().filter(|&c| !is_ignored(c));
    let code: String = characters.map(|c| c.to_ascii_uppercase()).collect();
    let found = kind_of_start(&code).ok_or(ReadCodeError::NotACode)?;
    let bytes = BASE32_NOPAD.decode(code.as_bytes());
    let bytes = bytes.map_err(|_| ReadCodeError::Damaged)?;
    let (checked, check) = bytes.split_last_chunk().ok_or(ReadCodeError::Damaged)?;
    if *check != checksum(checked) {
        return Err(ReadCodeError::Damaged);
    }
    let &[_, version, ref packed @ ..] = checked else {
        return Err(ReadCodeError::Damaged);
    };
    if version > VERSION {
        return Err(ReadCodeError::LaterVersion(version));
    }
    if found != needed {
        return Err(ReadCodeError::OtherKind { needed, found });
    }
    let description = Description::from_bytes(packed).map_err(|_| ReadCodeError::Damaged)?;
    match version == VERSION && description.kind() == found {
        true => Ok(description),
        false => Err(ReadCodeError::Damaged),
    }
}

/// The kind of a code, by its first byte: that is in its first two characters.
fn kind_of_start(code: &str) -> Option<DescriptionKind> {
    let start = BASE32_NOPAD.decode(code.get(..8)?.as_bytes()).ok()?;
    let kinds = [DescriptionKind::Offer, DescriptionKind::Answer];
    kinds.into_iter().find(|kind| first_byte(*kind) == start[0])
}

/// White space, and what stands invisibly between words: zero-width spaces and joiners,
/// marks of direction, soft hyphens.
const fn is_ignored(c: char) -> bool {
    c.is_whitespace()
        || matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}')
        || matches!(c, '\u{2060}'..='\u{2069}' | '\u{feff}')
}

fn checksum(bytes: &[u8]) -> [u8; CHECKSUM] {
    let [a, b, c, d, ..] = digest(&[b"code", bytes]);
    [a, b, c, d]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{QrPicture, signalling::sdp_samples};

    const OFFER: u8 = first_byte(DescriptionKind::Offer);

    fn offer() -> Description {
        Description::from_sdp(sdp_samples::CHROMIUM_OFFER).unwrap()
    }

    fn answer() -> Description {
        Description::from_sdp(sdp_samples::FIREFOX_ANSWER).unwrap()
    }

    /// The code of these bytes with a checksum.
    fn coded(mut bytes: Vec<u8>) -> String {
        bytes.extend(checksum(&bytes));
        BASE32_NOPAD.encode(&bytes)
    }

    #[test]
    fn codes_are_read_as_they_were_written() {
        let code = write(&offer());
        assert!(code.starts_with("KI"), "{code}");
        assert_eq!(code.len(), 160);
        assert_eq!(read(&code, DescriptionKind::Offer), Ok(offer()));
        let code = write(&answer());
        assert!(code.starts_with("KE"), "{code}");
        assert_eq!(read(&code, DescriptionKind::Answer), Ok(answer()));
    }

    #[test]
    fn a_code_is_small_as_a_picture() {
        let code = write(&Description::from_sdp(sdp_samples::FIREFOX_OFFER).unwrap());
        let bytes = BASE32_NOPAD.decode(code.as_bytes()).unwrap();
        let other = data_encoding::BASE64URL_NOPAD.encode(&bytes);
        let modules = [code, other].map(|text| QrPicture::of(&text).unwrap().side - 8);
        assert_eq!(modules, [41, 49]);
    }

    #[test]
    fn what_messengers_do_to_a_code_does_not_matter() {
        let code = write(&offer());
        let (start, end) = code.split_at(70);
        for text in [
            format!("  {start}\r\n\t{end}\n"),
            format!("\u{feff}{start}\u{200b}\u{a0}{end}\u{2069}"),
            code.to_lowercase(),
        ] {
            assert_eq!(read(&text, DescriptionKind::Offer), Ok(offer()), "{text}");
        }
    }

    #[test]
    fn other_texts_are_no_codes() {
        let long = "K".repeat(LONGEST + 1);
        for text in [
            "",
            "KI",
            "HELLO WORLD",
            "https://example.com/",
            "小駒台小駒台小駒台",
            &long,
        ] {
            assert_eq!(
                read(text, DescriptionKind::Offer),
                Err(ReadCodeError::NotACode),
                "{text}"
            );
        }
        let damaged = format!("{}?", write(&offer()));
        assert_eq!(
            read(&damaged, DescriptionKind::Offer),
            Err(ReadCodeError::Damaged)
        );
        for bytes in [
            vec![OFFER],
            vec![OFFER, VERSION],
            vec![OFFER, 0, 1],
            vec![OFFER, VERSION, 0],
        ] {
            assert_eq!(
                read(&coded(bytes), DescriptionKind::Offer),
                Err(ReadCodeError::Damaged)
            );
        }
    }

    #[test]
    fn an_answer_is_not_taken_for_an_offer() {
        let (needed, found) = (DescriptionKind::Offer, DescriptionKind::Answer);
        let error = read(&write(&answer()), needed).unwrap_err();
        assert_eq!(error, ReadCodeError::OtherKind { needed, found });
        assert_eq!(error.to_string(), "an answer where an offer is needed");
        let mut bytes = vec![OFFER, VERSION];
        bytes.extend(answer().to_bytes());
        assert_eq!(read(&coded(bytes), needed), Err(ReadCodeError::Damaged));
    }

    #[test]
    fn a_later_version_is_named_whatever_it_holds() {
        let code = coded(vec![OFFER, 2, 99]);
        assert_eq!(
            read(&code, DescriptionKind::Offer),
            Err(ReadCodeError::LaterVersion(2))
        );
        assert_eq!(
            read(&code, DescriptionKind::Answer),
            Err(ReadCodeError::LaterVersion(2))
        );
    }
}
