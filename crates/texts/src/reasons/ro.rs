use komadai_explain::{Cause, Loss, ReasonKind};
use shogi::PieceKind::{Lance, ProLance};

use super::Words;
use crate::capitalized;

pub fn sentence(words: &Words) -> String {
    let (square, castle) = (&words.square, words.castle);
    let text = match words.kind {
        ReasonKind::MissesMate(count) => format!("exista mat în {}", plies(*count)),
        ReasonKind::AllowsMate(count) => format!("adversarul dă mat în {}", plies(*count)),
        ReasonKind::Loses(loss) => loses(loss, words),
        ReasonKind::Misses(loss) => misses(loss, words),
        ReasonKind::AllowsFork(kinds) => {
            format!("sunt atacate deodată: {}", words.the_all(kinds, " și "))
        }
        ReasonKind::MissesFork(kinds) => {
            format!(
                "puteau fi atacate deodată: {}",
                words.the_all(kinds, " și ")
            )
        }
        ReasonKind::IgnoresThreat(kind) => format!(
            "{} putea deja ajunge pe {square}, iar mutarea nu face nimic împotrivă",
            words.the(*kind)
        ),
        ReasonKind::AllowsPromotion(kind) => {
            format!("{} promovează pe {square}", words.the(*kind))
        }
        ReasonKind::MissesPromotion(kind) => {
            format!("{} putea promova pe {square}", words.the(*kind))
        }
        ReasonKind::BreaksCastle(_) => format!("strică fortăreața ({castle})"),
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
                "{piece} de pe {square} era {attacked} și este {}{price}",
                taken(loss)
            )
        }
        Cause::Unguarded => format!("lasă fără apărare {piece} de pe {square}{price}"),
        Cause::Fork(kinds) => {
            format!(
                "sunt atacate deodată {}; {piece} este {lost}{price}",
                words.the_all(kinds, " și ")
            )
        }
        Cause::Pin => {
            let pinned = agreed(loss, "legat", "legată");
            format!("{piece} de pe {square} este {pinned} și va fi {lost}{price}")
        }
        Cause::Skewer(front) => {
            format!(
                "după un atac asupra unei piese din față ({}), {piece} este {lost}{price}",
                words.the(*front)
            )
        }
        Cause::Discovery => {
            format!("o piesă eliberează o linie și {piece} de pe {square} este {lost}{price}")
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
        Cause::Later => format!("în continuare, {piece} de pe {square} este {lost}{price}"),
    }
}

fn misses(loss: &Loss, words: &Words) -> String {
    let (square, piece, price) = (&words.square, words.lost(loss), price(loss, words));
    match &loss.cause {
        Cause::Hanging => format!("{piece} de pe {square} putea fi {}{price}", taken(loss)),
        Cause::Fork(kinds) => format!(
            "puteau fi atacate deodată {}, cu câștigul unei piese: {piece}{price}",
            words.the_all(kinds, " și ")
        ),
        Cause::Pin => {
            let pinned = agreed(loss, "legat", "legată");
            format!(
                "{piece} de pe {square} este {pinned} și putea fi {}{price}",
                taken(loss)
            )
        }
        Cause::Skewer(front) => format!(
            "un atac asupra unei piese din față ({}) câștiga {piece}{price}",
            words.the(*front)
        ),
        Cause::Discovery => {
            format!("o piesă putea elibera o linie și câștiga {piece} de pe {square}{price}")
        }
        Cause::DoubleCheck => format!("un șah dublu câștiga {piece} de pe {square}{price}"),
        Cause::Attacked => {
            let attacked = agreed(loss, "atacat", "atacată");
            format!(
                "{piece} de pe {square} putea fi {attacked} și apoi {}{price}",
                taken(loss)
            )
        }
        Cause::Moved | Cause::Unguarded | Cause::Later => {
            format!("cea mai bună continuare câștigă {piece} de pe {square}{price}")
        }
    }
}

fn agreed(loss: &Loss, masculine: &'static str, feminine: &'static str) -> &'static str {
    match loss.pieces.first() {
        Some(Lance | ProLance) => feminine,
        _ => masculine,
    }
}

fn taken(loss: &Loss) -> &'static str {
    agreed(loss, "luat", "luată")
}

fn price(loss: &Loss, words: &Words) -> String {
    words.price(loss, " pentru ", " și ")
}
