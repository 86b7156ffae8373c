use komadai_records::notation;
use shogi::Move;

use super::{
    super::{SheetItem, diagrams::problem_here},
    LOOK,
};
use crate::{
    i18n::Language,
    problems::{FoundAnswer, RecordAnswer},
    review::Review,
};

/// A start position with one move.
fn item() -> SheetItem {
    let (_, parsed) = notation::read("position startpos moves 9g9f", None).expect("a record");
    problem_here(&Review::new(parsed.record), LOOK, Language::English.text())
}

fn found(item: &SheetItem, found: fn(Vec<Move>) -> FoundAnswer) -> RecordAnswer {
    let at = item.wanted().expect("it is looked for").clone();
    let best = ["7g7f", "2g2f"].map(|word| word.parse().expect(word));
    RecordAnswer::new(at, found(best.to_vec()))
}

#[test]
fn the_answer_is_what_the_engine_finds_and_not_what_was_played() {
    let mut item = item();
    assert_eq!(item.answer(), "", "while it is looked for");
    let best = found(&item, FoundAnswer::Best);
    item.set_found(best, Language::English.text());
    assert_eq!((item.answer(), item.is_printed), ("☗ P-7f", true));
    assert_eq!(item.wanted(), None);
}

#[test]
fn what_has_no_clear_answer_is_left_out() {
    let mut several = item();
    let text = Language::English.text();
    several.set_found(found(&several, FoundAnswer::Several), text);
    assert_eq!(several.answer(), "☗ P-7f / ☗ P-2f");
    assert!(!several.is_printed);

    let mut unknown = item();
    unknown.set_found(found(&unknown, |_| FoundAnswer::Unknown), text);
    assert_eq!((unknown.answer(), unknown.is_printed), ("☗ P-9f", false));
}

#[test]
fn an_answer_that_the_reader_writes_stays() {
    let mut item = item();
    item.write_answer("mine".to_owned());
    assert_eq!(item.answer(), "mine");
    item.set_found(found(&item, FoundAnswer::Best), Language::English.text());
    assert_eq!(item.answer(), "mine");
}
