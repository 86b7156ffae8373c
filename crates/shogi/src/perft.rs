//! Counting the lines of play to a depth: the test of a move generator.

use core::hint::black_box;

use crate::{MoveList, Position};

/// How many lines of `depth` moves there are, counting the last moves without
/// playing them.
///
/// ```
/// use shogi::{Position, perft};
/// assert_eq!(perft(&Position::startpos(), 3), 25_470);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    count(position, &mut lists(depth), false)
}

/// The same count, playing every move, the last ones too.
pub fn perft_leaf(position: &Position, depth: u32) -> u64 {
    count(position, &mut lists(depth), true)
}

fn lists(depth: u32) -> Vec<MoveList> {
    (0..depth).map(|_| MoveList::new()).collect()
}

/// One list for each ply that is left.
fn count(position: &Position, lists: &mut [MoveList], leaves: bool) -> u64 {
    let Some((list, deeper)) = lists.split_first_mut() else {
        return 1;
    };
    list.clear();
    position.legal_moves_into(list);
    if deeper.is_empty() {
        if leaves {
            for &mv in list.iter() {
                let mut leaf = *position;
                leaf.play_unchecked(mv);
                black_box((leaf.key(), leaf.checkers()));
            }
        }
        return black_box(&*list).len() as u64;
    }
    list.iter()
        .map(|&mv| {
            let mut next = *position;
            next.play_unchecked(mv);
            count(&next, deeper, leaves)
        })
        .sum()
}
