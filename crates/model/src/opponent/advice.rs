use core::time::Duration;

use komadai_protocol::{GameState, Report, Request};
use komadai_search::{Limits, ScoreKind, TimeBudget};
use shogi::Move;

use super::super::PlayedGame;

/// What the best player here would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The move, and how the game might go on.
    pub line: Vec<Move>,
    /// How many moves until mate, if it is one.
    pub mates_in: Option<u32>,
}

/// How long a player waits for advice.
const PONDERING: Duration = Duration::from_millis(900);
/// How much of a line is told.
pub(super) const TOLD: usize = 5;

/// What the search is asked for advice on the next move.
pub fn advice_request(game: &PlayedGame) -> Request {
    Request::Analyse {
        state: GameState::from_game(game.game()),
        limits: Limits::time(TimeBudget::fixed(PONDERING)),
    }
}

impl Advice {
    /// None where no move is left.
    pub fn from_report(report: &Report) -> Option<Self> {
        let best = report.lines.first()?;
        let mates_in = match best.score.kind() {
            ScoreKind::Mate(plies) => u32::try_from(plies).ok().filter(|&plies| plies > 0),
            ScoreKind::Centipawns(_) => None,
        };
        Some(Self {
            line: best.moves.iter().copied().take(TOLD).collect(),
            mates_in,
        })
    }
}
