use komadai_records::{
    Brush, Mark, Marks, NodeId,
    notation::{Loss, OutputFormat, archive, read},
};
use shogi::{Origin, Square};

use super::{
    super::{DrawOutcome, NavTarget, Review},
    TREE, find, here, review, touch_move,
};

fn mark(text: &str) -> Mark {
    text.parse().expect(text)
}

fn marks(review: &Review) -> String {
    let texts: Vec<String> = review.marks().iter().map(Mark::to_string).collect();
    texts.join(" ")
}

#[test]
fn what_is_drawn_again_is_taken_away() {
    let mut review = review("7g7f");
    assert_eq!(review.draw(mark("G7g")), DrawOutcome::Added);
    assert_eq!(review.draw(mark("GP*5e")), DrawOutcome::Added);
    assert_eq!(review.draw(mark("R7g")), DrawOutcome::Recolored);
    assert_eq!(marks(&review), "R7g GP*5e");
    assert_eq!(review.draw(mark("R7g")), DrawOutcome::Removed);
    assert_eq!(marks(&review), "GP*5e");
}

#[test]
fn marks_belong_to_their_position() {
    let mut review = review(TREE);
    review.draw(mark("G7g7f"));
    review.navigate(NavTarget::Forward);
    assert_eq!(marks(&review), "");
    review.draw(mark("R7f"));
    review.navigate(NavTarget::Back);
    assert_eq!(marks(&review), "G7g7f");
    touch_move(&mut review, "5g5f");
    assert_eq!(marks(&review), "", "another variation has none of them");
}

#[test]
fn each_mark_is_a_step_and_all_of_them_go_in_one() {
    let mut review = review(TREE);
    review.go(find(&review, "4c4d"));
    let texts = ["G7g", "R7g7f", "Bp*5e"];
    for text in texts {
        review.draw(mark(text));
    }
    review.draw(mark("Y7g"));
    review.clear_marks();
    assert_eq!(marks(&review), "");
    review.navigate(NavTarget::First);
    assert!(review.undo());
    assert_eq!(here(&review), "4c4d", "undo goes to where it was");
    assert_eq!(marks(&review), "Y7g R7g7f Bp*5e");
    assert!(review.undo());
    assert_eq!(marks(&review), "G7g R7g7f Bp*5e");
    assert!(review.undo() && review.undo());
    assert_eq!(marks(&review), "G7g");
    assert!(review.redo());
    assert_eq!(marks(&review), "G7g R7g7f");
}

#[test]
fn nothing_happens_where_there_is_nothing_to_clear() {
    let mut review = review("7g7f");
    review.clear_marks();
    assert!(!review.can_undo());
    assert_eq!(review.revision(), 0);
}

#[test]
fn there_is_room_for_so_many() {
    let mut review = review("");
    let squares = || Square::all().map(Origin::Board);
    let arrows = squares().flat_map(|from| squares().map(move |to| (from, to)));
    let mut arrows = arrows.filter_map(|(from, to)| Mark::arrow(Brush::Green, from, to));
    for arrow in arrows.by_ref().take(Marks::MAX_LEN) {
        assert_eq!(review.draw(arrow), DrawOutcome::Added);
    }
    let revision = review.revision();
    let another = arrows.next().expect("an arrow");
    assert_eq!(review.draw(another), DrawOutcome::NoRoom);
    assert_eq!(review.revision(), revision);
    let first = review.marks()[0];
    assert_eq!(review.draw(first), DrawOutcome::Removed);
    assert_eq!(review.draw(another), DrawOutcome::Added);
}

/// At the start, on a move, in a variation and at an end, with and without words.
fn drawn() -> Review {
    let mut review = review(TREE);
    for (place, texts) in [
        ("start", &["GP*", "R7g7f"][..]),
        ("7g7f", &["B7f", "Yp*5e", "G2b8h"]),
        ("6g6f", &["R6f"]),
        ("end", &["GR*r*"]),
    ] {
        let node = match place {
            "start" => NodeId::ROOT,
            word => find(&review, word),
        };
        review.go(node);
        for text in texts {
            review.draw(mark(text));
        }
    }
    review.set_comment(review.at(), "an end with words");
    review
}

#[test]
fn they_are_in_what_is_kept_and_in_what_an_address_packs() {
    let record = drawn().record().clone();
    let text = archive::write(&record);
    let (_, reading) = read(&text, None).expect("an archive");
    assert_eq!(reading.record, record);
    assert_eq!(reading.warnings, []);
}

#[test]
fn what_a_file_cannot_hold_is_told() {
    let record = drawn().record().clone();
    let holds = |target: OutputFormat| {
        let written = target.write(&record);
        let told = written.dropped.contains(&Loss::Marks);
        assert_ne!(written.text.contains("[%c"), told, "{target:?}");
        !told
    };
    let held: Vec<&str> = OutputFormat::ALL
        .into_iter()
        .filter(|&target| holds(target))
        .map(OutputFormat::name)
        .collect();
    assert_eq!(held, ["kif", "kifu", "ki2", "ki2u", "csa", "csa3", "jkf"]);
}
