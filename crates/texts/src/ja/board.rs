use shogi::{Color, HandKind, Piece};

use super::shogi_terms;
use crate::{BoardText, topics::board::has_own_name};
use komadai_model::board::{SquareFacts, SquareState};

pub const TEXT: BoardText = BoardText {
    board: "将棋盤",
    keys: "矢印キーでマスを移動します。左端・上端の先は相手側の駒台、右端・下端の先は手前の駒台です。\
           7 7 のように筋と段の数字を押すとそのマスへ、駒の英字を押すとその持ち駒へ移ります。\
           Enterかスペースで駒を選んで指し、Escで取り消します。",
    square,
    hand: |color| match color {
        Color::Black => "先手の持ち駒",
        Color::White => "後手の持ち駒",
    },
    resign_here: "駒のないところを長押しすると投了します。Deleteキーでは確認が出ます。",
    hold_to_resign: "投了は長押しで",
    resigning: "投了…",
    hand_item,
    promotion: |kind, to| {
        let (square, name) = (
            (shogi_terms::TEXT.square)(to),
            (shogi_terms::TEXT.piece)(kind),
        );
        format!("{square}の{name}を成りますか")
    },
    promote: |kind| match has_own_name(kind) {
        true => format!("{}に成る", (shogi_terms::TEXT.piece)(kind)),
        false => "成る".to_owned(),
    },
    decline: |kind| format!("{}のまま", (shogi_terms::TEXT.piece)(kind)),
    moved: |color, spoken| format!("{} {spoken}。", (shogi_terms::TEXT.color)(color)),
    check: |color| format!("{}に王手。", (shogi_terms::TEXT.color)(color)),
    copied: "局面をコピーしました。",
};

fn piece_of(piece: Piece) -> String {
    let color = (shogi_terms::TEXT.color)(piece.color());
    format!("{color}の{}", (shogi_terms::TEXT.piece)(piece.kind()))
}

fn square(facts: SquareFacts) -> String {
    let mut text = (shogi_terms::TEXT.square)(facts.square);
    match facts.piece {
        Some(piece) => text += &format!(" {}", piece_of(piece)),
        None => text += " 空き",
    }
    if facts.check {
        text += " 王手されています";
    }
    if facts.last_move {
        text += " 直前の手";
    }
    text += match (facts.state, facts.piece) {
        (SquareState::Still, _) => "",
        (SquareState::Movable, _) => " 動かせます",
        (SquareState::Selected, _) => " 選択中",
        (SquareState::Destination, Some(_)) => " 取れます",
        (SquareState::Destination, None) => " ここへ指せます",
    };
    text
}

fn hand_item(color: Color, kind: HandKind, count: u8, selected: bool) -> String {
    let name = piece_of(Piece::new(color, kind.kind()));
    let selected = if selected { " 選択中" } else { "" };
    match count {
        0 => format!("{name} 持ち駒なし"),
        _ => format!("{name} 持ち駒{count}枚{selected}"),
    }
}
