//! Moves that threaten a capture. The static evaluation does not see that, so they are pruned
//! and reduced less, and the answer to them is searched.

use komadai_shogi::{Bitboard, Move, PieceKind, Position, attacks};

use super::see::piece_value;

/// A target is worth at least this, more than a pawn, in units of static exchanges.
const MIN_TARGET: i32 = 200;
/// A defended target is worth more than the piece that attacks it by this.
const MIN_GAIN: i32 = 50;

/// Whether a move attacks an enemy piece that is worth more than the moved one or undefended,
/// from a square out of the enemy's reach. `enemy_attacks` are all squares that the enemy
/// attacks before the move, the king left out.
pub(super) fn threatens(position: &Position, mv: Move, enemy_attacks: Bitboard) -> bool {
    let to = mv.to();
    if enemy_attacks.contains(to) {
        return false;
    }
    let Some(piece) = position.placed_piece(mv) else {
        return false;
    };
    let is_target = |square| {
        position.piece_at(square).is_some_and(|target| {
            let value = piece_value(target);
            target.kind() != PieceKind::King
                && value >= MIN_TARGET
                && (value > piece_value(piece) + MIN_GAIN || !enemy_attacks.contains(square))
        })
    };
    let reach =
        attacks(piece, to, position.occupied_after(mv)) & position.pieces_of(!piece.color());
    reach.into_iter().any(is_target)
}

#[cfg(test)]
mod tests {
    use komadai_shogi::Strictness;

    use super::*;
    use crate::eval::Attacks;

    #[test]
    fn threats_are_attacks_on_better_or_undefended_pieces() {
        let sfen = "4k4/9/1r7/9/9/5s3/9/9/4K4 b BGL 1";
        let position = Position::from_sfen(sfen, Strictness::Lesson).expect("a position");
        let enemy_attacks = Attacks::of(&position, !position.turn(), |_, _| {}).any;
        for (mv, expected) in [
            // The rook by a bishop, the silver by a lance.
            ("B*6e", true),
            ("L*4h", true),
            // The undefended silver by a gold behind it.
            ("G*4e", true),
            // Where the rook or the silver takes.
            ("L*8g", false),
            ("G*4g", false),
            // Nothing is attacked.
            ("B*9g", false),
            ("L*2g", false),
        ] {
            let threat = threatens(&position, mv.parse().expect("a move"), enemy_attacks);
            assert_eq!(threat, expected, "{mv}");
        }
    }
}
