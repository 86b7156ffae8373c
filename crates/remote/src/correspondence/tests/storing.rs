use komadai_model::StoredError;

use super::super::{GameId, KeptGame, KeptGameError, KeptGames, UnreadableGame};
use super::{TODAY, act, black, date, exchanged};

#[test]
fn a_game_is_read_as_it_is_stored() {
    let [waiting, white] = exchanged("draw-by-agreement=on", "7g7f 3c3d offer_draw");
    let ended = exchanged("standard", "7g7f resign");
    for game in [
        &black("friendly"),
        &waiting,
        &white,
        &act(&white, "refuse_draw"),
        &ended[0],
        &ended[1],
    ] {
        let text = game.to_stored();
        assert_eq!(&KeptGame::from_stored(&text).unwrap(), game, "{text}");
    }
}

#[test]
fn the_stored_text() {
    let game = act(&black("standard"), "7g7f").with_handed_out(date(TODAY));
    let text = r#"{"version":2,"value":{"id":"c2l4dGVlbiBsZXR0ZXJzIQ","side":"black","days":3,"received":null,"handed-out":"2026-02-14","game":"sfen=lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL+b+-+1&moves=7g7f&black-name=Anna+M%C3%BCller&white-name=%E6%B8%A1%E8%BE%BA"}}"#;
    assert_eq!(game.to_stored(), text);
}

#[test]
fn that_a_game_is_an_invitation_is_stored() {
    let [_, white] = exchanged("standard", "7g7f");
    assert!(white.is_invitation());
    assert_eq!(KeptGame::from_stored(&white.to_stored()), Ok(white));
}

#[test]
fn what_is_no_game_is_refused() {
    let text = act(&black("standard"), "7g7f")
        .with_handed_out(date(TODAY))
        .to_stored();
    let value = |key| KeptGameError::Stored(StoredError::Value(key));
    for (from, to, error) in [
        ("c2l4", "x", value("id")),
        ("\"black\"", "\"red\"", value("side")),
        ("\"black\"", "\"white\"", value("handed-out")),
        (":3", ":100", value("days")),
        ("2026-02-14", "2026", value("handed-out")),
        ("null", "\"1\"", value("received")),
        (":2", ":3", StoredError::Version("3".to_owned()).into()),
        ("%BA", "%B", value("game")),
    ] {
        let damaged = text.replacen(from, to, 1);
        assert_eq!(KeptGame::from_stored(&damaged), Err(error), "{damaged}");
    }
    let damaged = text.replace("7g7f", "7g7e");
    let read = KeptGame::from_stored(&damaged);
    assert!(matches!(read, Err(KeptGameError::Game(errors)) if errors.len() == 1));
    let foreign = StoredError::Foreign;
    assert_eq!(KeptGame::from_stored("text"), Err(foreign.clone().into()));
    assert_eq!(KeptGames::from_stored("text"), Err(foreign));
}

#[test]
fn games_are_kept_by_their_ids() {
    let game = black("standard");
    let mut games = KeptGames::new();
    assert!(games.is_empty());
    games.insert(game.clone()).unwrap();
    games.insert(act(&game, "7g7f")).unwrap();
    let again = KeptGames::from_stored(&games.to_stored()).unwrap();
    assert_eq!(again, games);
    assert_eq!((again.len(), again.unreadable()), (1, 0));
    assert_eq!(again.get(game.id()), Ok(Some(&act(&game, "7g7f"))));
    assert_eq!(again.get(GameId::new([0; 16])), Ok(None));
    assert_eq!(games.remove(game.id()), Ok(Some(act(&game, "7g7f"))));
    assert_eq!(games.remove(game.id()), Ok(None));
    assert_eq!(games, KeptGames::new());
}

#[test]
fn an_entry_that_cannot_be_read_is_not_lost() {
    let game = black("standard");
    let later = r#"{"version":9,"value":{"id":"?"}}"#;
    let text = format!(
        r#"{{"version":2,"value":{{"AAAAAAAAAAAAAAAAAAAAAA":{},"{}":{},"other":{}}}}}"#,
        serde_json::to_string(later).unwrap(),
        game.id(),
        serde_json::to_string(&game.to_stored()).unwrap(),
        // A game under the id of another one.
        serde_json::to_string(&game.to_stored()).unwrap(),
    );
    let mut games = KeptGames::from_stored(&text).unwrap();
    assert_eq!((games.len(), games.unreadable()), (1, 2));
    assert_eq!(games.to_stored(), text);
    let id = GameId::new([0; 16]);
    assert_eq!(games.get(id), Err(UnreadableGame));
    assert_eq!(games.remove(id), Err(UnreadableGame));
    let mut same = game;
    same.id = id;
    assert_eq!(games.insert(same), Err(UnreadableGame));
    assert_eq!(games.to_stored(), text);
}
