use crate::{
    notation::maker::{Maker, Mark},
    record::NodeId,
};

/// The way from the start to the last move read: the trunk up to a move, then
/// what left it. Remembers places on it, so that going back costs little.
#[derive(Debug, Default)]
pub(super) struct Path {
    /// The nodes of the first line, the root first.
    trunk: Vec<NodeId>,
    /// Every [`Path::STEP`]th of them.
    trunk_marks: Vec<Mark>,
    /// How many of the trunk's nodes the way keeps; all while it is read.
    kept: usize,
    tail: Vec<NodeId>,
    /// Places in the tail with their index there, the first one among them.
    tail_marks: Vec<(usize, Mark)>,
    is_trunk_done: bool,
}

impl Path {
    const STEP: usize = 32;

    /// The maker has gone on to its node.
    pub fn push(&mut self, maker: &Maker) {
        if !self.is_trunk_done {
            if self.trunk.len().is_multiple_of(Self::STEP) {
                self.trunk_marks.push(maker.mark());
            }
            self.trunk.push(maker.node());
            self.kept = self.trunk.len();
            return;
        }
        let is_far = match self.tail_marks.last() {
            Some((index, _)) => self.tail.len() - index >= Self::STEP,
            None => true,
        };
        if is_far {
            self.tail_marks.push((self.tail.len(), maker.mark()));
        }
        self.tail.push(maker.node());
    }

    pub fn end_trunk(&mut self) {
        self.is_trunk_done = true;
    }

    /// How many moves it has.
    pub fn len(&self) -> usize {
        (self.kept + self.tail.len()).saturating_sub(1)
    }

    /// How many moves the trunk has.
    pub fn trunk_len(&self) -> usize {
        self.trunk.len().saturating_sub(1)
    }

    /// Whether the place after so many moves is the trunk's own.
    pub fn is_on_trunk(&self, moves: usize) -> bool {
        moves < self.kept
    }

    /// Leaves so many moves standing, of those the way has.
    pub fn cut(&mut self, maker: &mut Maker, moves: usize) {
        if self.is_on_trunk(moves) {
            self.cut_to_trunk(maker, moves);
            return;
        }
        let last = moves - self.kept;
        self.tail.truncate(last + 1);
        self.tail_marks.retain_last(last);
        if let Some((index, mark)) = self.tail_marks.last() {
            maker.back_to(mark);
            for &node in &self.tail[index + 1..] {
                maker.forward(node);
            }
        }
    }

    /// Leaves so many moves of the trunk standing.
    pub fn cut_to_trunk(&mut self, maker: &mut Maker, moves: usize) {
        self.kept = moves + 1;
        self.tail.clear();
        self.tail_marks.clear();
        let index = moves / Self::STEP;
        maker.back_to(&self.trunk_marks[index]);
        for &node in &self.trunk[index * Self::STEP + 1..=moves] {
            maker.forward(node);
        }
    }
}

trait RetainLast {
    /// Drops the marks behind an index of the tail.
    fn retain_last(&mut self, last: usize);
}

impl RetainLast for Vec<(usize, Mark)> {
    fn retain_last(&mut self, last: usize) {
        while self.last().is_some_and(|&(index, _)| index > last) {
            self.pop();
        }
    }
}
