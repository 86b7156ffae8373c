use komadai_collection::FoundAdvantage;
use komadai_records::Winner;
use shogi::{Color, EndReason, Handicap};

use super::{
    super::{Ending, Entry, GamesFilter, GamesQuery, Reason, ResultFilter, UnknownFilter},
    kept, played,
};
use crate::UtcOffset;

fn query(text: &str) -> GamesQuery {
    let (query, unknown) = GamesQuery::from_query(text);
    assert_eq!(unknown, [], "{text}");
    query
}

/// 羽生 太郎, who has won, against Anna & Co = ?.
fn entry() -> Entry {
    let mut entry = kept(1, 4).entry;
    entry.about.date = "2026/03/04 12:30".to_owned();
    entry.about.ending = Some(Ending {
        winner: Some(Winner::Black),
        reason: Reason::Rule(EndReason::Resignation),
    });
    entry.tags = vec!["club".to_owned(), "title match".to_owned()];
    entry
}

#[test]
fn an_address_is_read_as_it_was_written() {
    for text in [
        "",
        "words=spring+cup",
        "player=%E7%BE%BD%E7%94%9F&side=black&result=won&start=two-pieces",
        "min-moves=40&max-moves=200&since=2020-01-01&until=2026-12-31",
        "tag=title+match&sort=players",
        "review=reviewed&sort=-accuracy",
        "player=Abe&review=missed-mate",
        "player=Abe&opponent=Bert",
        "sort=-players",
        "start=even&sort=date",
        "opening=fujii-system&sort=opening",
        "opening=ibisha-anaguma&against=shikenbisha",
        "player=Abe&material=two-for-one&min-moves=40",
        "material=bishop&position=4k4/9/9/9/9/9/9/9/4K4+w+P+1",
        "position=lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL+b+-+1",
        "position=4k4/9/9/9/9/9/9/9/4K4+w+P+1&squares=5i7g&hands=off&symmetry=both",
    ] {
        assert_eq!(query(text).to_string(), text);
    }
    assert_eq!(query("sort=-date").to_string(), "", "as it is anyway");
}

#[test]
fn what_is_not_understood_is_named() {
    let (query, unknown) = GamesQuery::from_query(
        "sort=colour&player=Abe&x=1&since=2020&tag=%FF&squares=5i&opening=none&material=pawn",
    );
    assert_eq!(query.player, "Abe");
    let unknown: Vec<_> = unknown.iter().map(|UnknownFilter(text)| &**text).collect();
    assert_eq!(
        unknown,
        [
            "sort=colour",
            "x=1",
            "since=2020",
            "tag=%FF",
            "squares=5i",
            "opening=none",
            "material=pawn"
        ]
    );
}

#[test]
fn filters_leave_games_out() {
    let entry = entry();
    for text in [
        "",
        "player=anna",
        "player=%E7%BE%BD%E7%94%9F&side=black",
        "player=anna&result=lost",
        "player=anna&opponent=%E7%BE%BD",
        "opponent=anna&side=black",
        "side=black&result=won",
        "result=black-won",
        "start=even",
        "min-moves=4&max-moves=4",
        "since=2026-03-04&until=2026-03-04",
        "since=2026-12-31&until=2026-01-01",
        "tag=title+match",
    ] {
        assert!(
            query(text).matches(&entry, UtcOffset::default(), None),
            "{text}"
        );
    }
    for text in [
        "player=bert",
        "player=anna&opponent=anna",
        "player=anna&side=black",
        "player=anna&result=won",
        "side=white&result=won",
        "result=white-won",
        "result=drawn",
        "result=open",
        "start=handicap",
        "start=position",
        "start=two-pieces",
        "min-moves=5",
        "max-moves=3",
        "since=2026-03-05",
        "until=2026-03-03",
        "tag=title",
    ] {
        assert!(
            !query(text).matches(&entry, UtcOffset::default(), None),
            "{text}"
        );
    }
}

#[test]
fn starts_and_open_games_are_told_apart() {
    let mut entry = entry();
    entry.about.start = Some(Handicap::TwoPieces);
    entry.about.ending = None;
    assert!(query("start=handicap&result=open").matches(&entry, UtcOffset::default(), None));
    assert!(query("start=two-pieces").matches(&entry, UtcOffset::default(), None));
    assert!(!query("start=even").matches(&entry, UtcOffset::default(), None));
    entry.about.start = None;
    assert!(query("start=position").matches(&entry, UtcOffset::default(), None));
    assert!(!query("start=handicap").matches(&entry, UtcOffset::default(), None));
}

#[test]
fn an_opening_is_that_of_the_side_that_is_meant() {
    let entry = entry();
    // White, Anna, plays a fourth-file rook.
    let played = played("7g7f 3c3d 2g2f 8b4b");
    let matches = |text| query(text).matches(&entry, UtcOffset::default(), Some(&played));
    assert!(matches("opening=shikenbisha"));
    assert!(matches("opening=shikenbisha&player=anna&result=lost"));
    assert!(!matches("opening=shikenbisha&side=black"));
    assert!(!matches("opening=shikenbisha&result=won"));
    assert!(!matches("opening=sankenbisha"));
    assert!(matches("against=shikenbisha&side=black"));
    assert!(!matches("against=shikenbisha&player=anna"));
    assert!(!query("opening=shikenbisha").matches(&entry, UtcOffset::default(), None));
}

#[test]
fn an_advantage_is_that_of_the_side_that_is_meant() {
    let entry = entry();
    // White, Anna, takes a bishop and keeps it.
    let bishop = played("9g9f 3c3d 7g7f 2b8h+ 5i4h 8h2b 4h3h 1c1d");
    let matches = |text| query(text).matches(&entry, UtcOffset::default(), Some(&bishop));
    assert!(matches("material=bishop"));
    assert!(matches(
        "material=bishop&player=anna&result=lost&min-moves=4"
    ));
    assert!(!matches("material=bishop&side=black"));
    assert!(!matches("material=bishop&result=won"));
    assert!(!matches("material=bishop&min-moves=5"));
    assert!(!matches("material=rook"));
    let first = |text, played| query(text).first_advantage(&entry, played);
    assert_eq!(first("material=bishop", Some(&bishop)), Some(4));
    assert_eq!(first("material=bishop&side=black", Some(&bishop)), None);
    assert_eq!(first("material=bishop", None), None);
    assert_eq!(first("", Some(&bishop)), None);
    let exchange = played("7g7f 3c3d 8h2b+ 3a2b 1g1f 1c1d");
    assert_eq!(first("material=bishop", Some(&exchange)), None);
}

#[test]
fn the_first_advantage_is_that_of_either_side() {
    let entry = entry();
    // As if Black had won two bishops later.
    let mut both = played("9g9f 3c3d 7g7f 2b8h+ 5i4h 8h2b 4h3h 1c1d");
    let [of_white] = both.advantages[..] else {
        panic!("one advantage");
    };
    both.advantages.push(FoundAdvantage {
        color: Color::Black,
        ply: 30,
        ..of_white
    });
    let first = |text| query(text).first_advantage(&entry, Some(&both));
    assert_eq!(first("material=bishop"), Some(4));
    assert_eq!(first("material=bishop&side=black"), Some(30));
}

#[test]
fn each_filter_can_be_removed() {
    let advantage = query("material=rook&sort=moves");
    let filters: Vec<_> = advantage.filters().collect();
    assert_eq!(filters, [GamesFilter::Material]);
    let without = advantage.without(GamesFilter::Material);
    assert_eq!(without.to_string(), "sort=moves");
    let mut query = query("player=Abe&side=white&min-moves=3&words=x&sort=moves");
    let filters: Vec<_> = query.filters().collect();
    assert_eq!(filters, [GamesFilter::Player, GamesFilter::Moves]);
    query = query.without(GamesFilter::Player);
    assert_eq!((&*query.player, query.color), ("", None));
    query.result = Some(ResultFilter::Lost);
    assert_eq!(query.without(GamesFilter::Player).result, None);
    query.result = None;
    query.color = Some(Color::Black);
    let filters: Vec<_> = query.filters().collect();
    assert_eq!(filters, [GamesFilter::Player, GamesFilter::Moves]);
    assert_eq!(query.unfiltered().to_string(), "sort=moves");
}
