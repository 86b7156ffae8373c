use shogi::{RuleKey, RulesPreset};

use crate::{RuleText, RulesText};
use komadai_model::RuleGroup;

pub const TEXT: RulesText = RulesText {
    in_force: "この対局のルール",
    one_by_one: "一つずつ決める",
    name,
    named: |name| format!("ルール：{name}"),
    preset,
    group: |group| match group {
        RuleGroup::IllegalMoves => "反則、詰み、補助",
        RuleGroup::Draws => "引き分けと指し直し",
        RuleGroup::Impasse => "持将棋（大駒5点、小駒1点）",
        RuleGroup::Limit => "対局の長さ",
    },
    rule,
    no_number: |label| format!("{label}：0から65535までの整数を入れてください。"),
    no_time: |label, why| format!("{label}:{why}"),
};

fn name(preset: Option<RulesPreset>) -> &'static str {
    match preset {
        None => "独自",
        Some(RulesPreset::Standard) => "標準",
        Some(RulesPreset::Professional) => "日本将棋連盟",
        Some(RulesPreset::Fesa) => "FESA",
        Some(RulesPreset::Friendly) => "反則のみ戻せる",
        Some(RulesPreset::Club81) => "ネット道場",
        Some(RulesPreset::Try) => "トライルール",
    }
}

fn preset(preset: Option<RulesPreset>) -> &'static str {
    match preset {
        None => "一つずつ決めたルールです。",
        Some(RulesPreset::Standard) => {
            "反則の手は指せません。引き分けは先後を入れ替えて指し直します。入玉宣言は先手28点、後手27点以上で勝ちです。手数の制限はありません。"
        }
        Some(RulesPreset::Professional) => {
            "日本将棋連盟の対局と同じです。反則は投了後に見つかっても負けで、詰んだら投了します。持将棋は24点法です。どちらかが入玉していれば500手で持将棋になります。"
        }
        Some(RulesPreset::Fesa) => {
            "ヨーロッパ将棋連盟（FESA）のルールです。標準ルールとの違い：指し直しになった対局も引き分けとして数えます。"
        }
        Some(RulesPreset::Friendly) => {
            "標準ルールとの違い：反則の手も指せますが、指摘されて元に戻します。"
        }
        Some(RulesPreset::Club81) => {
            "標準ルールとの違い：反則の手を指すとその場で負けになり、王手などの通知はありません。"
        }
        Some(RulesPreset::Try) => {
            "標準ルールとの違い：入玉宣言はなく、自玉が相手玉の初期位置に到達すれば勝ちです。"
        }
    }
}

const YES_NO: &[&str] = &["はい", "いいえ"];

const WITH: &[&str] = &["あり", "なし"];

const POINTS: &[&str] = &["なし", "24点法", "27点法"];

fn rule(key: RuleKey) -> &'static RuleText {
    match key {
        RuleKey::IllegalMoves => &RuleText {
            label: "反則の手",
            says: "反則の手の扱いです。「審判なし」では、対局者が指摘するか、終局後に判明するまで、そのまま続きます。",
            choices: &["指せない", "その場で負け", "指摘して元に戻す", "審判なし"],
        },
        RuleKey::IllegalMoveAfterResignation => &RuleText {
            label: "投了後に見つかった反則",
            says: "相手の投了後に反則が見つかったとき、どちらを勝敗とするかです。",
            choices: &["投了", "反則"],
        },
        RuleKey::MateEndsGame => &RuleText {
            label: "詰みで終局",
            says: "「いいえ」なら、正式な対局のように、詰まされた側の投了で終わります。",
            choices: YES_NO,
        },
        RuleKey::Assistance => &RuleText {
            label: "補助",
            says: "王手、反則になる理由、千日手を知らせます。反則が負けになるルールと「審判なし」では知らせません。",
            choices: WITH,
        },
        RuleKey::AfterDraw => &RuleText {
            label: "引き分けの後",
            says: "千日手、持将棋、手数制限で引き分けた後の扱いです。指し直しでも駒落ちの上手は上手のままです。",
            choices: &["引き分けのまま", "先後を入れ替えて指し直し"],
        },
        RuleKey::RematchTime => &RuleText {
            label: "指し直しの持ち時間",
            says: "指し直しの対局で使える持ち時間です。",
            choices: &["最初と同じ", "残り時間（不足は足す）", "決まった時間"],
        },
        RuleKey::RematchMinutes => &RuleText {
            label: "指し直しの時間（分）",
            says: "「決まった時間」ではこの分数です。「残り時間」では、少ない方がこの分数になるまで双方に同じだけ足しますが、最初の持ち時間は超えません。",
            choices: &[],
        },
        RuleKey::DrawCounts => &RuleText {
            label: "指し直しても引き分けに数える",
            says: "指し直す場合も、引き分けた対局を一局として数えるかどうかです。",
            choices: YES_NO,
        },
        RuleKey::AgreedEarly => &RuleText {
            label: "合意による早めの千日手",
            says: "同じ局面が四度目になる前に、合意で千日手にできるかどうかです。",
            choices: WITH,
        },
        RuleKey::DrawByAgreement => &RuleText {
            label: "合意による引き分け",
            says: "自分の手番ならいつでも引き分けを申し出て、相手が応じれば引き分けになるかどうかです。",
            choices: WITH,
        },
        RuleKey::Declaration => &RuleText {
            label: "入玉宣言",
            says: "自分の手番で、玉と玉以外の駒10枚以上が敵陣にあり、王手されていなければ宣言できます。点数は敵陣の駒と持ち駒で数えます。24点法は31点以上で勝ち、24〜30点で引き分け。27点法は先手28点以上、後手27点以上で勝ち。条件を満たさなければ負けです。",
            choices: POINTS,
        },
        RuleKey::PointCountRule => &RuleText {
            label: "合意による点数計算",
            says: "玉が敵陣に入り、手番の側が王手されていなければ、盤上の駒と持ち駒すべての点数を数えることができます。点数の足りない側の負けです。双方足りていれば、24点法では引き分け、27点法（27点ずつ）では後手の勝ちです。",
            choices: POINTS,
        },
        RuleKey::PointCountConsent => &RuleText {
            label: "点数計算の申し出",
            says: "点数計算に相手の同意が必要かどうかです。",
            choices: &["双方の合意で", "一方だけで"],
        },
        RuleKey::EnteredKings => &RuleText {
            label: "必要な入玉",
            says: "点数計算の前に、どの玉が敵陣に入っていなければならないかです。",
            choices: &["双方の玉", "どちらか一方の玉"],
        },
        RuleKey::TryRule => &RuleText {
            label: "トライルール",
            says: "自玉が相手玉の初期位置（先手は5一、後手は5九）に到達したら勝ちとするかどうかです。",
            choices: &["なし", "あり", "あり（双方の入玉後）"],
        },
        RuleKey::AllPiecesEntered => &RuleText {
            label: "全駒の敵陣入り",
            says: "双方の玉と盤上の駒がすべて敵陣に入ると、自動的に24点法で点数を数える、1980年代の慣行です。",
            choices: &["なし", "一方の駒すべて", "双方の駒すべて"],
        },
        RuleKey::HandicapCredit => &RuleText {
            label: "駒落ちの加点",
            says: "点数を数えるとき、落とした駒の点数を上手に加えるかどうかです。",
            choices: WITH,
        },
        RuleKey::MoveLimit => &RuleText {
            label: "手数制限",
            says: "この手数で引き分けになります。最後の手が王手なら、連続王手が途切れるまで指します。0なら制限はありません。",
            choices: &["なし"],
        },
        RuleKey::LimitNeedsKing => &RuleText {
            label: "入玉まで制限を待つ",
            says: "どちらかの玉が敵陣に入るまで、手数制限を適用しないかどうかです。",
            choices: YES_NO,
        },
    }
}
