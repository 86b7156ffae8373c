//! Help and usage errors as a terminal shows them.

mod support;

use support::{check_usage, run};

const COMMANDS: [&[&str]; 18] = [
    &["usi"],
    &["perft"],
    &["moves"],
    &["explain"],
    &["judge"],
    &["record"],
    &["record", "show"],
    &["record", "convert"],
    &["record", "check"],
    &["tsume"],
    &["analyse"],
    &["bench"],
    &["selfplay"],
    &["texel"],
    &["train"],
    &["generation"],
    &["duel"],
    &["spsa"],
];

/// What a command prints to standard output, with nothing on standard error.
#[track_caller]
fn printed(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{arguments:?}");
    assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn every_command_has_help() {
    for path in COMMANDS {
        let usage = format!("Usage: komadai {}", path.join(" "));
        let help = printed(&[path, &["--help"]].concat());
        assert!(help.contains(&usage), "{help}");
        assert_eq!(help, printed(&[&["help"], path].concat()), "{path:?}");
        let widest = help.lines().map(|line| line.chars().count()).max();
        assert!(widest <= Some(110), "{help}");
        let short = printed(&[path, &["-h"]].concat());
        assert!(short.contains(&usage), "{short}");
    }
}

#[test]
fn the_help_lists_every_command() {
    let help = printed(&["--help"]);
    assert_eq!(help, printed(&["help"]));
    for path in COMMANDS.iter().filter(|path| path.len() == 1) {
        let listed = help
            .lines()
            .any(|line| line.trim_start().starts_with(&format!("{} ", path[0])));
        assert!(listed, "{path:?} in {help}");
    }
    assert!(
        help.lines().all(|line| line.chars().count() <= 100),
        "{help}"
    );
}

#[test]
fn former_names_are_understood() {
    for (former, current) in [("tune", "texel"), ("margins", "spsa")] {
        assert_eq!(
            printed(&[former, "--help"]),
            printed(&[current, "--help"]),
            "{former}"
        );
    }
    check_usage(
        &run(&["selfplay", "--asides", "101"]),
        &["--side-positions", "0..=100"],
    );
    check_usage(
        &run(&["train", "--without-asides", "--width", "24"]),
        &["--width"],
    );
}

#[test]
fn help_has_units_and_defaults() {
    for (command, parts) in [
        (
            "tsume",
            &["--limit <MS>", "milliseconds", "[default: 10000]"][..],
        ),
        (
            "duel",
            &["--sprt <ELO0> <ELO1>", "--nodes <N>", "[default: 8]"],
        ),
        ("analyse", &["--net <FILE|none>", "[default: 100000]"]),
        ("selfplay", &["--stats <FILE>...", "centipawns"]),
        ("train", &["--width <N>", "[default: 0.15]", "[default: 8]"]),
        (
            "texel",
            &[
                "--rate",
                "centipawns [default: 1.5]",
                "[default: 16]",
                "[default: 0.1]",
            ],
        ),
    ] {
        let help = printed(&[command, "--help"]);
        for part in parts {
            assert!(help.contains(part), "{part:?} in {help}");
        }
        assert!(
            help.lines().all(|line| line.chars().count() <= 110),
            "{help}"
        );
    }
}

#[test]
fn a_misspelt_word_is_answered_with_a_suggestion() {
    for (arguments, suggestion) in [
        (&["moevs"][..], "'moves'"),
        (&["record", "chekc", "x.kif"], "'check'"),
        (&["duel", "--node", "5"], "'--nodes'"),
        (&["judge", "--rule", "try", "startpos"], "'--rules'"),
        (&["tsume", "--hahs", "5"], "'--hash'"),
    ] {
        check_usage(&run(arguments), &["similar", suggestion]);
    }
}

#[test]
fn a_command_says_what_is_missing() {
    for (arguments, parts) in [
        (&["record"][..], &["show", "convert", "check"][..]),
        (&["analyse"], &["<RECORD>"]),
        (
            &["selfplay"],
            &["--games <N>", "--nodes <N>", "--seed <SEED>"],
        ),
        (&["duel", "--games", "2"], &["--nodes <N>|--time <MS>"]),
        (
            &["duel", "--sprt", "1", "--games", "2"],
            &["2 values", "--sprt"],
        ),
    ] {
        check_usage(&run(arguments), parts);
    }
}

#[test]
fn options_exclude_one_another() {
    for (arguments, parts) in [
        (
            &["duel", "--nodes", "5", "--time", "5", "--games", "2"][..],
            &["--nodes <N>", "--time <MS>"][..],
        ),
        (
            &["train", "--start", "a", "--width", "16"],
            &["--width <N>"],
        ),
        (&["selfplay", "--stats", "a", "--games", "3"], &["--stats"]),
        (
            &["selfplay", "--net", "a", "--weights", "b"],
            &["--net <FILE>", "--weights <FILE>"],
        ),
    ] {
        check_usage(&run(arguments), &[parts, &["cannot be used with"]].concat());
    }
}

#[test]
fn values_have_bounds() {
    for (arguments, parts) in [
        (
            &["tsume", "--hash", "0", "x"][..],
            &["--hash <MB>", "0"][..],
        ),
        (&["duel", "--jobs", "0"], &["--jobs <N>"]),
        (&["train", "--width", "24"], &["--width", "multiple of 16"]),
        (&["train", "--buckets", "17"], &["--buckets", "1..=16"]),
        (&["train", "--lambda", "1.5"], &["--lambda", "0 to 1"]),
        (
            &["selfplay", "--side-positions", "101"],
            &["--side-positions", "0..=100"],
        ),
        (&["spsa", "--only", "speed"], &["--only", "the names are"]),
        (&["spsa", "--spread", "0"], &["--spread", "above 0"]),
    ] {
        check_usage(&run(arguments), parts);
    }
}
