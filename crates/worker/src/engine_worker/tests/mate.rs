//! Mate searches.
use super::*;

pub(super) fn mate_request(query: MateQuery, sfen: &str) -> Request {
    Request::Mate {
        query,
        position: at(sfen).start,
        limits: MateLimits::default(),
    }
}

fn mate(text: &str) -> MateAnswer {
    MateAnswer::Mate(text.split(' ').map(|mv| mv.parse().unwrap()).collect())
}

#[test]
fn a_mate_by_checks_is_found_or_disproved() {
    let mut bench = Bench::new();
    for (request, answer) in [
        (
            mate_request(MateQuery::Mate, "4k4/9/4P4/9/9/9/9/9/9 b G2r 1"),
            mate("G*5b"),
        ),
        (
            mate_request(MateQuery::Mate, "4k4/9/9/9/9/9/9/9/9 b G2r 1"),
            MateAnswer::NoMate,
        ),
        (
            mate_request(MateQuery::Threat, "4k4/9/4P4/9/9/9/9/9/9 w G2r 1"),
            mate("G*5b"),
        ),
        (
            mate_request(MateQuery::Threat, "4k4/9/9/9/9/9/9/9/9 w G2r 1"),
            MateAnswer::NoMate,
        ),
    ] {
        assert_eq!(bench.ask(3, request), []);
        let last = bench.answer();
        let Reply::Mate { id: Id(3), report } = last else {
            panic!("{last:?}");
        };
        assert_eq!(report.answer, answer);
        assert!(report.nodes > 0);
    }
    let replies = bench.ask(
        4,
        mate_request(MateQuery::Threat, "4k4/4G4/9/9/9/9/9/9/4K4 w 2r 1"),
    );
    assert!(
        matches!(&replies[..], [Reply::Refused { id: Id(4), .. }]),
        "{replies:?}"
    );
}

#[test]
fn a_mate_search_stopped_before_it_started_has_no_result() {
    let mut bench = Bench::new();
    bench.ask(
        4,
        mate_request(MateQuery::Mate, "4k4/9/4P4/9/9/9/9/9/9 b G2r 1"),
    );
    let replies = bench.stop(4);
    let [Reply::Mate { report, .. }] = &replies[..] else {
        panic!("{replies:?}");
    };
    assert_eq!(report.answer, MateAnswer::Unknown);
    assert!(!bench.worker.is_busy());
}
