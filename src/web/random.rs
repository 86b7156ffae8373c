//! What is left to chance.

/// One of two, as likely as the other.
pub fn random_bool() -> bool {
    js_sys::Math::random() < 0.5
}
