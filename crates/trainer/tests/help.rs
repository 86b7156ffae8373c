//! Help and usage errors as a terminal shows them.

#[path = "../../cli/tests/support/help.rs"]
mod help_checks;
mod support;

use help_checks::{check_commands, check_list, check_parts, printed};
use support::{checks::check_usage, run};

const COMMANDS: [&[&str]; 11] = [
    &["selfplay"],
    &["games"],
    &["texel"],
    &["train"],
    &["generation"],
    &["judge-net"],
    &["collect-positions"],
    &["duel"],
    &["ladder"],
    &["screen"],
    &["spsa"],
];

#[test]
fn every_command_has_help() {
    check_commands(&COMMANDS);
}

#[test]
fn the_help_lists_every_command() {
    check_list(&COMMANDS);
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
            "duel",
            &["--sprt <ELO0> <ELO1>", "--nodes <N>", "[default: 8]"][..],
        ),
        ("selfplay", &["--stats <FILE>...", "centipawns"]),
        (
            "train",
            &[
                "--width <N>",
                "[default: 0.93]",
                "[default: 8]",
                "centipawns [default: 6000]",
            ],
        ),
        ("games", &["--deep-every <K>", "[default: 4000]"]),
        (
            "texel",
            &[
                "--rate",
                "centipawns [default: 1.5]",
                "[default: 16]",
                "[default: 0.93]",
                "centipawns [default: 6000]",
            ],
        ),
    ] {
        check_parts(command, parts);
    }
}

#[test]
fn a_misspelt_word_is_answered_with_a_suggestion() {
    check_usage(&run(&["slefplay"]), &["similar", "'selfplay'"]);
    check_usage(&run(&["duel", "--node", "5"]), &["similar", "'--nodes'"]);
}

#[test]
fn a_command_says_what_is_missing() {
    for (arguments, parts) in [
        (
            &["selfplay"][..],
            &["--games <N>", "--nodes <N>", "--seed <SEED>"][..],
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
        (&["duel", "--jobs", "0"][..], &["--jobs <N>"][..]),
        (&["train", "--width", "24"], &["--width", "multiple of 16"]),
        (&["train", "--buckets", "17"], &["--buckets", "1..=16"]),
        (&["train", "--lambda", "1.5"], &["--lambda", "0 to 1"]),
        (
            &["train", "--max-score", "0"],
            &["--max-score", "1..=31000"],
        ),
        (
            &["games", "--games-per-shard", "0"],
            &["--games-per-shard", "0"],
        ),
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
