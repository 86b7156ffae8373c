use komadai_search::Root;
use serde::{Deserialize, Serialize};
use shogi::{Game, GameRules, Move, Position};

use super::codec;

/// A position with the moves that led to it and the rules of the game: the search has to
/// know about repetitions and declarations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameState {
    #[serde(with = "codec::sfen")]
    pub start: Position,
    /// From the start to the current position.
    #[serde(with = "codec::moves")]
    pub moves: Vec<Move>,
    #[serde(with = "codec::string")]
    pub rules: GameRules,
}

impl GameState {
    /// A position without earlier moves, under the standard rules.
    pub fn from_position(start: Position) -> Self {
        Self {
            start,
            moves: Vec::new(),
            rules: GameRules::STANDARD,
        }
    }

    /// The state of a game after its last legal move.
    pub fn from_game(game: &Game) -> Self {
        let legal = game.positions().len().saturating_sub(1);
        let moves = game.plies().iter().take(legal);
        Self {
            start: *game.start(),
            moves: moves.map(|ply| ply.mv).collect(),
            rules: *game.rules(),
        }
    }

    /// The root of a search. A record may go on where the game would have ended, for
    /// instance after a fourth repetition: earlier moves are dropped there.
    ///
    /// # Errors
    /// When a move is illegal: its number, from 1.
    pub fn root(&self) -> Result<Root, usize> {
        let mut game = Game::with_rules(self.start, self.rules);
        for (index, &mv) in self.moves.iter().enumerate() {
            if game.outcome().is_some() {
                game = Game::with_rules(*game.position(), self.rules);
            }
            let position = game.position();
            position.check_legal(mv).map_err(|_| index + 1)?;
            game.play(mv).map_err(|_| index + 1)?;
        }
        Ok(Root::from_game(&game))
    }
}
