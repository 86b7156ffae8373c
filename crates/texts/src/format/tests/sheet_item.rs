use komadai_records::notation;
use shogi::Move;

use super::LOOK;
use komadai_model::{
    Language,
    print::SheetItem,
    problems::{FoundAnswer, RecordAnswer},
    review::Review,
};

use crate::{Text, answer_notation, diagrams::problem_here};

/// A start position with one move.
fn item() -> SheetItem {
    let (_, parsed) = notation::read("position startpos moves 9g9f", None).expect("a record");
    problem_here(
        &Review::new(parsed.record),
        LOOK,
        Text::of(Language::English),
    )
}

fn found(item: &SheetItem, found: fn(Vec<Move>) -> FoundAnswer) -> RecordAnswer {
    let at = item.wanted().expect("it is looked for").clone();
    let best = ["7g7f", "2g2f"].map(|word| word.parse().expect(word));
    RecordAnswer::new(at, found(best.to_vec()))
}

fn set_found(item: &mut SheetItem, found: RecordAnswer) {
    let answer = answer_notation(&found, Text::of(Language::English));
    item.set_found(found, answer);
}

#[test]
fn the_answer_is_what_the_engine_finds_and_not_what_was_played() {
    let mut item = item();
    assert_eq!(item.answer(), "", "while it is looked for");
    let best = found(&item, FoundAnswer::Best);
    set_found(&mut item, best);
    assert_eq!((item.answer(), item.is_printed), ("☗ P-7f", true));
    assert_eq!(item.wanted(), None);
}

#[test]
fn what_has_no_clear_answer_is_left_out() {
    let mut several = item();
    let found_several = found(&several, FoundAnswer::Several);
    set_found(&mut several, found_several);
    assert_eq!(several.answer(), "☗ P-7f / ☗ P-2f");
    assert!(!several.is_printed);

    let mut unknown = item();
    let found_nothing = found(&unknown, |_| FoundAnswer::Unknown);
    set_found(&mut unknown, found_nothing);
    assert_eq!((unknown.answer(), unknown.is_printed), ("☗ P-9f", false));
}

#[test]
fn an_answer_that_the_reader_writes_stays() {
    let mut item = item();
    item.write_answer("mine".to_owned());
    assert_eq!(item.answer(), "mine");
    let best = found(&item, FoundAnswer::Best);
    set_found(&mut item, best);
    assert_eq!(item.answer(), "mine");
}
