use std::sync::Arc;

use komadai_records::Record;
use shogi::{Color, Setup};

use super::{TODAY, begun};
use crate::{
    problems::scrambled,
    repertoire::{Repertoire, RepertoireProgress, Replies, Scope, Session, SessionOptions, Stage},
};

/// Few moves, which lead back to positions and are often illegal.
const MOVES: [&str; 12] = [
    "2h3h", "3h2h", "2h4h", "4h2h", "5i5h", "5h5i", "8b7b", "7b8b", "5a5b", "5b5a", "2h2c", "8b8g",
];

/// Any number of a sequence.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = scrambled(self.0);
        (self.0 % limit as u64) as usize
    }
}

fn any_record(numbers: &mut Numbers) -> Record {
    let mut record = Record::new(Setup::startpos());
    for _ in 0..30 {
        let mut line = record.editor();
        for _ in 0..10 {
            let ply = line.parse_ply(MOVES[numbers.below(MOVES.len())]);
            // Where the piece is not there, another move follows.
            let _pushed = line.push(ply.expect("a move"));
        }
    }
    record
}

/// One of the answers that can be given: a move of the repertoire, or none.
fn answer(session: &mut Session, repertoire: &Repertoire, numbers: &mut Numbers) -> Option<String> {
    let moves = repertoire.moves(session.position());
    let answer = match numbers.below(4) {
        0 => session.give_up(),
        _ => session.answer(moves[numbers.below(moves.len())].mv),
    };
    let (key, _) = answer.expect("asked").learned?;
    Some(key)
}

#[test]
fn every_position_is_asked_whatever_the_records_and_the_answers() {
    for seed in 0..60 {
        let numbers = &mut Numbers(seed);
        let records: Vec<Record> = (0..3).map(|_| any_record(numbers)).collect();
        for side in Color::ALL {
            let repertoire = Arc::new(Repertoire::new(side, &records));
            let progress = RepertoireProgress::default();
            let options = SessionOptions {
                today: TODAY,
                new_per_day: 0,
                scope: Scope::All,
            };
            let mut session = Session::new(Arc::clone(&repertoire), &progress, options);
            let mut learned = Vec::new();
            for _ in 0..10_000 {
                match session.stage() {
                    Stage::Done => break,
                    Stage::Asking { .. } => {
                        assert_eq!(session.position().turn(), side);
                        learned.extend(answer(&mut session, &repertoire, numbers));
                    }
                    Stage::Moving | Stage::Corrected | Stage::LineEnd => {
                        let random = numbers.0;
                        let counts = &|_: &_| Vec::new();
                        session.advance(Replies::Played { counts, random });
                    }
                }
            }
            assert_eq!((session.stage(), session.left()), (Stage::Done, 0));
            learned.sort_unstable();
            let mut keys: Vec<&str> = repertoire.keys().collect();
            keys.sort_unstable();
            assert_eq!(learned, keys, "{seed}");
            assert!(!keys.is_empty() && !repertoire.faults().is_empty());
        }
    }
}

#[test]
fn the_limit_of_new_positions_is_kept_whatever_the_answers() {
    for seed in 0..20 {
        let numbers = &mut Numbers(seed);
        let repertoire = Repertoire::new(Color::Black, [&any_record(numbers)]);
        let limit = numbers.below(9);
        let mut session = begun(
            repertoire.clone(),
            &RepertoireProgress::default(),
            u32::try_from(limit).expect("a small number"),
        );
        let mut learned = Vec::new();
        for _ in 0..1_000 {
            match session.stage() {
                Stage::Asking { .. } => {
                    learned.extend(answer(&mut session, &repertoire, numbers));
                }
                _ => session.advance(Replies::Recorded),
            }
        }
        assert_eq!(session.stage(), Stage::Done);
        assert_eq!(learned.len(), limit.min(repertoire.keys().count()));
    }
}
