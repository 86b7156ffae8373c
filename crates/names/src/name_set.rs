use core::mem;

use crate::{Name, tables::LEN};

const BITS: usize = u64::BITS as usize;

/// A set of names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NameSet([u64; LEN.div_ceil(BITS)]);

impl NameSet {
    /// Reads the numbers of names, separated by spaces.
    pub fn read(text: &str) -> Option<Self> {
        let words = text.split_ascii_whitespace();
        words
            .map(|word| Some(Name::from_number(word.parse().ok()?)))
            .collect()
    }

    pub fn insert(&mut self, name: Name) {
        self.0[name.index() / BITS] |= 1 << (name.index() % BITS);
    }

    pub fn remove(&mut self, name: Name) {
        self.0[name.index() / BITS] &= !(1 << (name.index() % BITS));
    }

    pub fn contains(&self, name: Name) -> bool {
        self.0[name.index() / BITS] & (1 << (name.index() % BITS)) != 0
    }

    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&bits| bits == 0)
    }

    /// Whether they have a name in common.
    pub fn intersects(&self, other: &Self) -> bool {
        let mut both = self.0.iter().zip(&other.0);
        both.any(|(bits, other)| bits & other != 0)
    }

    /// Adds all names of another set.
    pub fn extend(&mut self, other: &Self) {
        for (bits, other) in self.0.iter_mut().zip(&other.0) {
            *bits |= other;
        }
    }

    /// Removes the names that another set does not have.
    pub fn retain(&mut self, other: &Self) {
        for (bits, other) in self.0.iter_mut().zip(&other.0) {
            *bits &= other;
        }
    }

    /// Takes the first name out whose index is at least this one.
    pub fn take_from(&mut self, index: usize) -> Option<Name> {
        let mut mask = u64::MAX << (index % BITS);
        for (word, bits) in self.0.iter_mut().enumerate().skip(index / BITS) {
            let found = *bits & mem::replace(&mut mask, u64::MAX);
            if found != 0 {
                let bit = found.trailing_zeros();
                *bits &= !(1 << bit);
                return Some(Name::from_number((word * BITS) as u8 + bit as u8));
            }
        }
        None
    }
}

impl FromIterator<Name> for NameSet {
    fn from_iter<I: IntoIterator<Item = Name>>(names: I) -> Self {
        let mut set = Self::default();
        for name in names {
            set.insert(name);
        }
        set
    }
}
