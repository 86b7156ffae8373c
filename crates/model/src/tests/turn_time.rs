use core::time::Duration;

use shogi::clock::Preset;

use super::{
    super::{PlayedGame, Snapshot, turn_time},
    seconds, timed, touch_move,
};

const SET_AT: u64 = 1_700_000_000_000;

/// A game at its third move, begun at 30 seconds.
fn game() -> PlayedGame {
    let mut game = PlayedGame::new(timed(Preset::TenMinutesThirtySeconds));
    touch_move(&mut game, "7g7f", seconds(0));
    touch_move(&mut game, "3c3d", seconds(30));
    game
}

/// The game as it was stored at `now` and read again.
fn stored(game: &PlayedGame, now: Duration) -> Snapshot {
    let snapshot = Snapshot {
        game: game.clone(),
        set_at: SET_AT,
        address: None,
        drawn: String::new(),
        remote: None,
    };
    Snapshot::from_stored(&snapshot.to_stored(now)).expect("our own text")
}

fn spent(snapshot: &Snapshot) -> Duration {
    snapshot.game.clock().state(seconds(0)).spent
}

#[test]
fn a_stored_game_is_brought_up_to_the_time_beside_it() {
    let game = game();
    let mut snapshot = stored(&game, seconds(30));
    snapshot.apply_turn_time(&turn_time(&game, SET_AT, seconds(75)));
    assert_eq!(spent(&snapshot), seconds(45));
    assert_eq!(
        snapshot.to_stored(seconds(0)),
        stored(&game, seconds(75)).to_stored(seconds(0))
    );
}

#[test]
fn a_time_of_another_turn_changes_nothing() {
    let mut game = game();
    let at_third = turn_time(&game, SET_AT, seconds(75));
    let of_another_game = turn_time(&game, SET_AT + 1, seconds(75));
    let earlier = turn_time(&game, SET_AT, seconds(40));
    let mut snapshot = stored(&game, seconds(50));
    snapshot.apply_turn_time(&of_another_game);
    snapshot.apply_turn_time(&earlier);
    assert_eq!(spent(&snapshot), seconds(20));

    touch_move(&mut game, "2g2f", seconds(80));
    let mut snapshot = stored(&game, seconds(82));
    snapshot.apply_turn_time(&at_third);
    assert_eq!(spent(&snapshot), seconds(2));
}

#[test]
fn a_clock_that_has_not_begun_or_has_ended_is_left_alone() {
    let fresh = PlayedGame::new(timed(Preset::TenSeconds));
    let mut over = fresh.clone();
    touch_move(&mut over, "7g7f", seconds(0));
    over.check_flag(seconds(60));
    for (game, plies) in [(fresh, 0), (over, 1)] {
        let mut snapshot = stored(&game, seconds(60));
        let before = snapshot.to_stored(seconds(0));
        let time = format!("1 {SET_AT} {plies} 5000000000");
        snapshot.apply_turn_time(&time);
        assert_eq!(snapshot.to_stored(seconds(0)), before);
    }
}

#[test]
fn foreign_texts_change_nothing() {
    let game = game();
    let mut snapshot = stored(&game, seconds(30));
    let ours = turn_time(&game, SET_AT, seconds(75));
    let foreign = [
        String::new(),
        "version=1".to_owned(),
        ours.replacen('1', "2", 1),
        format!("{ours} 5"),
        format!("{ours}x"),
        format!("1 {SET_AT} 2 -"),
        format!("1 {SET_AT} 2 -4"),
    ];
    for text in foreign {
        snapshot.apply_turn_time(&text);
        assert_eq!(spent(&snapshot), seconds(0), "{text}");
    }
}
