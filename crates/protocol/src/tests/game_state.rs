use shogi::{Game, Move, Position};

use crate::GameState;

fn moves(text: &str) -> Vec<Move> {
    text.split(' ').map(|mv| mv.parse().unwrap()).collect()
}

#[test]
fn a_game_keeps_its_earlier_moves() {
    let mut game = Game::new(Position::startpos());
    for mv in moves("7g7f 3c3d 8h2b+") {
        game.play(mv).unwrap();
    }
    let state = GameState::from_game(&game);
    assert_eq!(state.moves.len(), 3);
    assert_eq!(state.root().unwrap().position(), game.position());
}

#[test]
fn a_record_that_continues_after_the_end_of_the_game_has_a_root() {
    let shuffle = "2h3h 8b7b 3h2h 7b8b ".repeat(4);
    let state = GameState {
        moves: moves(&format!("{shuffle}7g7f")),
        ..GameState::from_position(Position::startpos())
    };
    let mut expected = Position::startpos();
    for &mv in &state.moves {
        expected.play(mv).unwrap();
    }
    assert_eq!(state.root().unwrap().position(), &expected);
}

#[test]
fn an_illegal_move_is_reported_by_its_number() {
    let state = GameState {
        moves: moves("7g7f 7g7f"),
        ..GameState::from_position(Position::startpos())
    };
    assert_eq!(state.root().unwrap_err(), 2);
}
