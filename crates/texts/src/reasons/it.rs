use komadai_explain::{Cause, Loss, Reason, ReasonKind};
use shogi::PieceKind;

use super::{listed, square};
use crate::{
    capitalized,
    it::shogi_terms::{is_feminine, piece, plies, the_piece},
};

pub fn sentence(reason: &Reason, castle: &str) -> String {
    let square = square(reason, |square| square.to_string());
    let text = match &reason.kind {
        ReasonKind::MissesMate(count) => format!("c’era un matto in {}", plies(*count as usize)),
        ReasonKind::AllowsMate(count) => {
            format!("l’avversario dà matto in {}", plies(*count as usize))
        }
        ReasonKind::Loses(loss) => loses(loss, &square),
        ReasonKind::Misses(loss) => misses(loss, &square),
        ReasonKind::AllowsFork(kinds) => {
            format!("un attacco doppio colpisce {}", the_all(kinds))
        }
        ReasonKind::MissesFork(kinds) => {
            format!("un attacco doppio poteva colpire {}", the_all(kinds))
        }
        ReasonKind::AllowsPromotion(kind) => {
            format!("{} si promuove in {square}", the_piece(*kind))
        }
        ReasonKind::MissesPromotion(kind) => {
            format!("{} poteva promuoversi in {square}", the_piece(*kind))
        }
        ReasonKind::BreaksCastle(_) => format!("disfa il castello ({castle})"),
        ReasonKind::AllowsChecks(count) => {
            format!("il re finisce sotto attacco: seguono {count} scacchi")
        }
        ReasonKind::MissesChecks(count) => {
            format!("il re avversario poteva essere attaccato con {count} scacchi")
        }
        _ => return String::new(),
    };
    capitalized(&[&text, "."].concat())
}

fn loses(loss: &Loss, square: &str) -> String {
    let (piece, price) = (main(loss), price(loss));
    let lost = [&piece, " va ", agreeing(loss, "perso", "persa")].concat();
    match &loss.cause {
        Cause::Moved => format!("{piece} in {square} può essere {}{price}", taken(loss)),
        Cause::Hanging => {
            let attacked = agreeing(loss, "attaccato", "attaccata");
            format!(
                "{piece} in {square} era {attacked} e viene {}{price}",
                taken(loss)
            )
        }
        Cause::Unguarded => format!("lascia {piece} in {square} senza protezione{price}"),
        Cause::Fork(kinds) => {
            format!(
                "un attacco doppio colpisce {}; {lost}{price}",
                the_all(kinds)
            )
        }
        Cause::Pin => {
            let pinned = agreeing(loss, "inchiodato", "inchiodata");
            format!(
                "{piece} in {square} è {pinned} e viene {}{price}",
                taken(loss)
            )
        }
        Cause::Skewer(front) => {
            format!(
                "dopo un attacco a infilata contro {} {lost}{price}",
                the_piece(*front)
            )
        }
        Cause::Discovery => format!("con un attacco di scoperta {lost} in {square}{price}"),
        Cause::DoubleCheck => format!("dopo un doppio scacco {lost} in {square}{price}"),
        Cause::Attacked => {
            let attacked = agreeing(loss, "attaccato", "attaccata");
            format!("{piece} in {square} viene {attacked} e non si salva{price}")
        }
        _ => format!("nel seguito {lost} in {square}{price}"),
    }
}

fn misses(loss: &Loss, square: &str) -> String {
    let (piece, price) = (main(loss), price(loss));
    match &loss.cause {
        Cause::Hanging => format!("si poteva prendere {piece} in {square}{price}"),
        Cause::Fork(kinds) => format!(
            "un attacco doppio contro {} avrebbe vinto {piece}{price}",
            the_all(kinds)
        ),
        Cause::Pin => {
            let pinned = agreeing(loss, "inchiodato", "inchiodata");
            format!("{piece} in {square} è {pinned} e si poteva vincere{price}")
        }
        Cause::Skewer(front) => format!(
            "un’infilata contro {} avrebbe vinto {piece}{price}",
            the_piece(*front)
        ),
        Cause::Discovery => {
            format!("un attacco di scoperta avrebbe vinto {piece} in {square}{price}")
        }
        Cause::DoubleCheck => {
            format!("un doppio scacco avrebbe vinto {piece} in {square}{price}")
        }
        Cause::Attacked => format!("si poteva attaccare e vincere {piece} in {square}{price}"),
        _ => format!("la linea migliore vince {piece} in {square}{price}"),
    }
}

fn main(loss: &Loss) -> String {
    loss.pieces
        .first()
        .map_or_else(String::new, |&kind| the_piece(kind))
}

fn agreeing(loss: &Loss, masculine: &'static str, feminine: &'static str) -> &'static str {
    match loss.pieces.first().is_some_and(|&kind| is_feminine(kind)) {
        true => feminine,
        false => masculine,
    }
}

fn taken(loss: &Loss) -> &'static str {
    agreeing(loss, "preso", "presa")
}

/// ` per un pedone`; nothing where nothing is given.
fn price(loss: &Loss) -> String {
    let one = |kind: PieceKind| {
        let article = match is_feminine(kind) {
            true => "una ",
            false => "un ",
        };
        [article, piece(kind)].concat()
    };
    match listed(
        loss.compensation.iter().map(|&kind| one(kind)).collect(),
        " e ",
    ) {
        list if list.is_empty() => list,
        list => [" per ", &list].concat(),
    }
}

fn the_all(kinds: &[PieceKind]) -> String {
    listed(kinds.iter().map(|&kind| the_piece(kind)).collect(), " e ")
}
