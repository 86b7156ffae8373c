//! The paths in a Rust file, with `use` trees expanded and `super` resolved.
use super::source::{Kind, Source, Token};

/// `crate::board::Square` as three segments; a macro's name keeps its `!`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    pub line: usize,
    pub segments: Vec<String>,
}

impl Path {
    /// Whether a path such as `std::fs` is a part of this one, in whole segments.
    pub fn names(&self, banned: &str) -> bool {
        let banned: Vec<&str> = banned.split("::").collect();
        let mut windows = self.segments.windows(banned.len());
        windows.any(|window| window.iter().zip(&banned).all(|(a, b)| a == b))
    }

    pub fn text(&self) -> String {
        self.segments.join("::")
    }
}

/// All paths of a file, without fields and methods (`a.b`).
pub fn of_file(source: &Source) -> Vec<Path> {
    let mut reader = Reader {
        tokens: &source.tokens,
        at: 0,
        modules: module_of(&source.path),
        depth: 0,
        inline: Vec::new(),
        paths: Vec::new(),
    };
    while reader.at < reader.tokens.len() {
        reader.step();
    }
    reader.paths
}

/// The module of a file in its crate: `src/board/piece.rs` is `board::piece`.
fn module_of(path: &str) -> Vec<String> {
    let inner = path.rsplit_once("src/").map_or(path, |(_, inner)| inner);
    let mut parts: Vec<String> = inner
        .trim_end_matches(".rs")
        .split('/')
        .map(str::to_owned)
        .collect();
    let is_root = parts.len() == 1 && (parts[0] == "lib" || parts[0] == "main");
    if is_root || parts[0] == "bin" {
        parts.clear();
    } else if parts.last().is_some_and(|last| last == "mod") {
        parts.pop();
    }
    parts
}

struct Reader<'a> {
    tokens: &'a [Token],
    at: usize,
    modules: Vec<String>,
    depth: usize,
    /// The depths of the inline modules that are open; their names are the last of `modules`.
    inline: Vec<usize>,
    paths: Vec<Path>,
}

impl Reader<'_> {
    fn step(&mut self) {
        let token = &self.tokens[self.at];
        if token.is("mod") && self.peek(2, "{") {
            self.modules.push(self.tokens[self.at + 1].text.clone());
            self.inline.push(self.depth);
            self.depth += 1;
            self.at += 3;
        } else if token.is("{") {
            self.depth += 1;
            self.at += 1;
        } else if token.is("}") {
            self.depth = self.depth.saturating_sub(1);
            if self.inline.last() == Some(&self.depth) {
                self.inline.pop();
                self.modules.pop();
            }
            self.at += 1;
        } else if token.kind == Kind::Word {
            let is_member = self.at > 0
                && self.tokens[self.at - 1].is(".")
                && !(self.at > 1 && self.tokens[self.at - 2].is("."));
            if is_member {
                self.at += 1;
            } else {
                self.path(&[]);
            }
        } else {
            self.at += 1;
        }
    }

    fn peek(&self, ahead: usize, text: &str) -> bool {
        self.tokens.get(self.at + ahead).is_some_and(|t| t.is(text))
    }

    /// Reads a path that starts with a word, and the branches of a `{ .. }` after it.
    fn path(&mut self, before: &[String]) {
        let line = self.tokens[self.at].line;
        let mut segments = before.to_vec();
        while let Some(token) = self.tokens.get(self.at) {
            if token.kind == Kind::Word || token.is("*") {
                let is_macro = self.peek(1, "!") && !self.peek(2, "=");
                segments.push(format!("{}{}", token.text, if is_macro { "!" } else { "" }));
                self.at += 1;
            }
            if !(self.peek(0, ":") && self.peek(1, ":")) {
                break;
            }
            self.at += 2;
            if self.peek(0, "{") {
                self.at += 1;
                self.branches(&segments);
                return;
            }
            let goes_on = |t: &Token| t.kind == Kind::Word || t.is("*");
            if !self.tokens.get(self.at).is_some_and(goes_on) {
                break;
            }
        }
        let segments = self.resolved(segments);
        self.paths.push(Path { line, segments });
    }

    fn branches(&mut self, before: &[String]) {
        while let Some(token) = self.tokens.get(self.at) {
            if token.is("}") {
                self.at += 1;
                return;
            }
            if token.kind == Kind::Word || token.is("*") {
                self.path(before);
            } else if token.is("{") {
                self.at += 1;
                self.branches(before);
            } else {
                self.at += 1;
            }
        }
    }

    /// Replaces `self::`, `super::` and the page's own name by `crate::`.
    fn resolved(&self, mut segments: Vec<String>) -> Vec<String> {
        let ups = segments.iter().take_while(|s| *s == "super").count();
        let from_self = segments.len() > 1 && segments[0] == "self";
        if ups > 0 || from_self {
            let kept = self.modules.len().saturating_sub(ups);
            let mut whole = vec!["crate".to_owned()];
            whole.extend_from_slice(&self.modules[..kept]);
            whole.extend(segments.drain(ups.max(usize::from(from_self))..));
            return whole;
        }
        if segments[0] == "komadai" {
            segments[0] = "crate".to_owned();
        }
        segments
    }
}
