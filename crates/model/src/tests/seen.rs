use core::time::Duration;

use shogi::{Color, HandKind, Square};

use super::{
    super::{GameSetup, News, Place, PlayedGame, Seen},
    touch_move,
};

const NOW: Duration = Duration::ZERO;

fn game() -> PlayedGame {
    PlayedGame::new(GameSetup::even())
}

fn play(game: &mut PlayedGame, usi: &str) -> News {
    let seen = Seen::of(game);
    touch_move(game, usi, NOW);
    seen.news(game)
}

#[test]
fn a_capture_goes_to_the_hand_of_who_took() {
    let mut game = game();
    let moved = News {
        moved: true,
        ..News::default()
    };
    for usi in ["7g7f", "3c3d"] {
        assert_eq!(play(&mut game, usi), moved);
    }
    let to = Square::from_usi("2b").unwrap();
    let taken = Some((to, Place::Hand(Color::Black, HandKind::Bishop)));
    assert_eq!(play(&mut game, "8h2b+"), News { taken, ..moved });
    // A promoted piece goes there as what it was.
    let taken = Some((to, Place::Hand(Color::White, HandKind::Bishop)));
    assert_eq!(play(&mut game, "3a2b"), News { taken, ..moved });
}

#[test]
fn check_and_the_end_are_told_once() {
    let mut game = game();
    for usi in ["7g7f", "3c3d", "2g2f", "1c1d"] {
        play(&mut game, usi);
    }
    assert!(play(&mut game, "8h3c+").check);
    let seen = Seen::of(&game);
    game.resign(NOW);
    let ended = News {
        ended: true,
        ..News::default()
    };
    assert_eq!(seen.news(&game), ended);
    assert_eq!(Seen::of(&game).news(&game), News::default());
}

#[test]
fn what_was_undone_or_begun_anew_is_no_news() {
    let mut played = game();
    for usi in ["7g7f", "3c3d", "8h2b+"] {
        play(&mut played, usi);
    }
    let seen = Seen::of(&played);
    played.undo(NOW);
    assert_eq!(seen.news(&played), News::default());
    assert_eq!(seen.news(&game()), News::default());
    assert_eq!(Seen::of(&game()).news(&played), News::default());
}
