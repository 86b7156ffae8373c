use core::{fmt, str::FromStr};

use shogi::Position;

/// Digits and letters without those that look alike (i, l, o, u).
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH: u32 = 6;

/// The name of a problem, six digits and letters. It comes from the position, so that it
/// stays when the collection changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ProblemId(u32);

impl From<&Position> for ProblemId {
    fn from(position: &Position) -> Self {
        Self((position.key() >> 34) as u32)
    }
}

impl fmt::Display for ProblemId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for place in (0..LENGTH).rev() {
            let digit = self.0 >> (5 * place) & 31;
            write!(f, "{}", char::from(ALPHABET[digit as usize]))?;
        }
        Ok(())
    }
}

/// The text is not the name of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseProblemIdError;

impl fmt::Display for ParseProblemIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the name of a problem has {LENGTH} digits and letters, such as w4abky"
        )
    }
}

impl core::error::Error for ParseProblemIdError {}

impl FromStr for ProblemId {
    type Err = ParseProblemIdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.len() != LENGTH as usize {
            return Err(ParseProblemIdError);
        }
        let mut id = 0;
        for letter in text.bytes() {
            let digit = ALPHABET.iter().position(|&known| known == letter);
            id = id << 5
                | u32::try_from(digit.ok_or(ParseProblemIdError)?)
                    .map_err(|_| ParseProblemIdError)?;
        }
        Ok(Self(id))
    }
}
