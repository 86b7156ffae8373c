use leptos::{html, prelude::*};
use shogi::Origin;

use super::hit_test;
use komadai_model::{
    BoardTarget,
    diagram::{Area, Overlay},
};
use komadai_web::bounds;

/// An overlay as SVG, over the table of that selector as it lies on the screen; nothing
/// while it is not there.
pub fn overlaid(overlay: &Overlay, table: &str) -> String {
    let Some(area) = seen(table) else {
        return String::new();
    };
    overlay.svg(area, &|origin| {
        seen(&[table, " ", &selector(origin)].concat())
    })
}

/// The same over a table in an element, which selectors of the document may not reach.
pub fn overlaid_in(overlay: &Overlay, table: NodeRef<html::Div>) -> String {
    let Some(table) = table.get_untracked() else {
        return String::new();
    };
    let place = |origin| Some(area(bounds::bounding_rect_in(&table, &selector(origin))?));
    overlay.svg(area(bounds::bounding_rect_of(&table)), &place)
}

fn selector(origin: Origin) -> String {
    hit_test::selector(match origin {
        Origin::Board(square) => BoardTarget::Square(square),
        Origin::Hand(color, kind) => BoardTarget::Hand(color, kind),
    })
}

fn seen(selector: &str) -> Option<Area> {
    Some(area(bounds::bounding_rect(selector)?))
}

const fn area([left, top, width, height]: [f64; 4]) -> Area {
    Area {
        left,
        top,
        width,
        height,
    }
}
