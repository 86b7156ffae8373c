//! The rules of ARCHITECTURE.md: each of its sentences marked "Invariant:" is one here.
use super::{
    findings::{self, Fault},
    paths::{self, Path},
    rooms,
    source::Source,
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
        test: Test::Other(|source, _| findings::dependencies(source)),
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
        invariant: "only `board` and `element` name the event types of `leptos::ev`.",
        scope: Scope::Code(|path| {
            let free = ["src/board/", "src/element/"];
            path.starts_with("src/") && !free.iter().any(|room| path.starts_with(room))
        }),
        test: Test::NoPaths(&["leptos::ev"]),
    },
    Rule {
        invariant: "`session`, `diagram`, `pieces`, `i18n`, the board's geometry and the engine's dispatch know neither the browser nor Leptos.",
        scope: Scope::Code(|path| {
            let pure = [
                "src/session",
                "src/diagram",
                "src/pieces",
                "src/i18n",
                "src/board/geometry",
                "src/engine/dispatch",
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
        invariant: "the crate `komadai-worker` is pure but for its binary: messages and thinking know no browser.",
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
            "leptos",
        ]),
    },
    Rule {
        invariant: "no room knows one above it: `session`, `diagram`, `pieces`, `engine`, `platform`, `i18n`, `reactive`, `later`; `element`; `board`, `clock`; the screens; `app`.",
        scope: Scope::Code(|path| path.starts_with("src/")),
        test: Test::Other(rooms::layers),
    },
    Rule {
        invariant: "no screen (`play`, `record`, `timer`, `learn`, `embed`) knows another.",
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
        test: Test::Other(|source, _| findings::texts(source)),
    },
    Rule {
        invariant: "no element has a style attribute: the content policy blocks it (`style:name=` and classes work).",
        scope: Scope::Code(|path| path.starts_with("src/")),
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

/// Where the sentences of ARCHITECTURE.md marked "Invariant:" are not the rules here.
pub fn differences(architecture: &str) -> Vec<String> {
    let plain = architecture.replace("**", "");
    let words: Vec<&str> = plain.split_whitespace().collect();
    let text = words.join(" ");
    let stated: Vec<&str> = text.split("Invariant: ").skip(1).collect();
    let unwritten = RULES
        .iter()
        .filter(|rule| !stated.iter().any(|s| s.starts_with(rule.invariant)))
        .map(|rule| format!("ARCHITECTURE.md lacks: Invariant: {}", rule.invariant));
    let unheld = stated
        .iter()
        .filter(|s| !RULES.iter().any(|rule| s.starts_with(rule.invariant)))
        .map(|s| {
            let start: Vec<&str> = s.split(' ').take(12).collect();
            format!(
                "no rule in xtask/src/check/rules.rs for: Invariant: {} ...",
                start.join(" ")
            )
        });
    unwritten.chain(unheld).collect()
}

impl Test {
    fn faults(&self, source: &Source, paths: &[Path]) -> Vec<Fault> {
        match self {
            Self::NoPaths(banned) => paths
                .iter()
                .filter(|path| banned.iter().any(|banned| path.names(banned)))
                .map(|path| Fault::at(path, format!("`{}`", path.text())))
                .collect(),
            Self::NoWords(banned) => findings::words(source)
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
