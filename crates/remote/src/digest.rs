use sha2::{Digest, Sha256};

/// The SHA-256 digest of the parts, each preceded by its length: no two lists of parts have
/// the same input.
pub fn digest(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}
