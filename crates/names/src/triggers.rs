use alloc::{vec, vec::Vec};

use komadai_shogi::{Color, MoveDelta, MoveKind, Piece, Square};

use crate::{
    Name,
    name_set::NameSet,
    rule::{Rule, Term, seen_by},
    tables::LEN,
};

/// Which names can come after which change, so that few rules have to be tested after a move.
#[derive(Debug)]
pub struct Triggers(Vec<NameSet>);

/// What can make a rule fit. Squares and colors are those that Black sees.
#[derive(Clone, Copy)]
enum Change {
    /// A piece comes to a square.
    Arrival(Piece, Square),
    /// A square gets another piece, or none.
    Square(Square),
    /// A hand.
    Hand,
    /// Its side comes to a name.
    Own(Name),
    /// The opponent comes to a name.
    Opponent(Name),
}

impl Change {
    const SQUARES: usize = 1 + 2 * LEN;
    const ARRIVALS: usize = Self::SQUARES + Square::COUNT;
    const COUNT: usize = Self::ARRIVALS + 32 * Square::COUNT;

    const fn index(self) -> usize {
        match self {
            Self::Hand => 0,
            Self::Own(name) => 1 + name.index(),
            Self::Opponent(name) => 1 + LEN + name.index(),
            Self::Square(square) => Self::SQUARES + square.index(),
            Self::Arrival(piece, to) => Self::ARRIVALS + 32 * to.index() + piece.index(),
        }
    }
}

impl Triggers {
    pub fn new(rules: &[Rule]) -> Self {
        let mut triggers = Self(vec![NameSet::default(); Change::COUNT]);
        for (rule, name) in rules.iter().zip(Name::all()) {
            let mut add = |change: Change| triggers.0[change.index()].insert(name);
            for term in rule.terms.iter().flatten() {
                match term {
                    Term::Piece {
                        piece,
                        on,
                        is_there,
                    } => {
                        for &square in on {
                            add(match is_there {
                                true => Change::Arrival(*piece, square),
                                false => Change::Square(square),
                            });
                        }
                    }
                    Term::Empty(square) => add(Change::Square(*square)),
                    Term::Hand { .. } => add(Change::Hand),
                }
            }
            for needed in Name::all() {
                if rule.needs.contains(needed) {
                    add(Change::Own(needed));
                }
                if rule.against.contains(needed) {
                    add(Change::Opponent(needed));
                }
            }
        }
        triggers
    }

    /// Adds the names that can come to a side because of a move of either side.
    pub fn add_move(&self, can_come: &mut NameSet, side: Color, delta: &MoveDelta) {
        let to = seen_by(side, delta.mv.to());
        let placed = match side {
            Color::Black => delta.placed,
            Color::White => Piece::new(!delta.placed.color(), delta.placed.kind()),
        };
        let mut add = |change| can_come.extend(self.by(change));
        add(Change::Arrival(placed, to));
        add(Change::Square(to));
        if let MoveKind::Normal { from, .. } = delta.mv.kind() {
            add(Change::Square(seen_by(side, from)));
        }
        if delta.captured.is_some() || delta.mv.is_drop() {
            add(Change::Hand);
        }
    }

    /// The names that can come to a side because it has come to this one.
    pub fn by_own(&self, name: Name) -> &NameSet {
        self.by(Change::Own(name))
    }

    /// The names that can come to a side because its opponent has come to this one.
    pub fn by_opponent(&self, name: Name) -> &NameSet {
        self.by(Change::Opponent(name))
    }

    fn by(&self, change: Change) -> &NameSet {
        &self.0[change.index()]
    }
}
