//! Random numbers.
use leptos::prelude::window;
use shogi::Color;

/// True half of the time.
pub fn random_bool() -> bool {
    js_sys::Math::random() < 0.5
}

/// Either colour, as often as the other.
pub fn random_color() -> Color {
    match random_bool() {
        true => Color::Black,
        false => Color::White,
    }
}

/// A random number of 53 bits.
pub fn random_number() -> u64 {
    (js_sys::Math::random() * 9_007_199_254_740_992.0) as u64
}

/// Bytes that nobody can predict. None where the browser has no secure source of them.
pub fn random_bytes<const N: usize>() -> Option<[u8; N]> {
    let mut bytes = [0; N];
    let crypto = window().crypto().ok()?;
    crypto.get_random_values_with_u8_array(&mut bytes).ok()?;
    Some(bytes)
}
