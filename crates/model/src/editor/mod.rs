//! A position being set up: any pieces anywhere. What a set of forty pieces has
//! besides those on the table lies in the box.
mod actions;
mod picked_piece;
#[cfg(test)]
mod tests;
mod undo_history;

use core::num::NonZeroU32;

use shogi::{
    Color, HandKind, Piece, PieceKind, Position, PositionError, PositionErrors, Setup, Square,
    Strictness,
};

use super::{BoardView, Selection};
pub use picked_piece::PickedPiece;
use undo_history::UndoHistory;

/// The position editor: the setup, the picked piece, and the undo history.
#[derive(Clone, Debug)]
pub struct Editor {
    setup: Setup,
    held: PickedPiece,
    /// Whose pieces come out of the box.
    side: Color,
    steps: UndoHistory,
}

/// The result of an action, for announcements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditOutcome {
    Nothing,
    PickedUp(Piece),
    /// The picked piece is released; the position is unchanged.
    LetGo,
    Put {
        piece: Piece,
        on: Square,
        /// What stood there, and lies in the box now.
        boxed: Option<Piece>,
    },
    /// The piece is in the hand of its side now.
    InHand(Piece),
    Boxed(Piece),
    /// What is picked up shows another face, or points the other way.
    Turned(Piece),
    Turn(Color),
    Numbered,
    /// The whole position was replaced.
    Replaced,
    Undone,
    Redone,
    Refused(EditRefusal),
}

/// Why an action is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditRefusal {
    NothingHeld,
    KingInHand,
    /// Gold and king.
    OneFace(Piece),
    UnpromotedInHand,
    /// A hand counts no farther.
    HandFull,
}

/// What a setup can be used for: the first of these that applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Playability {
    Game,
    /// One king is missing, as in tsume.
    Problem,
    /// No king, and nothing else that is wrong.
    Lesson,
    /// Only to be looked at.
    Diagram,
}

/// The kinds of the piece box, in display order.
pub const PIECE_BOX: [PieceKind; 8] = [
    PieceKind::King,
    PieceKind::Rook,
    PieceKind::Bishop,
    PieceKind::Gold,
    PieceKind::Silver,
    PieceKind::Knight,
    PieceKind::Lance,
    PieceKind::Pawn,
];

/// What an SFEN says, with or without the words that USI has before it.
///
/// # Errors
/// What is wrong with the text; a setup that is no position is none of that.
pub fn read(sfen: &str) -> Result<Setup, PositionErrors> {
    let text = sfen.trim();
    let text = text.strip_prefix("position ").unwrap_or(text);
    Setup::from_sfen(text.strip_prefix("sfen ").unwrap_or(text))
}

impl Editor {
    pub fn new(start: Setup) -> Self {
        Self {
            setup: start,
            held: PickedPiece::Nothing,
            side: Color::Black,
            steps: UndoHistory::default(),
        }
    }

    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    pub fn picked(&self) -> PickedPiece {
        self.held
    }

    /// The table as a board shows it.
    pub fn board_view(&self) -> BoardView {
        let selection = match self.held {
            PickedPiece::OnTable(origin) => Selection::Selected(origin),
            PickedPiece::Nothing | PickedPiece::OfBox(_) => Selection::Idle,
        };
        BoardView::from_setup(self.setup.clone(), selection, Some(self.setup.turn()))
    }

    /// How many pieces of an unpromoted kind are left in the box; below zero, how
    /// many more are on the table than a set has.
    pub fn count_in_box(&self, kind: PieceKind) -> i32 {
        let standing = self.setup.pieces();
        let standing = standing.filter(|(_, piece)| piece.kind().unpromoted() == kind);
        let held = kind.in_hand().map_or(0, |kind| {
            let count = |color| i32::from(self.setup.hand(color).count(kind));
            count(Color::Black) + count(Color::White)
        });
        i32::from(kind.set_count()) - standing.count() as i32 - held
    }

    /// The piece of a kind as it would come out of the box; as it has come, where
    /// one is held.
    pub fn box_piece(&self, kind: PieceKind) -> Piece {
        match self.held {
            PickedPiece::OfBox(piece) if piece.kind().unpromoted() == kind => piece,
            _ => Piece::new(self.side_of(kind), kind),
        }
    }

    /// A king comes for the side that has none.
    fn side_of(&self, kind: PieceKind) -> Color {
        let lacks = |color| self.setup.king(color).is_none();
        match kind {
            PieceKind::King if lacks(!self.side) && !lacks(self.side) => !self.side,
            _ => self.side,
        }
    }

    pub fn playability(&self) -> Playability {
        let takes = |strictness| self.setup.validate(strictness).is_ok();
        if takes(Strictness::Game) {
            Playability::Game
        } else if takes(Strictness::Problem) {
            Playability::Problem
        } else if takes(Strictness::Lesson) {
            Playability::Lesson
        } else {
            Playability::Diagram
        }
    }

    /// Whether a mate can be looked for: the side that is not to move has a king.
    pub fn is_problem(&self) -> bool {
        let position = Position::from_setup(&self.setup, Strictness::Problem);
        position.is_ok_and(|position| position.king(!position.turn()).is_some())
    }

    /// Everything that keeps the setup from being the start of a game.
    pub fn errors(&self) -> Vec<PositionError> {
        match self.setup.validate(Strictness::Game) {
            Ok(()) => Vec::new(),
            Err(faults) => faults.iter().cloned().collect(),
        }
    }

    pub fn set_turn(&mut self, color: Color) -> EditOutcome {
        let mut setup = self.setup.clone();
        setup.set_turn(color);
        self.change(setup, EditOutcome::Turn(color))
    }

    /// Several numbers in a row are written as one change.
    pub fn set_number(&mut self, number: NonZeroU32) -> EditOutcome {
        if self.setup.move_number() == number.get() {
            return EditOutcome::Nothing;
        }
        self.steps.number(&self.setup);
        self.setup.set_move_number(number);
        EditOutcome::Numbered
    }

    /// Replaces the whole position.
    pub fn replace_setup(&mut self, setup: Setup) -> EditOutcome {
        self.held = PickedPiece::Nothing;
        self.change(setup, EditOutcome::Replaced)
    }

    /// Left and right are exchanged.
    pub fn mirror(&mut self) -> EditOutcome {
        self.replace_setup(self.setup.mirrored())
    }

    /// Each side gets what the other has.
    pub fn exchange_sides(&mut self) -> EditOutcome {
        self.replace_setup(self.setup.reversed())
    }

    /// White holds all that is left in the box, as in tsume problems.
    pub fn rest_to_white(&mut self) -> EditOutcome {
        let mut setup = self.setup.clone();
        let mut hand = setup.hand(Color::White);
        for kind in HandKind::ALL {
            for _ in 0..self.count_in_box(kind.kind()) {
                hand = hand.added(kind).unwrap_or(hand);
            }
        }
        setup.set_hand(Color::White, hand);
        self.replace_setup(setup)
    }

    pub fn can_undo(&self) -> bool {
        self.steps.can_undo()
    }

    pub fn can_redo(&self) -> bool {
        self.steps.can_redo()
    }

    pub fn undo(&mut self) -> EditOutcome {
        self.held = PickedPiece::Nothing;
        match self.steps.undo(&mut self.setup) {
            true => EditOutcome::Undone,
            false => EditOutcome::Nothing,
        }
    }

    pub fn redo(&mut self) -> EditOutcome {
        self.held = PickedPiece::Nothing;
        match self.steps.redo(&mut self.setup) {
            true => EditOutcome::Redone,
            false => EditOutcome::Nothing,
        }
    }

    /// Takes the step to another setup, if it is another.
    fn change(&mut self, setup: Setup, edited: EditOutcome) -> EditOutcome {
        if setup == self.setup {
            return EditOutcome::Nothing;
        }
        self.steps.change(&self.setup);
        self.setup = setup;
        edited
    }
}
