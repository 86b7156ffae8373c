//! The state of a screen that reads, edits and studies a record.
mod cursor;
mod edits;
mod event;
mod game_info;
mod history;
mod line_names;
mod marks;
mod mistakes;
mod navigation;
mod navigation_index;
mod play_on;
mod replay;
mod start_ply;
mod study;
#[cfg(all(test, not(target_family = "wasm")))]
mod tests;
pub mod tree_rows;
pub mod virtual_list;

use std::sync::Arc;

use komadai_records::{NodeId, NodeKind, Record};
use shogi::{Color, Position, Setup};

use super::{BoardIntent, BoardView, MoveRules, Refusal, Selection, SelectionOutcome};
use cursor::Cursor;
use history::History;
use study::Studied;

pub(crate) use replay::why_illegal;

pub use edits::EditKind;
pub use event::{GuessResult, ReviewEvent};
pub use game_info::{GameInfo, HeaderError, HeaderRow, start_handicap};
pub use line_names::{LineNames, names_after};
pub use marks::DrawOutcome;
pub use navigation::NavTarget;
pub use play_on::{can_play_on, game_at_cursor};
pub use start_ply::{StartPly, StartPlyError};
pub use study::{GuessScore, Study};

/// A record with a place in it, what is selected there, and the changes that can
/// be undone.
#[derive(Clone, Debug)]
pub struct Review {
    record: Arc<Record>,
    cursor: Cursor,
    selection: Selection,
    /// The move that was tried last, if it was refused.
    refusal: Option<Refusal>,
    history: History,
    revision: u64,
    shape: u64,
    numbering: u64,
    studied: Studied,
}

impl Review {
    /// The start of the record, nothing to undo.
    pub fn new(record: Record) -> Self {
        Self {
            cursor: Cursor::new(&record),
            record: Arc::new(record),
            selection: Selection::Idle,
            refusal: None,
            history: History::default(),
            revision: 0,
            shape: 0,
            numbering: 0,
            studied: Studied::default(),
        }
    }

    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The record as it stands now, whatever is changed afterwards.
    pub fn shared(&self) -> Arc<Record> {
        Arc::clone(&self.record)
    }

    /// The current node.
    pub fn at(&self) -> NodeId {
        self.cursor.at()
    }

    /// The board and hands at the current node.
    pub fn setup(&self) -> &Setup {
        self.cursor.setup()
    }

    /// The same as a position, if it can be one.
    pub fn position(&self) -> Option<&Position> {
        self.cursor.position()
    }

    /// The nodes that lead there, the root left out.
    pub fn path(&self) -> &[NodeId] {
        self.cursor.path()
    }

    /// How many moves lead there.
    pub fn plies(&self) -> usize {
        self.cursor.plies()
    }

    /// What stands on the table at any node; cheap near where the board stands.
    pub fn setup_at(&self, node: NodeId) -> Setup {
        self.cursor.setup_at(&self.record, node)
    }

    pub fn selection(&self) -> Selection {
        self.selection
    }

    /// The move that was tried last, if it was refused.
    pub fn refusal(&self) -> Option<Refusal> {
        self.refusal
    }

    /// The move that led here, if it was illegal.
    pub fn illegal_move(&self) -> Option<Refusal> {
        self.cursor.last_move()?.foul
    }

    /// The line that is read: the nodes that lead here, and how it goes on. It
    /// stays the same while the board goes back and forward along it.
    pub fn line(&self) -> Vec<NodeId> {
        self.cursor.line().to_vec()
    }

    /// Whether the record has times: programs write zeros where they have none.
    pub fn has_times(&self) -> bool {
        let record = &self.record;
        let mut nodes = record.depth_first().into_iter();
        nodes.any(|id| {
            record
                .node(id)
                .spent()
                .is_some_and(|spent| !spent.is_zero())
        })
    }

    /// The side that may move now: whose turn it is, where the line has not ended
    /// and it is not the other side that guesses.
    pub fn mover(&self) -> Option<Color> {
        let has_ended = matches!(self.record.node(self.at()).kind(), NodeKind::End(_));
        (!has_ended && self.asks()).then(|| self.setup().turn())
    }

    pub fn board_view(&self) -> BoardView {
        let scene = match self.position() {
            Some(position) => BoardView::from_position(position, self.selection, self.mover()),
            None => BoardView::from_setup(self.setup().clone(), self.selection, self.mover()),
        };
        BoardView {
            last_move: self.cursor.last_move().and_then(|last| last.facts),
            refusal: self.refusal.or_else(|| self.illegal_move()),
            ..scene
        }
    }

    /// Goes to a node; nothing happens where the board stands there or the record
    /// has none such.
    pub fn go(&mut self, to: NodeId) -> Vec<ReviewEvent> {
        if to == self.at() || !self.record.contains(to) {
            return Vec::new();
        }
        vec![self.arrive(to)]
    }

    /// Takes up the main line again, where the board stands or where that branches off from
    /// it; nothing happens on the main line.
    pub fn return_to_main_line(&mut self) -> Vec<ReviewEvent> {
        let main = self.record.main_line();
        let Some(&end) = main.last().filter(|_| self.cursor.line() != main) else {
            return Vec::new();
        };
        let shared = main.iter().zip(self.cursor.path());
        let shared = shared.take_while(|(a, b)| a == b).last();
        let branch = shared.map_or(NodeId::ROOT, |(&node, _)| node);
        // The line is that of the node gone to, and stays on the way back.
        self.arrive(end);
        vec![self.arrive(branch)]
    }

    /// What a board says: touches, moves, promotions.
    pub fn handle(&mut self, intent: BoardIntent) -> Vec<ReviewEvent> {
        self.refusal = None;
        let mover = self.mover();
        let ground = match self.cursor.position() {
            Some(position) => MoveRules::Legal(position),
            None => MoveRules::Free(self.cursor.setup()),
        };
        match self.selection.handle(intent, ground, mover) {
            SelectionOutcome::Nothing => Vec::new(),
            SelectionOutcome::Changed => match self.selection {
                Selection::Promoting { from, to } => vec![ReviewEvent::Promoting { from, to }],
                Selection::Idle | Selection::Selected(_) => Vec::new(),
            },
            SelectionOutcome::Refused { origin, to, why } => {
                let refusal = Refusal { origin, to, why };
                self.refusal = Some(refusal);
                vec![ReviewEvent::Refused(refusal)]
            }
            SelectionOutcome::Play(ply) => match self.study() {
                Study::Guess { .. } => self.guess(ply),
                Study::Open | Study::Hidden => self.play(ply),
            },
        }
    }

    /// The board goes to another node, which has been seen then.
    fn arrive(&mut self, to: NodeId) -> ReviewEvent {
        let node = self.record.node(to);
        let forward = node.parent() == Some(self.at()) && node.ply().is_some();
        self.cursor.go(&self.record, to);
        self.studied.see(&self.record, self.cursor.path());
        self.history.pause();
        self.put_down();
        match self.cursor.last_move() {
            Some(last) if forward => ReviewEvent::Moved {
                ply: last.ply,
                captured: last.captured,
                check: self.position().is_some_and(Position::in_check),
            },
            _ => ReviewEvent::Went,
        }
    }

    /// Nothing is picked up or pointed out any more.
    fn put_down(&mut self) {
        self.selection = Selection::Idle;
        self.refusal = None;
    }
}
