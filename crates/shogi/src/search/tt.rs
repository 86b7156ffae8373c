//! The transposition table.

use alloc::vec::Vec;

use super::score::{Bound, MATE_IN_MAX_PLY};
use crate::Move;

/// A hash table of fixed size, indexed by Zobrist key: buckets of a cache line, with
/// replacement by depth and age.
#[derive(Clone)]
pub(super) struct TranspositionTable {
    buckets: Vec<Bucket>,
    generation: u8,
}

/// The slots of one cache line.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket([TtSlot; SLOTS]);

const SLOTS: usize = 5;

#[derive(Clone, Copy)]
struct TtSlot {
    /// The low half of the key; the bucket is chosen by the high half.
    key32: u32,
    mv: Option<Move>,
    value: i16,
    eval: i16,
    depth: i8,
    /// The bound in the two low bits (0: empty), the generation of the search above.
    gen_bound: u8,
}

const _: () = assert!(size_of::<Bucket>() == 64);

/// A search result of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct TtEntry {
    pub mv: Option<Move>,
    /// For the side to move; mate scores count from the root.
    pub value: i32,
    /// The static evaluation without correction, [`NO_EVAL`] in check.
    pub eval: i32,
    pub depth: i32,
    pub bound: Bound,
}

impl TtEntry {
    /// Whether the value decides a zero-window node with this beta.
    pub fn decides(&self, beta: i32) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.value >= beta,
            Bound::Upper => self.value < beta,
        }
    }

    /// Whether the value is a better estimate than a static evaluation.
    pub fn refines(&self, static_eval: i32) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.value > static_eval,
            Bound::Upper => self.value < static_eval,
        }
    }
}

/// No static evaluation.
pub(super) const NO_EVAL: i32 = i16::MIN as i32;

const EMPTY: TtSlot = TtSlot {
    key32: 0,
    mv: None,
    value: 0,
    eval: 0,
    depth: 0,
    gen_bound: 0,
};

impl TtSlot {
    fn bound(self) -> Option<Bound> {
        match self.gen_bound & 3 {
            0 => None,
            1 => Some(Bound::Upper),
            2 => Some(Bound::Lower),
            _ => Some(Bound::Exact),
        }
    }
}

const fn bound_bits(bound: Bound) -> u8 {
    match bound {
        Bound::Upper => 1,
        Bound::Lower => 2,
        Bound::Exact => 3,
    }
}

/// The generation is the six bits above the bound; it wraps around.
const GENERATION_STEP: u8 = 4;

impl TranspositionTable {
    /// A table of about `bytes` bytes; at least one bucket.
    pub fn new(bytes: usize) -> Self {
        let count = (bytes / size_of::<Bucket>()).clamp(1, u32::MAX as usize);
        Self {
            buckets: vec![Bucket([EMPTY; SLOTS]); count],
            generation: 0,
        }
    }

    pub fn clear(&mut self) {
        self.buckets.fill(Bucket([EMPTY; SLOTS]));
        self.generation = 0;
    }

    /// Starts a new generation: entries of older ones are replaced first.
    pub fn new_search(&mut self) {
        self.generation = self.generation.wrapping_add(GENERATION_STEP);
    }

    #[inline]
    fn bucket_index(&self, key: u64) -> (usize, u32) {
        let bucket = ((key >> 32) * self.buckets.len() as u64) >> 32;
        (bucket as usize, key as u32)
    }

    /// The entry of a key, with mate scores adjusted to `ply`.
    #[inline]
    pub fn probe(&self, key: u64, ply: usize) -> Option<TtEntry> {
        let (bucket, key32) = self.bucket_index(key);
        let slots = &self.buckets[bucket].0;
        let slot = slots.iter().find(|slot| slot.key32 == key32)?;
        Some(TtEntry {
            mv: slot.mv,
            value: value_from_tt(i32::from(slot.value), ply),
            eval: i32::from(slot.eval),
            depth: i32::from(slot.depth),
            bound: slot.bound()?,
        })
    }

    /// Stores an entry over the one of the same position, or the oldest and shallowest
    /// of the bucket. A shallower entry of the same search only updates the move.
    #[inline]
    pub fn store(&mut self, key: u64, ply: usize, entry: TtEntry) {
        let (bucket, key32) = self.bucket_index(key);
        let generation = self.generation;
        let slots = &mut self.buckets[bucket].0;
        let keep_value = |slot: &TtSlot| {
            let age = generation.wrapping_sub(slot.gen_bound & !3) / GENERATION_STEP;
            match slot.bound() {
                None => i32::MIN,
                Some(_) => i32::from(slot.depth) - 4 * i32::from(age),
            }
        };
        let at = match slots.iter().position(|slot| slot.key32 == key32) {
            Some(at) => at,
            None => (0..SLOTS)
                .min_by_key(|&at| keep_value(&slots[at]))
                .unwrap_or(0),
        };
        let slot = &mut slots[at];
        let same = slot.key32 == key32 && slot.bound().is_some();
        let mv = entry.mv.or(if same { slot.mv } else { None });
        let newer = slot.gen_bound & !3 != generation;
        let better = entry.bound == Bound::Exact || entry.depth + 4 > i32::from(slot.depth);
        if same && !newer && !better {
            slot.mv = mv;
            return;
        }
        *slot = TtSlot {
            key32,
            mv,
            value: value_to_tt(entry.value, ply) as i16,
            eval: entry.eval as i16,
            depth: entry.depth.clamp(-1, 127) as i8,
            gen_bound: generation | bound_bits(entry.bound),
        };
    }

    /// Occupancy with entries of the current search, per mille, from a sample.
    pub fn hashfull(&self) -> u16 {
        let sample = &self.buckets[..self.buckets.len().min(200)];
        let used = sample
            .iter()
            .flat_map(|bucket| &bucket.0)
            .filter(|slot| slot.gen_bound & 3 != 0 && slot.gen_bound & !3 == self.generation)
            .count();
        (used * 1000 / (sample.len() * SLOTS)) as u16
    }
}

/// Mate scores in the table count from the position, not from the root.
fn value_to_tt(value: i32, ply: usize) -> i32 {
    if value >= MATE_IN_MAX_PLY {
        value + ply as i32
    } else if value <= -MATE_IN_MAX_PLY {
        value - ply as i32
    } else {
        value
    }
}

fn value_from_tt(value: i32, ply: usize) -> i32 {
    if value >= MATE_IN_MAX_PLY {
        value - ply as i32
    } else if value <= -MATE_IN_MAX_PLY {
        value + ply as i32
    } else {
        value
    }
}
