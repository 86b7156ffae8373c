use shogi::{Bitboard, Color, HandKind, IllegalMove, Move, Origin, Piece, Position, Setup, Square};

use crate::{
    i18n::{MoveFacts, SquareState},
    session::{Coordinates, KingStyle, Refusal, Selection},
};

/// All that a board shows of a position. The board judges nothing of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    pub setup: Setup,
    /// The side that may move now on this screen.
    pub mover: Option<Color>,
    /// The squares of its pieces that have a legal move.
    pub movable: Bitboard,
    pub selection: Selection,
    /// Where the selected piece can go.
    pub destinations: Bitboard,
    pub last_move: Option<MoveFacts>,
    /// The square of a king in check.
    pub check: Option<Square>,
    pub refusal: Option<Refusal>,
}

/// How a board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardStyle {
    /// Whether White sits near.
    pub flipped: bool,
    pub coordinates: Coordinates,
    pub kings: KingStyle,
}

impl Scene {
    /// The position with what can be done in it; nothing has happened yet.
    pub fn of(position: &Position, selection: Selection, mover: Option<Color>) -> Self {
        let movable = match mover {
            Some(_) => position
                .legal_moves()
                .iter()
                .filter_map(|mv| mv.from())
                .collect(),
            None => Bitboard::EMPTY,
        };
        Self {
            setup: position.to_setup(),
            mover,
            movable,
            selection,
            destinations: selection.destinations(position),
            last_move: None,
            check: position
                .king(position.turn())
                .filter(|_| position.is_check()),
            refusal: None,
        }
    }

    pub(super) fn look(&self, square: Square) -> SquareLook {
        let stands = self.setup.piece_at(square);
        let state = if self.selection.origin() == Some(Origin::Board(square)) {
            SquareState::Selected
        } else if self.destinations.contains(square) {
            SquareState::Destination
        } else if self.movable.contains(square) {
            SquareState::Movable
        } else {
            SquareState::Still
        };
        SquareLook {
            square,
            piece: stands,
            shown: self.shown(square, stands),
            state,
            last_move: self.last_move.is_some_and(|last| touches(last.mv, square)),
            check: self.check == Some(square),
            asked: matches!(self.selection, Selection::Promoting { to, .. } if to == square),
            refused: self.refused(square),
        }
    }

    /// While the question of promotion stands, the piece is seen where it is
    /// about to go.
    fn shown(&self, square: Square, stands: Option<Piece>) -> Option<Piece> {
        match self.selection {
            Selection::Promoting { from, to } if square == to => self.piece_of(from),
            Selection::Promoting { from, .. } if from == Origin::Board(square) => None,
            _ => stands,
        }
    }

    /// The piece that stands, or would be dropped, from there.
    pub(super) fn piece_of(&self, origin: Origin) -> Option<Piece> {
        match origin {
            Origin::Board(square) => self.setup.piece_at(square),
            Origin::Hand(color, kind) => Some(Piece::new(color, kind.kind())),
        }
    }

    fn refused(&self, square: Square) -> Option<Refused> {
        let Refusal { to, why, .. } = self.refusal?;
        let (culprit, file) = match why {
            IllegalMove::Nifu { pawn } => (Some(pawn), Some(pawn.file())),
            IllegalMove::KingInCheck { attacker } => (Some(attacker), None),
            IllegalMove::Blocked { by } => (Some(by), None),
            _ => (None, None),
        };
        if square == to {
            Some(Refused::Target)
        } else if culprit == Some(square) {
            Some(Refused::Culprit)
        } else if file == Some(square.file()) {
            Some(Refused::File)
        } else {
            None
        }
    }

    pub(super) fn is_selected(&self, color: Color, kind: HandKind) -> bool {
        self.selection.origin() == Some(Origin::Hand(color, kind))
    }
}

fn touches(mv: Move, square: Square) -> bool {
    mv.to() == square || mv.from() == Some(square)
}

/// What is drawn and said of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SquareLook {
    pub square: Square,
    /// What stands there in the position.
    pub piece: Option<Piece>,
    /// What is seen there.
    pub shown: Option<Piece>,
    pub state: SquareState,
    pub last_move: bool,
    pub check: bool,
    /// Whether the piece seen there waits for the answer on its promotion.
    pub asked: bool,
    pub refused: Option<Refused>,
}

/// A square's part in a move that was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refused {
    /// Where the move would have ended.
    Target,
    /// The piece that forbids it.
    Culprit,
    /// The file with the other pawn.
    File,
}

#[cfg(test)]
mod tests {
    use shogi::Strictness;

    use super::*;

    fn square(name: &str) -> Square {
        Square::from_usi(name).unwrap()
    }

    fn position(sfen: &str) -> Position {
        Position::from_sfen(sfen, Strictness::Game).unwrap()
    }

    #[test]
    fn a_selected_piece_shows_where_it_can_go() {
        let selection = Selection::Selected(Origin::Board(square("7g")));
        let scene = Scene::of(&Position::startpos(), selection, Some(Color::Black));
        let state = |name| scene.look(square(name)).state;
        assert_eq!(state("7g"), SquareState::Selected);
        assert_eq!(state("7f"), SquareState::Destination);
        assert_eq!(state("2g"), SquareState::Movable);
        assert_eq!(state("8h"), SquareState::Still);
        assert_eq!(state("3c"), SquareState::Still);
    }

    #[test]
    fn nobody_can_move_where_nobody_may() {
        let scene = Scene::of(&Position::startpos(), Selection::Idle, None);
        assert!(Square::all().all(|square| scene.look(square).state == SquareState::Still));
    }

    #[test]
    fn a_piece_that_may_promote_is_seen_at_its_destination() {
        let position = position("4k4/9/9/2P6/9/9/9/9/4K4 b - 1");
        let (from, to) = (square("7d"), square("7c"));
        let selection = Selection::Promoting {
            from: Origin::Board(from),
            to,
        };
        let scene = Scene::of(&position, selection, Some(Color::Black));
        let (origin, target) = (scene.look(from), scene.look(to));
        assert_eq!((origin.shown, target.shown), (None, origin.piece));
        assert_eq!(target.piece, None);
    }

    #[test]
    fn nifu_shades_the_file_and_frames_the_pawn() {
        let mut scene = Scene::of(
            &position("4k4/9/9/9/9/9/2P6/9/4K4 b P 1"),
            Selection::Idle,
            Some(Color::Black),
        );
        scene.refusal = Some(Refusal {
            origin: Origin::Hand(Color::Black, HandKind::Pawn),
            to: square("7e"),
            why: IllegalMove::Nifu { pawn: square("7g") },
        });
        let refused = |name| scene.look(square(name)).refused;
        assert_eq!(refused("7e"), Some(Refused::Target));
        assert_eq!(refused("7g"), Some(Refused::Culprit));
        assert_eq!(refused("7a"), Some(Refused::File));
        assert_eq!(refused("6e"), None);
    }

    #[test]
    fn the_king_in_check_is_marked() {
        let scene = Scene::of(
            &position("4k4/9/9/9/4r4/9/9/9/4K4 b - 1"),
            Selection::Idle,
            Some(Color::Black),
        );
        assert!(scene.look(square("5i")).check);
        assert!(!scene.look(square("5a")).check);
    }
}
