//! The mate solver on positions of games, and on the corpus, where it is there.

#[path = "../../shogi/tests/shared/corpus_folder.rs"]
mod corpus_folder;

use std::fs;

use komadai_search::{
    SearchControl,
    tsume::{LengthRule, MateAnswer, MateLimits, Solver},
};
use komadai_shogi::{Position, Strictness};

use corpus_folder::folder;

const MATES_IN_GAMES: &str = include_str!("data/mates_in_games.tsv");

/// They have a mate in 5: looking at every move finds it too.
const TAKE_5: &[&str] = &[
    "7r1/6R2/6BPP/8k/9/7G1/9/9/9 b Lb3g4s4n3l16p 1",
    "5rk2/6B2/9/5B3/9/9/9/9/9 b GPr3g4s4n4l17p 1",
];

/// The text of a file of the corpus; none where there is no corpus.
fn read(file: &str) -> Option<String> {
    let text = fs::read_to_string(folder()?.join(file));
    Some(text.unwrap_or_else(|error| panic!("{file}: {error}")))
}

/// The rows of a table: fields between tabs, comments and blank lines left out.
fn rows(table: &str) -> impl Iterator<Item = Vec<&str>> {
    table
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| line.split('\t').collect())
}

/// [`Solver::solve`] or [`Solver::find_mate`].
type Question = fn(&mut Solver, &Position, &MateLimits, &mut SearchControl<'_>) -> MateAnswer;

fn solve(solver: &mut Solver, sfen: &str, nodes: u64) -> MateAnswer {
    ask(Solver::solve, solver, sfen, nodes)
}

fn ask(question: Question, solver: &mut Solver, sfen: &str, nodes: u64) -> MateAnswer {
    let position = Position::from_sfen(sfen, Strictness::Composed)
        .unwrap_or_else(|faults| panic!("{sfen}: {faults}"));
    let limits = MateLimits {
        nodes: Some(nodes),
        length_rule: LengthRule::EveryDefence,
        ..MateLimits::default()
    };
    let mut host = SearchControl::unlimited();
    let answer = question(solver, &position, &limits, &mut host);
    if let MateAnswer::Mate(moves) = &answer {
        let mut after = position;
        for &mv in moves {
            after.play(mv).expect("a legal move");
        }
        assert!(after.in_check() && !after.has_legal_move(), "{sfen}");
    }
    answer
}

#[test]
fn shortest_mates_in_games() {
    let mut solver = Solver::new(16 << 20);
    for row in rows(MATES_IN_GAMES) {
        let [sfen, plies] = row[..] else {
            panic!("two columns: {row:?}");
        };
        let MateAnswer::Mate(moves) = solve(&mut solver, sfen, 100_000) else {
            panic!("no mate: {sfen}");
        };
        assert_eq!(moves.len().to_string(), plies, "{sfen}: {moves:?}");
        assert!(solver.is_shortest(), "{sfen}");
    }
}

#[test]
fn mates_in_games_are_found_within_few_nodes() {
    let mut solver = Solver::new(16 << 20);
    let mut late = 0;
    for row in rows(MATES_IN_GAMES) {
        let answer = ask(Solver::find_mate, &mut solver, row[0], 100_000);
        assert!(matches!(answer, MateAnswer::Mate(_)), "{row:?}: {answer:?}");
        late += usize::from(solver.nodes() > 10_000);
    }
    assert!(late <= 15, "{late} of 200 take more than 10,000 nodes");
}

#[test]
fn lengths_of_short_mates() {
    let mut solver = Solver::new(16 << 20);
    for plies in [1, 3, 5, 7, 9, 11] {
        let Some(facts) = read(&format!("tsume/mate{plies}.tsv")) else {
            return;
        };
        for row in rows(&facts) {
            let sfen = row[0];
            let MateAnswer::Mate(moves) = solve(&mut solver, sfen, 100_000) else {
                panic!("no mate: {sfen}");
            };
            let expected = if TAKE_5.contains(&sfen) { 5 } else { plies };
            assert_eq!(moves.len(), expected, "{sfen}: {moves:?}");
            assert!(solver.is_shortest(), "{sfen}");
        }
    }
}

#[test]
fn long_mates() {
    let Some(facts) = read("tsume/zuko.tsv") else {
        return;
    };
    let mut solver = Solver::new(16 << 20);
    let solved = rows(&facts)
        .filter(|row| match solve(&mut solver, row[0], 20_000) {
            MateAnswer::Mate(_) => true,
            MateAnswer::Unknown => false,
            MateAnswer::NoMate => panic!("{}: there is a mate", row[0]),
        })
        .count();
    assert!(solved >= 6, "{solved} are mates within 20,000 nodes");
}
