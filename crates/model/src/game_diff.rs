use shogi::{Ply, Square};

use super::{BoardTarget, PlayedGame};

/// What a game looked like, to tell later what has happened in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameFingerprint {
    moves: usize,
    last: Option<Ply>,
    over: bool,
}

/// What has happened in a game since it was seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameDiff {
    /// One move was made.
    pub moved: bool,
    /// It took the piece on that square, which is now there, in hand.
    pub captured: Option<(Square, BoardTarget)>,
    /// It gives check, and the rules let that be said.
    pub check: bool,
    pub ended: bool,
}

impl GameFingerprint {
    pub fn new(game: &PlayedGame) -> Self {
        let plies = game.game().plies();
        Self {
            moves: plies.len(),
            last: plies.last().copied(),
            over: game.is_over(),
        }
    }

    /// Nothing, where more than a move lies between: it is another game then, or an
    /// earlier state of this one.
    pub fn diff(self, game: &PlayedGame) -> GameDiff {
        let plies = game.game().plies();
        let before = plies.len().checked_sub(1).map(|last| &plies[..last]);
        let moved = before.is_some_and(|before| {
            before.len() == self.moves && before.last().copied() == self.last
        });
        let same = plies.len() == self.moves && plies.last().copied() == self.last;
        let ply = plies.last().filter(|_| moved);
        GameDiff {
            moved,
            captured: ply.and_then(|ply| taken(game, *ply)),
            check: moved && game.options().rules.assists() && game.check().is_some(),
            ended: !self.over && game.is_over() && (moved || same),
        }
    }
}

/// What the last move took.
fn taken(game: &PlayedGame, ply: Ply) -> Option<(Square, BoardTarget)> {
    let to = ply.mv.to();
    let stood = game.game().setup_at(game.game().plies().len() - 1);
    let kind = stood.piece_at(to)?.kind().in_hand()?;
    Some((to, BoardTarget::Hand(ply.by, kind)))
}
