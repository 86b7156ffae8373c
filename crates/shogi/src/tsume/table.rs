//! The table of what is known: results that hold on every way to a position,
//! and the numbers of positions that are still open.
//!
//! Positions with the same board stand together, whatever is held: a hand that
//! has more of everything mates where a lesser one does, and a lesser one fails
//! where a greater one does. What is stored of a result is therefore the least
//! hand that mates, or the greatest that does not.

use super::number::{INFINITE, Number, Plies, Value};
use crate::Hand;

/// How many slots from its home an entry may stand.
const WINDOW: usize = 24;
/// When so many eighths are full, the lesser half of the entries is dropped.
const FULL_EIGHTHS: usize = 7;

/// An entry in four words: zero is an empty one, so that a new table costs
/// nothing until it is used.
///
/// | word | from the lowest bit |
/// |---|---|
/// | 0 | board key |
/// | 1 | hand (32), generation (16), depth (16) |
/// | 2 | pn (31), looped (1), dn (32) |
/// | 3 | plies (16), effort (32) |
#[derive(Clone, Copy)]
struct Entry([u64; 4]);

impl Entry {
    const LOOPED: u64 = 1 << 31;

    fn new(board: u64, hand: Hand, generation: u16, value: &Value, effort: u32) -> Self {
        Self([
            board,
            u64::from(hand.bits()) | u64::from(generation) << 32 | u64::from(value.depth) << 48,
            u64::from(value.pn) | u64::from(value.dn) << 32,
            u64::from(value.plies) | u64::from(effort) << 16,
        ])
    }

    fn hand(self) -> Hand {
        Hand::from_bits(self.0[1] as u32)
    }

    fn generation(self) -> u16 {
        (self.0[1] >> 32) as u16
    }

    fn depth(self) -> u16 {
        (self.0[1] >> 48) as u16
    }

    fn pn(self) -> Number {
        self.0[2] as u32 & (INFINITE | (INFINITE - 1))
    }

    fn dn(self) -> Number {
        (self.0[2] >> 32) as u32
    }

    fn looped(self) -> bool {
        self.0[2] & Self::LOOPED != 0
    }

    fn plies(self) -> Plies {
        self.0[3] as u16
    }

    fn effort(self) -> u32 {
        (self.0[3] >> 16) as u32
    }
}

/// What the table says of a position.
#[derive(Debug)]
pub(super) enum Found {
    /// A mate, or no mate, within the plies asked for.
    Final(Value),
    /// Open, with bounds from positions that hold more or less. `looped`: there
    /// was no mate on some way, because of a position on it.
    Open { value: Value, looped: bool },
    /// Not met yet. The numbers are bounds, at least 0.
    New { pn: Number, dn: Number },
}

pub(super) struct Table {
    slots: Vec<[u64; 4]>,
    generation: u16,
    used: usize,
}

impl Table {
    /// A table of so many bytes, or as many as it needs at the least.
    pub(super) fn new(bytes: usize) -> Self {
        let homes = (bytes / size_of::<Entry>()).max(1 << 10);
        Self {
            slots: vec![[0; 4]; homes + WINDOW],
            generation: 1,
            used: 0,
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.used = 0;
        self.generation = self.generation.wrapping_add(1);
        if self.generation == 0 {
            self.slots.fill([0; 4]);
            self.generation = 1;
        }
    }

    #[inline]
    fn home(&self, board: u64) -> usize {
        let homes = (self.slots.len() - WINDOW) as u64;
        (((board >> 32) * homes) >> 32) as usize
    }

    /// The slots where entries of a board stand, without the empty rest.
    #[inline]
    fn window(&self, board: u64) -> impl Iterator<Item = (usize, Entry)> {
        let home = self.home(board);
        let generation = self.generation;
        self.slots[home..home + WINDOW]
            .iter()
            .enumerate()
            .map(move |(i, &slot)| (home + i, Entry(slot)))
            .take_while(move |(_, entry)| entry.generation() == generation)
    }

    pub(super) fn look(&self, board: u64, hand: Hand, limit: Plies) -> Found {
        let (mut least_pn, mut least_dn) = (0, 0);
        let mut open = None;
        for (_, entry) in self.window(board) {
            if entry.0[0] != board {
                continue;
            }
            let (pn, dn) = (entry.pn(), entry.dn());
            let held = entry.hand();
            if pn == 0 {
                if hand.contains(held) && entry.plies() <= limit {
                    return Found::Final(Value::mate(entry.plies(), held));
                }
            } else if dn == 0 {
                if held.contains(hand) && entry.plies() >= limit {
                    return Found::Final(Value::no_mate(entry.plies(), held));
                }
            } else if held == hand {
                open = Some(entry);
            } else if held.contains(hand) {
                // With more in hand it is at most as hard to mate.
                least_pn = least_pn.max(pn);
            } else if hand.contains(held) {
                least_dn = least_dn.max(dn);
            }
        }
        match open {
            Some(entry) => Found::Open {
                value: Value::open(
                    entry.pn().max(least_pn),
                    entry.dn().max(least_dn),
                    entry.depth(),
                ),
                looped: entry.looped(),
            },
            None => Found::New {
                pn: least_pn,
                dn: least_dn,
            },
        }
    }

    /// Notes the numbers of an open position.
    pub(super) fn note(&mut self, board: u64, hand: Hand, value: &Value, effort: u32) {
        let entry = Entry::new(board, hand, self.generation, value, effort);
        match self.open_slot(board, hand) {
            Some(slot) => {
                let old = Entry(self.slots[slot]);
                let mut value = *value;
                value.depth = value.depth.min(old.depth());
                let effort = old.effort().saturating_add(effort);
                let mut entry = Entry::new(board, hand, self.generation, &value, effort);
                entry.0[2] |= old.0[2] & Entry::LOOPED;
                self.slots[slot] = entry.0;
            }
            None => {
                let slot = self.free_slot(board);
                self.slots[slot] = entry.0;
            }
        }
    }

    /// Notes that a position had no mate on some way because of a position on
    /// it.
    pub(super) fn note_loop(&mut self, board: u64, hand: Hand, depth: u16, effort: u32) {
        let slot = match self.open_slot(board, hand) {
            Some(slot) => slot,
            None => {
                let slot = self.free_slot(board);
                let value = Value::open(1, 1, depth);
                self.slots[slot] = Entry::new(board, hand, self.generation, &value, effort).0;
                slot
            }
        };
        self.slots[slot][2] |= Entry::LOOPED;
    }

    fn open_slot(&self, board: u64, hand: Hand) -> Option<usize> {
        let is_it = |entry: Entry| {
            entry.0[0] == board && entry.hand() == hand && entry.pn() != 0 && entry.dn() != 0
        };
        self.window(board)
            .find(|&(_, entry)| is_it(entry))
            .map(|(slot, _)| slot)
    }

    /// Stores a final value of a position where `searched` was held.
    pub(super) fn settle(&mut self, board: u64, searched: Hand, value: &Value, effort: u32) {
        let mate = value.is_mate();
        let mut place = None;
        for (slot, entry) in self.window(board) {
            if entry.0[0] != board {
                continue;
            }
            let held = entry.hand();
            if entry.pn() == 0 && mate {
                if value.hand.contains(held) && entry.plies() <= value.plies {
                    return;
                }
                if held.contains(value.hand) && value.plies <= entry.plies() {
                    place = Some(slot);
                    break;
                }
            } else if entry.dn() == 0 && !mate {
                if held.contains(value.hand) && entry.plies() >= value.plies {
                    return;
                }
                if value.hand.contains(held) && value.plies >= entry.plies() {
                    place = Some(slot);
                    break;
                }
            } else if entry.pn() != 0 && entry.dn() != 0 && held == searched && place.is_none() {
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

    /// A slot for a new entry of a board: an empty one, or the one that took
    /// the least effort.
    fn free_slot(&mut self, board: u64) -> usize {
        if self.used >= (self.slots.len() - WINDOW) / 8 * FULL_EIGHTHS {
            self.thin_out();
        }
        let home = self.home(board);
        let mut least = home;
        for slot in home..home + WINDOW {
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

    /// Drops about half of the entries, those that took the least effort, and
    /// moves the others up to where they are looked for.
    fn thin_out(&mut self) {
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
        // Of the class at the bound only as many as are missing.
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
