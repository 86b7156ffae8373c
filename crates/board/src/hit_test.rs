//! Places and the elements that show them.
use leptos::ev;
use shogi::{Color, HandKind, PieceKind, Square};

use komadai_model::BoardTarget;
use komadai_web::dom;

/// The element of a place, within its table.
pub fn selector(place: BoardTarget) -> String {
    match place {
        BoardTarget::Square(square) => format!("[data-square=\"{square}\"]"),
        BoardTarget::Hand(color, kind) => format!(
            "[data-hand=\"{color}\"] [data-piece=\"{}\"]",
            kind.kind().to_sfen()
        ),
    }
}

/// The place an event happened on.
pub(super) fn target_of_event(event: &ev::Event) -> Option<BoardTarget> {
    parse(|attribute| dom::nearest_attribute(&dom::element(event.target())?, attribute))
}

/// Whose komadai an event happened on, on a piece or beside it.
pub(super) fn komadai_of_event(event: &ev::Event) -> Option<Color> {
    let element = dom::element(event.target())?;
    Color::from_name(&dom::nearest_attribute(&element, "data-hand")?)
}

/// The place seen at a point of the window, for what is put down there: all of a
/// komadai is one, beside the pieces on it too.
pub fn at_point(x: i32, y: i32) -> Option<BoardTarget> {
    let element = dom::element_at(x, y)?;
    parse(|attribute| dom::nearest_attribute(&element, attribute)).or_else(|| {
        let color = dom::nearest_attribute(&element, "data-hand")?;
        Some(BoardTarget::Hand(Color::from_name(&color)?, HandKind::Pawn))
    })
}

/// The place whose own element is seen at a point of the window.
pub fn seen_at(x: i32, y: i32) -> Option<BoardTarget> {
    let element = dom::element_at(x, y)?;
    parse(|attribute| dom::nearest_attribute(&element, attribute))
}

fn parse(attribute: impl Fn(&str) -> Option<String>) -> Option<BoardTarget> {
    if let Some(name) = attribute("data-square") {
        return Square::from_usi(&name).ok().map(BoardTarget::Square);
    }
    let color = Color::from_name(&attribute("data-hand")?)?;
    let letter = attribute("data-piece")?.chars().next()?;
    let kind = PieceKind::from_sfen_letter(letter)?.in_hand()?;
    Some(BoardTarget::Hand(color, kind))
}
