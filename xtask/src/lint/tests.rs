//! Every rule finds what breaks it, and nothing that only looks like it.
use super::{findings, paths, rules, source::Source};

fn source(path: &str, text: &str) -> Source {
    Source::new(path.to_owned(), text)
}

/// `line: what` of each finding, with the first words of its rule.
fn findings(path: &str, text: &str) -> Vec<String> {
    let found = rules::findings(&source(path, text));
    let line = |(rule, finding): (&rules::Rule, findings::Finding)| {
        let about: Vec<&str> = rule.invariant.split(' ').take(3).collect();
        format!("{} | {}: {}", about.join(" "), finding.line, finding.what)
    };
    found.into_iter().map(line).collect()
}

fn clean(path: &str, text: &str) {
    assert_eq!(findings(path, text), [""; 0], "{path}: {text}");
}

fn broken(path: &str, text: &str, expected: &[&str]) {
    assert_eq!(findings(path, text), expected, "{path}: {text}");
}

#[test]
fn paths_are_expanded_and_resolved() {
    let text = "use std::{fs, io::{self, Read as R}};\nmod inner { use super::x::*; }\n\
                fn f() { self::g(); super::super::play::h(a.b); crate::k!(); }";
    let source = source("src/board/piece/mod.rs", text);
    let found: Vec<String> = paths::of_file(&source)
        .iter()
        .map(paths::Path::text)
        .collect();
    for path in [
        "std::fs",
        "std::io::self",
        "std::io::Read",
        "crate::board::piece::x::*",
        "crate::board::piece::g",
        "crate::play::h",
        "crate::k!",
    ] {
        assert!(found.iter().any(|f| f == path), "{path} in {found:?}");
    }
    assert!(!found.iter().any(|f| f == "b"));
}

#[test]
fn comments_strings_and_tests_are_skipped() {
    clean(
        "crates/shogi/src/x.rs",
        "//! std::fs\n/* std::fs /* nested */ std::fs */\nconst A: &str = \"std::fs \\\" std::fs\";\n\
         const B: &str = r#\"std::fs \" std::fs\"#; const C: char = '\"'; const D: char = '\\'';\n\
         fn f<'a>(a: &'a str) -> &'a str { a }\n\
         #[cfg(test)]\nmod tests { use std::fs; fn g() { {} } }\n",
    );
    clean("crates/shogi/src/game/tests.rs", "use std::fs;");
    clean("crates/shogi/tests/perft.rs", "use std::fs;");
    // What follows is code again.
    broken(
        "crates/shogi/src/x.rs",
        "const A: char = '\"';\nconst B: &str = \"\\\\\";\nuse std::fs;",
        &["the pure crates | 3: `std::fs`"],
    );
}

#[test]
fn shogi_is_pure() {
    for (text, what) in [
        ("use std::time::Instant;", "`std::time::Instant`"),
        (
            "fn f() { std::thread::yield_now() }",
            "`std::thread::yield_now`",
        ),
        (
            "use std::sync::atomic::AtomicU64;",
            "`std::sync::atomic::AtomicU64`",
        ),
        ("extern crate std;", "`std`"),
        (
            "use core::sync::atomic::AtomicU64;",
            "`core::sync::atomic::AtomicU64`",
        ),
    ] {
        broken(
            "crates/shogi/src/x.rs",
            text,
            &[&format!("the pure crates | 1: {what}")],
        );
    }
    clean(
        "crates/shogi/src/x.rs",
        "use core::time::Duration; use alloc::sync::Arc; fn f(io: u8, time: u8) -> bool { time != io }",
    );
    let table = "crates/search/src/tt/mod.rs";
    clean(table, "use core::sync::atomic::AtomicU32;");
    broken(
        table,
        "use core::sync::atomic::AtomicU32;\nstatic COUNT: AtomicU32 = AtomicU32::new(0);",
        &["the pure crates | 2: a static beside atomics"],
    );
    clean("crates/cli/src/main.rs", "use std::io;");
    let root = "crates/shogi/src/lib.rs";
    clean(root, "#![cfg_attr(not(test), no_std)]\nextern crate alloc;");
    let has_std = "the pure crates | 1: the crate is not `no_std`";
    broken(root, "mod color;", &[has_std]);
}

#[test]
fn dependencies_of_shogi_are_listed() {
    let manifest = "[package]\nname = \"shogi\"\n[dependencies]\nserde = { version = \"1\" }\n\
                    rand = \"0.9\" # dice\n[dependencies.chrono]\nversion = \"1\"\n\
                    [dev-dependencies]\nproptest = \"1\"\n";
    let about = "the pure crates";
    broken(
        "crates/shogi/Cargo.toml",
        manifest,
        &[
            &format!("{about} | 5: `rand`"),
            &format!("{about} | 6: `chrono`"),
        ],
    );
    clean("crates/cli/Cargo.toml", manifest);
}

#[test]
fn the_browser_is_used_in_few_modules() {
    let text = "use leptos::web_sys::Element;";
    broken(
        "src/screens/play/mod.rs",
        text,
        &["of the page's | 1: `leptos::web_sys::Element`"],
    );
    for free in ["crates/web/src/audio.rs", "crates/embed/src/main.rs"] {
        clean(free, text);
    }
}

#[test]
fn modules_depend_only_on_lower_layers() {
    let layer = "no module of";
    broken(
        "src/state/mod.rs",
        "use crate::clock::Beeps;",
        &[&format!(
            "{layer} | 1: `crate::clock::Beeps`: state is below clock"
        )],
    );
    broken(
        "src/clock/beeps.rs",
        "use super::super::screens::play::Form;",
        &[&format!(
            "{layer} | 1: `crate::screens::play::Form`: clock is below screens"
        )],
    );
    broken(
        "src/attic/mod.rs",
        "",
        &[&format!(
            "{layer} | 1: `attic` has no layer: add it in xtask/src/lint/layers.rs"
        )],
    );
    broken(
        "src/screens/play/mod.rs",
        "use crate::{clock, screens::record::List, screens::play::Form};",
        &["no screen (a | 1: `crate::screens::record::List` in the screen play"],
    );
    clean(
        "src/screens/play/form.rs",
        "use super::clock::Face; use crate::{clock, state};",
    );
    clean("src/app.rs", "use crate::screens::{play, record};");
    clean("src/bin/app.rs", "use komadai::app::App;");
}

#[test]
fn the_board_has_no_rules() {
    broken(
        "crates/board/src/grid.rs",
        "fn f(p: &Position) { p.legal_moves(); }",
        &["the board has | 1: `legal_moves`"],
    );
    clean(
        "crates/model/src/selection.rs",
        "fn f(p: &Position) { p.legal_moves(); }",
    );
}

#[test]
fn texts_are_in_i18n() {
    let about = "every text of";
    broken(
        "src/screens/play/form.rs",
        "view! { <p class=\"a\">\"Resign\"</p><button aria-label=\"Flip\" title=text.flip>\"×\"</button> }",
        &[
            &format!("{about} | 1: \"Resign\""),
            &format!("{about} | 1: \"Flip\""),
        ],
    );
    clean(
        "src/screens/play/form.rs",
        "fn f(label: &str) -> &str { let title = \"x\"; match label { \"a\" => \"b\", _ => \"c\" } }",
    );
}

#[test]
fn there_are_no_style_attributes() {
    let about = "no element has | 1: `style=`";
    broken(
        "src/screens/play/form.rs",
        "view! { <p style=\"color: red\"></p> }",
        &[about],
    );
    broken(
        "src/screens/play/form.rs",
        "view! { <p style=move || top()></p> }",
        &[about],
    );
    clean(
        "src/screens/play/form.rs",
        "view! { <p style:top=x style=(\"--row\", row)></p><Table style={style} /> };\n\
         let style = \"a\"; let _ = style == 2; self.style = 3;",
    );
}

#[test]
fn unsafe_code_and_long_files_are_found_in_tests_too() {
    broken(
        "crates/cli/src/tests.rs",
        "fn f() { unsafe { g() } }",
        &["no code is | 1: `unsafe`"],
    );
    broken(
        "xtask/src/x.rs",
        &"\n".repeat(501),
        &["no file of | 501: 501 lines"],
    );
    clean("xtask/src/x.rs", &"\n".repeat(500));
}

#[test]
fn architecture_and_rules_are_compared() {
    let mut page = String::from("# Architecture\n");
    for rule in rules::RULES {
        // Bold and wrapped lines make no difference.
        let wrapped = rule.invariant.replace(' ', "\n  ");
        page.push_str(&format!("- **Invariant:** {wrapped} More words.\n"));
    }
    assert_eq!(rules::differences(&page), [""; 0]);
    page.push_str("**Invariant:** the moon is round.");
    assert_eq!(
        rules::differences(&page),
        ["no rule in xtask/src/lint/rules.rs for: Invariant: the moon is round. ..."]
    );
    assert_eq!(rules::differences("").len(), rules::RULES.len());
}
