use shogi::{Ply, Square};

use super::{Place, PlayedGame};

/// What a game looked like, to tell later what has happened in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    moves: usize,
    last: Option<Ply>,
    over: bool,
}

/// What has happened in a game since it was seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// One move was made.
    pub moved: bool,
    /// It took the piece on that square, which is now there, in hand.
    pub taken: Option<(Square, Place)>,
    /// It gives check, and the rules let that be said.
    pub check: bool,
    pub ended: bool,
}

impl Seen {
    pub fn of(game: &PlayedGame) -> Self {
        let plies = game.game().plies();
        Self {
            moves: plies.len(),
            last: plies.last().copied(),
            over: game.is_over(),
        }
    }

    /// Nothing, where more than a move lies between: it is another game then, or an
    /// earlier state of this one.
    pub fn news(self, game: &PlayedGame) -> News {
        let plies = game.game().plies();
        let before = plies.len().checked_sub(1).map(|last| &plies[..last]);
        let moved = before.is_some_and(|before| {
            before.len() == self.moves && before.last().copied() == self.last
        });
        let same = plies.len() == self.moves && plies.last().copied() == self.last;
        let ply = plies.last().filter(|_| moved);
        News {
            moved,
            taken: ply.and_then(|ply| taken(game, *ply)),
            check: moved && game.setup().rules.assists() && game.check().is_some(),
            ended: !self.over && game.is_over() && (moved || same),
        }
    }
}

/// What the last move took.
fn taken(game: &PlayedGame, ply: Ply) -> Option<(Square, Place)> {
    let to = ply.mv.to();
    let stood = game.game().table_at(game.game().plies().len() - 1);
    let kind = stood.piece_at(to)?.kind().in_hand()?;
    Some((to, Place::Hand(ply.by, kind)))
}
