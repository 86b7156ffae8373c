use komadai_explain::{Cause, Loss, Reason, ReasonKind};
use shogi::PieceKind;

use super::square;
use crate::ja::shogi_terms::{piece, square as written};

pub fn sentence(reason: &Reason, castle: &str) -> String {
    let square = square(reason, written);
    match &reason.kind {
        ReasonKind::MissesMate(count) => format!("{count}手詰めがありました。"),
        ReasonKind::AllowsMate(count) => format!("{count}手で詰まされます。"),
        ReasonKind::Loses(loss) => loses(loss, &square),
        ReasonKind::Misses(loss) => misses(loss, &square),
        ReasonKind::AllowsFork(kinds) => format!("{}の両取りがあります。", all(kinds)),
        ReasonKind::MissesFork(kinds) => format!("{}の両取りがありました。", all(kinds)),
        ReasonKind::AllowsPromotion(kind) => format!("{square}に{}を成られます。", piece(*kind)),
        ReasonKind::MissesPromotion(kind) => format!("{square}に{}を成れました。", piece(*kind)),
        ReasonKind::BreaksCastle(_) => format!("{castle}が崩れます。"),
        ReasonKind::AllowsChecks(count) => format!("玉が攻められ、王手が{count}回続きます。"),
        ReasonKind::MissesChecks(count) => format!("王手{count}回で相手玉を攻められました。"),
        _ => String::new(),
    }
}

fn loses(loss: &Loss, square: &str) -> String {
    let (piece, price) = (main(loss), price(loss));
    match &loss.cause {
        Cause::Moved => format!("{square}の{piece}{price}を取られます。"),
        Cause::Hanging => format!("当たりになっていた{square}の{piece}{price}を取られます。"),
        Cause::Unguarded => {
            format!("{square}の{piece}の守りがなくなり、{piece}{price}を取られます。")
        }
        Cause::Fork(kinds) => format!("{}の両取りで{piece}{price}を取られます。", all(kinds)),
        Cause::Pin => format!("{square}の{piece}{price}は動けず、取られます。"),
        Cause::Skewer(front) => format!(
            "{}が逃げると、後ろの{piece}{price}を取られます。",
            self::piece(*front)
        ),
        Cause::Discovery => {
            format!("利きを通されて、{square}の{piece}{price}を取られます。")
        }
        Cause::DoubleCheck => format!("両王手のあと、{square}の{piece}{price}を取られます。"),
        Cause::Attacked => {
            format!("{square}の{piece}{price}に当てられ、助かりません。")
        }
        _ => format!("このあと{square}の{piece}{price}を取られます。"),
    }
}

fn misses(loss: &Loss, square: &str) -> String {
    let (piece, price) = (main(loss), price(loss));
    match &loss.cause {
        Cause::Hanging => format!("{square}の{piece}{price}を取れました。"),
        Cause::Fork(kinds) => format!("{}の両取りで{piece}{price}を取れました。", all(kinds)),
        Cause::Pin => format!("動けない{square}の{piece}{price}を取れました。"),
        Cause::Skewer(front) => format!(
            "{}に当てて、後ろの{piece}{price}を取れました。",
            self::piece(*front)
        ),
        Cause::Discovery => format!("利きを通して、{square}の{piece}{price}を取れました。"),
        Cause::DoubleCheck => format!("両王手で{square}の{piece}{price}を取れました。"),
        Cause::Attacked => format!("{square}の{piece}{price}に当てて取れました。"),
        _ => format!("最善手順では{square}の{piece}{price}を取れました。"),
    }
}

fn main(loss: &Loss) -> &'static str {
    loss.pieces.first().map_or("", |&kind| piece(kind))
}

/// `（代わりに歩）`; nothing where nothing is given.
fn price(loss: &Loss) -> String {
    match all(&loss.compensation) {
        list if list.is_empty() => list,
        list => format!("（代わりに{list}）"),
    }
}

fn all(kinds: &[PieceKind]) -> String {
    let pieces: Vec<&str> = kinds.iter().map(|&kind| piece(kind)).collect();
    pieces.join("と")
}
