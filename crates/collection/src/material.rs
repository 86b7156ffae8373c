use komadai_shogi::{Color, HandKind, PieceKind, Position};

/// What Black has more than White, in pawns: lance 3, knight 4, silver 5, gold 6, bishop 8,
/// rook 10. A promoted piece counts as what it was, since that is what its capture brings in.
///
/// ```
/// use komadai_collection::material_balance;
/// use komadai_shogi::{Handicap, Position, Strictness};
/// assert_eq!(material_balance(&Position::startpos()), 0);
/// let two_pieces = Position::from_sfen(Handicap::TwoPieces.sfen(), Strictness::Game)?;
/// assert_eq!(material_balance(&two_pieces), 18);
/// # Ok::<(), komadai_shogi::PositionErrors>(())
/// ```
#[must_use]
pub fn material_balance(position: &Position) -> i32 {
    let of = |color| {
        let hand = position.hand(color);
        let in_hand = hand
            .iter()
            .map(|(kind, count)| value(kind) * i32::from(count));
        let own = position.pieces_of(color);
        let on_board = PieceKind::ALL.into_iter().filter_map(|kind| {
            let count = (position.by_kind(kind) & own).len();
            Some(value(kind.in_hand()?) * count as i32)
        });
        in_hand.sum::<i32>() + on_board.sum::<i32>()
    };
    of(Color::Black) - of(Color::White)
}

const fn value(kind: HandKind) -> i32 {
    match kind {
        HandKind::Pawn => 1,
        HandKind::Lance => 3,
        HandKind::Knight => 4,
        HandKind::Silver => 5,
        HandKind::Gold => 6,
        HandKind::Bishop => 8,
        HandKind::Rook => 10,
    }
}
