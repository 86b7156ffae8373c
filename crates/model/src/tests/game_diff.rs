use core::time::Duration;

use shogi::{Color, HandKind, Square};

use super::{
    super::{BoardTarget, GameDiff, GameFingerprint, GameOptions, PlayedGame},
    touch_move,
};

const NOW: Duration = Duration::ZERO;

fn game() -> PlayedGame {
    PlayedGame::new(GameOptions::even())
}

fn play(game: &mut PlayedGame, usi: &str) -> GameDiff {
    let seen = GameFingerprint::new(game);
    touch_move(game, usi, NOW);
    seen.diff(game)
}

#[test]
fn a_capture_goes_to_the_hand_of_who_took() {
    let mut game = game();
    let moved = GameDiff {
        moved: true,
        ..GameDiff::default()
    };
    for usi in ["7g7f", "3c3d"] {
        assert_eq!(play(&mut game, usi), moved);
    }
    let to = Square::from_usi("2b").unwrap();
    let taken = Some((to, BoardTarget::Hand(Color::Black, HandKind::Bishop)));
    assert_eq!(
        play(&mut game, "8h2b+"),
        GameDiff {
            captured: taken,
            ..moved
        }
    );
    // A promoted piece goes there as what it was.
    let taken = Some((to, BoardTarget::Hand(Color::White, HandKind::Bishop)));
    assert_eq!(
        play(&mut game, "3a2b"),
        GameDiff {
            captured: taken,
            ..moved
        }
    );
}

#[test]
fn check_and_the_end_are_told_once() {
    let mut game = game();
    for usi in ["7g7f", "3c3d", "2g2f", "1c1d"] {
        play(&mut game, usi);
    }
    assert!(play(&mut game, "8h3c+").check);
    let seen = GameFingerprint::new(&game);
    game.resign(NOW);
    let ended = GameDiff {
        ended: true,
        ..GameDiff::default()
    };
    assert_eq!(seen.diff(&game), ended);
    assert_eq!(GameFingerprint::new(&game).diff(&game), GameDiff::default());
}

#[test]
fn what_was_undone_or_begun_anew_is_no_news() {
    let mut played = game();
    for usi in ["7g7f", "3c3d", "8h2b+"] {
        play(&mut played, usi);
    }
    let seen = GameFingerprint::new(&played);
    played.undo(NOW);
    assert_eq!(seen.diff(&played), GameDiff::default());
    assert_eq!(seen.diff(&game()), GameDiff::default());
    assert_eq!(
        GameFingerprint::new(&game()).diff(&played),
        GameDiff::default()
    );
}
