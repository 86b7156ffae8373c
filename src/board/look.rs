use shogi::{IllegalMoveReason, Move, Origin, Piece, Square};

use komadai_model::{
    BoardView, Coordinates, KingStyle, Refusal, Selection, Settings, i18n::SquareState,
};

/// How a board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardStyle {
    /// Whether White sits near.
    pub flipped: bool,
    pub coordinates: Coordinates,
    pub kings: KingStyle,
}

impl BoardStyle {
    /// As the reader has chosen.
    pub fn of(settings: &Settings, is_handicap: impl Fn() -> bool) -> Self {
        Self {
            flipped: settings.flipped,
            coordinates: settings.coordinates,
            kings: match settings.kings {
                // 王 is always the handicap giver's.
                KingStyle::Swapped if is_handicap() => KingStyle::Senior,
                kings => kings,
            },
        }
    }
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

impl SquareLook {
    pub const fn empty(square: Square) -> Self {
        Self {
            square,
            piece: None,
            shown: None,
            state: SquareState::Still,
            last_move: false,
            check: false,
            asked: false,
            refused: None,
        }
    }

    pub fn of(scene: &BoardView, square: Square) -> Self {
        let stands = scene.setup.piece_at(square);
        let state = if scene.selection.origin() == Some(Origin::Board(square)) {
            SquareState::Selected
        } else if scene.destinations.contains(square) {
            SquareState::Destination
        } else if scene.movable.contains(square) {
            SquareState::Movable
        } else {
            SquareState::Still
        };
        Self {
            square,
            piece: stands,
            shown: shown(scene, square, stands),
            state,
            last_move: scene.last_move.is_some_and(|last| touches(last.mv, square)),
            check: scene.check == Some(square),
            asked: matches!(scene.selection, Selection::Promoting { to, .. } if to == square),
            refused: refused(scene, square),
        }
    }
}

/// While the question of promotion stands, the piece is seen where it is
/// about to go.
fn shown(scene: &BoardView, square: Square, stands: Option<Piece>) -> Option<Piece> {
    match scene.selection {
        Selection::Promoting { from, to } if square == to => scene.piece_of(from),
        Selection::Promoting { from, .. } if from == Origin::Board(square) => None,
        _ => stands,
    }
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

fn refused(scene: &BoardView, square: Square) -> Option<Refused> {
    let Refusal { to, why, .. } = scene.refusal?;
    let file = match why {
        IllegalMoveReason::Nifu { pawn } => Some(pawn.file()),
        _ => None,
    };
    if square == to {
        Some(Refused::Target)
    } else if culprit(why) == Some(square) {
        Some(Refused::Culprit)
    } else if file == Some(square.file()) {
        Some(Refused::File)
    } else {
        None
    }
}

/// The piece that forbids a move, where it is one piece.
pub(super) fn culprit(why: IllegalMoveReason) -> Option<Square> {
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
        let scene = BoardView::from_position(&Position::startpos(), selection, Some(Color::Black));
        let state = |name| SquareLook::of(&scene, square(name)).state;
        assert_eq!(state("7g"), SquareState::Selected);
        assert_eq!(state("7f"), SquareState::Destination);
        assert_eq!(state("2g"), SquareState::Movable);
        assert_eq!(state("8h"), SquareState::Still);
        assert_eq!(state("3c"), SquareState::Still);
    }

    #[test]
    fn nobody_can_move_where_nobody_may() {
        let scene = BoardView::from_position(&Position::startpos(), Selection::Idle, None);
        assert!(
            Square::all().all(|square| SquareLook::of(&scene, square).state == SquareState::Still)
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
        let scene = BoardView::from_position(&position, selection, Some(Color::Black));
        let (origin, target) = (SquareLook::of(&scene, from), SquareLook::of(&scene, to));
        assert_eq!((origin.shown, target.shown), (None, origin.piece));
        assert_eq!(target.piece, None);
    }

    #[test]
    fn nifu_shades_the_file_and_frames_the_pawn() {
        let mut scene = BoardView::from_position(
            &position("4k4/9/9/9/9/9/2P6/9/4K4 b P 1"),
            Selection::Idle,
            Some(Color::Black),
        );
        scene.refusal = Some(Refusal {
            origin: Origin::Hand(Color::Black, HandKind::Pawn),
            to: square("7e"),
            why: IllegalMoveReason::Nifu { pawn: square("7g") },
        });
        let refused = |name| SquareLook::of(&scene, square(name)).refused;
        assert_eq!(refused("7e"), Some(Refused::Target));
        assert_eq!(refused("7g"), Some(Refused::Culprit));
        assert_eq!(refused("7a"), Some(Refused::File));
        assert_eq!(refused("6e"), None);
    }

    #[test]
    fn the_king_in_check_is_marked() {
        let scene = BoardView::from_position(
            &position("4k4/9/9/9/4r4/9/9/9/4K4 b - 1"),
            Selection::Idle,
            Some(Color::Black),
        );
        assert!(SquareLook::of(&scene, square("5i")).check);
        assert!(!SquareLook::of(&scene, square("5a")).check);
    }
}
