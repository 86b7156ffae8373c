//! The positions on the way to a node, and the disproofs that hold only there.

use super::number::{NEVER, Plies};
use crate::Hand;

/// A position on the way.
#[derive(Clone, Copy)]
struct Step {
    board: u64,
    hand: Hand,
}

/// The way from the root, where a position is found by its board at once.
pub(super) struct Path {
    steps: Vec<Step>,
    /// How many steps have a board with these low bits.
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
        // At the most all plies of the longest way fall into one.
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

    /// The depth of a position on the way that is the same, or better for the
    /// attacker: going on from it, nobody needs to come back to it.
    #[inline]
    pub(super) fn depth_of(&self, board: u64, hand: Hand) -> Option<u16> {
        if self.seen[board as usize % SEEN] == 0 {
            return None;
        }
        self.steps
            .iter()
            .position(|step| step.board == board && step.hand.contains(hand))
            .map(|depth| depth as u16)
    }
}

/// The key of a way that goes on to a position.
#[inline]
pub(super) fn key_onward(way: u64, board: u64, hand: Hand) -> u64 {
    let step = board ^ u64::from(hand.bits()).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (way.rotate_left(7) ^ step).wrapping_mul(0xd6e8_feb8_6659_fd93)
}

/// Disproofs that hold on one way only, by the key of the way.
pub(super) struct Loops {
    slots: Vec<Loop>,
    generation: u32,
}

#[derive(Clone, Copy)]
struct Loop {
    way: u64,
    generation: u32,
    to: u16,
    plies: Plies,
}

impl Loops {
    pub(super) fn new(bytes: usize) -> Self {
        let none = Loop {
            way: 0,
            generation: 0,
            to: NEVER,
            plies: 0,
        };
        let slots = (bytes / size_of::<Loop>()).max(1 << 10);
        Self {
            slots: vec![none; slots.next_power_of_two()],
            generation: 1,
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.generation = self.generation.wrapping_add(1);
    }

    fn slot(&self, way: u64) -> usize {
        (way >> 20) as usize & (self.slots.len() - 1)
    }

    pub(super) fn store(&mut self, way: u64, to: u16, plies: Plies) {
        let slot = self.slot(way);
        self.slots[slot] = Loop {
            way,
            generation: self.generation,
            to,
            plies,
        };
    }

    /// The depth of the position that the disproof comes back to, and how long
    /// a mate it excludes.
    pub(super) fn look(&self, way: u64, limit: Plies) -> Option<(u16, Plies)> {
        let found = self.slots[self.slot(way)];
        let valid = found.way == way && found.generation == self.generation;
        (valid && found.plies >= limit).then_some((found.to, found.plies))
    }
}
