use komadai_model::{BoardIntent, BoardTarget, GameOptions};
use shogi::{GameRules, Square};

use super::*;

const START: Duration = Duration::from_secs(1);

fn square(name: &str) -> BoardTarget {
    BoardTarget::Square(name.parse::<Square>().expect("a square"))
}

/// What is told of something that is done on a board.
fn told(
    game: &PlayedGame,
    party: Party,
    act: impl FnOnce(&mut PlayedGame) -> Vec<GameEvent>,
) -> Option<Action> {
    let mut after = game.clone();
    let events = act(&mut after);
    Action::from_events(&events, false, &after, party)
}

#[test]
fn moves_and_claims_are_told_as_they_were_made() {
    let mut rules = GameRules::STANDARD;
    rules.draw_by_agreement = true;
    let mut game = PlayedGame::new(GameOptions {
        rules,
        ..GameOptions::even()
    });
    game.start(START);
    let from = square("7g");
    let to = square("7f");
    let moved = told(&game, Party::Host, |game| {
        game.handle(
            BoardIntent::Drag { from, to },
            START + Duration::from_millis(5),
        )
    });
    assert_eq!(
        moved,
        Some(Action::Move {
            number: 0,
            usi: "7g7f".to_owned(),
            nanos: 5_000_000
        })
    );
    let claim = |claim| Some(Action::Claim { claim });
    let resigned = told(&game, Party::Host, |game| game.resign(START));
    assert_eq!(resigned, claim(Claim::Resign));
    let offered = told(&game, Party::Host, |game| {
        game.claim(Color::Black, Claim::OfferDraw, START)
    });
    assert_eq!(offered, claim(Claim::OfferDraw));
    game.claim(Color::Black, Claim::OfferDraw, START);
    let accepted = told(&game, Party::Guest, |game| {
        game.claim(Color::White, Claim::AcceptDraw, START)
    });
    assert_eq!(accepted, claim(Claim::AcceptDraw));
}

#[test]
fn what_changes_nothing_is_not_told() {
    let game = PlayedGame::new(GameOptions::even());
    let picked_up = told(&game, Party::Host, |game| {
        game.handle(BoardIntent::Touch(square("7g")), START)
    });
    assert_eq!(picked_up, None);
    let refused = told(&game, Party::Host, |game| {
        let (from, to) = (square("7g"), square("7e"));
        game.handle(BoardIntent::Drag { from, to }, START)
    });
    assert_eq!(refused, None);
}

#[test]
fn the_text_of_an_action_is_short_and_strict() {
    let action = Action::Claim {
        claim: Claim::Declare,
    };
    let text = serde_json::to_string(&action).expect("text");
    assert_eq!(text, r#"{"do":"claim","claim":"declare"}"#);
    assert_eq!(serde_json::from_str::<Action>(&text).ok(), Some(action));
    for wrong in [
        r#"{"do":"claim","claim":"everything"}"#,
        r#"{"do":"dance"}"#,
    ] {
        assert!(serde_json::from_str::<Action>(wrong).is_err(), "{wrong}");
    }
}
