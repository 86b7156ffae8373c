use komadai_explain::{Cause, Loss, ReasonKind};

use super::Words;
use crate::capitalized;

pub fn sentence(words: &Words) -> String {
    let (square, castle) = (&words.square, words.castle);
    let text = match words.kind {
        ReasonKind::MissesMate(count) => format!("there was a mate in {}", plies(*count)),
        ReasonKind::AllowsMate(count) => {
            format!("the opponent mates in {}", plies(*count))
        }
        ReasonKind::Loses(loss) => loses(loss, words),
        ReasonKind::Misses(loss) => misses(loss, words),
        ReasonKind::AllowsFork(kinds) => {
            format!("{} are attacked at once", words.the_all(kinds, " and "))
        }
        ReasonKind::MissesFork(kinds) => format!(
            "{} could be attacked at once",
            words.the_all(kinds, " and ")
        ),
        ReasonKind::IgnoresThreat(kind) => format!(
            "{} could go to {square} already, and the move does nothing against it",
            words.the(*kind)
        ),
        ReasonKind::AllowsPromotion(kind) => format!("{} promotes on {square}", words.the(*kind)),
        ReasonKind::MissesPromotion(kind) => {
            format!("{} could promote on {square}", words.the(*kind))
        }
        ReasonKind::BreaksCastle(_) => format!("it takes the {castle} apart"),
        ReasonKind::AllowsChecks(count) => {
            format!("the king comes under attack: {count} checks follow")
        }
        ReasonKind::MissesChecks(count) => {
            format!("the opponent’s king could be attacked with {count} checks")
        }
    };
    capitalized(&[&text, "."].concat())
}

fn plies(count: u32) -> String {
    match count {
        1 => "1 ply".to_owned(),
        _ => format!("{count} plies"),
    }
}

fn loses(loss: &Loss, words: &Words) -> String {
    let (square, piece, price) = (&words.square, words.lost(loss), price(loss, words));
    match &loss.cause {
        Cause::Moved => format!("{piece} can be taken on {square}{price}"),
        Cause::Hanging => format!("{piece} on {square} was attacked, and is taken{price}"),
        Cause::Unguarded => format!("it leaves {piece} on {square} without protection{price}"),
        Cause::Fork(kinds) => {
            format!(
                "{} are attacked at once; {piece} is lost{price}",
                words.the_all(kinds, " and ")
            )
        }
        Cause::Pin => format!("{piece} on {square} is pinned, and is lost{price}"),
        Cause::Skewer(front) => {
            format!(
                "{} is attacked, and behind it {piece} is lost{price}",
                words.the(*front)
            )
        }
        Cause::Discovery => {
            format!("a piece moves out of a line, and {piece} on {square} is lost{price}")
        }
        Cause::DoubleCheck => format!("after a double check {piece} on {square} is lost{price}"),
        Cause::Attacked => {
            format!("{piece} on {square} is attacked, and then taken{price}")
        }
        Cause::Later => format!("in the line that follows, {piece} on {square} is lost{price}"),
    }
}

fn misses(loss: &Loss, words: &Words) -> String {
    let (square, piece, price) = (&words.square, words.lost(loss), price(loss, words));
    match &loss.cause {
        Cause::Hanging => format!("{piece} on {square} could be taken{price}"),
        Cause::Fork(kinds) => {
            format!(
                "{} could be attacked at once, which wins {piece}{price}",
                words.the_all(kinds, " and ")
            )
        }
        Cause::Pin => format!("{piece} on {square} is pinned, and could be won{price}"),
        Cause::Skewer(front) => format!(
            "{} could be attacked, and behind it {piece} won{price}",
            words.the(*front)
        ),
        Cause::Discovery => {
            format!("a piece could move out of a line, which wins {piece} on {square}{price}")
        }
        Cause::DoubleCheck => format!("a double check wins {piece} on {square}{price}"),
        Cause::Attacked => {
            format!("{piece} on {square} could be attacked, and then taken{price}")
        }
        Cause::Moved | Cause::Unguarded | Cause::Later => {
            format!("the best line wins {piece} on {square}{price}")
        }
    }
}

fn price(loss: &Loss, words: &Words) -> String {
    words.price(loss, " for ", " and ")
}
