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
            format!(
                "the opponent attacks {} with one move",
                words.the_all(kinds, " and ")
            )
        }
        ReasonKind::MissesFork(kinds) => {
            format!("one move could attack {}", words.the_all(kinds, " and "))
        }
        ReasonKind::IgnoresThreat(kind) => format!(
            "the opponent could already play {} to {square}, and the move does not prevent it",
            words.the(*kind)
        ),
        ReasonKind::AllowsPromotion(kind) => {
            format!("the opponent promotes {} on {square}", words.the(*kind))
        }
        ReasonKind::MissesPromotion(kind) => {
            format!("{} could promote on {square}", words.the(*kind))
        }
        ReasonKind::BreaksCastle(_) => format!("the move takes the castle apart ({castle})"),
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
        Cause::Hanging => {
            format!("{piece} on {square} was already under attack, and is taken{price}")
        }
        Cause::Unguarded => format!("the move exposes {piece} on {square}, and it is taken{price}"),
        Cause::Fork(kinds) => {
            format!(
                "the opponent attacks {} with one move; {piece} is lost{price}",
                words.the_all(kinds, " and ")
            )
        }
        Cause::Pin => format!("{piece} on {square} is pinned to its king, and is lost{price}"),
        Cause::Skewer(front) => {
            format!(
                "{} is attacked, and {piece} behind it is lost{price}",
                words.the(*front)
            )
        }
        Cause::Discovery => {
            format!(
                "a piece moves aside and opens a line to {piece} on {square}, which is lost{price}"
            )
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
                "one move could attack {} and win {piece}{price}",
                words.the_all(kinds, " and ")
            )
        }
        Cause::Pin => format!("{piece} on {square} could be won thanks to a pin{price}"),
        Cause::Skewer(front) => format!(
            "an attack on {} would win {piece} behind it{price}",
            words.the(*front)
        ),
        Cause::Discovery => {
            format!(
                "a piece could move aside and open a line to {piece} on {square}, which would win it{price}"
            )
        }
        Cause::DoubleCheck => format!("a double check would win {piece} on {square}{price}"),
        Cause::Attacked => {
            format!("{piece} on {square} could be attacked, and then taken{price}")
        }
        Cause::Moved | Cause::Unguarded | Cause::Later => {
            format!("{piece} on {square} could be won later{price}")
        }
    }
}

fn price(loss: &Loss, words: &Words) -> String {
    words.price(loss, " in exchange for ", " and ")
}
