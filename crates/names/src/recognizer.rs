use alloc::vec::Vec;

use komadai_shogi::{Color, Move, Position, Square};

use crate::{
    FoundName, GameNames, Name,
    rule::{Rule, seen_by},
    tables::{LAST_PLY, RULES},
};

/// Recognises names in games. Reading the rules takes less than a millisecond; after that it is
/// used for any number of games.
#[derive(Debug)]
pub struct Recognizer {
    /// By the number of the name.
    rules: Vec<Rule>,
    /// The names that can come when a piece arrives on a square, seen as Black sees it.
    candidates: Vec<Vec<u8>>,
}

impl Default for Recognizer {
    fn default() -> Self {
        Self::new()
    }
}

impl Recognizer {
    /// After so many moves no name comes any more.
    pub const LAST_PLY: usize = LAST_PLY;

    /// One that knows all names.
    #[must_use]
    pub fn new() -> Self {
        let mut rules = Vec::new();
        for line in RULES.iter() {
            rules.push(Rule::read(line).expect("a rule of the table"));
        }
        let mut candidates = Vec::new();
        for square in Square::all() {
            let mut can_come = Vec::new();
            for (rule, number) in rules.iter().zip(0..) {
                if rule.can_come_at(square) {
                    can_come.push(number);
                }
            }
            candidates.push(can_come);
        }
        Self { rules, candidates }
    }

    /// The names of a game. It ends before its first illegal move.
    #[must_use]
    pub fn names_of(&self, start: &Position, moves: impl IntoIterator<Item = Move>) -> GameNames {
        let moves = moves.into_iter();
        self.names(start, moves, |position, mv| position.play(mv).is_ok())
    }

    /// The names of a game whose moves are known to be legal: faster than
    /// [`names_of`](Self::names_of).
    ///
    /// # Panics
    /// It may, where a move is not legal; or its names mean nothing.
    #[must_use]
    pub fn names_of_legal(&self, start: &Position, moves: &[Move]) -> GameNames {
        self.names(start, moves.iter().copied(), |position, mv| {
            position.play_unchecked(mv);
            true
        })
    }

    fn names(
        &self,
        start: &Position,
        moves: impl Iterator<Item = Move>,
        play: impl Fn(&mut Position, Move) -> bool,
    ) -> GameNames {
        let mut names = GameNames::default();
        let mut position = *start;
        let start = start.key();
        for (before, mv) in moves.take(LAST_PLY).enumerate() {
            let side = position.turn();
            if !play(&mut position, mv) {
                break;
            }
            self.add(&mut names, start, &position, mv, side, before + 1);
        }
        names
    }

    /// What has come with a move of this side, in a game from a position with this key.
    fn add(
        &self,
        names: &mut GameNames,
        start: u64,
        position: &Position,
        mv: Move,
        side: Color,
        ply: usize,
    ) {
        for &number in &self.candidates[seen_by(side, mv.to()).index()] {
            let rule = &self.rules[usize::from(number)];
            let name = Name::from_number(number);
            let comes = ply <= rule.by
                && rule.side.is_none_or(|only| only == side)
                && (rule.starts.is_empty() || rule.starts.contains(&start))
                && rule.fits(position, side)
                && !names.has(side, name)
                && allows(names, rule, side);
            if comes {
                let replaced = |other: Name| rule.over.contains(&other.number());
                names.push(FoundName { ply, side, name }, replaced);
            }
        }
    }
}

/// Whether the names that are there allow another one.
fn allows(names: &GameNames, rule: &Rule, side: Color) -> bool {
    let any = |side, numbers: &[u8]| {
        let mut numbers = numbers.iter();
        numbers.any(|&number| names.has(side, Name::from_number(number)))
    };
    (rule.needs.is_empty() || any(side, &rule.needs))
        && (rule.against.is_empty() || any(!side, &rule.against))
        && !any(side, &rule.not)
        && !any(!side, &rule.not)
}
