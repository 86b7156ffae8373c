use std::{env, fs, process};

use shogi::{Position, Strictness};

use super::*;

const SPREAD: Spread = Spread {
    max_loss: 60,
    ply_loss: 30,
};

fn position(moves: &str) -> Position {
    let mut position = Position::startpos();
    for mv in moves.split_whitespace() {
        let mv = mv.parse().expect("it is a move");
        position.play(mv).expect("it is legal");
    }
    position
}

fn searched(line: &str, moves: &[(&str, i32)]) -> SearchedPosition {
    let moves = moves.iter().map(|&(mv, score)| ScoredMove {
        mv: mv.parse().expect("it is a move"),
        score,
    });
    SearchedPosition {
        position: position(line),
        moves: moves.collect(),
    }
}

#[test]
fn the_cheapest_positions_come_next() {
    let mut expansion = Expansion::new(Vec::new(), SPREAD);
    assert_eq!(expansion.next_positions(3), [Position::startpos()]);
    expansion.add(vec![
        searched("", &[("7g7f", 40), ("2g2f", 35), ("5g5f", -30)]),
        searched("7g7f", &[("3c3d", -20), ("8c8d", -21)]),
    ]);
    // Costs of 35, 60 and 61; 5g5f loses too much.
    let next = ["2g2f", "7g7f 3c3d", "7g7f 8c8d"].map(position);
    assert_eq!(expansion.next_positions(9), next);
    assert_eq!(expansion.next_positions(2), next[..2]);
}

#[test]
fn scores_are_passed_on_to_the_positions_before() {
    let expansion = Expansion::new(
        vec![
            searched("", &[("7g7f", 40), ("2g2f", 35)]),
            // 7g7f is worse than it looked.
            searched("7g7f", &[("8c8d", -20), ("3c3d", -10)]),
        ],
        SPREAD,
    );
    let book = expansion.book();
    let moves = book.moves(&Position::startpos());
    let found: Vec<_> = moves
        .iter()
        .map(|it| (it.mv.to_string(), it.loss))
        .collect();
    assert_eq!(found, [("2g2f".to_owned(), 0), ("7g7f".to_owned(), 25)]);
}

#[test]
fn the_file_is_gone_on_with() {
    let path = env::temp_dir().join(format!("komadai-book-{}.tsv", process::id()));
    let positions = [
        searched("", &[("7g7f", 40), ("2g2f", -35)]),
        searched("7g7f", &[]),
    ];
    let (file, before) = SearchedFile::open(&path).expect("there is none yet");
    assert_eq!(before, []);
    file.append(&positions[..1]).expect("it is written");
    file.append(&positions[1..]).expect("it is written");
    let text = fs::read_to_string(&path).expect("it is there");
    fs::write(&path, format!("{text}lnsgkgsnl/1r5b1/ppp")).expect("it is written");
    let (_, after) = SearchedFile::open(&path).expect("the last line is cut off");
    assert_eq!(after, positions);
    assert_eq!(fs::read_to_string(&path).ok(), Some(text.clone()));

    let wrong = text.replace("2g2f", "2g2e");
    fs::write(&path, wrong).expect("it is written");
    let Err(problem) = SearchedFile::open(&path) else {
        panic!("2g2e is illegal");
    };
    assert!(problem.contains("line 1: 2g2e"), "{problem}");
    fs::remove_file(&path).expect("it is there");
}

#[test]
fn the_moves_of_a_search_are_sorted_and_none_leads_into_a_mate() {
    // White threatens G*5h.
    let sfen = "4k4/9/9/9/9/9/4p4/9/4K4 b Gg 1";
    let position = Position::from_sfen(sfen, Strictness::Game).expect("it is valid");
    let threat = "G*5h".parse().expect("it is a move");
    let mut searcher = Searcher::new(1 << 20);
    let limits = Limits {
        lines: 100,
        ..Limits::nodes(30_000)
    };
    let moves = search(&mut searcher, &position, limits);
    assert!(!moves.is_empty());
    assert!(moves.is_sorted_by_key(|it| -it.score), "{moves:?}");
    for it in moves {
        let mut next = position;
        next.play_unchecked(it.mv);
        if next.play(threat).is_ok() {
            assert!(next.has_legal_move(), "{}", it.mv);
        }
    }
}
