//! Texts in fonts that nobody knows: how wide they will be, about, and what is
//! done when they are too wide.
use super::{
    layout::Point,
    svg_element::{SvgElement, tag},
};

/// The faces that books are set in, then whatever has serifs.
pub(super) const SERIF: &str = "'Hiragino Mincho ProN', 'Yu Mincho', YuMincho, 'Noto Serif CJK JP', \
    'Noto Serif JP', 'MS PMincho', serif";

/// The faces of the page.
pub(super) const SANS: &str = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Hiragino Sans', \
    'Yu Gothic UI', Meiryo, 'Noto Sans CJK JP', 'Noto Sans JP', sans-serif";

/// Hundredths of the font's size.
pub(super) fn width(text: &str) -> i32 {
    text.chars().map(char_width).sum()
}

pub(super) fn char_width(c: char) -> i32 {
    match c {
        _ if joins(c) => 0,
        _ if is_wide(c) => 100,
        ' ' | '\'' | ',' | '.' | ':' | ';' | 'f' | 'i' | 'j' | 'l' | 't' | 'I' => 36,
        'm' | 'w' | 'M' | 'W' => 88,
        _ if c.is_uppercase() => 70,
        _ => 58,
    }
}

/// Characters as wide as they are high, which stand upright in a column.
pub(super) fn is_wide(c: char) -> bool {
    matches!(
        c,
        '…' | '\u{1100}'..='\u{115f}'
            | '\u{2460}'..='\u{24ff}'
            | '\u{25a0}'..='\u{27bf}'
            | '\u{2e80}'..='\u{a4cf}'
            | '\u{ac00}'..='\u{d7a3}'
            | '\u{f900}'..='\u{faff}'
            | '\u{fe30}'..='\u{fe6f}'
            | '\u{ff00}'..='\u{ff60}'
            | '\u{ffe0}'..='\u{ffe6}'
            | '\u{1f000}'..='\u{3fffd}'
    )
}

/// Whether a character changes the one before it: accents, voicing marks,
/// variants.
pub(super) fn joins(c: char) -> bool {
    matches!(
        c,
        '\u{300}'..='\u{36f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{3099}'..='\u{309a}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{e0100}'..='\u{e01ef}'
    )
}

/// A text and the size at which it is no wider than its room.
pub(super) struct Fitted {
    pub text: String,
    pub size: i32,
}

/// Sets a text smaller if it is too wide, down to two thirds; what is still too
/// much is cut off.
pub(super) fn fit(text: &str, size: i32, room: i32) -> Fitted {
    let text = text.trim();
    let wide = width(text).max(1);
    let fitting = room * 100 / wide;
    let least = size * 2 / 3;
    if fitting >= least {
        let text = text.to_owned();
        let size = size.min(fitting);
        return Fitted { text, size };
    }
    let mut left = room * 100 / least - width("…");
    let mut kept: String = text
        .chars()
        .take_while(|&c| {
            left -= char_width(c);
            left >= 0
        })
        .collect();
    kept.push('…');
    Fitted {
        text: kept,
        size: least,
    }
}

/// A text on one line, or on two of like length if it is too wide for one,
/// between words if it has any.
pub(super) fn wrap(text: &str, size: i32, room: i32) -> Vec<Fitted> {
    let text = text.trim();
    let whole = fit(text, size, room);
    if whole.text == text {
        return vec![whole];
    }
    let has_words = text.contains(' ');
    let may_break = |&(_, c): &(usize, char)| if has_words { c == ' ' } else { !joins(c) };
    let unevenness = |&at: &usize| (2 * width(&text[..at]) - width(text)).abs();
    let places = text.char_indices().filter(may_break).map(|(at, _)| at);
    let (head, rest) = text.split_at(places.min_by_key(unevenness).unwrap_or_default());
    let lines = [head, rest].map(|line| fit(line, size, room));
    let size = lines[0].size.min(lines[1].size);
    lines.map(|line| Fitted { size, ..line }).into()
}

/// A text around a point.
pub(super) fn centred(text: &str, middle: Point, size: i32) -> SvgElement {
    tag("text")
        .numbers([
            ("x", middle.x),
            ("y", middle.y + baseline(text, size)),
            ("font-size", size),
        ])
        .text(text)
}

/// How far below its middle a text's baseline runs: digits and capitals stand on
/// it, characters reach a little below.
pub(super) fn baseline(text: &str, size: i32) -> i32 {
    let hundredths = if text.chars().any(is_wide) { 38 } else { 36 };
    size * hundredths / 100
}

/// A text set from the top down, and where it ends. What is not as wide as it is
/// high lies on its side.
pub(super) fn downwards(text: &str, size: i32, top: Point) -> (SvgElement, i32) {
    let mut lines = tag("g");
    let mut y = top.y;
    for run in runs(text) {
        let length = size * width(run) / 100;
        let line = if lies(run) {
            let (x, start) = (top.x - size * 36 / 100, y.to_string());
            tag("text")
                .attr("text-anchor", "start")
                .number("font-size", size)
                .attr(
                    "transform",
                    &["translate(", &x.to_string(), " ", &start, ") rotate(90)"].concat(),
                )
                .text(run)
        } else {
            let middle = y + length / 2;
            centred(
                run,
                Point {
                    x: top.x,
                    y: middle,
                },
                size,
            )
        };
        lines = lines.child(line);
        y += length;
    }
    (lines, y)
}

/// Cuts a text for a column: each upright character with what joins it, and what
/// lies on its side in one piece.
fn runs(text: &str) -> Vec<&str> {
    let mut cuts: Vec<usize> = Vec::new();
    let mut before = None;
    for (at, c) in text.char_indices().filter(|&(_, c)| !joins(c)) {
        let upright = stands(c);
        if upright || before != Some(upright) {
            cuts.push(at);
        }
        before = Some(upright);
    }
    let ends = cuts.iter().skip(1).copied().chain([text.len()]);
    cuts.iter()
        .zip(ends)
        .map(|(&start, end)| &text[start..end])
        .collect()
}

fn lies(run: &str) -> bool {
    !run.chars().next().is_some_and(stands)
}

/// Long vowels, dashes and brackets turn with the line.
fn stands(c: char) -> bool {
    is_wide(c)
        && !matches!(
            c,
            '…' | 'ー' | '〜' | '～' | '－' | '（' | '）' | '「' | '」' | '＝' | '：'
        )
}

/// 一 to 九十九.
pub(super) fn kanji(number: u8) -> String {
    const DIGITS: [&str; 10] = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"];
    let digit = |digit: u8| DIGITS[usize::from(digit % 10)];
    match number / 10 {
        0 => digit(number).to_owned(),
        1 => ["十", digit(number)].concat(),
        tens => [digit(tens), "十", digit(number)].concat(),
    }
}
