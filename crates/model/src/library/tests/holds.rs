use shogi::record::EndWord;

use super::{
    super::{holds, record_text},
    game,
};

#[test]
fn a_record_holds_the_games_that_it_goes_on_from() {
    let whole = game(4);
    for moves in 0..=4 {
        assert!(holds(&whole, &game(moves)), "{moves}");
        assert_eq!(holds(&game(moves), &whole), moves == 4);
    }
}

#[test]
fn it_holds_them_with_whatever_was_written_and_grown_in_it() {
    let mut edited = game(2);
    let first = edited.main_line()[0];
    edited.note(first).comment = "good".to_owned();
    let mut line = edited.line_at(first);
    let ply = line.read("8c8d").expect("a move");
    let other = line.push(ply).expect("made");
    edited.promote(other).expect("a variation");
    let edited = record_text::read(&record_text::write(&edited)).expect("a record");
    assert!(holds(&edited, &game(2)));
    assert!(!holds(&edited, &game(3)));
}

#[test]
fn an_end_is_part_of_a_game() {
    let mut resigned = game(2);
    let last = resigned.main_line()[1];
    resigned
        .line_at(last)
        .end(EndWord::Resignation)
        .expect("an end");
    assert!(holds(&resigned, &game(2)));
    assert!(!holds(&game(2), &resigned));
    assert!(holds(&resigned, &resigned));
}
