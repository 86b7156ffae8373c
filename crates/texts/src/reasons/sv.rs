use komadai_explain::{Cause, Loss, ReasonKind};

use super::Words;
use crate::capitalized;

pub fn sentence(words: &Words) -> String {
    let (square, castle) = (&words.square, words.castle);
    let text = match words.kind {
        ReasonKind::MissesMate(count) => format!("det fanns matt i {count} halvdrag"),
        ReasonKind::AllowsMate(count) => {
            format!("motståndaren gör matt i {count} halvdrag")
        }
        ReasonKind::Loses(loss) => loses(loss, words),
        ReasonKind::Misses(loss) => misses(loss, words),
        ReasonKind::AllowsFork(kinds) => {
            format!(
                "motståndaren angriper {} med en gaffel",
                words.the_all(kinds, " och ")
            )
        }
        ReasonKind::MissesFork(kinds) => {
            format!(
                "en gaffel kunde ha angripit {}",
                words.the_all(kinds, " och ")
            )
        }
        ReasonKind::IgnoresThreat(kind) => format!(
            "motståndaren kunde redan spela {} till {square}, och draget hindrar det inte",
            words.the(*kind)
        ),
        ReasonKind::AllowsPromotion(kind) => {
            format!("motståndaren promoverar {} på {square}", words.the(*kind))
        }
        ReasonKind::MissesPromotion(kind) => {
            format!("{} kunde ha promoverats på {square}", words.the(*kind))
        }
        ReasonKind::BreaksCastle(_) => format!("draget bryter upp borgen ({castle})"),
        ReasonKind::AllowsChecks(count) => {
            format!("kungen hamnar under angrepp: {count} schackar följer")
        }
        ReasonKind::MissesChecks(count) => {
            format!("motståndarens kung kunde ha angripits med {count} schackar")
        }
    };
    capitalized(&[&text, "."].concat())
}

fn loses(loss: &Loss, words: &Words) -> String {
    let (square, piece, price) = (&words.square, words.lost(loss), price(loss, words));
    match &loss.cause {
        Cause::Moved => format!("{piece} kan slås på {square}{price}"),
        Cause::Hanging => format!("{piece} på {square} stod redan i slag och slås{price}"),
        Cause::Unguarded => format!("{piece} på {square} blottas av draget och slås{price}"),
        Cause::Fork(kinds) => {
            format!(
                "motståndaren angriper {} med en gaffel; {piece} slås{price}",
                words.the_all(kinds, " och ")
            )
        }
        Cause::Pin => format!("{piece} på {square} står i en bindning och slås{price}"),
        Cause::Skewer(front) => {
            format!(
                "{} angrips, och {piece} där bakom slås{price}",
                words.the(*front)
            )
        }
        Cause::Discovery => format!(
            "en pjäs flyttar sig och öppnar vägen för en annan, och {piece} på {square} slås{price}"
        ),
        Cause::DoubleCheck => format!("efter en dubbelschack slås {piece} på {square}{price}"),
        Cause::Attacked => format!("{piece} på {square} angrips och slås sedan{price}"),
        Cause::Later => format!("i fortsättningen slås {piece} på {square}{price}"),
    }
}

fn misses(loss: &Loss, words: &Words) -> String {
    let (square, piece, price) = (&words.square, words.lost(loss), price(loss, words));
    match &loss.cause {
        Cause::Hanging => format!("{piece} på {square} kunde ha slagits{price}"),
        Cause::Fork(kinds) => format!(
            "en gaffel mot {} hade vunnit {piece}{price}",
            words.the_all(kinds, " och ")
        ),
        Cause::Pin => format!("tack vare en bindning kunde {piece} på {square} ha vunnits{price}"),
        Cause::Skewer(front) => format!(
            "ett angrepp på {} hade vunnit {piece} där bakom{price}",
            words.the(*front)
        ),
        Cause::Discovery => {
            format!(
                "en pjäs kunde ha öppnat vägen för en annan, vilket hade vunnit {piece} på {square}{price}"
            )
        }
        Cause::DoubleCheck => format!("en dubbelschack hade vunnit {piece} på {square}{price}"),
        Cause::Attacked => format!("{piece} på {square} kunde ha angripits och slagits{price}"),
        Cause::Moved | Cause::Unguarded | Cause::Later => {
            format!("{piece} på {square} kunde ha vunnits senare{price}")
        }
    }
}

fn price(loss: &Loss, words: &Words) -> String {
    words.price(loss, " i utbyte mot ", " och ")
}
