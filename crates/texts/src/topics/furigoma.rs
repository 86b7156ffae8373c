//! Furigoma: five pawns are tossed to choose the sides.

#[derive(Debug)]
pub struct FurigomaText {
    pub toss: &'static str,
    /// How many show pawns, how many tokin, and who is therefore Black.
    pub said: fn(usize, usize, &str) -> String,
    /// A player without a name.
    pub first: &'static str,
    pub second: &'static str,
}
