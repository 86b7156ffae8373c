use komadai_explain::{Cause, Loss, Reason, ReasonKind};
use shogi::PieceKind;

use super::{listed, square};
use crate::{
    capitalized,
    sv::shogi_terms::{definite, gendered, piece},
};

pub fn sentence(reason: &Reason, castle: &str) -> String {
    let square = square(reason, |square| square.to_string());
    let text = match &reason.kind {
        ReasonKind::MissesMate(count) => format!("det fanns matt i {count} halvdrag"),
        ReasonKind::AllowsMate(count) => {
            format!("motståndaren gör matt i {count} halvdrag")
        }
        ReasonKind::Loses(loss) => loses(loss, &square),
        ReasonKind::Misses(loss) => misses(loss, &square),
        ReasonKind::AllowsFork(kinds) => format!("{} angrips samtidigt", the_all(kinds)),
        ReasonKind::MissesFork(kinds) => {
            format!("{} kunde ha angripits samtidigt", the_all(kinds))
        }
        ReasonKind::AllowsPromotion(kind) => {
            format!("{} promoveras på {square}", definite(*kind))
        }
        ReasonKind::MissesPromotion(kind) => {
            format!("{} kunde ha promoverats på {square}", definite(*kind))
        }
        ReasonKind::BreaksCastle(_) => format!("det bryter upp borgen ({castle})"),
        ReasonKind::AllowsChecks(count) => {
            format!("kungen hamnar under angrepp: {count} schackar följer")
        }
        ReasonKind::MissesChecks(count) => {
            format!("motståndarens kung kunde ha angripits med {count} schackar")
        }
        _ => return String::new(),
    };
    capitalized(&[&text, "."].concat())
}

fn loses(loss: &Loss, square: &str) -> String {
    let (piece, price) = (main(loss), price(loss));
    match &loss.cause {
        Cause::Moved => format!("{piece} kan slås på {square}{price}"),
        Cause::Hanging => format!("{piece} på {square} var redan i slag och slås{price}"),
        Cause::Unguarded => format!("{piece} på {square} står utan skydd och slås{price}"),
        Cause::Fork(kinds) => {
            format!("{} angrips samtidigt; {piece} slås{price}", the_all(kinds))
        }
        Cause::Pin => format!("{piece} på {square} är i bindning och slås{price}"),
        Cause::Skewer(front) => {
            format!(
                "{} angrips, och bakom slås {piece}{price}",
                definite(*front)
            )
        }
        Cause::Discovery => format!("en pjäs öppnar en linje, och {piece} på {square} slås{price}"),
        Cause::DoubleCheck => format!("efter en dubbelschack slås {piece} på {square}{price}"),
        Cause::Attacked => format!("{piece} på {square} angrips och kan inte räddas{price}"),
        _ => format!("i fortsättningen slås {piece} på {square}{price}"),
    }
}

fn misses(loss: &Loss, square: &str) -> String {
    let (piece, price) = (main(loss), price(loss));
    match &loss.cause {
        Cause::Hanging => format!("{piece} på {square} kunde ha slagits{price}"),
        Cause::Fork(kinds) => format!(
            "{} kunde ha angripits samtidigt, vilket vinner {piece}{price}",
            the_all(kinds)
        ),
        Cause::Pin => format!("{piece} på {square} är i bindning och kunde ha vunnits{price}"),
        Cause::Skewer(front) => format!(
            "{} kunde ha angripits, och bakom vinns {piece}{price}",
            definite(*front)
        ),
        Cause::Discovery => {
            format!("en pjäs kunde ha öppnat en linje, vilket vinner {piece} på {square}{price}")
        }
        Cause::DoubleCheck => format!("en dubbelschack vinner {piece} på {square}{price}"),
        Cause::Attacked => format!("{piece} på {square} kunde ha angripits utan räddning{price}"),
        _ => format!("den bästa varianten vinner {piece} på {square}{price}"),
    }
}

fn main(loss: &Loss) -> &'static str {
    loss.pieces.first().map_or("", |&kind| definite(kind))
}

/// ` mot en bonde`; nothing where nothing is given.
fn price(loss: &Loss) -> String {
    let one = |&kind: &PieceKind| [gendered(kind, "en ", "ett "), piece(kind)].concat();
    match listed(loss.compensation.iter().map(one).collect(), " och ") {
        list if list.is_empty() => list,
        list => [" mot ", &list].concat(),
    }
}

fn the_all(kinds: &[PieceKind]) -> String {
    let pieces = kinds.iter().map(|&kind| definite(kind).to_owned());
    listed(pieces.collect(), " och ")
}
