use data_encoding::BASE64URL_NOPAD;
use komadai_model::{AddressError, form_urlencoded};
use shogi::{Claim, Color, GameError};

use super::super::{Action, ActionError, SentGame, SentGameError};
use super::{act, black, date, exchanged, sent};

/// The query of these pairs with a check that fits.
fn with_check(pairs: &str) -> String {
    let pairs: Vec<_> = form_urlencoded::decode(pairs).map(Result::unwrap).collect();
    let pairs = pairs.iter().map(|(key, value)| (&**key, &**value));
    let query = form_urlencoded::encode(pairs);
    let label: &[u8] = b"komadai game by correspondence";
    let digest = crate::digest(&[label, query.as_bytes()]);
    format!("{query}&check={}", BASE64URL_NOPAD.encode(&digest[..6]))
}

const REST: &str = "&id=c2l4dGVlbiBsZXR0ZXJzIQ&to=white&sent=2026-02-14";

fn errors(pairs: &str) -> Vec<SentGameError> {
    SentGame::from_query(&with_check(pairs)).expect_err(pairs)
}

#[test]
fn the_documented_address() {
    let query = sent(&act(&black("standard"), "7g7f")).to_query();
    let expected = with_check(
        "sfen=lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL+b+-+1&moves=7g7f\
         &black-name=Anna+M%C3%BCller&white-name=%E6%B8%A1%E8%BE%BA\
         &id=c2l4dGVlbiBsZXR0ZXJzIQ&to=white&days=3&sent=2026-02-14",
    );
    assert_eq!(query, expected);
    let [game, _] = exchanged(
        "friendly,draw-by-agreement=on",
        "7g7f 3c3d offer_draw refuse_draw",
    );
    let query = act(&game, "2g2f")
        .to_sent(date("2026-02-14"))
        .unwrap()
        .to_query();
    assert!(query.contains("&moves=7g7f+3c3d+2g2f&"), "{query}");
    assert!(
        query.contains("&claims=2-offer_draw+2-refuse_draw&"),
        "{query}"
    );
}

#[test]
fn a_start_may_be_a_handicap_and_the_rest_left_out() {
    let query =
        with_check("handicap=two-pieces&id=c2l4dGVlbiBsZXR0ZXJzIQ&to=white&sent=2026-02-14");
    let sent = SentGame::from_query(&query).unwrap();
    assert_eq!(sent.to(), Color::White);
    assert_eq!(sent.days(), None);
    assert_eq!(sent.sent(), date("2026-02-14"));
    assert!(sent.game().options().is_handicap());
}

#[test]
fn a_damaged_address_is_told_as_such() {
    let query = sent(&act(&black("standard"), "7g7f")).to_query();
    let check = query.rfind("&check").unwrap();
    for (query, error) in [
        ("", SentGameError::NoCheck),
        (&query[..40], SentGameError::NoCheck),
        (&query[..check], SentGameError::NoCheck),
        (&query[..check + 7], SentGameError::Check),
        (&query[..query.len() - 1], SentGameError::Check),
        (&format!("{query}."), SentGameError::Check),
        (&format!("{query}&x=y"), SentGameError::NoCheck),
        (&query.replace("7g7f", "2g2f"), SentGameError::Check),
        (&query.replace("days=3", "days=9"), SentGameError::Check),
        (
            &"x".repeat(SentGame::MAX_LENGTH + 1),
            SentGameError::TooLong { length: 20_001 },
        ),
    ] {
        assert_eq!(SentGame::from_query(query), Err(vec![error]), "{query}");
    }
    let pair = "moves=%F".to_owned();
    let error = SentGameError::Address(AddressError::Encoding { pair });
    let cut = SentGame::from_query("sfen=startpos&moves=%F");
    assert_eq!(cut, Err(vec![error]));
}

#[test]
fn another_way_to_encode_the_same_is_read() {
    let game = sent(&act(&black("standard"), "7g7f"));
    let query = game.to_query();
    let other = query.replace("+b+", "%20b%20").replace("%C3%BC", "%c3%bc");
    let other = other.replace('/', "%2F");
    assert_ne!(query, other);
    assert_eq!(SentGame::from_query(&other), Ok(game));
}

#[test]
fn all_that_is_wrong_is_told_key_by_key() {
    let found = errors(
        "handicap=none&moves=7g7f&rules=odd&id=short&to=red&days=100&sent=2026-02-30&main=600\
         &black=human&white-name=a%E2%80%AE&claims=x&color=blue&days=5",
    );
    let text = |text: &str| text.to_owned();
    for error in [
        AddressError::Handicap {
            value: text("none"),
        }
        .into(),
        AddressError::UnknownKey { key: text("black") }.into(),
        AddressError::UnknownKey { key: text("color") }.into(),
        AddressError::Repeated { key: text("days") }.into(),
        SentGameError::Id {
            value: text("short"),
        },
        SentGameError::To { value: text("red") },
        SentGameError::Days { value: text("100") },
        SentGameError::Sent {
            value: text("2026-02-30"),
        },
        SentGameError::Clock { key: text("main") },
        SentGameError::Name {
            key: text("white-name"),
        },
        SentGameError::Claim { text: text("x") },
    ] {
        assert!(found.contains(&error), "{error:?} is not among {found:?}");
    }
    assert_eq!(found.len(), 12, "{found:?}");
    assert_eq!(
        errors("moves=7g7f"),
        ["id", "to", "sent"].map(|key| SentGameError::Missing { key })
    );
}

#[test]
fn a_clock_is_refused() {
    for key in ["main", "byoyomi", "white-increment", "black-extra-periods"] {
        let expected = SentGameError::Clock {
            key: key.to_owned(),
        };
        assert_eq!(errors(&format!("moves=7g7f&{key}=0{REST}")), [expected]);
    }
}

#[test]
fn a_move_that_cannot_be_played_is_named() {
    match &*errors(&format!("moves=7g7f+3c3d+8h2b%2B+5a5d{REST}")) {
        [
            SentGameError::Address(AddressError::Move {
                number: 4,
                mv,
                error: GameError::Illegal(_),
            }),
        ] => assert_eq!(mv.to_string(), "5a5d"),
        other => panic!("{other:?}"),
    }
    match &*errors(&format!("moves=7g7f+king{REST}")) {
        [SentGameError::Address(AddressError::NoMove { number: 2, text })] => {
            assert_eq!(text, "king");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_side_has_to_be_the_one_that_is_to_act() {
    let to = Color::White;
    for (moves, claims) in [
        ("", ""),
        ("7g7f+3c3d", ""),
        ("7g7f", "&claims=1-resign"),
        ("7g7f", "&claims=1-offer_draw"),
        ("7g7f+3c3d", "&claims=2-offer_draw+2-refuse_draw"),
    ] {
        let pairs = format!("moves={moves}&rules=draw-by-agreement=on{claims}{REST}");
        assert_eq!(errors(&pairs), [SentGameError::WrongSide { to }], "{pairs}");
    }
}

#[test]
fn what_cannot_be_claimed_is_refused() {
    let by = Color::Black;
    let cases = [
        ("1-accept_draw", 2, !by, Claim::AcceptDraw),
        ("1-take_back", 2, !by, Claim::TakeBack),
        ("0-ask_count", 1, by, Claim::RequestCount),
        ("2-offer_draw", 3, by, Claim::OfferDraw),
    ];
    for (claims, number, by, claim) in cases {
        match &*errors(&format!("moves=7g7f+3c3d&claims={claims}{REST}")) {
            [
                SentGameError::Action {
                    number: found,
                    action,
                    error: ActionError::Claim(_),
                },
            ] => {
                assert_eq!(*action, Action::Claim { by, claim });
                assert_eq!(*found, number);
            }
            other => panic!("{claims}: {other:?}"),
        }
    }
    for claims in [
        "9-resign",
        "1-offer_draw+0-offer_draw",
        "99999999999999999999-resign",
    ] {
        let pairs = format!("moves=7g7f+3c3d&rules=draw-by-agreement=on&claims={claims}{REST}");
        let found = errors(&pairs);
        assert!(
            matches!(
                *found,
                [SentGameError::ClaimPlace { .. }
                    | SentGameError::Claim { .. }
                    | SentGameError::Action { .. }]
            ),
            "{claims}: {found:?}"
        );
    }
}

#[test]
fn nothing_is_done_out_of_turn_or_after_the_end() {
    // Without a referee moves out of turn could be played.
    let out_of_turn = "moves=7g7f+2g2f&rules=illegal-moves=unrefereed";
    let after_end = "moves=7g7f+3c3d&claims=1-resign";
    let unanswered = "moves=7g7f+3c3d+2g2f&rules=draw-by-agreement=on&claims=2-offer_draw";
    let foul = "moves=7g7f+3c3d+8h8c&rules=friendly";
    for (pairs, number, is_expected) in [
        (out_of_turn, 2, |error| error == ActionError::NotYourTurn),
        (after_end, 2, |error| matches!(error, ActionError::Over(_))),
        (unanswered, 3, |error| error == ActionError::NotYourTurn),
        (foul, 3, |error| error == ActionError::TakeBackFirst),
    ] as [(&str, usize, fn(ActionError) -> bool); 4]
    {
        match &*errors(&format!("{pairs}{REST}")) {
            [
                SentGameError::Action {
                    number: found,
                    error,
                    ..
                },
            ] => {
                assert!(
                    *found == number && is_expected(*error),
                    "{pairs}: {error:?}"
                );
            }
            other => panic!("{pairs}: {other:?}"),
        }
    }
    let mated = "sfen=4k4/4G4/4P4/9/9/9/9/9/4K4+w+-+1";
    assert!(matches!(
        *errors(&format!("{mated}{REST}")),
        [SentGameError::OverAtStart(_)]
    ));
}
