//! Static exchange evaluation: what a square's captures come to, one after the
//! other, the least piece first.

use crate::{Bitboard, Color, Move, MoveKind, Piece, PieceKind, Position, Square, position::Group};

/// What taking a piece is worth, by [`PieceKind`]: what it was on the board and
/// what it becomes in hand, in hundredths of a pawn over two.
const WORTH: [i32; 16] = {
    let mut worth = [0; 16];
    let mut k = 0;
    while k < PieceKind::ALL.len() {
        let kind = PieceKind::ALL[k];
        worth[kind as usize] = match kind {
            PieceKind::Pawn => 90,
            PieceKind::Lance => 300,
            PieceKind::Knight => 330,
            PieceKind::Silver => 480,
            PieceKind::Gold => 540,
            PieceKind::Bishop => 800,
            PieceKind::Rook => 950,
            PieceKind::King => 10_000,
            PieceKind::Tokin => 320,
            PieceKind::ProLance => 420,
            PieceKind::ProKnight => 430,
            PieceKind::ProSilver => 510,
            PieceKind::Horse => 950,
            PieceKind::Dragon => 1_120,
        };
        k += 1;
    }
    worth
};

/// What turning a piece over adds.
const fn gain(kind: PieceKind) -> i32 {
    match kind.promoted() {
        Some(promoted) => {
            let gain = 2 * (WORTH[promoted as usize] - WORTH[kind as usize]);
            if gain > 0 { gain / 2 } else { 0 }
        }
        None => 0,
    }
}

/// What taking `piece` is worth.
#[inline]
pub(super) fn worth(piece: Piece) -> i32 {
    WORTH[piece.kind() as usize]
}

/// Whether `mv` comes to at least `least` when both sides take on its square as
/// long as it pays.
pub(super) fn is_at_least(position: &Position, mv: Move, least: i32) -> bool {
    let us = position.turn();
    let to = mv.to();
    let taken = position.piece_at(to).map_or(0, worth);
    let (moved, mut occupied, promotion) = match mv.kind() {
        MoveKind::Normal { from, promote, .. } => {
            let Some(piece) = position.piece_at(from) else {
                return false;
            };
            let extra = if promote { gain(piece.kind()) } else { 0 };
            (piece, position.occupied().without(from), extra)
        }
        MoveKind::Drop { kind, .. } => (Piece::new(us, kind.kind()), position.occupied(), 0),
    };
    let mut balance = taken + promotion - least;
    if balance < 0 {
        return false;
    }
    balance = worth(moved) + promotion - balance;
    if balance <= 0 {
        return true;
    }
    occupied = occupied.with(to);
    let mut side = !us;
    let mut result = true;
    loop {
        let Some((square, kind)) = least_attacker(position, to, side, occupied) else {
            return result;
        };
        if kind == PieceKind::King
            && least_attacker(position, to, !side, occupied.without(square)).is_some()
        {
            return result;
        }
        result = !result;
        balance = WORTH[kind as usize] - balance;
        if balance < i32::from(result) {
            return result;
        }
        occupied = occupied.without(square);
        side = !side;
    }
}

/// The attacker of a square that costs least, of those still standing.
fn least_attacker(
    position: &Position,
    to: Square,
    color: Color,
    occupied: Bitboard,
) -> Option<(Square, PieceKind)> {
    use crate::attacks;
    let group = |group| position.group(group, color) & occupied;
    let them = !color;
    let steps = |reach: Bitboard, set: Bitboard| (reach & set).first();
    if let Some(square) = steps(attacks::pawn(them, to), group(Group::Pawns)) {
        return Some((square, PieceKind::Pawn));
    }
    let lances = group(Group::Lances);
    let ray = attacks::ray(attacks::Direction::forward(them), to);
    if ray.intersects(lances)
        && let Some(square) = steps(attacks::lance(them, to, occupied), lances)
    {
        return Some((square, PieceKind::Lance));
    }
    let leaps = attacks::knight(them, to);
    if leaps.intersects(position.pieces_of(color))
        && let Some(square) = steps(leaps, position.knights(color) & occupied)
    {
        return Some((square, PieceKind::Knight));
    }
    let golds = attacks::gold(them, to) & group(Group::Golds);
    let mut dear = None;
    if let Some(square) = golds
        .into_iter()
        .inspect(|&square| dear = Some(square))
        .find(|&square| {
            position
                .piece_at(square)
                .is_some_and(|piece| piece.kind() != PieceKind::Gold)
        })
    {
        let kind = position
            .piece_at(square)
            .map_or(PieceKind::Tokin, Piece::kind);
        return Some((square, kind));
    }
    if let Some(square) = steps(attacks::silver(them, to), group(Group::Silvers)) {
        return Some((square, PieceKind::Silver));
    }
    if let Some(square) = dear {
        return Some((square, PieceKind::Gold));
    }
    let kinglike = group(Group::KingSteps);
    let bishops = group(Group::Bishops);
    if attacks::diagonals(to).intersects(bishops)
        && let Some(square) = steps(attacks::bishop(to, occupied), bishops - kinglike)
    {
        return Some((square, PieceKind::Bishop));
    }
    let rooks = group(Group::Rooks);
    if attacks::orthogonals(to).intersects(rooks)
        && let Some(square) = steps(attacks::rook(to, occupied), rooks - kinglike)
    {
        return Some((square, PieceKind::Rook));
    }
    let near = attacks::king(to);
    let horses = bishops & kinglike;
    if !horses.is_empty()
        && let Some(square) = steps(near | attacks::bishop(to, occupied), horses)
    {
        return Some((square, PieceKind::Horse));
    }
    let dragons = rooks & kinglike;
    if !dragons.is_empty()
        && let Some(square) = steps(near | attacks::rook(to, occupied), dragons)
    {
        return Some((square, PieceKind::Dragon));
    }
    match position.king(color) {
        Some(king) if near.contains(king) && occupied.contains(king) => {
            Some((king, PieceKind::King))
        }
        _ => None,
    }
}
