//! Parsing of lines: commands, options, positions, limits.

use std::time::Duration;

use komadai_search::TimeBudget;
use proptest::prelude::*;
use shogi::{ByColor, GameRules, Position};

use crate::{
    net,
    usi::{
        command::{self, Command, ParsedLine},
        go::{Go, MateTime},
        options::Options,
        position,
    },
};

/// Checks a valid line.
#[track_caller]
fn check(line: &str, command: Option<Command<'_>>) {
    let expected = ParsedLine {
        command,
        warnings: Vec::new(),
    };
    assert_eq!(command::parse(line), expected, "{line:?}");
}

/// Checks the warnings of a line.
#[track_caller]
fn check_warnings(line: &str, warnings: &[&str]) {
    let warnings: Vec<String> = warnings.iter().map(|&text| text.to_owned()).collect();
    assert_eq!(command::parse(line).warnings, warnings, "{line:?}");
}

#[test]
fn commands_are_parsed() {
    check("", None);
    check(" \t\r", None);
    check("usi", Some(Command::Usi));
    check("  isready \r", Some(Command::IsReady));
    check("usinewgame", Some(Command::NewGame));
    check("stop", Some(Command::Stop));
    check("ponderhit", Some(Command::PonderHit));
    check("gameover win", Some(Command::GameOver));
    check("quit", Some(Command::Quit));
    check(
        "position startpos moves 7g7f",
        Some(Command::Position(vec!["startpos", "moves", "7g7f"])),
    );
    let option = |name, value| Some(Command::SetOption { name, value });
    check("setoption name USI_Hash value 64", option("USI_Hash", "64"));
    check("setoption  name A  value  b c ", option("A", "b c"));
    check("setoption name Clear", option("Clear", ""));
    check("setoption name Empty value", option("Empty", ""));
}

#[test]
fn invalid_lines_have_warnings() {
    check_warnings("uci", &["not understood: \"uci\""]);
    check_warnings("\u{0}\u{7f}将", &["not understood: \"\\0\\u{7f}将\""]);
    let long = format!("not understood: {:?}...", "x".repeat(40));
    check_warnings(&"x".repeat(5000), &[&long]);
    let expected = "setoption: expected \"setoption name NAME value VALUE\"";
    for line in [
        "setoption",
        "setoption name",
        "setoption USI_Hash 64",
        "setoption name A b",
        "setoption name A valueb",
        "setoptionname A",
    ] {
        let warning = command::parse(line);
        assert_eq!(warning.command, None, "{line}");
        let known = [expected, "not understood: \"setoptionname\""];
        assert!(known.contains(&warning.warnings[0].as_str()), "{line}");
    }
}

/// Checks the arguments of `go`.
#[track_caller]
fn check_go(words: &str, go: Go) {
    check(&format!("go {words}"), Some(Command::Go(go)));
}

#[test]
fn limits_are_parsed() {
    let nothing = Go::default;
    let ms = Duration::from_millis;
    check_go("", nothing());
    check_go(
        "btime 60000 wtime 0 byoyomi 10000",
        Go {
            clock: ByColor::new(Some(ms(60_000)), Some(ms(0))),
            byoyomi: Some(ms(10_000)),
            ..nothing()
        },
    );
    check_go(
        "btime -5 wtime 99999999999999999999 binc 50 winc 60",
        Go {
            clock: ByColor::new(Some(ms(0)), Some(ms(365 * 24 * 3_600_000))),
            increment: ByColor::new(ms(50), ms(60)),
            ..nothing()
        },
    );
    check_go(
        "movetime 100",
        Go {
            movetime: Some(ms(100)),
            ..nothing()
        },
    );
    check_go(
        "nodes 5000",
        Go {
            nodes: Some(5000),
            ..nothing()
        },
    );
    check_go(
        "depth 700",
        Go {
            depth: Some(255),
            ..nothing()
        },
    );
    check_go(
        "infinite",
        Go {
            infinite: true,
            ..nothing()
        },
    );
    let go = Go {
        ponder: true,
        byoyomi: Some(ms(5)),
        ..nothing()
    };
    check_go("ponder byoyomi 5", go);
    let mate = |time| Go {
        mate: Some(time),
        ..nothing()
    };
    check_go("mate", mate(MateTime::Infinite));
    check_go("mate infinite", mate(MateTime::Infinite));
    check_go("mate 3000", mate(MateTime::For(ms(3000))));
    let moves = ["7g7f", "8h2b+", "P*5e"].map(|mv| mv.parse().expect("a move"));
    check_go(
        "searchmoves 7g7f 8h2b+ P*5e depth 3",
        Go {
            moves: moves.to_vec(),
            depth: Some(3),
            ..nothing()
        },
    );
}

#[test]
fn invalid_arguments_of_go_are_left_out() {
    check_warnings(
        "go nodes many depth 3",
        &[
            "go: nodes needs a whole number",
            "go: not understood: \"many\"",
        ],
    );
    check_warnings("go btime", &["go: btime needs a whole number"]);
    check_warnings("go searchmoves 7g7x", &["go: not understood: \"7g7x\""]);
    let heard = command::parse("go nodes many depth 3").command;
    assert_eq!(
        heard,
        Some(Command::Go(Go {
            depth: Some(3),
            ..Go::default()
        }))
    );
}

#[test]
fn a_clock_is_that_of_the_side_to_move() {
    let seconds = Duration::from_secs;
    let go = Go {
        clock: ByColor::new(Some(seconds(600)), Some(seconds(60))),
        increment: ByColor::new(seconds(5), seconds(1)),
        ..Go::default()
    };
    let margin = Duration::from_millis(30);
    let limits = |go: &Go, position: &Position| go.limits(position, 1, 2, margin);
    let black = Position::startpos();
    let mut white = black;
    white.play("7g7f".parse().expect("a move")).expect("legal");
    let of_clock = |left, more| TimeBudget::from_clock(left, seconds(0), more, 1, margin);
    assert_eq!(
        limits(&go, &black).time,
        Some(of_clock(seconds(605), seconds(5)))
    );
    assert_eq!(
        limits(&go, &white).time,
        Some(of_clock(seconds(61), seconds(1)))
    );
    let increments = Go {
        increment: ByColor::new(seconds(3), seconds(3)),
        ..Go::default()
    };
    let empty_clock = Go {
        clock: ByColor::new(Some(seconds(0)), Some(seconds(0))),
        ..increments.clone()
    };
    for go in [increments, empty_clock] {
        let allowed = limits(&go, &black).time.expect("a limit");
        assert!(
            allowed.soft > seconds(2),
            "the increment is used: {allowed:?}"
        );
        assert!(allowed.hard < seconds(3));
    }
    assert_eq!(limits(&go, &black).lines, 2);
    let byoyomi = Go {
        byoyomi: Some(seconds(3)),
        ..Go::default()
    };
    let allowed = limits(&byoyomi, &black).time.expect("a limit");
    assert_eq!(
        allowed.hard,
        seconds(3) - margin,
        "all of byoyomi but the margin"
    );
    let movetime = Go {
        movetime: Some(seconds(3)),
        ..Go::default()
    };
    assert_eq!(
        limits(&movetime, &black).time,
        Some(TimeBudget::fixed(seconds(3)))
    );
    let infinite = Go {
        infinite: true,
        nodes: Some(3),
        ..Go::default()
    };
    assert_eq!(limits(&infinite, &black).nodes, None);
    let infinite = |go: &Go| go.is_infinite();
    assert!(infinite(&Go::default()), "go alone");
    assert!(!infinite(&byoyomi) && !infinite(&movetime) && !infinite(&go));
}

#[test]
fn options_are_listed_and_can_be_set() {
    let mut options = Options::default();
    for line in Options::option_lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let ["option", "name", name, "type", _, "default", default, ..] = words[..] else {
            panic!("{line}");
        };
        assert_eq!(options.set(name, default), Ok(()), "{line}");
    }
    assert_eq!(options, Options::default(), "what is offered is what holds");
    for (name, value) in [
        ("usi_hash", "128"),
        ("Hash", "1"),
        ("Threads", "16"),
        ("MultiPV", "5"),
        ("NetworkDelay", "0"),
        ("USI_Ponder", "true"),
        ("Variety", "true"),
        ("EnteringKingRule", "tryrule"),
    ] {
        assert_eq!(options.set(name, value), Ok(()), "{name}");
    }
    assert_eq!((options.config.hash, options.lines), (1, 5));
    assert_eq!(options.config.threads, 16);
    assert_eq!(options.margin, Duration::ZERO);
    assert_eq!(
        options.rules,
        "try"
            .parse()
            .map(|mut rules: GameRules| {
                rules.handicap_credit = false;
                rules
            })
            .expect("rules")
    );
}

#[test]
fn the_net_is_built_in_of_a_file_or_none() {
    const FILE: &str = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../search/nets/generation-7.bin"
    );
    let offered: Vec<String> = Options::option_lines().collect();
    let spec = "option name EvalFile type string default <internal>";
    assert!(offered.iter().any(|line| line == spec), "{offered:?}");
    let mut options = Options::default();
    assert_eq!(options.config.net, Some(net::built_in()));
    for (value, expected) in [
        ("<empty>", None),
        (FILE, Some(net::built_in())),
        ("", None),
        ("<internal>", Some(net::built_in())),
    ] {
        assert_eq!(options.set("EvalFile", value), Ok(()));
        assert_eq!(options.config.net, expected, "{value}");
    }
    assert!(options.set("EvalFile", "/nowhere").is_err());
    assert_eq!(
        options,
        Options::default(),
        "a refused file changes nothing"
    );
}

#[test]
fn invalid_values_are_refused() {
    let mut options = Options::default();
    let mut refused = |name: &str, value: &str, warning: &str| {
        let refused = options.set(name, value).expect_err(name);
        assert_eq!(refused, warning);
        assert_eq!(options, Options::default());
    };
    refused("Colour", "red", "setoption: there is no option \"Colour\"");
    refused(
        "Threads",
        "17",
        "setoption: Threads is from 1 to 16, not \"17\"",
    );
    refused(
        "USI_Hash",
        "0",
        "setoption: USI_Hash is from 1 to 4096, not \"0\"",
    );
    refused(
        "USI_Hash",
        "",
        "setoption: USI_Hash is from 1 to 4096, not \"\"",
    );
    refused(
        "MultiPV",
        "-1",
        "setoption: MultiPV is from 1 to 600, not \"-1\"",
    );
    refused(
        "USI_Ponder",
        "yes",
        "setoption: USI_Ponder is true or false, not \"yes\"",
    );
    let problem = options
        .set("EvalFile", "/nowhere/net.bin")
        .expect_err("no such file");
    assert!(
        problem.starts_with("setoption: EvalFile: /nowhere/net.bin: cannot be read"),
        "{problem}"
    );
    let problem = options
        .set("EnteringKingRule", "CSARule31")
        .expect_err("no such rule");
    assert!(problem.ends_with("TryRule, not \"CSARule31\""), "{problem}");
}

#[test]
fn skills_cover_all_levels() {
    let mut options = Options::default();
    let mut levels: Vec<Option<u8>> = Vec::new();
    for skill in 0..=20 {
        options
            .set("SkillLevel", &skill.to_string())
            .expect("it is offered");
        levels.push(options.level().map(komadai_search::Level::number));
    }
    assert_eq!(levels[0], Some(1));
    assert_eq!(levels[19], Some(9));
    assert_eq!(levels[20], None, "as strong as it can");
    assert!(levels[..20].is_sorted());
    levels.dedup();
    assert_eq!(levels.len(), 10, "no level is left out");
    options.set("Variety", "true").expect("it is offered");
    assert_eq!(options.level().map(komadai_search::Level::number), Some(10));
}

/// Checks the position after some arguments, and the warning.
#[track_caller]
fn check_position(words: &str, sfen: &str, warning: &str) {
    let words: Vec<&str> = words.split_whitespace().collect();
    let replayed = position::replay(&words, GameRules::STANDARD).expect("there is a start");
    assert_eq!(replayed.game.position().to_sfen(), sfen, "{words:?}");
    assert_eq!(replayed.warning.unwrap_or_default(), warning, "{words:?}");
}

#[test]
fn positions_are_replayed_up_to_an_invalid_move() {
    const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    const MOVED: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2";
    check_position("startpos", START, "");
    check_position("startpos moves", START, "");
    check_position("startpos moves 7g7f", MOVED, "");
    check_position(&format!("sfen {START} moves 7g7f"), MOVED, "");
    check_position(
        &format!("sfen {} moves 7g7f", &START[..START.len() - 2]),
        MOVED,
        "",
    );
    check_position(
        "startpos moves 7g7f 3c3e 2g2f",
        MOVED,
        "position: move 2, \"3c3e\": a pawn does not move from 3c to 3e",
    );
    check_position(
        "startpos moves 7g7f resign",
        MOVED,
        "position: move 2, \"resign\": a move such as 7g7f, 8h2b+ or P*5e has 4 or 5 characters, found 6",
    );
    check_position(
        "sfen 7nk/9/7G1/9/9/9/9/9/9 b P 1",
        "7nk/9/7G1/9/9/9/9/9/9 b P 1",
        "",
    );
}

#[test]
fn a_game_that_is_over_can_continue() {
    let there = "2h3h 8b7b 3h2h 7b8b ";
    let moves = format!("startpos moves {} 7g7f", there.repeat(3));
    let four = "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 14";
    check_position(&moves, four, "");
}

#[test]
fn without_a_start_there_is_no_position() {
    for (words, part) in [
        ("", "expected \"startpos\" or \"sfen\""),
        ("sfen", "expected \"startpos\" or \"sfen\""),
        ("middle", "expected \"startpos\" or \"sfen\""),
        ("startpos 7g7f", "\"7g7f\" instead of \"moves\""),
        ("sfen 9/9 b - 1", "sfen \"9/9 b - 1\""),
    ] {
        let words: Vec<&str> = words.split_whitespace().collect();
        let problem = position::replay(&words, GameRules::STANDARD).expect_err("no position");
        assert!(
            problem.starts_with("position: ") && problem.contains(part),
            "{problem}"
        );
    }
}

/// Words of USI and others, in any order.
fn any_line() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        4 => prop::sample::select(vec![
            "go", "position", "startpos", "sfen", "moves", "setoption", "name", "value", "USI_Hash",
            "btime", "wtime", "byoyomi", "movetime", "nodes", "depth", "mate", "infinite", "ponder",
            "searchmoves", "7g7f", "3c3d", "8h2b+", "P*5e", "b", "w", "-", "1",
            "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL", "2R2b18p",
        ]).prop_map(str::to_owned),
        1 => any::<i64>().prop_map(|number| number.to_string()),
        1 => any::<String>(),
    ];
    prop::collection::vec(word, 0..12).prop_map(|words| words.join(" "))
}

proptest! {
    #[test]
    fn no_line_panics(line in any_line()) {
        let heard = command::parse(&line);
        match heard.command {
            Some(Command::Position(words)) => {
                if let Ok(replayed) = position::replay(&words, GameRules::STANDARD) {
                    prop_assert!(replayed.game.plies().len() <= words.len());
                }
            }
            Some(Command::Go(go)) => {
                go.limits(&Position::startpos(), 1, 1, Duration::from_millis(10));
            }
            Some(Command::SetOption { name, value }) => {
                let _ = Options::default().set(name, value);
            }
            _ => {}
        }
    }
}
