//! The limits of a mate search, and how the length of a mate is counted.

use core::time::Duration;

/// The limits of a mate search.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct MateLimits {
    /// Nodes: expanded positions.
    pub nodes: Option<u64>,
    /// Time since the start.
    pub time: Option<Duration>,
    /// The greatest length of a mate, in plies: a longer one is none. To ask for a short mate
    /// takes far fewer nodes than to ask for any. Brinkmates and defences to them have no such
    /// limit.
    pub plies: Option<u16>,
    /// How the length of a mate is counted.
    pub length_rule: LengthRule,
}

/// Which defences count for the length of a mate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LengthRule {
    /// Every legal move.
    #[default]
    EveryDefence,
    /// Futile interpositions (無駄合い) are excluded, as in problem books: drops between a
    /// checking slider and the king that only make the mate longer. The attacker
    /// captures the piece with the slider, returns it, and still mates within the
    /// remaining plies; at once, if there are no other defences.
    ExcludeFutile,
}
