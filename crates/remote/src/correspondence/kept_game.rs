use komadai_model::{GameOptions, PlayedGame, Seat};
use shogi::{ByColor, Color, Outcome};

use crate::clean_name;

use super::{Date, DaysPerMove, GameActions, GameId, SentGame, SentGameError};

/// What a device keeps of a game by correspondence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptGame {
    pub(super) id: GameId,
    pub(super) side: Color,
    pub(super) days: Option<DaysPerMove>,
    /// Whether the other side began the game.
    pub(super) invited: bool,
    pub(super) game: GameActions,
    /// The date of the last address from the other side.
    pub(super) received: Option<Date>,
    /// When the address with the last action of this device's side, or with the invitation, was
    /// handed out; `None` where that has not been done, or this side is to act.
    pub(super) handed_out: Option<Date>,
}

impl KeptGame {
    /// A game that begins on this device, whose player has `side`. The seats of the options say
    /// nothing, and names are kept as they can be shown ([`clean_name`]).
    ///
    /// # Errors
    /// When no address could hold the game: it has a clock, or it is over before its
    /// first move.
    pub fn new(
        id: GameId,
        side: Color,
        options: GameOptions,
        days: Option<DaysPerMove>,
    ) -> Result<Self, Vec<SentGameError>> {
        let names = options.names.map(|name| clean_name(&name));
        let pairs = GameActions::new(GameOptions { names, ..options }).to_pairs();
        let mut errors = Vec::new();
        let game = GameActions::from_pairs(pairs, &mut errors).ok_or(errors)?;
        Ok(Self {
            id,
            side,
            days,
            invited: false,
            game,
            received: None,
            handed_out: None,
        })
    }

    /// A game of which this device knows nothing but an address. Its player has the side to
    /// which the address is sent.
    pub fn from_sent(sent: &SentGame) -> Self {
        Self {
            id: sent.id(),
            side: sent.to(),
            days: sent.days(),
            invited: true,
            game: sent.game().clone(),
            received: Some(sent.sent()),
            handed_out: None,
        }
    }

    /// What tells the game from all others.
    pub const fn id(&self) -> GameId {
        self.id
    }

    /// The side of this device's player.
    pub const fn side(&self) -> Color {
        self.side
    }

    /// The days that a side has for a move.
    pub const fn days(&self) -> Option<DaysPerMove> {
        self.days
    }

    /// Whether the game is an invitation that this device's player has not answered.
    pub fn is_invitation(&self) -> bool {
        let mut actions = self.game.actions().iter();
        self.invited && self.outcome().is_none() && actions.all(|action| action.by() != self.side)
    }

    /// The game.
    pub const fn game(&self) -> &GameActions {
        &self.game
    }

    /// The outcome; `None` while the game goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// The date of the last address from the other side; `None` where there was none.
    pub const fn received(&self) -> Option<Date> {
        self.received
    }

    /// When the address that the other side needs was first handed out; `None` where it has not
    /// been, or where this device's side is to act.
    pub const fn handed_out(&self) -> Option<Date> {
        self.handed_out
    }

    /// Whether there is an address for the other side that has not been handed out.
    pub fn is_to_be_sent(&self) -> bool {
        self.game.next_side() != self.side && self.handed_out.is_none()
    }

    /// Whether the last action is one of this device's side that has not been handed out: it
    /// can still be taken back.
    pub(super) fn has_unsent_action(&self) -> bool {
        self.is_to_be_sent() && !self.game.actions().is_empty()
    }

    /// The same game after its address was handed out. A second time changes nothing.
    #[must_use]
    pub fn with_handed_out(&self, today: Date) -> Self {
        let mut game = self.clone();
        if game.is_to_be_sent() {
            game.handed_out = Some(today);
        }
        game
    }

    /// The game as it is sent to the other side; `None` where this device's side is to act, or
    /// has been told of the end. An address that was handed out before keeps its date.
    pub fn to_sent(&self, today: Date) -> Option<SentGame> {
        (self.game.next_side() != self.side).then(|| SentGame {
            id: self.id,
            game: self.game.clone(),
            days: self.days,
            sent: self.handed_out.unwrap_or(today),
        })
    }

    /// The date by which the game should go on: that of the last address, and the days for a
    /// move. While an action of this device's side has not been handed out, that is the date by
    /// which it should be. `None` where the game is over, there is no limit, or no address
    /// has been sent yet.
    pub fn due(&self) -> Option<Date> {
        if self.outcome().is_some() {
            return None;
        }
        let from = self.handed_out.or(self.received)?;
        Some(from.plus(self.days?.days().into()))
    }

    /// The game for the board as it stood before its last action; `None` if there was none.
    pub fn before_last(&self) -> Option<PlayedGame> {
        self.game.actions().last()?;
        let game = self.game.without_last().ok()?;
        Some(
            Self {
                game,
                ..self.clone()
            }
            .to_played(),
        )
    }

    /// The game for the board of this device: its player in one seat, somebody at another
    /// device in the other.
    pub fn to_played(&self) -> PlayedGame {
        self.game.to_played(ByColor::from_fn(|color| {
            if color == self.side {
                Seat::Human
            } else {
                Seat::Remote
            }
        }))
    }
}
