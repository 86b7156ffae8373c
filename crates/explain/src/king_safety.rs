use komadai_names::{Name, NameKind};
use komadai_shogi::{Color, Move, Position};

/// The most precise castle of a side that a move takes apart.
pub fn broken_castle(before: &Position, mv: Move) -> Option<Name> {
    let side = before.turn();
    let mut after = *before;
    after.play(mv).ok()?;
    let castle = castle(before, side)?;
    self::castle(&after, side).is_none().then_some(castle)
}

fn castle(position: &Position, side: Color) -> Option<Name> {
    let castles = Name::all().filter(|name| name.kind() == NameKind::Castle);
    castles.rev().find(|name| name.fits(position, side))
}
