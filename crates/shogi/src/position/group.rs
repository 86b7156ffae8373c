//! Groups of kinds that move alike.

use crate::PieceKind;

/// Kinds of pieces that move alike. A position keeps a set of squares for each: see
/// [`Position::group`](crate::Position::group).
///
/// Horses and dragons are in two groups: that of their slides, and that of the king's steps.
/// Knights have none: see [`Position::knights`](crate::Position::knights).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum PieceGroup {
    /// Pawns.
    Pawns,
    /// Lances.
    Lances,
    /// Silvers.
    Silvers,
    /// Golds and the promoted small pieces.
    Golds,
    /// Bishops and horses.
    Bishops,
    /// Rooks and dragons.
    Rooks,
    /// Kings, horses and dragons.
    KingSteps,
}

impl PieceGroup {
    pub(super) const COUNT: usize = 7;

    /// The sets of a kind; the flag says whether [`PieceGroup::KingSteps`] is one of them.
    #[inline]
    pub(super) const fn of(kind: PieceKind) -> (Option<Self>, bool) {
        match kind {
            PieceKind::Knight => (None, false),
            PieceKind::Pawn => (Some(Self::Pawns), false),
            PieceKind::Lance => (Some(Self::Lances), false),
            PieceKind::Silver => (Some(Self::Silvers), false),
            PieceKind::Gold
            | PieceKind::Tokin
            | PieceKind::ProLance
            | PieceKind::ProKnight
            | PieceKind::ProSilver => (Some(Self::Golds), false),
            PieceKind::Bishop => (Some(Self::Bishops), false),
            PieceKind::Rook => (Some(Self::Rooks), false),
            PieceKind::King => (None, true),
            PieceKind::Horse => (Some(Self::Bishops), true),
            PieceKind::Dragon => (Some(Self::Rooks), true),
        }
    }
}
