//! Searches with more than one thread.

use shogi::{Move, Position};

use super::piped_session::Session;

fn session(threads: usize) -> Session {
    let mut session = Session::new();
    session.send(&format!("setoption name Threads value {threads}"));
    session
}

fn check_legal(mv: &str) {
    let mv: Move = mv.parse().expect("a move");
    assert_eq!(Position::startpos().check_legal(mv), Ok(()));
}

/// The number after a word of an `info` line.
fn number(info: &str, word: &str) -> u64 {
    let mut words = info.split(' ').skip_while(|one| *one != word).skip(1);
    let number = words.next().and_then(|number| number.parse().ok());
    number.unwrap_or_else(|| panic!("{word} in {info}"))
}

#[test]
fn every_limit_gives_a_legal_move() {
    let mut session = session(2);
    for limits in [
        "nodes 30000",
        "depth 7",
        "movetime 60",
        "btime 500 wtime 500",
    ] {
        session.send("position startpos");
        session.send(&format!("go {limits}"));
        let (lines, best) = session.until("bestmove");
        check_legal(best.split(' ').nth(1).expect("a move"));
        let last = lines.last().expect("a report");
        match limits {
            "nodes 30000" => assert!(number(last, "nodes") >= 30_000, "{last}"),
            "depth 7" => assert_eq!(number(last, "depth"), 7, "{last}"),
            _ => {}
        }
    }
    session.end();
}

#[test]
fn stop_stops_all_threads() {
    let mut session = session(4);
    session.send("go infinite");
    session.until("info");
    session.send("stop");
    check_legal(&session.best_move());
    // Before it has begun, too; and no later search is stopped by it.
    session.send("go infinite\nstop\ngo nodes 5000");
    check_legal(&session.best_move());
    let (lines, _) = session.until("bestmove");
    assert!(number(lines.last().expect("a report"), "nodes") >= 5_000);
    session.send("go movetime 600000\nquit");
    session.end();
}

#[test]
fn helpers_search_while_it_ponders() {
    let mut session = session(2);
    session.send("go ponder movetime 50");
    session.until("info");
    assert!(session.ready().iter().all(|line| line.starts_with("info ")));
    session.send("ponderhit");
    check_legal(&session.best_move());
    session.send("go ponder movetime 50\nstop");
    check_legal(&session.best_move());
    session.end();
}

#[test]
fn several_lines_are_reported() {
    let mut session = session(3);
    session.send("setoption name MultiPV value 3\ngo depth 6");
    let (lines, best) = session.until("bestmove");
    let ranks: Vec<u64> = lines[lines.len() - 3..]
        .iter()
        .map(|line| number(line, "multipv"))
        .collect();
    assert_eq!(ranks, [1, 2, 3]);
    check_legal(best.split(' ').nth(1).expect("a move"));
    session.end();
}

#[test]
fn the_number_of_threads_may_change_between_searches() {
    let mut session = Session::new();
    let mut nodes = |threads| {
        session.send(&format!("setoption name Threads value {threads}"));
        session.send("usinewgame\ngo depth 7");
        let (lines, _) = session.until("bestmove");
        number(lines.last().expect("a report"), "nodes")
    };
    let alone = nodes(1);
    nodes(16);
    nodes(2);
    assert_eq!(nodes(1), alone, "one thread is deterministic");
    session.send("setoption name Threads value 2");
    for change in [
        "isready",
        "setoption name USI_Hash value 2",
        "setoption name EvalFile value <empty>",
    ] {
        session.send(&format!("{change}\ngo nodes 3000"));
        check_legal(&session.best_move());
    }
    session.end();
}

#[test]
fn weak_levels_search_with_one_thread() {
    let search = || -> Vec<u64> {
        let mut session = session(8);
        session.send("setoption name SkillLevel value 6\ngo nodes 1000000");
        let (lines, _) = session.until("bestmove");
        session.end();
        lines.iter().map(|line| number(line, "nodes")).collect()
    };
    assert_eq!(search(), search());
}

#[test]
fn mates_are_found() {
    let mut session = session(2);
    session.send("position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
    session.send("go mate 10000");
    assert_eq!(session.until("checkmate").1, "checkmate G*5b");
    session.send("go btime 60000 wtime 60000");
    assert_eq!(session.best_move(), "G*5b");
    session.send("position sfen 4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1\ngo movetime 1000");
    assert_eq!(session.best_move(), "resign");
    session.end();
}
