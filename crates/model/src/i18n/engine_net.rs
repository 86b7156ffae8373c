//! The neural net that the engine evaluates with: whether it is loaded.

#[derive(Debug)]
pub struct EngineNetText {
    /// It is being loaded, and the first move waits for it.
    pub coming: &'static str,
    /// It could not be loaded: the evaluation made by hand goes on alone, until the
    /// next game.
    pub missing: &'static str,
}
