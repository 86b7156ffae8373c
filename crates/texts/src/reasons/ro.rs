use komadai_explain::{Cause, Loss, Reason, ReasonKind};
use shogi::PieceKind;

use super::{listed, square};
use crate::{
    capitalized,
    ro::{
        grammar::{PLIES, agreeing, the_piece},
        shogi_terms::a_piece,
    },
};

pub fn sentence(reason: &Reason, castle: &str) -> String {
    let square = square(reason, |square| square.to_string());
    let text = match &reason.kind {
        ReasonKind::MissesMate(count) => format!("exista mat în {}", plies(*count)),
        ReasonKind::AllowsMate(count) => format!("adversarul dă mat în {}", plies(*count)),
        ReasonKind::Loses(loss) => loses(loss, &square),
        ReasonKind::Misses(loss) => misses(loss, &square),
        ReasonKind::AllowsFork(kinds) => format!("sunt atacate deodată: {}", the_all(kinds)),
        ReasonKind::MissesFork(kinds) => {
            format!("puteau fi atacate deodată: {}", the_all(kinds))
        }
        ReasonKind::AllowsPromotion(kind) => {
            format!("{} promovează pe {square}", the_piece(*kind))
        }
        ReasonKind::MissesPromotion(kind) => {
            format!("{} putea promova pe {square}", the_piece(*kind))
        }
        ReasonKind::BreaksCastle(_) => format!("strică fortăreața ({castle})"),
        ReasonKind::AllowsChecks(count) => {
            format!("regele ajunge sub atac: urmează {count} șahuri")
        }
        ReasonKind::MissesChecks(count) => {
            format!("regele advers putea fi atacat cu {count} șahuri")
        }
        _ => return String::new(),
    };
    capitalized(&[&text, "."].concat())
}

fn plies(count: u32) -> String {
    PLIES.counted(count.into())
}

fn loses(loss: &Loss, square: &str) -> String {
    let (piece, price) = (main(loss), price(loss));
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
                the_all(kinds)
            )
        }
        Cause::Pin => {
            let pinned = agreed(loss, "legat", "legată");
            format!("{piece} de pe {square} este {pinned} și va fi {lost}{price}")
        }
        Cause::Skewer(front) => {
            format!(
                "după un atac asupra unei piese din față ({}), {piece} este {lost}{price}",
                the_piece(*front)
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
            let saved = agreed(loss, "salvat", "salvată");
            format!("{piece} de pe {square} este {attacked} și nu mai poate fi {saved}{price}")
        }
        _ => format!("în continuare, {piece} de pe {square} este {lost}{price}"),
    }
}

fn misses(loss: &Loss, square: &str) -> String {
    let (piece, price) = (main(loss), price(loss));
    match &loss.cause {
        Cause::Hanging => format!("{piece} de pe {square} putea fi {}{price}", taken(loss)),
        Cause::Fork(kinds) => format!(
            "puteau fi atacate deodată {}, cu câștigul unei piese: {piece}{price}",
            the_all(kinds)
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
            the_piece(*front)
        ),
        Cause::Discovery => {
            format!("o piesă putea elibera o linie și câștiga {piece} de pe {square}{price}")
        }
        Cause::DoubleCheck => format!("un șah dublu câștiga {piece} de pe {square}{price}"),
        Cause::Attacked => {
            let attacked = agreed(loss, "atacat", "atacată");
            format!("{piece} de pe {square} putea fi {attacked} fără scăpare{price}")
        }
        _ => format!("cea mai bună continuare câștigă {piece} de pe {square}{price}"),
    }
}

fn main(loss: &Loss) -> &'static str {
    loss.pieces.first().map_or("", |&kind| the_piece(kind))
}

fn agreed(loss: &Loss, masculine: &'static str, feminine: &'static str) -> &'static str {
    let kind = loss.pieces.first().copied();
    kind.map_or(masculine, |kind| agreeing(kind, masculine, feminine))
}

fn taken(loss: &Loss) -> &'static str {
    agreed(loss, "luat", "luată")
}

/// ` pentru un pion`; nothing where nothing is given.
fn price(loss: &Loss) -> String {
    let pieces = loss.compensation.iter().map(|&kind| a_piece(kind));
    match listed(pieces.collect(), " și ") {
        list if list.is_empty() => list,
        list => [" pentru ", &list].concat(),
    }
}

fn the_all(kinds: &[PieceKind]) -> String {
    let pieces = kinds.iter().map(|&kind| the_piece(kind).to_owned());
    listed(pieces.collect(), " și ")
}
