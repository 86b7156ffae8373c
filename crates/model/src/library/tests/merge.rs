use super::{
    super::{GameId, LibraryError, Merge, RevisionId, Write, Writer},
    kept,
};
use crate::analysis::ReviewSummary;

#[test]
fn a_game_that_is_not_here_comes_in() {
    assert_eq!(Merge::decide(None, kept(1, 2)), Merge::Put(kept(1, 2)));
}

#[test]
fn the_same_game_is_skipped_and_an_earlier_state_of_it() {
    let here = kept(1, 2);
    assert_eq!(Merge::decide(Some(&here), here.clone()), Merge::Skip);
    let mut earlier = kept(1, 1);
    earlier.entry.revision.number = 2;
    earlier.entry.changed = 2000;
    assert_eq!(Merge::decide(Some(&here), earlier), Merge::Skip);
}

#[test]
fn a_later_state_takes_the_place() {
    let mut later = kept(1, 4);
    later.entry.revision.number = 9;
    later.entry.changed = 9000;
    let merge = Merge::decide(Some(&kept(1, 2)), later.clone());
    assert_eq!(merge, Merge::Put(later));
}

#[test]
fn two_states_of_the_same_revision_are_both_kept() {
    let (here, other) = (kept(1, 2), kept(1, 3));
    let Merge::KeepBoth(copy) = Merge::decide(Some(&here), other.clone()) else {
        panic!("not kept beside");
    };
    assert_ne!(copy.entry.id, here.entry.id);
    assert_eq!(copy.record, other.record);
    // Coming in again, it has the same id: it is not kept a third time.
    assert_eq!(
        Merge::decide(Some(&here), other),
        Merge::KeepBoth(copy.clone()),
        "the same id"
    );
    assert_eq!(Merge::decide(Some(&copy), copy.clone()), Merge::Skip);
}

#[test]
fn a_state_written_more_often_but_earlier_is_no_later_one() {
    let mut other = kept(1, 3);
    other.entry.revision.number = 9;
    other.entry.changed = 2000;
    let merge = Merge::decide(Some(&kept(1, 2)), other);
    assert!(matches!(merge, Merge::KeepBoth(_)));
}

#[test]
fn a_game_that_was_thrown_away_comes_back() {
    let other = kept(1, 2);
    let mut here = other.clone();
    here.entry.deleted = Some(4000);
    here.entry.revision.number += 1;
    let Merge::Put(back) = Merge::decide(Some(&here), other) else {
        panic!("not put");
    };
    assert_eq!(back.entry.deleted, None);
    assert_eq!(back.entry.revision.number, 4);
    let earlier = kept(1, 1);
    assert!(matches!(
        Merge::decide(Some(&here), earlier),
        Merge::KeepBoth(_)
    ));
}

fn write(read: Option<(u64, u64)>) -> Write {
    let mut kept = kept(1, 2);
    kept.entry.revision.writer = Writer(1);
    Write {
        kept,
        read: read.map(revision),
    }
}

fn revision((number, writer): (u64, u64)) -> RevisionId {
    RevisionId {
        number,
        writer: Writer(writer),
    }
}

#[test]
fn nobody_writes_over_what_another_has_written() {
    let answer = |read, stored: Option<(u64, u64)>| write(read).after(stored.map(revision));
    let revision = |number| Ok(revision((number, 1)));
    // A new game, and one that was cleared away meanwhile.
    assert_eq!(answer(None, None), revision(1));
    assert_eq!(answer(Some((5, 2)), None), revision(6));
    // As it was read, or written by the same writer since.
    assert_eq!(answer(Some((5, 2)), Some((5, 2))), revision(6));
    assert_eq!(answer(Some((5, 2)), Some((8, 1))), revision(9));
    // Written by another.
    for (read, stored) in [
        (None, (1, 2)),
        (Some((5, 2)), (6, 2)),
        (Some((5, 2)), (5, 3)),
        (Some((5, 1)), (5, 3)),
    ] {
        assert_eq!(answer(read, Some(stored)), Err(LibraryError::Conflict));
    }
}

#[test]
fn a_writer_knows_its_own_later_state() {
    let write = write(None);
    let is_done = |changed, writer| {
        let mut stored = kept(1, 2).entry;
        stored.changed = changed;
        stored.revision.writer = Writer(writer);
        write.is_done(&stored)
    };
    assert!(is_done(3000, 1));
    assert!(is_done(3001, 1));
    assert!(!is_done(2999, 1));
    assert!(!is_done(3001, 2));
}

#[test]
fn ids_of_copies_differ_by_game_and_record() {
    let id = GameId::new(1);
    assert_eq!(id.derive("a"), id.derive("a"));
    assert_ne!(id.derive("a"), id.derive("b"));
    assert_ne!(id.derive("a"), GameId::new(2).derive("a"));
    assert_ne!(id.derive(""), id);
}

#[test]
fn a_review_comes_with_its_game_and_stays_where_the_moves_are_the_same() {
    let mut other = kept(1, 2);
    other.entry.set_review(&ReviewSummary::default());
    other.review = "a review".to_owned();
    let Merge::Put(put) = Merge::decide(Some(&kept(1, 2)), other.clone()) else {
        panic!("not put");
    };
    assert_eq!(
        (put.entry.review, put.review),
        (other.entry.review.clone(), other.review.clone())
    );
    let mut here = other.clone();
    here.review.clear();
    assert_eq!(Merge::decide(Some(&here), other.clone()), Merge::Skip);

    let mut saved = kept(1, 2).entry;
    saved.keep_known(other.entry.clone());
    assert_eq!(saved.review, other.entry.review);
    let mut changed = kept(1, 3).entry;
    changed.keep_known(other.entry);
    assert!(!changed.is_reviewed());
    // The move is taken back.
    let mut again = kept(1, 2).entry;
    again.keep_known(changed);
    assert!(again.is_reviewed());
}
