mod figures;
mod graphs;
mod overlay;
mod sheets;
mod texts;
mod xml;

use shogi::{ByColor, Setup, record::Marks};

use super::{Caption, Figure, Look, Style};
use crate::{Coordinates, KingStyle, i18n::Language};

const BOOK: Look = Look {
    style: Style::Book,
    coordinates: Coordinates::Kanji,
    kings: KingStyle::Senior,
    flipped: false,
    language: Language::Japanese,
};

/// A table without names, caption or marks.
fn figure(sfen: &str, look: Look) -> Figure {
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
fn looks() -> impl Iterator<Item = Look> {
    let each = |style| {
        Coordinates::ALL.iter().flat_map(move |&coordinates| {
            [false, true].into_iter().flat_map(move |flipped| {
                Language::ALL.map(|language| Look {
                    style,
                    coordinates,
                    flipped,
                    language,
                    ..BOOK
                })
            })
        })
    };
    [Style::Book, Style::Board].into_iter().flat_map(each)
}
