//! How a diagram looks.

use clap::{
    Args,
    builder::{PossibleValuesParser, TypedValueParser},
};
use komadai_diagram::{Coordinates, DiagramOptions, KingStyle, Style};
use shogi::Color;

#[derive(Debug, Args)]
pub struct LookArgs {
    /// As in a book, or as on screen
    #[arg(long, default_value = "book", value_parser = style())]
    style: Style,

    /// Side that sits near
    #[arg(long, value_name = "SIDE", default_value = "black", value_parser = side())]
    orientation: Color,

    /// Names of the ranks
    #[arg(long, value_name = "KIND", default_value = "kanji", value_parser = coordinates())]
    coordinates: Coordinates,

    /// Which king is 王
    #[arg(long, value_name = "STYLE", default_value = "senior", value_parser = kings())]
    kings: KingStyle,

    /// Language of counts and text
    #[arg(long, value_name = "TAG", default_value = "en", value_parser = language())]
    lang: &'static str,
}

impl LookArgs {
    pub fn options(&self) -> DiagramOptions {
        DiagramOptions {
            style: self.style,
            coordinates: self.coordinates,
            kings: self.kings,
            flipped: self.orientation == Color::White,
            lang: self.lang,
        }
    }
}

/// Reads one of the names of `values`.
fn named<T, const N: usize>(
    values: [(&'static str, T); N],
) -> impl TypedValueParser<Value = T> + use<T, N>
where
    T: Copy + Send + Sync + 'static,
{
    let names = values.map(|(name, _)| name);
    PossibleValuesParser::new(names).try_map(move |found| {
        let value = values.iter().find(|(name, _)| *name == found);
        value.map(|&(_, value)| value).ok_or("unknown")
    })
}

fn style() -> impl TypedValueParser<Value = Style> {
    named([("book", Style::Book), ("board", Style::Board)])
}

fn side() -> impl TypedValueParser<Value = Color> {
    named(Color::ALL.map(|color| (color.name(), color)))
}

fn coordinates() -> impl TypedValueParser<Value = Coordinates> {
    use Coordinates::{Digits, Kanji, Letters, Off};
    named([Kanji, Letters, Digits, Off].map(|kind| (kind.name(), kind)))
}

fn kings() -> impl TypedValueParser<Value = KingStyle> {
    use KingStyle::{BothJewel, Senior, Swapped};
    named([Senior, Swapped, BothJewel].map(|style| (style.name(), style)))
}

fn language() -> impl TypedValueParser<Value = &'static str> {
    named(["en", "ja", "it", "ro", "sv"].map(|tag| (tag, tag)))
}
