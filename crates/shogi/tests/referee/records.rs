//! Records and their verdicts, as data.

use crate::support::check_records;

#[test]
fn ends() {
    check_records(include_str!("../data/ends.tsv"));
}

#[test]
fn repetition() {
    check_records(include_str!("../data/repetition.tsv"));
}

#[test]
fn move_limit() {
    check_records(include_str!("../data/move_limit.tsv"));
}

#[test]
fn kings_that_enter() {
    check_records(include_str!("../data/king_rules.tsv"));
}
