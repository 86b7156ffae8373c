use std::sync::Arc;

use shogi::{Color, Position, Square};

use super::{TODAY, after, answer, begun, go_on, mv, tree};
use crate::{
    BoardIntent, BoardTarget, Selection,
    problems::Day,
    repertoire::{
        Repertoire, RepertoireProgress, Replies, Scope, Session, SessionOptions, SessionScore,
        Stage, Verdict, position_key,
    },
};

const LINES: &[&str] = &["7g7f[diagonal] 3c3d 2g2f[rook] 8c8d 2f2e", "2g2f 8c8d 2f2e"];

fn black() -> Repertoire {
    tree(Color::Black, LINES)
}

fn new() -> Session {
    begun(black(), &RepertoireProgress::default(), 10)
}

#[test]
fn a_line_is_asked_move_by_move() {
    let (mut session, mut progress) = (new(), RepertoireProgress::default());
    assert_eq!(session.stage(), Stage::Asking { is_new: true });
    assert_eq!(*session.position(), Position::startpos());
    assert_eq!(session.left(), 4);
    let right = answer(&mut session, &mut progress, "7g7f");
    assert_eq!(right, (Verdict::Right, "3c3d".to_owned()));
    assert_eq!(session.before(), Some(mv("3c3d")));
    answer(&mut session, &mut progress, "2g2f");
    // The other move at the start is known to be in the repertoire: it is made.
    let (_, on) = answer(&mut session, &mut progress, "2f2e");
    assert_eq!(on, "/ 2g2f 8c8d");
    answer(&mut session, &mut progress, "2f2e");
    assert_eq!(session.stage(), Stage::Done);
    assert_eq!(session.left(), 0);
    assert_eq!(
        session.score(),
        SessionScore {
            right: 4,
            missed: 0
        }
    );
    assert_eq!(progress.iter().count(), 4);
    session.advance(Replies::Recorded);
    assert_eq!(session.stage(), Stage::Done);
    assert_eq!(session.answer(mv("8c8d")), None);
    assert_eq!(session.give_up(), None);
}

#[test]
fn a_wrong_move_is_told_and_asked_again() {
    let (mut session, mut progress) = (new(), RepertoireProgress::default());
    let wrong = session.answer(mv("1g1f")).expect("asked");
    assert_eq!(wrong.verdict, Verdict::Wrong);
    assert_eq!(
        (wrong.told.mv, &*wrong.told.comment),
        (mv("7g7f"), "diagonal")
    );
    assert_eq!(wrong.made, None);
    let (key, record) = wrong.learned.expect("the first answer");
    assert_eq!(key, position_key(&Position::startpos()));
    assert_eq!((record.missed, record.is_due(TODAY.plus(1))), (1, true));
    progress.set(&key, record);
    // It waits for the reader.
    assert_eq!(session.stage(), Stage::Corrected);
    assert_eq!(session.answer(mv("7g7f")), None);
    assert_eq!(session.board_view().mover, None);
    assert_eq!(go_on(&mut session, Replies::Recorded), "7g7f 3c3d");
    answer(&mut session, &mut progress, "2g2f");
    let (_, on) = answer(&mut session, &mut progress, "2f2e");
    assert_eq!(on, "/");
    assert_eq!(session.stage(), Stage::Asking { is_new: false });
    // Wrong once more, then right: nothing is learned of it any more today.
    for usi in ["1g1f", "7g7f"] {
        let (_, _) = answer(&mut session, &mut progress, usi);
    }
    assert_eq!(progress.get(&key), Some(record));
    assert_eq!(
        session.score(),
        SessionScore {
            right: 2,
            missed: 1
        }
    );
}

#[test]
fn what_was_missed_last_is_asked_until_it_is_right() {
    let mut session = begun(
        tree(Color::Black, &["7g7f"]),
        &RepertoireProgress::default(),
        10,
    );
    let progress = &mut RepertoireProgress::default();
    for _ in 0..3 {
        let wrong = answer(&mut session, progress, "2g2f");
        assert_eq!(wrong, (Verdict::Wrong, "7g7f /".to_owned()));
        assert_eq!(session.left(), 1);
    }
    answer(&mut session, progress, "7g7f");
    assert_eq!(session.stage(), Stage::Done);
    assert_eq!(
        session.score(),
        SessionScore {
            right: 0,
            missed: 1
        }
    );
}

#[test]
fn giving_up_counts_as_wrong() {
    let mut session = new();
    let given_up = session.give_up().expect("asked");
    assert_eq!(
        (given_up.verdict, given_up.told.mv),
        (Verdict::Wrong, mv("7g7f"))
    );
    assert_eq!(
        session.score(),
        SessionScore {
            right: 0,
            missed: 1
        }
    );
    assert_eq!(go_on(&mut session, Replies::Recorded), "7g7f 3c3d");
}

#[test]
fn another_move_of_the_repertoire_is_right_and_followed() {
    let mut session = new();
    let also = session.answer(mv("2g2f")).expect("asked");
    assert_eq!(also.verdict, Verdict::AlsoInRepertoire);
    assert_eq!(also.told.mv, mv("7g7f"));
    assert_eq!(also.made.expect("a move of it").mv, mv("2g2f"));
    assert_eq!(also.learned.expect("the first answer").1.right, 1);
    assert_eq!(go_on(&mut session, Replies::Recorded), "8c8d");
    // The other line comes next.
    let (_, on) = answer(&mut session, &mut RepertoireProgress::default(), "2f2e");
    assert_eq!(on, "/ 7g7f 3c3d");
}

#[test]
fn illegal_moves_are_no_answers() {
    let mut session = new();
    assert_eq!(session.answer(mv("7g7e")), None);
    assert_eq!(session.stage(), Stage::Asking { is_new: true });
    assert_eq!(session.score(), SessionScore::default());
}

#[test]
fn moves_are_made_on_the_board() {
    let mut session = new();
    let square = |text: &str| BoardTarget::Square(text.parse::<Square>().expect("a square"));
    assert_eq!(session.handle(BoardIntent::Touch(square("1g"))), None);
    let wrong = session.handle(BoardIntent::Touch(square("1f")));
    assert_eq!(wrong.expect("a move").verdict, Verdict::Wrong);
    // Nothing has moved and nothing is picked up.
    assert_eq!(*session.position(), Position::startpos());
    assert_eq!(session.board_view().selection, Selection::Idle);
    session.advance(Replies::Recorded);
    assert_eq!(session.stage(), Stage::Moving);
    session.advance(Replies::Recorded);
    let view = session.board_view();
    let last = view.last_move.expect("a move was made");
    assert_eq!(last.mv, mv("3c3d"));
    let (from, to) = (square("2g"), square("2f"));
    let right = session
        .handle(BoardIntent::Drag { from, to })
        .expect("a move");
    assert_eq!(right.verdict, Verdict::Right);
    assert_eq!(session.before(), Some(mv("2g2f")));
}

#[test]
fn what_is_due_comes_before_what_is_new() {
    let mut progress = RepertoireProgress::default();
    let mut session = begun(black(), &progress, 10);
    for usi in ["7g7f", "2g2f", "2f2e"] {
        answer(&mut session, &mut progress, usi);
    }
    // Nothing is due on the same day: the rest is new.
    let mut again = begun(black(), &progress, 10);
    assert_eq!(go_on(&mut again, Replies::Recorded), "2g2f 8c8d");
    assert_eq!(again.stage(), Stage::Asking { is_new: true });
    // On the next day one position is due, at the end of the first line.
    for key in [position_key(&after("")), position_key(&after("7g7f 3c3d"))] {
        let known = progress.get(&key);
        let known = crate::repertoire::PositionRecord::after(known, true, TODAY.plus(1));
        progress.set(&key, known);
    }
    let options = SessionOptions {
        today: TODAY.plus(1),
        new_per_day: 10,
        scope: Scope::Due,
    };
    let mut next = Session::new(Arc::new(black()), &progress, options);
    assert_eq!(next.left(), 2);
    let on = go_on(&mut next, Replies::Recorded);
    assert_eq!(on, "7g7f 3c3d 2g2f 8c8d");
    assert_eq!(next.stage(), Stage::Asking { is_new: false });
    let (_, on) = answer(&mut next, &mut progress, "2f2e");
    assert_eq!(on, "/ 2g2f 8c8d");
    assert_eq!(next.stage(), Stage::Asking { is_new: true });
}

#[test]
fn so_many_are_new_in_a_day() {
    let mut progress = RepertoireProgress::default();
    let mut session = begun(black(), &progress, 2);
    assert_eq!(session.left(), 2);
    answer(&mut session, &mut progress, "7g7f");
    // A wrong answer was an answer.
    answer(&mut session, &mut progress, "1g1f");
    assert_eq!(session.left(), 1);
    let (_, _) = answer(&mut session, &mut progress, "2g2f");
    assert_eq!(session.stage(), Stage::Done);
    assert_eq!(progress.iter().count(), 2);
    assert_eq!(begun(black(), &progress, 2).stage(), Stage::Done);
    assert_eq!(begun(black(), &progress, 3).left(), 1);
    assert_eq!(
        begun(black(), &RepertoireProgress::default(), 0).stage(),
        Stage::Done
    );
}

#[test]
fn all_of_it_is_asked_if_wanted() {
    let mut progress = RepertoireProgress::default();
    let mut session = begun(black(), &progress, 2);
    for usi in ["7g7f", "2g2f"] {
        answer(&mut session, &mut progress, usi);
    }
    let options = SessionOptions {
        today: TODAY,
        new_per_day: 0,
        scope: Scope::All,
    };
    let mut all = Session::new(Arc::new(black()), &progress, options);
    assert_eq!(all.left(), 4);
    assert_eq!(all.stage(), Stage::Asking { is_new: false });
    let key = position_key(&Position::startpos());
    let before = progress.get(&key).expect("asked");
    answer(&mut all, &mut progress, "7g7f");
    let after = progress.get(&key).expect("asked");
    assert_eq!(after.repetition, before.repetition, "it was not due");
    for usi in ["2g2f", "2f2e", "2f2e"] {
        assert_eq!(answer(&mut all, &mut progress, usi).0, Verdict::Right);
    }
    assert_eq!(all.stage(), Stage::Done);
    assert_eq!(Day(after.last.0), TODAY);
}
