use komadai_records::{NodeId, notation};
use komadai_search::{Bound, Line, Score};
use shogi::{Color, Move};

use crate::problems::{FoundAnswer, RecordAnswer, RecordPosition};

/// Black's gold mates on 5b; the game went on with a pawn.
const GAME: &str = "position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b GP 1 moves P*3e 5a4a G*5b";

fn moves(text: &str) -> Vec<Move> {
    let words = text.split_whitespace();
    words.map(|word| word.parse().expect(word)).collect()
}

fn at(text: &str) -> RecordPosition {
    let (_, parsed) = notation::read(text, None).expect("a record");
    RecordPosition::new(&parsed.record, NodeId::ROOT).expect("a position")
}

fn line(score: Score, text: &str) -> Line {
    Line {
        score,
        bound: Bound::Exact,
        depth: 9,
        moves: moves(text),
    }
}

/// From lines for the side to move, in hundredths of a pawn.
fn found(lines: &[(i32, &str)]) -> FoundAnswer {
    let lines: Vec<Line> = lines
        .iter()
        .map(|&(score, text)| line(Score::centipawns(score), text))
        .collect();
    FoundAnswer::from_lines(Color::White, &lines)
}

/// The lines that are shown as the answer.
fn shown(answer: &RecordAnswer) -> String {
    let line = |moves: &[Move]| {
        let moves: Vec<String> = moves.iter().map(Move::to_string).collect();
        moves.join(" ")
    };
    let lines: Vec<String> = answer.lines().into_iter().map(line).collect();
    lines.join(" / ")
}

fn described(answer: &RecordAnswer) -> (Option<u16>, String) {
    let problem = answer.to_problem().expect("a problem");
    (problem.plies, problem.moves)
}

#[test]
fn a_move_that_is_clearly_best_is_the_answer() {
    let best = found(&[(400, "7g7f 3c3d"), (-100, "2g2f"), (-120, "5g5f")]);
    assert_eq!(best, FoundAnswer::Best(moves("7g7f 3c3d")));
    // The only legal move.
    assert_eq!(found(&[(0, "7g7f")]), FoundAnswer::Best(moves("7g7f")));
    assert_eq!(found(&[]), FoundAnswer::Unknown);
}

#[test]
fn where_none_is_clearly_best_all_that_are_not_worse_are_right() {
    let lines = [
        (60, "7g7f"),
        (50, "2g2f 8c8d"),
        (40, "5g5f"),
        (-900, "9g9f"),
    ];
    assert_eq!(found(&lines), FoundAnswer::Several(moves("7g7f 2g2f 5g5f")));
    // Better than the second, but not by so much that the second is a mistake.
    let near = [(300, "7g7f"), (130, "2g2f")];
    assert_eq!(found(&near), FoundAnswer::Several(moves("7g7f")));
    // A mate that is let go is worse even if the game stays won.
    let mate = [
        line(Score::mate_in(7), "7g7f"),
        line(Score::centipawns(3000), "2g2f"),
    ];
    assert_eq!(
        FoundAnswer::from_lines(Color::Black, &mate),
        FoundAnswer::Several(moves("7g7f"))
    );
}

#[test]
fn the_answer_is_the_engines_and_the_games_move_stands_beside_it() {
    let at = at(GAME);
    let best = RecordAnswer::new(at.clone(), FoundAnswer::Best(moves("G*4b 5a6a P*6b G*3a")));
    assert!(best.is_clear());
    // What follows is kept for a few plies.
    assert_eq!(described(&best), (None, "G*4b 5a6a P*6b".to_owned()));
    assert_eq!(shown(&best), "G*4b");

    let several = RecordAnswer::new(at.clone(), FoundAnswer::Several(moves("G*4b G*6b")));
    assert!(!several.is_clear());
    assert_eq!(described(&several), (None, "G*4b/G*6b".to_owned()));
    assert_eq!(shown(&several), "G*4b / G*6b");

    let mate = RecordAnswer::new(at, FoundAnswer::Mate(moves("G*5b")));
    assert!(mate.is_clear());
    assert_eq!(described(&mate), (Some(1), String::new()));
    assert_eq!(shown(&mate), "G*5b");
}

#[test]
fn of_equally_short_mates_the_records_own_is_shown() {
    let mate = at("position sfen 3k5/9/3P5/9/9/9/9/9/9 b 2G 1 moves G*6b");
    for (found, expected) in [
        ("G*6b", "G*6b"),
        ("G*5b", "G*6b"),
        ("G*5b 6a7a G*7b", "G*5b 6a7a G*7b"),
    ] {
        let answer = RecordAnswer::new(mate.clone(), FoundAnswer::Mate(moves(found)));
        assert_eq!(shown(&answer), expected, "{found}");
    }
}

#[test]
fn what_the_engine_cannot_judge_has_the_records_answer() {
    let kingless = at("position sfen 9/9/9/7Sk/9/5G3/9/9/9 b S 1 moves 4f3e");
    assert!(!kingless.is_of_game());
    let answer = RecordAnswer::new(kingless, FoundAnswer::Unknown);
    assert!(!answer.is_clear());
    assert_eq!(described(&answer), (None, "4f3e".to_owned()));
    assert_eq!(shown(&answer), "4f3e");

    let at = at("position sfen 9/9/9/7Sk/9/5G3/9/9/9 b S 1");
    let nothing = RecordAnswer::new(at, FoundAnswer::Unknown);
    assert_eq!(nothing.to_problem(), None);
    assert_eq!(shown(&nothing), "");
}
