//! Output and exit status of the engine's commands.

mod support;

use std::{fs, path::PathBuf, process::Output};

use support::{check_error, check_usage, run};

/// A file of this test alone.
fn path(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    path.to_string_lossy().into_owned()
}

#[track_caller]
fn answer(arguments: &[&str]) -> String {
    let Output {
        status,
        stdout,
        stderr,
    } = run(arguments);
    let complaint = String::from_utf8_lossy(&stderr);
    assert_eq!(status.code(), Some(0), "{arguments:?}: {complaint}");
    String::from_utf8_lossy(&stdout).into_owned()
}

#[track_caller]
fn check_refused(arguments: &[&str], parts: &[&str]) {
    check_error(&run(arguments), parts);
}

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
    assert_eq!(each.len(), shogi::search::bench::POSITIONS.len());
    assert_eq!(each.iter().sum::<u64>(), *total);
    assert_eq!(lines, answer(&["bench", "--depth", "2"]));
    check_usage(&run(&["bench", "--depth", "x"]), &["'x' for '--depth"]);
    check_usage(&run(&["bench", "fast"]), &["unexpected argument 'fast'"]);
}

#[test]
fn training_games_are_played_in_parts_and_read_back() {
    let out = path("games.bin");
    let _ = fs::remove_file(&out);
    let play = |games: &str| {
        answer(&[
            "selfplay",
            "--games",
            games,
            "--nodes",
            "40",
            "--openings",
            "4",
            "--judge",
            "100",
            "--seed",
            "5",
            "--out",
            &out,
            "--jobs",
            "2",
        ]);
    };
    play("3");
    let three = fs::read(&out).expect("it is there");
    // Killed while it wrote, and asked for more.
    fs::write(&out, &three[..three.len() - 5]).expect("it can be written");
    play("5");
    let words = answer(&["selfplay", "--stats", &out]);
    assert!(words.contains("5 games, every move legal"), "{words}");
    assert!(words.contains("different openings: 5"), "{words}");
    let before = fs::read(&out).expect("it is there");
    play("5");
    assert_eq!(
        fs::read(&out).expect("it is there"),
        before,
        "nothing is left to do"
    );
    check_refused(
        &[
            "selfplay",
            "--games",
            "9",
            "--nodes",
            "41",
            "--openings",
            "4",
            "--judge",
            "100",
            "--seed",
            "5",
            "--out",
            &out,
        ],
        &["games.bin", "--nodes 40 --openings 4 --seed 5"],
    );

    let weights = path("weights.bin");
    answer(&[
        "texel", "--data", &out, "--out", &weights, "--epochs", "2", "--batch", "64",
    ]);
    let player = format!("weights={weights}");
    let words = answer(&[
        "duel", "--a", &player, "--nodes", "40", "--games", "4", "--sprt", "-3", "20",
    ]);
    assert!(
        words.starts_with("4 games: ") && words.contains("SPRT(-3, 20)"),
        "{words}"
    );
}

#[test]
fn a_generation_plays_trains_and_compares_and_is_continued() {
    let dir = path("generation");
    let _ = fs::remove_dir_all(&dir);
    let generation = |games: &str| {
        answer(&[
            "generation",
            "--dir",
            &dir,
            "--games",
            games,
            "--nodes",
            "20",
            "--judge",
            "40",
            "--seed",
            "3",
            "--width",
            "16",
            "--epochs",
            "2",
            "--batch",
            "32",
            "--duel",
            "2",
            "--duel-nodes",
            "40",
            "--jobs",
            "2",
        ])
    };
    let words = generation("4");
    assert!(words.starts_with("2 games: "), "{words}");
    let file = |name: &str| fs::read(format!("{dir}/{name}")).expect(name);
    let first = [
        file("games.bin"),
        file("net.bin"),
        file("net.bin.fit"),
        file("duel.txt"),
    ];
    assert_eq!(generation("4"), "", "nothing is left to do");
    let again = [
        file("games.bin"),
        file("net.bin"),
        file("net.bin.fit"),
        file("duel.txt"),
    ];
    assert!(first == again);

    let net = format!("{dir}/net.bin");
    let by_hand = answer(&["bench", "--depth", "3"]);
    let by_net = answer(&["bench", "--depth", "3", "--net", &net]);
    assert_ne!(by_hand, by_net);
    let (games, out) = (format!("{dir}/games.bin"), format!("{dir}/next.bin"));
    answer(&[
        "train", "--data", &games, "--out", &out, "--start", &net, "--epochs", "1",
    ]);
    fs::copy(&games, format!("{out}.fit")).expect("a copy");
    check_refused(
        &["train", "--data", &games, "--out", &out, "--start", &out],
        &["train: ", "next.bin.fit: this is no checkpoint"],
    );
    check_refused(
        &["bench", "--net", &games],
        &["bench: ", "games.bin: this is no net"],
    );
    check_refused(
        &[
            "generation",
            "--dir",
            &dir,
            "--games",
            "4",
            "--nodes",
            "21",
            "--seed",
            "3",
        ],
        &[
            "generation: ",
            "games.bin: it holds other games: --nodes 20",
        ],
    );
}

#[test]
fn files_without_games_are_refused() {
    let text = path("text.bin");
    fs::write(&text, "no games").expect("it can be written");
    check_refused(
        &["selfplay", "--stats", &text],
        &["text.bin: byte 0", "no file of training games"],
    );
    check_refused(
        &["selfplay", "--stats", "/nowhere"],
        &["/nowhere: cannot be read"],
    );
    check_usage(&run(&["selfplay", "--stats"]), &["--stats <FILE>"]);
    check_refused(
        &["texel", "--data", &text, "--out", "/nowhere/w"],
        &["texel: ", "text.bin: byte 0"],
    );
    check_usage(&run(&["texel", "--out", "/nowhere/w"]), &["--data <FILE>"]);
    check_usage(
        &run(&["duel", "--a", "x=1", "--nodes", "5", "--games", "2"]),
        &["'--a <PARAMS>': \"x=1\": the names are"],
    );
}

#[test]
fn a_record_is_analysed_with_the_built_in_net_unless_another_is_chosen() {
    const NET: &str = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../training/nets/generation-4.bin"
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
