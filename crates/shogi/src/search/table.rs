//! What has been found out about positions already searched.

use super::score::{Bound, LEAST_MATE};
use crate::Move;

/// A table of a fixed size, found by a position's key.
#[derive(Clone)]
pub(super) struct Table {
    buckets: Vec<Bucket>,
    generation: u8,
}

/// One cache line.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket([Slot; SLOTS]);

const SLOTS: usize = 5;

#[derive(Clone, Copy)]
struct Slot {
    /// The part of the key that does not choose the bucket.
    check: u32,
    mv: Option<Move>,
    value: i16,
    evaluation: i16,
    depth: i8,
    /// The bound in the two low bits (0: empty), the generation above.
    tag: u8,
}

const _: () = assert!(size_of::<Bucket>() == 64);

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    pub mv: Option<Move>,
    /// From the side to move; a mate counts from here.
    pub value: i32,
    /// Its static evaluation, [`NO_EVALUATION`] in check.
    pub evaluation: i32,
    pub depth: i32,
    pub bound: Bound,
}

pub(super) const NO_EVALUATION: i32 = i16::MIN as i32;

const EMPTY: Slot = Slot {
    check: 0,
    mv: None,
    value: 0,
    evaluation: 0,
    depth: 0,
    tag: 0,
};

impl Slot {
    fn bound(self) -> Option<Bound> {
        match self.tag & 3 {
            0 => None,
            1 => Some(Bound::Upper),
            2 => Some(Bound::Lower),
            _ => Some(Bound::Exact),
        }
    }
}

const fn bits_of(bound: Bound) -> u8 {
    match bound {
        Bound::Upper => 1,
        Bound::Lower => 2,
        Bound::Exact => 3,
    }
}

/// Generations wrap around in six bits, above the bound.
const NEXT_GENERATION: u8 = 4;

impl Table {
    /// A table of about this size; at least one bucket.
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

    /// What is in the table from now on is newer.
    pub fn age(&mut self) {
        self.generation = self.generation.wrapping_add(NEXT_GENERATION);
    }

    #[inline]
    fn place(&self, key: u64) -> (usize, u32) {
        let bucket = ((key >> 32) * self.buckets.len() as u64) >> 32;
        (bucket as usize, key as u32)
    }

    /// What is known of the position of `key`, `ply` plies from the root.
    #[inline]
    pub fn get(&self, key: u64, ply: usize) -> Option<Known> {
        let (bucket, check) = self.place(key);
        let slots = &self.buckets[bucket].0;
        let slot = slots.iter().find(|slot| slot.check == check)?;
        Some(Known {
            mv: slot.mv,
            value: from_table(i32::from(slot.value), ply),
            evaluation: i32::from(slot.evaluation),
            depth: i32::from(slot.depth),
            bound: slot.bound()?,
        })
    }

    /// Keeps what has been found out; what is older or shallower makes room.
    #[inline]
    pub fn put(&mut self, key: u64, ply: usize, known: Known) {
        let (bucket, check) = self.place(key);
        let generation = self.generation;
        let slots = &mut self.buckets[bucket].0;
        let worth = |slot: &Slot| {
            let age = generation.wrapping_sub(slot.tag & !3) / NEXT_GENERATION;
            match slot.bound() {
                None => i32::MIN,
                Some(_) => i32::from(slot.depth) - 4 * i32::from(age),
            }
        };
        let at = match slots.iter().position(|slot| slot.check == check) {
            Some(at) => at,
            None => (0..SLOTS).min_by_key(|&at| worth(&slots[at])).unwrap_or(0),
        };
        let slot = &mut slots[at];
        let same = slot.check == check && slot.bound().is_some();
        let mv = known.mv.or(if same { slot.mv } else { None });
        let newer = slot.tag & !3 != generation;
        let better = known.bound == Bound::Exact || known.depth + 4 > i32::from(slot.depth);
        if same && !newer && !better {
            slot.mv = mv;
            return;
        }
        *slot = Slot {
            check,
            mv,
            value: to_table(known.value, ply) as i16,
            evaluation: known.evaluation as i16,
            depth: known.depth.clamp(-1, 127) as i8,
            tag: generation | bits_of(known.bound),
        };
    }

    /// How full it is with what the current search has put there, per mille.
    pub fn hashfull(&self) -> u16 {
        let sample = &self.buckets[..self.buckets.len().min(200)];
        let used = sample
            .iter()
            .flat_map(|bucket| &bucket.0)
            .filter(|slot| slot.tag & 3 != 0 && slot.tag & !3 == self.generation)
            .count();
        (used * 1000 / (sample.len() * SLOTS)) as u16
    }
}

/// In the table a mate counts from the position, not from the root.
fn to_table(value: i32, ply: usize) -> i32 {
    if value >= LEAST_MATE {
        value + ply as i32
    } else if value <= -LEAST_MATE {
        value - ply as i32
    } else {
        value
    }
}

fn from_table(value: i32, ply: usize) -> i32 {
    if value >= LEAST_MATE {
        value - ply as i32
    } else if value <= -LEAST_MATE {
        value + ply as i32
    } else {
        value
    }
}
