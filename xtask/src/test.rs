//! `test`: runs the stages in order, up to the first failure. What a change needs is tested
//! every time; with `--all` also what takes long and seldom breaks.
use crate::{
    book, browser, build, components, e2e, firefox, lint, packages,
    process::{self, command},
    project::{BROWSER_PACKAGES, Result, TEST_RUNNER},
    setup, sizes,
};
use std::time::{Duration, Instant};

struct Stage {
    name: &'static str,
    about: &'static str,
    /// Whether it is part of `--all` only.
    long: bool,
    /// Installs what the stage needs.
    set_up: fn() -> Result<()>,
    run: fn(&Options) -> Result<()>,
}

/// Quick and local stages come first.
const STAGES: [Stage; 7] = [
    Stage {
        name: "check",
        about: "formatting, lints, rules of ARCHITECTURE.md",
        long: false,
        set_up: setup::for_check,
        run: |options| lint::everything(options.all),
    },
    Stage {
        name: "native",
        about: "native tests",
        long: false,
        set_up: setup::fetch_crates,
        run: |options| native(options.all),
    },
    Stage {
        name: "components",
        about: "component tests in the browser",
        long: false,
        set_up: setup::for_components,
        run: |_| components::run(&browser::find()?.webdriver()),
    },
    Stage {
        name: BUILD,
        about: "release build, its size, and the book where mdBook is installed",
        long: false,
        set_up: setup::for_build,
        run: |_| {
            build::release()?;
            check_release()
        },
    },
    Stage {
        name: "e2e",
        about: "the release in the browser, end to end",
        long: false,
        set_up: setup::for_e2e,
        run: |options| e2e::run(&options.names, options.all),
    },
    Stage {
        name: "firefox",
        about: "components and a game in Firefox",
        long: true,
        set_up: setup::for_firefox,
        run: |_| in_firefox(),
    },
    Stage {
        name: "packages",
        about: "what is published: npm, hosting, crates",
        long: true,
        set_up: setup::for_packages,
        run: |_| packages::test(),
    },
];

/// Its compilation keeps one core busy, and the stages before it need no release: it begins
/// before the first of them.
const BUILD: &str = "build";

#[derive(Debug, Default, PartialEq, Eq)]
struct Options {
    all: bool,
    /// The one stage to run.
    stage: Option<String>,
    /// The tests of that stage.
    names: Vec<String>,
}

impl Options {
    fn parse(arguments: &[String]) -> Result<Self> {
        let mut options = Self::default();
        for argument in arguments {
            match (&**argument, &options.stage) {
                ("--all", _) => options.all = true,
                (option, _) if option.starts_with('-') => {
                    return Err(format!("unexpected argument `{option}`").into());
                }
                (name, None) => options.stage = Some(stage(name)?.name.to_owned()),
                (name, Some(stage)) if stage == "e2e" => options.names.push(name.to_owned()),
                (_, Some(stage)) => return Err(format!("the stage {stage} takes no names").into()),
            }
        }
        Ok(options)
    }
}

pub fn run(arguments: &[String]) -> Result<()> {
    let options = Options::parse(arguments)?;
    let mut times = Times::default();
    match &options.stage {
        Some(name) => {
            let stage = stage(name)?;
            (stage.set_up)()?;
            times.run(stage, &options)?;
        }
        None => {
            setup::for_build()?;
            let release = build::Background::start()?;
            setup::for_tests(options.all)?;
            run_ring(&options, release, &mut times)?;
        }
    }
    times.print();
    Ok(())
}

/// Runs the stages of a ring, beside the build of the release until one needs it.
fn run_ring(options: &Options, release: build::Background, times: &mut Times) -> Result<()> {
    let mut release = Some(release);
    for stage in STAGES.iter().filter(|stage| options.all || !stage.long) {
        match release.take_if(|_| stage.name == BUILD) {
            None => times.run(stage, options)?,
            Some(release) => {
                println!("\n== {BUILD}: {}", stage.about);
                let took = release.wait();
                let took = took.map_err(|error| format!("stage {BUILD}: {error}"))?;
                times.0.push((BUILD, took));
                check_release()?;
            }
        }
    }
    Ok(())
}

/// What each stage has taken.
#[derive(Debug, Default)]
struct Times(Vec<(&'static str, Duration)>);

impl Times {
    fn run(&mut self, stage: &'static Stage, options: &Options) -> Result<()> {
        println!("\n== {}: {}", stage.name, stage.about);
        let start = Instant::now();
        (stage.run)(options).map_err(|error| format!("stage {}: {error}", stage.name))?;
        self.0.push((stage.name, start.elapsed()));
        Ok(())
    }

    fn print(&self) {
        println!("\n== every stage passed");
        for (name, time) in &self.0 {
            let note = match *name == BUILD && self.0.len() > 1 {
                true => "  beside the stages before it",
                false => "",
            };
            println!("   {name:<10} {:>6.1} s{note}", time.as_secs_f64());
        }
    }
}

/// The size of the release, and the book of it.
fn check_release() -> Result<()> {
    sizes::run(&[])?;
    book::make_if_possible()
}

fn stage(name: &str) -> Result<&'static Stage> {
    let found = STAGES.iter().find(|stage| stage.name == name);
    found.ok_or_else(|| {
        let names = STAGES.map(|stage| stage.name).join(", ");
        format!("no stage `{name}`: {names}").into()
    })
}

/// The tasks apart from the rest: with the features of the whole workspace all that they need
/// would be built once more. The page has no native tests: what it is tested for needs a browser.
fn native(all: bool) -> Result<()> {
    let test = |arguments: &[&str]| {
        let mut test = command("cargo");
        test.args(["test", "--locked"]).args(arguments);
        if all {
            test.env(e2e::LONG_TESTS, "1");
        }
        test
    };
    process::run(&mut test(&["--package", "xtask"]))?;
    let features = "--features=komadai-shogi/serde,komadai-worker/threads";
    process::run(
        test(&["--workspace", "--exclude=xtask", features])
            .arg(format!("--exclude={TEST_RUNNER}"))
            .args(BROWSER_PACKAGES.map(|package| format!("--exclude={package}"))),
    )?;
    if all {
        // A feature that brings twenty crates.
        process::run(&mut test(&[
            "--package=komadai-cli",
            "--features=parquet",
            "--test=table",
        ]))?;
    }
    Ok(())
}

fn in_firefox() -> Result<()> {
    let firefox = firefox::find()?;
    components::run(&firefox.webdriver())?;
    e2e::run_in_firefox(&firefox)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Options> {
        let arguments: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        Options::parse(&arguments)
    }

    #[test]
    fn one_stage_is_named_and_the_end_to_end_tests_of_it() {
        assert_eq!(parse("").unwrap(), Options::default());
        let named = parse("e2e games offline --all").unwrap();
        assert!(named.all);
        assert_eq!(named.names, ["games", "offline"]);
        for (line, message) in [
            ("--most", "unexpected argument `--most`"),
            ("native rules", "the stage native takes no names"),
        ] {
            assert_eq!(parse(line).unwrap_err().to_string(), message);
        }
        assert!(
            parse("nonsense")
                .unwrap_err()
                .to_string()
                .contains("check, native")
        );
    }
}
