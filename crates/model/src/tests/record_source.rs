//! What an address asks the record screen for.
use crate::{Branches, LinePath, RecordSource, Route, review::StartPly};

fn parsed(query: &str) -> (RecordSource, StartPly) {
    match Route::from_fragment(&format!("/record?{query}")) {
        Route::Record {
            source: Some(source),
            start,
        } => (source, start),
        other => panic!("{query}: {other}"),
    }
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
            StartPly::At(LinePath::main(7))
        )
    );
    let start = StartPly::At(LinePath::main(7));
    assert_eq!(parsed("ply=7"), (RecordSource::Unknown, start));
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
        let within = LinePath {
            ply: 12,
            branches: Branches::from_text("3.1,7.2").expect("branches"),
        };
        for at in [
            None,
            Some(LinePath::main(0)),
            Some(LinePath::main(12)),
            Some(within),
        ] {
            let route = Route::record(source.clone(), at);
            assert_eq!(Route::from_fragment(&route.to_string()), route);
        }
    }
    assert_eq!(Route::RECORD.to_string(), "/record");
    let saved = RecordSource::Saved("0a".to_owned());
    let saved = Route::record(saved, Some(LinePath::main(3)));
    assert_eq!(saved.to_string(), "/record?id=0a&ply=3");
}
