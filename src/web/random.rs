//! Random numbers.

/// True half of the time.
pub fn random_bool() -> bool {
    js_sys::Math::random() < 0.5
}
