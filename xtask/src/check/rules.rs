//! The rules of ARCHITECTURE.md: each of its sentences marked "Invariant:" is one here.
use super::{
    paths::{self, Path},
    rooms,
    source::{Kind, Source},
};

pub struct Rule {
    pub invariant: &'static str,
    /// Which files it is about, by path. Tests are never meant, but for `Scope::All`.
    scope: Scope,
    test: Test,
}

enum Scope {
    All,
    Code(fn(&str) -> bool),
}

enum Test {
    /// Paths that are not named.
    NoPaths(&'static [&'static str]),
    /// Words that do not occur, methods and fields included.
    NoWords(&'static [&'static str]),
    Other(fn(&Source, &[Path]) -> Vec<Fault>),
}

#[derive(Debug, PartialEq, Eq)]
pub struct Fault {
    pub line: usize,
    pub what: String,
}

impl Fault {
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

pub const RULES: &[Rule] = &[
    Rule {
        invariant: "the crate `shogi` is pure: no web, no I/O, no clock, no threads, no global state.",
        scope: Scope::Code(|path| path.starts_with("crates/shogi/src/")),
        test: Test::NoPaths(&[
            "std::time",
            "std::thread",
            "std::fs",
            "std::io",
            "std::net",
            "std::env",
            "std::process",
            "std::sync::atomic",
            "core::sync::atomic",
            "std::sync::Mutex",
            "std::sync::RwLock",
            "std::sync::Once",
            "std::sync::OnceLock",
            "std::sync::LazyLock",
            "thread_local!",
            "print!",
            "println!",
            "eprint!",
            "eprintln!",
            "web_sys",
            "js_sys",
            "wasm_bindgen",
            "leptos",
        ]),
    },
    Rule {
        invariant: "the crate `shogi` depends on nothing but arrayvec and serde.",
        scope: Scope::Code(|path| path == "crates/shogi/Cargo.toml"),
        test: Test::Other(dependencies),
    },
    Rule {
        invariant: "only `platform`, `embed` and the binaries name web-sys or js-sys.",
        scope: Scope::Code(|path| {
            let free = ["src/platform/", "src/embed/", "src/bin/"];
            path.starts_with("src/") && !free.iter().any(|room| path.starts_with(room))
        }),
        test: Test::NoPaths(&["web_sys", "js_sys"]),
    },
    Rule {
        invariant: "only `board` names the event types of `leptos::ev`.",
        scope: Scope::Code(|path| path.starts_with("src/") && !path.starts_with("src/board/")),
        test: Test::NoPaths(&["leptos::ev"]),
    },
    Rule {
        invariant: "`session`, `protocol`, `i18n` and the board's geometry know neither the browser nor Leptos.",
        scope: Scope::Code(|path| {
            let pure = [
                "src/session",
                "src/protocol",
                "src/i18n",
                "src/board/geometry",
            ];
            pure.iter().any(|room| path.starts_with(room))
        }),
        test: Test::NoPaths(&[
            "leptos",
            "web_sys",
            "js_sys",
            "wasm_bindgen",
            "wasm_bindgen_futures",
            "gloo_timers",
        ]),
    },
    Rule {
        invariant: "no room knows one above it: `protocol`; `session`, `engine`, `platform`, `i18n`; `board`, `clock`; the screens; `app`.",
        scope: Scope::Code(|path| path.starts_with("src/")),
        test: Test::Other(rooms::layers),
    },
    Rule {
        invariant: "no screen (`play`, `record`, `learn`, `embed`) knows another.",
        scope: Scope::Code(|path| path.starts_with("src/")),
        test: Test::Other(rooms::screens),
    },
    Rule {
        invariant: "the board knows no rules: it is given a position and marks, and gives back intents.",
        scope: Scope::Code(|path| path.starts_with("src/board/")),
        test: Test::NoWords(&[
            "Game",
            "GameRules",
            "TimeControl",
            "legal_moves",
            "check_legal",
            "is_check",
            "is_legal",
        ]),
    },
    Rule {
        invariant: "every text of the page stands in `i18n`.",
        scope: Scope::Code(|path| path.starts_with("src/") && !path.starts_with("src/i18n/")),
        test: Test::Other(|source, _| texts(source)),
    },
    Rule {
        invariant: "no element has a style attribute: the content policy blocks it (`style:name=` and classes work).",
        scope: Scope::Code(|path| path.starts_with("src/")),
        test: Test::Other(|source, _| style_attributes(source)),
    },
    Rule {
        invariant: "no code is unsafe.",
        scope: Scope::All,
        test: Test::Other(|source, _| unsafety(source)),
    },
    Rule {
        invariant: "no file of code is longer than 500 lines.",
        scope: Scope::All,
        test: Test::Other(|source, _| length(source)),
    },
];

/// Where a file breaks a rule.
pub fn faults(source: &Source) -> Vec<(&'static Rule, Fault)> {
    let paths = paths::of(source);
    let mut faults = Vec::new();
    for rule in RULES {
        let concerned = match rule.scope {
            Scope::All => true,
            Scope::Code(is_meant) => is_meant(&source.path) && !source.is_test(),
        };
        if concerned {
            faults.extend(
                rule.test
                    .faults(source, &paths)
                    .into_iter()
                    .map(|f| (rule, f)),
            );
        }
    }
    faults
}

impl Test {
    fn faults(&self, source: &Source, paths: &[Path]) -> Vec<Fault> {
        match self {
            Self::NoPaths(banned) => paths
                .iter()
                .filter(|path| banned.iter().any(|banned| path.names(banned)))
                .map(|path| Fault::at(path, format!("`{}`", path.text())))
                .collect(),
            Self::NoWords(banned) => words(source)
                .filter(|(_, word)| banned.contains(word))
                .map(|(line, word)| Fault {
                    line,
                    what: format!("`{word}`"),
                })
                .collect(),
            Self::Other(test) => test(source, paths),
        }
    }
}

fn words(source: &Source) -> impl Iterator<Item = (usize, &str)> {
    let words = source
        .tokens
        .iter()
        .filter(|token| token.kind == Kind::Word);
    words.map(|token| (token.line, token.text.as_str()))
}

fn dependencies(source: &Source, _: &[Path]) -> Vec<Fault> {
    let mut faults = Vec::new();
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
            faults.push(Fault { line, what });
        }
    }
    faults
}

/// Texts between tags, and those of attributes that are read out or shown.
fn texts(source: &Source) -> Vec<Fault> {
    const SHOWN: [&str; 5] = ["label", "title", "placeholder", "alt", "description"];
    let tokens = &source.tokens;
    let before = |index: usize, back: usize| index.checked_sub(back).map(|i| &tokens[i]);
    let is =
        |index: usize, back: usize, text: &str| before(index, back).is_some_and(|t| t.is(text));
    let mut faults = Vec::new();
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
            faults.push(Fault {
                line: token.line,
                what,
            });
        }
    }
    faults
}

fn style_attributes(source: &Source) -> Vec<Fault> {
    let mut faults = Vec::new();
    for window in source.tokens.windows(4) {
        let [before, name, equals, value] = window else {
            continue;
        };
        let declared = ["let", "mut", "const", ".", ":"]
            .iter()
            .any(|mark| before.is(mark));
        let compared = value.is("=") || value.is(">");
        if name.is("style") && equals.is("=") && !declared && !compared {
            faults.push(Fault {
                line: name.line,
                what: "`style=`".to_owned(),
            });
        }
    }
    faults
}

fn unsafety(source: &Source) -> Vec<Fault> {
    if UNSAFE_FILES.contains(&source.path.as_str()) {
        return Vec::new();
    }
    words(source)
        .filter(|(_, word)| matches!(*word, "unsafe" | "unsafe_code"))
        .filter(|_| source.path.ends_with(".rs"))
        .map(|(line, word)| Fault {
            line,
            what: format!("`{word}`"),
        })
        .collect()
}

fn length(source: &Source) -> Vec<Fault> {
    if source.lines <= LINES {
        return Vec::new();
    }
    let what = format!("{} lines", source.lines);
    vec![Fault {
        line: LINES + 1,
        what,
    }]
}
