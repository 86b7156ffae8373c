//! Places and the elements that show them.
use leptos::ev;
use shogi::{Color, HandKind, PieceKind, Square};

use crate::web::dom;
use komadai_model::Place;

/// The element of a place, within its table.
pub fn selector(place: Place) -> String {
    match place {
        Place::Square(square) => format!("[data-square=\"{square}\"]"),
        Place::Hand(color, kind) => format!(
            "[data-hand=\"{color}\"] [data-piece=\"{}\"]",
            kind.kind().to_sfen()
        ),
    }
}

/// The place an event happened on.
pub(super) fn target_of_event(event: &ev::Event) -> Option<Place> {
    parse(|attribute| dom::nearest_attribute(&dom::element(event.target())?, attribute))
}

/// Whose komadai an event happened on, on a piece or beside it.
pub(super) fn komadai_of_event(event: &ev::Event) -> Option<Color> {
    let element = dom::element(event.target())?;
    Color::from_name(&dom::nearest_attribute(&element, "data-hand")?)
}

/// The place seen at a point of the window, for what is put down there: all of a
/// komadai is one, beside the pieces on it too.
pub fn at_point(x: i32, y: i32) -> Option<Place> {
    let element = dom::element_at(x, y)?;
    parse(|attribute| dom::nearest_attribute(&element, attribute)).or_else(|| {
        let color = dom::nearest_attribute(&element, "data-hand")?;
        Some(Place::Hand(Color::from_name(&color)?, HandKind::Pawn))
    })
}

/// The place whose own element is seen at a point of the window.
pub fn seen_at(x: i32, y: i32) -> Option<Place> {
    let element = dom::element_at(x, y)?;
    parse(|attribute| dom::nearest_attribute(&element, attribute))
}

fn parse(attribute: impl Fn(&str) -> Option<String>) -> Option<Place> {
    if let Some(name) = attribute("data-square") {
        return Square::from_usi(&name).ok().map(Place::Square);
    }
    let color = Color::from_name(&attribute("data-hand")?)?;
    let letter = attribute("data-piece")?.chars().next()?;
    let kind = PieceKind::from_sfen_letter(letter)?.in_hand()?;
    Some(Place::Hand(color, kind))
}
