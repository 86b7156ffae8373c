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
            format!("{} angrips samtidigt", words.the_all(kinds, " och "))
        }
        ReasonKind::MissesFork(kinds) => {
            format!(
                "{} kunde ha angripits samtidigt",
                words.the_all(kinds, " och ")
            )
        }
        ReasonKind::IgnoresThreat(kind) => format!(
            "{} kunde redan gå till {square}, och draget gör inget åt det",
            words.the(*kind)
        ),
        ReasonKind::AllowsPromotion(kind) => {
            format!("{} promoveras på {square}", words.the(*kind))
        }
        ReasonKind::MissesPromotion(kind) => {
            format!("{} kunde ha promoverats på {square}", words.the(*kind))
        }
        ReasonKind::BreaksCastle(_) => format!("det bryter upp borgen ({castle})"),
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
        Cause::Hanging => format!("{piece} på {square} var redan i slag och slås{price}"),
        Cause::Unguarded => format!("{piece} på {square} står utan skydd och slås{price}"),
        Cause::Fork(kinds) => {
            format!(
                "{} angrips samtidigt; {piece} slås{price}",
                words.the_all(kinds, " och ")
            )
        }
        Cause::Pin => format!("{piece} på {square} är i bindning och slås{price}"),
        Cause::Skewer(front) => {
            format!(
                "{} angrips, och bakom slås {piece}{price}",
                words.the(*front)
            )
        }
        Cause::Discovery => format!("en pjäs öppnar en linje, och {piece} på {square} slås{price}"),
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
            "{} kunde ha angripits samtidigt, vilket vinner {piece}{price}",
            words.the_all(kinds, " och ")
        ),
        Cause::Pin => format!("{piece} på {square} är i bindning och kunde ha vunnits{price}"),
        Cause::Skewer(front) => format!(
            "{} kunde ha angripits, och bakom vinns {piece}{price}",
            words.the(*front)
        ),
        Cause::Discovery => {
            format!("en pjäs kunde ha öppnat en linje, vilket vinner {piece} på {square}{price}")
        }
        Cause::DoubleCheck => format!("en dubbelschack vinner {piece} på {square}{price}"),
        Cause::Attacked => format!("{piece} på {square} kunde ha angripits och slagits{price}"),
        Cause::Moved | Cause::Unguarded | Cause::Later => {
            format!("den bästa varianten vinner {piece} på {square}{price}")
        }
    }
}

fn price(loss: &Loss, words: &Words) -> String {
    words.price(loss, " mot ", " och ")
}
