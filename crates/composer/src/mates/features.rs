//! What makes a mate problem interesting, or hard.

use shogi::{Move, PieceKind, Position};

use super::{Candidate, Solution};

/// Features of a problem, counted on its solution.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Features {
    /// Length.
    pub plies: u32,
    /// Nodes of the mate solver.
    pub nodes: u64,
    /// Pieces on the board and in the attacker's hand, without the king.
    pub pieces: u32,
    /// Attacker's pieces that are captured by the next move.
    pub sacrifices: u32,
    /// Moves into, in or out of the promotion zone that do not promote though they could.
    pub declined_promotions: u32,
    /// Attacker's captures.
    pub captures: u32,
    /// Drops of pawn, lance, knight, bishop and rook, or not next to the king.
    pub unusual_drops: u32,
    /// The attacker's legal checks, over all its moves of the solution.
    pub checks: u32,
    /// The defender's legal moves, over all its moves of the solution.
    pub defences: u32,
}

impl Features {
    /// Counts the features of a problem and its solution.
    pub fn new(candidate: &Candidate, solution: &Solution) -> Self {
        let mut features = Self {
            plies: count(solution.line.len()),
            nodes: solution.nodes,
            pieces: u32::try_from(candidate.count()).unwrap_or(u32::MAX),
            ..Self::default()
        };
        let Some(mut position) = candidate.position() else {
            return features;
        };
        for (ply, &mv) in solution.line.iter().enumerate() {
            let next = solution.line.get(ply + 1);
            if ply % 2 == 0 {
                features.add_attack(&position, mv, next);
            } else {
                features.defences += count(position.legal_moves().len());
            }
            position.play_unchecked(mv);
        }
        features
    }

    fn add_attack(&mut self, position: &Position, mv: Move, next: Option<&Move>) {
        let legal = position.legal_moves();
        let checks = legal.iter().filter(|&&check| {
            let mut after = *position;
            after.play_unchecked(check);
            after.in_check()
        });
        self.checks += count(checks.count());
        self.captures += u32::from(position.piece_at(mv.to()).is_some());
        self.sacrifices += u32::from(next.is_some_and(|next| next.to() == mv.to()));
        self.unusual_drops += u32::from(is_unusual_drop(position, mv));
        if let Some(from) = mv.from() {
            let promoted = Move::normal(from, mv.to(), true);
            let could = !mv.promotes() && position.check_legal(promoted).is_ok();
            self.declined_promotions += u32::from(could);
        }
    }

    /// How interesting a problem is; only the order matters.
    pub fn interest(&self) -> i32 {
        let sum = 6 * self.sacrifices + 6 * self.declined_promotions + 3 * self.unusual_drops;
        let dull = 2 * self.captures + self.pieces / 3;
        i32::try_from(sum).unwrap_or(i32::MAX) - i32::try_from(dull).unwrap_or(i32::MAX)
    }
}

fn is_unusual_drop(position: &Position, mv: Move) -> bool {
    let shogi::MoveKind::Drop { kind, to, .. } = mv.kind() else {
        return false;
    };
    let king = position.king(!position.turn());
    let is_far = king.is_some_and(|king| {
        king.file().abs_diff(to.file()) > 1 || king.rank().abs_diff(to.rank()) > 1
    });
    is_far || !matches!(kind.kind(), PieceKind::Gold | PieceKind::Silver)
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
