//! Where one can go from a place of a record.
use shogi::record::NodeId;

use super::{Review, ReviewEvent, Study};

/// A way to walk through a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
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

impl Way {
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
    pub fn can_walk(&self, way: Way) -> bool {
        self.target(way).is_some()
    }

    /// Goes a way; nothing happens where it leads nowhere. While moves are
    /// guessed, the next one is shown by going forward, and back leads to the last
    /// that was guessed.
    pub fn walk(&mut self, way: Way) -> Vec<ReviewEvent> {
        let guesses = matches!(self.study(), Study::Guess { .. });
        match (way, self.target(way)) {
            (Way::Forward, Some(_)) if guesses => self.show_next(),
            (Way::Back, Some(_)) if guesses => self.back_to_guess(),
            (_, Some(target)) => vec![self.arrive(target)],
            (_, None) => Vec::new(),
        }
    }

    fn target(&self, way: Way) -> Option<NodeId> {
        let here = self.cursor.index();
        match way {
            Way::First => self.back(here, |_| true).map(|_| NodeId::ROOT),
            Way::Back => self.back(here, |_| true),
            Way::Forward => self.cursor.next(),
            Way::Last => self.cursor.next().and(self.cursor.line().last().copied()),
            Way::PreviousBranch => self.back(here, |id| self.has_variations(id)),
            Way::NextBranch => self.ahead(here, |id| self.has_variations(id)),
            Way::PreviousComment => self.back(here, |id| self.has_comment(id)),
            Way::NextComment => self.ahead(here, |id| self.has_comment(id)),
            Way::PreviousMistake => {
                let mistakes = self.cursor.mistakes(&self.record);
                let before = mistakes.partition_point(|&index| index < here);
                let last = before.checked_sub(1)?;
                Some(self.cursor.node(mistakes[last]))
            }
            Way::NextMistake => {
                let mistakes = self.cursor.mistakes(&self.record);
                let first = mistakes.partition_point(|&index| index <= here);
                let next = self.cursor.node(*mistakes.get(first)?);
                Some(next).filter(|&id| self.shows(id))
            }
            Way::UpVariation => {
                let parent = self.record.node(self.at()).parent()?;
                let is_before = |id: &NodeId| self.record.node(*id).sibling() == Some(self.at());
                self.record.children(parent).find(is_before)
            }
            Way::DownVariation => self.record.node(self.at()).sibling(),
        }
    }

    fn back(&self, here: usize, is_target: impl Fn(NodeId) -> bool) -> Option<NodeId> {
        let mut before = (0..here).rev().map(|index| self.cursor.node(index));
        before.find(|&id| is_target(id))
    }

    fn ahead(&self, here: usize, is_target: impl Fn(NodeId) -> bool) -> Option<NodeId> {
        let after = self.cursor.line()[here..].iter().copied();
        // What may not be seen yet is not jumped to, nor is it told that it is there.
        let mut seen = after.take_while(|&id| self.shows(id));
        seen.find(|&id| is_target(id))
    }

    fn has_variations(&self, id: NodeId) -> bool {
        let node = self.record.node(id);
        let is_first = |parent| self.record.node(parent).next() == Some(id);
        node.sibling().is_some() || node.parent().is_some_and(|parent| !is_first(parent))
    }

    fn has_comment(&self, id: NodeId) -> bool {
        !self.record.node(id).notes().comment.is_empty()
    }
}
