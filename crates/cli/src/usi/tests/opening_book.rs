//! Moves of the opening book.

use super::piped_session::Session;
use crate::book;

/// The answer to `go`, and whether there was a search.
fn answer(session: &mut Session, go: &str) -> (String, bool) {
    session.send(go);
    let (lines, best) = session.until("bestmove");
    (
        best,
        lines.iter().any(|line| line.starts_with("info depth")),
    )
}

#[test]
fn it_is_used_with_a_clock_only() {
    let mut session = Session::new();
    session.send("position startpos");
    let clock = "go btime 60000 wtime 60000";
    let (best, searched) = answer(&mut session, clock);
    assert!(!searched);
    let moves = book::built_in().moves(&shogi::Position::startpos());
    let best = best.split(' ').nth(1).and_then(|mv| mv.parse().ok());
    assert!(moves.iter().any(|it| Some(it.mv) == best && it.loss == 0));

    for go in [
        "go depth 3",
        "go movetime 20",
        "go byoyomi 50 searchmoves 7g7f",
    ] {
        assert!(answer(&mut session, go).1, "{go}");
    }
    session.send("setoption name SkillLevel value 0");
    assert!(
        answer(&mut session, clock).1,
        "a low level knows no openings"
    );
    session.send("setoption name SkillLevel value 20");
    session.send("setoption name USI_OwnBook value false");
    assert!(answer(&mut session, "go btime 0 wtime 0 byoyomi 50").1);
    session.send("setoption name USI_OwnBook value true");
    session.send("position sfen 4k4/9/9/9/9/9/9/9/4K4 b G 1");
    assert!(answer(&mut session, "go byoyomi 50").1, "not in the book");
    session.end();
}
