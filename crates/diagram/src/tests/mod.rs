mod figures;
mod graphs;
mod overlay;
mod sheets;
mod texts;
mod xml;

use komadai_records::Marks;
use shogi::{ByColor, Setup};

use super::{Caption, DiagramOptions, Figure, Style};
use crate::{Coordinates, KingStyle};

const BOOK: DiagramOptions = DiagramOptions {
    style: Style::Book,
    coordinates: Coordinates::Kanji,
    kings: KingStyle::Senior,
    flipped: false,
    lang: "ja",
};

/// A table without names, caption or marks.
fn figure(sfen: &str, look: DiagramOptions) -> Figure {
    Figure {
        setup: Setup::from_sfen(sfen).expect(sfen),
        last: None,
        names: ByColor::default(),
        caption: Caption::default(),
        marks: Marks::NONE,
        look,
    }
}

/// Every look there is.
fn looks() -> impl Iterator<Item = DiagramOptions> {
    let each = |style| {
        Coordinates::ALL.iter().flat_map(move |&coordinates| {
            [false, true].into_iter().flat_map(move |flipped| {
                ["en", "ja", "it", "ro", "sv"].map(|lang| DiagramOptions {
                    style,
                    coordinates,
                    flipped,
                    lang,
                    ..BOOK
                })
            })
        })
    };
    [Style::Book, Style::Board].into_iter().flat_map(each)
}
