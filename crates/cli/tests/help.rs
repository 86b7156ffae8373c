//! Help and usage errors as a terminal shows them.

#[path = "support/help.rs"]
mod help_checks;
mod support;

use help_checks::{check_commands, check_list, check_parts};
use support::{checks::check_usage, run};

const COMMANDS: [&[&str]; 22] = [
    &["usi"],
    &["perft"],
    &["moves"],
    &["explain"],
    &["judge"],
    &["record"],
    &["record", "show"],
    &["record", "convert"],
    &["record", "check"],
    &["record", "table"],
    &["diagram"],
    &["tsume"],
    &["analyse"],
    &["problems"],
    &["compose"],
    &["compose", "mates"],
    &["compose", "brinkmates"],
    &["compose", "next"],
    &["compose", "select"],
    &["compose", "verify"],
    &["compose", "fit"],
    &["bench"],
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
fn help_has_units_and_defaults() {
    check_parts(
        "tsume",
        &["--limit <MS>", "milliseconds", "[default: 10000]"],
    );
    check_parts("analyse", &["--net <FILE|none>", "[default: 100000]"]);
}

#[test]
fn a_misspelt_word_is_answered_with_a_suggestion() {
    for (arguments, suggestion) in [
        (&["moevs"][..], "'moves'"),
        (&["record", "chekc", "x.kif"], "'check'"),
        (&["judge", "--rule", "try", "startpos"], "'--rules'"),
        (&["tsume", "--hahs", "5"], "'--hash'"),
    ] {
        check_usage(&run(arguments), &["similar", suggestion]);
    }
}

#[test]
fn a_command_says_what_is_missing() {
    check_usage(&run(&["record"]), &["show", "convert", "check"]);
    check_usage(&run(&["analyse"]), &["<RECORD>"]);
}

#[test]
fn values_have_bounds() {
    check_usage(&run(&["tsume", "--hash", "0", "x"]), &["--hash <MB>", "0"]);
}
