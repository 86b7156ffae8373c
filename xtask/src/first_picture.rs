//! The first picture: a drawing of the board in `index.html`, shown until the program is there.
//! Lines, pieces and texts are those of the page; the pieces have no writing.
use crate::{
    project::{Result, languages, root},
    styles,
};
use std::{fmt::Write, fs, io, path::Path};
use syn::{Expr, Item, Lit, Member};

/// The marks in `index.html`, and what takes their places.
const LINES: &str = "<!-- first picture: lines -->";
const PIECES: &str = "<!-- first picture: pieces -->";
const TEXTS: &str = "\"__TEXTS__\"";

/// The texts of the home screen that the picture has, in all languages: the file of each, and
/// its name.
const TEXT_NAMES: [(&str, &str); 6] = [
    ("app", "title"),
    ("home", "about"),
    ("home", "first_game"),
    ("home", "first_game_hint"),
    ("home", "learn_start"),
    ("home", "first_game_start"),
];

/// The ranks of a side at the start of a game, from the back: the names of the pieces, with a
/// number for empty squares.
const START: [&str; 3] = [
    "lance knight silver gold king gold silver knight lance",
    "1 bishop 5 rook 1",
    "pawn pawn pawn pawn pawn pawn pawn pawn pawn",
];

/// A square in the units of the pieces' drawings, and the board.
const SQUARE: (usize, usize) = (350, 386);
const BOARD: (usize, usize) = (9 * SQUARE.0, 9 * SQUARE.1);

/// Draws the board in the page.
pub fn draw(dist: &Path) -> Result<()> {
    let read = |file: &str| fs::read_to_string(root().join(file));
    let pieces = pieces(
        &read("crates/diagram/src/pieces/art/kanji.svg")?,
        &read("style/pieces.css")?,
        &read("style/tokens.css")?,
    )?;
    let mut texts = Vec::new();
    for language in languages()? {
        let of = |file: &str| read(&format!("crates/texts/src/{language}/{file}.rs"));
        texts.push(format!("{language}:{}", texts_of(of)?));
    }
    let texts = format!("{{{}}}", texts.join(","));
    let page = dist.join("index.html");
    let text = fs::read_to_string(&page)?;
    let lines = read("crates/board/src/grid.svg")?;
    fs::write(page, page_with(&text, &lines, &pieces, &texts)?)?;
    Ok(())
}

/// The texts that the picture has, from the files of a language, as a JavaScript object.
fn texts_of(source_of: impl Fn(&str) -> io::Result<String>) -> Result<String> {
    let mut texts = Vec::new();
    for (file, name) in TEXT_NAMES {
        let text = text_in(&syn::parse_file(&source_of(file)?)?, name);
        let text = text.ok_or_else(|| format!("{file}.rs has no text {name}"))?;
        texts.push(format!("{name}:{}", serde_json::to_string(&text)?));
    }
    Ok(format!("{{{}}}", texts.join(",")))
}

/// A text of the struct `TEXT` in a file.
fn text_in(file: &syn::File, name: &str) -> Option<String> {
    let is_named = |member: &Member| matches!(member, Member::Named(field) if field == name);
    let table = file.items.iter().find_map(|item| match item {
        Item::Const(item) if item.ident == "TEXT" => Some(&*item.expr),
        _ => None,
    });
    let Some(Expr::Struct(table)) = table else {
        return None;
    };
    match &table
        .fields
        .iter()
        .find(|field| is_named(&field.member))?
        .expr
    {
        Expr::Lit(literal) => match &literal.lit {
            Lit::Str(text) => Some(text.value()),
            _ => None,
        },
        _ => None,
    }
}

fn page_with(page: &str, lines: &str, pieces: &str, texts: &str) -> Result<String> {
    let image = format!(
        "<img class=\"first-pieces\" alt=\"\" decoding=\"sync\" src=\"{}\">",
        data_url(pieces)
    );
    let lines = lines.replace('\n', "");
    let mut page = page.to_owned();
    for (mark, drawing) in [(LINES, &*lines), (PIECES, &image), (TEXTS, texts)] {
        if !page.contains(mark) {
            return Err(format!("index.html lost its mark {mark}").into());
        }
        page = page.replace(mark, drawing);
    }
    Ok(page)
}

/// The pieces of both sides as an image of its own: unlike a drawing in the page, browsers
/// count it as content when they measure when the page is there.
fn pieces(sprite: &str, rules: &str, tokens: &str) -> Result<String> {
    let mut drawings = String::new();
    let mut drawn = Vec::new();
    let mut side = String::new();
    for (rank, names) in START.iter().enumerate() {
        let mut file = 0;
        for name in names.split(' ') {
            if let Ok(empty) = name.parse::<usize>() {
                file += empty;
                continue;
            }
            if !drawn.contains(&name) {
                drawn.push(name);
                write!(drawings, "<g id=\"{name}\">{}</g>", blank(sprite, name)?)?;
            }
            let (x, y) = (file * SQUARE.0, (8 - rank) * SQUARE.1);
            write!(side, "<use href=\"#{name}\" x=\"{x}\" y=\"{y}\"/>")?;
            file += 1;
        }
    }
    let (light, dark) = colours(tokens, "--piece")?;
    let rules = styles::minified(&format!(
        ":root {{ --piece: {light}; }} \
         @media (prefers-color-scheme: dark) {{ :root {{ --piece: {dark}; }} }} {rules}"
    ))?;
    let (width, height) = BOARD;
    Ok(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         preserveAspectRatio=\"none\"><style>{rules}</style><defs>{drawings}</defs>\
         <g id=\"side\">{side}</g>\
         <g transform=\"translate({width} {height})\"><use class=\"piece-turned\" href=\"#side\"/></g>\
         </svg>"
    ))
}

/// A piece without its writing.
fn blank<'a>(sprite: &'a str, name: &str) -> Result<&'a str> {
    let find = || {
        let (_, symbol) = sprite.split_once(&format!("<symbol id=\"piece-{name}\""))?;
        let (_, drawing) = symbol.split_once('>')?;
        let (blank, _) = drawing.split_once("<path class=\"piece-ink\"")?;
        Some(blank)
    };
    find().ok_or_else(|| format!("the pieces have no {name}").into())
}

/// The values of a colour token in light and in dark.
fn colours<'a>(tokens: &'a str, name: &str) -> Result<(&'a str, &'a str)> {
    let find = || {
        let (_, value) = tokens.split_once(&format!("  {name}: light-dark("))?;
        value.split_once(");")?.0.split_once(", ")
    };
    find().ok_or_else(|| format!("style/tokens.css has no {name}").into())
}

/// An image as an address that can stand in an attribute.
fn data_url(svg: &str) -> String {
    let escaped = svg
        .replace('%', "%25")
        .replace('#', "%23")
        .replace('"', "'");
    format!("data:image/svg+xml,{escaped}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(file: &str) -> String {
        fs::read_to_string(root().join(file)).unwrap()
    }

    fn drawing() -> String {
        let sprite = own("crates/diagram/src/pieces/art/kanji.svg");
        pieces(&sprite, &own("style/pieces.css"), &own("style/tokens.css")).unwrap()
    }

    #[test]
    fn both_sides_have_their_pieces_and_none_its_writing() {
        let drawing = drawing();
        assert_eq!(drawing.matches("<use href").count(), 20);
        assert_eq!(drawing.matches("<g id=").count(), 9);
        assert!(!drawing.contains("class=\"piece-ink\""));
        // A black rook at 2h.
        assert!(drawing.contains("<use href=\"#rook\" x=\"2450\" y=\"2702\"/>"));
        assert!(blank("<symbol id=\"piece-pawn\">", "rook").is_err());
    }

    #[test]
    fn the_colour_of_the_pieces_is_that_of_the_page_in_light_and_dark() {
        assert!(drawing().contains("<style>:root{--piece:#f5dfae}@media (prefers-color-scheme:dark){:root{--piece:#f0d9a6}}"));
        assert!(colours("--board: #fff;", "--piece").is_err());
    }

    #[test]
    fn the_page_has_places_for_lines_and_pieces() {
        let page = own("index.html");
        let page = page_with(&page, "<svg>\n</svg>\n", "<svg id=\"a\"/>", "{en:{}}").unwrap();
        assert!(page.contains("<svg></svg>"));
        assert!(page.contains("const TEXTS = {en:{}};"));
        assert!(page.contains("src=\"data:image/svg+xml,<svg id='a'/>\""));
        assert!(page_with("<body></body>", "", "", "").is_err());
    }

    #[test]
    fn every_language_has_the_texts_of_the_picture() {
        let text = |name: &str| format!("    {name}: \"{name}\",\n");
        let source: String = TEXT_NAMES.map(|(_, name)| text(name)).concat();
        let source = format!("const TEXT: T = T {{\n{source}}};");
        let texts = texts_of(|_| Ok(source.clone())).unwrap();
        assert!(texts.starts_with("{title:\"title\",about:\"about\","));
        assert!(texts_of(|_| Ok(String::new())).is_err());
        for language in languages().unwrap() {
            let path = |file: &str| format!("crates/texts/src/{language}/{file}.rs");
            assert!(texts_of(|file| Ok(own(&path(file)))).is_ok());
        }
    }

    #[test]
    fn an_address_keeps_what_an_image_says() {
        assert_eq!(
            data_url("<a b=\"#c\">100%</a>"),
            "data:image/svg+xml,<a b='%23c'>100%25</a>"
        );
    }
}
