//! The neural net that the engine evaluates with: whether it is loaded.

#[derive(Debug)]
pub struct EngineNetText {
    /// It is being loaded, and the first search waits for it.
    pub coming: &'static str,
    /// It could not be loaded: the classical evaluation is used alone until the next
    /// game.
    pub missing: &'static str,
}
