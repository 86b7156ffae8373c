//! Setting up a position.
mod it;
mod ro;
mod sv;

use shogi::{Color, Fault, Piece};

use crate::{
    editor::{EditRefusal, Edited, GoodFor},
    i18n::{faults, terms},
};

pub use it::IT;
pub use ro::RO;
pub use sv::SV;

#[derive(Debug)]
pub struct EditorText {
    pub title: &'static str,
    pub boxed: &'static str,
    /// A piece of the box, and how many like it are left; below zero, too many
    /// are on the table.
    pub box_item: fn(Piece, left: i32) -> String,
    /// What is done with the piece that is picked up.
    pub held: &'static str,
    pub turn_over: &'static str,
    pub change_side: &'static str,
    pub to_hand: fn(Color) -> &'static str,
    pub to_box: &'static str,
    pub to_move: &'static str,
    pub number: &'static str,
    pub wrong_number: &'static str,
    pub start: &'static str,
    pub lay: &'static str,
    pub clear: &'static str,
    pub mirror: &'static str,
    pub exchange_sides: &'static str,
    pub rest_to_white: &'static str,
    pub sfen: &'static str,
    pub read: &'static str,
    pub copy: &'static str,
    pub copied: &'static str,
    pub not_copied: &'static str,
    pub cancel: &'static str,
    pub done: &'static str,
    pub help: &'static str,
    pub hints: [&'static str; 4],
    pub good_for: fn(GoodFor) -> &'static str,
    /// Above the faults of what is no game.
    pub missing: fn(GoodFor) -> &'static str,
    pub fault: fn(&Fault) -> String,
    /// Said of faults that a change has brought.
    pub now_wrong: fn(&[String]) -> String,
    /// Said of what was done; nothing of what needs no words.
    pub told: fn(Edited) -> String,
}

pub const EN: EditorText = EditorText {
    title: "Edit position",
    boxed: "Box",
    box_item: |piece, left| {
        let piece = piece_en(piece);
        match left {
            0.. => format!("{piece}, {left} in the box"),
            _ => format!("{piece}, {} too many on the table", -left),
        }
    },
    held: "The piece picked up",
    turn_over: "Turn over",
    change_side: "Other side",
    to_hand: |color| match color {
        Color::Black => "To Black’s hand",
        Color::White => "To White’s hand",
    },
    to_box: "To the box",
    to_move: "To move",
    number: "Move number",
    wrong_number: "A whole number from 1, please.",
    start: "Start position",
    lay: "Set up",
    clear: "Empty the board",
    mirror: "Mirror left and right",
    exchange_sides: "Exchange sides",
    rest_to_white: "Rest to White’s hand",
    sfen: "As text (SFEN)",
    read: "Use this text",
    copy: "Copy",
    copied: "Copied.",
    not_copied: "This browser did not let it be copied: select the text and copy it yourself.",
    cancel: "Cancel",
    done: "Use this position",
    help: "How it works",
    hints: [
        "Pick a piece out of the box, then touch squares and hands. Touch it in the box again \
         to turn it: the other face, then the other side.",
        "Touch a piece on the board to pick it up, again to turn it, and a free square or a hand \
         to put it there. Nothing is taken off by a touch.",
        "Carried onto another piece, a piece takes its place. Carried to the box, it is off the \
         table.",
        "On the board: T turns, + turns over, Delete puts in the box, and Shift with a piece’s \
         letter picks it out of the box. Ctrl+Z undoes.",
    ],
    good_for: |good_for| match good_for {
        GoodFor::Game => "A game can begin here.",
        GoodFor::Problem => "Good as a problem.",
        GoodFor::Lesson => "Good as a lesson without kings.",
        GoodFor::Diagram => "Only a diagram: nothing can be played here.",
    },
    missing: |good_for| match good_for {
        GoodFor::Game => "",
        GoodFor::Problem | GoodFor::Lesson => "For a game:",
        GoodFor::Diagram => "What is wrong:",
    },
    fault: faults::EN.position,
    now_wrong: |faults| format!("Now wrong: {}.", faults.join("; ")),
    told: told_en,
};

pub const JA: EditorText = EditorText {
    title: "局面の編集",
    boxed: "駒箱",
    box_item: |piece, left| {
        let piece = piece_ja(piece);
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
    sfen: "文字列(SFEN)",
    read: "この文字列を使う",
    copy: "コピー",
    copied: "コピーしました。",
    not_copied: "コピーできませんでした。文字列を選択してコピーしてください。",
    cancel: "やめる",
    done: "この局面にする",
    help: "操作方法",
    hints: [
        "駒箱の駒を選び、置きたいマスや駒台を押します。駒箱の同じ駒をもう一度押すと、\
         裏、相手側の向きの順に変わります。",
        "盤上の駒を押すと選択、もう一度押すと向きが変わり、空いたマスか駒台を押すと\
         そこへ移ります。押しただけで駒が取り除かれることはありません。",
        "駒を別の駒の上へ運ぶと置き換わります。駒箱へ運ぶと片付きます。",
        "盤上では、T で向きを変え、+ で裏返し、デリートで駒箱へ戻します。シフトと駒の英字で\
         駒箱から駒を選べます。Ctrl+Z で元に戻します。",
    ],
    good_for: |good_for| match good_for {
        GoodFor::Game => "対局を始められる局面です。",
        GoodFor::Problem => "詰将棋などの問題に使える局面です。",
        GoodFor::Lesson => "玉のない練習用に使える局面です。",
        GoodFor::Diagram => "図としてだけ使えます。ここからは指せません。",
    },
    missing: |good_for| match good_for {
        GoodFor::Game => "",
        GoodFor::Problem | GoodFor::Lesson => "対局には次の点が足りません。",
        GoodFor::Diagram => "次の点が正しくありません。",
    },
    fault: faults::JA.position,
    now_wrong: |faults| format!("誤りがあります。{}。", faults.join("、")),
    told: told_ja,
};

fn piece_en(piece: Piece) -> String {
    let color = (terms::EN.color)(piece.color());
    format!("{color} {}", (terms::EN.piece)(piece.kind()))
}

fn piece_ja(piece: Piece) -> String {
    let color = (terms::JA.color)(piece.color());
    format!("{color}の{}", (terms::JA.piece)(piece.kind()))
}

fn told_en(edited: Edited) -> String {
    match edited {
        Edited::Nothing => String::new(),
        Edited::PickedUp(piece) => format!("{} picked up.", piece_en(piece)),
        Edited::LetGo => "Put down again.".to_owned(),
        Edited::Put { piece, on, boxed } => {
            let boxed = boxed.map_or_else(String::new, |boxed| {
                format!(" {} to the box.", piece_en(boxed))
            });
            format!("{} on {on}.{boxed}", piece_en(piece))
        }
        Edited::InHand(piece) => format!("{} in hand.", piece_en(piece)),
        Edited::Boxed(piece) => format!("{} to the box.", piece_en(piece)),
        Edited::Turned(piece) => format!("Now {}.", piece_en(piece)),
        Edited::Turn(color) => format!("{} to move.", (terms::EN.color)(color)),
        Edited::Numbered => String::new(),
        Edited::Laid => "The table is another one.".to_owned(),
        Edited::Undone => "Undone.".to_owned(),
        Edited::Redone => "Done again.".to_owned(),
        Edited::Refused(refusal) => match refusal {
            EditRefusal::NothingHeld => "No piece is picked up.".to_owned(),
            EditRefusal::KingInHand => "A king goes to no hand.".to_owned(),
            EditRefusal::OneFace(piece) => {
                format!("The {} has one face.", (terms::EN.piece)(piece.kind()))
            }
            EditRefusal::UnpromotedInHand => "Pieces in hand are not promoted.".to_owned(),
            EditRefusal::HandFull => "No more of these fit in this hand.".to_owned(),
        },
    }
}

fn told_ja(edited: Edited) -> String {
    match edited {
        Edited::Nothing => String::new(),
        Edited::PickedUp(piece) => format!("{}を選びました。", piece_ja(piece)),
        Edited::LetGo => "選択をやめました。".to_owned(),
        Edited::Put { piece, on, boxed } => {
            let boxed = boxed.map_or_else(String::new, |boxed| {
                format!("{}は駒箱へ戻しました。", piece_ja(boxed))
            });
            format!("{}に{}。{boxed}", (terms::JA.square)(on), piece_ja(piece))
        }
        Edited::InHand(piece) => format!(
            "{}の駒台に{}。",
            (terms::JA.color)(piece.color()),
            (terms::JA.piece)(piece.kind())
        ),
        Edited::Boxed(piece) => format!("{}を駒箱へ戻しました。", piece_ja(piece)),
        Edited::Turned(piece) => format!("{}にしました。", piece_ja(piece)),
        Edited::Turn(color) => format!("{}番です。", (terms::JA.color)(color)),
        Edited::Numbered => String::new(),
        Edited::Laid => "局面を並べ替えました。".to_owned(),
        Edited::Undone => "元に戻しました。".to_owned(),
        Edited::Redone => "やり直しました。".to_owned(),
        Edited::Refused(refusal) => match refusal {
            EditRefusal::NothingHeld => "駒が選ばれていません。".to_owned(),
            EditRefusal::KingInHand => "玉は持ち駒になりません。".to_owned(),
            EditRefusal::OneFace(piece) => {
                format!("{}に裏はありません。", (terms::JA.piece)(piece.kind()))
            }
            EditRefusal::UnpromotedInHand => "持ち駒は裏返せません。".to_owned(),
            EditRefusal::HandFull => "この駒台にはもう置けません。".to_owned(),
        },
    }
}
