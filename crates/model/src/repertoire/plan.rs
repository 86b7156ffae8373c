//! Where a line of a session leads.

use super::{Repertoire, RepertoireMove};

/// When a position is asked in a session. The order is that of asking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Urgency {
    Due,
    New,
    /// It is asked only where all of a repertoire is.
    Learned,
    /// It was answered wrong in this session.
    Missed,
    /// Nothing is asked there, or it was answered.
    Never,
}

/// What is asked first at and after each position.
///
/// A position is looked for along the way on which it was reached first, so that every position
/// lies on one way only, and no way leads in a circle.
#[derive(Clone, Debug)]
pub(super) struct Plan(Vec<Urgency>);

impl Plan {
    /// For what is asked when at each position, by the numbers of the positions.
    pub fn new(tree: &Repertoire, mut urgencies: Vec<Urgency>) -> Self {
        let positions = tree.positions();
        // Positions come after those that they are reached from.
        for (number, position) in positions.iter().enumerate().rev() {
            if let Some(parent) = position.parent {
                urgencies[parent] = urgencies[parent].min(urgencies[number]);
            }
        }
        Self(urgencies)
    }

    /// The start with a line that comes first; its place among them. `None` if nothing is left
    /// to be asked.
    pub fn start(&self, tree: &Repertoire) -> Option<usize> {
        let starts = tree.starts().iter().enumerate();
        let (place, start) = starts.min_by_key(|(_, start)| self.0[start.number])?;
        (self.0[start.number] != Urgency::Never).then_some(place)
    }

    /// The moves at a position after which the most urgent question comes; none if nothing is
    /// asked there any more.
    pub fn moves<'t>(&self, tree: &'t Repertoire, number: usize) -> Vec<&'t RepertoireMove> {
        let positions = tree.positions();
        let leads = |step: &&RepertoireMove| positions[step.target].parent == Some(number);
        let moves = positions[number].moves.iter().filter(leads);
        let most = moves.clone().map(|step| self.0[step.target]).min();
        let most = most.filter(|&most| most != Urgency::Never);
        moves
            .filter(|step| Some(self.0[step.target]) == most)
            .collect()
    }
}
