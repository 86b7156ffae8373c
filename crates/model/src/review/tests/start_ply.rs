use shogi::record::NodeId;

use super::{
    super::{NavTarget, StartPly, StartPlyError},
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
        ("usen=~0.".into(), StartPly::Ply(12))
    );
    assert_eq!(
        taken("ply=0&kif=A-_=="),
        ("kif=A-_==".into(), StartPly::Ply(0))
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
        ("ply=1&ply=2", "ply=1&ply=2"),
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
        assert_eq!(review.open_at(&StartPly::Ply(ply)), Ok(()));
        assert_eq!(review.record().ply(review.at()), ply);
        assert_eq!(StartPly::nearest(review.record(), review.at()), ply);
    }
}

#[test]
fn beyond_the_last_move_it_opens_at_that() {
    // The end is no move.
    for asked in [5, 6, usize::MAX] {
        let mut review = review(TREE);
        let fault = StartPlyError::Beyond { asked, last: 4 };
        assert_eq!(review.open_at(&StartPly::Ply(asked)), Err(fault));
        assert_eq!(review.at(), find(&review, "4c4d"));
    }
    let mut empty = review("");
    let fault = StartPlyError::Beyond { asked: 1, last: 0 };
    assert_eq!(empty.open_at(&StartPly::Ply(1)), Err(fault));
}

#[test]
fn from_a_variation_it_is_where_that_branches_off() {
    let mut review = review(TREE);
    let record = review.record();
    assert_eq!(StartPly::nearest(record, find(&review, "6g6f")), 2);
    let other_start = record.children(NodeId::ROOT).nth(1).expect("a variation");
    assert_eq!(StartPly::nearest(record, other_start), 0);
    review.navigate(NavTarget::Last);
    assert_eq!(StartPly::nearest(review.record(), review.at()), 4);
}
