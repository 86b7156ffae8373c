use shogi::Origin;

use super::places;
use crate::{
    diagram::{Area, Overlay},
    platform::extent,
    session::Place,
};

/// An overlay as SVG, over the table of that selector as it lies on the screen; nothing
/// while it is not there.
pub fn overlaid(overlay: &Overlay, table: &str) -> String {
    let Some(area) = seen(table) else {
        return String::new();
    };
    let place = |origin| {
        let place = match origin {
            Origin::Board(square) => Place::Square(square),
            Origin::Hand(color, kind) => Place::Hand(color, kind),
        };
        seen(&[table, " ", &places::selector(place)].concat())
    };
    overlay.svg(area, &place)
}

fn seen(selector: &str) -> Option<Area> {
    let [left, top, width, height] = extent::rectangle(selector)?;
    Some(Area {
        left,
        top,
        width,
        height,
    })
}
