//! The pieces' drawings, taken out of the set and coloured for a picture that no
//! style sheet reaches.
use super::{
    figure::Style,
    layout::{CELL_HEIGHT, CELL_WIDTH, Point},
    svg_element::{SvgElement, tag},
};
use crate::pieces;

/// The colours of the table in light, as in `style/tokens.css` and the sheets
/// that mix from it.
pub(super) mod colors {
    pub const PAGE: &str = "#f6f4ef";
    pub const TEXT: &str = "#26221b";
    pub const BOARD: &str = "#e3b566";
    pub const GRAIN: &str = "#6b3600";
    pub const BOARD_SIDE: &str = "#8a5f24";
    pub const STAND: &str = "#d2a159";
    pub const LINE: &str = "#4a3212";
    pub const LAST: &str = "#7a3d00";
    pub const COUNT: &str = "#fff8e8";
    pub const PIECE: &str = "#f5dfae";
    pub const PIECE_EDGE: &str = "#9a7138";
    pub const PIECE_LIT: &str = "#fff6dc";
    pub const PIECE_DIM: &str = "#dcb878";
    pub const PIECE_SHADOW: &str = "#3a1d00";
    pub const INK: &str = "#1e1a14";
    pub const PROMOTED: &str = "#b3261e";
}

/// The drawings that a picture uses, each once.
pub(super) struct Glyphs {
    style: Style,
    used: Vec<(&'static str, bool)>,
}

impl Glyphs {
    pub fn new(style: Style) -> Self {
        let used = Vec::new();
        Self { style, used }
    }

    /// A piece in a cell of the given width around `middle`, turned if its
    /// player sits far.
    pub fn place(
        &mut self,
        name: &'static str,
        middle: Point,
        width: i32,
        far: bool,
    ) -> SvgElement {
        // Wood is lit from above, whoever it belongs to.
        let lit_from_below = far && self.style == Style::Board;
        if !self.used.contains(&(name, lit_from_below)) {
            self.used.push((name, lit_from_below));
        }
        let height = width * CELL_HEIGHT / CELL_WIDTH;
        let used = tag("use")
            .attr("href", &["#", &self.id(name, lit_from_below)].concat())
            .numbers([
                ("x", middle.x - width / 2),
                ("y", middle.y - height / 2),
                ("width", width),
                ("height", height),
            ]);
        if far {
            let (x, y) = (middle.x.to_string(), middle.y.to_string());
            used.attr("transform", &["rotate(180 ", &x, " ", &y, ")"].concat())
        } else {
            used
        }
    }

    /// What the placed pieces refer to.
    pub fn definitions(&self) -> SvgElement {
        let symbols = self.used.iter().map(|&(name, lit_from_below)| {
            let symbol = tag("symbol").attr("id", &self.id(name, lit_from_below));
            match self.style {
                Style::Book => symbol.attr("viewBox", frame(name)).children(ink(name)),
                Style::Board => symbol
                    .attr("viewBox", "0 0 350 386")
                    .children(wood(name, lit_from_below)),
            }
        });
        tag("defs").children(symbols.collect())
    }

    /// Equal ids of several pictures on a page mean equal drawings.
    fn id(&self, name: &str, lit_from_below: bool) -> String {
        let style = match self.style {
            Style::Book => "book-",
            Style::Board => "board-",
        };
        let light = if lit_from_below { "-far" } else { "" };
        [style, name, light].concat()
    }
}

/// The part of a drawing's square that holds its character, so that the
/// characters of all kinds are of like size and in the middle.
fn frame(name: &str) -> &'static str {
    match name {
        "piece-king" | "piece-king-white" => "47 68 256 283",
        "piece-rook" | "piece-dragon" => "50 73 252 278",
        "piece-bishop" | "piece-horse" => "50 78 248 274",
        "piece-gold" | "piece-silver" | "piece-pro-silver" => "53 80 244 269",
        "piece-pawn" | "piece-tokin" => "66 106 224 247",
        _ => "60 92 230 254",
    }
}

struct Outline {
    class: &'static str,
    stroke_width: Option<&'static str>,
    path: &'static str,
}

/// What the set draws under a name.
fn outlines(name: &str) -> impl Iterator<Item = Outline> {
    let start = ["<symbol id=\"", name, "\""].concat();
    let symbol = pieces::KANJI.split_once(&start).map(|(_, rest)| rest);
    let symbol = symbol.and_then(|rest| Some(rest.split_once("</symbol>")?.0));
    symbol
        .into_iter()
        .flat_map(|symbol| symbol.split("<path ").skip(1))
        .filter_map(|path| {
            Some(Outline {
                class: attribute(path, "class=\"")?,
                stroke_width: attribute(path, "stroke-width=\""),
                path: attribute(path, " d=\"")?,
            })
        })
}

fn attribute(tag: &'static str, name: &str) -> Option<&'static str> {
    Some(tag.split_once(name)?.1.split_once('"')?.0)
}

/// The character alone, in the colour of what it stands in, and no bolder than
/// the font has it: there is no wood that it must stand out from.
fn ink(name: &str) -> Vec<SvgElement> {
    outlines(name)
        .filter(|outline| outline.class.starts_with("piece-ink"))
        .map(|outline| tag("path").attr("d", outline.path))
        .collect()
}

fn wood(name: &str, lit_from_below: bool) -> Vec<SvgElement> {
    use colors::{INK, PIECE, PIECE_DIM, PIECE_EDGE, PIECE_LIT, PIECE_SHADOW, PROMOTED};
    let (head, foot, fall) = if lit_from_below {
        (PIECE_DIM, PIECE_LIT, "translate(0 -9)")
    } else {
        (PIECE_LIT, PIECE_DIM, "translate(0 9)")
    };
    let edge = |path: SvgElement, color| {
        path.attr("fill", "none")
            .attr("stroke", color)
            .number("stroke-width", 7)
    };
    let inked = |path: SvgElement, color| path.attr("fill", color).attr("stroke", color);
    let paint = |outline: Outline| {
        let path = drawn(&outline);
        match outline.class {
            "piece-shadow" => path
                .attr("fill", PIECE_SHADOW)
                .attr("fill-opacity", ".35")
                .attr("transform", fall),
            "piece-body" => path
                .attr("fill", PIECE)
                .attr("stroke", PIECE_EDGE)
                .number("stroke-width", 3),
            "piece-head" => edge(path, head),
            "piece-foot" => edge(path, foot),
            "piece-ink piece-promoted" => inked(path, PROMOTED),
            _ => inked(path, INK),
        }
    };
    outlines(name).map(paint).collect()
}

fn drawn(outline: &Outline) -> SvgElement {
    let path = tag("path").attr("d", outline.path);
    match outline.stroke_width {
        Some(width) => path.attr("stroke-width", width),
        None => path,
    }
}
