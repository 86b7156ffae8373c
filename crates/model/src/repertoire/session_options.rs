use crate::problems::Day;

/// What a session asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SessionOptions {
    /// The day of the whole session, even if it lasts past midnight.
    pub today: Day,
    /// How many positions are asked for the first time in a day, at most.
    pub new_per_day: u32,
    pub scope: Scope,
}

/// Which positions are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Those that are due, then new ones.
    Due,
    /// After these also all others, however many are new. What is right before it is due
    /// does not change when it comes back.
    All,
}
