use komadai_problems::Theme;
use komadai_search::Score;
use shogi::{Color, Move, PieceKind, Position, attacks};

use crate::MateSolver;

/// The nodes of a search for a threatened mate.
const THREAT_NODES: u64 = 20_000;
/// With a better winning rate a move does not only save.
const SAVED: f64 = 0.6;

/// What the best move of Black is about.
pub fn theme(solver: &mut MateSolver, position: &Position, mv: Move, score: Score) -> Theme {
    let mut after = *position;
    after.play_unchecked(mv);
    let is_threatened = solver.has_threat(position, THREAT_NODES);
    let threatens = solver.has_threat(&after, THREAT_NODES);
    if is_threatened && (threatens || after.in_check()) {
        Theme::Endgame
    } else if is_threatened || score.winning_rate() < SAVED {
        Theme::Defence
    } else if is_fork(&after, mv) {
        Theme::Fork
    } else if threatens {
        Theme::Threatmate
    } else {
        Theme::Attack
    }
}

/// Whether the moved piece attacks two pieces that are worth more than it, or that nothing
/// protects; the king is one.
fn is_fork(after: &Position, mv: Move) -> bool {
    let Some(piece) = after.piece_at(mv.to()) else {
        return false;
    };
    let attacked = attacks(piece, mv.to(), after.occupied()) & after.pieces_of(Color::White);
    let targets = attacked.into_iter().filter(|&square| {
        let Some(target) = after.piece_at(square) else {
            return false;
        };
        let protectors = after.attackers_to(square, Color::White, after.occupied());
        worth(target.kind()) > worth(piece.kind()) || protectors.is_empty()
    });
    targets.count() >= 2
}

/// The order of the pieces by worth.
fn worth(kind: PieceKind) -> u8 {
    match kind {
        PieceKind::Pawn => 1,
        PieceKind::Lance | PieceKind::Knight => 2,
        PieceKind::Tokin | PieceKind::ProLance | PieceKind::ProKnight => 3,
        PieceKind::Silver | PieceKind::Gold | PieceKind::ProSilver => 4,
        PieceKind::Bishop | PieceKind::Rook => 5,
        PieceKind::Horse | PieceKind::Dragon => 6,
        PieceKind::King => 7,
    }
}
