//! Signs on the edge of a piece that show how it moves: a dot where it steps, a point
//! where it goes on as far as it can, a lozenge where it jumps. They turn with the piece.
use shogi::{Bitboard, Color, Piece, PieceKind, Square, attacks};

/// The middle of the board: from here every way of moving is seen.
const MIDDLE: Square = match Square::new(5, 5) {
    Some(square) => square,
    None => unreachable!(),
};

/// The signs of a kind, to stand at the end of its symbol.
pub(super) fn signs(kind: PieceKind) -> String {
    let reached = attacks(Piece::new(Color::Black, kind), MIDDLE, Bitboard::EMPTY);
    let mut drawn = String::from("<path class=\"piece-sign\" d=\"");
    for square in reached {
        // To the right and down, as the piece's player sees it.
        let x = i32::from(MIDDLE.file()) - i32::from(square.file());
        let y = i32::from(square.rank()) - i32::from(MIDDLE.rank());
        if y == -2 && x.abs() == 1 {
            lozenge(&mut drawn, 175 + 58 * x, 24);
        } else if x.abs() <= 1 && y.abs() <= 1 {
            // A slide goes on beyond the first square.
            let beyond = Square::new(step(5, -2 * x), step(5, 2 * y));
            let draw = match beyond {
                Some(beyond) if reached.contains(beyond) => point,
                _ => dot,
            };
            draw(&mut drawn, x, y);
        }
    }
    drawn.push_str("\"/>");
    drawn
}

fn step(from: u8, by: i32) -> u8 {
    u8::try_from(i32::from(from) + by).unwrap_or_default()
}

/// Where a direction leaves the square of 350 by 386.
const fn edge(x: i32, y: i32) -> (i32, i32) {
    (175 + 147 * x, 193 + 165 * y)
}

fn dot(drawn: &mut String, x: i32, y: i32) {
    let (x, y) = edge(x, y);
    let left = x - 20;
    *drawn += &format!("M{left} {y}a20 20 0 1 0 40 0a20 20 0 1 0-40 0z");
}

/// A triangle that points outward.
fn point(drawn: &mut String, x: i32, y: i32) {
    let (at_x, at_y) = edge(x, y);
    // Its tip, and half its base across the way.
    let (long, wide) = if x != 0 && y != 0 { (20, 24) } else { (26, 32) };
    let (tip_x, tip_y) = (at_x + long * x, at_y + long * y);
    let (foot_x, foot_y) = (at_x - long * x, at_y - long * y);
    let (across_x, across_y) = (-wide * y, wide * x);
    *drawn += &format!(
        "M{tip_x} {tip_y}L{} {}L{} {}z",
        foot_x + across_x,
        foot_y + across_y,
        foot_x - across_x,
        foot_y - across_y,
    );
}

fn lozenge(drawn: &mut String, x: i32, y: i32) {
    *drawn += &format!("M{x} {}l24 30l-24 30l-24-30z", y - 24);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many dots, points and lozenges a piece shows.
    fn counted(kind: PieceKind) -> (usize, usize, usize) {
        let drawn = signs(kind);
        let count = |part| drawn.matches(part).count();
        (count("0-40 0z"), count("L") / 2, count("l24 30"))
    }

    #[test]
    fn each_piece_shows_its_own_moves() {
        for (kind, dots, points, lozenges) in [
            (PieceKind::King, 8, 0, 0),
            (PieceKind::Gold, 6, 0, 0),
            (PieceKind::Silver, 5, 0, 0),
            (PieceKind::Knight, 0, 0, 2),
            (PieceKind::Lance, 0, 1, 0),
            (PieceKind::Pawn, 1, 0, 0),
            (PieceKind::Rook, 0, 4, 0),
            (PieceKind::Bishop, 0, 4, 0),
            (PieceKind::Dragon, 4, 4, 0),
            (PieceKind::Horse, 4, 4, 0),
            (PieceKind::Tokin, 6, 0, 0),
        ] {
            assert_eq!(counted(kind), (dots, points, lozenges), "{kind:?}");
        }
    }

    #[test]
    fn a_pawn_points_forward() {
        assert!(signs(PieceKind::Pawn).contains("M155 28a"));
        // The lance's point has its tip at the far edge.
        assert!(signs(PieceKind::Lance).contains("M175 2L"));
    }
}
