//! The rules of ARCHITECTURE.md: each of its sentences marked "Invariant:" is a rule here.
use super::{
    findings::{self, Finding},
    layers,
    paths::{self, Path},
    source::Source,
};

pub struct Rule {
    pub invariant: &'static str,
    /// The files that it applies to. Tests are exempt, except with `Scope::All`.
    scope: Scope,
    test: Test,
}

enum Scope {
    All,
    Code(fn(&str) -> bool),
}

enum Test {
    /// Paths that must not occur.
    NoPaths(&'static [&'static str]),
    /// Words that must not occur, methods and fields included.
    NoWords(&'static [&'static str]),
    Other(fn(&Source, &[Path]) -> Vec<Finding>),
}

pub const RULES: &[Rule] = &[
    Rule {
        invariant: "the pure crates `shogi`, `records`, `collection`, `names`, `search` and `explain` have no web, no I/O, no clock, no threads, no global state.",
        scope: Scope::Code(|path| is_pure(path) && path.contains("/src/")),
        test: Test::Other(findings::purity),
    },
    Rule {
        invariant: "the pure crates but `explain`, which lies above them, depend on nothing but serde and strum, and `records`, `collection`, `names` and `search` on `shogi`.",
        scope: Scope::Code(|path| {
            let is_above = path.starts_with("crates/explain/");
            is_pure(path) && !is_above && path.ends_with("/Cargo.toml")
        }),
        test: Test::Other(|source, _| findings::dependencies(source)),
    },
    Rule {
        invariant: "of the page's code only the crates `web`, `input` and `embed` name web-sys or js-sys.",
        scope: Scope::Code(|path| is_page(path) && !path.starts_with("crates/embed/")),
        test: Test::NoPaths(&["web_sys", "js_sys"]),
    },
    Rule {
        invariant: "the crate `komadai-worker` is pure except for its binaries: the engine uses no browser.",
        scope: Scope::Code(|path| {
            let free = "crates/worker/src/bin/";
            path.starts_with("crates/worker/src/") && !path.starts_with(free)
        }),
        test: Test::NoPaths(&[
            "std::time",
            "std::thread",
            "std::fs",
            "std::io",
            "web_sys",
            "js_sys",
            "wasm_bindgen",
            "serde_wasm_bindgen",
            "leptos",
        ]),
    },
    Rule {
        invariant: "no module of `src` depends on one above it: `state`, `router`; `components`, `clock`; `print`, `game`; `library`; `screens`; `app`.",
        scope: Scope::Code(|path| path.starts_with("src/")),
        test: Test::Other(layers::check_layers),
    },
    Rule {
        invariant: "no screen (a folder of `screens`) depends on another.",
        scope: Scope::Code(|path| path.starts_with("src/")),
        test: Test::Other(layers::check_screens),
    },
    Rule {
        invariant: "the board has no rules: it is given a position and marks, and reports intents.",
        scope: Scope::Code(|path| path.starts_with("crates/board/src/")),
        test: Test::NoWords(&[
            "Game",
            "GameRules",
            "TimeControl",
            "legal_moves",
            "check_legal",
            "in_check",
            "is_legal",
        ]),
    },
    Rule {
        invariant: "every text of the page is in `komadai-texts`.",
        scope: Scope::Code(is_page),
        test: Test::Other(|source, _| findings::texts(source)),
    },
    Rule {
        invariant: "no element has a style attribute: the content policy blocks it (`style:name=` and classes work).",
        scope: Scope::Code(is_page),
        test: Test::Other(|source, _| findings::style_attributes(source)),
    },
    Rule {
        invariant: "no code is unsafe.",
        scope: Scope::All,
        test: Test::Other(|source, _| findings::unsafety(source)),
    },
    Rule {
        invariant: "no file of code is longer than 500 lines.",
        scope: Scope::All,
        test: Test::Other(|source, _| findings::length(source)),
    },
];

/// Whether a file is of the crates that need no browser and no system.
fn is_pure(path: &str) -> bool {
    is_of(
        path,
        &[
            "shogi",
            "records",
            "collection",
            "names",
            "search",
            "explain",
        ],
    )
}

/// Whether a file is of the page, or of what it is made of: code with views.
fn is_page(path: &str) -> bool {
    let crates = ["ui", "board", "engine", "lesson-view", "embed"];
    path.starts_with("src/") || is_of(path, &crates)
}

/// Whether a file is in one of these folders of `crates`.
fn is_of(path: &str, crates: &[&str]) -> bool {
    let crate_folder = path.strip_prefix("crates/");
    let name = crate_folder.and_then(|rest| rest.split('/').next());
    name.is_some_and(|name| crates.contains(&name))
}

/// The places where a file breaks a rule.
pub fn findings(source: &Source) -> Vec<(&'static Rule, Finding)> {
    let paths = paths::of_file(source);
    let mut findings = Vec::new();
    for rule in RULES {
        let applies = match rule.scope {
            Scope::All => true,
            Scope::Code(matches) => matches(&source.path) && !source.is_test(),
        };
        if applies {
            findings.extend(
                rule.test
                    .findings(source, &paths)
                    .into_iter()
                    .map(|f| (rule, f)),
            );
        }
    }
    findings
}

/// The differences between the sentences of ARCHITECTURE.md marked "Invariant:" and the rules.
pub fn differences(architecture: &str) -> Vec<String> {
    let plain = architecture.replace("**", "");
    let words: Vec<&str> = plain.split_whitespace().collect();
    let text = words.join(" ");
    let stated: Vec<&str> = text.split("Invariant: ").skip(1).collect();
    let missing = RULES
        .iter()
        .filter(|rule| !stated.iter().any(|s| s.starts_with(rule.invariant)))
        .map(|rule| format!("ARCHITECTURE.md lacks: Invariant: {}", rule.invariant));
    let unknown = stated
        .iter()
        .filter(|s| !RULES.iter().any(|rule| s.starts_with(rule.invariant)))
        .map(|s| {
            let start: Vec<&str> = s.split(' ').take(12).collect();
            format!(
                "no rule in xtask/src/lint/rules.rs for: Invariant: {} ...",
                start.join(" ")
            )
        });
    missing.chain(unknown).collect()
}

impl Test {
    fn findings(&self, source: &Source, paths: &[Path]) -> Vec<Finding> {
        match self {
            Self::NoPaths(banned) => paths
                .iter()
                .filter(|path| banned.iter().any(|banned| path.names(banned)))
                .map(|path| Finding::at(path, format!("`{}`", path.text())))
                .collect(),
            Self::NoWords(banned) => findings::words(source)
                .filter(|(_, word)| banned.contains(word))
                .map(|(line, word)| Finding {
                    line,
                    what: format!("`{word}`"),
                })
                .collect(),
            Self::Other(test) => test(source, paths),
        }
    }
}
