use komadai_records::{Brush, Mark, Shape};
use shogi::Origin;

use super::grammar::{of, the_piece};
use crate::DrawingText;

pub const TEXT: DrawingText = DrawingText {
    draw: "Desenează",
    brush: |brush| match brush {
        Brush::Green => "Verde",
        Brush::Red => "Roșu",
        Brush::Blue => "Albastru",
        Brush::Yellow => "Galben",
    },
    brushes: "Culoare",
    hint: "Trage dintr-un loc în altul sau atinge două locuri pentru o săgeată; atinge un loc de \
           două ori pentru un cerc.",
    mouse_hint: "Butonul drept al mouse-ului desenează oricând: cu Shift roșu, cu Alt albastru, cu \
                 amândouă galben.",
    done: "Gata",
    begun: "Desenezi. Alege două locuri pentru o săgeată, un loc de două ori pentru un cerc.",
    ended: "Desenarea s-a încheiat.",
    mark,
    drawn: |mark| format!("{mark}."),
    removed: |mark| format!("Șters: {mark}."),
    no_room: "Aici sunt prea multe săgeți și cercuri.",
    from: |at| format!("De la {}.", place(at)),
    given_up: "Nu s-a desenat.",
    marks: "Săgeți și cercuri",
    remove: |mark| format!("Șterge: {mark}"),
    remove_all: "Șterge tot",
    all_removed: "Toate săgețile și cercurile au fost șterse.",
};

fn mark(mark: Mark) -> String {
    match mark.shape {
        Shape::Circle(at) => {
            let brush = match mark.brush {
                Brush::Green => "verde",
                Brush::Red => "roșu",
                Brush::Blue => "albastru",
                Brush::Yellow => "galben",
            };
            format!("Cerc pe {}, {brush}", place(at))
        }
        Shape::Arrow(arrow) => {
            let brush = match mark.brush {
                Brush::Green => "verde",
                Brush::Red => "roșie",
                Brush::Blue => "albastră",
                Brush::Yellow => "galbenă",
            };
            let [from, to] = [arrow.from(), arrow.to()].map(place);
            format!("Săgeată de la {from} la {to}, {brush}")
        }
    }
}

fn place(place: Origin) -> String {
    match place {
        Origin::Board(square) => square.to_string(),
        Origin::Hand(color, kind) => {
            format!("{} din mâna {}", the_piece(kind.kind()), of(color))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_agree_with_their_colours() {
        for (text, words) in [
            ("G7g7f", "Săgeată de la 7g la 7f, verde"),
            ("R5e", "Cerc pe 5e, roșu"),
            (
                "YP*5e",
                "Săgeată de la pionul din mâna Negrului la 5e, galbenă",
            ),
            ("Br*", "Cerc pe turnul din mâna Albului, albastru"),
        ] {
            let mark: Mark = text.parse().expect(text);
            assert_eq!((TEXT.mark)(mark), words);
        }
    }
}
