//! The mate search at the root of the search.

use komadai_search::{Level, Limits, Line, Root, ScoreKind, SearchControl, Searcher};
use komadai_shogi::{Game, Position, Strictness};

/// Positions of games with a mate of 9 or 11 plies.
fn mates() -> impl Iterator<Item = Position> {
    let lines = include_str!("data/mates_in_games.tsv").lines();
    lines
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split('\t').next())
        .map(|sfen| Position::from_sfen(sfen, Strictness::Game).expect(sfen))
}

/// The best line of a new search.
fn best_line(game: &Game, limits: Limits) -> Line {
    let mut control = SearchControl::unlimited();
    let mut searcher = Searcher::new(1 << 20);
    searcher.search(&Root::from_game(game), limits, &mut control, &mut |_| ());
    searcher.info().lines[0].clone()
}

fn limits(root_mate: bool) -> Limits {
    Limits {
        root_mate,
        ..Limits::nodes(5_000)
    }
}

fn mates_in(line: &Line) -> Option<i32> {
    match line.score.kind() {
        ScoreKind::Mate(plies) if plies > 0 => Some(plies),
        _ => None,
    }
}

#[test]
fn mates_that_are_deeper_than_the_search_are_found() {
    let found = |root_mate| {
        let lines = mates().step_by(5).map(|position| {
            let line = best_line(&Game::new(position), limits(root_mate));
            if let Some(plies) = mates_in(&line)
                && root_mate
                && line.moves.len() == plies as usize
            {
                let mut end = position;
                for &mv in &line.moves {
                    end.play(mv).expect("every move is legal");
                }
                assert!(end.in_check() && !end.has_legal_move(), "{position}");
            }
            line
        });
        lines.filter(|line| mates_in(line).is_some()).count()
    };
    let (with, without) = (found(true), found(false));
    assert!(
        with >= 16 && without <= 12,
        "{with} of 40 with the mate search, {without} without"
    );
}

/// A position whose mate is found only by the mate search, and the mate.
fn deep_mate() -> (Position, Line) {
    let is_deep = |position: &Position| {
        let game = Game::new(*position);
        let line = best_line(&game, limits(true));
        let shallow = best_line(&game, limits(false));
        (mates_in(&line).is_some() && mates_in(&shallow).is_none()).then_some((*position, line))
    };
    mates()
        .find_map(|position| is_deep(&position))
        .expect("there are some")
}

#[test]
fn only_the_search_for_one_line_of_all_moves_takes_the_mate() {
    let (position, mate) = deep_mate();
    let game = Game::new(position);
    let mut moves = position.legal_moves().to_vec();
    moves.retain(|&mv| mv != mate.moves[0]);
    for limits in [
        Limits {
            moves,
            ..limits(true)
        },
        Limits {
            lines: 2,
            ..limits(true)
        },
        Limits {
            nodes: Some(5_000),
            ..Level::WEAKEST.limits(1)
        },
    ] {
        let line = best_line(&game, limits.clone());
        assert_eq!(mates_in(&line), None, "{limits:?}");
    }
}
