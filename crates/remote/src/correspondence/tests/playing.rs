use core::time::Duration;

use komadai_model::{PlayedGame, Seat};
use shogi::{Claim, Color, EndReason, clock::Preset};

use super::super::{ActionError, GameId, KeptGame, SentGame, SentGameError, UpdateError};
use super::{TODAY, act, action, black, date, exchanged, next, options, sent};

const NOW: Duration = Duration::ZERO;

fn play(board: &mut PlayedGame, usi: &str) {
    let ply = board.game().parse_ply(usi).expect("a move");
    let events = board.play_timed(ply, NOW, NOW);
    assert!(!events.is_empty(), "{usi}");
}

#[test]
fn the_board_is_for_one_side() {
    let [_, white] = exchanged("standard", "7g7f");
    let board = white.to_played();
    assert_eq!(board.options().seats[Color::White], Seat::Human);
    assert_eq!(board.options().seats[Color::Black], Seat::Remote);
    assert_eq!(board.mover(), Some(Color::White));
    assert_eq!(board.options().names, options("standard").names);
    assert!(white.with_game(&board).unwrap() == white);
}

#[test]
fn a_move_on_the_board_is_kept_and_can_be_taken_back_until_it_is_sent() {
    let start = black("standard");
    let mut board = start.to_played();
    play(&mut board, "7g7f");
    let moved = start.with_game(&board).unwrap();
    assert_eq!(moved, act(&start, "7g7f"));
    assert!(moved.is_to_be_sent());
    // Another one in its place.
    let mut other = start.to_played();
    play(&mut other, "2g2f");
    assert_eq!(moved.with_game(&other).unwrap(), act(&start, "2g2f"));
    assert_eq!(moved.with_game(&start.to_played()).unwrap(), start);
    let out = moved.with_handed_out(date(TODAY));
    assert_eq!(out.with_game(&board).unwrap(), out);
    let moves = Err(UpdateError::Moves { number: 1 });
    assert_eq!(out.with_game(&start.to_played()), moves);
    assert_eq!(out.with_game(&other), moves);
    play(&mut board, "3c3d");
    let not_now = Err(UpdateError::Action(ActionError::NotYourTurn));
    assert_eq!(out.with_game(&board), not_now);
}

#[test]
fn claims_on_the_board_are_kept() {
    let rules = "draw-by-agreement=on";
    let [black, _] = exchanged(rules, "7g7f 3c3d");
    let mut board = black.to_played();
    board.claim(Color::Black, Claim::OfferDraw, NOW);
    let offered = black.with_game(&board).unwrap();
    assert_eq!(offered, act(&black, "offer_draw"));
    // The offer was not handed out: a move takes its place.
    play(&mut board, "2g2f");
    assert_eq!(offered.with_game(&board).unwrap(), act(&black, "2g2f"));
    for (answer, claim) in [
        ("accept_draw", Claim::AcceptDraw),
        ("refuse_draw", Claim::RefuseDraw),
    ] {
        let [_, white] = exchanged(rules, "7g7f 3c3d offer_draw");
        let mut board = white.to_played();
        board.claim(Color::White, claim, NOW);
        assert_eq!(white.with_game(&board).unwrap(), act(&white, answer));
    }
    let mut board = black.to_played();
    board.resign(NOW);
    assert_eq!(black.with_game(&board).unwrap(), act(&black, "resign"));
}

#[test]
fn without_a_referee_the_end_is_audited() {
    let rules = "illegal-moves=unrefereed,foul-after-resignation=foul-loses";
    let [black, white] = exchanged(rules, "7g7f 3c3d");
    let foul = act(&black, "2h2d");
    let white = next(&white, &sent(&foul));
    let mut board = white.to_played();
    board.resign(NOW);
    let ended = white.with_game(&board).unwrap();
    assert_eq!(ended, act(&white, "resign"));
    assert_eq!(ended.game().actions().len(), 4);
    let outcome = board.game().outcome().unwrap();
    assert_eq!(outcome.reason, EndReason::IllegalMove);
    assert_eq!(outcome.winner, Some(Color::White));
    let told = next(&foul.with_handed_out(date(TODAY)), &sent(&ended));
    assert_eq!(told.outcome(), Some(outcome));
}

#[test]
fn a_question_is_answered_before_a_move() {
    let rules = "illegal-moves=unrefereed,draw-by-agreement=on";
    let [_, white] = exchanged(rules, "7g7f 3c3d offer_draw");
    let unanswered = Err(UpdateError::Action(ActionError::Unanswered));
    assert_eq!(white.with_action(action(&white, "8c8d")), unanswered);
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut game = black("friendly").game().clone();
    let start = game.clone();
    let foul = action(&black("friendly"), "7g7e");
    assert_eq!(game.act(foul), Err(ActionError::TakeBackFirst));
    assert!(game.stands_as(start.game()) && game == start);
}

#[test]
fn an_illegal_move_is_taken_back_before_it_is_sent() {
    let start = black("friendly");
    let mut board = start.to_played();
    play(&mut board, "7g7e");
    let first = UpdateError::Action(ActionError::TakeBackFirst);
    assert_eq!(start.with_game(&board), Err(first));
    board.claim(Color::Black, Claim::TakeBack, NOW);
    play(&mut board, "7g7f");
    assert_eq!(start.with_game(&board).unwrap(), act(&start, "7g7f"));
}

#[test]
fn a_board_that_does_not_fit_is_refused() {
    let [black, _] = exchanged("standard", "7g7f 3c3d");
    let with = |moves: &str| {
        let mut board = super::black("standard").to_played();
        moves.split(' ').for_each(|usi| play(&mut board, usi));
        black.with_game(&board)
    };
    assert_eq!(with("2g2f"), Err(UpdateError::Moves { number: 1 }));
    assert_eq!(with("7g7f"), Err(UpdateError::Moves { number: 2 }));
    assert_eq!(with("7g7f 8c8d"), Err(UpdateError::Moves { number: 2 }));
    assert_eq!(with("7g7f 3c3d 2g2f 8c8d"), Err(UpdateError::NotOneAction));
    let mut board = black.to_played();
    board.lose_on_time(Color::Black, NOW);
    assert_eq!(black.with_game(&board), Err(UpdateError::NotOneAction));
    let other = super::black("try").to_played();
    assert_eq!(black.with_game(&other), Err(UpdateError::Options));
}

#[test]
fn a_side_acts_when_it_is_its_turn() {
    let [black, white] = exchanged("standard", "7g7f");
    let not_now = Err(UpdateError::Action(ActionError::NotYourTurn));
    assert_eq!(black.with_action(action(&black, "2g2f")), not_now);
    assert_eq!(white.with_action(action(&white, "2g2f")), not_now);
    assert_eq!(black.with_action(action(&black, "resign")), not_now);
    let [black, _] = exchanged("standard", "7g7f resign");
    let over = black.with_action(action(&black, "2g2f"));
    assert!(matches!(
        over,
        Err(UpdateError::Action(ActionError::Over(_)))
    ));
}

#[test]
fn an_address_keeps_the_date_on_which_it_was_handed_out() {
    let game = act(&black("standard"), "7g7f");
    assert_eq!(
        game.to_sent(date("2026-02-14")).unwrap().sent(),
        date("2026-02-14")
    );
    let game = game.with_handed_out(date("2026-02-14"));
    let game = game.with_handed_out(date("2026-02-20"));
    assert_eq!(
        game.to_sent(date("2026-02-20")).unwrap().sent(),
        date("2026-02-14")
    );
    assert!(!game.is_to_be_sent());
}

#[test]
fn the_date_by_which_the_game_should_go_on() {
    let start = black("standard");
    assert_eq!(start.due(), None);
    let first = act(&start, "7g7f");
    assert_eq!(first.due(), None);
    let first = first.with_handed_out(date("2026-02-26"));
    assert_eq!(first.due(), Some(date("2026-03-01")));
    let white = KeptGame::from_sent(&first.to_sent(date("2026-02-26")).unwrap());
    assert_eq!(white.due(), first.due());
    let answered = act(&white, "3c3d");
    assert_eq!(answered.due(), first.due());
    let answered = answered.with_handed_out(date("2026-02-28"));
    assert_eq!(answered.due(), Some(date("2026-03-03")));
    assert_eq!(act(&white, "resign").due(), None);
    let id = GameId::new([2; 16]);
    let unlimited = KeptGame::new(id, Color::White, options("standard"), None).unwrap();
    assert_eq!(unlimited.with_handed_out(date(TODAY)).due(), None);
}

#[test]
fn what_no_address_could_hold_does_not_begin() {
    let new = |options| KeptGame::new(GameId::new([3; 16]), Color::Black, options, None);
    let mut timed = options("standard");
    timed.controls = shogi::ByColor::from_fn(|_| Preset::TenMinutesThirtySeconds.time_control());
    let errors = new(timed).unwrap_err();
    assert!(
        matches!(errors[0], SentGameError::Clock { .. }),
        "{errors:?}"
    );
    let mut named = options("standard");
    named.names.black = format!(" a\n\u{202e}{}", "b".repeat(50));
    let game = new(named).unwrap();
    assert_eq!(
        game.game().options().names.black,
        format!("a{}", "b".repeat(39))
    );
}

#[test]
fn a_game_does_not_become_longer_than_an_address() {
    // After an illegal move without a referee nothing ends the game by itself.
    let mut game = black("illegal-moves=unrefereed");
    let cycle = ["1a1b", "1d1e", "1b1a", "1e1d"];
    let mut moves = ["1i1d"].iter().chain(cycle.iter().cycle());
    let mut play = |game: &mut KeptGame, number: usize| {
        for usi in moves.by_ref().take(number) {
            let action = action(game, usi);
            game.game.act(action).unwrap();
            game.side = game.game.next_side();
        }
    };
    play(&mut game, 1);
    let length = |game: &KeptGame| {
        let mut sender = game.clone();
        sender.side = !sender.side;
        sent(&sender).to_query().len()
    };
    let rest = (SentGame::MAX_LENGTH - length(&game)) / "+1a1b".len();
    play(&mut game, rest);
    assert!((SentGame::MAX_LENGTH - 4..=SentGame::MAX_LENGTH).contains(&length(&game)));
    let next = action(&game, cycle[rest % 4]);
    assert_eq!(game.with_action(next), Err(UpdateError::TooLong));
}
