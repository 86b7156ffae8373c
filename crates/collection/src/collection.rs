use alloc::vec::Vec;
use core::ops::{ControlFlow, Range};

use komadai_shogi::{Move, Position};

use crate::Pattern;

/// The main lines of many games. Games are known by their numbers, from 0 in the order in which
/// they were added.
///
/// ```
/// use komadai_collection::{Collection, Place};
/// use komadai_shogi::{Move, Position};
///
/// let mut games = Collection::new();
/// let moves = ["7g7f", "3c3d", "2g2f"].map(|usi| usi.parse::<Move>().unwrap());
/// games.push(&Position::startpos(), moves);
/// games.push(&Position::startpos(), [moves[2], moves[1], moves[0]]);
///
/// // Both games come to the same position.
/// let mut position = Position::startpos();
/// for mv in moves {
///     position.play(mv).unwrap();
/// }
/// let found = games.find_position(0..games.len(), &position);
/// assert_eq!(found, [Place { game: 0, ply: 3 }, Place { game: 1, ply: 3 }]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Collection {
    /// The start positions, each once.
    starts: Vec<Position>,
    games: Vec<Game>,
    moves: Vec<Move>,
    /// The keys of all positions of all games: those of a game are one more than its moves.
    keys: Vec<u64>,
}

#[derive(Clone, Copy, Debug)]
struct Game {
    /// Its start, in `starts`.
    start: u32,
    /// Its first move, in `moves`.
    first: u32,
    /// How many moves it has.
    len: u32,
}

/// A position of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// The number of the game.
    pub game: usize,
    /// How many moves were made before the position.
    pub ply: usize,
}

impl Collection {
    /// A collection without games.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            starts: Vec::new(),
            games: Vec::new(),
            moves: Vec::new(),
            keys: Vec::new(),
        }
    }

    /// How many games it holds.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.games.len()
    }

    /// Whether it holds no game.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// How many positions its games have together.
    #[must_use]
    pub const fn positions(&self) -> usize {
        self.keys.len()
    }

    /// Adds a game and returns its number. A game ends before its first illegal move.
    ///
    /// # Panics
    /// When the games have more than 2³² moves together.
    pub fn push(&mut self, start: &Position, moves: impl IntoIterator<Item = Move>) -> usize {
        let count = |len: usize| u32::try_from(len).expect("no more than 2³² moves");
        let first = count(self.moves.len());
        let mut position = *start;
        self.keys.push(position.key());
        for mv in moves {
            if position.play(mv).is_err() {
                break;
            }
            self.moves.push(mv);
            self.keys.push(position.key());
        }
        let game = Game {
            start: count(self.start(start)),
            first,
            len: count(self.moves.len()) - first,
        };
        self.games.push(game);
        self.games.len() - 1
    }

    /// The place of a start among those that are known.
    fn start(&mut self, start: &Position) -> usize {
        let key = start.key();
        let is_it = |known: &Position| known.key() == key && known == start;
        let known = self.starts.iter().position(is_it);
        known.unwrap_or_else(|| {
            self.starts.push(*start);
            self.starts.len() - 1
        })
    }

    /// The moves of a game.
    ///
    /// # Panics
    /// When there is no game of this number.
    #[must_use]
    pub fn moves(&self, game: usize) -> &[Move] {
        let Game { first, len, .. } = self.games[game];
        &self.moves[first as usize..(first + len) as usize]
    }

    /// The keys of the positions of a game.
    pub(crate) fn keys(&self, game: usize) -> &[u64] {
        let Game { first, len, .. } = self.games[game];
        let first = first as usize + game;
        &self.keys[first..=first + len as usize]
    }

    /// Goes through the positions of a game, with the number of moves before each, until
    /// `visit` ends it.
    ///
    /// # Panics
    /// When there is no game of this number.
    pub fn replay<B>(
        &self,
        game: usize,
        mut visit: impl FnMut(usize, &Position) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut position = self.starts[self.games[game].start as usize];
        visit(0, &position)?;
        for (ply, &mv) in self.moves(game).iter().enumerate() {
            position.play_unchecked(mv);
            visit(ply + 1, &position)?;
        }
        ControlFlow::Continue(())
    }

    /// Where games have a position, each at the first place: the same pieces on the same
    /// squares and in the same hands, with the same side to move. Positions are compared by
    /// their [keys](Position::key).
    ///
    /// # Panics
    /// When the range has numbers of no games.
    #[must_use]
    pub fn find_position(&self, games: Range<usize>, position: &Position) -> Vec<Place> {
        let key = position.key();
        let find = |game| {
            let ply = self.keys(game).iter().position(|&other| other == key)?;
            Some(Place { game, ply })
        };
        games.filter_map(find).collect()
    }

    /// Where games have a position that a pattern fits, each at the first place.
    ///
    /// # Panics
    /// When the range has numbers of no games.
    #[must_use]
    pub fn find_pattern(&self, games: Range<usize>, pattern: &Pattern) -> Vec<Place> {
        let find = |game| {
            let found = self.replay(game, |ply, position| match pattern.fits(position) {
                true => ControlFlow::Break(Place { game, ply }),
                false => ControlFlow::Continue(()),
            });
            found.break_value()
        };
        games.filter_map(find).collect()
    }
}
