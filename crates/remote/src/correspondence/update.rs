//! What this device's player has done on the board.

use komadai_model::{GameOptions, PlayedGame};
use shogi::{Claim, Game};

use super::{Action, ActionError, Date, GameActions, KeptGame, SentGame};

impl KeptGame {
    /// The kept game after what was done on the board: one action of this device's side. An
    /// action that has not been handed out can be taken back, or another one done in its place.
    /// Where nothing was done, the same game.
    ///
    /// The seats of the played game and its times say nothing.
    ///
    /// # Errors
    /// When the board has another game, or more or other things were done than this side
    /// may do now.
    pub fn with_game(&self, played: &PlayedGame) -> Result<Self, UpdateError> {
        let options = GameOptions {
            seats: self.game.options().seats,
            ..played.options().clone()
        };
        if options != *self.game.options() {
            return Err(UpdateError::Options);
        }
        if self.game.stands_as(played.game()) {
            return Ok(self.clone());
        }
        let mut game = if self.has_unsent_action() {
            self.game.without_last()?
        } else {
            self.game.clone()
        };
        if !game.stands_as(played.game()) {
            let action = next_action(&game, played.game())?;
            if action.by() != self.side {
                return Err(UpdateError::Action(ActionError::NotYourTurn));
            }
            game.act(action)?;
        }
        self.with_actions(game)
    }

    /// The kept game after an action of this device's side.
    ///
    /// # Errors
    /// When the game is over, the other side is to act, or the rules refuse it; or when the
    /// address of the game would be too long.
    pub fn with_action(&self, action: Action) -> Result<Self, UpdateError> {
        if action.by() != self.side {
            return Err(UpdateError::Action(ActionError::NotYourTurn));
        }
        let mut game = self.game.clone();
        game.act(action)?;
        self.with_actions(game)
    }

    fn with_actions(&self, game: GameActions) -> Result<Self, UpdateError> {
        let kept = Self {
            game,
            ..self.clone()
        };
        // Every date is written with the same number of characters.
        let length = kept.to_sent(Date::MAX).map_or(0, |it| it.to_query().len());
        if length > SentGame::MAX_LENGTH {
            return Err(UpdateError::TooLong);
        }
        Ok(kept)
    }
}

/// The one action of the next side that leads from a game to what the board shows.
fn next_action(before: &GameActions, after: &Game) -> Result<Action, UpdateError> {
    let Some(moves) = after.plies().strip_prefix(before.game().plies()) else {
        let pairs = before.game().plies().iter().zip(after.plies());
        let number = pairs.take_while(|(kept, other)| kept == other).count() + 1;
        return Err(UpdateError::Moves { number });
    };
    let by = before.next_side();
    let claims = Claim::ALL.iter().map(|&claim| Action::Claim { by, claim });
    let actions: Vec<Action> = match *moves {
        [] => claims.collect(),
        [ply] => vec![Action::Move(ply)],
        _ => return Err(UpdateError::NotOneAction),
    };
    let mut refused = None;
    for action in actions {
        let mut game = before.clone();
        match game.act(action) {
            Ok(()) if game.stands_as(after) => return Ok(action),
            Ok(()) => {}
            Err(error) => refused = Some(error),
        }
    }
    // What a claim that was not made is refused for says nothing.
    let refused = refused.filter(|_| !moves.is_empty());
    Err(refused.map_or(UpdateError::NotOneAction, UpdateError::Action))
}

/// Why a kept game does not take over what the board shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UpdateError {
    /// The start, the names, the rules or the clock are others.
    #[error("the game on the board has other options")]
    Options,
    /// A move that was sent or received is another one on the board, or is missing there.
    #[error("move {number} on the board is not the one of the kept game")]
    Moves {
        /// The number of the move, from 1.
        number: usize,
    },
    /// More has happened than one action, or what no action leads to.
    #[error("the board shows more than one action")]
    NotOneAction,
    /// This cannot be done now.
    #[error(transparent)]
    Action(#[from] ActionError),
    /// No address could hold the game.
    #[error("the game is too long for an address")]
    TooLong,
}
