use std::sync::Arc;

use komadai_records::Record;
use shogi::{Color, Setup};

use super::begun;
use crate::repertoire::{
    PositionRecord, Repertoire, RepertoireProgress, Schedule, Scope, Session, SessionOptions, Stage,
};

/// A record of 20 lines that begin with another pawn each, a few moves apart: `number` says how
/// they go on.
fn variations(number: usize) -> Record {
    let mut record = Record::new(Setup::startpos());
    let mut state = number as u64 + 1;
    for _ in 0..20 {
        let mut line = record.editor();
        for _ in 0..12 {
            state = crate::problems::scrambled(state);
            let position = shogi::Position::from_setup_unchecked(line.setup());
            let legal: Vec<_> = position.legal_moves().iter().copied().collect();
            let Some(&mv) = legal.get(state as usize % legal.len().max(1)) else {
                break;
            };
            let by = position.turn();
            line.push(shogi::Ply { by, mv }).expect("a legal move");
        }
    }
    record
}

#[test]
fn two_thousand_positions_are_asked_at_once() {
    let records: Vec<Record> = (0..40).map(variations).collect();
    let black = Repertoire::new(Color::Black, &records);
    let count = black.keys().count();
    assert!(count >= 2_000, "{count}");
    let mut progress = RepertoireProgress::default();
    let session = begun(black.clone(), &progress, 10);
    assert_eq!(session.stage(), Stage::Asking { is_new: true });
    assert_eq!(session.left(), 10);

    let keys: Vec<String> = black.keys().map(str::to_owned).collect();
    for key in &keys {
        progress.set(key, PositionRecord::after(None, true, super::TODAY));
    }
    let tomorrow = super::TODAY.plus(1);
    let summary = Schedule::new(&black, &progress).summary(tomorrow, 10);
    assert_eq!(summary.due as usize, count);
    // Every one of them comes, once.
    let options = SessionOptions {
        today: tomorrow,
        new_per_day: 10,
        scope: Scope::Due,
    };
    let mut session = Session::new(Arc::new(black.clone()), &progress, options);
    for left in (0..count).rev() {
        let told = black.moves(session.position())[0].mv;
        session.answer(told).expect("asked");
        super::go_on(&mut session, super::Replies::Recorded);
        assert_eq!(session.left(), left);
    }
    assert_eq!(session.stage(), Stage::Done);
}
