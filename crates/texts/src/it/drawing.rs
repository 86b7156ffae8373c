use komadai_records::{Brush, Mark, Shape};
use shogi::Origin;

use super::shogi_terms::{self, of, the_piece};
use crate::DrawingText;

pub const TEXT: DrawingText = DrawingText {
    draw: "Disegna",
    brush: |brush| match brush {
        Brush::Green => "Verde",
        Brush::Red => "Rosso",
        Brush::Blue => "Blu",
        Brush::Yellow => "Giallo",
    },
    brushes: "Colore",
    hint: "Trascina, o tocca due punti, per una freccia; tocca due volte un punto per un cerchio.",
    mouse_hint: "Il tasto destro del mouse disegna sempre: con Maiusc in rosso, con Alt in blu, \
                 con entrambi in giallo.",
    done: "Fatto",
    begun: "Si disegna. Scegli due punti per una freccia, due volte lo stesso per un cerchio.",
    ended: "Disegno finito.",
    mark,
    drawn: |mark| format!("{mark}."),
    removed: |mark| format!("Tolto: {mark}."),
    no_room: "Qui ci sono troppe frecce e troppi cerchi.",
    from: |at| match at {
        Origin::Board(square) => format!("Da {square}."),
        Origin::Hand(..) => format!("Da qui: {}.", place(at)),
    },
    given_up: "Non disegnato.",
    marks: "Frecce e cerchi",
    remove: |mark| format!("Togli: {mark}"),
    remove_all: "Togli tutto",
    all_removed: "Tolte tutte le frecce e tutti i cerchi.",
};

fn mark(mark: Mark) -> String {
    match mark.shape {
        Shape::Circle(at) => {
            let brush = match mark.brush {
                Brush::Green => "verde",
                Brush::Red => "rosso",
                Brush::Blue => "blu",
                Brush::Yellow => "giallo",
            };
            match at {
                Origin::Board(square) => format!("Cerchio {brush} in {square}"),
                Origin::Hand(..) => format!("Cerchio {brush}: {}", place(at)),
            }
        }
        Shape::Arrow(arrow) => {
            let brush = match mark.brush {
                Brush::Green => "verde",
                Brush::Red => "rossa",
                Brush::Blue => "blu",
                Brush::Yellow => "gialla",
            };
            let [from, to] = [arrow.from(), arrow.to()].map(place);
            format!("Freccia {brush}: {from} → {to}")
        }
    }
}

fn place(place: Origin) -> String {
    match place {
        Origin::Board(square) => square.to_string(),
        Origin::Hand(color, kind) => {
            let side = of((shogi_terms::TEXT.color)(color));
            format!("{} in mano {side}", the_piece(kind.kind()))
        }
    }
}
