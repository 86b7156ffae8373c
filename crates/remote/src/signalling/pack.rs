//! Values as bytes, one after the other.

/// A value that is written as bytes and read again. Each value has one form.
pub(super) trait Pack: Sized {
    fn pack(&self, bytes: &mut Vec<u8>);

    /// Takes it from the front. None where there is no such value.
    fn unpack(bytes: &mut Reader<'_>) -> Option<Self>;
}

/// Bytes that are yet to be read.
#[derive(Debug)]
pub(super) struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn byte(&mut self) -> Option<u8> {
        let (&byte, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(byte)
    }

    pub fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (&array, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(array)
    }

    pub fn slice(&mut self, length: usize) -> Option<&'a [u8]> {
        let (slice, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(slice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_read_beyond_the_end() {
        let mut bytes = Reader::new(&[1, 2, 3, 4]);
        assert_eq!(bytes.byte(), Some(1));
        assert_eq!(bytes.array::<4>(), None);
        assert_eq!(bytes.slice(4), None);
        assert_eq!(bytes.array(), Some([2, 3]));
        assert_eq!(bytes.slice(1), Some(&[4][..]));
        assert!(bytes.is_empty());
        assert_eq!(bytes.byte(), None);
    }
}
