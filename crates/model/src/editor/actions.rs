//! Picking up, putting down and turning.
use shogi::{Color, HandKind, Origin, Piece, PieceKind, Square};

use super::{
    EditOutcome, EditRefusal, Editor, PickedPiece,
    picked_piece::{give, next_way, other_face},
};
use crate::{BoardIntent, BoardTarget};

impl Editor {
    /// Handles an intent. A touch on a piece picks it up, and on the one
    /// that is picked up turns it; no touch takes a piece off the board. What is
    /// carried onto a piece takes its place.
    pub fn handle(&mut self, intent: BoardIntent) -> EditOutcome {
        match intent {
            BoardIntent::Touch(BoardTarget::Square(square)) => self.touch_square(square),
            BoardIntent::Touch(BoardTarget::Hand(color, kind)) => {
                self.touch_hand(color, Origin::Hand(color, kind))
            }
            BoardIntent::Drag { from, to } if from == to => self.let_go(),
            BoardIntent::Drag { from, to } => self.carry(PickedPiece::OnTable(from.origin()), to),
            BoardIntent::Cancel => self.let_go(),
            BoardIntent::Promote(_) | BoardIntent::Resign { .. } => EditOutcome::Nothing,
        }
    }

    fn touch_square(&mut self, square: Square) -> EditOutcome {
        let here = Origin::Board(square);
        match (self.held, self.setup.piece_at(square)) {
            (PickedPiece::OnTable(origin), Some(_)) if origin == here => self.turn(),
            (_, Some(_)) => self.pick_up(here),
            (PickedPiece::Nothing, None) => EditOutcome::Nothing,
            (PickedPiece::OnTable(_) | PickedPiece::OfBox(_), None) => self.put_on(square),
        }
    }

    fn touch_hand(&mut self, color: Color, here: Origin) -> EditOutcome {
        match self.held {
            PickedPiece::OnTable(origin) if origin == here => self.let_go(),
            PickedPiece::Nothing => self.pick_up(here),
            PickedPiece::OnTable(Origin::Hand(other, _)) if other == color => self.pick_up(here),
            PickedPiece::OnTable(_) | PickedPiece::OfBox(_) => self.to_hand(color),
        }
    }

    /// Picks a piece up, if there is one.
    fn pick_up(&mut self, origin: Origin) -> EditOutcome {
        let is_there = match origin {
            Origin::Board(square) => self.setup.piece_at(square).is_some(),
            Origin::Hand(color, kind) => self.setup.hand(color).has(kind),
        };
        let held = PickedPiece::OnTable(origin);
        match held.piece(&self.setup).filter(|_| is_there) {
            Some(piece) => {
                self.held = held;
                EditOutcome::PickedUp(piece)
            }
            None => self.let_go(),
        }
    }

    /// Takes a piece of a kind out of the box; the one that is out already is
    /// turned. More come out than a set has, if somebody asks for them.
    pub fn take(&mut self, kind: PieceKind) -> EditOutcome {
        match self.held {
            PickedPiece::OfBox(piece) if piece.kind().unpromoted() == kind => self.turn(),
            _ => {
                let piece = self.box_piece(kind);
                self.held = PickedPiece::OfBox(piece);
                EditOutcome::PickedUp(piece)
            }
        }
    }

    /// A piece of a kind is carried from the box to a place.
    pub fn carry_out(&mut self, kind: PieceKind, to: BoardTarget) -> EditOutcome {
        self.carry(PickedPiece::OfBox(self.box_piece(kind)), to)
    }

    /// What cannot be put there is not held any longer.
    fn carry(&mut self, held: PickedPiece, to: BoardTarget) -> EditOutcome {
        self.held = held;
        let edited = match to {
            BoardTarget::Square(square) => self.put_on(square),
            BoardTarget::Hand(color, _) => self.to_hand(color),
        };
        if matches!(edited, EditOutcome::Refused(_)) {
            self.held = PickedPiece::Nothing;
        }
        edited
    }

    pub fn let_go(&mut self) -> EditOutcome {
        match core::mem::take(&mut self.held) {
            PickedPiece::Nothing => EditOutcome::Nothing,
            PickedPiece::OnTable(_) | PickedPiece::OfBox(_) => EditOutcome::LetGo,
        }
    }

    /// Puts what is held on a square.
    fn put_on(&mut self, square: Square) -> EditOutcome {
        let mut setup = self.setup.clone();
        let Some(piece) = self.held.take(&mut setup) else {
            return self.nothing_held();
        };
        let boxed = setup.set_piece(square, Some(piece));
        let edited = self.change(
            setup,
            EditOutcome::Put {
                piece,
                on: square,
                boxed,
            },
        );
        self.put_down(piece);
        edited
    }

    /// Puts what is held in a hand.
    pub fn to_hand(&mut self, color: Color) -> EditOutcome {
        let mut setup = self.setup.clone();
        let Some(piece) = self.held.take(&mut setup) else {
            return self.nothing_held();
        };
        match give(&mut setup, color, piece) {
            Ok(given) => {
                let edited = self.change(setup, EditOutcome::InHand(given));
                self.put_down(piece);
                edited
            }
            Err(refusal) => EditOutcome::Refused(refusal),
        }
    }

    /// Puts what is held in the box.
    pub fn to_box(&mut self) -> EditOutcome {
        let mut setup = self.setup.clone();
        let Some(piece) = self.held.take(&mut setup) else {
            return self.nothing_held();
        };
        self.held = PickedPiece::Nothing;
        match self.change(setup, EditOutcome::Boxed(piece)) {
            EditOutcome::Nothing => EditOutcome::LetGo,
            edited => edited,
        }
    }

    /// What was held is on the table. Out of the box comes the next one like it,
    /// but no second king, and none that is not there.
    fn put_down(&mut self, piece: Piece) {
        let kind = piece.kind().unpromoted();
        let goes_on = matches!(self.held, PickedPiece::OfBox(_)) && kind != PieceKind::King;
        if !(goes_on && self.count_in_box(kind) > 0) {
            self.held = PickedPiece::Nothing;
        }
    }

    /// What is held lies as the next of its ways: one side's faces, then the
    /// other's. In a hand there is only the other hand.
    pub fn turn(&mut self) -> EditOutcome {
        match self.held {
            PickedPiece::OnTable(Origin::Hand(color, kind)) => self.change_hand(color, kind),
            _ => self.turn_held(|piece| Ok(next_way(piece))),
        }
    }

    /// What is held shows its other face.
    pub fn turn_over(&mut self) -> EditOutcome {
        match self.held {
            PickedPiece::OnTable(Origin::Hand(..)) => {
                EditOutcome::Refused(EditRefusal::UnpromotedInHand)
            }
            _ => self.turn_held(other_face),
        }
    }

    /// What is held becomes the other side's.
    pub fn change_side(&mut self) -> EditOutcome {
        match self.held {
            PickedPiece::OnTable(Origin::Hand(color, kind)) => self.change_hand(color, kind),
            _ => self.turn_held(|piece| Ok(Piece::new(!piece.color(), piece.kind()))),
        }
    }

    fn turn_held(&mut self, turn: fn(Piece) -> Result<Piece, EditRefusal>) -> EditOutcome {
        let Some(piece) = self.held.piece(&self.setup) else {
            return self.nothing_held();
        };
        let piece = match turn(piece) {
            Ok(piece) => piece,
            Err(refusal) => return EditOutcome::Refused(refusal),
        };
        if let PickedPiece::OnTable(Origin::Board(square)) = self.held {
            let mut setup = self.setup.clone();
            setup.set_piece(square, Some(piece));
            return self.change(setup, EditOutcome::Turned(piece));
        }
        self.held = PickedPiece::OfBox(piece);
        if piece.kind() != PieceKind::King {
            self.side = piece.color();
        }
        EditOutcome::Turned(piece)
    }

    fn change_hand(&mut self, color: Color, kind: HandKind) -> EditOutcome {
        let edited = self.to_hand(!color);
        if matches!(edited, EditOutcome::InHand(_)) {
            self.held = PickedPiece::OnTable(Origin::Hand(!color, kind));
        }
        edited
    }

    fn nothing_held(&mut self) -> EditOutcome {
        self.held = PickedPiece::Nothing;
        EditOutcome::Refused(EditRefusal::NothingHeld)
    }
}
