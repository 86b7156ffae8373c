use proptest::prelude::*;
use shogi::{Move, clock::Preset};

use super::{
    super::{GameOptions, PauseReason, PlayedGame, Snapshot, SnapshotError, StoredError},
    seconds, timed, touch_move,
};

fn stored(game: PlayedGame, now: core::time::Duration) -> String {
    Snapshot {
        game,
        set_at: 1_700_000_000_000,
        address: None,
        drawn: String::new(),
        remote: None,
    }
    .to_stored(now)
}

#[test]
fn a_game_goes_on_where_it_was_kept() {
    let mut game = PlayedGame::new(timed(Preset::TenMinutesThirtySeconds));
    touch_move(&mut game, "7g7f", seconds(0));
    touch_move(&mut game, "3c3d", seconds(30));
    let text = stored(game.clone(), seconds(45));
    let mut again = Snapshot::from_stored(&text).expect("our own text").game;
    assert_eq!(again.pause_reason(), Some(PauseReason::PlayerAway));
    assert_eq!(again.game().plies(), game.game().plies());
    again.start(seconds(1000));
    assert_eq!(
        again.clock().state(seconds(1000)),
        game.clock().state(seconds(45))
    );
}

#[test]
fn ends_are_kept() {
    let mut game = PlayedGame::new(timed(Preset::TenSeconds));
    touch_move(&mut game, "7g7f", seconds(0));
    game.check_flag(seconds(60));
    let again = Snapshot::from_stored(&stored(game.clone(), seconds(60))).expect("our own text");
    assert_eq!(again.game.game().outcome(), game.game().outcome());
    assert_eq!(
        again.game.clock().reading(shogi::Color::White, seconds(0)),
        game.clock().reading(shogi::Color::White, seconds(60)),
    );
}

#[test]
fn foreign_data_is_named() {
    let text = stored(PlayedGame::new(GameOptions::even()), seconds(0));
    let error = |text: &str| Snapshot::from_stored(text).expect_err("bad data");
    for foreign in ["", "hello", "{}", "%FF=1"] {
        assert_eq!(error(foreign), StoredError::Foreign.into(), "{foreign}");
    }
    let with = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}: {text}");
        error(&text.replace(from, to))
    };
    let version = StoredError::Version("7".to_owned());
    assert_eq!(with("\"version\":2", "\"version\":7"), version.into());
    for (from, to) in [
        ("lnsgkgsnl", "lnsgkgsnk"),
        ("white=human", "white=ghost"),
        ("white=human", "white=human&extra=5"),
        ("white=human", "white=human&moves=hi"),
        ("white=human", "white=human&moves=7g7e"),
    ] {
        assert!(matches!(with(from, to), SnapshotError::Game(_)), "{to}");
    }
    for (from, to) in [
        ("\"times\":[]", "\"times\":[5]"),
        ("white=human", "white=human&moves=7g7f"),
    ] {
        assert_eq!(with(from, to), SnapshotError::Times, "{to}");
    }
    for (from, to) in [
        ("\"begun\":false", "\"begun\":\"maybe\""),
        ("\"spent\":0", "\"spent\":-1"),
        ("\"times\":[]", "\"times\":[\"ten\"]"),
        ("\"game\"", "\"gone\""),
    ] {
        let error = with(from, to);
        assert!(
            matches!(error, SnapshotError::Stored(StoredError::Json { .. })),
            "{to}: {error}"
        );
    }
    let ended = with("\"outcome\":null", "\"outcome\":\"black:mate\"");
    assert_eq!(ended, SnapshotError::Outcome);
}

proptest! {
    #[test]
    fn any_game_comes_back(
        picks in prop::collection::vec((any::<prop::sample::Index>(), 0_u64..20_000_000_000), 0..60),
        preset in prop::sample::select(&Preset::ALL),
    ) {
        let mut game = PlayedGame::new(timed(preset));
        let mut now = seconds(7);
        for (pick, time) in picks {
            let legal: Vec<Move> = game.game().position().legal_moves().to_vec();
            if legal.is_empty() {
                break;
            }
            now += core::time::Duration::from_nanos(time);
            touch_move(&mut game, &pick.get(&legal).to_string(), now);
        }
        let text = stored(game.clone(), now);
        let mut again = Snapshot::from_stored(&text).expect("our own text");
        prop_assert_eq!(again.to_stored(seconds(0)), text);
        prop_assert_eq!(again.game.game().position(), game.game().position());
        prop_assert_eq!(again.game.times(), game.times());
        prop_assert_eq!(again.game.clock().state(seconds(0)), game.clock().state(now));
        again.game.undo(seconds(0));
        game.undo(now);
        prop_assert_eq!(again.game.clock().state(seconds(0)), game.clock().state(now));
    }

    #[test]
    fn no_text_panics(text in ".{0,200}") {
        let _ = Snapshot::from_stored(&text);
        let _ = PlayedGame::from_query(&text);
    }
}
