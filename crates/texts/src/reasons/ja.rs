use komadai_explain::{Cause, Loss, ReasonKind};
use shogi::PieceKind;

use super::Words;

pub fn sentence(words: &Words) -> String {
    let (square, castle) = (&words.square, words.castle);
    match words.kind {
        ReasonKind::MissesMate(count) => format!("{count}手詰がありました。"),
        ReasonKind::AllowsMate(count) => format!("{count}手で詰まされます。"),
        ReasonKind::Loses(loss) => loses(loss, words),
        ReasonKind::Misses(loss) => misses(loss, words),
        ReasonKind::AllowsFork(kinds) => format!("相手に{}を許します。", fork(kinds, words)),
        ReasonKind::MissesFork(kinds) => format!("{}をかける手がありました。", fork(kinds, words)),
        ReasonKind::IgnoresThreat(kind) => format!(
            "相手には前から{}を{square}に進める手があり、それを防いでいません。",
            words.the(*kind)
        ),
        ReasonKind::AllowsPromotion(kind) => {
            format!("{square}に{}を成られます。", words.the(*kind))
        }
        ReasonKind::MissesPromotion(kind) => {
            format!("{square}に{}を成る手順がありました。", words.the(*kind))
        }
        ReasonKind::BreaksCastle(_) => format!("この手で{castle}が崩れます。"),
        ReasonKind::AllowsChecks(count) => {
            format!("玉が攻められ、このあと王手が{count}回かかります。")
        }
        ReasonKind::MissesChecks(count) => {
            format!("王手を{count}回かけて相手玉を攻める手順がありました。")
        }
    }
}

fn loses(loss: &Loss, words: &Words) -> String {
    let (square, piece, price) = (&words.square, words.lost(loss), price(loss, words));
    match &loss.cause {
        Cause::Moved => format!("{square}の{piece}を{price}取られます。"),
        Cause::Hanging => {
            format!("前から当たりになっていた{square}の{piece}を{price}取られます。")
        }
        Cause::Unguarded => {
            format!("この手で{square}の{piece}を守りきれなくなり、{price}取られます。")
        }
        Cause::Fork(kinds) => {
            format!(
                "{}をかけられ、{piece}を{price}取られます。",
                fork(kinds, words)
            )
        }
        Cause::Pin => {
            format!("{square}の{piece}は動くと玉を取られるので逃げられず、{price}取られます。")
        }
        Cause::Skewer(front) => format!(
            "{}が逃げると、後ろの{piece}を{price}取られます。",
            words.the(*front)
        ),
        Cause::Discovery => {
            format!("相手の駒が動いて後ろの駒の利きが通り、{square}の{piece}を{price}取られます。")
        }
        Cause::DoubleCheck => {
            format!("両王手をかけられ、{square}の{piece}を{price}取られます。")
        }
        Cause::Attacked => format!("{square}の{piece}を攻められ、{price}取られます。"),
        Cause::Later => {
            format!("このあとの進行で、{piece}を{square}で{price}取られます。")
        }
    }
}

fn misses(loss: &Loss, words: &Words) -> String {
    let (square, piece, price) = (&words.square, words.lost(loss), price(loss, words));
    match &loss.cause {
        Cause::Hanging => format!("{square}の{piece}を{price}取る手がありました。"),
        Cause::Fork(kinds) => format!(
            "{}をかけて、{piece}を{price}取る手順がありました。",
            fork(kinds, words)
        ),
        Cause::Pin => format!("動くと玉を取られる{square}の{piece}を{price}取る手順がありました。"),
        Cause::Skewer(front) => format!(
            "{}を攻め、逃げたあとに後ろの{piece}を{price}取る手順がありました。",
            words.the(*front)
        ),
        Cause::Discovery => format!(
            "手前の駒を動かして後ろの駒の利きを通し、{square}の{piece}を{price}取る手順がありました。"
        ),
        Cause::DoubleCheck => {
            format!("両王手をかけて、次に{square}の{piece}を{price}取る手順がありました。")
        }
        Cause::Attacked => {
            format!("{square}の{piece}を攻めて、次に{price}取る手順がありました。")
        }
        Cause::Moved | Cause::Unguarded | Cause::Later => {
            format!("最善手順なら、あとで{piece}を{square}で{price}取れるはずでした。")
        }
    }
}

/// `王手飛車取り` where the king is attacked with one other piece, `角と銀の両取り`; of more than
/// two pieces that they are attacked.
fn fork(kinds: &[PieceKind], words: &Words) -> String {
    match kinds {
        [PieceKind::King, other] | [other, PieceKind::King] => {
            format!("王手{}取り", words.the(*other))
        }
        [one, other] if one == other => format!("{}2枚の両取り", words.the(*one)),
        [one, other] => format!("{}と{}の両取り", words.the(*one), words.the(*other)),
        kinds => {
            let pieces: Vec<String> = kinds.iter().map(|&kind| words.the(kind)).collect();
            format!("{}を同時に狙う手", pieces.join("、"))
        }
    }
}

/// `歩と引き換えに`; nothing where nothing is given.
fn price(loss: &Loss, words: &Words) -> String {
    match words.price(loss, "", "と") {
        list if list.is_empty() => list,
        list => [&list, "と引き換えに"].concat(),
    }
}
