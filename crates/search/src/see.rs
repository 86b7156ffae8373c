//! Static exchange evaluation (SEE): the material balance of the captures on a square,
//! the least valuable attacker first.

use komadai_shogi::{
    Bitboard, Color, Move, MoveKind, Piece, PieceGroup, PieceKind, Position, Square,
};

/// The value of capturing a piece, by [`PieceKind`]: the mean of its value on the board
/// and of that of its unpromoted kind in hand, in centipawns.
const SEE_VALUE: [i32; 16] = {
    let mut values = [0; 16];
    let mut k = 0;
    while k < PieceKind::ALL.len() {
        let kind = PieceKind::ALL[k];
        values[kind as usize] = match kind {
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
    values
};

/// The value of a promotion.
const fn promotion_gain(kind: PieceKind) -> i32 {
    match kind.promoted() {
        Some(promoted) => {
            let gain = SEE_VALUE[promoted as usize] - SEE_VALUE[kind as usize];
            if gain > 0 { gain } else { 0 }
        }
        None => 0,
    }
}

/// Converts a difference of evaluations to SEE units. A capture changes the evaluation
/// twice, by the loss of one side and the gain of the other; SEE counts the half.
pub(super) const fn from_eval_difference(difference: i32) -> i32 {
    difference / 2
}

/// The value of capturing a piece, in centipawns: the mean of its value on the board and of that
/// of its unpromoted kind in hand.
///
/// ```
/// use komadai_search::piece_value;
/// use komadai_shogi::{Color, Piece, PieceKind};
/// let [rook, silver] = [PieceKind::Rook, PieceKind::Silver].map(|kind| Piece::new(Color::Black, kind));
/// assert!(piece_value(rook) > piece_value(silver));
/// ```
#[inline]
#[must_use]
pub fn piece_value(piece: Piece) -> i32 {
    SEE_VALUE[piece.kind() as usize]
}

/// Whether the static exchange evaluation of a legal move is at least `threshold`, in centipawns:
/// what the move and the captures on its square after it win, by [`piece_value`] and with
/// promotions of the moved piece, when both sides stop where it is best for them.
///
/// ```
/// use komadai_search::see_ge;
/// use komadai_shogi::{Position, Strictness};
/// // A pawn takes a silver that a gold protects.
/// let position = Position::from_sfen("4k4/9/5g3/4s4/4P4/9/9/9/4K4 b - 1", Strictness::Game)?;
/// let takes = "5e5d".parse()?;
/// assert!(see_ge(&position, takes, 390));
/// assert!(!see_ge(&position, takes, 480));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn see_ge(position: &Position, mv: Move, threshold: i32) -> bool {
    let us = position.turn();
    let to = mv.to();
    let captured = position.piece_at(to).map_or(0, piece_value);
    let (mover, mut occupied, promotion) = match mv.kind() {
        MoveKind::Normal { from, promote, .. } => {
            let Some(piece) = position.piece_at(from) else {
                return false;
            };
            let extra = if promote {
                promotion_gain(piece.kind())
            } else {
                0
            };
            (piece, position.occupied().without(from), extra)
        }
        MoveKind::Drop { kind, .. } => (Piece::new(us, kind.kind()), position.occupied(), 0),
    };
    let mut balance = captured + promotion - threshold;
    if balance < 0 {
        return false;
    }
    balance = piece_value(mover) + promotion - balance;
    if balance <= 0 {
        return true;
    }
    occupied = occupied.with(to);
    let mut side = !us;
    let mut result = true;
    loop {
        let Some((square, kind)) = least_valuable_attacker(position, to, side, occupied) else {
            return result;
        };
        if kind == PieceKind::King
            && least_valuable_attacker(position, to, !side, occupied.without(square)).is_some()
        {
            return result;
        }
        result = !result;
        balance = SEE_VALUE[kind as usize] - balance;
        if balance < i32::from(result) {
            return result;
        }
        occupied = occupied.without(square);
        side = !side;
    }
}

/// The least valuable attacker of a square among the `occupied` ones.
fn least_valuable_attacker(
    position: &Position,
    to: Square,
    color: Color,
    occupied: Bitboard,
) -> Option<(Square, PieceKind)> {
    use komadai_shogi::attacks;
    let group = |group| position.group(group, color) & occupied;
    let them = !color;
    let first_of = |reach: Bitboard, set: Bitboard| (reach & set).first();
    if let Some(square) = first_of(attacks::pawn(them, to), group(PieceGroup::Pawns)) {
        return Some((square, PieceKind::Pawn));
    }
    let lances = group(PieceGroup::Lances);
    let ray = attacks::ray(attacks::Direction::forward(them), to);
    if ray.intersects(lances)
        && let Some(square) = first_of(attacks::lance(them, to, occupied), lances)
    {
        return Some((square, PieceKind::Lance));
    }
    let leaps = attacks::knight(them, to);
    if leaps.intersects(position.pieces_of(color))
        && let Some(square) = first_of(leaps, position.knights(color) & occupied)
    {
        return Some((square, PieceKind::Knight));
    }
    let golds = attacks::gold(them, to) & group(PieceGroup::Golds);
    let mut plain_gold = None;
    if let Some(square) = golds
        .into_iter()
        .inspect(|&square| plain_gold = Some(square))
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
    if let Some(square) = first_of(attacks::silver(them, to), group(PieceGroup::Silvers)) {
        return Some((square, PieceKind::Silver));
    }
    if let Some(square) = plain_gold {
        return Some((square, PieceKind::Gold));
    }
    let king_steppers = group(PieceGroup::KingSteps);
    let bishops = group(PieceGroup::Bishops);
    if attacks::diagonals(to).intersects(bishops)
        && let Some(square) = first_of(attacks::bishop(to, occupied), bishops - king_steppers)
    {
        return Some((square, PieceKind::Bishop));
    }
    let rooks = group(PieceGroup::Rooks);
    if attacks::orthogonals(to).intersects(rooks)
        && let Some(square) = first_of(attacks::rook(to, occupied), rooks - king_steppers)
    {
        return Some((square, PieceKind::Rook));
    }
    let near = attacks::king(to);
    let horses = bishops & king_steppers;
    if !horses.is_empty()
        && let Some(square) = first_of(near | attacks::bishop(to, occupied), horses)
    {
        return Some((square, PieceKind::Horse));
    }
    let dragons = rooks & king_steppers;
    if !dragons.is_empty()
        && let Some(square) = first_of(near | attacks::rook(to, occupied), dragons)
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
