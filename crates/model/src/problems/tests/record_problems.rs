use komadai_records::{NodeId, Record, notation};

use crate::problems::{RecordPosition, RecordProblems};

fn record(text: &str) -> Record {
    let (_, parsed) = notation::read(text, None).expect("a record");
    parsed.record
}

fn described(positions: &[RecordPosition]) -> Vec<String> {
    let describe = |position: &RecordPosition| {
        let moves: Vec<String> = position.moves.iter().map(ToString::to_string).collect();
        format!("{}: {}", position.position.to_sfen(), moves.join(" "))
    };
    positions.iter().map(describe).collect()
}

#[test]
fn a_composed_position_is_a_problem_with_what_follows() {
    let problems = RecordProblems::new(&record(
        "position sfen 4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1 moves G*5b",
    ));
    let RecordProblems::At(positions) = problems else {
        panic!("{problems:?}");
    };
    assert_eq!(
        described(&positions),
        ["4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1: G*5b"]
    );
}

#[test]
fn bookmarks_are_problems_and_a_game_without_any_has_them_anywhere() {
    let game = "手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n";
    let RecordProblems::Game(positions) = RecordProblems::new(&record(game)) else {
        panic!("no bookmark");
    };
    assert_eq!(positions.len(), 4);
    let last = positions.last().expect("the end");
    assert!(last.moves.is_empty());

    let bookmarked = game.replace("2 ３四歩(33)\n", "&here\n2 ３四歩(33)\n");
    let RecordProblems::At(positions) = RecordProblems::new(&record(&bookmarked)) else {
        panic!("a bookmark");
    };
    let [position] = described(&positions).try_into().expect("one");
    assert!(position.ends_with(": 3c3d 2g2f"), "{position}");
}

#[test]
fn where_there_is_no_move_there_is_no_problem() {
    let mated = "position sfen 4k4/4G4/4P4/9/9/9/9/9/9 w - 1";
    assert_eq!(
        RecordProblems::new(&record(mated)),
        RecordProblems::Game(
            RecordPosition::new(&record(mated), NodeId::ROOT)
                .into_iter()
                .collect()
        )
    );
}
