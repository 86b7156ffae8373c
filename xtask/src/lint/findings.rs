//! What a rule finds in a file beyond the paths it names.
use super::{
    paths::Path,
    source::{Kind, Source},
};

#[derive(Debug, PartialEq, Eq)]
pub struct Finding {
    pub line: usize,
    pub what: String,
}

impl Finding {
    pub fn at(path: &Path, what: String) -> Self {
        Self {
            line: path.line,
            what,
        }
    }
}

/// At this length a file is two.
const LINES: usize = 500;

/// Files that may use `unsafe`: a kernel that was measured to need it.
const UNSAFE_FILES: &[&str] = &[];

/// What the crate `shogi` may depend on.
const SHOGI_NEEDS: &[&str] = &["arrayvec", "serde"];

pub fn words(source: &Source) -> impl Iterator<Item = (usize, &str)> {
    let words = source
        .tokens
        .iter()
        .filter(|token| token.kind == Kind::Word);
    words.map(|token| (token.line, token.text.as_str()))
}

pub fn dependencies(source: &Source) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut section = "";
    for (line, word) in words(source) {
        if word.starts_with('[') {
            section = word;
        }
        let named = match section.strip_prefix("[dependencies") {
            Some("]") if word != section => Some(word.trim_end_matches(".workspace")),
            Some(rest) if word == section => {
                rest.strip_prefix('.').map(|n| n.trim_end_matches(']'))
            }
            _ => None,
        };
        if let Some(name) = named.filter(|name| !SHOGI_NEEDS.contains(name)) {
            let what = format!("`{name}`");
            findings.push(Finding { line, what });
        }
    }
    findings
}

/// Texts between tags, and those of attributes that are read out or shown.
pub fn texts(source: &Source) -> Vec<Finding> {
    const SHOWN: [&str; 5] = ["label", "title", "placeholder", "alt", "description"];
    let tokens = &source.tokens;
    let before = |index: usize, back: usize| index.checked_sub(back).map(|i| &tokens[i]);
    let is =
        |index: usize, back: usize, text: &str| before(index, back).is_some_and(|t| t.is(text));
    let mut findings = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        if token.kind != Kind::String || !token.text.chars().any(char::is_alphabetic) {
            continue;
        }
        let arrow = is(index, 2, "=") || is(index, 2, "-");
        let after_tag = is(index, 1, ">") && !arrow;
        let shown = is(index, 1, "=")
            && !is(index, 3, "let")
            && before(index, 2).is_some_and(|name| SHOWN.iter().any(|shown| name.is(shown)));
        if after_tag || shown {
            let what = format!("{:?}", token.text);
            findings.push(Finding {
                line: token.line,
                what,
            });
        }
    }
    findings
}

/// `style="..."`, and values that become one. A pair `style=("--row", row)` sets one
/// property, and a component's property may have the name.
pub fn style_attributes(source: &Source) -> Vec<Finding> {
    let tokens = &source.tokens;
    let mut findings = Vec::new();
    for (index, window) in tokens.windows(3).enumerate() {
        let [name, equals, value] = window else {
            continue;
        };
        let is_text = value.kind == Kind::String
            || ["move", "{", "format"].iter().any(|start| value.is(start));
        let of_element = || {
            let tag = tokens[..index]
                .windows(2)
                .rev()
                .find(|pair| pair[0].is("<"));
            tag.is_some_and(|pair| pair[1].text.starts_with(char::is_lowercase))
        };
        if name.is("style") && equals.is("=") && is_text && of_element() {
            findings.push(Finding {
                line: name.line,
                what: "`style=`".to_owned(),
            });
        }
    }
    findings
}

pub fn unsafety(source: &Source) -> Vec<Finding> {
    if UNSAFE_FILES.contains(&source.path.as_str()) {
        return Vec::new();
    }
    words(source)
        .filter(|(_, word)| matches!(*word, "unsafe" | "unsafe_code"))
        .filter(|_| source.path.ends_with(".rs"))
        .map(|(line, word)| Finding {
            line,
            what: format!("`{word}`"),
        })
        .collect()
}

pub fn length(source: &Source) -> Vec<Finding> {
    if source.lines <= LINES {
        return Vec::new();
    }
    let what = format!("{} lines", source.lines);
    vec![Finding {
        line: LINES + 1,
        what,
    }]
}
