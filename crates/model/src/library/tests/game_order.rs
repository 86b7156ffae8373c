use super::{
    super::{Entry, GameId, GameOrder, GamesQuery, SortColumn, Tag},
    kept,
};
use crate::{UtcOffset, analysis::ReviewSummary};

fn entries() -> Vec<Entry> {
    let entry = |id, moves, black: &str, date: &str, event: &str| {
        let mut entry = kept(id, moves).entry;
        entry.about.black = black.to_owned();
        entry.about.date = date.to_owned();
        entry.about.event = event.to_owned();
        // Its record does not say when it was played: 2026-05-01.
        entry.changed = 1_777_593_600_000;
        if [1, 3].contains(&id) {
            entry.set_review(&ReviewSummary::default());
        }
        entry
    };
    vec![
        entry(1, 3, "anna", "2026/04/30", ""),
        entry(2, 1, "Bert", "2026/05/02 10:00", "Cup"),
        entry(3, 4, "", "", "ａutumn"),
        entry(4, 2, "Anna", "2026/05/02 11:00", "cup"),
    ]
}

fn number(id: GameId) -> u8 {
    id.to_string().as_bytes()[31] - b'0'
}

fn sorted(sort: &str) -> Vec<u8> {
    let (query, unknown) = GamesQuery::from_query(&format!("sort={sort}"));
    assert_eq!(unknown, []);
    let entries = entries();
    let mut sorted: Vec<_> = (0..entries.len()).collect();
    // The second plays one opening, the fourth another.
    let opening = |id| match number(id) {
        2 => "Yagura".to_owned(),
        4 => "gangi".to_owned(),
        _ => String::new(),
    };
    // The first and the third were reviewed.
    let accuracy = |entry: &Entry| match number(entry.id) {
        1 => Some(910),
        3 => Some(455),
        _ => None,
    };
    query.order.sort(
        &mut sorted,
        &entries,
        UtcOffset::default(),
        opening,
        accuracy,
    );
    let places = sorted.into_iter();
    places.map(|place| number(entries[place].id)).collect()
}

#[test]
fn games_are_sorted_by_their_own_dates() {
    assert_eq!(sorted("-date"), [4, 2, 3, 1]);
    assert_eq!(sorted("date"), [1, 3, 2, 4]);
}

#[test]
fn the_newest_is_first_among_equals_and_missing_texts_are_last() {
    assert_eq!(sorted("players"), [4, 1, 2, 3]);
    assert_eq!(sorted("-players"), [2, 4, 1, 3]);
    assert_eq!(sorted("event"), [3, 4, 2, 1]);
    assert_eq!(sorted("opening"), [4, 2, 3, 1]);
    assert_eq!(sorted("-accuracy"), [1, 3, 4, 2]);
    assert_eq!(sorted("accuracy"), [3, 1, 4, 2]);
    assert_eq!(sorted("moves"), [2, 4, 1, 3]);
    assert_eq!(sorted("result"), [4, 2, 3, 1]);
}

#[test]
fn a_column_that_is_pressed_again_turns_the_order() {
    let order = GameOrder::default();
    assert!(order.descending, "the newest first");
    let turned = order.toggled(SortColumn::Date);
    assert!(!turned.descending);
    let by_name = turned.toggled(SortColumn::Players);
    assert_eq!(by_name, GameOrder::of(SortColumn::Players));
    assert!(!by_name.descending, "from A");
}

#[test]
fn tags_are_kept_in_order_and_once() {
    let mut entry = kept(1, 0).entry;
    for tag in ["club", " b\n  c ", "club", "a"] {
        entry.add_tag(&Tag::new(tag).expect("a tag"));
    }
    assert_eq!(entry.tags, ["a", "b c", "club"]);
    entry.remove_tag(&Tag::new("b c").expect("a tag"));
    assert_eq!(entry.tags, ["a", "club"]);
    assert_eq!(Tag::new(" \n\t"), None);
    let stored = Entry::from_stored(&entry.to_stored()).expect("an entry");
    assert_eq!(stored.tags, entry.tags);
}
