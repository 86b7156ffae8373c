//! Thinking on the opponent's time.

use std::{
    thread,
    time::{Duration, Instant},
};

use shogi::{Move, Position};

use super::piped_session::Session;

/// Black mates in one: a search soon ends by itself.
const NEARLY_OVER: &str = "position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1";

fn check_legal(mv: &str) {
    let mv: Move = mv.parse().expect("a move");
    assert_eq!(Position::startpos().check_legal(mv), Ok(()));
}

#[test]
fn time_limits_apply_from_ponderhit_on() {
    const TIME: Duration = Duration::from_millis(300);
    for limits in ["movetime 300", "btime 0 wtime 0 byoyomi 310"] {
        let mut session = Session::new();
        session.send(&format!("go ponder {limits}"));
        session.until("info");
        thread::sleep(TIME + TIME / 2);
        let lines = session.ready();
        assert!(
            lines.iter().all(|line| line.starts_with("info depth ")),
            "{lines:?}"
        );
        let hit = Instant::now();
        session.send("ponderhit");
        let (lines, best) = session.until("bestmove");
        assert!(hit.elapsed() >= TIME, "{limits}: {:?}", hit.elapsed());
        check_legal(best.split(' ').nth(1).expect("a move"));
        // Reports count from the beginning.
        let last = lines.last().expect("a report");
        let time = last.split(' ').skip_while(|word| *word != "time").nth(1);
        let time: u64 = time.and_then(|ms| ms.parse().ok()).expect("a time");
        assert!(time >= 2 * TIME.as_millis() as u64, "{last}");
        session.end();
    }
}

/// The time for a move was spent on the opponent's time: the rest of the clock is kept.
#[test]
fn a_search_that_has_pondered_long_enough_is_answered_at_once() {
    let mut session = Session::new();
    // About 100 ms for a move, or up to 500.
    session.send("go ponder btime 6500 wtime 6500");
    session.until("info");
    thread::sleep(Duration::from_millis(600));
    let hit = Instant::now();
    session.send("ponderhit");
    check_legal(&session.best_move());
    assert!(
        hit.elapsed() < Duration::from_millis(90),
        "{:?}",
        hit.elapsed()
    );
    session.end();
}

#[test]
fn a_search_that_has_ended_waits_for_ponderhit() {
    for go in ["go ponder nodes 500", "go ponder btime 60000 wtime 60000"] {
        let mut session = Session::new();
        session.send(NEARLY_OVER);
        session.ready();
        session.send(go);
        session.until("info");
        for _ in 0..100 {
            let lines = session.ready();
            assert!(lines.iter().all(|line| line.starts_with("info depth ")));
        }
        session.send("ponderhit");
        assert_eq!(session.until("bestmove").1, "bestmove G*5b");
        session.end();
    }
}

#[test]
fn stop_ends_pondering() {
    let mut session = Session::new();
    session.send("go ponder btime 600000 wtime 600000");
    session.until("info");
    session.send("stop");
    check_legal(&session.best_move());
    // Before it has begun, too.
    session.send("go ponder byoyomi 1000\nstop");
    check_legal(&session.best_move());
    session.send("go ponder byoyomi 1000\ngameover win");
    check_legal(&session.best_move());
    session.send("ponderhit");
    assert_eq!(
        session.ready(),
        ["info string ponderhit: nothing was being pondered"]
    );
    // The predicted move was not played.
    session.send("go ponder byoyomi 1000\nstop\nposition startpos\ngo byoyomi 50");
    session.best_move();
    check_legal(&session.best_move());
    session.end();
}

#[test]
fn an_infinite_search_goes_on_after_ponderhit() {
    let mut session = Session::new();
    session.send("go ponder infinite\nponderhit");
    session.until("info");
    assert!(session.ready().iter().all(|line| line.starts_with("info ")));
    session.send("stop");
    check_legal(&session.best_move());
    session.end();
}

#[test]
fn another_go_ends_a_search_that_waits() {
    for waits in ["go ponder byoyomi 1000", "go infinite", "go mate infinite"] {
        let mut session = Session::new();
        session.send(&format!("{waits}\ngo nodes 100"));
        let answers = session.end();
        let ends = answers
            .iter()
            .filter(|line| line.starts_with("bestmove ") || line.starts_with("checkmate "));
        assert_eq!(ends.count(), 2, "{waits}: {answers:?}");
    }
}

#[test]
fn the_end_of_input_ends_pondering() {
    let mut session = Session::new();
    session.send("go ponder byoyomi 1000");
    let lines = session.end();
    assert!(
        lines
            .last()
            .is_some_and(|line| line.starts_with("bestmove ")),
        "{lines:?}"
    );
}
