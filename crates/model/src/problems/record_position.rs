use komadai_records::{NodeId, Record};
use shogi::{Move, Position, Strictness};

/// A position of a record, and the moves that follow it there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordPosition {
    pub position: Position,
    pub moves: Vec<Move>,
    /// The move that led there.
    pub before: Option<Move>,
    /// The number of the move that follows.
    pub number: u32,
    /// The name that the record gives it.
    pub name: String,
}

impl RecordPosition {
    /// The position at a node with the line that follows. `None` where the position is not one of
    /// the rules.
    pub fn new(record: &Record, node: NodeId) -> Option<Self> {
        Self::on_line(record, node, &record.line_from(node))
    }

    /// The same with the nodes of another line that follows.
    pub fn on_line(record: &Record, node: NodeId, line: &[NodeId]) -> Option<Self> {
        let setup = record.setup_at(node);
        let position = Position::from_setup(&setup, Strictness::Problem).ok()?;
        let mut moves = Vec::new();
        let mut after = position;
        for ply in line.iter().filter_map(|&node| record.node(node).ply()) {
            if ply.by != after.turn() || after.play(ply.mv).is_err() {
                break;
            }
            moves.push(ply.mv);
        }
        Some(Self {
            position,
            moves,
            before: record.node(node).ply().map(|ply| ply.mv),
            number: setup.move_number(),
            name: record.node(node).notes().bookmark.clone(),
        })
    }

    /// Whether it may occur in a game: only such positions can be evaluated.
    pub fn is_of_game(&self) -> bool {
        Position::from_setup(&self.position.to_setup(), Strictness::Game).is_ok()
    }
}
