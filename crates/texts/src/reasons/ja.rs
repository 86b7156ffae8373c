use komadai_explain::{Cause, Loss, ReasonKind};

use super::Words;

pub fn sentence(words: &Words) -> String {
    let (square, castle) = (&words.square, words.castle);
    match words.kind {
        ReasonKind::MissesMate(count) => format!("{count}手詰めがありました。"),
        ReasonKind::AllowsMate(count) => format!("{count}手で詰まされます。"),
        ReasonKind::Loses(loss) => loses(loss, words),
        ReasonKind::Misses(loss) => misses(loss, words),
        ReasonKind::AllowsFork(kinds) => {
            format!("{}の両取りがあります。", words.the_all(kinds, "と"))
        }
        ReasonKind::MissesFork(kinds) => {
            format!("{}の両取りがありました。", words.the_all(kinds, "と"))
        }
        ReasonKind::IgnoresThreat(kind) => {
            format!("前からあった{square}{}を防いでいません。", words.the(*kind))
        }
        ReasonKind::AllowsPromotion(kind) => {
            format!("{square}に{}を成られます。", words.the(*kind))
        }
        ReasonKind::MissesPromotion(kind) => {
            format!("{square}に{}を成れました。", words.the(*kind))
        }
        ReasonKind::BreaksCastle(_) => format!("{castle}が崩れます。"),
        ReasonKind::AllowsChecks(count) => format!("玉が攻められ、王手が{count}回続きます。"),
        ReasonKind::MissesChecks(count) => format!("王手{count}回で相手玉を攻められました。"),
    }
}

fn loses(loss: &Loss, words: &Words) -> String {
    let (square, piece, price) = (&words.square, words.lost(loss), price(loss, words));
    match &loss.cause {
        Cause::Moved => format!("{square}の{piece}{price}を取られます。"),
        Cause::Hanging => format!("当たりになっていた{square}の{piece}{price}を取られます。"),
        Cause::Unguarded => {
            format!("{square}の{piece}の守りがなくなり、{piece}{price}を取られます。")
        }
        Cause::Fork(kinds) => format!(
            "{}の両取りで{piece}{price}を取られます。",
            words.the_all(kinds, "と")
        ),
        Cause::Pin => format!("{square}の{piece}{price}は動けず、取られます。"),
        Cause::Skewer(front) => format!(
            "{}が逃げると、後ろの{piece}{price}を取られます。",
            words.the(*front)
        ),
        Cause::Discovery => {
            format!("利きを通されて、{square}の{piece}{price}を取られます。")
        }
        Cause::DoubleCheck => format!("両王手のあと、{square}の{piece}{price}を取られます。"),
        Cause::Attacked => {
            format!("{square}の{piece}{price}に当てられて、取られます。")
        }
        Cause::Later => format!("このあと{square}の{piece}{price}を取られます。"),
    }
}

fn misses(loss: &Loss, words: &Words) -> String {
    let (square, piece, price) = (&words.square, words.lost(loss), price(loss, words));
    match &loss.cause {
        Cause::Hanging => format!("{square}の{piece}{price}を取れました。"),
        Cause::Fork(kinds) => format!(
            "{}の両取りで{piece}{price}を取れました。",
            words.the_all(kinds, "と")
        ),
        Cause::Pin => format!("動けない{square}の{piece}{price}を取れました。"),
        Cause::Skewer(front) => format!(
            "{}に当てて、後ろの{piece}{price}を取れました。",
            words.the(*front)
        ),
        Cause::Discovery => format!("利きを通して、{square}の{piece}{price}を取れました。"),
        Cause::DoubleCheck => format!("両王手で{square}の{piece}{price}を取れました。"),
        Cause::Attacked => format!("{square}の{piece}{price}に当てて取れました。"),
        Cause::Moved | Cause::Unguarded | Cause::Later => {
            format!("最善手順では{square}の{piece}{price}を取れました。")
        }
    }
}

/// `（代わりに歩）`; nothing where nothing is given.
fn price(loss: &Loss, words: &Words) -> String {
    match words.price(loss, "", "と") {
        list if list.is_empty() => list,
        list => format!("（代わりに{list}）"),
    }
}
