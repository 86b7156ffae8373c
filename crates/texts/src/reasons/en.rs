use komadai_explain::{Cause, Loss, Reason, ReasonKind};
use shogi::PieceKind;

use super::{listed, square};
use crate::{
    capitalized,
    en::shogi_terms::{piece, plies},
};

pub fn sentence(reason: &Reason, castle: &str) -> String {
    let square = square(reason, |square| square.to_string());
    let text = match &reason.kind {
        ReasonKind::MissesMate(count) => format!("there was a mate in {}", plies(*count as usize)),
        ReasonKind::AllowsMate(count) => {
            format!("the opponent mates in {}", plies(*count as usize))
        }
        ReasonKind::Loses(loss) => loses(loss, &square),
        ReasonKind::Misses(loss) => misses(loss, &square),
        ReasonKind::AllowsFork(kinds) => format!("{} are attacked at once", the_all(kinds)),
        ReasonKind::MissesFork(kinds) => format!("{} could be attacked at once", the_all(kinds)),
        ReasonKind::AllowsPromotion(kind) => format!("{} promotes on {square}", the(*kind)),
        ReasonKind::MissesPromotion(kind) => format!("{} could promote on {square}", the(*kind)),
        ReasonKind::BreaksCastle(_) => format!("it takes the {castle} apart"),
        ReasonKind::AllowsChecks(count) => {
            format!("the king comes under attack: {count} checks follow")
        }
        ReasonKind::MissesChecks(count) => {
            format!("the opponent’s king could be attacked with {count} checks")
        }
        _ => return String::new(),
    };
    capitalized(&[&text, "."].concat())
}

fn loses(loss: &Loss, square: &str) -> String {
    let (piece, price) = (main(loss), price(loss));
    match &loss.cause {
        Cause::Moved => format!("{piece} can be taken on {square}{price}"),
        Cause::Hanging => format!("{piece} on {square} was attacked, and is taken{price}"),
        Cause::Unguarded => format!("it leaves {piece} on {square} without protection{price}"),
        Cause::Fork(kinds) => {
            format!(
                "{} are attacked at once; {piece} is lost{price}",
                the_all(kinds)
            )
        }
        Cause::Pin => format!("{piece} on {square} is pinned, and is lost{price}"),
        Cause::Skewer(front) => {
            format!(
                "{} is attacked, and behind it {piece} is lost{price}",
                the(*front)
            )
        }
        Cause::Discovery => {
            format!("a piece moves out of a line, and {piece} on {square} is lost{price}")
        }
        Cause::DoubleCheck => format!("after a double check {piece} on {square} is lost{price}"),
        Cause::Attacked => {
            format!("{piece} on {square} is attacked, and cannot be saved{price}")
        }
        _ => format!("in the line that follows, {piece} on {square} is lost{price}"),
    }
}

fn misses(loss: &Loss, square: &str) -> String {
    let (piece, price) = (main(loss), price(loss));
    match &loss.cause {
        Cause::Hanging => format!("{piece} on {square} could be taken{price}"),
        Cause::Fork(kinds) => {
            format!(
                "{} could be attacked at once, which wins {piece}{price}",
                the_all(kinds)
            )
        }
        Cause::Pin => format!("{piece} on {square} is pinned, and could be won{price}"),
        Cause::Skewer(front) => format!(
            "{} could be attacked, and behind it {piece} won{price}",
            the(*front)
        ),
        Cause::Discovery => {
            format!("a piece could move out of a line, which wins {piece} on {square}{price}")
        }
        Cause::DoubleCheck => format!("a double check wins {piece} on {square}{price}"),
        Cause::Attacked => {
            format!("{piece} on {square} could be attacked, and not be saved{price}")
        }
        _ => format!("the best line wins {piece} on {square}{price}"),
    }
}

fn main(loss: &Loss) -> String {
    loss.pieces
        .first()
        .map_or_else(String::new, |&kind| the(kind))
}

/// ` for a pawn`; nothing where nothing is given.
fn price(loss: &Loss) -> String {
    let pieces = loss.compensation.iter();
    let pieces = pieces.map(|&kind| ["a ", piece(kind)].concat()).collect();
    match listed(pieces, " and ") {
        list if list.is_empty() => list,
        list => [" for ", &list].concat(),
    }
}

fn the(kind: PieceKind) -> String {
    ["the ", piece(kind)].concat()
}

fn the_all(kinds: &[PieceKind]) -> String {
    listed(kinds.iter().map(|&kind| the(kind)).collect(), " and ")
}
