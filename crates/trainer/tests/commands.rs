//! Output and exit status of every command.

#[path = "../../cli/tests/support/answers.rs"]
mod answers;
mod support;

use std::{fs, process::Command, thread, time::Duration};

use answers::{answer, check_refused, path};
use support::{checks::check_usage, run};

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

    // A position counts once, in whichever file it is.
    let net = path("small.bin");
    let learned = |files: &[&str]| {
        let options = [
            "--out", &net, "--width", "16", "--epochs", "1", "--batch", "64",
        ];
        let output = run(&[&["train", "--data"], files, &options].concat());
        let words = String::from_utf8_lossy(&output.stderr).into_owned();
        let line = words.lines().nth(1).expect("a second line").to_owned();
        line.split(", read in").next().map(str::to_owned)
    };
    let once = learned(&[&out]);
    let expected = " positions to learn from, ";
    assert!(
        once.as_ref().is_some_and(|words| words.contains(expected)),
        "{once:?}"
    );
    assert_eq!(learned(&[&out, &out]), once);

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
fn shards_are_played_on_after_the_program_was_killed() {
    let dir = path("shards");
    let _ = fs::remove_dir_all(&dir);
    let arguments = [
        "games",
        "--dir",
        &dir,
        "--first-seed",
        "7",
        "--games-per-shard",
        "3",
        "--nodes",
        "30",
        "--judge",
        "60",
        "--deep-nodes",
        "50",
        "--deep-every",
        "2",
        "--jobs",
        "2",
    ];
    let file = |seed: u32| format!("{dir}/seed-{seed}.bin");
    // Without an end of its own: stopped in the second shard.
    let mut endless = Command::new(env!("CARGO_BIN_EXE_komadai-trainer"));
    let mut endless = endless.args(arguments).spawn().expect("it can be run");
    while fs::metadata(file(8)).map_or(0, |file| file.len()) < 100 {
        assert!(endless.try_wait().expect("it runs").is_none());
        thread::sleep(Duration::from_millis(1));
    }
    endless.kill().expect("it runs");
    endless.wait().expect("it has ended");

    let play = |shards: &str| answer(&[&arguments[..], &["--shards", shards]].concat());
    let first = fs::read(file(7)).expect("it is there");
    play("2");
    assert_eq!(fs::read(file(7)).expect("it is there"), first);
    let words = answer(&["selfplay", "--stats", &file(7), &file(8)]);
    for (seed, nodes) in [(7, 30), (8, 50)] {
        let options = format!("--nodes {nodes} --openings 8 --seed {seed} ");
        assert!(words.contains(&options), "{words}");
    }
    assert_eq!(
        words.matches("3 games, every move legal").count(),
        2,
        "{words}"
    );

    // A shard that is gone is replaced by the next seed; one of another run is kept.
    fs::remove_file(file(7)).expect("it is there");
    play("2");
    assert!(!fs::exists(file(7)).expect("it can be asked"));
    let second = fs::read(file(8)).expect("it is there");
    let other = answer(
        &[
            &arguments[..],
            &["--shards", "3", "--games-per-shard", "4", "--won", "900"],
        ]
        .concat(),
    );
    assert_eq!(other, "");
    assert_eq!(fs::read(file(8)).expect("it is there"), second);
    let words = answer(&["selfplay", "--stats", &file(9), &file(10)]);
    assert!(words.contains("4 games, every move legal"), "{words}");
    assert!(words.contains("--won 900"), "{words}");
}

#[test]
fn nets_are_judged_by_positions_that_were_collected() {
    let out = path("collected.bin");
    let _ = fs::remove_file(&out);
    answer(&[
        "selfplay",
        "--games",
        "6",
        "--nodes",
        "20",
        "--judge",
        "40",
        "--entering",
        "90",
        "--shuffled",
        "0",
        "--noisy",
        "0",
        "--seed",
        "2",
        "--out",
        &out,
    ]);
    let collected = answer(&[
        "collect-positions",
        "--data",
        &out,
        "--kind",
        "entering-kings",
        "--count",
        "4",
        "--nodes",
        "200",
    ]);
    assert_eq!(collected.lines().count(), 4, "{collected}");
    assert!(collected.lines().all(|line| line.split('\t').count() == 2));

    let net = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../search/nets/generation-7.bin"
    );
    let words = answer(&["judge-net", net]);
    let lines: Vec<&str> = words.lines().collect();
    assert_eq!(lines.len(), 6, "{words}");
    assert_eq!(lines[0], "attacked kings: 500 positions");
    assert_eq!(lines[3], "entering kings: 500 positions");
    for pair in [&lines[1..3], &lines[4..6]] {
        assert!(pair[0].ends_with("%: classical evaluation"), "{words}");
        assert!(pair[1].ends_with("generation-7.bin"), "{words}");
        assert_ne!(pair[0].split(':').next(), pair[1].split(':').next());
    }
    check_refused(&["judge-net", &out], &["judge-net: ", "this is no net"]);

    let words = answer(&["judge-net", "--data", &out]);
    let set = words.lines().nth(4).unwrap_or_default();
    assert!(
        set.starts_with(&format!("{out}: ")) && set.ends_with(" positions"),
        "{words}"
    );
    assert_eq!(words.lines().count(), 6, "{words}");
    check_refused(
        &["judge-net", "--data", net],
        &["generation-7.bin", "no file of training games"],
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
    let (games, out) = (format!("{dir}/games.bin"), format!("{dir}/next.bin"));
    answer(&[
        "train", "--data", &games, "--out", &out, "--start", &net, "--epochs", "1",
    ]);
    // More neurons than the net that it continues, and games that only measure.
    let wide = path("wide.bin");
    let output = run(&[
        "train",
        "--data",
        &games,
        "--held-out",
        &games,
        "--out",
        &wide,
        "--start",
        &net,
        "--width",
        "32",
        "--epochs",
        "1",
    ]);
    let words = String::from_utf8_lossy(&output.stderr);
    assert!(words.starts_with("a net of 32 neurons"), "{words}");
    assert!(
        words.contains(" positions to learn from, 0 held out"),
        "{words}"
    );
    check_refused(
        &[
            "train", "--data", &games, "--out", &out, "--start", &wide, "--width", "16",
        ],
        &["--width 16", "wide.bin has more neurons"],
    );
    fs::copy(&games, format!("{out}.fit")).expect("a copy");
    check_refused(
        &["train", "--data", &games, "--out", &out, "--start", &out],
        &["train: ", "next.bin.fit: this is no checkpoint"],
    );
    check_usage(
        &run(&[
            "duel",
            "--a",
            &format!("net={games}"),
            "--nodes",
            "5",
            "--games",
            "2",
        ]),
        &["games.bin: this is no net"],
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
fn level_1_is_between_the_random_and_the_greedy_beginner() {
    let net = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../search/nets/generation-7.bin"
    );
    let table = |pairs: &str, games: &str| {
        answer(&[
            "ladder", "--pairs", pairs, "--games", games, "--seed", "3", "--net", net,
        ])
    };
    let table = table("greedy:1", "40") + &table("1:random", "6");
    let counts: Vec<Vec<u32>> = table
        .split_whitespace()
        .filter(|word| word.matches('-').count() == 2 && !word.starts_with('W'))
        .map(|word| word.split('-').filter_map(|it| it.parse().ok()).collect())
        .collect();
    let [greedy, level_1] = counts.as_slice() else {
        panic!("{table}");
    };
    assert!(greedy[0] > greedy[2] && greedy[2] > 0, "{table}");
    assert!(level_1[0] >= 5, "{table}");
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
