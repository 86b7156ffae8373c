mod address;
mod arriving;
mod dates;
mod playing;
mod properties;
mod storing;

use komadai_model::GameOptions;
use shogi::{Claim, Color, GameRules};

use super::{Action, Date, DaysPerMove, GameId, KeptGame, Receipt, SentGame};

const TODAY: &str = "2026-02-14";

fn date(text: &str) -> Date {
    text.parse().expect("a date")
}

fn days(number: u8) -> Option<DaysPerMove> {
    Some(DaysPerMove::new(number).expect("a number of days"))
}

fn rules(text: &str) -> GameRules {
    text.parse().expect("rules")
}

fn options(rules_text: &str) -> GameOptions {
    let mut options = GameOptions::even();
    options.rules = rules(rules_text);
    options.names.black = "Anna Müller".to_owned();
    options.names.white = "渡辺".to_owned();
    options
}

/// A game that Black's device begins.
fn black(rules: &str) -> KeptGame {
    let id = GameId::new(*b"sixteen letters!");
    KeptGame::new(id, Color::Black, options(rules), days(3)).expect("a game")
}

fn action(game: &KeptGame, text: &str) -> Action {
    match Claim::from_name(text) {
        Some(claim) => Action::Claim {
            by: game.side(),
            claim,
        },
        None => Action::Move(game.game().game().parse_ply(text).expect("a move")),
    }
}

fn act(game: &KeptGame, text: &str) -> KeptGame {
    let after = game.with_action(action(game, text));
    after.unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The address as a messenger carries it.
fn carried(sent: &SentGame) -> SentGame {
    let query = sent.to_query();
    let read = SentGame::from_query(&query);
    let read = read.unwrap_or_else(|errors| panic!("{query}: {errors:?}"));
    assert_eq!(&read, sent);
    read
}

fn sent(game: &KeptGame) -> SentGame {
    carried(&game.to_sent(date(TODAY)).expect("something to send"))
}

fn next(game: &KeptGame, sent: &SentGame) -> KeptGame {
    match game.receive(sent) {
        Ok(Receipt::Next(game)) => *game,
        other => panic!("{other:?}"),
    }
}

/// Both devices after these actions, which begin with Black's and were all sent.
fn exchanged(rules: &str, actions: &str) -> [KeptGame; 2] {
    let mut games: [Option<KeptGame>; 2] = [Some(black(rules)), None];
    for (index, text) in actions.split_ascii_whitespace().enumerate() {
        let (by, other) = (index % 2, 1 - index % 2);
        let game = act(games[by].as_ref().expect("a game"), text);
        let sent = sent(&game);
        games[by] = Some(game.with_handed_out(date(TODAY)));
        games[other] = Some(match &games[other] {
            Some(game) => next(game, &sent),
            None => KeptGame::from_sent(&sent),
        });
    }
    games.map(|game| game.expect("a game"))
}
