//! What an address asks the record screen for.
use super::super::record_query::{RECORD, RecordQuery, RecordSource};
use komadai_model::{Route, review::StartPly};

fn parsed(query: &str) -> (RecordSource, StartPly) {
    let RecordQuery { source, start } = RecordQuery::from(query);
    (source, start)
}

#[test]
fn a_query_says_where_the_record_comes_from() {
    for (query, source) in [
        ("play", RecordSource::CurrentGame { review: false }),
        ("play&review", RecordSource::CurrentGame { review: true }),
        ("given=1", RecordSource::Shared),
        ("id=0a", RecordSource::Saved("0a".to_owned())),
        ("usen=~0.", RecordSource::Usen("~0.".to_owned())),
        ("kif=A_=", RecordSource::Kif("A_=".to_owned())),
        ("play=1", RecordSource::Unknown),
        ("moves=7g7f", RecordSource::Unknown),
    ] {
        assert_eq!(parsed(query), (source, StartPly::Start), "{query}");
    }
    assert_eq!(
        parsed("play&ply=7"),
        (
            RecordSource::CurrentGame { review: false },
            StartPly::Ply(7)
        )
    );
    assert_eq!(parsed("ply=7"), (RecordSource::Unknown, StartPly::Ply(7)));
}

#[test]
fn a_route_is_read_as_it_was_written() {
    for source in [
        RecordSource::CurrentGame { review: false },
        RecordSource::CurrentGame { review: true },
        RecordSource::Saved("0a".to_owned()),
        RecordSource::Usen("~0.".to_owned()),
        RecordSource::Kif("A-_".to_owned()),
    ] {
        for (ply, start) in [
            (None, StartPly::Start),
            (Some(0), StartPly::Ply(0)),
            (Some(12), StartPly::Ply(12)),
        ] {
            let route = source.route(ply);
            assert_eq!(Route::from_fragment(&route.to_string()), route);
            let query = route.query().expect("a query");
            assert_eq!(parsed(query), (source.clone(), start));
        }
    }
    assert_eq!(RECORD.to_string(), "/record");
    let saved = RecordSource::Saved("0a".to_owned()).route(Some(3));
    assert_eq!(saved.to_string(), "/record?id=0a&ply=3");
}
