use alloc::{vec, vec::Vec};

use komadai_shogi::{Color, MoveDelta, MoveKind, Piece, Square};

use crate::{
    Name,
    name_set::NameSet,
    rule::{Rule, Term, seen_by},
};

/// Above [`Piece::index`].
const PIECES: usize = 32;

/// Which names can come when something changes, so that few rules have to be tested after a
/// move. Squares and colors are those that Black sees.
#[derive(Debug)]
pub struct Triggers {
    /// When a piece comes to a square, by their [`arrival`].
    arrivals: Vec<NameSet>,
    /// When a square gets another piece or none.
    changes: Vec<NameSet>,
    /// When a hand changes.
    hands: NameSet,
    /// When there is another name, by its number: its own side's, and the opponent's.
    own_names: Vec<NameSet>,
    opponent_names: Vec<NameSet>,
    /// Those that cannot come any more when there is a name, by its number.
    excluded: Vec<NameSet>,
}

impl Triggers {
    pub fn new(rules: &[Rule]) -> Self {
        let mut triggers = Self {
            arrivals: vec![NameSet::default(); PIECES * Square::COUNT],
            changes: vec![NameSet::default(); Square::COUNT],
            hands: NameSet::default(),
            own_names: vec![NameSet::default(); rules.len()],
            opponent_names: vec![NameSet::default(); rules.len()],
            excluded: vec![NameSet::default(); rules.len()],
        };
        for (rule, name) in rules.iter().zip(Name::all()) {
            for term in rule.terms.iter().flatten() {
                match term {
                    Term::Piece {
                        piece,
                        on,
                        is_there: true,
                    } => {
                        for &square in on {
                            triggers.arrivals[arrival(*piece, square)].insert(name);
                        }
                    }
                    Term::Piece { on, .. } => {
                        for square in on {
                            triggers.changes[square.index()].insert(name);
                        }
                    }
                    Term::Empty(square) => triggers.changes[square.index()].insert(name),
                    Term::Hand { .. } => triggers.hands.insert(name),
                }
            }
            for needed in rule.needs.iter() {
                triggers.own_names[needed.index()].insert(name);
            }
            for needed in rule.against.iter() {
                triggers.opponent_names[needed.index()].insert(name);
            }
            for excluding in rule.not.iter() {
                triggers.excluded[excluding.index()].insert(name);
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
        can_come.extend(&self.arrivals[arrival(placed, to)]);
        can_come.extend(&self.changes[to.index()]);
        match delta.mv.kind() {
            MoveKind::Normal { from, .. } => {
                can_come.extend(&self.changes[seen_by(side, from).index()]);
                if delta.captured.is_some() {
                    can_come.extend(&self.hands);
                }
            }
            MoveKind::Drop { .. } => can_come.extend(&self.hands),
        }
    }

    /// The names that can come to a side because it has come to this one.
    pub fn by_own(&self, name: Name) -> &NameSet {
        &self.own_names[name.index()]
    }

    /// The names that can come to a side because its opponent has come to this one.
    pub fn by_opponent(&self, name: Name) -> &NameSet {
        &self.opponent_names[name.index()]
    }

    /// The names that cannot come any more, to either side, when a side has come to this one.
    pub fn excluded_by(&self, name: Name) -> &NameSet {
        &self.excluded[name.index()]
    }
}

/// The place of a piece that comes to a square, in a table.
const fn arrival(piece: Piece, to: Square) -> usize {
    to.index() * PIECES + piece.index()
}
