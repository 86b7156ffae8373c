//! Which positions were seen before, by their keys.

/// A hash table of a fixed size: four bytes for each position that it may hold, and an
/// eighth more. Two of a hundred million positions are taken for one another with a
/// probability of a few percent in all.
pub struct KnownPositions {
    /// The low half of a key, never 0; 0 where there is none. The place is found by the high
    /// half (linear probing).
    slots: Vec<u32>,
}

impl KnownPositions {
    /// Room for up to `max` positions.
    pub fn new(max: usize) -> Self {
        Self {
            slots: vec![0; max + max / 8 + 1],
        }
    }

    /// Adds a position; whether it is new.
    pub fn insert(&mut self, key: u64) -> bool {
        let low = (key as u32).max(1);
        let count = self.slots.len();
        let mut at = (((key >> 32) * count as u64) >> 32) as usize;
        for _ in 0..count {
            match &mut self.slots[at] {
                slot if *slot == low => return false,
                slot if *slot == 0 => {
                    *slot = low;
                    return true;
                }
                _ => at = if at + 1 == count { 0 } else { at + 1 },
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;

    #[test]
    fn positions_are_known_once_they_were_added() {
        const COUNT: usize = 10_000;
        let mut known = KnownPositions::new(COUNT);
        let mut rng = Rng::new(4);
        let keys: Vec<u64> = (0..COUNT).map(|_| rng.next()).collect();
        assert!(keys.iter().all(|&key| known.insert(key)));
        assert!(!keys.iter().any(|&key| known.insert(key)));
        // The edges: no low half, and the last place.
        let mut known = KnownPositions::new(3);
        for key in [0, u64::MAX, u64::MAX - 1] {
            assert!(known.insert(key));
            assert!(!known.insert(key));
        }
    }
}
