use shogi::{Game, GameRules, Move, Position, search::Root};

/// A position with what came before it and the rules it is played by: a search has
/// to know of repetitions and declarations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Situation {
    pub start: Position,
    /// From the start to the position in question.
    pub moves: Vec<Move>,
    pub rules: GameRules,
}

impl Situation {
    /// A position alone, by the standard rules.
    pub fn of_position(start: Position) -> Self {
        Self {
            start,
            moves: Vec::new(),
            rules: GameRules::STANDARD,
        }
    }

    /// How a game stands: after its last legal move.
    pub fn of_game(game: &Game) -> Self {
        let legal = game.positions().len().saturating_sub(1);
        let moves = game.plies().iter().take(legal);
        Self {
            start: *game.start(),
            moves: moves.map(|ply| ply.mv).collect(),
            rules: *game.rules(),
        }
    }

    /// What a search begins with. Records go on where a game would have ended, by a
    /// fourth repetition for instance: what came before is left out then.
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
        Ok(Root::of_game(&game))
    }
}
