//! Navigation in a record.
use komadai_records::NodeId;

use super::{Review, ReviewEvent, Study};

/// A navigation target, relative to the current node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NavTarget {
    First,
    Back,
    Forward,
    Last,
    /// The nearest move before this one on the line that has variations beside
    /// it.
    PreviousBranch,
    NextBranch,
    PreviousComment,
    NextComment,
    PreviousMistake,
    NextMistake,
    /// The variation before this one in the place of the same move.
    UpVariation,
    DownVariation,
}

impl NavTarget {
    pub const ALL: [Self; 12] = [
        Self::First,
        Self::Back,
        Self::Forward,
        Self::Last,
        Self::PreviousBranch,
        Self::NextBranch,
        Self::PreviousComment,
        Self::NextComment,
        Self::PreviousMistake,
        Self::NextMistake,
        Self::UpVariation,
        Self::DownVariation,
    ];
}

impl Review {
    pub fn can_navigate(&self, way: NavTarget) -> bool {
        self.target(way).is_some()
    }

    /// Goes to a target; nothing happens if there is none. While moves are
    /// guessed, the next one is shown by going forward, and back leads to the last
    /// that was guessed.
    pub fn navigate(&mut self, way: NavTarget) -> Vec<ReviewEvent> {
        let guesses = matches!(self.study(), Study::Guess { .. });
        match (way, self.target(way)) {
            (NavTarget::Forward, Some(_)) if guesses => self.show_next(),
            (NavTarget::Back, Some(_)) if guesses => self.back_to_guess(),
            (_, Some(target)) => vec![self.arrive(target)],
            (_, None) => Vec::new(),
        }
    }

    fn target(&self, way: NavTarget) -> Option<NodeId> {
        let here = self.cursor.index();
        match way {
            NavTarget::First => Some(NodeId::ROOT).filter(|_| here > 0),
            NavTarget::Back => here.checked_sub(1).map(|before| self.cursor.node(before)),
            NavTarget::Forward => self.cursor.next(),
            NavTarget::Last => self.cursor.next().and(self.cursor.line().last().copied()),
            NavTarget::PreviousBranch => self.before(here, self.branches()),
            NavTarget::NextBranch => self.after(here, self.branches()),
            NavTarget::PreviousComment => self.before(here, self.comments()),
            NavTarget::NextComment => self.after(here, self.comments()),
            NavTarget::PreviousMistake => self.before(here, self.mistakes()),
            NavTarget::NextMistake => self.after(here, self.mistakes()),
            NavTarget::UpVariation => {
                let parent = self.record.node(self.at()).parent()?;
                let is_before = |id: &NodeId| self.record.node(*id).sibling() == Some(self.at());
                self.record.children(parent).find(is_before)
            }
            NavTarget::DownVariation => self.record.node(self.at()).sibling(),
        }
    }

    /// The first moves of the variations that the board stands in, the outermost first.
    pub fn variation_heads(&self) -> impl Iterator<Item = NodeId> {
        let here = self.cursor.index();
        let before = self.branches().iter().take_while(move |&&at| at <= here);
        let nodes = before.map(|&index| self.cursor.node(index));
        nodes.filter(|&node| {
            let parent = self.record.node(node).parent();
            parent.is_some_and(|parent| self.record.node(parent).next() != Some(node))
        })
    }

    pub(super) fn branches(&self) -> &[usize] {
        let landmarks = self.cursor.navigation_index();
        landmarks.branches(&self.record, self.cursor.line())
    }

    pub(super) fn comments(&self) -> &[usize] {
        let landmarks = self.cursor.navigation_index();
        landmarks.comments(&self.record, self.cursor.line())
    }

    pub(super) fn mistakes(&self) -> &[usize] {
        let landmarks = self.cursor.navigation_index();
        landmarks.mistakes(&self.record, self.cursor.line())
    }

    fn before(&self, here: usize, places: &[usize]) -> Option<NodeId> {
        let before = places.partition_point(|&index| index < here);
        let last = before.checked_sub(1)?;
        Some(self.cursor.node(places[last]))
    }

    /// What may not be seen yet is not jumped to, nor is it told that it is there.
    fn after(&self, here: usize, places: &[usize]) -> Option<NodeId> {
        let first = places.partition_point(|&index| index <= here);
        let next = self.cursor.node(*places.get(first)?);
        Some(next).filter(|&id| self.shows(id))
    }
}
