//! The transposition table: results that hold on every path, and proof and disproof
//! numbers of open positions.
//!
//! Entries of the same board share a cluster, with any hand. By dominance a superior
//! hand mates where an inferior one does, and an inferior one fails where a superior
//! one does; so proofs are stored with the least known hand, and disproofs with the
//! greatest.

use alloc::vec::Vec;

use komadai_shogi::Hand;

use super::proof_number::{INFINITE, NO_LIMIT, Plies, ProofNumber, Value};

/// The number of slots that an entry may occupy from its first one.
const CLUSTER_SIZE: usize = 24;
/// Garbage is collected when this many eighths are full.
const GC_FILL_EIGHTHS: usize = 7;
/// A search begins with so many homes, 1 MB, which stay in the processor's cache, and
/// has more when half of them are used.
const INITIAL_HOMES: usize = 1 << 15;
/// The factor of the growth.
const GROWTH: usize = 4;

/// An entry in four words. Zero is empty, so that a new table is not touched until it
/// is used.
///
/// | word | from the lowest bit |
/// |---|---|
/// | 0 | board key |
/// | 1 | hand (32), generation (16), depth (16) |
/// | 2 | pn (31), from repetition (1), dn (32) |
/// | 3 | plies (16; of an open position its class of limits), effort (32) |
#[derive(Clone, Copy)]
struct Entry([u64; 4]);

impl Entry {
    const FROM_REPETITION: u64 = 1 << 31;

    fn new(board: u64, hand: Hand, generation: u16, value: &Value, effort: u32) -> Self {
        Self([
            board,
            u64::from(hand.bits()) | u64::from(generation) << 32 | u64::from(value.depth) << 48,
            u64::from(value.pn) | u64::from(value.dn) << 32,
            u64::from(value.plies) | u64::from(effort) << 16,
        ])
    }

    fn hand(self) -> Hand {
        Hand::from_bits(self.0[1] as u32).unwrap_or_default()
    }

    fn generation(self) -> u16 {
        (self.0[1] >> 32) as u16
    }

    fn depth(self) -> u16 {
        (self.0[1] >> 48) as u16
    }

    fn pn(self) -> ProofNumber {
        self.0[2] as u32 & (INFINITE | (INFINITE - 1))
    }

    fn dn(self) -> ProofNumber {
        (self.0[2] >> 32) as u32
    }

    fn is_from_repetition(self) -> bool {
        self.0[2] & Self::FROM_REPETITION != 0
    }

    fn plies(self) -> Plies {
        self.0[3] as u16
    }

    fn effort(self) -> u32 {
        (self.0[3] >> 16) as u32
    }
}

/// What the numbers of open positions are kept apart by: those without a limit say
/// nothing about short mates, and the other way round.
fn limit_class(limit: Plies) -> Plies {
    if limit == NO_LIMIT { NO_LIMIT } else { 0 }
}

/// The result of a lookup.
#[derive(Debug)]
pub(super) enum ProbeResult {
    /// Proved or disproved within the limit.
    Final(Value),
    /// Open, with bounds by dominance. `from_repetition`: it was disproved on some path
    /// by a repetition.
    Open { value: Value, from_repetition: bool },
    /// Not stored; bounds by dominance, at least 0.
    New { pn: ProofNumber, dn: ProofNumber },
}

pub(super) struct TranspositionTable {
    slots: Vec<[u64; 4]>,
    /// The number of first slots in use; their entries may reach [`CLUSTER_SIZE`] slots
    /// beyond.
    homes: usize,
    generation: u16,
    used: usize,
}

impl TranspositionTable {
    /// A table of about `bytes` bytes.
    pub(super) fn new(bytes: usize) -> Self {
        let homes = (bytes / size_of::<Entry>()).max(1 << 10);
        Self {
            slots: vec![[0; 4]; homes + CLUSTER_SIZE],
            homes: homes.min(INITIAL_HOMES),
            generation: 1,
            used: 0,
        }
    }

    /// Clears the table, by a new generation.
    pub(super) fn clear(&mut self) {
        self.used = 0;
        self.homes = self.max_homes().min(INITIAL_HOMES);
        self.generation = self.generation.wrapping_add(1);
        if self.generation == 0 {
            self.slots.fill([0; 4]);
            self.generation = 1;
        }
    }

    fn max_homes(&self) -> usize {
        self.slots.len() - CLUSTER_SIZE
    }

    #[inline]
    fn home(&self, board: u64) -> usize {
        (((board >> 32) * self.homes as u64) >> 32) as usize
    }

    /// The used slots of a board's cluster.
    #[inline]
    fn cluster(&self, board: u64) -> impl Iterator<Item = (usize, Entry)> {
        let home = self.home(board);
        let generation = self.generation;
        self.slots[home..home + CLUSTER_SIZE]
            .iter()
            .enumerate()
            .map(move |(i, &slot)| (home + i, Entry(slot)))
            .take_while(move |(_, entry)| entry.generation() == generation)
    }

    pub(super) fn probe(&self, board: u64, hand: Hand, limit: Plies) -> ProbeResult {
        let (mut least_pn, mut least_dn) = (0, 0);
        let mut open = None;
        for (_, entry) in self.cluster(board) {
            if entry.0[0] != board {
                continue;
            }
            let (pn, dn) = (entry.pn(), entry.dn());
            let held = entry.hand();
            if pn == 0 {
                if hand.dominates(held) && entry.plies() <= limit {
                    return ProbeResult::Final(Value::mate(entry.plies(), held));
                }
            } else if dn == 0 {
                if held.dominates(hand) && entry.plies() >= limit {
                    return ProbeResult::Final(Value::no_mate(entry.plies(), held));
                }
            } else if entry.plies() == limit_class(limit) {
                if held == hand {
                    open = Some(entry);
                } else if held.dominates(hand) {
                    // A superior hand is at most as hard to mate with.
                    least_pn = least_pn.max(pn);
                } else if hand.dominates(held) {
                    least_dn = least_dn.max(dn);
                }
            }
        }
        match open {
            Some(entry) => ProbeResult::Open {
                value: Value::open(
                    entry.pn().max(least_pn),
                    entry.dn().max(least_dn),
                    entry.depth(),
                ),
                from_repetition: entry.is_from_repetition(),
            },
            None => ProbeResult::New {
                pn: least_pn,
                dn: least_dn,
            },
        }
    }

    /// Stores the numbers of an open position.
    pub(super) fn store_open(
        &mut self,
        board: u64,
        hand: Hand,
        limit: Plies,
        value: &Value,
        effort: u32,
    ) {
        let value = Value {
            plies: limit_class(limit),
            ..*value
        };
        let entry = Entry::new(board, hand, self.generation, &value, effort);
        match self.open_slot(board, hand, limit) {
            Some(slot) => {
                let old = Entry(self.slots[slot]);
                let mut value = value;
                value.depth = value.depth.min(old.depth());
                let effort = old.effort().saturating_add(effort);
                let mut entry = Entry::new(board, hand, self.generation, &value, effort);
                entry.0[2] |= old.0[2] & Entry::FROM_REPETITION;
                self.slots[slot] = entry.0;
            }
            None => {
                let slot = self.free_slot(board);
                self.slots[slot] = entry.0;
            }
        }
    }

    /// Marks a position as disproved on some path by a repetition.
    pub(super) fn mark_repetition(
        &mut self,
        board: u64,
        hand: Hand,
        limit: Plies,
        depth: u16,
        effort: u32,
    ) {
        let slot = match self.open_slot(board, hand, limit) {
            Some(slot) => slot,
            None => {
                let slot = self.free_slot(board);
                let mut value = Value::open(1, 1, depth);
                value.plies = limit_class(limit);
                self.slots[slot] = Entry::new(board, hand, self.generation, &value, effort).0;
                slot
            }
        };
        self.slots[slot][2] |= Entry::FROM_REPETITION;
    }

    fn open_slot(&self, board: u64, hand: Hand, limit: Plies) -> Option<usize> {
        let is_it = |entry: Entry| {
            entry.0[0] == board
                && entry.hand() == hand
                && entry.pn() != 0
                && entry.dn() != 0
                && entry.plies() == limit_class(limit)
        };
        self.cluster(board)
            .find(|&(_, entry)| is_it(entry))
            .map(|(slot, _)| slot)
    }

    /// Stores a final value of a position with the hand `searched`.
    pub(super) fn store_final(&mut self, board: u64, searched: Hand, value: &Value, effort: u32) {
        let mate = value.is_mate();
        let mut place = None;
        for (slot, entry) in self.cluster(board) {
            if entry.0[0] != board {
                continue;
            }
            let held = entry.hand();
            if entry.pn() == 0 && mate {
                if value.hand.dominates(held) && entry.plies() <= value.plies {
                    return;
                }
                if held.dominates(value.hand) && value.plies <= entry.plies() {
                    place = Some(slot);
                    break;
                }
            } else if entry.dn() == 0 && !mate {
                if held.dominates(value.hand) && entry.plies() >= value.plies {
                    return;
                }
                if value.hand.dominates(held) && value.plies >= entry.plies() {
                    place = Some(slot);
                    break;
                }
            } else if entry.pn() != 0
                && entry.dn() != 0
                && held == searched
                && place.is_none()
                && (mate || entry.plies() <= value.plies)
            {
                place = Some(slot);
            }
        }
        let slot = match place {
            Some(slot) => slot,
            None => self.free_slot(board),
        };
        self.slots[slot] = Entry::new(
            board,
            value.hand,
            self.generation,
            value,
            effort.saturating_mul(4),
        )
        .0;
    }

    /// A slot for a new entry: an empty one, or that of the least effort in the
    /// cluster.
    fn free_slot(&mut self, board: u64) -> usize {
        if self.homes < self.max_homes() {
            if self.used >= self.homes / 2 {
                self.grow();
            }
        } else if self.used >= self.homes / 8 * GC_FILL_EIGHTHS {
            self.collect_garbage();
        }
        let home = self.home(board);
        let mut least = home;
        for slot in home..home + CLUSTER_SIZE {
            let entry = Entry(self.slots[slot]);
            if entry.generation() != self.generation {
                self.used += 1;
                return slot;
            }
            if entry.effort() < Entry(self.slots[least]).effort() {
                least = slot;
            }
        }
        least
    }

    /// Moves all entries to more homes.
    fn grow(&mut self) {
        let mut entries = Vec::with_capacity(self.used);
        for slot in &mut self.slots[..self.homes + CLUSTER_SIZE] {
            if Entry(*slot).generation() == self.generation {
                entries.push(Entry(*slot));
                *slot = [0; 4];
            }
        }
        self.homes = self.max_homes().min(self.homes * GROWTH);
        self.used = 0;
        for entry in entries {
            let home = self.home(entry.0[0]);
            let free = (home..home + CLUSTER_SIZE)
                .find(|&slot| Entry(self.slots[slot]).generation() != self.generation);
            if let Some(slot) = free {
                self.slots[slot] = entry.0;
                self.used += 1;
            }
        }
    }

    /// Garbage collection: drops about half of the entries, those of the least effort,
    /// and moves the others to free slots nearer to their first one.
    fn collect_garbage(&mut self) {
        const CLASSES: usize = 33;
        let class = |entry: Entry| (u32::BITS - entry.effort().leading_zeros()) as usize;
        let mut counts = [0; CLASSES];
        for &slot in &self.slots {
            if Entry(slot).generation() == self.generation {
                counts[class(Entry(slot))] += 1;
            }
        }
        let wanted = self.used / 2;
        let mut dropped = 0;
        let mut bound = 0;
        while bound < CLASSES && dropped + counts[bound] <= wanted {
            dropped += counts[bound];
            bound += 1;
        }
        // Entries of the bound's own class are dropped until half are.
        let mut missing = wanted - dropped;
        self.used = 0;
        for at in 0..self.slots.len() {
            let entry = Entry(self.slots[at]);
            if entry.generation() != self.generation {
                continue;
            }
            self.slots[at] = [0; 4];
            let class = class(entry);
            if class < bound {
                continue;
            }
            if class == bound && missing > 0 {
                missing -= 1;
                continue;
            }
            let home = self.home(entry.0[0]);
            let free = (home..=at)
                .find(|&slot| Entry(self.slots[slot]).generation() != self.generation)
                .unwrap_or(at);
            self.slots[free] = entry.0;
            self.used += 1;
        }
    }
}
