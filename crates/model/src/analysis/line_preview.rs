use shogi::{Move, Position, Square};

use super::PositionEval;
use crate::{BoardView, MoveContext, Selection, move_context};

/// An engine line that is stepped through on the board, and how far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinePreview {
    /// Where the line begins, and the move that led there.
    start: Position,
    before: Option<Move>,
    moves: Vec<Move>,
    shown: usize,
    worth: Option<PositionEval>,
    /// What is pointed out, and after how many moves.
    pointed: (usize, Vec<Square>),
}

impl LinePreview {
    /// As many of the moves as are legal, with the first `shown` on the board.
    pub fn new(start: Position, before: Option<Move>, moves: &[Move], shown: usize) -> Self {
        let legal = legal_part(&start, moves);
        Self {
            start,
            before,
            shown: shown.min(legal),
            moves: moves[..legal].to_vec(),
            worth: None,
            pointed: (0, Vec::new()),
        }
    }

    /// The same with squares to point out where it stands now.
    pub fn pointing_out(self, squares: &[Square]) -> Self {
        Self {
            pointed: (self.shown, squares.to_vec()),
            ..self
        }
    }

    /// The squares that are pointed out in the position on the board.
    pub fn pointed(&self) -> &[Square] {
        let (shown, squares) = &self.pointed;
        match *shown == self.shown {
            true => squares,
            false => &[],
        }
    }

    /// The same with what its positions are worth, as the search says that found it.
    pub fn with_worth(self, worth: Option<PositionEval>) -> Self {
        Self { worth, ..self }
    }

    pub fn worth(&self) -> Option<PositionEval> {
        self.worth
    }

    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    pub fn shown(&self) -> usize {
        self.shown
    }

    pub fn start(&self) -> &Position {
        &self.start
    }

    pub fn before(&self) -> Option<Move> {
        self.before
    }

    /// Goes to where so many moves are on the board; false if it is there.
    pub fn show(&mut self, shown: usize) -> bool {
        let shown = shown.min(self.moves.len());
        let goes = shown != self.shown;
        self.shown = shown;
        goes
    }

    /// What stands on the board, where nothing can be moved.
    pub fn board_view(&self) -> BoardView {
        let (mut position, mut before) = (self.start, self.before);
        let mut facts = None;
        for &mv in &self.moves[..self.shown] {
            facts = step(&mut position, mv, before);
            before = Some(mv);
        }
        BoardView {
            last_move: facts,
            ..BoardView::from_position(&position, Selection::Idle, None)
        }
    }
}

/// Makes a legal move, and says what is to be said of it.
pub fn step(position: &mut Position, mv: Move, before: Option<Move>) -> Option<MoveContext> {
    let ply = shogi::Ply {
        by: position.turn(),
        mv,
    };
    let facts = move_context(&position.to_setup(), ply, before);
    position.play_unchecked(mv);
    facts
}

fn legal_part(start: &Position, moves: &[Move]) -> usize {
    let mut position = *start;
    let legal = |&mv: &Move| {
        let legal = position.check_legal(mv).is_ok();
        if legal {
            position.play_unchecked(mv);
        }
        legal
    };
    moves
        .iter()
        .take_while({
            let mut legal = legal;
            move |mv| legal(mv)
        })
        .count()
}
