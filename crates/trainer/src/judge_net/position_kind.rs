//! The kinds of positions that are judged apart.

use shogi::{Color, Piece, PieceKind, Position, attacks};

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum PositionKind {
    /// Many squares at a king are attacked.
    AttackedKings,
    /// A king is in the promotion zone or next to it.
    EnteringKings,
}

/// Of a king's square and those around it.
const MIN_ATTACKED: usize = 5;

/// In ranks from the far side.
const MAX_ENTERING_RANK: u8 = 4;

impl PositionKind {
    pub const ALL: [Self; 2] = [Self::AttackedKings, Self::EnteringKings];

    /// Whether a position is of this kind, for either king.
    pub fn holds(self, position: &Position) -> bool {
        Color::ALL.into_iter().any(|color| match self {
            Self::AttackedKings => attacked_squares(position, color) >= MIN_ATTACKED,
            Self::EnteringKings => {
                let rank = position.king(color).map(|king| king.relative_rank(color));
                rank.is_some_and(|rank| rank <= MAX_ENTERING_RANK)
            }
        })
    }
}

/// How many squares at the king of `color` the enemy attacks.
fn attacked_squares(position: &Position, color: Color) -> usize {
    let Some(king) = position.king(color) else {
        return 0;
    };
    let occupied = position.occupied();
    let around = attacks(Piece::new(color, PieceKind::King), king, occupied);
    let squares = around.into_iter().chain([king]);
    squares
        .filter(|&square| !position.attackers_to(square, !color, occupied).is_empty())
        .count()
}

impl std::fmt::Display for PositionKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::AttackedKings => "attacked kings",
            Self::EnteringKings => "entering kings",
        })
    }
}

#[cfg(test)]
mod tests {
    use shogi::Strictness;

    use super::*;

    #[track_caller]
    fn check(sfen: &str, attacked: bool, entering: bool) {
        let position = Position::from_sfen(sfen, Strictness::Game).expect(sfen);
        let kinds = PositionKind::ALL.map(|kind| kind.holds(&position));
        assert_eq!(kinds, [attacked, entering], "{sfen}");
    }

    #[test]
    fn kinds_are_told_by_the_kings() {
        check(
            "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
            false,
            false,
        );
        // A gold attacks three squares at the king, each lance beside it one more.
        check("4k4/9/4G4/9/9/9/9/9/4K4 w - 1", false, false);
        check("4k4/9/3LG4/9/9/9/9/9/4K4 w - 1", false, false);
        check("4k4/9/3LGL3/9/9/9/9/9/4K4 w - 1", true, false);
        check("4k4/9/9/4K4/9/9/9/9/9 b - 1", false, true);
        check("9/9/9/9/9/4k4/9/9/4K4 b - 1", false, true);
        check("9/9/9/9/4k4/9/9/9/4K4 b - 1", false, false);
    }
}
