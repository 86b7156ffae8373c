use komadai_model::{GameOptions, PlayedGame, Seat, outcome_after_audit};
use shogi::{ByColor, Color, Game, Outcome};

use super::{Action, ActionError};

/// What was agreed before a game, and all that was done in it. The sides act in turn.
///
/// The seats of the options say nothing: who sits at which device is not part of the game.
#[derive(Clone, Debug)]
pub struct GameActions {
    options: GameOptions,
    actions: Vec<Action>,
    game: Game,
}

impl GameActions {
    /// A game before the first action.
    pub(super) fn new(options: GameOptions) -> Self {
        let game = Game::with_rules(options.start, options.rules);
        Self {
            options: GameOptions {
                seats: ByColor::default(),
                ..options
            },
            actions: Vec::new(),
            game,
        }
    }

    /// What was agreed; people in both seats.
    pub fn options(&self) -> &GameOptions {
        &self.options
    }

    /// All that was done, in order.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The game as it stands after all actions.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The outcome; `None` while the game goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// The side that is to act next. Where the game is over, the side that did not end it:
    /// the one that has to be told.
    pub fn next_side(&self) -> Color {
        match self.actions.last() {
            Some(action) => !action.by(),
            None => self.options.start.turn(),
        }
    }

    /// The number of the move, from 1, that an action is or in whose place it was made.
    /// `index` counts the actions from 0.
    pub fn move_number(&self, index: usize) -> usize {
        let before = self.actions.iter().take(index);
        let moves = before.filter(|action| matches!(action, Action::Move(_)));
        moves.count() + 1
    }

    /// Does what the next side does.
    ///
    /// # Errors
    /// When the game is over, the other side is to act, or the rules refuse it. The game is
    /// then unchanged.
    pub(super) fn act(&mut self, action: Action) -> Result<(), ActionError> {
        if let Some(outcome) = self.outcome() {
            return Err(ActionError::Over(outcome));
        }
        let by = self.next_side();
        if action.by() != by {
            return Err(ActionError::NotYourTurn);
        }
        match action {
            // An unanswered question is asked by the side whose turn it is.
            Action::Move(_) if self.game.turn() != by => return Err(ActionError::Unanswered),
            Action::Move(ply) => {
                self.game.play_ply(ply).map_err(ActionError::Move)?;
                if self.game.must_take_back() {
                    self.game.undo();
                    return Err(ActionError::TakeBackFirst);
                }
            }
            Action::Claim { by, claim } => {
                self.game.claim(by, claim).map_err(ActionError::Claim)?;
            }
        }
        if let Some(outcome) = self.outcome() {
            outcome_after_audit(&mut self.game, outcome);
        }
        self.actions.push(action);
        Ok(())
    }

    /// The same game without its last action.
    ///
    /// # Errors
    /// Never: what was done once can be done again.
    pub(super) fn without_last(&self) -> Result<Self, ActionError> {
        let mut game = Self::new(self.options.clone());
        let earlier = self.actions.split_last().map_or(&[][..], |(_, all)| all);
        for &action in earlier {
            game.act(action)?;
        }
        Ok(game)
    }

    /// The number of actions that are the same from the start of both games.
    pub(super) fn common_actions(&self, other: &Self) -> usize {
        let pairs = self.actions.iter().zip(&other.actions);
        pairs.take_while(|(own, other)| own == other).count()
    }

    /// Whether another game stands as this one does: moves, outcome, and the question that
    /// waits for an answer.
    pub(super) fn stands_as(&self, game: &Game) -> bool {
        self.game.plies() == game.plies()
            && self.outcome() == game.outcome()
            && self.game.pending_claim() == game.pending_claim()
    }

    /// The game for a board, with these seats.
    pub fn to_played(&self, seats: ByColor<Seat>) -> PlayedGame {
        let options = GameOptions {
            seats,
            ..self.options.clone()
        };
        PlayedGame::from_game(options, self.game.clone())
    }
}

impl PartialEq for GameActions {
    fn eq(&self, other: &Self) -> bool {
        self.options == other.options && self.actions == other.actions
    }
}

impl Eq for GameActions {}
