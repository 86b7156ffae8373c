//! Picking up, putting down and turning.
use shogi::{Color, HandKind, Origin, Piece, PieceKind, Square};

use super::{
    EditRefusal, Edited, Editor, Held,
    held::{give, next_way, other_face},
};
use crate::{Intent, Place};

impl Editor {
    /// Takes up what a board says. A touch on a piece picks it up, and on the one
    /// that is picked up turns it; no touch takes a piece off the board. What is
    /// carried onto a piece takes its place.
    pub fn handle(&mut self, intent: Intent) -> Edited {
        match intent {
            Intent::Touch(Place::Square(square)) => self.touch_square(square),
            Intent::Touch(Place::Hand(color, kind)) => {
                self.touch_hand(color, Origin::Hand(color, kind))
            }
            Intent::Carry { from, to } if from == to => self.let_go(),
            Intent::Carry { from, to } => self.carry(Held::OnTable(from.origin()), to),
            Intent::Cancel => self.let_go(),
            Intent::Promote(_) | Intent::Resign { .. } => Edited::Nothing,
        }
    }

    fn touch_square(&mut self, square: Square) -> Edited {
        let here = Origin::Board(square);
        match (self.held, self.setup.piece_at(square)) {
            (Held::OnTable(origin), Some(_)) if origin == here => self.turn(),
            (_, Some(_)) => self.pick_up(here),
            (Held::Nothing, None) => Edited::Nothing,
            (Held::OnTable(_) | Held::OfBox(_), None) => self.put_on(square),
        }
    }

    fn touch_hand(&mut self, color: Color, here: Origin) -> Edited {
        match self.held {
            Held::OnTable(origin) if origin == here => self.let_go(),
            Held::Nothing => self.pick_up(here),
            Held::OnTable(Origin::Hand(other, _)) if other == color => self.pick_up(here),
            Held::OnTable(_) | Held::OfBox(_) => self.to_hand(color),
        }
    }

    /// Picks a piece up, if there is one.
    fn pick_up(&mut self, origin: Origin) -> Edited {
        let is_there = match origin {
            Origin::Board(square) => self.setup.piece_at(square).is_some(),
            Origin::Hand(color, kind) => self.setup.hand(color).has(kind),
        };
        let held = Held::OnTable(origin);
        match held.piece(&self.setup).filter(|_| is_there) {
            Some(piece) => {
                self.held = held;
                Edited::PickedUp(piece)
            }
            None => self.let_go(),
        }
    }

    /// Takes a piece of a kind out of the box; the one that is out already is
    /// turned. More come out than a set has, if somebody asks for them.
    pub fn take(&mut self, kind: PieceKind) -> Edited {
        match self.held {
            Held::OfBox(piece) if piece.kind().unpromoted() == kind => self.turn(),
            _ => {
                let piece = self.of_box(kind);
                self.held = Held::OfBox(piece);
                Edited::PickedUp(piece)
            }
        }
    }

    /// A piece of a kind is carried from the box to a place.
    pub fn carry_out(&mut self, kind: PieceKind, to: Place) -> Edited {
        self.carry(Held::OfBox(self.of_box(kind)), to)
    }

    /// What cannot be put there is not held any longer.
    fn carry(&mut self, held: Held, to: Place) -> Edited {
        self.held = held;
        let edited = match to {
            Place::Square(square) => self.put_on(square),
            Place::Hand(color, _) => self.to_hand(color),
        };
        if matches!(edited, Edited::Refused(_)) {
            self.held = Held::Nothing;
        }
        edited
    }

    pub fn let_go(&mut self) -> Edited {
        match core::mem::take(&mut self.held) {
            Held::Nothing => Edited::Nothing,
            Held::OnTable(_) | Held::OfBox(_) => Edited::LetGo,
        }
    }

    /// Puts what is held on a square.
    fn put_on(&mut self, square: Square) -> Edited {
        let mut setup = self.setup.clone();
        let Some(piece) = self.held.take(&mut setup) else {
            return self.nothing_held();
        };
        let boxed = setup.put(square, Some(piece));
        let edited = self.change(
            setup,
            Edited::Put {
                piece,
                on: square,
                boxed,
            },
        );
        self.put_down(piece);
        edited
    }

    /// Puts what is held in a hand.
    pub fn to_hand(&mut self, color: Color) -> Edited {
        let mut setup = self.setup.clone();
        let Some(piece) = self.held.take(&mut setup) else {
            return self.nothing_held();
        };
        match give(&mut setup, color, piece) {
            Ok(given) => {
                let edited = self.change(setup, Edited::InHand(given));
                self.put_down(piece);
                edited
            }
            Err(refusal) => Edited::Refused(refusal),
        }
    }

    /// Puts what is held in the box.
    pub fn to_box(&mut self) -> Edited {
        let mut setup = self.setup.clone();
        let Some(piece) = self.held.take(&mut setup) else {
            return self.nothing_held();
        };
        self.held = Held::Nothing;
        match self.change(setup, Edited::Boxed(piece)) {
            Edited::Nothing => Edited::LetGo,
            edited => edited,
        }
    }

    /// What was held is on the table. Out of the box comes the next one like it,
    /// but no second king, and none that is not there.
    fn put_down(&mut self, piece: Piece) {
        let kind = piece.kind().unpromoted();
        let goes_on = matches!(self.held, Held::OfBox(_)) && kind != PieceKind::King;
        if !(goes_on && self.left(kind) > 0) {
            self.held = Held::Nothing;
        }
    }

    /// What is held lies as the next of its ways: one side's faces, then the
    /// other's. In a hand there is only the other hand.
    pub fn turn(&mut self) -> Edited {
        match self.held {
            Held::OnTable(Origin::Hand(color, kind)) => self.change_hand(color, kind),
            _ => self.turn_held(|piece| Ok(next_way(piece))),
        }
    }

    /// What is held shows its other face.
    pub fn turn_over(&mut self) -> Edited {
        match self.held {
            Held::OnTable(Origin::Hand(..)) => Edited::Refused(EditRefusal::UnpromotedInHand),
            _ => self.turn_held(other_face),
        }
    }

    /// What is held becomes the other side's.
    pub fn change_side(&mut self) -> Edited {
        match self.held {
            Held::OnTable(Origin::Hand(color, kind)) => self.change_hand(color, kind),
            _ => self.turn_held(|piece| Ok(Piece::new(!piece.color(), piece.kind()))),
        }
    }

    fn turn_held(&mut self, turn: fn(Piece) -> Result<Piece, EditRefusal>) -> Edited {
        let Some(piece) = self.held.piece(&self.setup) else {
            return self.nothing_held();
        };
        let piece = match turn(piece) {
            Ok(piece) => piece,
            Err(refusal) => return Edited::Refused(refusal),
        };
        if let Held::OnTable(Origin::Board(square)) = self.held {
            let mut setup = self.setup.clone();
            setup.put(square, Some(piece));
            return self.change(setup, Edited::Turned(piece));
        }
        self.held = Held::OfBox(piece);
        if piece.kind() != PieceKind::King {
            self.side = piece.color();
        }
        Edited::Turned(piece)
    }

    fn change_hand(&mut self, color: Color, kind: HandKind) -> Edited {
        let edited = self.to_hand(!color);
        if matches!(edited, Edited::InHand(_)) {
            self.held = Held::OnTable(Origin::Hand(!color, kind));
        }
        edited
    }

    fn nothing_held(&mut self) -> Edited {
        self.held = Held::Nothing;
        Edited::Refused(EditRefusal::NothingHeld)
    }
}
