/// What came of an attempt to hand out the address of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sending {
    None,
    /// It is still to be sent.
    Copied,
    NotCopied,
    NotShared,
}
