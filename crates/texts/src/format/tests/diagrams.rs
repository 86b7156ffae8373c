//! Figures and problems that are made of a record.
use komadai_records::{NodeId, Record, key, notation};
use shogi::{Handicap, Setup};

use super::LOOK;
use komadai_model::{
    Language,
    review::{NavTarget, Review, Study},
};

use crate::{
    Text,
    diagrams::{Shows, bookmarks, figure, problem_here, problems_at_bookmarks, title},
};

const ALL: Shows = Shows {
    moment: true,
    last: true,
    names: true,
    marks: true,
};

fn record(moves: &str) -> Record {
    let text = format!("position startpos moves {moves}");
    notation::read(&text, None).expect("a record").1.record
}

fn captioned(review: &Review, shows: Shows, text: Text) -> String {
    figure(review, " A game ", shows, LOOK, text).caption.text()
}

#[test]
fn a_picture_says_the_last_move() {
    let mut review = Review::new(record("7g7f 3c3d 8h2b+"));
    assert_eq!(
        captioned(&review, ALL, Text::of(Language::English)),
        "A game"
    );
    review.navigate(NavTarget::Last);
    assert_eq!(
        captioned(&review, ALL, Text::of(Language::English)),
        "A game Move 3: ☗ Bx2b+"
    );
    assert_eq!(
        captioned(&review, ALL, Text::of(Language::Japanese)),
        "A game 3手目 ▲２二角成まで"
    );
    let figure = figure(&review, "", ALL, LOOK, Text::of(Language::English));
    assert_eq!(
        figure.last.map(|square| square.to_string()),
        Some("2b".to_owned())
    );
    assert_eq!(figure.setup, *review.setup());
}

#[test]
fn a_picture_tells_what_it_is_to_tell() {
    let mut record = record("7g7f");
    record.headers.set(key::BLACK, "Sato");
    let first = record.main_line()[0];
    record
        .notes_mut(first)
        .toggle_mark("G7g7f".parse().expect("an arrow"));
    let mut review = Review::new(record);
    review.navigate(NavTarget::Last);
    let told = figure(&review, "", ALL, LOOK, Text::of(Language::English));
    assert_eq!(told.names.black, "Sato");
    assert_eq!(told.marks.len(), 1);
    let nothing = Shows {
        moment: false,
        last: false,
        names: false,
        marks: false,
    };
    let bare = figure(&review, "", nothing, LOOK, Text::of(Language::English));
    assert!(bare.caption.is_empty());
    assert_eq!((bare.last, bare.names.black), (None, String::new()));
    assert!(bare.marks.is_empty());
}

#[test]
fn a_place_is_called_as_its_bookmark_or_the_occasion() {
    let mut record = record("7g7f");
    record.headers.set(key::EVENT, "Club evening");
    let first = record.main_line()[0];
    record.notes_mut(first).bookmark = "Opening".to_owned();
    let mut review = Review::new(record);
    assert_eq!(title(&review), "Club evening");
    review.navigate(NavTarget::Last);
    assert_eq!(title(&review), "Opening");
    assert_eq!(title(&Review::new(Record::new(Setup::startpos()))), "");
}

#[test]
fn an_answer_is_how_the_line_goes_on() {
    let mut review = Review::new(record("7g7f 3c3d 8h2b+ 3a2b"));
    review.navigate(NavTarget::Forward);
    let problem = problem_here(&review, LOOK, Text::of(Language::English)).problem;
    assert_eq!(problem.answer, "☖ P-3d ☗ Bx2b+ ☖ Sx2b");
    assert_eq!(problem.figure.caption.text(), "White to move");
    assert_eq!(problem.figure.setup, *review.setup());
    assert_eq!(problem.figure.last, None);
    review.navigate(NavTarget::Last);
    assert_eq!(
        problem_here(&review, LOOK, Text::of(Language::English))
            .problem
            .answer,
        ""
    );
}

#[test]
fn of_a_long_line_the_answer_is_the_next_move() {
    let shuffle = "2h3h 8b7b 3h2h 7b8b ".repeat(4);
    let mut review = Review::new(record(shuffle.trim()));
    assert_eq!(
        problem_here(&review, LOOK, Text::of(Language::English))
            .problem
            .answer,
        "☗ R-3h"
    );
    review.navigate(NavTarget::Forward);
    let rest = problem_here(&review, LOOK, Text::of(Language::English))
        .problem
        .answer;
    assert_eq!(rest.split(' ').count(), 2 * 15);
}

#[test]
fn moves_that_are_hidden_are_no_answer() {
    let mut review = Review::new(record("7g7f 3c3d"));
    let first = review.record().main_line()[0];
    review.set_bookmark(first, "Here");
    review.set_study(Study::Hidden);
    assert_eq!(
        problem_here(&review, LOOK, Text::of(Language::English))
            .problem
            .answer,
        ""
    );
    for item in problems_at_bookmarks(&review, LOOK, Text::of(Language::English)) {
        assert_eq!(item.problem.answer, "");
        assert_eq!(item.wanted(), None);
    }
}

#[test]
fn every_bookmark_is_a_problem() {
    let mut record = record("7g7f 3c3d 2g2f");
    let [first, second, _] = record.main_line()[..] else {
        panic!("three moves");
    };
    let mut line = record.editor_from(first);
    let ply = line.parse_ply("8c8d").expect("a move");
    let other = line.push_sibling(ply).expect("another line");
    for (node, name) in [(NodeId::ROOT, "Start"), (second, "A"), (other, "B")] {
        record.notes_mut(node).bookmark = name.to_owned();
    }
    assert_eq!(bookmarks(&record), [NodeId::ROOT, second, other]);
    let review = Review::new(record);
    let problems = problems_at_bookmarks(&review, LOOK, Text::of(Language::Japanese));
    let seen: Vec<(String, &str)> = problems
        .iter()
        .map(|item| &item.problem)
        .map(|problem| (problem.figure.caption.text(), &*problem.answer))
        .collect();
    let seen: Vec<(&str, &str)> = seen
        .iter()
        .map(|(name, answer)| (&**name, *answer))
        .collect();
    assert_eq!(
        seen,
        [
            ("Start", "▲７六歩 △３四歩 ▲２六歩"),
            ("A", "▲２六歩"),
            ("B", "")
        ]
    );
    assert_eq!(
        problems[2].problem.figure.setup,
        review.record().setup_at(other)
    );
}

#[test]
fn a_position_is_said_in_words() {
    let mate = Setup::from_sfen("4k4/9/4P4/9/9/9/9/9/9 b G2r2p 1").expect("a table");
    assert_eq!(
        (Text::of(Language::English).print().position)(&mate),
        "Black: pawn 5c. In hand: gold. White: king 5a. In hand: rook 2, pawn 2. Black to move."
    );
    assert_eq!(
        (Text::of(Language::Japanese).print().position)(&mate),
        "先手：５三歩。持ち駒 金。後手：５一玉。持ち駒 飛車2、歩2。先手番。"
    );
    let naked = Handicap::NakedKing.setup();
    let said = (Text::of(Language::English).print().position)(&naked);
    assert!(said.ends_with("White: king 5a. White to move."), "{said}");
}
