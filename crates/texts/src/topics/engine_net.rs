//! The neural net that the engine evaluates with: whether it is loaded.

#[derive(Debug)]
pub struct EngineNetText {
    /// It is being loaded, and the first search waits for it.
    pub coming: &'static str,
    /// It could not be loaded: the classical evaluation is used alone until the next
    /// game.
    pub missing: &'static str,
    /// The reader did not want to wait for it: as above.
    pub cancelled: &'static str,
    /// The button that ends the wait for it.
    pub cancel: &'static str,
    /// How much of it is loaded, and of how much, in kilobytes.
    pub amount: fn(usize, usize) -> String,
}
