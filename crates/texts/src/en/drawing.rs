use komadai_records::{Brush, Mark, Shape};
use shogi::Origin;

use super::shogi_terms;
use crate::DrawingText;

pub const TEXT: DrawingText = DrawingText {
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
    mark,
    drawn: |mark| format!("{mark}."),
    removed: |mark| format!("Removed: {mark}."),
    no_room: "There are too many arrows and circles here.",
    from: |at| format!("From {}.", place(at)),
    given_up: "Not drawn.",
    marks: "Arrows and circles",
    remove: |mark| format!("Remove: {mark}"),
    remove_all: "Remove all",
    all_removed: "All arrows and circles removed.",
};

fn mark(mark: Mark) -> String {
    let brush = match mark.brush {
        Brush::Green => "green",
        Brush::Red => "red",
        Brush::Blue => "blue",
        Brush::Yellow => "yellow",
    };
    match mark.shape {
        Shape::Circle(at) => format!("Circle on {}, {brush}", place(at)),
        Shape::Arrow(arrow) => {
            let [from, to] = [arrow.from(), arrow.to()].map(place);
            format!("Arrow from {from} to {to}, {brush}")
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
            format!("the {piece} in {color}’s hand")
        }
    }
}
