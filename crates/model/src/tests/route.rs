use crate::{RecordSource, Route, UnknownRoute, problems::Training};

fn play(query: Option<&str>) -> Route {
    Route::Play {
        game: query.map(str::to_owned),
    }
}

fn record(source: RecordSource) -> Route {
    Route::record(source, None)
}

#[test]
fn routes_are_written_as_they_are_read() {
    for (fragment, route) in [
        ("/play", play(None)),
        ("/play?moves=7g7f+3c3d", play(Some("moves=7g7f+3c3d"))),
        ("/play?black-name=a?b", play(Some("black-name=a?b"))),
        ("/record", Route::RECORD),
        (
            "/record?play",
            record(RecordSource::CurrentGame { review: false }),
        ),
        (
            "/record?usen=~0.6y2.",
            record(RecordSource::Usen("~0.6y2.".to_owned())),
        ),
        ("/", Route::Home),
        ("/analyse", Route::Analyse),
        ("/problems", Route::PROBLEMS),
        ("/problems/daily", Route::training(Training::Daily)),
        ("/games", Route::GAMES),
        (
            "/games/report?player=Anna",
            Route::Games {
                query: Some("player=Anna".to_owned()),
                report: true,
            },
        ),
        (
            "/games?sort=moves",
            Route::Games {
                query: Some("sort=moves".to_owned()),
                report: false,
            },
        ),
        ("/clock", Route::Clock),
    ] {
        assert_eq!(fragment.parse(), Ok(route.clone()), "{fragment}");
        assert_eq!(route.to_string(), fragment);
    }
}

#[test]
fn an_empty_query_is_none_and_other_screens_take_none() {
    for (fragment, route) in [
        ("/play?", play(None)),
        ("/problems/", Route::PROBLEMS),
        ("/record?", Route::RECORD),
        ("/clock?x=1", Route::Clock),
        ("", Route::Home),
        ("/?x=1", Route::Home),
        ("?moves=7g7f", Route::Home),
    ] {
        assert_eq!(fragment.parse(), Ok(route), "{fragment}");
    }
}

#[test]
fn an_unknown_fragment_leads_to_the_home_screen() {
    for fragment in ["play", "/played", "/record/1", "/Clock"] {
        assert_eq!(fragment.parse::<Route>(), Err(UnknownRoute), "{fragment}");
        assert_eq!(Route::from_fragment(fragment), Route::Home, "{fragment}");
    }
    assert_eq!(Route::from_fragment("/clock"), Route::Clock);
}

#[test]
fn lessons_and_problems_are_exercises() {
    for fragment in ["/learn", "/learn/two-pawns", "/problems", "/problems/daily"] {
        assert!(Route::from_fragment(fragment).is_exercise(), "{fragment}");
    }
    for fragment in ["/", "/play", "/record?play", "/analyse", "/games", "/clock"] {
        assert!(!Route::from_fragment(fragment).is_exercise(), "{fragment}");
    }
}
