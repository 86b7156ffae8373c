//! Numbers as a text, with spaces between: what there is in every entry of the list of games is
//! short, and only read where it is needed.

pub(crate) fn write_numbers(numbers: &[u32]) -> String {
    let words: Vec<_> = numbers.iter().map(u32::to_string).collect();
    words.join(" ")
}

/// The numbers of a text that [`write_numbers`] wrote.
pub(crate) struct Numbers<'a>(core::str::Split<'a, char>);

/// A text has not the numbers that are expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseNumbersError;

impl<'a> Numbers<'a> {
    pub fn of(text: &'a str) -> Self {
        Self(text.split(' '))
    }

    pub fn next(&mut self) -> Result<u32, ParseNumbersError> {
        let number = self.0.next().and_then(|word| word.parse().ok());
        number.ok_or(ParseNumbersError)
    }
}
