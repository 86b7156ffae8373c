use shogi::{IllegalMoveReason, Move, Origin, Piece, Square};

use super::move_animation::MoveAnimation;
use crate::{BoardView, Refusal, Selection, board::SquareState};

/// What is drawn and said of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareView {
    pub square: Square,
    /// What stands there in the position.
    pub piece: Option<Piece>,
    /// What is seen there.
    pub displayed: Option<Piece>,
    pub state: SquareState,
    pub last_move: bool,
    pub check: bool,
    /// Whether the piece seen there waits for the answer on its promotion.
    pub awaits_promotion: bool,
    pub refusal_mark: Option<RefusalMark>,
    /// Whether its piece follows the pointer.
    pub lifted: bool,
    /// How its piece has just come there.
    pub animation: Option<MoveAnimation>,
}

impl SquareView {
    /// A square on which nothing stands and nothing is marked.
    pub const fn empty(square: Square) -> Self {
        Self {
            square,
            piece: None,
            displayed: None,
            state: SquareState::Still,
            last_move: false,
            check: false,
            awaits_promotion: false,
            refusal_mark: None,
            lifted: false,
            animation: None,
        }
    }

    pub fn new(view: &BoardView, square: Square) -> Self {
        let stands = view.setup.piece_at(square);
        let state = if view.selection.origin() == Some(Origin::Board(square)) {
            SquareState::Selected
        } else if view.destinations.contains(square) {
            SquareState::Destination
        } else if view.movable.contains(square) {
            SquareState::Movable
        } else {
            SquareState::Still
        };
        Self {
            square,
            piece: stands,
            displayed: displayed(view, square, stands),
            state,
            last_move: view.last_move.is_some_and(|last| touches(last.mv, square)),
            check: view.check == Some(square),
            awaits_promotion: matches!(view.selection, Selection::Promoting { to, .. } if to == square),
            refusal_mark: refusal_mark(view, square),
            ..Self::empty(square)
        }
    }

    /// Only what stands there.
    pub const fn piece_only(&self) -> Self {
        Self {
            piece: self.piece,
            displayed: self.displayed,
            ..Self::empty(self.square)
        }
    }
}

/// While the question of promotion stands, the piece is seen where it is
/// about to go.
fn displayed(view: &BoardView, square: Square, stands: Option<Piece>) -> Option<Piece> {
    match view.selection {
        Selection::Promoting { from, to } if square == to => view.piece_of(from),
        Selection::Promoting { from, .. } if from == Origin::Board(square) => None,
        _ => stands,
    }
}

/// A square's part in a move that was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RefusalMark {
    /// Where the move would have ended.
    Target,
    /// The piece that forbids it.
    Culprit,
    /// The file with the other pawn.
    File,
}

fn refusal_mark(view: &BoardView, square: Square) -> Option<RefusalMark> {
    let Refusal { to, why, .. } = view.refusal?;
    let file = match why {
        IllegalMoveReason::Nifu { pawn } => Some(pawn.file()),
        _ => None,
    };
    if square == to {
        Some(RefusalMark::Target)
    } else if culprit(why) == Some(square) {
        Some(RefusalMark::Culprit)
    } else if file == Some(square.file()) {
        Some(RefusalMark::File)
    } else {
        None
    }
}

/// The piece that forbids a move, where it is one piece.
pub fn culprit(why: IllegalMoveReason) -> Option<Square> {
    match why {
        IllegalMoveReason::Nifu { pawn } => Some(pawn),
        IllegalMoveReason::KingInCheck { attacker } => Some(attacker),
        IllegalMoveReason::Blocked { by } => Some(by),
        _ => None,
    }
}

fn touches(mv: Move, square: Square) -> bool {
    mv.to() == square || mv.from() == Some(square)
}

#[cfg(test)]
mod tests {
    use shogi::{Color, HandKind, Position, Strictness};

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
        let view = BoardView::from_position(&Position::startpos(), selection, Some(Color::Black));
        let state = |name| SquareView::new(&view, square(name)).state;
        assert_eq!(state("7g"), SquareState::Selected);
        assert_eq!(state("7f"), SquareState::Destination);
        assert_eq!(state("2g"), SquareState::Movable);
        assert_eq!(state("8h"), SquareState::Still);
        assert_eq!(state("3c"), SquareState::Still);
    }

    #[test]
    fn nobody_can_move_where_nobody_may() {
        let view = BoardView::from_position(&Position::startpos(), Selection::Idle, None);
        assert!(
            Square::all().all(|square| SquareView::new(&view, square).state == SquareState::Still)
        );
    }

    #[test]
    fn a_piece_that_may_promote_is_seen_at_its_destination() {
        let position = position("4k4/9/9/2P6/9/9/9/9/4K4 b - 1");
        let (from, to) = (square("7d"), square("7c"));
        let selection = Selection::Promoting {
            from: Origin::Board(from),
            to,
        };
        let view = BoardView::from_position(&position, selection, Some(Color::Black));
        let (origin, target) = (SquareView::new(&view, from), SquareView::new(&view, to));
        assert_eq!((origin.displayed, target.displayed), (None, origin.piece));
        assert_eq!(target.piece, None);
    }

    #[test]
    fn nifu_shades_the_file_and_frames_the_pawn() {
        let mut view = BoardView::from_position(
            &position("4k4/9/9/9/9/9/2P6/9/4K4 b P 1"),
            Selection::Idle,
            Some(Color::Black),
        );
        view.refusal = Some(Refusal {
            origin: Origin::Hand(Color::Black, HandKind::Pawn),
            to: square("7e"),
            why: IllegalMoveReason::Nifu { pawn: square("7g") },
        });
        let refusal_mark = |name| SquareView::new(&view, square(name)).refusal_mark;
        assert_eq!(refusal_mark("7e"), Some(RefusalMark::Target));
        assert_eq!(refusal_mark("7g"), Some(RefusalMark::Culprit));
        assert_eq!(refusal_mark("7a"), Some(RefusalMark::File));
        assert_eq!(refusal_mark("6e"), None);
    }

    #[test]
    fn the_king_in_check_is_marked() {
        let view = BoardView::from_position(
            &position("4k4/9/9/9/4r4/9/9/9/4K4 b - 1"),
            Selection::Idle,
            Some(Color::Black),
        );
        assert!(SquareView::new(&view, square("5i")).check);
        assert!(!SquareView::new(&view, square("5a")).check);
    }
}
