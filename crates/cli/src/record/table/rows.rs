//! The rows of a game.

use komadai_names::Recognizer;
use komadai_records::{Evaluation, NodeId, NodeKind, Record};
use shogi::{Color, EndReason, Move, Position, Setup};

use crate::games::read::Game;

/// A game and its positions.
#[derive(Debug)]
pub struct GameRows {
    pub game: Game,
    /// The start in SFEN, unless it is that of an even game.
    pub start: Option<String>,
    pub end: Option<EndReason>,
    /// The positions of the main line, up to the first illegal move: one at least.
    pub positions: Vec<PositionRow>,
}

/// A position of a game.
#[derive(Debug)]
pub struct PositionRow {
    pub turn: Color,
    pub key: u64,
    /// The evaluation that the record has of the position.
    pub evaluation: Option<Evaluation>,
    /// What was played.
    pub mv: Option<Move>,
    /// The time for the move, or for what ended the game instead.
    pub seconds: Option<f64>,
}

impl GameRows {
    pub fn new(file: &str, number: usize, record: &Record, recognizer: &Recognizer) -> Self {
        let audit = record.audit();
        let game = Game::new(file, number, record, audit.as_ref(), recognizer);
        let is_even = *record.start() == Setup::startpos();
        Self {
            start: (!is_even).then(|| record.start().to_sfen()),
            end: record.end_reason(audit.as_ref()),
            positions: positions(record, game.start),
            game,
        }
    }

    /// How many moves the rows have.
    pub fn moves(&self) -> usize {
        self.positions.len() - 1
    }
}

fn positions(record: &Record, start: Position) -> Vec<PositionRow> {
    let mut rows = Vec::new();
    let mut position = start;
    let mut node = NodeId::ROOT;
    loop {
        let mut row = PositionRow {
            turn: position.turn(),
            key: position.key(),
            evaluation: record.node(node).notes().evaluation,
            mv: None,
            seconds: None,
        };
        let next = record.node(node).next();
        if let Some(next) = next {
            row.seconds = record.node(next).spent().map(|spent| spent.as_secs_f64());
            if let NodeKind::Move(ply) = *record.node(next).kind()
                && position.play(ply.mv).is_ok()
            {
                row.mv = Some(ply.mv);
                node = next;
            }
        }
        let is_last = row.mv.is_none();
        rows.push(row);
        if is_last {
            return rows;
        }
    }
}
