//! `test`: runs the stages in order, up to the first failure.
use crate::{
    book, browser, build, components, e2e, firefox, lint, packages,
    process::{self, command},
    project::Result,
    setup, sizes,
};
use std::time::{Duration, Instant};

struct Stage {
    name: &'static str,
    about: &'static str,
    /// Installs what the stage needs.
    set_up: fn() -> Result<()>,
    run: fn(&[String]) -> Result<()>,
}

/// Quick and local stages come first.
const STAGES: [Stage; 7] = [
    Stage {
        name: "check",
        about: "formatting, lints, rules of ARCHITECTURE.md",
        set_up: setup::for_check,
        run: |_| lint::everything(),
    },
    Stage {
        name: "native",
        about: "native tests",
        set_up: setup::fetch_crates,
        run: |_| native(),
    },
    Stage {
        name: "components",
        about: "component tests in the browser",
        set_up: setup::for_components,
        run: |_| components::run(&browser::find()?.webdriver()),
    },
    Stage {
        name: "build",
        about: "release build, its size, and the book where mdBook is installed",
        set_up: setup::for_build,
        run: |_| {
            build::release()?;
            sizes::run(&[])?;
            book::make_if_possible()
        },
    },
    Stage {
        name: "e2e",
        about: "the release in the browser, end to end",
        set_up: setup::for_e2e,
        run: e2e::run,
    },
    Stage {
        name: "firefox",
        about: "components and a game in Firefox",
        set_up: setup::for_firefox,
        run: |_| in_firefox(),
    },
    Stage {
        name: "packages",
        about: "what is published: npm, hosting, crates",
        set_up: setup::for_packages,
        run: |_| packages::test(),
    },
];

pub fn run(arguments: &[String]) -> Result<()> {
    let (stages, names): (Vec<&Stage>, _) = match arguments.split_first() {
        None => (STAGES.iter().collect(), arguments),
        Some((name, names)) => (vec![stage(name)?], names),
    };
    if let [Stage { name, .. }] = stages[..]
        && !names.is_empty()
        && name != &"e2e"
    {
        return Err(format!("the stage {name} takes no names").into());
    }
    match stages[..] {
        [Stage { set_up, .. }] => set_up()?,
        _ => setup::everything()?,
    }
    let mut times = Vec::new();
    for Stage {
        name, about, run, ..
    } in stages
    {
        println!("\n== {name}: {about}");
        let start = Instant::now();
        run(names).map_err(|error| format!("stage {name}: {error}"))?;
        times.push((name, start.elapsed()));
    }
    println!("\n== every stage passed");
    for (name, time) in times {
        println!("   {name:<10} {}", seconds(time));
    }
    Ok(())
}

fn stage(name: &str) -> Result<&'static Stage> {
    let found = STAGES.iter().find(|stage| stage.name == name);
    found.ok_or_else(|| {
        let names = STAGES.map(|stage| stage.name).join(", ");
        format!("no stage `{name}`: {names}").into()
    })
}

/// The tasks apart from the rest: with the features of the whole workspace all that they need
/// would be built once more.
fn native() -> Result<()> {
    let test = |arguments: &str| {
        process::run(
            command("cargo")
                .args(["test", "--locked"])
                .args(arguments.split(' ')),
        )
    };
    test("--package xtask")?;
    test("--workspace --exclude xtask --features komadai-shogi/serde,komadai-worker/threads")
}

fn in_firefox() -> Result<()> {
    let firefox = firefox::find()?;
    components::run(&firefox.webdriver())?;
    e2e::run_in_firefox(&firefox)
}

fn seconds(time: Duration) -> String {
    format!("{:>6.1} s", time.as_secs_f64())
}
