use shogi::{ConditionKind, ImpasseRule, ImpasseVerdict};

use crate::ImpasseCountText;

pub const TEXT: ImpasseCountText = ImpasseCountText {
    zone_points: "点数（敵陣・持ち駒）",
    all_points: "点数（全部）",
    pieces: "敵陣の駒（玉は別）",
    king: "玉が敵陣",
    credit: "うち駒落ち分",
    rule: |rule| match rule {
        ImpasseRule::Declaration27 => "入玉宣言（27点法）",
        ImpasseRule::Declaration24 => "入玉宣言（24点法）",
        ImpasseRule::Agreement24 => "点数計算（24点法）",
        ImpasseRule::Agreement27 => "点数計算（27点法）",
        ImpasseRule::Try => "トライルール",
        ImpasseRule::AllPiecesEntered => "全駒敵陣入り",
    },
    condition: |condition| match condition {
        ConditionKind::OwnTurn => "手番",
        ConditionKind::KingEntered => "玉が敵陣",
        ConditionKind::PiecesInZone => "敵陣の駒（玉は別）",
        ConditionKind::NotInCheck => "王手されていない",
        ConditionKind::Points => "点数",
        ConditionKind::KingsEntered => "敵陣の玉",
        ConditionKind::OnTrySquare => "玉がトライのマス",
        ConditionKind::AllInZone => "全駒が敵陣",
    },
    now: "いまなら",
    verdict: |verdict| match verdict {
        Some(ImpasseVerdict::Win) => "勝ち",
        Some(ImpasseVerdict::Draw) => "引き分け",
        Some(ImpasseVerdict::Loss) => "負け",
        None => "まだ",
    },
    sign: |holds| if holds { "○" } else { "×" },
    holds: |holds| if holds { "はい" } else { "いいえ" },
    declare_cost: |who| {
        format!(
            "条件を一つでも満たしていなければ、{who}の負けです。\
             宣言するまで時計は進み、宣言は取り消せません。"
        )
    },
    missing: "いま満たしていない条件：",
    all_hold: "条件をすべて満たしています。",
};
