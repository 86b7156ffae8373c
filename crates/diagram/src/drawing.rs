use super::{
    figure::{DiagramOptions, Figure},
    glyphs::Glyphs,
    layout::{CELL_WIDTH, Grid, Places},
    svg_element::{SvgElement, tag},
};
use crate::pieces::symbol;

/// A diagram in one of the styles, still without marks and caption.
pub(super) struct Drawing {
    pub width: i32,
    pub height: i32,
    pub parts: Vec<SvgElement>,
    pub places: Places,
}

/// The pieces on their squares.
pub(super) fn pieces(figure: &Figure, grid: Grid, glyphs: &mut Glyphs) -> SvgElement {
    let DiagramOptions { kings, .. } = figure.look;
    let near = figure.look.near();
    let pieces = figure.setup.pieces().map(|(square, piece)| {
        let far = piece.color() != near;
        glyphs
            .place(symbol(piece, kings), grid.middle(square), CELL_WIDTH, far)
            .attr("data-square", &square.to_string())
    });
    tag("g").children(pieces.collect())
}
