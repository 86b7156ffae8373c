use crate::{Color, Game, GameRules, ImpasseRule, ImpasseVerdict, Position};

/// Where a search starts: a position, what came before it, and the rules by
/// which an entered king wins.
///
/// ```
/// use shogi::{Game, Position, search::Root};
/// let mut game = Game::new(Position::startpos());
/// game.play("7g7f".parse()?)?;
/// assert_eq!(Root::of_game(&game).position(), game.position());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Root {
    /// Oldest first; the last one is to be searched.
    positions: Vec<Position>,
    entering: Entering,
}

/// What ends a game for a king that has entered.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entering {
    rules: GameRules,
    /// Points a giver of a handicap is credited with.
    credit: crate::ByColor<u8>,
    declaration: Option<ImpasseRule>,
    tries: bool,
}

impl Root {
    /// A position with nothing before it, by the standard rules.
    pub fn new(position: Position) -> Self {
        Self::of_game(&Game::new(position))
    }

    /// A game as it stands.
    pub fn of_game(game: &Game) -> Self {
        let rules = *game.rules();
        Self {
            positions: game.positions().to_vec(),
            entering: Entering {
                rules,
                credit: rules.credit(game.start()),
                declaration: rules.declaration_rule(),
                tries: rules.impasse_rules().contains(&ImpasseRule::Try),
            },
        }
    }

    /// The position to search.
    pub fn position(&self) -> &Position {
        &self.positions[self.positions.len() - 1]
    }

    pub(super) fn positions(&self) -> &[Position] {
        &self.positions
    }

    pub(super) fn entering(&self) -> Entering {
        self.entering
    }
}

impl Entering {
    /// Whether the side to move may declare and win.
    #[inline]
    pub fn declares(&self, position: &Position) -> bool {
        let us = position.turn();
        let entered = position
            .king(us)
            .is_some_and(|king| king.in_promotion_zone(us));
        entered && !position.is_check() && self.wins(position, us)
    }

    #[cold]
    fn wins(&self, position: &Position, us: Color) -> bool {
        let Some(rule) = self.declaration else {
            return false;
        };
        let impasse = crate::Impasse::of(position, self.credit);
        impasse.verdict(rule, us, &self.rules) == Some(ImpasseVerdict::Win)
    }

    /// Whether the side that has just moved has won by its king's arrival.
    #[inline]
    pub fn arrived(&self, position: &Position) -> bool {
        self.tries && {
            let them = !position.turn();
            let impasse = crate::Impasse::of(position, self.credit);
            impasse.verdict(ImpasseRule::Try, them, &self.rules) == Some(ImpasseVerdict::Win)
        }
    }
}
