//! How much of a record is shown, and guessing its moves.
use std::collections::HashSet;

use komadai_records::{NodeId, NodeKind, Record};
use shogi::{Color, Ply};

use super::{GuessResult, Review, ReviewEvent};

/// What a reader sees of the moves ahead.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Study {
    #[default]
    Open,
    /// They are not shown until the board has been there.
    Hidden,
    /// They are to be guessed: those of one side, or of both.
    Guess { side: Option<Color> },
}

/// How guessing went. Moves that had been seen before do not count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GuessScore {
    /// Moves that were found, at whichever try.
    pub right: u32,
    /// Tries, right and wrong.
    pub tried: u32,
    /// Moves that were shown without being found.
    pub shown: u32,
}

/// What has been studied.
#[derive(Clone, Debug, Default)]
pub(super) struct Studied {
    study: Study,
    /// The nodes that the board has been at or past, and all that lead to them;
    /// empty while everything is open.
    seen: HashSet<NodeId>,
    score: GuessScore,
}

impl Studied {
    /// The board has gone the path; moves to be guessed that it has not gone
    /// before were shown.
    pub fn see(&mut self, record: &Record, path: &[NodeId]) {
        if self.study == Study::Open {
            return;
        }
        for &id in path.iter().rev() {
            if !self.seen.insert(id) {
                break;
            }
            if record.node(id).ply().is_some_and(|ply| self.asks(ply.by)) {
                self.score.shown += 1;
            }
        }
    }

    /// Nodes have other ids, or are gone.
    pub fn renumber(&mut self, id: impl Fn(NodeId) -> Option<NodeId>) {
        self.seen = self.seen.iter().filter_map(|&old| id(old)).collect();
    }

    /// The board stands somewhere for another reason than walking there.
    pub fn stand(&mut self, path: &[NodeId]) {
        if self.study != Study::Open {
            self.seen.extend(path);
        }
    }

    fn asks(&self, color: Color) -> bool {
        match self.study {
            Study::Guess { side } => side.is_none_or(|side| side == color),
            Study::Open | Study::Hidden => false,
        }
    }

    fn shows(&self, record: &Record, node: NodeId) -> bool {
        let Some(parent) = record.node(node).parent() else {
            return true;
        };
        self.study == Study::Open
            || self.seen.contains(&node)
            || record.children(parent).any(|id| self.seen.contains(&id))
    }
}

impl Review {
    pub fn study(&self) -> Study {
        self.studied.study
    }

    /// Begins to study from here, nothing ahead seen yet. Where one side's moves
    /// are to be guessed, the other's are made until it is its turn.
    pub fn set_study(&mut self, study: Study) {
        self.studied = Studied {
            study,
            seen: self.cursor.path().iter().copied().collect(),
            score: match study {
                Study::Guess { .. } => GuessScore::default(),
                Study::Open | Study::Hidden => self.studied.score,
            },
        };
        if study == Study::Open {
            self.studied.seen.clear();
        }
        self.put_down();
        self.reply(&mut Vec::new());
    }

    /// Whether a list may show a node: one of the moves in its place has been on
    /// the board.
    pub fn shows(&self, node: NodeId) -> bool {
        self.studied.shows(&self.record, node)
    }

    /// How guessing goes, or went last.
    pub fn score(&self) -> GuessScore {
        self.studied.score
    }

    /// Whether a move is asked for that has not been seen.
    pub fn is_asking(&self) -> bool {
        let is_new = |next: &NodeId| {
            self.record.node(*next).ply().is_some() && !self.studied.seen.contains(next)
        };
        matches!(self.study(), Study::Guess { .. })
            && self.asks()
            && self.cursor.next().is_some_and(|next| is_new(&next))
    }

    /// Whether the side to move is the one whose moves are guessed, if any are.
    pub(super) fn asks(&self) -> bool {
        let is_guessing = matches!(self.study(), Study::Guess { .. });
        !is_guessing || self.studied.asks(self.setup().turn())
    }

    /// A legal move is compared with those of the record.
    pub(super) fn guess(&mut self, ply: Ply) -> Vec<ReviewEvent> {
        let made = |id: NodeId| self.record.node(id).ply();
        let Some(next) = self.cursor.next().filter(|&next| made(next).is_some()) else {
            return vec![ReviewEvent::EndOfLine];
        };
        let found = if made(next) == Some(ply) {
            Some((next, GuessResult::Right))
        } else {
            let mut children = self.record.children(self.at());
            let other = children.find(|&id| made(id) == Some(ply));
            other.map(|id| (id, GuessResult::RightVariation))
        };
        let counts = u32::from(!self.studied.seen.contains(&next));
        self.studied.score.tried += counts;
        let Some((id, result)) = found else {
            return vec![ReviewEvent::Guessed(GuessResult::Wrong(ply))];
        };
        self.studied.score.right += counts;
        self.studied.seen.insert(id);
        let mut events = vec![ReviewEvent::Guessed(result), self.arrive(id)];
        self.reply(&mut events);
        self.finish(&mut events);
        events
    }

    /// Shows the move that is to be guessed.
    pub(super) fn show_next(&mut self) -> Vec<ReviewEvent> {
        let Some(next) = self.cursor.next() else {
            return Vec::new();
        };
        let mut events = vec![self.arrive(next)];
        self.reply(&mut events);
        self.finish(&mut events);
        events
    }

    /// Goes back to where a move was to be guessed.
    pub(super) fn back_to_guess(&mut self) -> Vec<ReviewEvent> {
        let mut events = Vec::new();
        while let Some(parent) = self.record.node(self.at()).parent() {
            events = vec![self.arrive(parent)];
            if self.asks() {
                break;
            }
        }
        events
    }

    /// Makes the moves of the side that does not guess.
    fn reply(&mut self, events: &mut Vec<ReviewEvent>) {
        while !self.asks()
            && let Some(next) = self.cursor.next()
            && self.record.node(next).ply().is_some()
        {
            events.push(self.arrive(next));
        }
    }

    /// Says so when no more moves follow, and goes to the word of the end.
    fn finish(&mut self, events: &mut Vec<ReviewEvent>) {
        match self.cursor.next() {
            None => events.push(ReviewEvent::EndOfLine),
            Some(next) if matches!(self.record.node(next).kind(), NodeKind::End(_)) => {
                self.arrive(next);
                events.push(ReviewEvent::EndOfLine);
            }
            Some(_) => {}
        }
    }
}
