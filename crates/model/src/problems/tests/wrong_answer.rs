use komadai_explain::{Cause, Loss, ReasonKind};
use komadai_search::{Bound, Line, Score};
use shogi::{Move, PieceKind, Position};

use crate::problems::WrongAnswer;

fn moves(text: &str) -> Vec<Move> {
    let mv = |text: &str| text.parse().expect("a move");
    text.split_whitespace().map(mv).collect()
}

fn answer(mv: &str, reply: &str, score: Score) -> WrongAnswer {
    let mut position = Position::startpos();
    for mv in moves("7g7f 3c3d") {
        position.play(mv).expect("a legal move");
    }
    WrongAnswer {
        position,
        mv: moves(mv)[0],
        solution: moves("2g2f"),
        reply: Line {
            score,
            bound: Bound::Exact,
            depth: 1,
            moves: moves(reply),
        },
    }
}

#[test]
fn the_line_that_refutes_an_answer_says_why_it_is_wrong() {
    let wrong = answer("8h4d", "2b4d 2g2f", Score::centipawns(900));
    let reasons = wrong.reasons(|mistake| mistake.reasons());
    let ReasonKind::Loses(Loss { pieces, cause, .. }) = &reasons[0].kind else {
        panic!("{reasons:?}");
    };
    assert_eq!(
        (&pieces[..], cause),
        (&[PieceKind::Bishop][..], &Cause::Moved)
    );
    // What the solution would have won is not told: it is one move.
    let calm = answer("6i7h", "8c8d", Score::centipawns(0));
    assert_eq!(calm.reasons(|mistake| mistake.reasons()), []);
}

#[test]
fn a_mate_that_an_answer_allows_is_told() {
    let wrong = answer("6i7h", "8c8d", Score::mate_in(3));
    let reasons = wrong.reasons(|mistake| mistake.reasons());
    assert_eq!(reasons[0].kind, ReasonKind::AllowsMate(3));
    let winning = answer("6i7h", "8c8d", -Score::mate_in(3));
    assert_eq!(winning.reasons(|mistake| mistake.reasons()), []);
}
