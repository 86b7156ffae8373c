use core::time::Duration;

use proptest::prelude::*;

use super::{
    super::{
        GameId, GameSource, LibraryError, RevisionId, SaveEvent, SaveRequest, Saver, Write, Writer,
    },
    game, kept,
};

fn ms(millis: u64) -> Duration {
    Duration::from_millis(millis)
}

fn saver() -> Saver {
    Saver::new(GameId::new(1), GameSource::Played, Writer(7))
}

const FRESH: GameId = GameId::new(2);

fn order(saver: &mut Saver, now: u64) -> Write {
    let order = saver.take(ms(now)).expect("due");
    order.to_write(&game(2), 1_000_000 + now)
}

fn revision(number: u64) -> RevisionId {
    RevisionId {
        number,
        writer: Writer(7),
    }
}

fn succeed(saver: &mut Saver, now: u64, number: u64) {
    let write = order(saver, now);
    let news = saver.on_written(write, Ok(revision(number)), FRESH, ms(now));
    assert_eq!(news, None);
}

#[test]
fn a_change_is_written_when_the_reader_is_still() {
    let mut saver = saver();
    assert_eq!(saver.due(), None);
    assert!(saver.is_saved());
    saver.changed(ms(1000));
    assert_eq!(saver.due(), Some(ms(1300)));
    saver.changed(ms(1200));
    assert_eq!(saver.due(), Some(ms(1500)));
    assert_eq!(saver.take(ms(1499)), None);
    assert!(!saver.is_saved());
    let write = order(&mut saver, 1500);
    assert_eq!(write.read, None);
    assert_eq!(write.kept.entry.revision, revision(0));
    saver.on_written(write, Ok(revision(1)), FRESH, ms(1501));
    assert!(saver.is_saved());
    assert_eq!((saver.due(), saver.pending_request()), (None, None));
}

#[test]
fn a_game_that_this_page_has_thrown_away_goes_on() {
    let mut saver = saver();
    saver.changed(ms(0));
    succeed(&mut saver, 300, 5);
    saver.set_revision(revision(6));
    assert_eq!(saver.revision(), Some(revision(6)));
    // Others have written before it was thrown away.
    let others = RevisionId {
        number: 7,
        writer: Writer(8),
    };
    for other in [others, revision(8)] {
        saver.set_revision(other);
        assert_eq!(saver.revision(), Some(revision(6)));
    }
}

#[test]
fn a_reader_who_is_never_still_is_not_waited_for() {
    let mut saver = saver();
    for now in (0..2000).step_by(100) {
        saver.changed(ms(now));
        if saver.take(ms(now)).is_some() {
            assert_eq!(now, 1500);
            return;
        }
    }
    panic!("never written");
}

#[test]
fn one_write_at_a_time_and_the_last_state_in_the_end() {
    let mut saver = saver();
    saver.changed(ms(0));
    let first = order(&mut saver, 300);
    saver.changed(ms(310));
    assert_eq!(saver.due(), None);
    assert_eq!(saver.take(ms(9000)), None);
    saver.on_written(first, Ok(revision(1)), FRESH, ms(9000));
    assert_eq!(saver.due(), Some(ms(610)));
    let second = order(&mut saver, 9000);
    assert_eq!(second.read, Some(revision(1)));
    // It came into the library when it was first written.
    assert_eq!(second.kept.entry.made, 1_000_300);
    assert_eq!(second.kept.entry.changed, 1_009_000);
}

#[test]
fn a_game_of_the_library_goes_on_under_its_name() {
    let entry = kept(5, 2).entry;
    let mut saver = Saver::from_entry(&entry, Writer(8));
    saver.changed(ms(0));
    saver.flush(ms(1));
    let write = order(&mut saver, 1);
    assert_eq!(write.read, Some(entry.revision));
    let written = write.kept.entry;
    assert_eq!((written.id, written.made), (entry.id, entry.made));
    assert_eq!(written.origin, entry.origin);
    assert_eq!(written.revision.writer, Writer(8));
}

#[test]
fn a_hidden_page_writes_at_once_and_a_closed_one_leaves_its_state() {
    let mut saver = saver();
    saver.flush(ms(0));
    assert_eq!(saver.due(), None);
    saver.changed(ms(0));
    assert!(saver.pending_request().is_some());
    saver.flush(ms(10));
    let write = order(&mut saver, 10);
    // No answer may ever come.
    assert!(saver.pending_request().is_some());
    saver.on_written(write, Ok(revision(1)), FRESH, ms(20));
    assert_eq!(saver.pending_request(), None);
}

#[test]
fn after_a_conflict_the_game_goes_on_under_another_id() {
    let mut saver = saver();
    saver.changed(ms(0));
    succeed(&mut saver, 300, 1);
    saver.changed(ms(1000));
    let write = order(&mut saver, 1300);
    let news = saver.on_written(write, Err(LibraryError::Conflict), FRESH, ms(1400));
    let from = GameId::new(1);
    assert_eq!(news, Some(SaveEvent::Copied { from, to: FRESH }));
    assert_eq!((saver.id(), saver.due()), (FRESH, Some(ms(1400))));
    let write = order(&mut saver, 1400);
    assert_eq!((write.kept.entry.id, write.read), (FRESH, None));
    assert_eq!(
        saver.on_written(write, Ok(revision(1)), from, ms(1400)),
        None
    );
    assert!(saver.is_saved());
}

#[test]
fn what_is_not_kept_is_said_once_and_tried_again_with_the_next_change() {
    let mut saver = saver();
    saver.changed(ms(0));
    let write = order(&mut saver, 300);
    let kept = write.kept.clone();
    let full = || Err(LibraryError::Full);
    let news = saver.on_written(write, full(), FRESH, ms(300));
    assert_eq!(news, Some(SaveEvent::NotSaved(LibraryError::Full)));
    assert_eq!(saver.unsaved(), Some(&kept));
    assert_eq!(saver.due(), None);
    assert!(!saver.is_saved());
    assert!(saver.pending_request().is_some());
    // The same again is no news; another trouble is.
    saver.changed(ms(1000));
    let write = order(&mut saver, 1300);
    assert_eq!(saver.on_written(write, full(), FRESH, ms(1300)), None);
    saver.changed(ms(2000));
    let write = order(&mut saver, 2300);
    let blocked = Err(LibraryError::Blocked);
    let news = saver.on_written(write, blocked, FRESH, ms(2300));
    assert_eq!(news, Some(SaveEvent::NotSaved(LibraryError::Blocked)));
    saver.changed(ms(3000));
    let write = order(&mut saver, 3300);
    let news = saver.on_written(write, Ok(revision(1)), FRESH, ms(3300));
    assert_eq!(news, Some(SaveEvent::SavedAgain));
    assert_eq!(saver.unsaved(), None);
    assert!(saver.is_saved());
}

#[derive(Clone, Copy, Debug)]
enum Step {
    Change,
    Hurry,
    Wait(u64),
    Answer(bool),
}

proptest! {
    /// Whatever happens, once there is quiet and room the last change is written.
    #[test]
    fn the_last_change_is_always_written(steps in prop::collection::vec(
        prop_oneof![
            Just(Step::Change),
            Just(Step::Hurry),
            (0_u64..700).prop_map(Step::Wait),
            any::<bool>().prop_map(Step::Answer),
        ],
        0..60,
    )) {
        let mut saver = saver();
        let (mut now, mut state, mut written, mut number) = (0, 0, 0, 0);
        let mut on_its_way: Option<(Write, u64)> = None;
        let quiet = [
            Step::Change,
            Step::Answer(true),
            Step::Wait(2000),
            Step::Answer(true),
            Step::Answer(true),
        ];
        for step in steps.into_iter().chain(quiet) {
            match step {
                Step::Change => {
                    state += 1;
                    saver.changed(ms(now));
                }
                Step::Hurry => saver.flush(ms(now)),
                Step::Wait(time) => now += time,
                Step::Answer(works) => if let Some((write, of)) = on_its_way.take() {
                    number += 1;
                    let answer = if works { Ok(revision(number)) } else { Err(LibraryError::Full) };
                    saver.on_written(write, answer, FRESH, ms(now));
                    if works {
                        prop_assert!(written <= of);
                        written = of;
                    }
                },
            }
            if let Some(order) = saver.take(ms(now)) {
                prop_assert!(on_its_way.is_none());
                on_its_way = Some((SaveRequest::to_write(order, &game(1), now), state));
            }
            prop_assert_eq!(saver.pending_request().is_none(), written == state);
        }
        prop_assert_eq!(written, state);
        prop_assert!(saver.is_saved());
    }
}

#[test]
fn the_game_on_the_table_goes_on_from_page_to_page() {
    const BEGUN: u64 = 1_700_000_000_000;
    let id = GameId::for_played_game(BEGUN);
    let saver = || Saver::for_played_game(BEGUN, id);
    let mut first = saver();
    first.changed(ms(0));
    let write = order(&mut first, 300);
    assert_eq!(write.kept.entry.id, id);
    assert_eq!(
        (write.kept.entry.made, write.kept.entry.changed),
        (BEGUN, 1_000_300)
    );
    let stored = write.after(None).expect("a new game");
    // Another page has the table now, and knows nothing of that.
    let mut second = saver();
    second.changed(ms(0));
    let further = order(&mut second, 300);
    let stored = further.after(Some(stored)).expect("the same writer");
    assert_eq!(stored.number, 2);
    // The reader edits the record; the game goes on beside it, on every page alike.
    let edited = RevisionId {
        number: 3,
        writer: Writer(7),
    };
    let late = further.after(Some(edited));
    assert_eq!(late, Err(LibraryError::Conflict));
    let news = second.on_written(further, Err(LibraryError::Conflict), id.next(), ms(301));
    let (from, to) = (id, id.next());
    assert_eq!(news, Some(SaveEvent::Copied { from, to }));
    assert!(to != from && to != GameId::for_played_game(BEGUN + 1) && to.next() != from);
}
