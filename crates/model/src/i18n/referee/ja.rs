use shogi::{Claim, ConditionKind, ImpasseRule, ImpasseVerdict};

use super::{ClaimsText, CountText};

pub const CLAIMS_JA: ClaimsText = ClaimsText {
    claim: |claim, early| match claim {
        Claim::Declare => "宣言する",
        Claim::AskCount => "点数計算を求める",
        Claim::AgreeCount => "計算に応じる",
        Claim::OfferDraw if early => "千日手を提案",
        Claim::OfferDraw => "引き分けを提案",
        Claim::AcceptDraw => "応じる",
        Claim::RefuseCount | Claim::RefuseDraw => "指し続ける",
        Claim::PointOut => "反則を指摘",
        Claim::Resign => "投了",
        Claim::TakeBack => "待ったをする",
    },
    claimed: |claim, who, early| match claim {
        Claim::AskCount => format!("{who}が点数計算を求めています。"),
        Claim::OfferDraw if early => format!("{who}が千日手による引き分けを提案しています。"),
        Claim::OfferDraw => format!("{who}が引き分けを提案しています。"),
        _ => format!("{who}は指し続けます。"),
    },
    count_cost: |rule| match rule {
        ImpasseRule::Agreement27 => {
            "計算すると対局は終わりです。27点未満の側が負け、27点ずつなら後手の勝ちです。"
        }
        _ => "計算すると対局は終わりです。24点未満の側が負け、双方24点以上なら引き分けです。",
    },
    no_breach: "反則はありません。",
    third_time: "同じ局面が3回目です。4回目で千日手になり、引き分けです。",
    perpetual_check: |who, count| {
        format!(
            "連続王手の千日手:同じ局面が{count}回目です。4回目で{who}の負けになります。\
             {who}は手を変えてください。"
        )
    },
};

pub const COUNT_JA: CountText = CountText {
    zone_points: "点数(敵陣・持駒)",
    all_points: "点数(全部)",
    pieces: "敵陣の駒(玉は別)",
    king: "玉が敵陣",
    credit: "うち駒落ち分",
    rule: |rule| match rule {
        ImpasseRule::Declaration27 => "入玉宣言(27点法)",
        ImpasseRule::Declaration24 => "入玉宣言(24点法)",
        ImpasseRule::Agreement24 => "点数計算(24点法)",
        ImpasseRule::Agreement27 => "点数計算(27点法)",
        ImpasseRule::Try => "トライルール",
        ImpasseRule::AllPiecesIn => "全駒入玉",
    },
    condition: |condition| match condition {
        ConditionKind::OwnTurn => "手番",
        ConditionKind::KingEntered => "玉が敵陣",
        ConditionKind::PiecesInZone => "敵陣の駒(玉は別)",
        ConditionKind::NotInCheck => "王手がない",
        ConditionKind::Points => "点数",
        ConditionKind::KingsEntered => "敵陣の玉",
        ConditionKind::OnTrySquare => "玉がトライの升",
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
    missing: "いま満たしていない条件:",
    all_hold: "条件をすべて満たしています。",
};
