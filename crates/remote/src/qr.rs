//! QR codes as the path of an SVG.
use core::fmt::Write;

use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};

/// A QR code, with the quiet zone that the standard asks for around it.
///
/// The modules are squares with a side of 1: the view box is `0 0 side side`. Whatever shows it
/// shows dark on light, in every theme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QrPicture {
    pub side: u32,
    /// The data of an SVG path: a rectangle for each run of dark modules in a row.
    pub path: String,
}

/// Light modules at each side.
const QUIET_ZONE: u32 = 4;

/// 117 modules: a larger code is hard to read from a screen with a phone. It holds 1,273
/// bytes, or 1,853 letters and digits.
const LARGEST_VERSION: u8 = 25;

/// A text that is too long for a QR code that a phone can read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("too long for a QR code")]
pub struct QrTooLong;

impl QrPicture {
    /// The QR code of a text.
    ///
    /// # Errors
    /// When the text is too long.
    pub fn of(text: &str) -> Result<Self, QrTooLong> {
        // Screens are neither dirty nor torn: the low level of correction, and a higher
        // one where it needs no more modules.
        let code = QrCode::encode_segments_advanced(
            &segments(text),
            QrCodeEcc::Low,
            Version::MIN,
            Version::new(LARGEST_VERSION),
            None,
            true,
        );
        let code = code.map_err(|_| QrTooLong)?;
        Ok(Self {
            side: code.size() as u32 + 2 * QUIET_ZONE,
            path: path(&code),
        })
    }
}

/// What has only digits, capitals and few signs takes 5.5 bits a character instead of 8. In an
/// address with a code that is its end.
fn segments(text: &str) -> Vec<QrSegment> {
    let is_short = |c: char| QrSegment::is_alphanumeric(c.encode_utf8(&mut [0; 4]));
    let end = text.trim_end_matches(is_short).len();
    let (bytes, short) = match text.split_at(end) {
        // The second segment has a head of about as many bits as it spares.
        (bytes, short) if bytes.is_empty() || short.len() > 8 => (bytes, short),
        _ => (text, ""),
    };
    let mut segments = Vec::new();
    if !bytes.is_empty() {
        segments.push(QrSegment::make_bytes(bytes.as_bytes()));
    }
    if !short.is_empty() {
        segments.push(QrSegment::make_alphanumeric(short));
    }
    segments
}

fn path(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size())
                .take_while(|&at| code.get_module(at, y))
                .count() as i32;
            if run > 0 {
                let (left, top) = (x as u32 + QUIET_ZONE, y as u32 + QUIET_ZONE);
                // Writing to a string cannot fail.
                let _ = write!(path, "M{left} {top}h{run}v1h-{run}z");
            }
            x += run.max(1);
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The dark modules of a path, as columns and rows.
    fn dark_modules(path: &str) -> Vec<(u32, u32)> {
        let runs = path.strip_suffix('z').unwrap().split('z');
        let mut modules = Vec::new();
        for run in runs {
            let numbers: Vec<u32> = run
                .split(|c: char| !c.is_ascii_digit())
                .filter_map(|number| number.parse().ok())
                .collect();
            let [x, y, run, 1, back] = numbers[..] else {
                panic!("{run}");
            };
            assert_eq!(run, back);
            modules.extend((x..x + run).map(|x| (x, y)));
        }
        modules
    }

    #[test]
    fn the_path_has_the_modules_of_the_code() {
        let text = "https://example.com/komadai/#/remote/Az-_09";
        let code = QrCode::encode_segments(&segments(text), QrCodeEcc::Low).unwrap();
        let picture = QrPicture::of(text).unwrap();
        assert_eq!(picture.side as i32, code.size() + 8);
        let expected: Vec<_> = (0..code.size())
            .flat_map(|y| (0..code.size()).map(move |x| (x, y)))
            .filter(|&(x, y)| code.get_module(x, y))
            .map(|(x, y)| (x as u32 + 4, y as u32 + 4))
            .collect();
        assert_eq!(dark_modules(&picture.path), expected);
    }

    #[test]
    fn three_corners_have_their_marks() {
        let picture = QrPicture::of("KOMADAI").unwrap();
        assert_eq!(picture.side, 21 + 8);
        // The upper edges of the marks at the left and at the right.
        assert!(picture.path.starts_with("M4 4h7v1h-7z"), "{}", picture.path);
        assert!(picture.path.contains("M18 4h7v1h-7z"), "{}", picture.path);
        assert!(picture.path.contains("M4 24h7v1h-7z"), "{}", picture.path);
    }

    #[test]
    fn capitals_make_a_smaller_code_also_after_other_letters() {
        let side = |text: &str| QrPicture::of(text).unwrap().side;
        let code = "KIAUJ2CZ".repeat(21);
        let address = format!("https://example.com/#{code}");
        assert!(side(&code) < side(&code.to_lowercase()));
        assert!(side(&address) < side(&address.to_lowercase()));
    }

    #[test]
    fn a_text_that_is_too_long_is_refused() {
        assert_eq!(QrPicture::of(&"a".repeat(1_273)).unwrap().side, 117 + 8);
        assert_eq!(QrPicture::of(&"a".repeat(1_274)), Err(QrTooLong));
        assert!(QrPicture::of(&"A".repeat(1_853)).is_ok());
        assert_eq!(QrPicture::of(&"駒".repeat(100_000)), Err(QrTooLong));
        assert!(QrPicture::of("").is_ok());
    }
}
