//! Games by rules other than the standard: free wood, claims, draws and replays.
use shogi::{Claim, Color, GameRules};

use super::{
    super::{BoardIntent, BoardTarget, GameEvent, GameOptions, PlayedGame, Selection, Snapshot},
    seconds, touch_move,
};

/// The game of an address's keys.
#[track_caller]
fn game(sfen: &str, rules: &str) -> PlayedGame {
    timed(sfen, rules, "")
}

#[track_caller]
fn timed(sfen: &str, rules: &str, time: &str) -> PlayedGame {
    let query = format!("sfen={}&rules={rules}{time}", sfen.replace('+', "%2B"));
    PlayedGame::from_query(&query).unwrap_or_else(|errors| panic!("{query}: {errors:?}"))
}

const EVEN: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

/// Moves wood as a board does: `7g7f`, `P*5e` of the side to move, `-P*5e` of White,
/// with `+` turned over.
#[track_caller]
fn put(game: &mut PlayedGame, text: &str) -> Vec<GameEvent> {
    let ply = game.game().parse_ply(text).expect("a move");
    let from = match ply.mv.origin(ply.by) {
        shogi::Origin::Board(square) => BoardTarget::Square(square),
        shogi::Origin::Hand(color, kind) => BoardTarget::Hand(color, kind),
    };
    game.handle(BoardIntent::Touch(from), seconds(1));
    let events = game.handle(
        BoardIntent::Touch(BoardTarget::Square(ply.mv.to())),
        seconds(1),
    );
    match game.selection() {
        Selection::Promoting { .. } => {
            game.handle(BoardIntent::Promote(ply.mv.promotes()), seconds(1))
        }
        _ => events,
    }
}

fn outcome(game: &PlayedGame) -> Option<String> {
    game.game().outcome().map(|outcome| outcome.to_string())
}

/// A game is kept and comes back with its end, its foul and its table.
#[track_caller]
fn check_kept(game: &PlayedGame) {
    let kept = Snapshot {
        game: game.clone(),
        set_at: 1,
        address: None,
        drawn: "a=b&c=%25".to_owned(),
        remote: None,
    };
    let text = kept.to_stored(seconds(1));
    let again = Snapshot::from_stored(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(outcome(&again.game), outcome(game));
    assert_eq!(again.game.game().setup(), game.game().setup());
    assert_eq!(again.game.known_illegal_ply(), game.known_illegal_ply());
    assert_eq!(again.game.times(), game.times());
    assert_eq!(
        again.game.game().pending_claim(),
        game.game().pending_claim()
    );
    assert_eq!(again.drawn, kept.drawn);
}

#[test]
fn an_illegal_move_is_made_and_loses() {
    for (sfen, mv, why) in [
        ("4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "P*5e", "nifu"),
        ("8k/9/7G1/9/9/9/9/9/R3K4 b P 1", "9i9a", "legal"),
        ("R6sk/9/7G1/9/9/9/9/9/4K4 b P 1", "P*1b", "uchifuzume"),
        ("4k4/9/9/9/9/9/9/9/4K4 b N 1", "N*5b", "dead_piece"),
        ("4k4/9/9/9/9/9/9/9/4K4 b S 1", "S*5e+", "promoted_drop"),
        (EVEN, "3c3d", "not_your_turn"),
        ("4k4/9/9/9/4r4/9/9/9/4K4 b P 1", "P*1e", "king_in_check"),
        ("4k4/9/9/9/4r4/9/9/4G4/4K4 b - 1", "5h4h", "king_in_check"),
        (EVEN, "7g7e", "wrong_movement"),
        (EVEN, "7g7f+", "may_not_promote"),
        (EVEN, "2h2d", "blocked"),
    ] {
        let mut game = game(sfen, "standard,illegal-moves=lose");
        put(&mut game, mv);
        let by = game.game().plies().last().expect("the move was made").by;
        let foul = game
            .known_illegal_ply()
            .map_or("legal", |foul| foul.why.id());
        assert_eq!(foul, why, "{sfen}: {mv}");
        if why != "legal" {
            assert_eq!(outcome(&game), Some(format!("{}:illegal_move", !by)));
            assert_eq!(game.mover(), None);
            assert!(!game.can_undo());
        }
        check_kept(&game);
    }
}

#[test]
fn a_king_is_never_captured() {
    let mut game = game(EVEN, "standard,illegal-moves=unrefereed");
    assert_eq!(
        put(&mut game, "2h5a"),
        [GameEvent::Started, GameEvent::KingSpared]
    );
    assert!(game.game().plies().is_empty());
    // Nor out of turn, where nothing before was illegal.
    let mut game = self::game(
        "3k5/9/9/9/4R4/9/9/4K4/9 b - 1",
        "standard,illegal-moves=unrefereed",
    );
    put(&mut game, "5e6e");
    assert_eq!(put(&mut game, "6e6a"), [GameEvent::KingSpared]);
    let sfen = "4k4/9/9/9/4r4/9/9/4G4/4K4 b - 1";
    let mut game = self::game(sfen, "standard,illegal-moves=unrefereed");
    put(&mut game, "5h4h");
    assert_eq!(outcome(&game), None);
    put(&mut game, "5e5i");
    assert_eq!(outcome(&game).as_deref(), Some("white:illegal_move"));
    check_kept(&game);
}

#[test]
fn an_illegal_move_is_taken_back() {
    let mut game = timed(EVEN, "friendly", "&main=600");
    put(&mut game, "2h2d");
    assert!(game.game().must_take_back());
    assert_eq!(game.side_to_act(), Color::Black);
    assert_eq!(game.mover(), None);
    assert_eq!(game.clock().running(), Some(Color::Black));
    check_kept(&game);
    assert!(put(&mut game, "7g7f").is_empty());
    let deadline = game.clock().deadline();
    let events = game.claim(Color::Black, Claim::TakeBack, seconds(20));
    assert!(matches!(events[..], [GameEvent::Undone(_)]));
    assert_eq!(game.clock().deadline(), deadline);
    put(&mut game, "7g7f");
    assert_eq!(game.side_to_act(), Color::White);
    assert_eq!(game.times().len(), 1);
}

#[test]
fn a_move_out_of_turn_leaves_the_clock() {
    let mut game = timed(EVEN, "standard,illegal-moves=unrefereed", "&main=600");
    for mv in ["7g7f", "2g2f", "3c3d"] {
        put(&mut game, mv);
    }
    assert_eq!(game.clock().running(), Some(Color::Black));
    assert_eq!(game.game().turn(), Color::Black);
    check_kept(&game);
}

#[test]
fn a_breach_decides_when_it_is_found() {
    for (rules, end) in [
        ("standard,illegal-moves=unrefereed", "black:resignation"),
        (
            "standard,illegal-moves=unrefereed,foul-after-resignation=foul-loses",
            "white:illegal_move",
        ),
    ] {
        let mut game = game(EVEN, rules);
        put(&mut game, "2h2d");
        put(&mut game, "3c3d");
        put(&mut game, "7g7f");
        assert_eq!(outcome(&game), None);
        assert_eq!(game.known_illegal_ply(), None);
        game.resign(seconds(2));
        assert_eq!(outcome(&game).as_deref(), Some(end));
        assert_eq!(game.known_illegal_ply().map(|foul| foul.index), Some(0));
        check_kept(&game);
    }
    let mut game = game(EVEN, "standard,illegal-moves=unrefereed");
    put(&mut game, "7g7f");
    let events = game.claim(Color::White, Claim::PointOut, seconds(2));
    assert_eq!(events, [GameEvent::NoIllegalMove]);
    put(&mut game, "8b8e");
    game.claim(Color::Black, Claim::PointOut, seconds(3));
    assert_eq!(outcome(&game).as_deref(), Some("black:illegal_move"));
}

const ENTERED: &str = "G8/4K4/PPPPPPPPP/9/9/7ss/7sk/9/9 b 2R2B 1";

#[test]
fn claims_end_games_and_are_kept() {
    for (sfen, rules, claims, end) in [
        (
            ENTERED,
            "standard",
            &[(Color::Black, Claim::Declare)][..],
            "black:declaration27",
        ),
        (
            EVEN,
            "standard",
            &[(Color::Black, Claim::Declare)],
            "white:declaration_failed",
        ),
        (
            ENTERED,
            "standard,agreement=24,kings-entered=one",
            &[
                (Color::Black, Claim::RequestCount),
                (Color::White, Claim::RefuseCount),
                (Color::Black, Claim::RequestCount),
                (Color::White, Claim::AgreeCount),
            ],
            "black:impasse24",
        ),
        (
            ENTERED,
            "standard,agreement=24,kings-entered=one,count-by=one-side",
            &[(Color::Black, Claim::RequestCount)],
            "black:impasse24",
        ),
        (
            EVEN,
            "standard,draw-by-agreement=on",
            &[
                (Color::Black, Claim::OfferDraw),
                (Color::White, Claim::AcceptDraw),
            ],
            "none:agreement",
        ),
    ] {
        let mut game = game(sfen, rules);
        for &(by, claim) in claims {
            assert!(game.may_claim(by, claim), "{rules}: {claim:?}");
            assert!(!game.may_claim(!by, claim), "{rules}: {claim:?}");
            game.claim(by, claim, seconds(1));
            check_kept(&game);
        }
        assert_eq!(outcome(&game).as_deref(), Some(end));
        check_kept(&game);
    }
}

fn repeat(game: &mut PlayedGame) {
    for mv in ["2h3h", "8b7b", "3h2h", "7b8b"].repeat(3) {
        put(game, mv);
    }
}

#[test]
fn a_draw_is_replayed_with_sides_reversed() {
    let time = "&black-main=600&white-main=300&white-byoyomi=10&black-name=A&white-name=B";
    let rules = "standard,replay-time=remaining,replay-minutes=2";
    let mut game = timed(EVEN, rules, time);
    assert_eq!(game.rematch(), None);
    // Black thinks for 20 seconds a move, White for 40: 480 and 60 are left.
    let mut now = 0;
    for mv in ["2h3h", "8b7b", "3h2h", "7b8b"].repeat(3) {
        if game.clock().running().is_none() {
            game.start(seconds(0));
        }
        now += if game.side_to_act() == Color::Black {
            20
        } else {
            40
        };
        touch_move(&mut game, mv, seconds(now));
    }
    assert_eq!(outcome(&game).as_deref(), Some("none:repetition"));
    check_kept(&game);
    let replay = game.rematch().expect("a replay");
    assert_eq!((&*replay.names.black, &*replay.names.white), ("B", "A"));
    // Both get the minute that White lacks.
    assert_eq!(replay.controls.black.main(), seconds(120));
    assert_eq!(replay.controls.white.main(), seconds(540));
    assert!(replay.controls.black.byoyomi_periods().is_some());

    let mut stands = self::game(EVEN, "standard,after-draw=stands");
    repeat(&mut stands);
    assert_eq!((outcome(&stands).is_some(), stands.rematch()), (true, None));
}

#[test]
fn the_giver_of_a_handicap_stays_the_giver() {
    let query = "handicap=lance&black-name=A&white-name=B";
    let mut game = PlayedGame::from_query(query).expect("a game");
    for mv in ["8b7b", "2h3h", "7b8b", "3h2h"].repeat(3) {
        put(&mut game, mv);
    }
    let replay = game.rematch().expect("a replay");
    let setup: &GameOptions = game.options();
    assert_eq!(&replay, setup);
    assert_eq!(replay.rules, GameRules::STANDARD);
}

#[test]
fn who_may_move_gives_up_at_its_komadai() {
    let mut game = game(EVEN, "standard");
    let give_up = |by, sure| BoardIntent::Resign { by, sure };
    assert_eq!(game.resigner(), Some(Color::Black));
    assert!(
        game.handle(give_up(Color::White, true), seconds(1))
            .is_empty()
    );
    assert!(
        game.handle(give_up(Color::Black, false), seconds(1))
            .is_empty()
    );
    assert_eq!(game.resigned(), None);
    game.handle(give_up(Color::Black, true), seconds(1));
    assert_eq!(outcome(&game).as_deref(), Some("white:resignation"));
    assert_eq!(
        (game.resigned(), game.resigner()),
        (Some(Color::Black), None)
    );
    assert!(
        game.handle(give_up(Color::White, true), seconds(2))
            .is_empty()
    );
}

#[test]
fn a_mated_side_has_to_give_up_where_mate_does_not_end_the_game() {
    let mate = "8k/9/7G1/9/9/9/9/9/R3K4 b G 1";
    for (rules, drop, waits) in [
        ("standard", "G*1b", false),
        ("standard,mate-ends-game=off", "G*1b", true),
        ("standard,mate-ends-game=off", "G*5e", false),
    ] {
        let mut game = game(mate, rules);
        assert!(!game.awaits_resignation());
        put(&mut game, drop);
        assert_eq!(game.awaits_resignation(), waits, "{rules}: {drop}");
        assert_eq!(game.resigner().is_some(), rules != "standard");
    }
}
