use komadai_protocol::{Report, Request};
use komadai_search::{Bound, Line, Score};
use shogi::{Color, Move};

use super::{
    super::{super::PlayedGame, Advice, Blunder, BlunderCost, MoveCheck, MoveVerdict},
    after, mv, setup,
};

fn line(score: Score, moves: &str) -> Line {
    Line {
        score,
        bound: Bound::Exact,
        depth: 9,
        moves: moves.split_whitespace().map(mv).collect(),
    }
}

#[test]
fn advice_is_the_best_line_and_a_mate_if_it_is_one() {
    let report = |score| Report {
        lines: vec![line(score, "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h")],
        ..Report::default()
    };
    let advice = Advice::from_report(&report(Score::centipawns(40))).unwrap();
    assert_eq!(advice.line.len(), 5);
    assert_eq!((advice.line[0], advice.mates_in), (mv("7g7f"), None));
    let mates = |score| Advice::from_report(&report(score)).unwrap().mates_in;
    assert_eq!(mates(Score::mate_in(7)), Some(7));
    assert_eq!(mates(Score::mated_in(8)), None);
    assert_eq!(Advice::from_report(&Report::default()), None);
}

#[test]
fn the_last_move_of_a_person_is_looked_into() {
    assert_eq!(MoveCheck::from_game(&PlayedGame::new(setup(3))), None);
    for moves in ["7g7f", "7g7f 3c3d"] {
        let move_check = MoveCheck::from_game(&after(setup(3), moves)).unwrap();
        assert_eq!((move_check.index, move_check.played), (0, mv("7g7f")));
    }
    let move_check = MoveCheck::from_game(&after(setup(3), "7g7f 3c3d 8h2b+ 3a2b")).unwrap();
    assert_eq!((move_check.index, move_check.by), (2, Color::Black));
    for (request, moves) in [
        (move_check.best(), &["7g7f", "3c3d"][..]),
        (move_check.reply(), &["7g7f", "3c3d", "8h2b+"]),
    ] {
        let Request::Analyse {
            state: situation, ..
        } = request
        else {
            panic!("a position is looked at");
        };
        let moves: Vec<Move> = moves.iter().map(|usi| mv(usi)).collect();
        assert_eq!(situation.moves, moves);
    }
}

#[test]
fn what_a_move_cost_is_the_difference_to_the_best() {
    let move_check = MoveCheck::from_game(&after(setup(3), "7g7f 3c3d 8h2b+ 3a2b")).unwrap();
    let cp = Score::centipawns;
    let points = |points, decides| Some(BlunderCost::Points { points, decides });
    // The best score, that of the answer to what was played, and the cost.
    for (best, reply, cost) in [
        (cp(100), cp(-100), None),
        (cp(100), cp(-40), None),
        (cp(100), cp(100), points(200, false)),
        (cp(200), cp(900), points(1_100, true)),
        // Won all the same.
        (cp(5_000), cp(-4_800), None),
        (
            Score::mate_in(5),
            cp(-3_000),
            Some(BlunderCost::MateMissed(5)),
        ),
        (
            Score::mate_in(5),
            Score::mate_in(3),
            Some(BlunderCost::MateMissed(5)),
        ),
        (Score::mate_in(5), Score::mated_in(8), None),
        (cp(0), Score::mate_in(3), Some(BlunderCost::MateAllowed(3))),
        (Score::mated_in(8), Score::mate_in(1), None),
        (cp(-100), cp(-300), None),
    ] {
        let best = line(best, "6i7h 4a3b");
        let reply = line(reply, "3a2b B*5e");
        let found = match move_check.verdict(&best, Some(&reply)) {
            MoveVerdict::Fine => None,
            MoveVerdict::Blunder(blunder) => {
                assert_eq!(blunder.better, ["6i7h", "4a3b"].map(mv));
                assert_eq!(blunder.punished, ["3a2b", "B*5e"].map(mv));
                Some(blunder.cost)
            }
        };
        assert_eq!(found, cost, "{best:?} {reply:?}");
        // It ended the game.
        assert_eq!(move_check.verdict(&best, None), MoveVerdict::Fine);
    }
    let same = move_check.verdict(&line(cp(100), "8h2b+"), Some(&line(cp(100), "3a2b")));
    assert_eq!(same, MoveVerdict::Fine);
}

#[test]
fn a_move_is_held_that_loses_a_silver_or_allows_a_mate() {
    let is_clear = |cost| {
        let blunder = Blunder {
            cost,
            better: Vec::new(),
            punished: Vec::new(),
        };
        blunder.is_clear()
    };
    let points = |points, decides| BlunderCost::Points { points, decides };
    assert!(is_clear(points(600, false)) && is_clear(points(300, true)));
    assert!(!is_clear(points(300, false)));
    assert!(is_clear(BlunderCost::MateAllowed(5)));
    assert!(!is_clear(BlunderCost::MateMissed(5)), "it may still be won");
}
