use komadai_names::{Name, NameKind};
use komadai_shogi::{Color, Position};

/// The most precise castle of the side to move that its move takes apart.
pub fn broken_castle(before: &Position, after: &Position) -> Option<Name> {
    let side = before.turn();
    let castle = castle(before, side)?;
    self::castle(after, side).is_none().then_some(castle)
}

fn castle(position: &Position, side: Color) -> Option<Name> {
    let castles = Name::all().filter(|name| name.kind() == NameKind::Castle);
    castles.rev().find(|name| name.fits(position, side))
}
