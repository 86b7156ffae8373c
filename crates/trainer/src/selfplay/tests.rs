use std::collections::HashSet;

use komadai_search::{Params, ScoreKind, Searcher};
use shogi::{Color, Handicap, Move, Position};

use super::play::play;
use crate::{
    game_file::{Header, Reason, SavedGame, StartMix},
    openings::{self, Openings},
    selfplay::stats,
};

const PLAN: Header = Header {
    opening: 6,
    nodes: 30,
    judge: 60,
    won: 2000,
    mix: StartMix {
        shuffled: 30,
        handicaps: 20,
        entering: 20,
        noisy: 20,
    },
    side_positions: 50,
    evaluation: 0,
    seed: 11,
};

fn games(indices: std::ops::Range<u32>) -> Vec<SavedGame> {
    games_of(&PLAN, indices)
}

fn games_of(plan: &Header, indices: std::ops::Range<u32>) -> Vec<SavedGame> {
    let mut searcher = Searcher::with_params(1 << 20, Params::default());
    let openings = Openings::default();
    indices
        .map(|index| play(plan, index, &mut searcher, &openings))
        .collect()
}

fn file(games: &[SavedGame]) -> Vec<u8> {
    let mut file = PLAN.to_bytes();
    for game in games {
        file.extend(game.to_block().expect("short"));
    }
    file
}

#[test]
fn games_are_legal_and_different_and_end_for_a_reason() {
    let mix = StartMix {
        noisy: 0,
        ..PLAN.mix
    };
    let games = games_of(&Header { mix, ..PLAN }, 0..6);
    let (stats, error) = stats::count(&file(&games)).expect("all is legal");
    assert_eq!((stats.games, error), (6, None));
    assert_eq!(stats.openings(), 6);
    for game in &games {
        assert!(game.opening.len() <= usize::from(PLAN.opening));
        let drawn = matches!(game.ending.reason, Reason::Length | Reason::Repetition);
        assert_eq!(game.ending.winner.is_none(), drawn, "{:?}", game.ending);
        assert!(game.plies.len() + game.opening.len() <= 320);
    }
}

#[test]
fn side_positions_are_quiet() {
    let plan = Header { nodes: 200, ..PLAN };
    let games = games_of(&plan, 0..3);
    let sum = |of: fn(&SavedGame) -> usize| games.iter().map(of).sum::<usize>();
    let (plies, side_positions) = (
        sum(|game| game.plies.len()),
        sum(|game| game.side_positions.len()),
    );
    // Half of the plies, and some lines come to nothing.
    assert!(
        (plies / 10..plies).contains(&side_positions),
        "{side_positions} of {plies}"
    );
    for game in games {
        let looked = game.for_each_side_position(|position, score| {
            assert!(!position.in_check() && position.has_legal_move());
            assert!(matches!(score.kind(), ScoreKind::Centipawns(_)));
        });
        assert_eq!(looked, Ok(()));
    }
}

#[test]
fn games_have_all_kinds_of_starts() {
    let games = games(0..12);
    let even = Position::startpos();
    let begin =
        |is: &dyn Fn(&Position) -> bool| games.iter().filter(|game| is(&game.start)).count();
    assert!(begin(&|start| start == &even) > 0);
    assert!(begin(&Handicap::is_start) > 0);
    let entered = |start: &Position| {
        let rank = |color| start.king(color).map(|king| king.relative_rank(color));
        Color::ALL.map(rank).iter().min() <= Some(&Some(4))
    };
    assert!(begin(&entered) > 0);
    let full = |start: &Position| start.occupied() == even.occupied() && start != &even;
    assert!(begin(&full) > 0);
}

#[test]
fn openings_of_noisy_searches_are_even_and_different() {
    let mix = StartMix {
        shuffled: 0,
        handicaps: 0,
        entering: 0,
        noisy: 100,
    };
    let games = games_of(&Header { mix, ..PLAN }, 0..8);
    let lengths: HashSet<usize> = games.iter().map(|game| game.opening.len()).collect();
    assert!(lengths.iter().all(|length| (2..28).contains(length)));
    assert!(lengths.len() > 3, "{lengths:?}");
    let openings: HashSet<&[Move]> = games.iter().map(|game| &game.opening[..]).collect();
    assert_eq!(openings.len(), games.len());
    for game in &games {
        assert_eq!(game.start, Position::startpos());
        let score = game.plies[0].score;
        assert!(openings::is_fair(score, 600), "{score:?}");
    }
}

#[test]
fn a_game_depends_on_its_number_alone() {
    assert_eq!(games(2..3)[0], games(0..3)[2]);
}

#[test]
fn an_illegal_move_in_a_file_is_reported() {
    let mut games = games(0..2);
    let first = games[1].plies[0];
    let second = games[1].opening.len() + 2;
    games[1].plies.insert(1, first);
    let problem = stats::count(&file(&games)).expect_err("a move is illegal");
    assert!(
        problem.starts_with(&format!("game 1: move {second}, ")),
        "{problem}"
    );
}

#[test]
fn a_mate_that_is_none_is_reported() {
    let mut games = games(0..1);
    games[0].ending.reason = Reason::Mate;
    games[0].plies.truncate(1);
    let problem = stats::count(&file(&games)).expect_err("it is no mate");
    assert_eq!(problem, "game 0: it ends without a mate");
}
