use super::{
    board,
    drawing::Drawing,
    figure::{Figure, Style},
    glyphs::{Glyphs, colors},
    marks::{self, Ink},
    print_style,
    svg_element::{SvgElement, tag},
    text::{SANS, SERIF, baseline, fit, width},
};

const CAPTION: i32 = 190;
const CAPTION_LINE: i32 = 270;

/// The whole picture, as a document of its own or to stand in a page.
pub fn svg(figure: &Figure) -> String {
    let look = &figure.look;
    let mut glyphs = Glyphs::new(look.style);
    let drawing = match look.style {
        Style::Book => print_style::draw(figure, &mut glyphs),
        Style::Board => board::draw(figure, &mut glyphs),
    };
    let (paper, ink, fonts, marks_in) = match look.style {
        Style::Book => ("#fff", "#000", SERIF, Ink::Black),
        Style::Board => (colors::PAGE, colors::TEXT, SANS, Ink::Colored),
    };
    let spot = |place| Some(drawing.places.spot(place));
    let caption = caption(figure, &drawing);
    let height = drawing.height + CAPTION_LINE * caption.len() as i32;
    let size = [("width", drawing.width), ("height", height)];
    let ground = tag("rect").attr("fill", paper).numbers(size);
    let table = tag("g")
        .attr("fill", ink)
        .attr("font-family", fonts)
        .attr("text-anchor", "middle")
        .attr("stroke-linejoin", "round")
        .children(drawing.parts)
        .child(marks::draw(&figure.marks, marks_in, &spot))
        .children(caption);
    root(figure, drawing.width, height)
        .child(glyphs.definitions())
        .child(ground)
        .child(table)
        .into_xml()
}

/// Ten units to a pixel: about the size of a book's diagram on screen.
fn root(figure: &Figure, width: i32, height: i32) -> SvgElement {
    let language = figure.look.lang;
    let sfen = figure.setup.to_sfen();
    let label = match figure.caption.is_empty() {
        true => &sfen,
        false => &figure.caption.text(),
    };
    let corner = [width, height].map(|length| length.to_string()).join(" ");
    tag("svg")
        .attr("xmlns", "http://www.w3.org/2000/svg")
        .numbers([("width", width / 10), ("height", height / 10)])
        .attr("viewBox", &["0 0 ", &corner].concat())
        .attr("role", "img")
        .attr("aria-label", label)
        .attr("lang", language)
        .attr("xml:lang", language)
        .attr("data-sfen", &sfen)
}

/// The title and the moment: beside each other if that is not too wide.
fn caption(figure: &Figure, drawing: &Drawing) -> Vec<SvgElement> {
    let caption = &figure.caption;
    let room = drawing.width - 200;
    let together = (width(&caption.text()) + 100) * CAPTION / 100 <= room;
    let mut lines: Vec<SvgElement> = Vec::new();
    for (text, weight) in [(&caption.title, "700"), (&caption.moment, "400")] {
        if text.is_empty() {
            continue;
        }
        let fitted = fit(text, CAPTION, room);
        let part = tag("tspan").attr("font-weight", weight);
        let part = match lines.pop_if(|_| together) {
            Some(line) => line.child(part.number("dx", CAPTION * 3 / 5).text(&fitted.text)),
            None => {
                let row = CAPTION_LINE * lines.len() as i32 + CAPTION_LINE * 2 / 5;
                let middle = drawing.height + row;
                let place = [
                    ("x", drawing.width / 2),
                    ("y", middle + baseline(&fitted.text, fitted.size)),
                    ("font-size", fitted.size),
                ];
                tag("text").numbers(place).child(part.text(&fitted.text))
            }
        };
        lines.push(part);
    }
    lines
}
