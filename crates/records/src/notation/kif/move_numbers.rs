//! The numbers before the moves of KIF.

/// Checks the numbers before the moves of KIF.
#[derive(Debug)]
pub(super) struct MoveNumbers {
    /// The number of the first move of the file.
    first: Option<u32>,
    next: u32,
}

impl Default for MoveNumbers {
    fn default() -> Self {
        Self {
            first: None,
            next: 1,
        }
    }
}

impl MoveNumbers {
    /// The number of moves before the one with this number.
    pub fn moves_before(&self, number: u32) -> Option<usize> {
        number
            .checked_sub(self.first.unwrap_or(1))
            .and_then(|moves| usize::try_from(moves).ok())
    }

    /// The next move should have this number.
    pub fn expect(&mut self, number: u32) {
        self.next = number;
    }

    /// Counts a move with this number; returns the number that was expected if it is
    /// another. The first move may have the number 1 or `start`.
    pub fn check(&mut self, number: u32, start: u32) -> Option<u32> {
        let expected = match self.first {
            Some(_) => self.next,
            None => {
                let is_known = number == self.next || number == start;
                let first = if is_known { number } else { self.next };
                self.first = Some(first);
                first
            }
        };
        self.next = number.saturating_add(1);
        (number != expected).then_some(expected)
    }
}
