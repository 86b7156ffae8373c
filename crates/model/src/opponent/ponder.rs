use komadai_protocol::{GameState, Report, Request};
use komadai_search::Level;
use shogi::Move;

use super::{super::PlayedGame, ComputerTask, search_seed};

/// The reply that the computer expects to its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExpectedReply {
    /// How many moves have been made before it.
    ply: usize,
    mv: Move,
}

impl ExpectedReply {
    /// The reply to a move that the computer has chosen after `ply` moves, by the search
    /// that it was chosen in. `None` if the search has none.
    pub fn from_report(ply: usize, chosen: Move, report: &Report) -> Option<Self> {
        let is_chosen = |moves: &&[Move]| moves.first() == Some(&chosen);
        let mut lines = report.lines.iter().map(|line| &line.moves[..]);
        let mv = *lines.find(is_chosen)?.get(1)?;
        Some(Self { ply: ply + 1, mv })
    }
}

/// What the search is asked on a person's time: the position after the expected reply, or
/// without one the present position. `None` where the computer does not think then: it
/// does so at full strength only, between its own move and the person's.
pub fn ponder_request(
    game: &PlayedGame,
    expected: Option<ExpectedReply>,
    set_at: u64,
) -> Option<Request> {
    let (side, computer) = game.options().computer()?;
    let plies = game.game().plies();
    let is_due = computer.level.number() == Level::COUNT
        && game.mover() == Some(!side)
        && plies.last().is_some_and(|ply| ply.by == side)
        && ComputerTask::from_game(game).is_none();
    if !is_due {
        return None;
    }
    let mut state = GameState::from_game(game.game());
    let position = game.game().position();
    let reply =
        expected.filter(|reply| reply.ply == plies.len() && position.check_legal(reply.mv).is_ok());
    state.moves.extend(reply.map(|reply| reply.mv));
    Some(Request::Ponder {
        state,
        level: computer.level,
        seed: search_seed(set_at),
    })
}
