//! Random numbers.
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
