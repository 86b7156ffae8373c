use komadai_records::NodeId;

use crate::LinePath;

use super::{
    super::{Review, StartPly, StartPlyError},
    TREE, find, review,
};

fn taken(query: &str) -> (String, StartPly) {
    StartPly::take_from_query(query)
}

#[test]
fn an_address_says_where_its_record_opens() {
    assert_eq!(
        taken("usen=~0.7ku2jm6y236.r"),
        ("usen=~0.7ku2jm6y236.r".into(), StartPly::Start)
    );
    assert_eq!(
        taken("usen=~0.&ply=12"),
        ("usen=~0.".into(), StartPly::At(LinePath::main(12)))
    );
    assert_eq!(
        taken("ply=0&kif=A-_=="),
        ("kif=A-_==".into(), StartPly::At(LinePath::main(0)))
    );
    assert_eq!(taken("play"), ("play".into(), StartPly::Start));
    assert_eq!(
        taken("kif=a&reply=3"),
        ("kif=a&reply=3".into(), StartPly::Start)
    );
}

#[test]
fn what_is_no_number_is_kept_to_be_told() {
    for (text, unclear) in [
        ("ply=", ""),
        ("ply=x", "x"),
        ("ply=-1", "-1"),
        ("ply=+1", "+1"),
        ("ply=1.5", "1.5"),
        ("ply=99999999999999999999999", "99999999999999999999999"),
        ("ply=1&ply=2", "1&2"),
    ] {
        let (rest, spot) = taken(&format!("usen=~0.&{text}"));
        assert_eq!(rest, "usen=~0.");
        assert_eq!(spot, StartPly::Unclear(unclear.to_owned()));
        let mut review = review(TREE);
        let fault = StartPlyError::Unclear(unclear.to_owned());
        assert_eq!(review.open_at(&spot), Err(fault));
        assert_eq!(review.at(), NodeId::ROOT);
    }
}

#[test]
fn a_record_opens_at_a_move_of_its_main_line() {
    for ply in 0..=4 {
        let mut review = review(TREE);
        assert_eq!(review.open_at(&StartPly::At(LinePath::main(ply))), Ok(()));
        assert_eq!(review.record().ply(review.at()), ply);
        assert_eq!(
            LinePath::to(review.record(), review.at()),
            LinePath::main(ply)
        );
    }
}

#[test]
fn beyond_the_last_move_it_opens_at_that() {
    // The end is no move.
    for asked in [5, 6, usize::MAX] {
        let mut review = review(TREE);
        let fault = StartPlyError::Beyond { asked, last: 4 };
        assert_eq!(
            review.open_at(&StartPly::At(LinePath::main(asked))),
            Err(fault)
        );
        assert_eq!(review.at(), find(&review, "4c4d"));
    }
    let mut empty = review("");
    let fault = StartPlyError::Beyond { asked: 1, last: 0 };
    assert_eq!(empty.open_at(&StartPly::At(LinePath::main(1))), Err(fault));
}

/// The way to a node as an address has it.
fn written(path: &LinePath) -> String {
    format!("ply={}&variation={}", path.ply, path.branches)
}

#[test]
fn the_way_into_a_variation_leads_back_to_its_move() {
    let review = review(TREE);
    let record = review.record();
    for node in record.depth_first() {
        if record.node(node).ply().is_none() {
            continue;
        }
        let path = LinePath::to(record, node);
        let (rest, start) = taken(&format!("usen=~0.&{}", written(&path)));
        assert_eq!(rest, "usen=~0.");
        assert_eq!(start, StartPly::At(path));
        let mut review = Review::new(record.clone());
        assert_eq!(review.open_at(&start), Ok(()));
        assert_eq!(review.at(), node, "{start:?}");
    }
    let within = |usi| written(&LinePath::to(record, find(&review, usi)));
    assert_eq!(within("6g6f"), "ply=3&variation=3.1");
    let first = record.children(NodeId::ROOT).nth(1).expect("a variation");
    let third = record.line_from(first)[0];
    let inner = record.children(first).nth(1).expect("another one");
    assert_eq!(written(&LinePath::to(record, third)), "ply=2&variation=1.1");
    assert_eq!(
        written(&LinePath::to(record, inner)),
        "ply=2&variation=1.1,2.1"
    );
    // An end is no move.
    let end = *record.main_line().last().expect("an end");
    assert_eq!(LinePath::to(record, end), LinePath::main(4));
}

#[test]
fn a_variation_that_is_not_there_is_reported() {
    for (query, fault, ply) in [
        (
            "ply=3&variation=3.3",
            StartPlyError::NoVariation { ply: 3 },
            2,
        ),
        (
            "ply=4&variation=2.1",
            StartPlyError::NoVariation { ply: 2 },
            1,
        ),
        (
            "ply=9&variation=3.1",
            StartPlyError::Beyond { asked: 9, last: 4 },
            4,
        ),
    ] {
        let mut review = review(TREE);
        assert_eq!(review.open_at(&taken(query).1), Err(fault), "{query}");
        assert_eq!(review.record().ply(review.at()), ply, "{query}");
    }
    for query in [
        "ply=3&variation=x",
        "variation=3.0",
        "variation=1.1&variation=1.1",
    ] {
        let start = taken(query).1;
        assert!(matches!(start, StartPly::Unclear(_)), "{query}: {start:?}");
    }
    // Without a number of moves it is the first move of the variation.
    let start = taken("kif=a&variation=3.1").1;
    let mut review = review(TREE);
    assert_eq!(review.open_at(&start), Ok(()));
    assert_eq!(review.at(), find(&review, "6g6f"));
}
