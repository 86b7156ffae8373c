use shogi::Setup;

use super::{
    super::{NavTarget, Review, game_address},
    TREE, find, record_from, review,
};
use crate::PlayedGame;

fn game(address: &str) -> PlayedGame {
    let query = address.strip_prefix("#/play?").expect("the play screen's");
    PlayedGame::from_query(query).expect("a game")
}

#[test]
fn a_game_goes_on_from_the_cursor() {
    let mut review = review(TREE);
    review.go(find(&review, "6g6f"));
    let address = game_address(&review);
    assert!(address.contains("&moves=7g7f+3c3d+6g6f"), "{address}");
    assert_eq!(&game(&address).game().setup(), review.setup());
    review.navigate(NavTarget::First);
    assert!(!game_address(&review).contains("moves"));
}

#[test]
fn moves_that_cannot_be_played_are_left_out() {
    // The bishop jumps; what stands there then is a position.
    let mut review = review("8h5e 5c5d");
    review.navigate(NavTarget::Last);
    let game = game(&game_address(&review));
    assert!(game.game().plies().is_empty());
    assert_eq!(&game.game().setup(), review.setup());
}

#[test]
fn no_game_goes_on_from_a_table_that_is_no_position() {
    let two_pawns = Setup::from_sfen("4k4/9/9/9/4P4/4P4/9/9/4K4 b - 1").expect("a table");
    let no_king = Setup::from_sfen("4k4/9/9/9/9/9/9/9/9 b G 1").expect("a table");
    for start in [two_pawns, no_king] {
        let review = Review::new(record_from(start, ""));
        assert_eq!(game_address(&review), "");
    }
}
