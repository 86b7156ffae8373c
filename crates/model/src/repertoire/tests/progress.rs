use crate::{
    StoredError,
    problems::Day,
    repertoire::{PositionRecord, RepertoireProgress},
};

fn record(answers: &[(bool, u32)]) -> PositionRecord {
    let answered = |known, &(is_right, day): &(bool, u32)| {
        Some(PositionRecord::after(known, is_right, Day(day)))
    };
    answers.iter().fold(None, answered).expect("an answer")
}

fn due(record: &PositionRecord) -> Option<u32> {
    record.repetition.map(|repetition| repetition.due.0)
}

#[test]
fn a_position_comes_back_as_problems_do() {
    // By SM-2: after 1 day, then 6, then 2.5 times as many.
    let mut known = record(&[(true, 100)]);
    let mut day = 100;
    for interval in [1, 6, 15, 38, 95] {
        assert_eq!(due(&known), Some(day + interval));
        assert!(!known.is_due(Day(day + interval - 1)));
        day += interval;
        assert!(known.is_due(Day(day)));
        known = PositionRecord::after(Some(known), true, Day(day));
    }
    assert_eq!(due(&known), None, "it is known");
    assert_eq!((known.first, known.last), (Day(100), Day(day)));
    assert_eq!((known.right, known.missed), (6, 0));
    // Forgotten after all.
    let missed = PositionRecord::after(Some(known), false, Day(900));
    assert_eq!((due(&missed), missed.missed), (Some(901), 1));
}

#[test]
fn a_miss_begins_again_and_an_early_answer_changes_nothing() {
    let missed = record(&[(true, 100), (true, 101), (false, 107)]);
    assert_eq!(due(&missed), Some(108));
    let early = record(&[(true, 100), (true, 101), (true, 103)]);
    assert_eq!(due(&early), Some(107));
    let first = record(&[(false, 100)]);
    let ease = |record: &PositionRecord| record.repetition.expect("not known").ease;
    assert_eq!(due(&first), Some(101));
    assert!(
        ease(&missed) < ease(&first),
        "it was missed after it was learned"
    );
}

#[test]
fn what_was_learned_in_two_places_comes_together() {
    let common = (false, 100);
    let one = record(&[common, (true, 101), (true, 102)]);
    let two = record(&[common, (false, 105)]);
    for (own, other) in [(one, two), (two, one)] {
        let mut merged = own;
        merged.merge(&other);
        assert_eq!(merged.last, Day(105));
        assert_eq!(merged.repetition, two.repetition);
        assert_eq!((merged.right, merged.missed), (2, 2));
        let before = merged;
        merged.merge(&other);
        assert_eq!(merged, before, "merging twice changes nothing");
    }
    // On the same day, what is due sooner.
    let (right, wrong) = (
        record(&[(true, 99), (true, 100)]),
        record(&[(true, 99), (false, 100)]),
    );
    for (own, other) in [(right, wrong), (wrong, right)] {
        let mut merged = own;
        merged.merge(&other);
        assert_eq!(due(&merged), Some(101));
        assert_eq!((merged.right, merged.missed), (2, 1));
    }
    let (early, late) = (record(&[(true, 90), (true, 200)]), record(&[(true, 100)]));
    let mut merged = late;
    merged.merge(&early);
    assert_eq!((merged.first, merged.last), (Day(90), Day(200)));
}

#[test]
fn progress_is_kept_by_key() {
    let mut progress = RepertoireProgress::default();
    assert!(progress.is_empty());
    for key in ["b", "c", "a", "b"] {
        progress.set(key, record(&[(true, 100)]));
    }
    let keys: Vec<&str> = progress.iter().map(|(key, _)| key).collect();
    assert_eq!(keys, ["a", "b", "c"]);
    assert_eq!(progress.get("c"), Some(record(&[(true, 100)])));
    assert_eq!(progress.get("d"), None);
    let mut other = RepertoireProgress::default();
    other.set("b", record(&[(true, 100), (true, 101)]));
    other.set("d", record(&[(false, 50)]));
    let mut one = progress.clone();
    one.merge(&other);
    let mut two = other.clone();
    two.merge(&progress);
    assert_eq!(one, two);
    assert_eq!(one.iter().count(), 4);
    assert_eq!(one.get("b").expect("there").right, 2);
}

#[test]
fn what_is_stored_is_read_again() {
    let learned = record(&[(false, 20_000), (true, 20_001)]);
    let known = PositionRecord {
        repetition: None,
        ..learned
    };
    for record in [learned, known] {
        let text = record.to_stored();
        assert_eq!(PositionRecord::from_stored(&text), Ok(record));
    }
    let text = learned.to_stored();
    let newer = text.replace("\"version\":2", "\"version\":3");
    let error = PositionRecord::from_stored(&newer);
    assert_eq!(error, Err(StoredError::Version("3".to_owned())));
    let negative = text.replace("\"right\":1", "\"right\":-1");
    for bad in ["", "x", "{}", &text[..20], &negative] {
        assert!(PositionRecord::from_stored(bad).is_err(), "{bad}");
    }
    // Numbers that nobody counts to do no harm.
    let most = text.replace("\"right\":1", "\"right\":4294967295");
    let most = PositionRecord::from_stored(&most).expect("a number");
    let more = PositionRecord::after(Some(most), true, Day(20_002));
    assert_eq!(more.right, u32::MAX);
    let mut merged = most;
    merged.merge(&more);
    assert_eq!(merged.last, Day(20_002));
}
