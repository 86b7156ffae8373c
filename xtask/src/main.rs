//! Project tasks: `cargo xtask <task>`.
mod app_shell;
mod archive;
mod bench;
mod bindgen;
mod board_package;
mod book;
mod browser;
mod build;
mod code_split;
mod components;
mod compress;
mod debian;
mod e2e;
mod embed;
mod finish_dist;
mod firefox;
mod first_picture;
mod fuzz;
mod lessons;
mod licences;
mod lint;
mod minify;
mod msrv;
mod names;
mod npm;
mod packages;
mod page;
mod problems;
mod process;
mod project;
mod published;
mod release;
mod remote_servers;
mod reproducible;
mod serve;
mod server;
mod setup;
mod site_files;
mod sizes;
mod soak;
mod streams;
mod styles;
mod test;
mod tools;
mod wasm;
mod wasm_merge;
mod worker;

use project::Result;
use std::{env, process::ExitCode};

/// A task, as `--help` shows it.
struct Task {
    name: &'static str,
    arguments: &'static str,
    about: &'static str,
    run: fn(&[String]) -> Result<()>,
}

const TASKS: &[Task] = &[
    Task {
        name: "serve",
        arguments: "[--dev] [--port N] [--path /deep/path/] [--dir DIR] [--no-build]",
        about: "build the release and serve it; prints the address (--dev: in one file, without optimization)",
        run: serve::run,
    },
    Task {
        name: "test",
        arguments: "[--all] [STAGE [NAME...]]",
        about: "run the tests that a change needs, with --all every one, or one stage: check, native,\n\
                components, build, e2e, firefox, packages\n\
                (e2e takes names of files in tests/e2e, e.g. `test e2e games offline`)",
        run: test::run,
    },
    Task {
        name: "build",
        arguments: "",
        about: "build the release into dist/",
        run: build::run,
    },
    Task {
        name: "embed",
        arguments: "",
        about: "rebuild the board for other pages, in the release in dist/",
        run: embed::run,
    },
    Task {
        name: "names",
        arguments: "",
        about: "draw the openings and castles that are recognised: docs/names.md",
        run: names::run,
    },
    Task {
        name: "book",
        arguments: "",
        about: "make the tutorial site out of the lessons, in the release in dist/: dist/book/\n\
                (installs mdBook, which no other task needs)",
        run: book::run,
    },
    Task {
        name: "npm",
        arguments: "",
        about: "make the npm package of the board out of the release in dist/, into target/npm/",
        run: board_package::run,
    },
    Task {
        name: "release",
        arguments: "[--tag TAG | program]",
        about: "build the files of a release into target/release-files/: the site as a zip file, the\n\
                terminal program for this machine (`program`: that alone), the npm package and\n\
                checksums; fails if TAG is not v and the version",
        run: release::run,
    },
    Task {
        name: "msrv",
        arguments: "",
        about: "check the published crates with the oldest Rust that they promise; installs it",
        run: msrv::run,
    },
    Task {
        name: "check",
        arguments: "[--rules]",
        about: "formatting, lints, and the rules of ARCHITECTURE.md (--rules: these alone)",
        run: lint::run,
    },
    Task {
        name: "sizes",
        arguments: "",
        about: "print the sizes of the first load of dist/ and of the files that are loaded later;\n\
                fails above the budgets",
        run: sizes::run,
    },
    Task {
        name: "screenshots",
        arguments: "[NAME|SIZE|THEME|LANGUAGE...]",
        about: "take screenshots of every screen of dist/ into target/screenshots, with an index.html:\n\
                at 360x640, 768x1024 and 1440x900, light and dark, in English and Japanese; or only\n\
                those named, e.g. `screenshots play record-opened 320x480 dark it`",
        run: e2e::screenshots,
    },
    Task {
        name: "bench",
        arguments: "[peers | parse_records | search_nps | tsume | problems | clicking | memory | library | loading]",
        about: "time the move generator against two published ones (peers), records of 1 and 10 MB\n\
                in every format (parse_records), the search (search_nps) and the mate solver (tsume, problems),\n\
                native and as wasm, the search also beside the engine of KOMADAI_USI_ENGINE; and the\n\
                release in dist/: from a click to the painted board (clicking), memory after 200\n\
                games (memory), Lighthouse (loading)",
        run: bench::run,
    },
    Task {
        name: "soak",
        arguments: "[GAMES]",
        about: "play random games (100,000) with the crate shogi and check each, counting how they end; then verify all problems",
        run: soak::run,
    },
    Task {
        name: "fuzz",
        arguments: "[TARGET [SECONDS]]",
        about: "fuzz the targets in fuzz/targets with libFuzzer, two minutes each; needs a C++\n\
                compiler",
        run: fuzz::run,
    },
    Task {
        name: "setup",
        arguments: "",
        about: "install what the tasks above need",
        run: setup::run,
    },
    Task {
        name: "finish-dist",
        arguments: "",
        about: "called by Trunk after a build (Trunk.toml)",
        run: finish_dist::run,
    },
];

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let result = match arguments.split_first() {
        None => Err(help().into()),
        Some((name, _)) if matches!(name.as_str(), "help" | "--help" | "-h") => {
            println!("{}", help());
            Ok(())
        }
        Some((name, rest)) => match TASKS.iter().find(|task| task.name == name) {
            Some(task) if rest.iter().any(|a| a == "--help" || a == "-h") => {
                println!("{}", usage(task));
                Ok(())
            }
            Some(task) => (task.run)(rest),
            None => Err(format!("no task `{name}`\n\n{}", help()).into()),
        },
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::FAILURE
        }
    }
}

fn help() -> String {
    let tasks: Vec<String> = TASKS.iter().map(usage).collect();
    format!("usage: cargo xtask <task>\n\n{}", tasks.join("\n"))
}

fn usage(task: &Task) -> String {
    let about = task.about.replace('\n', "\n      ");
    format!("  {} {}\n      {about}", task.name, task.arguments)
}
