//! Whole sessions.

use std::io::Write;

use shogi::{Game, Move, Position};

use super::piped_session::Session;
use crate::usi::lines;

#[test]
fn usi_is_answered_with_name_and_options() {
    let mut session = Session::new();
    session.send("usi");
    let (lines, _) = session.until("usiok");
    assert!(lines[0].starts_with("id name Komadai "), "{lines:?}");
    assert!(lines[1].starts_with("id author "), "{lines:?}");
    assert!(
        lines[2..]
            .iter()
            .all(|line| line.starts_with("option name "))
    );
    assert_eq!(session.ready(), [""; 0]);
    session.send("quit");
    assert_eq!(session.end(), [""; 0]);
}

#[test]
fn a_search_reports_and_plays() {
    let mut session = Session::new();
    session.send("setoption name MultiPV value 2");
    session.send("position startpos moves 7g7f");
    session.send("go nodes 3000");
    let (lines, best) = session.until("bestmove");
    let last: Vec<&str> = lines.last().expect("an info").split(' ').collect();
    for word in [
        "depth", "seldepth", "multipv", "score", "nodes", "nps", "hashfull", "time", "pv",
    ] {
        assert!(last.contains(&word), "{word} in {last:?}");
    }
    let second = lines.iter().rev().nth(1).expect("two lines");
    assert!(second.contains(" multipv 1 "), "{lines:?}");
    let (_, line) = second.split_once(" pv ").expect("a line");
    let [first, reply] = line.split(' ').collect::<Vec<_>>()[..2] else {
        panic!("{line}");
    };
    assert_eq!(best, format!("bestmove {first} ponder {reply}"));
    session.send("setoption name MultiPV value 1");
    session.send("go depth 2 searchmoves 9c9d 7g7f");
    let (lines, best) = session.until("bestmove");
    assert!(
        lines[0].contains("searchmoves \"7g7f\" is not legal"),
        "{lines:?}"
    );
    assert!(best.starts_with("bestmove 9c9d ponder "), "{best}");
    assert!(
        lines[1..].iter().all(|line| !line.contains("multipv")),
        "{lines:?}"
    );
    session.end();
}

#[test]
fn the_chosen_net_evaluates() {
    let mut session = Session::new();
    let mut nodes_with = |net: Option<&str>| {
        if let Some(net) = net {
            session.send(&format!("setoption name EvalFile value {net}"));
        }
        session.send("usinewgame\nisready\ngo depth 5");
        let (lines, _) = session.until("bestmove");
        let words = lines.last().expect("an info").split(' ');
        let nodes = words.skip_while(|word| *word != "nodes").nth(1);
        nodes.expect("a number of nodes").to_owned()
    };
    let by_default = nodes_with(None);
    assert_ne!(nodes_with(Some("<empty>")), by_default);
    assert_eq!(nodes_with(Some("<internal>")), by_default);
    session.end();
}

#[test]
fn invalid_lines_are_skipped() {
    let mut session = Session::new();
    for line in [
        "nonsense",
        "\u{0}\u{1b}[2J",
        "position sfen x",
        "position startpos moves 7g7f 7g7f",
        "setoption name USI_Hash value lots",
        "go sideways depth 1",
    ] {
        session.send(line);
    }
    let best = session.best_move();
    let mut position = Position::startpos();
    position
        .play("7g7f".parse().expect("a move"))
        .expect("legal");
    let mv: Move = best.parse().expect("a move");
    assert_eq!(
        position.check_legal(mv),
        Ok(()),
        "the legal part was played"
    );
    let input = session.input.as_mut().expect("it listens");
    input.write_all(b"\xff\xfe\n").expect("it listens");
    let warnings = session.ready();
    assert!(
        warnings[0].starts_with("info string not understood: "),
        "{warnings:?}"
    );
    session.end();
}

#[test]
fn every_warning_is_one_line() {
    let mut session = Session::new();
    session.send(&format!("position sfen {}", "9/".repeat(20_000)));
    session.send("position startpos moves 7g7f 3c3e");
    session.send("go nodes");
    let (lines, _) = {
        session.send("stop");
        session.until("bestmove")
    };
    let warnings = lines.iter().filter(|line| line.starts_with("info string "));
    assert_eq!(warnings.clone().count(), 3, "{lines:?}");
    assert!(warnings.clone().all(|line| line.chars().count() < 350));
    session.end();
}

#[test]
fn long_lines_are_read_and_too_long_ones_skipped() {
    let mut session = Session::new();
    let there = " 2h3h 8b7b 3h2h 7b8b".repeat(2_000);
    session.send(&format!("position startpos moves{there} 7g7f"));
    session.send("go depth 1 searchmoves 3c3d");
    assert_eq!(session.best_move(), "3c3d");
    session.send(&"x".repeat(lines::MAX_LINE_BYTES + 1));
    let warnings = session.ready();
    assert!(
        warnings[0].starts_with("info string a line of more than"),
        "{warnings:?}"
    );
    session.end();
}

#[test]
fn stop_ends_a_search() {
    let mut session = Session::new();
    session.send("go infinite");
    session.until("info");
    assert!(session.ready().iter().all(|line| line.starts_with("info ")));
    session.send("stop");
    let mv: Move = session.best_move().parse().expect("a move");
    assert_eq!(Position::startpos().check_legal(mv), Ok(()));
    // Before it has begun, too; and no later search is stopped by it.
    session.send("go infinite\nstop\ngo nodes 5000");
    session.best_move();
    let (lines, _) = session.until("bestmove");
    let last = lines.last().expect("it thought").split(' ');
    let nodes = last.skip_while(|word| *word != "nodes").nth(1);
    let nodes: u64 = nodes
        .and_then(|nodes| nodes.parse().ok())
        .expect("a number");
    assert!(
        nodes >= 5000,
        "the second one was searched to its end: {lines:?}"
    );
    session.send("go infinite\ngameover draw");
    session.best_move();
    session.send("stop");
    assert_eq!(session.ready(), [""; 0], "there is nothing to stop");
    session.end();
}

#[test]
fn an_infinite_search_waits_for_stop_after_its_end() {
    let mut session = Session::new();
    session.send("position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves G*5b");
    session.ready();
    session.send("go infinite");
    for _ in 0..200 {
        let lines = session.ready();
        assert!(lines.iter().all(|line| !line.starts_with("bestmove")));
    }
    session.send("stop");
    assert_eq!(session.best_move(), "resign");
    session.end();
}

#[test]
fn the_end_of_input_waits_for_limited_searches() {
    let mut session = Session::new();
    session.send("go nodes 20000");
    let lines = session.end();
    assert!(
        lines
            .last()
            .is_some_and(|line| line.starts_with("bestmove ")),
        "{lines:?}"
    );
    let mut session = Session::new();
    session.send("go infinite");
    let lines = session.end();
    assert!(
        lines
            .last()
            .is_some_and(|line| line.starts_with("bestmove ")),
        "{lines:?}"
    );
}

#[test]
fn quit_does_not_wait() {
    let mut session = Session::new();
    session.send("go movetime 600000\nquit");
    session.end();
}

#[test]
fn declarations_follow_the_current_rule() {
    const ENTERED: &str = "G8/4K4/PPPPPPPPP/9/9/7ss/7sk/9/9 b 2R2B 1";
    let mut session = Session::new();
    session.send(&format!("position sfen {ENTERED}\ngo nodes 100"));
    assert_eq!(session.best_move(), "win");
    session.send("setoption name EnteringKingRule value NoEnteringKing");
    session.send(&format!("position sfen {ENTERED}\ngo nodes 100"));
    assert!(session.best_move().parse::<Move>().is_ok());
    session.send("position sfen 4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1\ngo movetime 1000");
    assert_eq!(session.best_move(), "resign");
    session.send("position sfen 7nk/9/7G1/9/9/9/9/9/9 b P 1\ngo nodes 1");
    let (lines, best) = session.until("bestmove");
    assert_eq!(lines, ["info string go: a king is missing"]);
    assert_eq!(best, "bestmove resign");
    session.send("go infinite");
    assert_eq!(session.ready(), ["info string go: a king is missing"]);
    session.send("stop");
    assert_eq!(session.best_move(), "resign");
    session.end();
}

#[test]
fn mates_are_searched() {
    let mut session = Session::new();
    let mut check = |sfen: &str, go: &str, answer: &str| {
        session.send(&format!("position sfen {sfen}\ngo mate {go}"));
        assert_eq!(session.until("checkmate").1, answer, "{sfen}");
    };
    check("4k4/9/4P4/9/9/9/9/9/9 b G 1", "infinite", "checkmate G*5b");
    check("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "10000", "checkmate G*5b");
    check("4k4/9/9/9/9/9/9/9/4K4 b G 1", "10000", "checkmate nomate");
    check("9/9/9/9/9/9/9/9/4K4 b G 1", "10000", "checkmate nomate");
    // An hour would not do, but nobody waits for it.
    let hard = "9/9/9/9/4k4/9/9/9/4K4 b 2B4S4N4L 1";
    check(hard, "20", "checkmate timeout");
    check(hard, "infinite\nstop", "checkmate timeout");
    session.end();
}

#[test]
fn a_game_against_itself_is_legal() {
    let mut session = Session::new();
    session.send("usinewgame");
    let mut game = Game::new(Position::startpos());
    let mut line = "position startpos moves".to_owned();
    while game.outcome().is_none() && game.plies().len() < 400 {
        session.send(&line);
        let clock = ["nodes 150", "btime 20 wtime 20 binc 5 winc 5", "byoyomi 5"];
        session.send(&format!("go {}", clock[game.plies().len() % 3]));
        let best = session.best_move();
        if best == "win" {
            break;
        }
        let mv: Move = best.parse().expect("a move");
        game.play(mv)
            .unwrap_or_else(|why| panic!("{line} {mv}: {why}"));
        line.push_str(&format!(" {mv}"));
    }
    session.send("gameover draw");
    assert_eq!(session.end(), [""; 0]);
}

#[test]
fn weaker_levels_play_another_game_after_usinewgame() {
    let mut session = Session::new();
    session.send("setoption name SkillLevel value 4");
    let mut game = || {
        session.send("usinewgame");
        let mut moves = String::new();
        for _ in 0..4 {
            session.send(&format!("position startpos moves{moves}\ngo nodes 100000"));
            moves = format!("{moves} {}", session.best_move());
        }
        moves
    };
    let first = game();
    assert!((0..3).any(|_| game() != first), "{first}");
    session.end();
}
