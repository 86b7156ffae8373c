use komadai_records::{
    EndMarker, Record, key,
    notation::kif::{self, Charset},
};
use shogi::{
    ByColor, Claim, Color, GameRules, Handicap, Position, Strictness,
    clock::{Periods, TimeControl},
};

use super::{
    super::{GameOptions, PlayedGame, export_record},
    seconds, touch_move,
};

fn byoyomi(main: u64, periods: u16) -> TimeControl {
    let periods = Periods::new(seconds(30), periods).expect("periods");
    TimeControl::byoyomi(seconds(main), periods).expect("a control")
}

/// The headers of a game with these controls.
fn headers(black: TimeControl, white: TimeControl) -> Vec<(String, String)> {
    let game = PlayedGame::new(GameOptions {
        controls: ByColor::new(black, white),
        ..GameOptions::even()
    });
    let record = export_record(&game, "");
    let owned = |(key, value): (&str, &str)| (key.to_owned(), value.to_owned());
    record.headers.iter().map(owned).collect()
}

fn pair(key: &str, value: &str) -> (String, String) {
    (key.to_owned(), value.to_owned())
}

/// The end of a game by these rules, after moves and then a claim and its answer
/// by the side to move and the other.
fn end(start: &str, rules: &str, moves: &[&str], claims: &[(Color, Claim)]) -> Option<EndMarker> {
    let mut game = PlayedGame::new(GameOptions {
        rules: rules.parse().expect("rules"),
        ..GameOptions::from_start(Position::from_sfen(start, Strictness::Game).expect("a position"))
    });
    for usi in moves {
        touch_move(&mut game, usi, seconds(0));
    }
    for &(by, claim) in claims {
        assert!(!game.claim(by, claim, seconds(0)).is_empty(), "{claim:?}");
    }
    assert!(game.is_over());
    let record = export_record(&game, "");
    assert_eq!(record.main_moves(), game.game().plies());
    if game.game().first_illegal_ply().is_none() {
        assert_kept(&record);
    }
    record.end().cloned()
}

/// What is said of a game survives in a file.
fn assert_kept(record: &Record) {
    let written = kif::write(record, Charset::Utf8);
    let read = kif::read(&written.text).expect("a record");
    assert_eq!(&read.record, record, "{}", written.text);
}

const EVEN: &str = Handicap::Even.sfen();

#[test]
fn a_record_holds_names_moves_and_times() {
    let mut game = PlayedGame::new(GameOptions {
        names: ByColor::new("Aki".to_owned(), String::new()),
        controls: ByColor::new(byoyomi(600, 1), byoyomi(600, 1)),
        ..GameOptions::even()
    });
    game.start(seconds(0));
    touch_move(&mut game, "7g7f", core::time::Duration::from_millis(7_900));
    touch_move(&mut game, "3c3d", seconds(20));
    let record = export_record(&game, "2026/07/04 10:00:00");
    let headers: Vec<_> = record.headers.iter().collect();
    assert_eq!(
        headers,
        [
            (key::STARTED, "2026/07/04 10:00:00"),
            (key::BLACK, "Aki"),
            (key::TIME_LIMIT, "10分"),
            (key::BYOYOMI, "30秒"),
        ]
    );
    let spent: Vec<_> = record
        .main_line()
        .into_iter()
        .map(|id| record.node(id).spent())
        .collect();
    assert_eq!(spent, [Some(seconds(7)), Some(seconds(12))]);
    assert_eq!(record.end(), None);
    game.resign(seconds(21));
    assert_kept(&record);
    assert_eq!(
        export_record(&game, "").end(),
        Some(&EndMarker::Resignation)
    );
}

#[test]
fn in_a_handicap_game_the_sides_have_other_names() {
    let start = Position::from_setup(&Handicap::TwoPieces.setup(), Strictness::Game);
    let game = PlayedGame::new(GameOptions {
        names: ByColor::new("Aki".to_owned(), "Bo".to_owned()),
        ..GameOptions::from_start(start.expect("a position"))
    });
    let record = export_record(&game, "");
    let headers: Vec<_> = record.headers.iter().collect();
    assert_eq!(headers, [(key::RECEIVER, "Aki"), (key::GIVER, "Bo")]);
    assert_eq!(record.start(), &Handicap::TwoPieces.setup());
}

#[test]
fn moves_given_before_the_clock_have_no_time() {
    let game = PlayedGame::from_query("moves=7g7f+3c3d").expect("a game");
    let record = export_record(&game, "");
    let line = record.main_line();
    assert_eq!(line.len(), 2);
    assert!(line.iter().all(|&id| record.node(id).spent().is_none()));
}

#[test]
fn time_controls_are_spelt_out() {
    let untimed = TimeControl::UNTIMED;
    assert_eq!(headers(untimed, untimed), []);
    let sudden = TimeControl::sudden_death(seconds(5_400)).expect("a control");
    assert_eq!(
        headers(sudden, sudden),
        [pair(key::TIME_LIMIT, "1時間30分")]
    );
    let fischer = TimeControl::fischer(seconds(330), seconds(5)).expect("a control");
    assert_eq!(
        headers(fischer, fischer),
        [pair(key::TIME_LIMIT, "5分30秒（1手ごとに5秒加算）")]
    );
    let short = byoyomi(0, 1);
    assert_eq!(headers(short, short), [pair(key::BYOYOMI, "30秒")]);
    let extra = Periods::new(seconds(60), 10).expect("periods");
    let television = short.with_extra(extra).expect("a control");
    assert_eq!(
        headers(television, television),
        [pair(key::BYOYOMI, "30秒、考慮時間1分×10回")]
    );
    assert_eq!(
        headers(byoyomi(600, 3), untimed),
        [
            pair(key::BLACK_TIME_LIMIT, "10分、秒読み30秒×3回"),
            pair(key::WHITE_TIME_LIMIT, "無制限"),
        ]
    );
    assert_eq!(
        headers(short, sudden),
        [
            pair(key::BLACK_TIME_LIMIT, "秒読み30秒"),
            pair(key::WHITE_TIME_LIMIT, "1時間30分"),
        ]
    );
}

#[test]
fn the_limit_of_moves_is_said() {
    let rules: GameRules = "standard,move-limit=300".parse().expect("rules");
    let game = PlayedGame::new(GameOptions {
        rules,
        ..GameOptions::even()
    });
    let record = export_record(&game, "");
    assert_eq!(record.headers.get(key::MAX_MOVES), Some("300"));
}

#[test]
fn ends_that_moves_bring_about_have_their_word() {
    let mate = end("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "standard", &["G*5b"], &[]);
    assert_eq!(mate, Some(EndMarker::Mate));
    let shuffle = ["2h3h", "8b7b", "3h2h", "7b8b"].repeat(3);
    let repetition = end(EVEN, "standard", &shuffle, &[]);
    assert_eq!(repetition, Some(EndMarker::Repetition));
    let limit = end(EVEN, "standard,move-limit=2", &["7g7f", "3c3d"], &[]);
    assert_eq!(limit, Some(EndMarker::MoveLimit));
    let tried = end(
        "9/4K4/9/9/9/9/9/9/k8 b - 1",
        "standard,try=own-king",
        &["5b5a"],
        &[],
    );
    assert_eq!(
        tried,
        Some(EndMarker::Other("トライにより先手の勝ち".into()))
    );
}

#[test]
fn ends_that_players_bring_about_have_their_word() {
    let (black, white) = (Color::Black, Color::White);
    let agreed = [(black, Claim::OfferDraw), (white, Claim::AcceptDraw)];
    let rules = "standard,draw-by-agreement=on";
    assert_eq!(end(EVEN, rules, &[], &agreed), Some(EndMarker::Draw));
    // Neither king has entered: whoever declares has lost.
    assert_eq!(
        end(EVEN, "standard", &[], &[(black, Claim::Declare)]),
        Some(EndMarker::IllegalMoveLoss)
    );
}

#[test]
fn the_end_of_an_impasse_says_who_won() {
    // Black has 28 points, White 26; in the zone and in hand 28 and 15.
    let black_leads =
        "2GK1+L3/2+P+S+R1G+N1/3+B1GG2/9/+r8/1+bs6/+p+p3+n3/2+n2k3/6+p2 b 2SN7P3l7p 375";
    let counted = [
        (Color::Black, Claim::RequestCount),
        (Color::White, Claim::AgreeCount),
    ];
    let declared = [(Color::Black, Claim::Declare)];
    let word = |rules, claims| end(black_leads, rules, &[], claims);
    let won = EndMarker::Other("持将棋により先手の勝ち".into());
    for (rules, claims, expected) in [
        (
            "standard,declaration=27",
            &declared[..],
            EndMarker::Declaration,
        ),
        ("standard,declaration=24", &declared, EndMarker::Impasse),
        ("standard,agreement=24", &counted, EndMarker::Impasse),
        ("standard,agreement=27", &counted, won),
    ] {
        assert_eq!(word(rules, claims), Some(expected), "{rules}");
    }
}

#[test]
fn who_is_to_move_after_an_illegal_move_has_won() {
    let nifu = "4k4/9/9/9/9/9/4P4/9/4K4 b P 1";
    let lost = end(nifu, "standard,illegal-moves=lose", &["P*5e"], &[]);
    assert_eq!(lost, Some(EndMarker::IllegalMoveWin));
    let rules = "standard,illegal-moves=unrefereed";
    let point_out = [(Color::White, Claim::PointOut)];
    let moves = ["P*5e", "5a5b"];
    assert_eq!(
        end(nifu, rules, &moves[..1], &point_out),
        Some(EndMarker::IllegalMoveWin)
    );
    // Found a move later, the side to move is the one that made it.
    assert_eq!(
        end(nifu, rules, &moves, &point_out),
        Some(EndMarker::IllegalMoveLoss)
    );
    // Resigning instead of taking an illegal move back.
    let resign = [(Color::Black, Claim::Resign)];
    assert_eq!(
        end(nifu, "standard,illegal-moves=take-back", &["P*5e"], &resign),
        Some(EndMarker::IllegalMoveWin)
    );
}
