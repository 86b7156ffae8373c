//! Which rows of a long list are there: those around the cursor.
use core::ops::Range;

use super::tree_rows::TreeRow;

/// Lists with no more rows than these are whole.
pub const WHOLE: usize = 600;

/// How many rows there are before and after the middle of a window.
const AROUND: usize = 200;

/// The cursor does not come nearer than so many rows to where a window ends, unless
/// the list ends there too.
const MARGIN: usize = 40;

/// Some rows of a list, one after the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Window {
    first: usize,
    end: usize,
    /// How many rows the list has.
    all: usize,
}

impl Window {
    /// As many rows as there are in a window, around one of them.
    pub fn around(middle: usize, all: usize) -> Self {
        if all <= WHOLE {
            return Self {
                first: 0,
                end: all,
                all,
            };
        }
        let first = middle.saturating_sub(AROUND).min(all - 2 * AROUND);
        Self {
            first,
            end: first + 2 * AROUND,
            all,
        }
    }

    /// The window as it was, if the row is well inside it; else another one.
    pub fn with(self, row: usize, all: usize) -> Self {
        let stays = Self { all, ..self };
        let is_whole = all <= WHOLE || self.rows().len() != 2 * AROUND;
        if is_whole || self.end > all || !stays.has_well(row) {
            return Self::around(row, all);
        }
        stays
    }

    fn has_well(self, row: usize) -> bool {
        let below = self.first == 0 || row >= self.first + MARGIN;
        let above = self.end == self.all || row + MARGIN < self.end;
        below && above && self.rows().contains(&row)
    }

    pub fn rows(self) -> Range<usize> {
        self.first..self.end
    }

    /// How many rows there are before it.
    pub fn before(self) -> usize {
        self.first
    }

    /// How many rows there are after it.
    pub fn after(self) -> usize {
        self.all - self.end
    }
}

/// Of every row in a window: how many rows of its depth stand before it among those
/// that hang on the same row, itself counted.
pub fn counted(order: &[TreeRow], window: Window) -> Vec<usize> {
    let mut counts: Vec<usize> = Vec::new();
    let count = |place: &TreeRow| {
        counts.resize(place.depth + 1, 0);
        counts[place.depth] += 1;
        counts[place.depth]
    };
    let counted = order[..window.end].iter().map(count);
    counted.skip(window.first).collect()
}
