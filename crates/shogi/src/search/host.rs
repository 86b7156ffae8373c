use core::{fmt, time::Duration};

/// What a search asks of its surroundings: it has no clock, and nobody can
/// reach into it. Both are asked about every thousand nodes.
pub struct Host<'a> {
    /// The time since some fixed moment.
    pub now: &'a mut dyn FnMut() -> Duration,
    /// Whether to break off.
    pub stop: &'a mut dyn FnMut() -> bool,
}

impl fmt::Debug for Host<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Host")
    }
}
