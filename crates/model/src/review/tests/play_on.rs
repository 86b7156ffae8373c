use shogi::Setup;

use super::{
    super::{NavTarget, Review, game_at_cursor},
    TREE, find, record_from, review,
};
use crate::{PlayedGame, Route};

/// The game at the cursor, as the play screen reads it.
fn game(review: &Review) -> PlayedGame {
    let route = Route::play(&game_at_cursor(review).expect("a game"));
    match Route::from_fragment(&route.to_string()) {
        Route::Play { game: Some(query) } => PlayedGame::from_query(&query).expect("a game"),
        other => panic!("{other}"),
    }
}

#[test]
fn a_game_goes_on_from_the_cursor() {
    let mut review = review(TREE);
    review.go(find(&review, "6g6f"));
    assert_eq!(game(&review).game().plies().len(), 3);
    assert_eq!(&game(&review).game().setup(), review.setup());
    review.navigate(NavTarget::First);
    assert!(game(&review).game().plies().is_empty());
}

#[test]
fn moves_that_cannot_be_played_are_left_out() {
    // The bishop jumps; what stands there then is a position.
    let mut review = review("8h5e 5c5d");
    review.navigate(NavTarget::Last);
    let game = game(&review);
    assert!(game.game().plies().is_empty());
    assert_eq!(&game.game().setup(), review.setup());
}

#[test]
fn no_game_goes_on_from_a_table_that_is_no_position() {
    let two_pawns = Setup::from_sfen("4k4/9/9/9/4P4/4P4/9/9/4K4 b - 1").expect("a table");
    let no_king = Setup::from_sfen("4k4/9/9/9/9/9/9/9/9 b G 1").expect("a table");
    for start in [two_pawns, no_king] {
        let review = Review::new(record_from(start, ""));
        assert!(game_at_cursor(&review).is_none());
    }
}
