//! A diagram as PNG.

use std::collections::BTreeSet;

use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{Group, Node, Options, Tree},
};

/// An SVG whose texts were laid out with the fonts of this machine.
pub struct Picture(Tree);

impl Picture {
    pub fn read(svg: &str) -> Result<Self, String> {
        let mut options = Options::default();
        options.fontdb_mut().load_system_fonts();
        let tree = Tree::from_str(svg, &options);
        tree.map(Self).map_err(|error| error.to_string())
    }

    /// The characters that no font of this machine has; they are left out or drawn as boxes.
    pub fn missing_characters(&self) -> String {
        let mut missing = BTreeSet::new();
        let mut drawn = BTreeSet::new();
        collect(self.0.root(), &mut missing, &mut drawn);
        missing.difference(&drawn).collect()
    }

    /// Renders the picture, with a width in pixels; two for each unit by default.
    pub fn render(&self, width: Option<u32>) -> Result<Vec<u8>, String> {
        let size = self.0.size();
        let scale = width.map_or(2.0, |width| width as f32 / size.width());
        let pixels = |length: f32| (length * scale).round() as u32;
        let mut pixmap = Pixmap::new(pixels(size.width()), pixels(size.height()))
            .ok_or("the picture is too small or too large")?;
        let transform = Transform::from_scale(scale, scale);
        resvg::render(&self.0, transform, &mut pixmap.as_mut());
        pixmap.encode_png().map_err(|error| error.to_string())
    }
}

/// Collects the characters of all texts, and those for which a font has a glyph.
fn collect(group: &Group, wanted: &mut BTreeSet<char>, drawn: &mut BTreeSet<char>) {
    for node in group.children() {
        match node {
            Node::Group(group) => collect(group, wanted, drawn),
            Node::Text(text) => {
                let chunks = text.chunks().iter();
                let letters = chunks.flat_map(|chunk| chunk.text().chars());
                wanted.extend(letters.filter(|letter| !letter.is_whitespace()));
                let spans = text.layouted().iter();
                let glyphs = spans.flat_map(|span| &span.positioned_glyphs);
                let found = glyphs.filter(|glyph| glyph.id.0 != 0);
                drawn.extend(found.flat_map(|glyph| glyph.text.chars()));
            }
            Node::Path(_) | Node::Image(_) => {}
        }
    }
}
