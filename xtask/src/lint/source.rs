//! A source file as tokens, without comments and unit tests.

/// A word, a punctuation mark or a string of a Rust file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    pub line: usize,
    pub kind: Kind,
    /// Of a string: its content.
    pub text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Word,
    Mark,
    String,
}

impl Token {
    pub fn is(&self, text: &str) -> bool {
        self.kind != Kind::String && self.text == text
    }
}

/// A file of the repository; its path is relative to the root, with `/`.
#[derive(Debug)]
pub struct Source {
    pub path: String,
    pub lines: usize,
    /// Of a Rust file those outside of `#[cfg(test)]` modules, of a manifest all.
    pub tokens: Vec<Token>,
}

impl Source {
    pub fn new(path: String, text: &str) -> Self {
        Self {
            lines: text.lines().count(),
            tokens: if path.ends_with(".rs") {
                without_tests(Lexer::new(text).tokens())
            } else {
                manifest_words(text)
            },
            path,
        }
    }

    /// Whether the whole file is a test.
    pub fn is_test(&self) -> bool {
        self.path.ends_with("tests.rs")
            || self
                .path
                .split('/')
                .any(|part| matches!(part, "tests" | "benches"))
    }
}

/// The `[section]`s and keys of a manifest, one word for each line.
fn manifest_words(text: &str) -> Vec<Token> {
    let lines = text.lines().enumerate();
    lines
        .filter_map(|(index, line)| {
            let word = line.split(['=', '#']).next()?.trim();
            (!word.is_empty()).then(|| Token {
                line: index + 1,
                kind: Kind::Word,
                text: word.to_owned(),
            })
        })
        .collect()
}

/// Drops every `#[cfg(test)] mod name { .. }`.
fn without_tests(tokens: Vec<Token>) -> Vec<Token> {
    const TEST: [&str; 8] = ["#", "[", "cfg", "(", "test", ")", "]", "mod"];
    let mut out = Vec::with_capacity(tokens.len());
    let mut at = 0;
    while at < tokens.len() {
        let here = &tokens[at..];
        let starts = TEST.iter().zip(here).all(|(text, token)| token.is(text));
        if starts && here.len() > TEST.len() + 1 && here[TEST.len() + 1].is("{") {
            at += block_length(here);
        } else {
            out.push(tokens[at].clone());
            at += 1;
        }
    }
    out
}

/// The number of tokens up to the end of the first `{ .. }`.
fn block_length(tokens: &[Token]) -> usize {
    let mut depth = 0;
    for (index, token) in tokens.iter().enumerate() {
        if token.is("{") {
            depth += 1;
        } else if token.is("}") {
            depth -= 1;
            if depth == 0 {
                return index + 1;
            }
        }
    }
    tokens.len()
}

struct Lexer<'a> {
    rest: &'a str,
    line: usize,
}

impl<'a> Lexer<'a> {
    fn new(text: &'a str) -> Self {
        Self {
            rest: text,
            line: 1,
        }
    }

    fn tokens(mut self) -> Vec<Token> {
        let mut tokens = Vec::new();
        while let Some(first) = self.rest.chars().next() {
            let line = self.line;
            let mut push = |kind, text: &str| {
                tokens.push(Token {
                    line,
                    kind,
                    text: text.to_owned(),
                });
            };
            if self.rest.starts_with("//") {
                self.take(self.rest.find('\n').unwrap_or(self.rest.len()));
            } else if self.rest.starts_with("/*") {
                self.take(block_comment(self.rest));
            } else if let Some((prefix, hashes)) = raw_string(self.rest) {
                let close = format!("\"{}", "#".repeat(hashes));
                self.take(prefix);
                let end = self.rest.find(&close).unwrap_or(self.rest.len());
                push(Kind::String, self.take(end));
                self.take(close.len());
            } else if first == '"' {
                self.take(1);
                let end = closing(self.rest, '"');
                push(Kind::String, self.take(end));
                self.take(1);
            } else if let Some(length) = character(self.rest) {
                self.take(length);
            } else if first.is_alphabetic() || first == '_' {
                let end = self.rest.find(|c: char| !c.is_alphanumeric() && c != '_');
                push(Kind::Word, self.take(end.unwrap_or(self.rest.len())));
            } else if first.is_ascii_digit() {
                let end = self.rest.find(|c: char| !c.is_alphanumeric() && c != '_');
                self.take(end.unwrap_or(self.rest.len()));
            } else {
                let mark = self.take(first.len_utf8());
                if !first.is_whitespace() {
                    push(Kind::Mark, mark);
                }
            }
        }
        tokens
    }

    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(length.min(self.rest.len()));
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }
}

/// The length of a block comment; they nest.
fn block_comment(text: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < text.len() {
        let rest = &text.as_bytes()[at..];
        let step = if rest.starts_with(b"/*") {
            depth += 1;
            2
        } else if rest.starts_with(b"*/") {
            depth -= 1;
            2
        } else {
            1
        };
        at += step;
        if depth == 0 {
            break;
        }
    }
    at
}

/// The length of `r##"` with its prefix, and its number of hashes.
fn raw_string(text: &str) -> Option<(usize, usize)> {
    let start = ["r", "br", "cr"].into_iter().find(|start| {
        let rest = text.strip_prefix(start);
        rest.is_some_and(|rest| rest.trim_start_matches('#').starts_with('"'))
    })?;
    let hashes = text[start.len()..].find('"')?;
    Some((start.len() + hashes + 1, hashes))
}

/// Where an escaped string ends.
fn closing(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (index, character) in text.char_indices() {
        match character {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if character == quote => return index,
            _ => {}
        }
    }
    text.len()
}

/// The length of a character literal or of a lifetime.
fn character(text: &str) -> Option<usize> {
    let inner = text.strip_prefix('\'')?;
    let first = inner.chars().next()?;
    if first == '\\' {
        return Some(closing(inner, '\'') + 2);
    }
    if inner[first.len_utf8()..].starts_with('\'') {
        return Some(first.len_utf8() + 2);
    }
    let end = inner.find(|c: char| !c.is_alphanumeric() && c != '_');
    Some(end.unwrap_or(inner.len()) + 1)
}
