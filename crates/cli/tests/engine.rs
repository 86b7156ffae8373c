//! Output and exit status of the engine's commands.

#[path = "support/answers.rs"]
mod answers;
mod support;

use std::fs;

use answers::{answer, check_refused, path};
use support::{checks::check_usage, run};

#[test]
fn without_a_command_it_is_a_usi_engine() {
    assert_eq!(answer(&[]), "");
    assert_eq!(answer(&["usi"]), "");
}

#[test]
fn the_bench_prints_what_every_machine_finds() {
    let lines = answer(&["bench", "--depth", "2"]);
    let counts: Vec<u64> = lines
        .lines()
        .map(|line| line.split('\t').next().and_then(|count| count.parse().ok()))
        .map(|count| count.expect("a number of nodes"))
        .collect();
    let (total, each) = counts.split_last().expect("a total");
    assert_eq!(each.len(), komadai_search::bench::POSITIONS.len());
    assert_eq!(each.iter().sum::<u64>(), *total);
    assert_eq!(lines, answer(&["bench", "--depth", "2"]));
    check_usage(&run(&["bench", "--depth", "x"]), &["'x' for '--depth"]);
    check_usage(&run(&["bench", "fast"]), &["unexpected argument 'fast'"]);
    let net = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../search/nets/generation-7.bin"
    );
    assert_ne!(answer(&["bench", "--depth", "2", "--net", net]), lines);
    let text = path("no-net.bin");
    fs::write(&text, "no net").expect("it can be written");
    check_refused(
        &["bench", "--net", &text],
        &["bench: ", "no-net.bin: this is no net"],
    );
}

#[test]
fn a_record_is_analysed_with_the_built_in_net_unless_another_is_chosen() {
    const NET: &str = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../search/nets/generation-7.bin"
    );
    let record = path("opening.usi");
    fs::write(&record, "position startpos moves 7g7f 3c3d 2g2f\n").expect("it can be written");
    let analysed =
        |net: &[&str]| answer(&[&["analyse", record.as_str(), "--nodes", "2000"], net].concat());
    let by_default = analysed(&[]);
    assert_eq!(analysed(&["--net", NET]), by_default);
    assert_ne!(analysed(&["--net", "none"]), by_default);
}

#[test]
fn a_record_is_judged_move_by_move() {
    let record = path("blunder.usi");
    let line = "position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves G*4i 5a4a G*5b\n";
    fs::write(&record, line).expect("it can be written");
    let output = run(&["analyse", &record, "--nodes", "500"]);
    let lines = String::from_utf8_lossy(&output.stdout);
    let lines: Vec<Vec<&str>> = lines
        .lines()
        .map(|line| line.split('\t').collect())
        .collect();
    assert_eq!(lines.len(), 2, "the third move is illegal: {lines:?}");
    assert_eq!(lines[0][..2], ["1", "G*4i"]);
    assert_eq!(lines[0][3..], ["G*5b", "?? missed mate"]);
    assert_eq!(lines[1][..2], ["2", "5a4a"]);
    let mated = path("mated.usi");
    let line = "position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves G*5b\n";
    fs::write(&mated, line).expect("it can be written");
    let words = answer(&["analyse", &mated, "--nodes", "500"]);
    assert_eq!(words, "1\tG*5b\tblack:mate\tG*5b\t\n");
    check_usage(&run(&["analyse"]), &["<RECORD>"]);
    check_refused(
        &["analyse", &mated, "--net", &mated],
        &["analyse: ", "mated.usi: this is no net"],
    );
    check_refused(
        &["analyse", "/nowhere.kif"],
        &["/nowhere.kif: cannot be read"],
    );
}
