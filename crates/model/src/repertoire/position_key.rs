use shogi::Position;

/// The name under which it is stored what is known of a position: its SFEN without the number
/// of the move. It names the side to move, so that positions of both sides have different names,
/// and it stays the same whatever is changed in the records.
pub fn position_key(position: &Position) -> String {
    let mut sfen = position.to_sfen();
    let end = sfen.rfind(' ').unwrap_or(sfen.len());
    sfen.truncate(end);
    sfen
}
