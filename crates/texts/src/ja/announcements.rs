use shogi::{EndReason, Outcome};

use crate::AnnouncementsText;

pub const TEXT: AnnouncementsText = AnnouncementsText {
    outcome,
    you_won: "あなたの勝ちです。",
    you_lost: "あなたの負けです。",
    mated: "詰みです。投了するほかありません。",
    no_move_left: "指せる手がありません。投了するほかありません。",
    may_resign: "駒台で投了できます。",
    undone: |side| format!("一手戻しました。{side}の手番です。"),
    game_begins: "対局開始。",
    foul: |number, why| format!("{number}手目は反則です。{why}"),
    result_stands: "投了の後に見つかったため、投了が有効です。",
    take_back: "手を戻す",
    cannot: "その手は指せません。",
    king_spared: "玉は取れません。",
    replay: "指し直す",
    review: "この対局を検討する",
    draw_counts: "引き分けとして数えます。",
    points: |one, points, other, others| format!("{one}{points}点、{other}{others}点です。"),
    clock_stands: "ページを離れたため、時計を止めてあります。",
    resume: "再開",
    elsewhere: "この対局は別のタブで開いています。そのタブを閉じるとここで続けられます。",
    taken_away: "対局は別のタブで続いています。",
    play_here: "ここで指す",
};

fn outcome(outcome: Outcome, winner: &str, loser: &str) -> String {
    let drawn = outcome.winner.is_none();
    match outcome.reason {
        EndReason::Mate => format!("詰みにより{winner}の勝ちです。"),
        EndReason::NoMoves => format!("{loser}に指す手がなく、{winner}の勝ちです。"),
        EndReason::Resignation => format!("{loser}の投了により{winner}の勝ちです。"),
        EndReason::Time => format!("{loser}の時間切れにより{winner}の勝ちです。"),
        EndReason::IllegalMove => format!("{loser}の反則により{winner}の勝ちです。"),
        EndReason::PerpetualCheck => {
            format!("連続王手の千日手により{loser}の負け、{winner}の勝ちです。")
        }
        EndReason::Repetition => "千日手で引き分けです。".to_owned(),
        EndReason::Declaration24 if drawn => "入玉宣言により持将棋、引き分けです。".to_owned(),
        EndReason::Declaration24 | EndReason::Declaration27 => {
            format!("入玉宣言により{winner}の勝ちです。")
        }
        EndReason::DeclarationFailed => {
            format!("{loser}の宣言が条件を満たさず、{winner}の勝ちです。")
        }
        EndReason::Impasse24 | EndReason::AllPiecesEntered if drawn => {
            "持将棋で引き分けです。".to_owned()
        }
        EndReason::Impasse24 | EndReason::Impasse27 | EndReason::AllPiecesEntered => {
            format!("持将棋の点数により{winner}の勝ちです。")
        }
        EndReason::TryRule => format!("トライにより{winner}の勝ちです。"),
        EndReason::MoveLimit => "手数制限により持将棋、引き分けです。".to_owned(),
        EndReason::Agreement => "合意により引き分けです。".to_owned(),
        EndReason::Interrupted => "中断しました。".to_owned(),
    }
}
