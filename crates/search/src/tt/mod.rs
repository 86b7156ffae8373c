//! The transposition table.

#[cfg(test)]
mod tests;

use alloc::sync::Arc;
use core::sync::atomic::{AtomicU32, Ordering::Relaxed};

use komadai_shogi::Move;

use super::score::{Bound, INFINITE, MATE_IN_MAX_PLY};

/// A hash table indexed by Zobrist key: buckets of a cache line, with replacement by depth
/// and age.
///
/// A large table begins small and [grows](Self::grow) as searches fill it: most searches then
/// stay in the processor's cache, and 40,000 nodes take a tenth to a sixth less time.
///
/// Threads may [share](Self::share) it without locks. Each word of a slot is atomic, a
/// slot is not: when two threads write one slot at the same time, it may hold the move of
/// one position and the value of another. Moves are therefore tested before they are
/// played; that a wrong value is read is rare, and one node of the search is then wrong.
pub(super) struct TranspositionTable {
    buckets: Arc<[Bucket]>,
    /// How many buckets there may be.
    max_buckets: usize,
    generation: u8,
}

/// A table with more buckets begins with so many, or up to four times as many. Up to this
/// number the bits of the key that choose a bucket are not all known from its slots.
const MIN_BUCKETS: usize = 1 << 16;
/// How many times as many buckets there are after growing.
const GROWTH: usize = 4;
/// The share of slots that one search fills before the table grows, per mille.
const GROWS_AT: u16 = 300;

/// What is deeper is kept no longer than this: a mate in one has the greatest depth.
const MAX_KEPT_DEPTH: i32 = 32;

/// The slots of one cache line.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; SLOTS]);

const SLOTS: usize = 5;

/// Three words; all of them zero in an empty slot.
#[derive(Default)]
struct Slot {
    /// Bits 16 to 47 of the key; the bucket is chosen by bits 32 to 63.
    key32: AtomicU32,
    /// A [`MoveWord`].
    move_word: AtomicU32,
    /// The value in the low half, the evaluation in the high half.
    values: AtomicU32,
}

/// The second word of a slot.
#[derive(Clone, Copy)]
struct MoveWord {
    mv: Option<Move>,
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

/// No value: the slot has a static evaluation only. Read as an upper bound that no search
/// exceeds.
const NO_VALUE: i16 = i16::MAX;

impl Slot {
    #[inline]
    fn has_key(&self, key32: u32) -> bool {
        self.key32.load(Relaxed) == key32
    }

    #[inline]
    fn move_word(&self) -> MoveWord {
        let word = self.move_word.load(Relaxed);
        MoveWord {
            mv: Move::from_bits(word as u16),
            depth: (word >> 16) as i8,
            gen_bound: (word >> 24) as u8,
        }
    }

    #[inline]
    fn set_move_word(&self, word: MoveWord) {
        let mv = word.mv.map_or(0, Move::bits);
        let high = u32::from(word.depth as u8) | u32::from(word.gen_bound) << 8;
        self.move_word.store(u32::from(mv) | high << 16, Relaxed);
    }

    /// The value and the static evaluation.
    #[inline]
    fn values(&self) -> (i16, i16) {
        let word = self.values.load(Relaxed);
        (word as i16, (word >> 16) as i16)
    }

    #[inline]
    fn set_values(&self, value: i16, eval: i16) {
        let word = u32::from(value as u16) | u32::from(eval as u16) << 16;
        self.values.store(word, Relaxed);
    }

    /// Takes over the words of another slot.
    fn copy_from(&self, other: &Self) {
        for (to, from) in [
            (&self.key32, &other.key32),
            (&self.move_word, &other.move_word),
            (&self.values, &other.values),
        ] {
            to.store(from.load(Relaxed), Relaxed);
        }
    }
}

impl MoveWord {
    #[inline]
    fn bound(self) -> Option<Bound> {
        match self.gen_bound & 3 {
            0 => None,
            1 => Some(Bound::Upper),
            2 => Some(Bound::Lower),
            _ => Some(Bound::Exact),
        }
    }

    #[inline]
    fn generation(self) -> u8 {
        self.gen_bound & !3
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
    /// A table that grows to about `bytes` bytes; at least one bucket.
    pub fn new(bytes: usize) -> Self {
        let mut count = (bytes / size_of::<Bucket>()).clamp(1, u32::MAX as usize);
        let mut growth = 1;
        while count / GROWTH >= MIN_BUCKETS {
            count /= GROWTH;
            growth *= GROWTH;
        }
        Self {
            buckets: empty_buckets(count),
            max_buckets: count * growth,
            generation: 0,
        }
    }

    /// Another handle of the same table, for another thread.
    pub fn share(&self) -> Self {
        Self {
            buckets: Arc::clone(&self.buckets),
            ..*self
        }
    }

    /// Removes all entries. A table that is not shared is as small again as at first.
    pub fn clear(&mut self) {
        if Arc::strong_count(&self.buckets) == 1 {
            *self = Self::new(self.max_buckets * size_of::<Bucket>());
            return;
        }
        for slot in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            slot.key32.store(0, Relaxed);
            slot.move_word.store(0, Relaxed);
            slot.values.store(0, Relaxed);
        }
        self.generation = 0;
    }

    /// Starts a new generation: entries of older ones are replaced first.
    pub fn new_search(&mut self) {
        self.generation = self.generation.wrapping_add(GENERATION_STEP);
    }

    /// Grows to the full size, before others [share](Self::share) the table: it cannot grow
    /// while they search.
    pub fn grow_to_full_size(&mut self) {
        if self.buckets.len() < self.max_buckets {
            self.grow(self.max_buckets);
        }
    }

    /// Grows if the current search has filled a good part of the table, nobody shares it, and
    /// it takes no more than `max_bytes` afterwards.
    pub fn grow_if_filled(&mut self, max_bytes: usize) {
        let new_count = self.buckets.len() * GROWTH;
        if new_count <= self.max_buckets
            && new_count <= max_bytes / size_of::<Bucket>()
            && Arc::strong_count(&self.buckets) == 1
            && self.occupancy() >= GROWS_AT
        {
            self.grow(new_count);
        }
    }

    /// The bytes that it takes now.
    #[cfg(test)]
    pub fn bytes(&self) -> usize {
        size_of_val(&*self.buckets)
    }

    /// Makes the table larger, by a power of [`GROWTH`].
    #[cold]
    fn grow(&mut self, new_count: usize) {
        let count = self.buckets.len() as u64;
        let buckets = empty_buckets(new_count);
        for (index, bucket) in (0_u64..).zip(self.buckets.iter()) {
            // The least high half of a key in this bucket.
            let least = (index << 32).div_ceil(count);
            let is_occupied = |slot: &&Slot| slot.move_word().bound().is_some();
            for slot in bucket.0.iter().filter(is_occupied) {
                // Its 16 lower bits are known.
                let low = u64::from(slot.key32.load(Relaxed) >> 16);
                let high = least + (low.wrapping_sub(least) & 0xffff);
                let new = &buckets[bucket_index(high, buckets.len())].0;
                if let Some(empty) = new.iter().find(|slot| slot.move_word().bound().is_none()) {
                    empty.copy_from(slot);
                }
            }
        }
        self.buckets = buckets;
    }

    #[inline]
    fn bucket_index(&self, key: u64) -> (usize, u32) {
        let bucket = bucket_index(key >> 32, self.buckets.len());
        (bucket, (key >> 16) as u32)
    }

    /// The entry of a key, with mate scores adjusted to `ply`.
    #[inline]
    pub fn probe(&self, key: u64, ply: usize) -> Option<TtEntry> {
        let (bucket, key32) = self.bucket_index(key);
        let slots = &self.buckets[bucket].0;
        let slot = slots.iter().find(|slot| slot.has_key(key32))?;
        let word = slot.move_word();
        let (value, eval) = slot.values();
        let bound = word.bound()?;
        let (value, bound) = match value {
            // Whatever the bound: another thread may have written it.
            NO_VALUE => (INFINITE, Bound::Upper),
            value => (value_from_tt(i32::from(value), ply), bound),
        };
        Some(TtEntry {
            mv: word.mv,
            value,
            eval: i32::from(eval),
            depth: i32::from(word.depth),
            bound,
        })
    }

    /// Stores the static evaluation of a position that was not searched.
    #[inline]
    pub fn store_eval(&self, key: u64, eval: i32) {
        self.store_value(
            key,
            NO_VALUE,
            TtEntry {
                mv: None,
                value: INFINITE,
                eval,
                depth: -1,
                bound: Bound::Upper,
            },
        );
    }

    /// Stores an entry over the one of the same position, or the oldest and shallowest
    /// of the bucket. An entry of the same search that is four plies shallower or more, and
    /// not exact, only updates the move.
    #[inline]
    pub fn store(&self, key: u64, ply: usize, entry: TtEntry) {
        self.store_value(key, value_to_tt(entry.value, ply) as i16, entry);
    }

    /// Stores an entry with its value as the table has it.
    #[inline]
    fn store_value(&self, key: u64, value: i16, entry: TtEntry) {
        let (bucket, key32) = self.bucket_index(key);
        let generation = self.generation;
        let slots = &self.buckets[bucket].0;
        let keep_value = |slot: &&Slot| {
            let word = slot.move_word();
            let age = generation.wrapping_sub(word.generation()) / GENERATION_STEP;
            match word.bound() {
                None => i32::MIN,
                Some(_) => i32::from(word.depth).min(MAX_KEPT_DEPTH) - 4 * i32::from(age),
            }
        };
        let found = slots.iter().find(|slot| slot.has_key(key32));
        let slot = match found {
            Some(slot) => slot,
            None => slots.iter().min_by_key(keep_value).unwrap_or(&slots[0]),
        };
        let old = slot.move_word();
        let same = found.is_some() && old.bound().is_some();
        let mv = entry.mv.or(if same { old.mv } else { None });
        let stale = old.generation() != generation;
        let better = entry.bound == Bound::Exact || entry.depth + 4 > i32::from(old.depth);
        if same && !stale && !better {
            slot.set_move_word(MoveWord { mv, ..old });
            return;
        }
        slot.key32.store(key32, Relaxed);
        slot.set_move_word(MoveWord {
            mv,
            depth: entry.depth.clamp(-1, 127) as i8,
            gen_bound: generation | bound_bits(entry.bound),
        });
        slot.set_values(value, entry.eval as i16);
    }

    /// Occupancy with entries of the current search, per mille of the full size.
    pub fn hashfull(&self) -> u16 {
        let share = self.max_buckets / self.buckets.len();
        self.occupancy() / share as u16
    }

    /// Occupancy with entries of the current search, per mille, from a sample.
    fn occupancy(&self) -> u16 {
        let sample = &self.buckets[..self.buckets.len().min(200)];
        let used = sample
            .iter()
            .flat_map(|bucket| &bucket.0)
            .map(Slot::move_word)
            .filter(|word| word.bound().is_some() && word.generation() == self.generation)
            .count();
        (used * 1000 / (sample.len() * SLOTS)) as u16
    }
}

impl Clone for TranspositionTable {
    /// A table of its own with the same entries; [`share`](Self::share) gives the same one.
    fn clone(&self) -> Self {
        let copy = |bucket: &Bucket| {
            let new = Bucket::default();
            for (to, from) in new.0.iter().zip(&bucket.0) {
                to.copy_from(from);
            }
            new
        };
        Self {
            buckets: self.buckets.iter().map(copy).collect(),
            ..*self
        }
    }
}

fn empty_buckets(count: usize) -> Arc<[Bucket]> {
    (0..count).map(|_| Bucket::default()).collect()
}

/// The bucket of a key by its high half.
#[inline]
fn bucket_index(high: u64, count: usize) -> usize {
    ((high * count as u64) >> 32) as usize
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
