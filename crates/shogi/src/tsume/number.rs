//! Proof numbers, lengths, and what is known of a node.

use crate::Hand;

/// A proof or disproof number.
pub(super) type Number = u32;

/// More than any sum: proved or disproved.
pub(super) const INFINITE: Number = 1 << 30;

/// Plies to mate.
pub(super) type Plies = u16;

/// No limit; as the length of a disproof: however long it takes.
pub(super) const ANY: Plies = Plies::MAX;

/// The depth of a loop that depends on nothing before the node.
pub(super) const NEVER: u16 = u16::MAX;

/// What is known of a node, for the attacker.
#[derive(Clone, Copy, Debug)]
pub(super) struct Value {
    /// 0: mate, in `plies` at most. [`INFINITE`]: no mate within `plies`.
    pub pn: Number,
    pub dn: Number,
    pub plies: Plies,
    /// Of a final value: the attacker's hand that is enough for the mate, or
    /// with which there still is none.
    pub hand: Hand,
    /// Of a disproof: the depth of the position on the way that it comes back
    /// to, [`NEVER`] if it holds on every way.
    pub loops_to: u16,
    /// Of an open value: the least depth at which the node was met.
    pub depth: u16,
    /// An estimate: the node was never searched.
    pub is_new: bool,
}

impl Value {
    pub(super) const fn open(pn: Number, dn: Number, depth: u16) -> Self {
        Self {
            pn,
            dn,
            plies: 0,
            hand: Hand::EMPTY,
            loops_to: NEVER,
            depth,
            is_new: false,
        }
    }

    pub(super) const fn mate(plies: Plies, hand: Hand) -> Self {
        Self {
            pn: 0,
            dn: INFINITE,
            plies,
            hand,
            loops_to: NEVER,
            depth: 0,
            is_new: false,
        }
    }

    pub(super) const fn no_mate(plies: Plies, hand: Hand) -> Self {
        Self {
            pn: INFINITE,
            dn: 0,
            plies,
            hand,
            loops_to: NEVER,
            depth: 0,
            is_new: false,
        }
    }

    pub(super) const fn looping(self, to: u16) -> Self {
        Self {
            loops_to: to,
            ..self
        }
    }

    pub(super) const fn is_mate(&self) -> bool {
        self.pn == 0
    }

    pub(super) const fn is_no_mate(&self) -> bool {
        self.dn == 0
    }
}

/// The sum of two numbers, short of [`INFINITE`] unless one is.
#[inline]
pub(super) const fn add(a: Number, b: Number) -> Number {
    if a == INFINITE || b == INFINITE {
        return INFINITE;
    }
    let sum = a + b;
    if sum < INFINITE { sum } else { INFINITE - 1 }
}

/// `plies` and one more; without limit stays so.
#[inline]
pub(super) const fn longer(plies: Plies) -> Plies {
    if plies == ANY { ANY } else { plies + 1 }
}

/// `plies` less one, at least 0; without limit stays so.
#[inline]
pub(super) const fn shorter(plies: Plies) -> Plies {
    if plies == ANY {
        ANY
    } else {
        plies.saturating_sub(1)
    }
}
