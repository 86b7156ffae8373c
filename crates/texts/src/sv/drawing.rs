use komadai_records::{Brush, Mark, Shape};
use shogi::{Color, Origin};

use super::shogi_terms::{self, definite};
use crate::DrawingText;

pub const TEXT: DrawingText = DrawingText {
    draw: "Rita",
    brush: |brush| match brush {
        Brush::Green => "Grön",
        Brush::Red => "Röd",
        Brush::Blue => "Blå",
        Brush::Yellow => "Gul",
    },
    brushes: "Färg",
    hint: "Dra, eller tryck på två ställen, för en pil; tryck två gånger på samma ställe för en \
           cirkel.",
    mouse_hint: "Höger musknapp ritar när som helst: med Skift rött, med Alt blått, med båda gult.",
    done: "Klar",
    begun: "Du ritar. Välj två ställen för en pil, samma ställe två gånger för en cirkel.",
    ended: "Ritningen avslutad.",
    mark,
    drawn: |mark| format!("{mark}."),
    removed: |mark| format!("Borttaget: {mark}."),
    no_room: "Det finns för många pilar och cirklar här.",
    from: |at| format!("Från {}.", place(at)),
    given_up: "Inte ritat.",
    marks: "Pilar och cirklar",
    remove: |mark| format!("Ta bort: {mark}"),
    remove_all: "Ta bort alla",
    all_removed: "Alla pilar och cirklar är borttagna.",
};

fn mark(mark: Mark) -> String {
    let brush = match mark.brush {
        Brush::Green => "Grön",
        Brush::Red => "Röd",
        Brush::Blue => "Blå",
        Brush::Yellow => "Gul",
    };
    match mark.shape {
        Shape::Circle(at) => format!("{brush} cirkel på {}", place(at)),
        Shape::Arrow(arrow) => {
            let [from, to] = [arrow.from(), arrow.to()].map(place);
            format!("{brush} pil från {from} till {to}")
        }
    }
}

fn place(place: Origin) -> String {
    match place {
        Origin::Board(square) => (shogi_terms::TEXT.square)(square),
        Origin::Hand(color, kind) => {
            let hand = match color {
                Color::Black => "Svarts hand",
                Color::White => "Vits hand",
            };
            format!("{} i {hand}", definite(kind.kind()))
        }
    }
}
