use shogi::{Claim, Color, EndReason, Move};

use super::super::{
    Action, ChangedOption, Difference, GameId, KeptGame, Receipt, ReceiveError, SentGame,
};
use super::{act, black, date, days, exchanged, next, options, sent};

const RULES: &str = "draw-by-agreement=on";

/// The game of the other side that had not heard of the last actions.
fn other(rules: &str, actions: &str, side: usize) -> KeptGame {
    exchanged(rules, actions)[side].clone()
}

fn moves(difference: Difference) -> (usize, String, String) {
    let Difference { number, kept, now } = difference;
    (number, kept.to_string(), now.to_string())
}

#[test]
fn a_game_is_exchanged() {
    let start = black("standard");
    let first = act(&start, "7g7f").with_handed_out(date("2026-02-14"));
    let white = KeptGame::from_sent(&sent(&first));
    assert_eq!(white.side(), Color::White);
    assert_eq!(white.days(), days(3));
    assert_eq!(white.received(), Some(date("2026-02-14")));
    let white = act(&white, "3c3d");
    let answer = white.to_sent(date("2026-02-16")).unwrap();
    let black = next(&first, &answer);
    assert_eq!(black.received(), Some(date("2026-02-16")));
    assert_eq!(black.handed_out(), None);
    assert_eq!(black.game(), white.game());
}

#[test]
fn an_invitation_may_leave_the_first_move_to_the_other_side() {
    let id = GameId::new([1; 16]);
    let white = KeptGame::new(id, Color::White, options("standard"), None).unwrap();
    assert!(white.is_to_be_sent());
    let invitation = sent(&white);
    assert_eq!(invitation.to(), Color::Black);
    assert_eq!(white.receive(&invitation), Ok(Receipt::Own));
    let black = KeptGame::from_sent(&invitation);
    assert!(black.is_invitation());
    let black = act(&black, "7g7f");
    assert!(!black.is_invitation());
    assert_eq!(black.receive(&invitation), Ok(Receipt::Old));
    let white = next(&white.with_handed_out(date("2026-02-14")), &sent(&black));
    assert!(!white.is_invitation());
    assert_eq!(white.game().next_side(), Color::White);
    assert_eq!(white.receive(&invitation), Ok(Receipt::Own));
}

#[test]
fn claims_and_answers_are_exchanged() {
    let [black, white] = exchanged(RULES, "7g7f 3c3d offer_draw refuse_draw");
    assert_eq!(black.game(), white.game());
    assert_eq!(black.game().next_side(), Color::Black);
    // The state before the offer is another one, although the board is the same.
    let before = exchanged(RULES, "7g7f 3c3d")[1].clone();
    assert_eq!(black.receive(&sent(&before)), Ok(Receipt::Old));
    let [black, white] = exchanged(RULES, "7g7f 3c3d offer_draw accept_draw");
    assert_eq!(black.game(), white.game());
    let outcome = black.outcome().unwrap();
    assert_eq!(outcome.reason, EndReason::Agreement);
    assert_eq!(black.to_sent(date("2026-02-14")), None);
    let [black, _] = exchanged(RULES, "7g7f resign");
    assert_eq!(black.outcome().unwrap().winner, Some(Color::Black));
}

#[test]
fn a_count_is_asked_for_and_agreed_on() {
    let mut options = options("agreement=24");
    let sfen = "K8/GGSS5/RB7/9/9/9/7br/5ssgg/8k b 9P9p 1";
    options.start = shogi::Position::from_sfen(sfen, shogi::Strictness::Game).unwrap();
    let black = KeptGame::new(GameId::new([4; 16]), Color::Black, options, None).unwrap();
    let asked = act(&black, "ask_count").with_handed_out(date("2026-02-14"));
    let white = KeptGame::from_sent(&sent(&asked));
    assert_eq!(
        white.game().game().pending_claim(),
        Some((Color::Black, Claim::RequestCount))
    );
    let refused = next(&asked, &sent(&act(&white, "refuse_count")));
    assert_eq!(
        (refused.outcome(), refused.game().next_side()),
        (None, Color::Black)
    );
    let counted = act(&white, "agree_count");
    let told = next(&asked, &sent(&counted));
    assert_eq!(told.outcome().unwrap().reason, EndReason::Impasse24);
    assert_eq!(told.outcome(), counted.outcome());
    assert_eq!(KeptGame::from_stored(&told.to_stored()).unwrap(), told);
}

#[test]
fn the_same_address_again_is_seen() {
    let [black, white] = exchanged(RULES, "7g7f 3c3d");
    assert_eq!(black.receive(&sent(&white)), Ok(Receipt::Seen));
    // The date of sending does not make another address of it.
    let mut late = sent(&white);
    late.sent = date("2027-01-01");
    assert_eq!(black.receive(&late), Ok(Receipt::Seen));
}

#[test]
fn an_earlier_address_is_old() {
    let early = sent(&other(RULES, "7g7f 3c3d", 1));
    for actions in ["7g7f 3c3d 2g2f 8c8d", "7g7f 3c3d 2g2f"] {
        let kept = other(RULES, actions, 0);
        assert_eq!(kept.receive(&early), Ok(Receipt::Old));
    }
    let kept = act(&other(RULES, "7g7f 3c3d", 0), "2g2f");
    assert_eq!(kept.receive(&early), Ok(Receipt::Old));
}

#[test]
fn an_address_of_ones_own_is_recognised() {
    let kept = other(RULES, "7g7f 3c3d 2g2f", 0);
    assert_eq!(kept.receive(&sent(&kept)), Ok(Receipt::Own));
    let first = sent(&other(RULES, "7g7f", 0));
    assert_eq!(kept.receive(&first), Ok(Receipt::Own));
    let elsewhere = sent(&other(RULES, "7g7f 3c3d 2h7h", 0));
    assert_eq!(kept.receive(&elsewhere), Err(ReceiveError::WrongSide));
}

#[test]
fn an_answer_to_an_action_that_was_not_handed_out_is_taken() {
    let kept = act(&other(RULES, "7g7f 3c3d", 0), "2g2f");
    let answer = sent(&other(RULES, "7g7f 3c3d 2g2f 8c8d", 1));
    assert_eq!(next(&kept, &answer).game(), answer.game());
}

#[test]
fn the_first_answer_counts() {
    let kept = other(RULES, "7g7f 3c3d 2g2f 8c8d", 0);
    let second = sent(&other(RULES, "7g7f 3c3d 2g2f 4c4d", 1));
    let resigned = sent(&other(RULES, "7g7f 3c3d 2g2f resign", 1));
    // Whether or not this side has answered.
    for kept in [kept.clone(), act(&kept, "2f2e")] {
        match kept.receive(&second) {
            Err(ReceiveError::SecondAnswer(it)) => {
                assert_eq!(moves(it), (4, "8c8d".to_owned(), "4c4d".to_owned()));
            }
            other => panic!("{other:?}"),
        }
        match kept.receive(&resigned) {
            Err(ReceiveError::SecondAnswer(it)) => {
                let (by, claim) = (Color::White, Claim::Resign);
                assert_eq!((it.number, it.now), (4, Action::Claim { by, claim }));
            }
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn an_earlier_move_is_another_one() {
    let kept = other(RULES, "7g7f 3c3d 2g2f 8c8d", 0);
    for (actions, number, before, now) in [
        ("7g7f 4c4d", 2, "3c3d", "4c4d"),
        ("7g7f 3c3d 2h7h 8c8d", 3, "2g2f", "2h7h"),
        ("7g7f 3c3d 2g2f 4c4d 2f2e 8c8d", 4, "8c8d", "4c4d"),
    ] {
        match kept.receive(&sent(&other(RULES, actions, 1))) {
            Err(ReceiveError::Altered(it)) => {
                assert_eq!(moves(it), (number, before.to_owned(), now.to_owned()));
            }
            other => panic!("{actions}: {other:?}"),
        }
    }
}

#[test]
fn a_move_in_our_name_is_not_taken() {
    let ahead = sent(&other(RULES, "7g7f 3c3d 2g2f 8c8d", 1));
    let expect = |number, mv: &str| {
        let (by, mv): (_, Move) = (Color::Black, mv.parse().unwrap());
        let action = Action::Move(shogi::Ply { by, mv });
        Err(ReceiveError::InOurName { number, action })
    };
    let to_act = other(RULES, "7g7f 3c3d", 0);
    assert_eq!(to_act.receive(&ahead), expect(3, "2g2f"));
    let waiting = other(RULES, "7g7f", 0);
    assert_eq!(waiting.receive(&ahead), expect(3, "2g2f"));
    assert_eq!(black(RULES).receive(&ahead), expect(1, "7g7f"));
}

#[test]
fn what_was_agreed_cannot_be_changed() {
    let kept = other(RULES, "7g7f", 0);
    let answer = sent(&other(RULES, "7g7f 3c3d", 1));
    let changed = |change: &dyn Fn(&mut SentGame)| {
        let mut sent = answer.clone();
        change(&mut sent);
        kept.receive(&sent)
    };
    let renamed = changed(&|sent| {
        let mut options = options(RULES);
        options.names.white = "Somebody".to_owned();
        sent.game = replayed(sent, options);
    });
    let name = ChangedOption::Name(Color::White);
    assert_eq!(renamed, Err(ReceiveError::Option(name)));
    let ruled = changed(&|sent| sent.game = replayed(sent, options("standard")));
    assert_eq!(ruled, Err(ReceiveError::Option(ChangedOption::Rules)));
    let started = changed(&|sent| {
        let mut options = options(RULES);
        let text = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 5";
        options.start = shogi::Position::from_sfen(text, shogi::Strictness::Game).unwrap();
        sent.game = replayed(sent, options);
    });
    assert_eq!(started, Err(ReceiveError::Option(ChangedOption::Start)));
    let hurried = changed(&|sent| sent.days = days(1));
    assert_eq!(hurried, Err(ReceiveError::Option(ChangedOption::Days)));
    let elsewhere = changed(&|sent| sent.id = GameId::new([0; 16]));
    assert_eq!(elsewhere, Err(ReceiveError::OtherGame));
}

fn replayed(sent: &SentGame, options: komadai_model::GameOptions) -> super::super::GameActions {
    let mut game = super::super::GameActions::new(options);
    for &action in sent.game().actions() {
        game.act(action).expect("the same action");
    }
    game
}

#[test]
fn a_game_that_is_over_does_not_change() {
    let kept = other(RULES, "7g7f resign", 0);
    let outcome = kept.outcome().unwrap();
    for actions in ["7g7f 3c3d", "2g2f 3c3d"] {
        match kept.receive(&sent(&other(RULES, actions, 1))) {
            Err(ReceiveError::Over { outcome: it, .. }) => assert_eq!(it, outcome),
            other => panic!("{actions}: {other:?}"),
        }
    }
    assert_eq!(
        kept.receive(&sent(&other(RULES, "7g7f resign", 1))),
        Ok(Receipt::Seen)
    );
}
