use core::{fmt, str::FromStr};

use data_encoding::BASE64URL_NOPAD;

use crate::digest;

/// What only the two players know: the random part of an invitation.
///
/// Its text is 22 characters of base64url. `Debug` does not print it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret([u8; 16]);

impl Secret {
    /// `bytes` are from a secure source of randomness.
    pub const fn new(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    /// A key for one purpose, from which neither the secret nor the key for another purpose
    /// can be found.
    pub fn key(&self, purpose: &str) -> [u8; 32] {
        digest(&[b"komadai", purpose.as_bytes(), &self.0])
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&BASE64URL_NOPAD.encode(&self.0))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

impl FromStr for Secret {
    type Err = ParseSecretError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let bytes = BASE64URL_NOPAD.decode(text.as_bytes());
        let bytes = bytes.map_err(|_| ParseSecretError)?;
        bytes.try_into().map(Self).map_err(|_| ParseSecretError)
    }
}

/// The text is not that of a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not 22 characters of base64url")]
pub struct ParseSecretError;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_read_as_it_is_written() {
        let secret = Secret::new(*b"sixteen secrets!");
        assert_eq!(secret.to_string().len(), 22);
        assert_eq!(secret.to_string().parse(), Ok(secret));
        for text in [
            "",
            "abc",
            "c2l4dGVlbiBzZWNyZXRzIQ==",
            &secret.to_string()[1..],
        ] {
            assert_eq!(text.parse::<Secret>(), Err(ParseSecretError), "{text}");
        }
    }

    #[test]
    fn each_purpose_has_its_own_key() {
        let secret = Secret::new([7; 16]);
        assert_ne!(secret.key("room"), secret.key("messages"));
        assert_ne!(secret.key("room"), Secret::new([8; 16]).key("room"));
    }
}
