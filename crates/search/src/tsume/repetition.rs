//! Repetitions: the positions of the current path, and a table of the disproofs that
//! hold on one path only (the graph history interaction problem).

use alloc::vec::Vec;

use komadai_shogi::Hand;

use super::proof_number::{NO_REPETITION, Plies};

/// A position of the path.
#[derive(Clone, Copy)]
struct Step {
    board: u64,
    hand: Hand,
}

/// The current path, with a filter for a quick lookup by board.
pub(super) struct Path {
    steps: Vec<Step>,
    /// Number of positions by the low bits of their board keys.
    seen: Vec<u8>,
}

const SEEN: usize = 1 << 12;

impl Path {
    pub(super) fn new() -> Self {
        Self {
            steps: Vec::new(),
            seen: vec![0; SEEN],
        }
    }

    pub(super) fn clear(&mut self) {
        self.steps.clear();
        self.seen.fill(0);
    }

    pub(super) fn push(&mut self, board: u64, hand: Hand) {
        let seen = &mut self.seen[board as usize % SEEN];
        // Saturates: all plies of the longest path may share a bucket.
        *seen = seen.saturating_add(1);
        self.steps.push(Step { board, hand });
    }

    pub(super) fn pop(&mut self) {
        if let Some(step) = self.steps.pop() {
            let bucket = step.board as usize % SEEN;
            if self.seen[bucket] < u8::MAX {
                self.seen[bucket] -= 1;
            }
        }
    }

    /// The depth of the same position on the path, or of one with a superior hand of
    /// the attacker.
    #[inline]
    pub(super) fn depth_of(&self, board: u64, hand: Hand) -> Option<u16> {
        if self.seen[board as usize % SEEN] == 0 {
            return None;
        }
        self.steps
            .iter()
            .position(|step| step.board == board && step.hand.dominates(hand))
            .map(|depth| depth as u16)
    }
}

/// The key of the path extended by a position.
#[inline]
pub(super) fn extend_path_key(path_key: u64, board: u64, hand: Hand) -> u64 {
    let step = board ^ u64::from(hand.bits()).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (path_key.rotate_left(7) ^ step).wrapping_mul(0xd6e8_feb8_6659_fd93)
}

/// Disproofs by repetition, by the key of the path.
pub(super) struct RepetitionTable {
    slots: Vec<RepetitionEntry>,
    generation: u32,
}

#[derive(Clone, Copy)]
struct RepetitionEntry {
    path_key: u64,
    generation: u32,
    to: u16,
    plies: Plies,
}

impl RepetitionTable {
    pub(super) fn new(bytes: usize) -> Self {
        let none = RepetitionEntry {
            path_key: 0,
            generation: 0,
            to: NO_REPETITION,
            plies: 0,
        };
        let slots = (bytes / size_of::<RepetitionEntry>()).max(1 << 10);
        Self {
            slots: vec![none; slots.next_power_of_two()],
            generation: 1,
        }
    }

    /// Clears the table.
    pub(super) fn clear(&mut self) {
        self.generation = self.generation.wrapping_add(1);
    }

    fn slot(&self, path_key: u64) -> usize {
        (path_key >> 20) as usize & (self.slots.len() - 1)
    }

    pub(super) fn store(&mut self, path_key: u64, to: u16, plies: Plies) {
        let slot = self.slot(path_key);
        self.slots[slot] = RepetitionEntry {
            path_key,
            generation: self.generation,
            to,
            plies,
        };
    }

    /// The depth of the repeated position, and the length of the mates it excludes.
    pub(super) fn probe(&self, path_key: u64, limit: Plies) -> Option<(u16, Plies)> {
        let found = self.slots[self.slot(path_key)];
        let valid = found.path_key == path_key && found.generation == self.generation;
        (valid && found.plies >= limit).then_some((found.to, found.plies))
    }
}
