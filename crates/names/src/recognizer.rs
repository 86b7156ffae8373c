use alloc::vec::Vec;

use komadai_shogi::{ByColor, Color, Move, Position};

use crate::{
    FoundName, GameNames, Name,
    name_set::NameSet,
    rule::Rule,
    tables::{LAST_PLY, RULES},
    triggers::Triggers,
};

/// Recognises names in games. Reading the rules takes less than a millisecond; after that it is
/// used for any number of games.
#[derive(Debug)]
pub struct Recognizer {
    /// By the index of the name.
    rules: Vec<Rule>,
    triggers: Triggers,
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
        let triggers = Triggers::new(&rules);
        Self { rules, triggers }
    }

    /// The names of a game. It ends before its first illegal move.
    #[must_use]
    pub fn names_of(&self, start: &Position, moves: impl IntoIterator<Item = Move>) -> GameNames {
        let mut position = *start;
        let is_legal = |mv: &Move| position.play(*mv).is_ok();
        let moves = moves.into_iter().take(LAST_PLY).take_while(is_legal);
        self.names_of_legal(start, &moves.collect::<Vec<_>>())
    }

    /// The names of a game whose moves are known to be legal: faster than
    /// [`names_of`](Self::names_of).
    ///
    /// # Panics
    /// It may, where a move is not legal; or its names mean nothing.
    #[must_use]
    pub fn names_of_legal(&self, start: &Position, moves: &[Move]) -> GameNames {
        let mut names = GameNames::default();
        let mut known = ByColor::<NameSet>::default();
        let mut position = *start;
        let start = start.key();
        // The names that may still come to a side.
        let mut open = ByColor::from_fn(|color| self.allowed_names(color, start));
        // Those of them whose rules have to be tested after its next move.
        let mut due = open;
        for (before, &mv) in moves.iter().take(LAST_PLY).enumerate() {
            let (ply, side) = (before + 1, position.turn());
            let delta = position.play_unchecked(mv);
            for color in Color::ALL {
                self.triggers.add_move(&mut due[color], color, &delta);
                due[color].retain(&open[color]);
            }
            let mut index = 0;
            while let Some(name) = due[side].take_from(index) {
                index = name.index() + 1;
                let rule = &self.rules[name.index()];
                if ply > rule.by {
                    open[side].remove(name);
                } else if open[side].contains(name)
                    && rule.allows_names(&known[side], &known[!side])
                    && rule.fits(&position, side)
                {
                    known[side].insert(name);
                    open[side].remove(name);
                    due[side].extend(self.triggers.by_own(name));
                    due[!side].extend(self.triggers.by_opponent(name));
                    let replaced = |other: Name| rule.over.contains(other);
                    names.push(FoundName { ply, side, name }, replaced);
                }
            }
        }
        names
    }

    /// The names that a side may come to in a game from a position with this key.
    fn allowed_names(&self, side: Color, start: u64) -> NameSet {
        let named = self.rules.iter().zip(Name::all());
        named
            .filter(|(rule, _)| rule.allows(side, start))
            .map(|(_, name)| name)
            .collect()
    }
}
