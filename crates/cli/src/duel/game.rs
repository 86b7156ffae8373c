//! One game of a match.

use std::time::{Duration, Instant};

use shogi::{
    Claim, Color, Game,
    search::{Decision, Level, Limits, Root, Score, SearchControl, Searcher, TimeBudget},
};

use crate::{
    contender::Contender,
    openings::{Draft, Openings},
    random::Random,
    referee::Referee,
};

/// What a side has for a move.
#[derive(Clone, Copy, Debug)]
pub enum Thinking {
    Nodes(u64),
    Time(Duration),
}

/// A player with its memory.
pub struct Side {
    searcher: Searcher,
    level: Option<Level>,
}

/// What the first player made of a game.
#[derive(Clone, Copy, Debug)]
pub struct Result {
    pub half_points: usize,
    pub plies: usize,
}

/// Megabytes of a table.
const TABLE: usize = 16 << 20;
/// Enough to see that neither side is lost.
const GLANCE: u64 = 2_000;

impl Side {
    pub fn new(contender: &Contender) -> Self {
        Self {
            searcher: Searcher::with_params(TABLE, contender.params.clone()),
            level: contender.level,
        }
    }

    fn think(&mut self, game: &Game, thinking: Thinking) -> (Decision, Score) {
        let seed = game.start().key();
        let mut limits = self
            .level
            .map_or_else(Limits::default, |level| level.limits(seed));
        match thinking {
            Thinking::Nodes(nodes) => {
                limits.nodes = Some(limits.nodes.map_or(nodes, |able| able.min(nodes)));
            }
            Thinking::Time(time) => limits.time = Some(TimeBudget::fixed(time)),
        }
        let began = Instant::now();
        let mut host = SearchControl {
            now: &mut || began.elapsed(),
            stop: &mut || false,
        };
        let root = Root::from_game(game);
        let decision = self.searcher.search(&root, limits, &mut host, &mut |_| {});
        let score = self.searcher.info().lines.first().map(|line| line.score);
        let decision = match self.level {
            Some(level) => level.choose(&self.searcher, game.position().key() ^ seed),
            None => decision,
        };
        (decision, score.unwrap_or(Score::mated_in(0)))
    }
}

/// A start after so many random moves: new, and fair in the eyes of `judge`.
pub fn start(random: &mut Random, plies: u16, judge: &mut Side, openings: &Openings) -> Game {
    judge.searcher.clear();
    openings.draw(
        random,
        |_| Draft::even(plies),
        |game| judge.think(game, Thinking::Nodes(GLANCE)).1,
    )
}

/// Two games from a start: the first side plays Black, then White.
pub fn play_pair(start: &Game, sides: &mut [Side; 2], thinking: Thinking) -> [Result; 2] {
    [Color::Black, Color::White].map(|first| play(start, sides, first, thinking))
}

/// A game from a start; the first side plays `first`.
fn play(start: &Game, sides: &mut [Side; 2], first: Color, thinking: Thinking) -> Result {
    for side in sides.iter_mut() {
        side.searcher.clear();
    }
    let mut game = start.clone();
    let mut referee = Referee::default();
    let winner = loop {
        if let Some(ending) = referee.ending(&game) {
            break ending.winner;
        }
        let turn = game.turn();
        let side = &mut sides[usize::from(turn != first)];
        let (decision, score) = side.think(&game, thinking);
        match decision {
            Decision::Play(mv) if game.play(mv).is_ok() => referee.hears(turn, score),
            Decision::Declare => {
                let declared = game.claim(turn, Claim::Declare).ok().flatten();
                break declared.map_or(Some(!turn), |outcome| outcome.winner);
            }
            Decision::Play(_) | Decision::NoMove => break Some(!turn),
        }
    };
    Result {
        half_points: match winner {
            None => 1,
            Some(winner) if winner == first => 2,
            Some(_) => 0,
        },
        plies: game.plies().len(),
    }
}
