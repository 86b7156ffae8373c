//! Illegal moves, by every policy.

use komadai_shogi::{
    ApplyError, Claim, ClaimError, Color, EndReason, Game, GameError, Outcome, Ply, Position,
};

use crate::support::{check, game, make, mv, position, rows, rules, told};

/// Positions, illegal moves for which the wood is there, and why.
fn illegal_moves() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    rows(include_str!("../data/illegal_moves.tsv")).map(|row| match row.as_slice() {
        [start, text, why] => (*start, *text, *why),
        _ => panic!("not an illegal move: {row:?}"),
    })
}

fn read(game: &Game, text: &str) -> Ply {
    game.parse_ply(text)
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Makes the illegal move, which has to be taken.
#[track_caller]
fn commit(policy: &str, start: &str, text: &str) -> Game {
    let mut game = game(&format!("illegal-moves={policy}"), start, "");
    let played = make(&mut game, text);
    assert_eq!(game.plies(), [played.ply], "{text}");
    assert!(!played.check);
    assert_eq!(
        game.position(),
        &position(start),
        "the last lawful position"
    );
    assert_eq!(game.status().repetition, None);
    assert_eq!(game.impasse(), None);
    game
}

fn outcome(game: &Game) -> String {
    told(game.outcome())
}

#[test]
fn refused() {
    for (start, text, why) in illegal_moves() {
        let mut game = game("illegal-moves=refuse", start, "");
        let ply = read(&game, text);
        match game.play_ply(ply) {
            Err(GameError::Illegal(reason)) => assert_eq!(reason.id(), why, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
        assert!(game.plies().is_empty() && game.outcome().is_none());
        assert_eq!(
            (game.known_illegal_ply(), game.first_illegal_ply()),
            (None, None)
        );
    }
}

#[test]
fn lost() {
    for (start, text, why) in illegal_moves() {
        let game = commit("lose", start, text);
        let foul = game.known_illegal_ply().expect("the game was lost by it");
        assert_eq!((foul.index, foul.why.id()), (0, why), "{text}");
        let lost = Outcome {
            winner: Some(!foul.by),
            reason: EndReason::IllegalMove,
        };
        assert_eq!(game.outcome(), Some(lost), "{text}");
        assert_eq!(game.claims(), [], "{text}");
        let mut setup = position(start).to_setup();
        setup.set_turn(foul.by);
        assert!(setup.apply(game.plies()[0].mv).is_ok());
        assert_eq!(game.setup(), setup, "{text}");
    }
}

#[test]
fn played_says_what_was_wrong() {
    for (policy, is_said) in [("lose", true), ("take-back", true), ("unrefereed", false)] {
        for (start, text, why) in illegal_moves() {
            let mut game = game(&format!("illegal-moves={policy}"), start, "");
            let played = make(&mut game, text);
            let said = played.illegal.map(|reason| reason.id());
            assert_eq!(said, is_said.then_some(why), "{policy}: {text}");
            assert_eq!(played.outcome, game.outcome());
        }
    }
}

#[test]
fn taken_back() {
    for (start, text, why) in illegal_moves() {
        let mut game = commit("take-back", start, text);
        assert!(game.must_take_back() && game.outcome().is_none());
        let foul = game.known_illegal_ply().expect("it has been pointed out");
        assert_eq!(foul.why.id(), why);
        let may = [(foul.by, Claim::Resign), (foul.by, Claim::TakeBack)];
        assert_eq!(game.claims(), may, "{text}");
        assert_eq!(
            game.claim(!foul.by, Claim::TakeBack),
            Err(ClaimError::NotNow)
        );
        let next = read(&game, "1i1h");
        assert_eq!(game.play_ply(next), Err(GameError::TakeBackFirst));
        assert_eq!(game.claim(foul.by, Claim::TakeBack), Ok(None));
        assert!(!game.must_take_back() && game.plies().is_empty());
        assert_eq!(game.setup(), position(start).to_setup());
        assert_eq!(game.known_illegal_ply(), None);

        let legal = position(start).legal_moves()[0];
        assert!(game.play(legal).is_ok(), "{text}, then {legal}");
    }
}

#[test]
fn who_has_to_take_back_may_resign_or_lose_on_time() {
    let start = "4k4/9/9/9/9/9/3P5/9/4K4 b P 1";
    let mut resigned = commit("take-back", start, "P*6d");
    let won = resigned.resign().expect("the game goes on");
    assert_eq!(won.to_string(), "white:resignation");
    assert!(!resigned.must_take_back());
    let mut fallen = commit("take-back", start, "P*6d");
    let won = fallen.flag_fell(Color::Black).expect("the game goes on");
    assert_eq!(won.to_string(), "white:time");
}

#[test]
fn pointed_out() {
    for (start, text, why) in illegal_moves() {
        for by in Color::ALL {
            let mut game = commit("unrefereed", start, text);
            assert_eq!(
                (game.outcome(), game.known_illegal_ply()),
                (None, None),
                "{text}"
            );
            let foul = game.first_illegal_ply().expect("there is one");
            assert_eq!(foul.why.id(), why);
            let lost = Outcome {
                winner: Some(!foul.by),
                reason: EndReason::IllegalMove,
            };
            assert_eq!(game.claim(by, Claim::PointOut), Ok(Some(lost)), "{text}");
            assert_eq!(game.known_illegal_ply(), Some(foul));
            assert_eq!(game.claims(), []);
            let over = Err(ClaimError::Over(lost));
            assert_eq!(game.claim(by, Claim::PointOut), over);
        }
    }
}

#[test]
fn pointed_out_without_a_breach() {
    let mut game = game("illegal-moves=unrefereed", "startpos", "");
    assert_eq!(
        game.claim(Color::White, Claim::PointOut),
        Err(ClaimError::NotNow),
        "nobody has moved"
    );
    make(&mut game, "7g7f");
    assert_eq!(
        game.claim(Color::White, Claim::PointOut),
        Err(ClaimError::NoIllegalMove)
    );
    assert_eq!(
        ClaimError::NoIllegalMove.to_string(),
        "no illegal move has been made"
    );
    assert_eq!(game.outcome(), None);
    game.resign().expect("the game goes on");
    assert_eq!(
        game.claim(Color::White, Claim::PointOut),
        Err(ClaimError::NoIllegalMove)
    );
    assert_eq!(outcome(&game), "black:resignation");
}

#[test]
fn only_without_a_referee_is_anything_pointed_out() {
    for rules in ["standard", "club81", "friendly"] {
        let mut game = game(rules, "startpos", "7g7f");
        for by in Color::ALL {
            assert_eq!(game.claim(by, Claim::PointOut), Err(ClaimError::NotNow));
        }
    }
}

/// A pawn dropped on a file that has one, and nobody says anything.
const NIFU: &str = "2g2f 8c8d 2f2e 8d8e 2e2d 2c2d 2h2d 8e8f P*7d";

#[test]
fn an_unseen_breach_decides_later() {
    let unrefereed = "illegal-moves=unrefereed";
    let mut late = game(unrefereed, "startpos", &format!("{NIFU} 8f8g+ 7d7c+ 8g8h"));
    assert_eq!(late.first_illegal_ply().map(|foul| foul.index), Some(8));
    assert_eq!(late.status_at(8).repetition.map(|it| it.count), Some(1));
    assert_eq!(late.status_at(9).repetition, None);
    let won = late.claim(Color::White, Claim::PointOut);
    assert_eq!(won.map(told), Ok("white:illegal_move".to_owned()));

    // Two breaches: the first.
    let mut both = game(unrefereed, "startpos", "7g7f 3c3e 2g2d");
    let won = both.claim(Color::White, Claim::PointOut);
    assert_eq!(won.map(told), Ok("black:illegal_move".to_owned()));
}

#[test]
fn a_breach_found_after_the_end() {
    for (option, end, expected) in [
        ("result-stands", "resign", "black:resignation"),
        ("foul-loses", "resign", "white:illegal_move"),
        ("result-stands", "time", "white:illegal_move"),
        ("foul-loses", "time", "white:illegal_move"),
        ("result-stands", "interrupt", "white:illegal_move"),
    ] {
        let rules = format!("illegal-moves=unrefereed,foul-after-resignation={option}");
        let mut game = game(&rules, "startpos", NIFU);
        let ended = match end {
            "resign" => game.resign(),
            "time" => game.flag_fell(Color::White),
            _ => game.interrupt(),
        };
        ended.unwrap_or_else(|error| panic!("{end}: {error}"));
        let found = game.claim(Color::White, Claim::PointOut);
        assert_eq!(found.map(told), Ok(expected.to_owned()), "{option}, {end}");
        assert_eq!(outcome(&game), expected);
        // Found by the audit, it is the same; what the record says of the clock or
        // an interruption it says in a word.
        let word = if end == "time" { "timeout" } else { end };
        check(
            &rules,
            "startpos",
            &format!("{NIFU} {word}"),
            expected,
            "9:black:nifu",
        );
    }
}

#[test]
fn taken_back_without_a_referee_it_is_no_breach() {
    let mut game = game("illegal-moves=unrefereed", "startpos", "7g7e");
    assert!(game.first_illegal_ply().is_some());
    game.undo();
    make(&mut game, "7g7f");
    assert_eq!(game.first_illegal_ply(), None);
}

#[test]
fn after_an_illegal_move_anything_goes() {
    let mut game = game("illegal-moves=unrefereed", "startpos", "7g7e 3c3d 7e7d");
    assert_eq!(game.turn(), Color::White);
    assert_eq!(game.positions().len(), 1);
    assert_eq!(
        game.setup().to_sfen(),
        "lnsgkgsnl/1r5b1/pppppp1pp/2P3p2/9/9/PP1PPPPPP/1B5R1/LNSGKGSNL w - 4"
    );
    assert_eq!(game.setup_at(1).to_sfen(), {
        "lnsgkgsnl/1r5b1/ppppppppp/9/2P6/9/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2"
    });
    assert_eq!(game.setup_at(0), Position::startpos().to_setup());
    assert_eq!(game.setup_at(99), game.setup());
    let status = game.status_at(99);
    assert_eq!((status.ply, status.turn), (3, Color::White));
    assert!(!status.in_check);
    game.undo();
    game.undo();
    game.undo();
    assert_eq!(game.setup(), Position::startpos().to_setup());
    assert_eq!(game.setup_at(99), game.setup());
    assert_eq!(game.undo(), None);
}

#[test]
fn moves_out_of_turn_are_written_with_their_maker() {
    let start = "4k4/4p4/9/9/9/9/9/4P4/4K4 b 2Gg 1";
    let moves = "G*6e +G*4e 5h5g -G*3e +5b5c -5g5f 5i5h";
    let unrefereed = game("illegal-moves=unrefereed", start, moves);
    let written: Vec<String> = (0..unrefereed.plies().len())
        .filter_map(|index| unrefereed.ply_to_usi(index))
        .collect();
    // After 5h5g it is White's turn.
    assert_eq!(
        written,
        ["G*6e", "+G*4e", "5h5g", "G*3e", "+5b5c", "-5g5f", "5i5h"]
    );
    assert_eq!(unrefereed.ply_to_usi(99), None);
    let replayed = game("illegal-moves=unrefereed", start, &written.join(" "));
    assert_eq!(replayed.plies(), unrefereed.plies());
    assert_eq!(replayed.setup(), unrefereed.setup());
}

#[test]
fn a_king_is_never_captured() {
    let start = "4k4/9/9/9/4R4/9/9/9/4K4 w p 1";
    for policy in ["lose", "take-back", "unrefereed"] {
        let mut game = game(&format!("illegal-moves={policy}"), start, "");
        let capture = read(&game, "5e5a");
        assert_eq!(
            game.play_ply(capture),
            Err(GameError::KingCapture),
            "{policy}"
        );
        assert!(game.plies().is_empty() && game.outcome().is_none());
    }
    let mut refused = game("standard", start, "");
    let capture = read(&refused, "5e5a");
    let error = refused.play_ply(capture).expect_err("it is White's turn");
    assert!(matches!(error, GameError::Illegal(why) if why.id() == "not_your_turn"));

    // The move before, which left the king in check, is pointed out instead.
    let mut left = commit("unrefereed", start, "P*9e");
    let capture = read(&left, "5e5a+");
    assert_eq!(left.play_ply(capture), Err(GameError::KingCapture));
    assert_eq!(
        GameError::KingCapture.to_string(),
        "a king is never captured"
    );
    let won = left.claim(Color::Black, Claim::PointOut);
    assert_eq!(won.map(told), Ok("black:illegal_move".to_owned()));

    // Nor is one's own.
    let mut own = game("club81", "startpos", "");
    let ply = read(&own, "4i5i");
    assert_eq!(own.play_ply(ply), Err(GameError::KingCapture));
}

#[test]
fn wood_that_is_not_there_cannot_be_moved() {
    for rules in ["club81", "friendly", "illegal-moves=unrefereed"] {
        let mut game = game(rules, "startpos", "");
        for (text, error) in [
            ("5e5d", "there is no piece on 5e"),
            ("P*5e", "there is no pawn in hand"),
        ] {
            let ply = read(&game, text);
            let found = game.play_ply(ply).expect_err(text);
            assert!(
                matches!(found, GameError::Impossible(_)),
                "{rules}: {found:?}"
            );
            assert_eq!(found.to_string(), error);
        }
        assert!(game.plies().is_empty() && game.outcome().is_none());
    }
    let mut taken = game("club81", "4k4/9/9/9/9/9/9/9/4K4 b P 1", "");
    let ply = read(&taken, "P*5a");
    let error = taken.play_ply(ply).expect_err("a king stands there");
    // A king is there: that is said first.
    assert_eq!(error, GameError::KingCapture);
    let ply = read(&taken, "P*5i");
    assert_eq!(taken.play_ply(ply), Err(GameError::KingCapture));
    let mut taken = game("club81", "4k4/4p4/9/9/9/9/9/9/4K4 b P 1", "");
    let ply = read(&taken, "P*5b");
    let square = mv("P*5b").to();
    let error = GameError::Impossible(ApplyError::SquareTaken { square });
    assert_eq!(taken.play_ply(ply), Err(error));
}

#[test]
fn legal_moves_are_judged_alike_by_every_policy() {
    for policy in ["refuse", "lose", "take-back", "unrefereed"] {
        let rules = format!("illegal-moves={policy}");
        let mate = game(&rules, "4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "G*5b");
        assert_eq!(outcome(&mate), "black:mate");
        let played = game(&rules, "startpos", "7g7f 3c3d 8h2b+ 3a2b");
        assert_eq!(
            (outcome(&played).as_str(), played.positions().len()),
            ("-", 5)
        );
        assert!(!played.must_take_back());
    }
}

#[test]
fn assistance_is_off_where_nobody_need_warn() {
    for (text, assists) in [
        ("standard", true),
        ("friendly", true),
        ("club81", false),
        ("illegal-moves=unrefereed", false),
        ("standard,assistance=off", false),
        ("professional", false),
    ] {
        assert_eq!(rules(text).assists(), assists, "{text}");
    }
}
