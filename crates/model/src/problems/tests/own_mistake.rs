use shogi::{Color, Move, Ply, Position, Strictness};

use crate::{
    analysis::{AnalyzedMove, JudgedMove, Judgement, PositionEval},
    problems::own_mistake,
};

fn position() -> Position {
    let sfen = "4k4/9/4P4/9/9/9/9/9/4K4 b GP 1";
    Position::from_sfen(sfen, Strictness::Game).expect("a position")
}

fn reviewed(judgement: Judgement, missed_mate: Option<u32>, best: &str) -> AnalyzedMove {
    let mv = |text: &str| -> Move { text.parse().expect("a move") };
    AnalyzedMove {
        index: 1,
        ply: Ply {
            by: Color::Black,
            mv: mv("5i5h"),
        },
        before: PositionEval::Centipawns(3000),
        after: PositionEval::Centipawns(100),
        judged: JudgedMove {
            judgement,
            lost: 0.4,
            missed_mate,
        },
        best: best.split_whitespace().map(mv).collect(),
        lead: Some(0.3),
        is_only_answer: false,
    }
}

#[test]
fn a_missed_mate_is_a_mate_problem() {
    let problem = own_mistake(&position(), &reviewed(Judgement::Fine, Some(1), "G*5b"));
    let problem = problem.expect("a problem");
    assert_eq!((problem.plies, &*problem.moves), (Some(1), ""));
}

#[test]
fn of_another_mistake_the_best_move_is_asked_for() {
    // Not mate at once: the line does not end there.
    for (missed, best) in [(None, "G*4b"), (Some(3), "G*4b"), (Some(1), "5c5b+")] {
        let problem = own_mistake(&position(), &reviewed(Judgement::Blunder, missed, best));
        let problem = problem.expect("a problem");
        assert_eq!((problem.plies, &*problem.moves), (None, best));
    }
}

#[test]
fn what_is_no_mistake_or_has_no_better_move_is_no_problem() {
    for (judgement, best) in [
        (Judgement::Inaccuracy, "G*4b"),
        (Judgement::Blunder, ""),
        (Judgement::Blunder, "5i5h"),
        (Judgement::Blunder, "S*4b"),
    ] {
        assert_eq!(
            own_mistake(&position(), &reviewed(judgement, None, best)),
            None
        );
    }
}

#[test]
fn where_several_moves_are_good_there_is_no_problem() {
    for lead in [None, Some(0.0), Some(0.09)] {
        let reviewed = AnalyzedMove {
            lead,
            ..reviewed(Judgement::Blunder, None, "G*4b")
        };
        assert_eq!(own_mistake(&position(), &reviewed), None);
    }
    // Of a mate every way is right.
    let missed = AnalyzedMove {
        lead: None,
        ..reviewed(Judgement::Blunder, Some(1), "G*5b")
    };
    assert!(own_mistake(&position(), &missed).is_some());
}
