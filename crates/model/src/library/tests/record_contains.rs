use komadai_records::EndMarker;

use super::{
    super::{record_contains, record_includes, record_text},
    game, record,
};

#[test]
fn a_record_holds_the_games_that_it_goes_on_from() {
    let whole = game(4);
    for moves in 0..=4 {
        assert!(record_contains(&whole, &game(moves)), "{moves}");
        assert_eq!(record_contains(&game(moves), &whole), moves == 4);
    }
}

#[test]
fn it_holds_them_with_whatever_was_written_and_grown_in_it() {
    let mut edited = game(2);
    let first = edited.main_line()[0];
    edited.notes_mut(first).comment = "good".to_owned();
    let mut line = edited.editor_from(first);
    let ply = line.parse_ply("8c8d").expect("a move");
    let other = line.push(ply).expect("made");
    edited.promote(other).expect("a variation");
    let edited = record_text::read(&record_text::write(&edited)).expect("a record");
    assert!(record_contains(&edited, &game(2)));
    assert!(!record_contains(&edited, &game(3)));
}

#[test]
fn an_end_is_part_of_a_game() {
    let mut resigned = game(2);
    let last = resigned.main_line()[1];
    resigned
        .editor_from(last)
        .end(EndMarker::Resignation)
        .expect("an end");
    assert!(record_contains(&resigned, &game(2)));
    assert!(!record_contains(&game(2), &resigned));
    assert!(record_contains(&resigned, &resigned));
}

#[test]
fn it_includes_one_without_what_was_added() {
    let plain = game(3);
    let mut edited = game(4);
    let first = edited.main_line()[0];
    edited.notes_mut(first).comment = "good".to_owned();
    let mut line = edited.editor_from(first);
    let ply = line.parse_ply("8c8d").expect("a move");
    line.push(ply).expect("made");
    assert!(record_includes(&edited, &plain));
    assert!(!record_includes(&plain, &edited));
    assert!(record_includes(&edited, &edited.clone()));
    let mut commented = plain;
    commented.notes_mut(first).comment = "bad".to_owned();
    assert!(!record_includes(&edited, &commented), "another comment");
}

#[test]
fn times_are_part_of_what_is_included() {
    let timed = record("手数----指手---------消費時間--\n1 ７六歩(77) ( 0:07/00:00:07)\n");
    let untimed = record("1 ７六歩(77)\n");
    assert!(record_includes(&timed, &untimed));
    assert!(!record_includes(&untimed, &timed));
    assert!(record_includes(&timed, &timed));
}
