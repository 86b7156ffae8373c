//! Which positions come into the book next, and what is best in the end.

use std::{
    cmp::Reverse,
    collections::{BinaryHeap, HashMap, HashSet},
};

use komadai_search::{Book, BookMove};
use shogi::{Move, Position};

use super::searched::{ScoredMove, SearchedPosition};

/// How far the book goes from the best moves.
#[derive(Clone, Copy, Debug)]
pub struct Spread {
    /// Loss up to which a move is kept, in centipawns.
    pub max_loss: u16,
    /// The loss that costs as much as a ply, in centipawns.
    pub ply_loss: u16,
}

/// The positions that were searched. The next ones are those at the least cost from the
/// start: a ply costs `ply_loss`, and every centipawn that a move loses costs one.
pub struct Expansion {
    searched: HashMap<u64, SearchedPosition>,
    spread: Spread,
}

/// Times that the scores are passed on from a position to those before it: more than the
/// plies of any line.
const BACKUPS: usize = 200;

impl Expansion {
    pub fn new(searched: Vec<SearchedPosition>, spread: Spread) -> Self {
        let mut expansion = Self {
            searched: HashMap::new(),
            spread,
        };
        expansion.add(searched);
        expansion
    }

    pub fn len(&self) -> usize {
        self.searched.len()
    }

    pub fn add(&mut self, searched: Vec<SearchedPosition>) {
        let keyed = searched.into_iter().map(|it| (it.position.key(), it));
        self.searched.extend(keyed);
    }

    /// The positions to search next, at most `count`, those at the least cost first
    /// (Dijkstra's algorithm).
    pub fn next_positions(&self, count: usize) -> Vec<Position> {
        let mut found = Vec::new();
        let start = Position::startpos();
        let mut positions = HashMap::from([(start.key(), start)]);
        let mut closed = HashSet::new();
        // Of equal costs the key decides, so that the order is always the same.
        let mut queue = BinaryHeap::from([Reverse((0, start.key()))]);
        while found.len() < count
            && let Some(Reverse((cost, key))) = queue.pop()
        {
            if !closed.insert(key) {
                continue;
            }
            let position = positions[&key];
            let Some(searched) = self.searched.get(&key) else {
                found.push(position);
                continue;
            };
            for (mv, loss) in self.kept_moves(searched, |it| it.score) {
                let mut next = position;
                next.play_unchecked(mv);
                positions.insert(next.key(), next);
                let cost = cost + u32::from(self.spread.ply_loss) + u32::from(loss);
                queue.push(Reverse((cost, next.key())));
            }
        }
        found
    }

    /// The book: the score of a move is that of the best line from it.
    pub fn book(&self) -> Book {
        let mut best: HashMap<u64, i32> = HashMap::new();
        for _ in 0..BACKUPS {
            let backed_up: HashMap<u64, i32> = self
                .searched
                .iter()
                .filter_map(|(&key, it)| {
                    let scores = it.moves.iter().map(|mv| backed_up_score(it, mv, &best));
                    Some((key, scores.max()?))
                })
                .collect();
            if backed_up == best {
                break;
            }
            best = backed_up;
        }
        let mut book = Book::default();
        for it in self.searched.values() {
            let kept = self.kept_moves(it, |mv| backed_up_score(it, mv, &best));
            let moves = kept.map(|(mv, loss)| BookMove { mv, loss }).collect();
            book.insert(&it.position, moves);
        }
        book
    }

    /// The moves that lose little, with their loss.
    fn kept_moves<'a>(
        &self,
        searched: &'a SearchedPosition,
        score: impl Fn(&ScoredMove) -> i32 + 'a,
    ) -> impl Iterator<Item = (Move, u16)> + 'a {
        let best = searched.moves.iter().map(&score).max().unwrap_or_default();
        let max_loss = self.spread.max_loss;
        searched.moves.iter().filter_map(move |it| {
            let loss = u16::try_from(best - score(it)).ok()?;
            (loss <= max_loss).then_some((it.mv, loss))
        })
    }
}

/// The score of a move by the positions after it, if they were searched.
fn backed_up_score(
    searched: &SearchedPosition,
    scored: &ScoredMove,
    best: &HashMap<u64, i32>,
) -> i32 {
    let mut next = searched.position;
    next.play_unchecked(scored.mv);
    best.get(&next.key()).map_or(scored.score, |score| -score)
}
