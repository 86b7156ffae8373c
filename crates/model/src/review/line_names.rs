use komadai_names::{FoundName, GameNames, Recognizer};
use komadai_records::NodeId;
use shogi::{Move, Position};

use super::Review;

/// The names of what both sides play in the line that is read: of the moves that may be seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LineNames {
    names: GameNames,
    line: Vec<NodeId>,
}

impl LineNames {
    pub fn of(review: &Review, recognizer: &Recognizer) -> Self {
        let line = review.line().into_iter().take(Recognizer::LAST_PLY);
        let line: Vec<_> = line.take_while(|&node| review.shows(node)).collect();
        Self {
            names: names(review, &line, None, recognizer),
            line,
        }
    }

    /// The names of the whole line.
    pub const fn names(&self) -> &GameNames {
        &self.names
    }

    /// The names that came with a move of the line.
    pub fn at(&self, node: NodeId) -> impl Iterator<Item = FoundName> {
        let place = self.line.iter().position(|&known| known == node);
        let ply = place.map_or(usize::MAX, |place| place + 1);
        self.names.at(ply)
    }
}

/// The names that would come with a move where the reader stands.
pub fn names_after(review: &Review, mv: Move, recognizer: &Recognizer) -> Vec<FoundName> {
    let path = review.path();
    let names = names(review, path, Some(mv), recognizer);
    names.at(path.len() + 1).collect()
}

/// The names of a line, and a move after it.
fn names(
    review: &Review,
    line: &[NodeId],
    next: Option<Move>,
    recognizer: &Recognizer,
) -> GameNames {
    let record = review.record();
    let start = Position::from_setup_unchecked(record.start());
    let plies = line.iter().map_while(|&node| record.node(node).ply());
    recognizer.names_of(&start, plies.map(|ply| ply.mv).chain(next))
}
