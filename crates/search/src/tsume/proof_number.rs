//! Proof numbers, lengths and values of nodes.

use komadai_shogi::Hand;

/// A proof or disproof number.
pub(super) type ProofNumber = u32;

/// Greater than any sum: proved or disproved.
pub(super) const INFINITE: ProofNumber = 1 << 30;

/// Plies to mate.
pub(super) type Plies = u16;

/// No limit; as the length of a disproof: no mate of any length.
pub(super) const NO_LIMIT: Plies = Plies::MAX;

/// The repetition depth of a result that depends on no position of the path.
pub(super) const NO_REPETITION: u16 = u16::MAX;

/// The value of a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Value {
    /// 0: mate in at most `plies`. [`INFINITE`]: no mate within `plies`.
    pub pn: ProofNumber,
    pub dn: ProofNumber,
    pub plies: Plies,
    /// Of a final value: the proof hand (a hand that is enough for the mate) or
    /// disproof hand.
    pub hand: Hand,
    /// Of a disproof: the depth of the position on the path that is repeated (GHI);
    /// [`NO_REPETITION`] if it holds on every path.
    pub repetition_depth: u16,
    /// Of an open value: the least depth at which the node was reached.
    pub depth: u16,
    /// An initial value: the node was never expanded.
    pub is_new: bool,
}

impl Value {
    pub(super) const fn open(pn: ProofNumber, dn: ProofNumber, depth: u16) -> Self {
        Self {
            pn,
            dn,
            plies: 0,
            hand: Hand::EMPTY,
            repetition_depth: NO_REPETITION,
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
            repetition_depth: NO_REPETITION,
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
            repetition_depth: NO_REPETITION,
            depth: 0,
            is_new: false,
        }
    }

    pub(super) const fn with_repetition(self, to: u16) -> Self {
        Self {
            repetition_depth: to,
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

/// Saturating sum, below [`INFINITE`] unless one is.
#[inline]
pub(super) const fn add(a: ProofNumber, b: ProofNumber) -> ProofNumber {
    if a == INFINITE || b == INFINITE {
        return INFINITE;
    }
    let sum = a + b;
    if sum < INFINITE { sum } else { INFINITE - 1 }
}

/// `plies` + 1; no limit stays.
#[inline]
pub(super) const fn longer(plies: Plies) -> Plies {
    if plies == NO_LIMIT {
        NO_LIMIT
    } else {
        plies + 1
    }
}

/// `plies` - 1, at least 0; no limit stays.
#[inline]
pub(super) const fn shorter(plies: Plies) -> Plies {
    if plies == NO_LIMIT {
        NO_LIMIT
    } else {
        plies.saturating_sub(1)
    }
}
