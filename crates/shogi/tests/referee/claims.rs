//! What may be asked of a game, by whom, and what comes of it.

use komadai_shogi::{Claim, ClaimError, Color, Game, GameError};

use crate::support::{game, make, told};

/// Both kings have entered: 28 points for Black, 26 for White, who is to move.
const BOTH_IN: &str =
    "5+B+P2/K+P+L+P+R+P3/+P+P+N1P4/9/9/9/2p+p+pgsg1/1+p1+n+b+n1kg/9 w G2SNL4Prs2l3p 1";
/// 8 points for Black, 46 for White, who is to move.
const FAR_APART: &str =
    "1+N2+N4/1K7/1+N+P6/9/5g3/4L1s2/1+l2pPg1+s/1s2b1b1+p/1+r4+p1k w 2Pr2gsn2l11p 378";
/// One king has entered; 24 points for Black, 23 for White.
const ONE_IN: &str = "4K4/9/9/9/9/4k4/9/9/9 b 2R2B4P4s4n2l13p 1";
/// Black can declare with 30 points.
const DECLARABLE: &str = "G8/4K4/PPPPPPPPP/9/9/7ss/7sk/9/9 b 2R2B 1";
const REPEATED: &str = "2h3h 8b7b 3h2h 7b8b";

/// What may be claimed now, in order.
#[track_caller]
fn check_claims(game: &Game, expected: &str) {
    let claims: Vec<String> = game
        .claims()
        .iter()
        .map(|(by, claim)| format!("{by}:{}", claim.name()))
        .collect();
    assert_eq!(claims.join(" "), expected);
}

/// A claim and how it ends the game, `-` if it does not.
#[track_caller]
fn claim(game: &mut Game, by: Color, claim: Claim, expected: &str) {
    let outcome = game
        .claim(by, claim)
        .unwrap_or_else(|error| panic!("{by}: {claim:?}: {error}"));
    assert_eq!(told(outcome), expected);
    assert_eq!(game.outcome(), outcome);
    if let Some(outcome) = outcome {
        assert_eq!(game.pending_claim(), None);
        for &again in Claim::ALL.iter().filter(|&&one| one != Claim::PointOut) {
            let over = Err(ClaimError::Over(outcome));
            assert_eq!(Color::ALL.map(|by| game.claim(by, again)), [over; 2]);
        }
    }
}

/// A claim that may not be made now, and changes nothing.
#[track_caller]
fn check_refused(game: &mut Game, by: Color, claim: Claim) {
    let (asked, status) = (game.pending_claim(), game.status());
    assert!(!game.may_claim(by, claim), "{by}: {claim:?}");
    assert_eq!(game.claim(by, claim), Err(ClaimError::NotNow));
    assert_eq!((game.pending_claim(), game.status()), (asked, status));
}

#[test]
fn one_resigns_on_ones_own_turn() {
    let mut game = game("standard", "startpos", "7g7f");
    check_claims(&game, "white:resign white:declare");
    check_refused(&mut game, Color::Black, Claim::Resign);
    claim(&mut game, Color::White, Claim::Resign, "black:resignation");
    check_claims(&game, "");
}

#[test]
fn one_declares_on_ones_own_turn() {
    for (rules, outcome) in [
        ("standard", "black:declaration27"),
        ("standard,declaration=24", "none:declaration24"),
    ] {
        let mut game = game(rules, DECLARABLE, "");
        check_refused(&mut game, Color::White, Claim::Declare);
        claim(&mut game, Color::Black, Claim::Declare, outcome);
    }
}

#[test]
fn a_declaration_that_lacks_something_loses() {
    let mut early = game("standard", "startpos", "7g7f");
    claim(
        &mut early,
        Color::White,
        Claim::Declare,
        "black:declaration_failed",
    );
    let mut early = game("professional", "startpos", "");
    claim(
        &mut early,
        Color::Black,
        Claim::Declare,
        "white:declaration_failed",
    );
    let mut without = game("try", DECLARABLE, "");
    check_refused(&mut without, Color::Black, Claim::Declare);
}

#[test]
fn with_31_points_a_declaration_of_24_wins() {
    let sfen = "RRBBK4/PPPPPP3/9/9/9/9/9/9/4k4 b 5P 1";
    let mut game = game("professional", sfen, "");
    claim(
        &mut game,
        Color::Black,
        Claim::Declare,
        "black:declaration24",
    );
}

#[test]
fn a_declaration_counts_before_the_limit_only() {
    let moves = "R*1i 1g2h";
    let mut at_limit = game("standard,move-limit=1", DECLARABLE, moves);
    assert_eq!(at_limit.outcome(), None);
    check_refused(&mut at_limit, Color::Black, Claim::Declare);
    check_claims(&at_limit, "black:resign");
    let in_check = game("standard,move-limit=1", DECLARABLE, "R*1i");
    check_claims(&in_check, "white:resign");
    let before = game("standard,move-limit=3", DECLARABLE, moves);
    check_claims(&before, "black:resign black:declare");
}

#[test]
fn a_count_needs_both_sides_wish() {
    let mut game = game("standard,declaration=none,agreement=24", BOTH_IN, "");
    check_claims(&game, "white:resign white:ask_count");
    check_refused(&mut game, Color::Black, Claim::RequestCount);
    check_refused(&mut game, Color::Black, Claim::AgreeCount);
    claim(&mut game, Color::White, Claim::RequestCount, "-");
    assert_eq!(
        game.pending_claim(),
        Some((Color::White, Claim::RequestCount))
    );
    check_claims(&game, "black:agree_count black:refuse_count white:resign");
    check_refused(&mut game, Color::White, Claim::RequestCount);
    check_refused(&mut game, Color::White, Claim::AgreeCount);

    claim(&mut game, Color::Black, Claim::RefuseCount, "-");
    assert_eq!(game.pending_claim(), None);
    claim(&mut game, Color::White, Claim::RequestCount, "-");
    claim(&mut game, Color::Black, Claim::AgreeCount, "none:impasse24");
}

#[test]
fn a_move_withdraws_what_was_asked() {
    let rules = "standard,agreement=24";
    let mut asked = game(rules, BOTH_IN, "");
    claim(&mut asked, Color::White, Claim::RequestCount, "-");
    make(&mut asked, "P*9e");
    assert_eq!(asked.pending_claim(), None);
    check_refused(&mut asked, Color::Black, Claim::AgreeCount);

    claim(&mut asked, Color::Black, Claim::RequestCount, "-");
    asked.undo();
    assert_eq!(asked.pending_claim(), None);
    check_claims(&asked, "white:resign white:declare white:ask_count");
}

#[test]
fn points_that_were_agreed_to_be_counted() {
    for (rules, sfen, moves, outcome) in [
        ("agreement=24", BOTH_IN, "", "none:impasse24"),
        ("agreement=24", BOTH_IN, "P*9e", "none:impasse24"),
        ("agreement=27", BOTH_IN, "", "black:impasse27"),
        ("agreement=27", BOTH_IN, "P*9e", "black:impasse27"),
        ("agreement=24", FAR_APART, "", "white:impasse24"),
        ("agreement=24", FAR_APART, "P*9f", "white:impasse24"),
        (
            "agreement=24,kings-entered=one",
            ONE_IN,
            "",
            "black:impasse24",
        ),
        (
            "agreement=24,kings-entered=one",
            ONE_IN,
            "P*5c",
            "black:impasse24",
        ),
        (
            "agreement=27",
            "4K4/9/9/9/9/9/9/9/4k4 b 2R2B7P4s4n4l11p4g 1",
            "",
            "white:impasse27",
        ),
    ] {
        let mut agreed = game(rules, sfen, moves);
        let by = agreed.turn();
        claim(&mut agreed, by, Claim::RequestCount, "-");
        claim(&mut agreed, !by, Claim::AgreeCount, outcome);
        let mut at_once = game(&format!("{rules},count-by=one-side"), sfen, moves);
        claim(&mut at_once, by, Claim::RequestCount, outcome);
    }
}

#[test]
fn points_that_cannot_be_counted() {
    let in_check = "4K4/3s5/9/9/9/9/9/9/4k4 b 2R2B4P3s4n2l14p 1";
    for (rules, sfen) in [
        ("agreement=24", ONE_IN),
        ("agreement=24", in_check),
        ("agreement=24,count-by=one-side", in_check),
        ("agreement=24,kings-entered=one", "startpos"),
        ("agreement=none", BOTH_IN),
    ] {
        let mut game = game(rules, sfen, "");
        let by = game.turn();
        check_refused(&mut game, by, Claim::RequestCount);
        check_refused(&mut game, !by, Claim::RequestCount);
    }
}

#[test]
fn a_draw_is_offered_and_accepted_or_not() {
    let mut game = game("draw-by-agreement=on,declaration=none", "startpos", "");
    check_claims(&game, "black:resign black:offer_draw");
    check_refused(&mut game, Color::White, Claim::AcceptDraw);
    claim(&mut game, Color::Black, Claim::OfferDraw, "-");
    check_claims(&game, "black:resign white:accept_draw white:refuse_draw");
    check_refused(&mut game, Color::Black, Claim::AcceptDraw);
    check_refused(&mut game, Color::White, Claim::AgreeCount);
    claim(&mut game, Color::White, Claim::RefuseDraw, "-");
    claim(&mut game, Color::Black, Claim::OfferDraw, "-");
    make(&mut game, "7g7f");
    check_refused(&mut game, Color::White, Claim::AcceptDraw);
    claim(&mut game, Color::White, Claim::OfferDraw, "-");
    claim(&mut game, Color::Black, Claim::AcceptDraw, "none:agreement");
}

#[test]
fn no_draw_is_offered_where_the_rules_know_none() {
    let mut game = game("standard", "startpos", REPEATED);
    check_refused(&mut game, Color::Black, Claim::OfferDraw);
}

#[test]
fn a_repetition_may_be_agreed_on_early() {
    let mut early = game("agreed-early=on", "startpos", "");
    check_refused(&mut early, Color::Black, Claim::OfferDraw);
    for text in REPEATED.split(' ') {
        make(&mut early, text);
    }
    claim(&mut early, Color::Black, Claim::OfferDraw, "-");
    claim(
        &mut early,
        Color::White,
        Claim::AcceptDraw,
        "none:repetition",
    );
    let outcome = early.outcome().expect("it has been drawn");
    assert!(outcome.allows_rematch());
}

#[test]
fn draws_that_are_replayed() {
    for (rules, start, moves, claims, is_replayable) in [
        ("move-limit=1", "startpos", "7g7f", &[][..], true),
        (
            "agreement=24",
            BOTH_IN,
            "",
            &[Claim::RequestCount, Claim::AgreeCount],
            true,
        ),
        (
            "agreement=27",
            BOTH_IN,
            "",
            &[Claim::RequestCount, Claim::AgreeCount],
            false,
        ),
        ("declaration=24", DECLARABLE, "", &[Claim::Declare], true),
        (
            "declaration=24",
            "RRBBK4/PPPPPP3/9/9/9/9/9/9/4k4 b 5P 1",
            "",
            &[Claim::Declare],
            false,
        ),
        (
            "agreement=24",
            FAR_APART,
            "",
            &[Claim::RequestCount, Claim::AgreeCount],
            false,
        ),
        ("declaration=27", DECLARABLE, "", &[Claim::Declare], false),
        (
            "draw-by-agreement=on",
            "startpos",
            "",
            &[Claim::OfferDraw, Claim::AcceptDraw],
            false,
        ),
    ] {
        let mut game = game(rules, start, moves);
        let by = game.turn();
        for (&claim, by) in claims.iter().zip([by, !by]) {
            game.claim(by, claim)
                .unwrap_or_else(|error| panic!("{rules}: {claim:?}: {error}"));
        }
        let outcome = game.outcome().expect("the game has ended");
        assert_eq!(
            outcome.allows_rematch(),
            is_replayable,
            "{rules}: {outcome}"
        );
    }
    let mut interrupted = game("standard", "startpos", "");
    let outcome = interrupted.interrupt().expect("the game goes on");
    assert!(!outcome.allows_rematch());
    assert_eq!(interrupted.interrupt(), Err(GameError::Over(outcome)));
}

#[test]
fn what_a_failed_claim_says() {
    let mut game = game("standard", "startpos", "");
    let now = game
        .claim(Color::White, Claim::Resign)
        .expect_err("not its turn");
    assert_eq!(now.to_string(), "this cannot be claimed now");
    let outcome = game.resign().expect("the game goes on");
    let over = game
        .claim(Color::Black, Claim::Resign)
        .expect_err("it is over");
    assert_eq!(over, ClaimError::Over(outcome));
    assert_eq!(over.to_string(), "the game is over: white:resignation");
}

#[test]
fn claims_are_undone_with_the_move() {
    let mut game = game("standard", "startpos", "7g7f 3c3d");
    game.resign().expect("the game goes on");
    assert_eq!(game.undo().map(|ply| ply.by), Some(Color::White));
    assert_eq!(game.outcome(), None);
    check_claims(&game, "white:resign white:declare");
}
