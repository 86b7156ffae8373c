use shogi::{Claim, ImpasseRule};

use crate::ClaimsText;

pub const TEXT: ClaimsText = ClaimsText {
    claim: |claim, early| match claim {
        Claim::Declare => "宣言する",
        Claim::RequestCount => "点数計算を求める",
        Claim::AgreeCount => "計算に応じる",
        Claim::OfferDraw if early => "千日手を提案",
        Claim::OfferDraw => "引き分けを提案",
        Claim::AcceptDraw => "応じる",
        Claim::RefuseCount | Claim::RefuseDraw => "指し続ける",
        Claim::PointOut => "反則を指摘",
        Claim::Resign => "投了",
        Claim::TakeBack => "手を戻す",
    },
    claimed: |claim, who, early| match claim {
        Claim::RequestCount => format!("{who}が点数計算を求めています。"),
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
            "連続王手の千日手：同じ局面が{count}回目です。4回目で{who}の負けになります。\
             {who}は手を変えてください。"
        )
    },
};
