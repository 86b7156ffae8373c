use shogi::Color;

use super::{TODAY, after, tree};
use crate::{
    problems::Day,
    repertoire::{PositionRecord, Repertoire, RepertoireProgress, Schedule, Summary, position_key},
};

const LINE: &str = "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h";

fn repertoire() -> Repertoire {
    tree(Color::Black, &[LINE])
}

/// Positions of the line that were asked: after how many of its moves, on which days,
/// always with a right answer.
fn progress(asked: &[(usize, &[u32])]) -> RepertoireProgress {
    let words: Vec<&str> = LINE.split(' ').collect();
    let mut progress = RepertoireProgress::default();
    for &(plies, days) in asked {
        let answered = |known, &day: &u32| Some(PositionRecord::after(known, true, Day(day)));
        let record = days.iter().fold(None, answered).expect("a day");
        progress.set(&position_key(&after(&words[..plies].join(" "))), record);
    }
    progress
}

#[test]
fn new_positions_are_limited_by_the_day() {
    let schedule = Schedule::new(&repertoire(), &RepertoireProgress::default());
    let summary = schedule.summary(TODAY, 3);
    let expected = Summary {
        due: 0,
        new: 3,
        unseen: 4,
        learned: 0,
        next_due: None,
    };
    assert_eq!(summary, expected);
    assert_eq!(schedule.summary(TODAY, 9).new, 4);

    let today = TODAY.0;
    let begun = progress(&[(0, &[today]), (2, &[today - 1])]);
    let schedule = Schedule::new(&repertoire(), &begun);
    assert_eq!(schedule.summary(TODAY, 2).new, 1);
    assert_eq!(schedule.summary(TODAY, 1).new, 0);
    assert_eq!(schedule.summary(TODAY, 0).new, 0);
    assert_eq!(schedule.summary(TODAY.plus(1), 1).new, 1);
}

#[test]
fn what_comes_back_is_counted_by_its_day() {
    let today = TODAY.0;
    let progress = progress(&[
        (0, &[today - 9]),
        (2, &[today - 1]),
        (4, &[today - 2, today - 1]),
        (6, &[1, 2, 8, 23, 61, 156]),
    ]);
    let schedule = Schedule::new(&repertoire(), &progress);
    let expected = Summary {
        due: 2,
        new: 0,
        unseen: 0,
        learned: 2,
        next_due: Some(TODAY.plus(5)),
    };
    assert_eq!(schedule.summary(TODAY, 10), expected);
    let later = schedule.summary(TODAY.plus(5), 10);
    assert_eq!((later.due, later.learned, later.next_due), (3, 1, None));
}

#[test]
fn what_is_no_longer_in_the_records_is_not_counted() {
    let progress = progress(&[(0, &[1]), (4, &[1])]);
    let shorter = tree(Color::Black, &["7g7f 3c3d 2g2f"]);
    let summary = Schedule::new(&shorter, &progress).summary(TODAY, 10);
    assert_eq!((summary.due, summary.new), (1, 1));
    // Nor is the other side.
    let white = tree(Color::White, &[LINE]);
    assert_eq!(Schedule::new(&white, &progress).summary(TODAY, 10).due, 0);
}

#[test]
fn a_schedule_is_stored() {
    let progress = progress(&[(0, &[5]), (2, &[5]), (4, &[5, 6])]);
    let schedule = Schedule::new(&repertoire(), &progress);
    let text = schedule.to_stored();
    assert_eq!(Schedule::from_stored(&text), Ok(schedule));
    let most =
        r#"{"version":2,"value":{"due":[[1,4294967295],[2,9]],"new":0,"known":9,"begun":[0,0]}}"#;
    let most = Schedule::from_stored(most).expect("a schedule");
    assert_eq!(most.summary(TODAY, 10).due, u32::MAX);
    for bad in ["", "{}", r#"{"version":2,"value":{"due":[[1]]}}"#] {
        assert!(Schedule::from_stored(bad).is_err(), "{bad}");
    }
}
