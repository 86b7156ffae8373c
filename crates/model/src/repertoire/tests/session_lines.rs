use shogi::{Color, Move, Position};

use super::{TODAY, after, answer, begun, go_on, mv, record, record_from, tree};
use crate::{
    UtcOffset,
    library::{Entry, GameId, GameSource, IndexedGames},
    repertoire::{
        PositionRecord, Repertoire, RepertoireProgress, Replies, Session, Stage, Verdict,
        position_key,
    },
};

fn new(repertoire: Repertoire) -> Session {
    begun(repertoire, &RepertoireProgress::default(), 100)
}

/// Answers all questions with what is told; the moves of both sides, line by line.
fn all_lines(repertoire: &Repertoire) -> String {
    let mut session = new(repertoire.clone());
    let mut made = go_on(&mut session, Replies::Recorded);
    while session.stage() != Stage::Done {
        let told = repertoire.moves(session.position())[0].mv;
        session.answer(told).expect("asked");
        let on = go_on(&mut session, Replies::Recorded);
        made = format!("{made} {told} {on}");
    }
    made.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_repertoire_without_questions_is_done_at_once() {
    for repertoire in [
        tree(Color::White, &["7g7f"]),
        tree(Color::Black, &[]),
        Repertoire::new(Color::Black, []),
    ] {
        let mut session = new(repertoire);
        assert_eq!(session.stage(), Stage::Done);
        assert_eq!((session.left(), session.before()), (0, None));
        assert_eq!(session.give_up(), None);
        session.advance(Replies::Recorded);
        assert_eq!(session.stage(), Stage::Done);
    }
    // What stands on the board is the start of the record.
    let start = after("7g7f").to_sfen();
    let session = new(Repertoire::new(
        Color::Black,
        [&record_from(&start, &["3c3d"])],
    ));
    assert_eq!(session.position().to_sfen(), start);
}

#[test]
fn lines_come_in_the_order_of_the_record() {
    let lines = ["7g7f 3c3d 2g2f", "7g7f 8c8d 2g2f", "7g7f 5c5d 2h5h 3c3d"];
    let black = all_lines(&tree(Color::Black, &lines));
    assert_eq!(black, "7g7f 3c3d 2g2f / 7g7f 8c8d 2g2f / 7g7f 5c5d 2h5h");
    let white = all_lines(&tree(Color::White, &lines));
    assert_eq!(white, "7g7f 3c3d / 7g7f 5c5d 2h5h 3c3d");
}

#[test]
fn another_order_of_moves_is_not_asked_twice() {
    let lines = ["7g7f 3c3d 2g2f 8c8d 2f2e", "7g7f 8c8d 2g2f 3c3d 2f2e"];
    let black = all_lines(&tree(Color::Black, &lines));
    assert_eq!(black, "7g7f 3c3d 2g2f 8c8d 2f2e / 7g7f 8c8d 2g2f");
}

/// Both rooks go and come back, which makes a circle; then Black does something else.
const CIRCLE: &[&str] = &["2h3h 8b7b 3h2h 7b8b 7g7f"];

#[test]
fn a_circle_has_an_end() {
    let [black, white] = Color::ALL.map(|side| tree(side, CIRCLE));
    assert_eq!(all_lines(&black), "2h3h 8b7b 3h2h");
    assert_eq!(all_lines(&white), "2h3h 8b7b 3h2h 7b8b");
    // What was answered wrong in a circle is asked in another line, not by going round.
    let mut session = new(white);
    let progress = &mut RepertoireProgress::default();
    go_on(&mut session, Replies::Recorded);
    let (_, on) = answer(&mut session, progress, "1c1d");
    assert_eq!(on, "8b7b 3h2h");
    assert_eq!(answer(&mut session, progress, "7b8b").1, "/ 2h3h");
    assert_eq!(session.stage(), Stage::Asking { is_new: false });
    // Nor does the other side go round.
    let mut session = new(black.clone());
    assert_eq!(answer(&mut session, progress, "1g1f").1, "2h3h 8b7b");
    assert_eq!(answer(&mut session, progress, "3h2h").1, "/");
    // Both moves at the start are right, and one does not keep the other from coming.
    let mut session = new(black);
    let (verdict, on) = answer(&mut session, progress, "7g7f");
    assert_eq!(verdict, Verdict::AlsoInRepertoire);
    assert_eq!(on, "/ 2h3h 8b7b");
}

#[test]
fn every_start_has_its_lines() {
    let handicap = "lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1";
    let records = [
        record_from(handicap, &["8c8d 7g7f 8d8e"]),
        record(&["7g7f 3c3d"]),
        record_from(&after("2g2f").to_sfen(), &["8c8d 2f2e 8d8e"]),
    ];
    let white = all_lines(&Repertoire::new(Color::White, &records));
    assert_eq!(white, "8c8d 7g7f 8d8e / 7g7f 3c3d / 8c8d 2f2e 8d8e");
}

const REPLIES: &[&str] = &["7g7f 3c3d 2g2f", "7g7f 8c8d 2g2f", "7g7f 5c5d 2g2f"];

fn counts(position: &Position) -> Vec<(Move, usize)> {
    match *position == after("7g7f") {
        true => vec![(mv("8c8d"), 17), (mv("1c1d"), 999), (mv("5c5d"), 1)],
        false => Vec::new(),
    }
}

/// The other side's move after the first one, with this random number.
fn reply(random: u64) -> String {
    let mut session = new(tree(Color::Black, REPLIES));
    session.answer(mv("7g7f")).expect("asked");
    let counts = &counts;
    go_on(&mut session, Replies::Played { counts, random })
}

#[test]
fn what_is_played_more_often_comes_more_often() {
    let replies: Vec<String> = (0..2_100).map(reply).collect();
    let often = |usi: &str| replies.iter().filter(|reply| *reply == usi).count();
    // By weights of 1, 18 and 2, one more than the counts.
    for (usi, weight) in [("3c3d", 1), ("8c8d", 18), ("5c5d", 2)] {
        let share = often(usi).abs_diff(weight * 100);
        assert!(share < 60, "{usi}: {}", often(usi));
    }
    assert_eq!(often("1c1d"), 0, "the records do not have it");
    assert_eq!(reply(7), reply(7));
}

#[test]
fn own_moves_are_those_of_the_records() {
    let often = |_: &Position| vec![(mv("2g2f"), 999)];
    for random in 0..20 {
        let lines = ["7g7f 3c3d 2g2f", "2g2f 3c3d 6g6f"];
        let mut progress = RepertoireProgress::default();
        let record = PositionRecord::after(None, true, TODAY);
        progress.set(&position_key(&Position::startpos()), record);
        let mut session = begun(tree(Color::Black, &lines), &progress, 10);
        let counts = &often;
        let made = go_on(&mut session, Replies::Played { counts, random });
        assert_eq!(made, "7g7f 3c3d");
    }
}

#[test]
fn all_replies_come_whatever_the_numbers() {
    let mut session = new(tree(Color::Black, REPLIES));
    let huge = |_: &Position| vec![(mv("8c8d"), usize::MAX), (mv("3c3d"), usize::MAX)];
    let played = |random| Replies::Played {
        counts: &huge,
        random,
    };
    session.answer(mv("7g7f")).expect("asked");
    let mut met = Vec::new();
    for random in 0..3 {
        go_on(&mut session, played(random));
        met.push(session.before().expect("a reply").to_string());
        session.answer(mv("2g2f")).expect("asked");
    }
    met.sort_unstable();
    assert_eq!(met, ["3c3d", "5c5d", "8c8d"]);
    assert_eq!(session.stage(), Stage::Done);
}

#[test]
fn games_of_the_library_say_what_is_met() {
    let mut games = IndexedGames::default();
    for (id, line) in [(1, "7g7f 8c8d"), (2, "7g7f 8c8d 2g2f"), (3, "2g2f 3c3d")] {
        let game = record(&[line]);
        let entry = Entry::from_record(&game, GameId::new(id), GameSource::Opened, 0);
        games.add(&entry, UtcOffset::default());
    }
    let counts = |position: &Position| games.explore(position, "").counts();
    assert_eq!(counts(&after("7g7f")), [(mv("8c8d"), 2)]);
    let met = (0..100).filter(|&random| {
        let mut session = new(tree(Color::Black, REPLIES));
        session.answer(mv("7g7f")).expect("asked");
        let counts = &counts;
        go_on(&mut session, Replies::Played { counts, random }) == "8c8d"
    });
    // Three of five times.
    assert!((50..70).contains(&met.count()));
}
