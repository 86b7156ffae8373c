//! The root of a search: a position with its history and rules.

use alloc::vec::Vec;

use komadai_shogi::{Color, Game, GameRules, ImpasseRule, ImpasseVerdict, Position, Square};

/// The root of a search: a position, its history, and the entering-king rules.
///
/// ```
/// use komadai_search::Root;
/// use komadai_shogi::{Game, Position};
/// let mut game = Game::new(Position::startpos());
/// game.play("7g7f".parse()?)?;
/// assert_eq!(Root::from_game(&game).position(), game.position());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Root {
    /// Oldest first; the last one is searched.
    positions: Vec<Position>,
    entering_king: EnteringKingRules,
}

/// The entering-king rules of a game (declaration and try rule).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct EnteringKingRules {
    rules: GameRules,
    /// Points credited to the giver of a handicap.
    credit: komadai_shogi::ByColor<u8>,
    declaration: Option<ImpasseRule>,
    try_rule: bool,
}

impl Root {
    /// A position without history, with the standard rules.
    #[must_use]
    pub fn new(position: Position) -> Self {
        Self::from_game(&Game::new(position))
    }

    /// The current position of a game, with its history and rules.
    #[must_use]
    pub fn from_game(game: &Game) -> Self {
        let rules = *game.rules();
        Self {
            positions: game.positions().to_vec(),
            entering_king: EnteringKingRules {
                rules,
                credit: rules.credit(game.start()),
                declaration: rules.declaration_rule(),
                try_rule: rules.impasse_rules().contains(&ImpasseRule::Try),
            },
        }
    }

    /// The position to search.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.positions[self.positions.len() - 1]
    }

    pub(super) fn positions(&self) -> &[Position] {
        &self.positions
    }

    pub(super) fn entering_king(&self) -> EnteringKingRules {
        self.entering_king
    }
}

impl EnteringKingRules {
    /// Whether the side to move can declare a win.
    #[inline]
    pub fn declares(&self, position: &Position) -> bool {
        let us = position.turn();
        let entered = position
            .king(us)
            .is_some_and(|king| king.in_promotion_zone(us));
        entered && !position.in_check() && self.wins(position, us)
    }

    #[cold]
    fn wins(&self, position: &Position, us: Color) -> bool {
        let Some(rule) = self.declaration else {
            return false;
        };
        // The king and ten pieces; counting them is cheaper than all conditions.
        let in_zone = |square: &Square| square.in_promotion_zone(us);
        if position.pieces_of(us).into_iter().filter(in_zone).count() < 11 {
            return false;
        }
        let impasse = komadai_shogi::Impasse::new(position, self.credit);
        impasse.verdict(rule, us, &self.rules) == Some(ImpasseVerdict::Win)
    }

    /// Whether the side that has just moved has won by the try rule.
    #[inline]
    pub fn arrived(&self, position: &Position) -> bool {
        let them = !position.turn();
        let entered = |king: Square| king.in_promotion_zone(them);
        self.try_rule && position.king(them).is_some_and(entered) && self.has_tried(position, them)
    }

    #[cold]
    fn has_tried(&self, position: &Position, them: Color) -> bool {
        let impasse = komadai_shogi::Impasse::new(position, self.credit);
        impasse.verdict(ImpasseRule::Try, them, &self.rules) == Some(ImpasseVerdict::Win)
    }
}
