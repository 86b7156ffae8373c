use komadai_records::{Brush, Mark, Shape};
use shogi::Origin;

use super::shogi_terms;
use crate::DrawingText;

pub const TEXT: DrawingText = DrawingText {
    draw: "矢印を描く",
    brush: |brush| match brush {
        Brush::Green => "緑",
        Brush::Red => "赤",
        Brush::Blue => "青",
        Brush::Yellow => "黄",
    },
    brushes: "色",
    hint: "ドラッグするか2か所に触れると矢印、同じ所に2回触れると丸になります。",
    mouse_hint: "マウスの右ボタンではいつでも描けます。Shiftで赤、Altで青、両方で黄になります。",
    done: "終わる",
    begun: "描画中です。2か所を選ぶと矢印、同じ所を2回選ぶと丸になります。",
    ended: "描画を終わりました。",
    mark,
    drawn: |mark| format!("{mark}。"),
    removed: |mark| format!("{mark}を消しました。"),
    no_room: "矢印と丸が多すぎます。",
    from: |at| format!("{}から。", place(at)),
    given_up: "取り消しました。",
    marks: "矢印と丸",
    remove: |mark| format!("{mark}を消す"),
    remove_all: "すべて消す",
    all_removed: "矢印と丸をすべて消しました。",
};

fn mark(mark: Mark) -> String {
    let brush = match mark.brush {
        Brush::Green => "緑の",
        Brush::Red => "赤い",
        Brush::Blue => "青い",
        Brush::Yellow => "黄色い",
    };
    match mark.shape {
        Shape::Circle(at) => format!("{}の{brush}丸", place(at)),
        Shape::Arrow(arrow) => {
            let [from, to] = [arrow.from(), arrow.to()].map(place);
            format!("{from}から{to}への{brush}矢印")
        }
    }
}

fn place(place: Origin) -> String {
    match place {
        Origin::Board(square) => (shogi_terms::TEXT.square)(square),
        Origin::Hand(color, kind) => {
            let [color, piece] = [
                (shogi_terms::TEXT.color)(color),
                (shogi_terms::TEXT.piece)(kind.kind()),
            ];
            format!("{color}の持ち駒の{piece}")
        }
    }
}
