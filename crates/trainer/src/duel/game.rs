//! One game of a match.

use std::time::{Duration, Instant};

use komadai_search::{Decision, Level, Limits, Root, Score, SearchControl, Searcher, TimeBudget};
use shogi::{Claim, Color, Game};

use crate::{
    adjudication::Adjudicator,
    noisy_opening,
    openings::{MAX_EVEN_SCORE, OpeningKind, OpeningSpec, Openings, is_fair, random_opening},
    player::PlayerConfig,
    rng::Rng,
    script::Script,
};

/// The limit of each move.
#[derive(Clone, Copy, Debug)]
pub enum MoveLimit {
    Nodes(u64),
    Time(Duration),
}

/// A player with its search.
pub struct Engine {
    searcher: Searcher,
    level: Option<Level>,
    script: Option<Script>,
    /// Of the game: makes the choices of levels and scripts differ from game to game.
    seed: u64,
}

/// The result of a game for the first player.
#[derive(Clone, Copy, Debug)]
pub struct GameResult {
    pub half_points: usize,
    pub plies: usize,
}

/// The size of each transposition table.
const TABLE_BYTES: usize = 16 << 20;
/// Enough to find out that neither side is winning.
const OPENING_CHECK_NODES: u64 = 2_000;
/// The nodes of a move of a noisy opening.
const OPENING_NODES: u64 = 400;

impl Engine {
    pub fn new(player: &PlayerConfig) -> Self {
        Self {
            searcher: Searcher::with_params(TABLE_BYTES, player.params.clone()),
            level: player.level,
            script: player.script,
            seed: 0,
        }
    }

    pub fn start_game(&mut self, seed: u64) {
        self.searcher.clear();
        self.seed = seed;
    }

    /// The decision and its score. That of a script is always even, so that its games
    /// are played to their end.
    pub fn choose_move(&mut self, game: &Game, limit: MoveLimit) -> (Decision, Score) {
        let position = game.position();
        if let Some(script) = self.script {
            let mut rng = Rng::with_stream(self.seed, position.key());
            let mv = script.choose(position, &mut rng);
            let decision = mv.map_or(Decision::NoMove, Decision::Play);
            return (decision, Score::centipawns(0));
        }
        let level = self.level;
        let limits = level.map_or_else(Limits::default, |level| level.limits(self.seed));
        let (decision, score) = self.search(game, limits, limit);
        let decision = match level {
            Some(level) => level.choose(&self.searcher, position.key() ^ self.seed),
            None => decision,
        };
        (decision, score)
    }

    fn search(&mut self, game: &Game, mut limits: Limits, limit: MoveLimit) -> (Decision, Score) {
        match limit {
            MoveLimit::Nodes(nodes) => {
                limits.nodes = Some(limits.nodes.map_or(nodes, |level| level.min(nodes)));
            }
            MoveLimit::Time(time) => limits.time = Some(TimeBudget::fixed(time)),
        }
        let start = Instant::now();
        let mut control = SearchControl {
            now: &mut || start.elapsed(),
            stop: &mut || false,
        };
        let root = Root::from_game(game);
        let decision = self
            .searcher
            .search(&root, limits, &mut control, &mut |_| {});
        let score = self.searcher.info().lines.first().map(|line| line.score);
        (decision, score.unwrap_or(Score::mated_in(0)))
    }
}

/// A new opening that is fair by the search of `engine`, without its level.
pub fn start(rng: &mut Rng, kind: OpeningKind, engine: &mut Engine, openings: &Openings) -> Game {
    engine.start_game(0);
    openings.draw(rng, |rng| {
        let game = match kind {
            OpeningKind::Random(plies) => random_opening(rng, &OpeningSpec::even(plies)),
            OpeningKind::Noisy => noisy_opening::play(rng, |game, limits| {
                engine
                    .search(game, limits, MoveLimit::Nodes(OPENING_NODES))
                    .0
            }),
        }?;
        let limit = MoveLimit::Nodes(OPENING_CHECK_NODES);
        let (_, score) = engine.search(&game, Limits::default(), limit);
        is_fair(score, MAX_EVEN_SCORE).then_some(game)
    })
}

/// Plays two games from a start: the first engine has Black, then White.
pub fn play_pair(start: &Game, engines: &mut [Engine; 2], limit: MoveLimit) -> [GameResult; 2] {
    [Color::Black, Color::White].map(|first| play(start, engines, first, limit))
}

/// Plays a game from a start; the first engine has the colour `first`.
fn play(start: &Game, engines: &mut [Engine; 2], first: Color, limit: MoveLimit) -> GameResult {
    for (side, engine) in engines.iter_mut().enumerate() {
        engine.start_game(start.position().key().rotate_left(side as u32));
    }
    let mut game = start.clone();
    let mut adjudicator = Adjudicator::default();
    let winner = loop {
        if let Some(ending) = adjudicator.ending(&game) {
            break ending.winner;
        }
        let turn = game.turn();
        let engine = &mut engines[usize::from(turn != first)];
        let (decision, score) = engine.choose_move(&game, limit);
        match decision {
            Decision::Play(mv) if game.play(mv).is_ok() => adjudicator.record_score(turn, score),
            Decision::Declare => {
                let declared = game.claim(turn, Claim::Declare).ok().flatten();
                break declared.map_or(Some(!turn), |outcome| outcome.winner);
            }
            Decision::Play(_) | Decision::NoMove => break Some(!turn),
        }
    };
    GameResult {
        half_points: match winner {
            None => 1,
            Some(winner) if winner == first => 2,
            Some(_) => 0,
        },
        plies: game.plies().len(),
    }
}
