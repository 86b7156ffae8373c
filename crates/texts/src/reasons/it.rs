use komadai_explain::{Cause, Loss, ReasonKind};
use shogi::PieceKind::{Lance, ProLance, Rook};

use super::{Words, greatest};
use crate::capitalized;

pub fn sentence(words: &Words) -> String {
    let (square, castle) = (&words.square, words.castle);
    let text = match words.kind {
        ReasonKind::MissesMate(count) => format!("c’era un matto in {}", plies(*count)),
        ReasonKind::AllowsMate(count) => {
            format!("l’avversario dà matto in {}", plies(*count))
        }
        ReasonKind::Loses(loss) => loses(loss, words),
        ReasonKind::Misses(loss) => misses(loss, words),
        ReasonKind::AllowsFork(kinds) => {
            format!(
                "l’avversario attacca {} con una forchetta",
                words.the_all(kinds, " e ")
            )
        }
        ReasonKind::MissesFork(kinds) => {
            format!(
                "una forchetta poteva colpire {}",
                words.the_all(kinds, " e ")
            )
        }
        ReasonKind::IgnoresThreat(kind) => format!(
            "l’avversario poteva già giocare {} in {square}, e la mossa non lo impedisce",
            words.the(*kind)
        ),
        ReasonKind::AllowsPromotion(kind) => {
            format!("l’avversario promuove {} in {square}", words.the(*kind))
        }
        ReasonKind::MissesPromotion(kind) => {
            format!("{} poteva promuovere in {square}", words.the(*kind))
        }
        ReasonKind::BreaksCastle(_) => format!("la mossa disfa il castello ({castle})"),
        ReasonKind::AllowsChecks(count) => {
            format!("il re finisce sotto attacco: seguono {count} scacchi")
        }
        ReasonKind::MissesChecks(count) => {
            format!("il re avversario poteva essere attaccato con {count} scacchi")
        }
    };
    capitalized(&[&text, "."].concat())
}

fn plies(count: u32) -> String {
    match count {
        1 => "1 semimossa".to_owned(),
        _ => format!("{count} semimosse"),
    }
}

fn loses(loss: &Loss, words: &Words) -> String {
    let (square, piece, price) = (&words.square, words.lost(loss), price(loss, words));
    let lost = agreeing(loss, "perso", "persa");
    match &loss.cause {
        Cause::Moved => format!("{piece} in {square} può essere {}{price}", taken(loss)),
        Cause::Hanging => format!(
            "{piece} in {square} era già sotto attacco e viene {}{price}",
            taken(loss)
        ),
        Cause::Unguarded => format!(
            "la mossa espone {piece} in {square}, e viene {}{price}",
            taken(loss)
        ),
        Cause::Fork(kinds) => {
            format!(
                "l’avversario attacca {} con una forchetta; {piece} va {lost}{price}",
                words.the_all(kinds, " e ")
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
                "con un’infilata contro {}, {piece} alle sue spalle va {lost}{price}",
                words.the(*front)
            )
        }
        Cause::Discovery => {
            format!("con un attacco di scoperta, {piece} in {square} va {lost}{price}")
        }
        Cause::DoubleCheck => {
            format!("dopo un doppio scacco, {piece} in {square} va {lost}{price}")
        }
        Cause::Attacked => {
            let attacked = agreeing(loss, "attaccato", "attaccata");
            format!(
                "{piece} in {square} viene {attacked} e poi {}{price}",
                taken(loss)
            )
        }
        Cause::Later => format!("nel seguito, {piece} in {square} va {lost}{price}"),
    }
}

fn misses(loss: &Loss, words: &Words) -> String {
    let (square, piece, price) = (&words.square, words.lost(loss), price(loss, words));
    match &loss.cause {
        Cause::Hanging => format!("si poteva prendere {piece} in {square}{price}"),
        Cause::Fork(kinds) => format!(
            "una forchetta contro {} avrebbe vinto {piece}{price}",
            words.the_all(kinds, " e ")
        ),
        Cause::Pin => {
            format!("grazie a un’inchiodatura si poteva vincere {piece} in {square}{price}")
        }
        Cause::Skewer(front) => format!(
            "un’infilata contro {} avrebbe vinto {piece} alle sue spalle{price}",
            words.the(*front)
        ),
        Cause::Discovery => {
            format!("un attacco di scoperta avrebbe vinto {piece} in {square}{price}")
        }
        Cause::DoubleCheck => {
            format!("un doppio scacco avrebbe vinto {piece} in {square}{price}")
        }
        Cause::Attacked => format!("si poteva attaccare e vincere {piece} in {square}{price}"),
        Cause::Moved | Cause::Unguarded | Cause::Later => {
            format!("si poteva vincere più avanti {piece} in {square}{price}")
        }
    }
}

fn agreeing(loss: &Loss, masculine: &'static str, feminine: &'static str) -> &'static str {
    match greatest(loss).is_some_and(|kind| matches!(kind, Lance | ProLance | Rook)) {
        true => feminine,
        false => masculine,
    }
}

fn taken(loss: &Loss) -> &'static str {
    agreeing(loss, "preso", "presa")
}

fn price(loss: &Loss, words: &Words) -> String {
    words.price(loss, " in cambio di ", " e ")
}
