//! Checks of the rules that are about more than paths and words.
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

/// The longest file.
const MAX_LINES: usize = 500;

/// Files that may use `unsafe`: hot loops that were measured to need it.
const UNSAFE_FILES: &[&str] = &[];

/// Files of `search` that may use atomics: what searchers in several threads share.
const ATOMIC_FILES: &[&str] = &[
    "crates/search/src/shared_nodes.rs",
    "crates/search/src/tt/mod.rs",
];

/// What the crates without I/O may depend on.
const PURE_DEPENDENCIES: &[&str] = &["komadai-shogi", "serde", "strum"];

pub fn words(source: &Source) -> impl Iterator<Item = (usize, &str)> {
    let words = source
        .tokens
        .iter()
        .filter(|token| token.kind == Kind::Word);
    words.map(|token| (token.line, token.text.as_str()))
}

/// The compiler holds what a crate without the standard library cannot do: this holds
/// that it has none, and no static atomics, the only global state that safe code could have.
pub fn purity(source: &Source, paths: &[Path]) -> Vec<Finding> {
    let is_root = source.path.ends_with("src/lib.rs");
    let has_std = is_root && !words(source).any(|(_, word)| word == "no_std");
    let has_std = has_std.then(|| Finding {
        line: 1,
        what: "the crate is not `no_std`".to_owned(),
    });
    let may_share = ATOMIC_FILES.contains(&source.path.as_str());
    let impure = paths
        .iter()
        .filter(|path| path.names("std") || !may_share && path.names("core::sync::atomic"))
        .map(|path| Finding::at(path, format!("`{}`", path.text())));
    let global = words(source)
        .filter(|(_, word)| may_share && *word == "static")
        .map(|(line, _)| Finding {
            line,
            what: "a static beside atomics".to_owned(),
        });
    has_std.into_iter().chain(impure).chain(global).collect()
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
        if let Some(name) = named.filter(|name| !PURE_DEPENDENCIES.contains(name)) {
            let what = format!("`{name}`");
            findings.push(Finding { line, what });
        }
    }
    findings
}

/// Texts between tags, and those of attributes that are shown or read out.
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

/// `style="..."`, and other values of the attribute. A pair `style=("--row", row)` sets one
/// property, and a prop of a component may have the name.
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
    if source.lines <= MAX_LINES {
        return Vec::new();
    }
    let what = format!("{} lines", source.lines);
    vec![Finding {
        line: MAX_LINES + 1,
        what,
    }]
}
