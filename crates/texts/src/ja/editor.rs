use shogi::{Color, Piece};

use super::{errors, shogi_terms};
use crate::EditorText;
use komadai_model::editor::{EditOutcome, EditRefusal, Playability};

pub const TEXT: EditorText = EditorText {
    title: "局面の編集",
    boxed: "駒箱",
    box_item: |piece, left| {
        let piece = piece_of(piece);
        match left {
            0.. => format!("{piece} 駒箱に{left}枚"),
            _ => format!("{piece} {}枚多すぎます", -left),
        }
    },
    held: "選んだ駒",
    turn_over: "裏返す",
    change_side: "先後を変える",
    to_hand: |color| match color {
        Color::Black => "先手の駒台へ",
        Color::White => "後手の駒台へ",
    },
    to_box: "駒箱へ",
    to_move: "手番",
    number: "次の手数",
    wrong_number: "1 以上の整数を入力してください。",
    start: "初期配置",
    lay: "並べる",
    clear: "盤面を空にする",
    mirror: "左右反転",
    exchange_sides: "先後反転",
    rest_to_white: "残りを後手の駒台へ",
    sfen: "文字列（SFEN）",
    read: "この文字列を使う",
    copy: "コピー",
    copied: "コピーしました。",
    not_copied: "コピーできませんでした。文字列を選択してコピーしてください。",
    cancel: "やめる",
    done: "この局面にする",
    solve: "詰将棋として解く",
    help: "操作方法",
    hints: [
        "駒箱の駒を選び、置きたいマスや駒台を押します。駒箱の同じ駒をもう一度押すと、\
         裏、相手側の向きの順に変わります。",
        "盤上の駒を押すと選択、もう一度押すと向きが変わり、空いたマスか駒台を押すと\
         そこへ移ります。押しただけで駒が取り除かれることはありません。",
        "駒を別の駒の上へ運ぶと置き換わります。駒箱へ運ぶと盤上から取り除けます。",
        "盤上では、T で向きを変え、+ で裏返し、Deleteで駒箱へ戻します。Shiftと駒の英字で\
         駒箱から駒を選べます。Ctrl+Z で元に戻します。",
    ],
    good_for: |good_for| match good_for {
        Playability::Game => "対局を始められる局面です。",
        Playability::Problem => "詰将棋などの問題に使える局面です。",
        Playability::Lesson => "玉のない練習用に使える局面です。",
        Playability::Diagram => "図としてだけ使えます。ここからは指せません。",
    },
    missing: |good_for| match good_for {
        Playability::Game => "",
        Playability::Problem | Playability::Lesson => "対局には次の点が足りません。",
        Playability::Diagram => "次の点が正しくありません。",
    },
    fault: errors::TEXT.position,
    now_wrong: |faults| format!("誤りがあります。{}。", faults.join("、")),
    told,
};

fn piece_of(piece: Piece) -> String {
    let color = (shogi_terms::TEXT.color)(piece.color());
    format!("{color}の{}", (shogi_terms::TEXT.piece)(piece.kind()))
}

fn told(edited: EditOutcome) -> String {
    match edited {
        EditOutcome::Nothing => String::new(),
        EditOutcome::PickedUp(piece) => format!("{}を選びました。", piece_of(piece)),
        EditOutcome::LetGo => "選択を解除しました。".to_owned(),
        EditOutcome::Put { piece, on, boxed } => {
            let boxed = boxed.map_or_else(String::new, |boxed| {
                format!("{}は駒箱へ戻しました。", piece_of(boxed))
            });
            format!(
                "{}に{}。{boxed}",
                (shogi_terms::TEXT.square)(on),
                piece_of(piece)
            )
        }
        EditOutcome::InHand(piece) => format!(
            "{}の駒台に{}。",
            (shogi_terms::TEXT.color)(piece.color()),
            (shogi_terms::TEXT.piece)(piece.kind())
        ),
        EditOutcome::Boxed(piece) => format!("{}を駒箱へ戻しました。", piece_of(piece)),
        EditOutcome::Turned(piece) => format!("{}にしました。", piece_of(piece)),
        EditOutcome::Turn(color) => format!("{}番です。", (shogi_terms::TEXT.color)(color)),
        EditOutcome::Numbered => String::new(),
        EditOutcome::Replaced => "局面を並べ替えました。".to_owned(),
        EditOutcome::Undone => "元に戻しました。".to_owned(),
        EditOutcome::Redone => "やり直しました。".to_owned(),
        EditOutcome::Refused(refusal) => match refusal {
            EditRefusal::NothingHeld => "駒が選ばれていません。".to_owned(),
            EditRefusal::KingInHand => "玉は持ち駒になりません。".to_owned(),
            EditRefusal::OneFace(piece) => {
                format!(
                    "{}に裏はありません。",
                    (shogi_terms::TEXT.piece)(piece.kind())
                )
            }
            EditRefusal::UnpromotedInHand => "持ち駒は裏返せません。".to_owned(),
            EditRefusal::HandFull => "この駒台にはもう置けません。".to_owned(),
        },
    }
}
