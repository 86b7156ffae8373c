use komadai_explain::{Cause, Loss, ReasonKind};
use shogi::PieceKind::{Lance, ProLance};

use super::{Words, greatest};
use crate::capitalized;

pub fn sentence(words: &Words) -> String {
    let (square, castle) = (&words.square, words.castle);
    let text = match words.kind {
        ReasonKind::MissesMate(count) => format!("exista mat în {}", plies(*count)),
        ReasonKind::AllowsMate(count) => format!("adversarul dă mat în {}", plies(*count)),
        ReasonKind::Loses(loss) => loses(loss, words),
        ReasonKind::Misses(loss) => misses(loss, words),
        ReasonKind::AllowsFork(kinds) => {
            format!(
                "adversarul atacă {} cu o furculiță",
                words.the_all(kinds, " și ")
            )
        }
        ReasonKind::MissesFork(kinds) => {
            format!("o furculiță putea ataca {}", words.the_all(kinds, " și "))
        }
        ReasonKind::IgnoresThreat(kind) => format!(
            "adversarul putea juca deja {} pe {square}, iar mutarea nu împiedică acest lucru",
            words.the(*kind)
        ),
        ReasonKind::AllowsPromotion(kind) => {
            format!("adversarul promovează {} pe {square}", words.the(*kind))
        }
        ReasonKind::MissesPromotion(kind) => {
            format!("{} putea promova pe {square}", words.the(*kind))
        }
        ReasonKind::BreaksCastle(_) => format!("mutarea strică castelul ({castle})"),
        ReasonKind::AllowsChecks(count) => {
            format!("regele ajunge sub atac: urmează {count} șahuri")
        }
        ReasonKind::MissesChecks(count) => {
            format!("regele advers putea fi atacat cu {count} șahuri")
        }
    };
    capitalized(&[&text, "."].concat())
}

fn plies(count: u32) -> String {
    match count {
        1 => "1 semimutare".to_owned(),
        2..20 => format!("{count} semimutări"),
        _ => format!("{count} de semimutări"),
    }
}

fn loses(loss: &Loss, words: &Words) -> String {
    let (square, piece, price) = (&words.square, words.lost(loss), price(loss, words));
    let lost = agreed(loss, "pierdut", "pierdută");
    match &loss.cause {
        Cause::Moved => format!("{piece} poate fi {} pe {square}{price}", taken(loss)),
        Cause::Hanging => {
            let attacked = agreed(loss, "atacat", "atacată");
            format!(
                "{piece} de pe {square} era deja {attacked} și este {}{price}",
                taken(loss)
            )
        }
        Cause::Unguarded => format!(
            "mutarea expune {piece} de pe {square}, care este {}{price}",
            taken(loss)
        ),
        Cause::Fork(kinds) => {
            format!(
                "adversarul atacă {} cu o furculiță; {piece} este {lost}{price}",
                words.the_all(kinds, " și ")
            )
        }
        Cause::Pin => {
            let pinned = agreed(loss, "legat", "legată");
            format!("{piece} de pe {square} este {pinned} și se pierde{price}")
        }
        Cause::Skewer(front) => {
            format!(
                "o piesă atacă {}, iar {piece} din spate este {lost}{price}",
                words.the(*front)
            )
        }
        Cause::Discovery => {
            format!("după un atac prin descoperire, {piece} de pe {square} este {lost}{price}")
        }
        Cause::DoubleCheck => {
            format!("după un șah dublu, {piece} de pe {square} este {lost}{price}")
        }
        Cause::Attacked => {
            let attacked = agreed(loss, "atacat", "atacată");
            format!(
                "{piece} de pe {square} este {attacked} și apoi {}{price}",
                taken(loss)
            )
        }
        Cause::Later => {
            format!("în varianta care urmează, {piece} de pe {square} este {lost}{price}")
        }
    }
}

fn misses(loss: &Loss, words: &Words) -> String {
    let (square, piece, price) = (&words.square, words.lost(loss), price(loss, words));
    match &loss.cause {
        Cause::Hanging => format!("{piece} de pe {square} putea fi {}{price}", taken(loss)),
        Cause::Fork(kinds) => format!(
            "o furculiță putea ataca {} și câștiga {piece}{price}",
            words.the_all(kinds, " și ")
        ),
        Cause::Pin => {
            let won = agreed(loss, "câștigat", "câștigată");
            format!("{piece} de pe {square} putea fi {won} printr-o legătură{price}")
        }
        Cause::Skewer(front) => format!(
            "o piesă putea ataca {} și câștiga {piece} din spate{price}",
            words.the(*front)
        ),
        Cause::Discovery => {
            format!("un atac prin descoperire ar fi câștigat {piece} de pe {square}{price}")
        }
        Cause::DoubleCheck => format!("un șah dublu ar fi câștigat {piece} de pe {square}{price}"),
        Cause::Attacked => {
            let attacked = agreed(loss, "atacat", "atacată");
            format!(
                "{piece} de pe {square} putea fi {attacked} și apoi {}{price}",
                taken(loss)
            )
        }
        Cause::Moved | Cause::Unguarded | Cause::Later => {
            format!(
                "{piece} de pe {square} putea fi {} mai târziu{price}",
                agreed(loss, "câștigat", "câștigată")
            )
        }
    }
}

fn agreed(loss: &Loss, masculine: &'static str, feminine: &'static str) -> &'static str {
    match greatest(loss) {
        Some(Lance | ProLance) => feminine,
        _ => masculine,
    }
}

fn taken(loss: &Loss) -> &'static str {
    agreed(loss, "luat", "luată")
}

fn price(loss: &Loss, words: &Words) -> String {
    match words.price(loss, " (în schimb: ", " și ") {
        price if price.is_empty() => price,
        price => [&price, ")"].concat(),
    }
}
