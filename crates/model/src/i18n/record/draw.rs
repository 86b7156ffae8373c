//! Arrows and circles drawn on a position.
mod it;
mod ro;
mod sv;

use shogi::{
    Origin,
    record::{Brush, Mark, Shape},
};

use crate::i18n::terms;

pub use it::IT;
pub use ro::RO;
pub use sv::SV;

#[derive(Debug)]
pub struct DrawText {
    /// The button that lets touches draw.
    pub draw: &'static str,
    pub brush: fn(Brush) -> &'static str,
    pub brushes: &'static str,
    /// How it is done, by touches, and with a mouse at any time.
    pub hint: &'static str,
    pub mouse_hint: &'static str,
    pub done: &'static str,
    /// Said when touches begin to draw, and when they draw no more.
    pub begun: &'static str,
    pub ended: &'static str,
    /// A mark in words.
    pub mark: fn(Mark) -> String,
    pub drawn: fn(&str) -> String,
    pub removed: fn(&str) -> String,
    pub no_room: &'static str,
    /// Said when a mark begins somewhere.
    pub from: fn(Origin) -> String,
    pub given_up: &'static str,
    /// The name of the list of marks.
    pub marks: &'static str,
    pub remove: fn(&str) -> String,
    pub remove_all: &'static str,
    pub all_removed: &'static str,
}

pub const EN: DrawText = DrawText {
    draw: "Draw",
    brush: |brush| match brush {
        Brush::Green => "Green",
        Brush::Red => "Red",
        Brush::Blue => "Blue",
        Brush::Yellow => "Yellow",
    },
    brushes: "Colour",
    hint: "Drag, or touch two places, for an arrow; touch a place twice for a circle.",
    mouse_hint: "The right mouse button draws at any time: with Shift red, with Alt blue, with \
                 both yellow.",
    done: "Done",
    begun: "Drawing. Choose two places for an arrow, one place twice for a circle.",
    ended: "Drawing ended.",
    mark: mark_en,
    drawn: |mark| format!("{mark}."),
    removed: |mark| format!("Removed: {mark}."),
    no_room: "There are too many arrows and circles here.",
    from: |at| format!("From {}.", place_en(at)),
    given_up: "Not drawn.",
    marks: "Arrows and circles",
    remove: |mark| format!("Remove: {mark}"),
    remove_all: "Remove all",
    all_removed: "All arrows and circles removed.",
};

pub const JA: DrawText = DrawText {
    draw: "矢印を描く",
    brush: |brush| match brush {
        Brush::Green => "緑",
        Brush::Red => "赤",
        Brush::Blue => "青",
        Brush::Yellow => "黄",
    },
    brushes: "色",
    hint: "ドラッグするか2か所に触れると矢印、同じ所に2回触れると丸になります。",
    mouse_hint: "マウスの右ボタンではいつでも描けます。シフトで赤、オルトで青、両方で黄になります。",
    done: "終わる",
    begun: "描画中です。2か所を選ぶと矢印、同じ所を2回選ぶと丸になります。",
    ended: "描画を終わりました。",
    mark: mark_ja,
    drawn: |mark| format!("{mark}。"),
    removed: |mark| format!("{mark}を消しました。"),
    no_room: "矢印と丸が多すぎます。",
    from: |at| format!("{}から。", place_ja(at)),
    given_up: "取り消しました。",
    marks: "矢印と丸",
    remove: |mark| format!("{mark}を消す"),
    remove_all: "すべて消す",
    all_removed: "矢印と丸をすべて消しました。",
};

fn mark_en(mark: Mark) -> String {
    let brush = match mark.brush {
        Brush::Green => "green",
        Brush::Red => "red",
        Brush::Blue => "blue",
        Brush::Yellow => "yellow",
    };
    match mark.shape {
        Shape::Circle(at) => format!("Circle on {}, {brush}", place_en(at)),
        Shape::Arrow(arrow) => {
            let [from, to] = [arrow.from(), arrow.to()].map(place_en);
            format!("Arrow from {from} to {to}, {brush}")
        }
    }
}

fn place_en(place: Origin) -> String {
    match place {
        Origin::Board(square) => (terms::EN.square)(square),
        Origin::Hand(color, kind) => {
            let [color, piece] = [(terms::EN.color)(color), (terms::EN.piece)(kind.kind())];
            format!("the {piece} in {color}’s hand")
        }
    }
}

fn mark_ja(mark: Mark) -> String {
    let brush = match mark.brush {
        Brush::Green => "緑の",
        Brush::Red => "赤い",
        Brush::Blue => "青い",
        Brush::Yellow => "黄色い",
    };
    match mark.shape {
        Shape::Circle(at) => format!("{}の{brush}丸", place_ja(at)),
        Shape::Arrow(arrow) => {
            let [from, to] = [arrow.from(), arrow.to()].map(place_ja);
            format!("{from}から{to}への{brush}矢印")
        }
    }
}

fn place_ja(place: Origin) -> String {
    match place {
        Origin::Board(square) => (terms::JA.square)(square),
        Origin::Hand(color, kind) => {
            let [color, piece] = [(terms::JA.color)(color), (terms::JA.piece)(kind.kind())];
            format!("{color}の持ち駒の{piece}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_in_words() {
        for (text, en, ja) in [
            (
                "G7g7f",
                "Arrow from 7g to 7f, green",
                "７七から７六への緑の矢印",
            ),
            ("R5e", "Circle on 5e, red", "５五の赤い丸"),
            (
                "YP*5e",
                "Arrow from the pawn in Black’s hand to 5e, yellow",
                "先手の持ち駒の歩から５五への黄色い矢印",
            ),
            (
                "Br*",
                "Circle on the rook in White’s hand, blue",
                "後手の持ち駒の飛の青い丸",
            ),
        ] {
            let mark: Mark = text.parse().expect(text);
            assert_eq!(
                ((EN.mark)(mark).as_str(), (JA.mark)(mark).as_str()),
                (en, ja)
            );
        }
    }
}
