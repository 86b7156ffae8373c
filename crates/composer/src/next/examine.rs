use komadai_problems::{Answer, Kind, Problem};
use komadai_search::{Decision, Info, Limits, Root, Score, Searcher};
use shogi::{Move, Position};

use super::{grade, theme};
use crate::{MateSolver, control::without_clock};

/// A search, and what the winning rates of its two best moves have to be.
#[derive(Clone, Copy)]
struct Requirement {
    nodes: u64,
    /// The least winning rate of the best move.
    rate: f64,
    /// How much better it is than that of the second one.
    margin: f64,
}

/// What a new problem has to meet. Most positions fail the first one.
const NEW: [Requirement; 3] = [
    Requirement {
        nodes: 3_000,
        rate: 0.45,
        margin: 0.06,
    },
    Requirement {
        nodes: 30_000,
        rate: 0.45,
        margin: 0.2,
    },
    Requirement {
        nodes: 400_000,
        rate: 0.45,
        margin: 0.25,
    },
];
/// What a problem has to meet that was composed with another net or search. Less, since no
/// two judge alike.
const COMPOSED: Requirement = Requirement {
    nodes: 400_000,
    rate: 0.4,
    margin: 0.15,
};
/// With fewer legal moves the best one is found by leaving out the others.
const MIN_MOVES: usize = 12;
/// A mate by checks of so many plies is another kind of problem.
const MATE_PLIES: u16 = 11;
const MATE_NODES: u64 = 30_000;
/// The moves of the solution.
const LINE: usize = 3;

/// A search's best line.
struct Best {
    line: Vec<Move>,
    score: Score,
    /// From so many nodes on the move was the best one.
    nodes: u64,
}

/// The next-move problem of a position with Black to move; `None` where there are other good
/// moves, or the best one is found without thinking. `last` is the move before it.
pub fn examine(
    searcher: &mut Searcher,
    solver: &mut MateSolver,
    position: &Position,
    last: Option<Move>,
) -> Option<Problem> {
    if position.in_check() || position.legal_moves().len() < MIN_MOVES {
        return None;
    }
    let root = Root::new(*position);
    let mut best: Option<Best> = None;
    for requirement in NEW {
        let found = match only_good_move(searcher, &root, requirement)? {
            Found::Declare => return Some(declaration(position)),
            Found::Move(found) => found,
        };
        best = Some(found);
    }
    let best = best?;
    let &mv = best.line.first()?;
    if is_recapture(position, mv, last) || wins_unprotected_piece(position, mv) {
        return None;
    }
    solver.limit(MATE_NODES);
    if solver.mate(position, MATE_PLIES, MATE_NODES) != Ok(None) {
        return None;
    }
    Some(Problem {
        kind: Kind::Next,
        theme: Some(theme(solver, position, mv, best.score)),
        grade: grade(position, mv, best.nodes),
        plies: 1,
        position: *position,
        answer: Answer::Moves(best.line.into_iter().take(LINE).collect()),
        also: Vec::new(),
    })
}

/// The problem with the grade of the present scale; `None` if the search finds another move,
/// or one that is nearly as good.
pub fn grade_again(searcher: &mut Searcher, problem: Problem) -> Option<Problem> {
    let Answer::Moves(moves) = &problem.answer else {
        return Some(problem);
    };
    let root = Root::new(problem.position);
    match only_good_move(searcher, &root, COMPOSED)? {
        Found::Move(best) if best.line.first() == moves.first() => Some(Problem {
            grade: grade(&problem.position, *moves.first()?, best.nodes),
            ..problem
        }),
        _ => None,
    }
}

enum Found {
    Declare,
    Move(Best),
}

/// The best move, if it is better than the second one by a wide margin.
fn only_good_move(searcher: &mut Searcher, root: &Root, requirement: Requirement) -> Option<Found> {
    let limits = Limits {
        lines: 2,
        ..Limits::nodes(requirement.nodes)
    };
    let (mut first, mut nodes) = (None, 0);
    searcher.clear();
    let mut on_info = |info: &Info<'_>| {
        let now = info
            .lines
            .first()
            .and_then(|line| line.moves.first())
            .copied();
        if now != first {
            (first, nodes) = (now, info.nodes);
        }
    };
    let decision = without_clock(|control| searcher.search(root, limits, control, &mut on_info));
    if decision == Decision::Declare {
        return Some(Found::Declare);
    }
    let info = searcher.info();
    let [best, second, ..] = info.lines else {
        return None;
    };
    let rate = best.score.winning_rate();
    let is_only =
        rate >= requirement.rate && rate - second.score.winning_rate() >= requirement.margin;
    is_only.then(|| {
        Found::Move(Best {
            line: best.moves.clone(),
            score: best.score,
            nodes,
        })
    })
}

/// What a search with so many nodes plays.
pub fn best_move(searcher: &mut Searcher, position: &Position, nodes: u64) -> Decision {
    let root = Root::new(*position);
    without_clock(|control| searcher.search(&root, Limits::nodes(nodes), control, &mut |_| {}))
}

fn declaration(position: &Position) -> Problem {
    Problem {
        kind: Kind::Next,
        theme: Some(komadai_problems::Theme::Declaration),
        grade: 5,
        plies: 1,
        position: *position,
        answer: Answer::Declare,
        also: Vec::new(),
    }
}

fn is_recapture(position: &Position, mv: Move, last: Option<Move>) -> bool {
    position.piece_at(mv.to()).is_some() && last.is_some_and(|last| last.to() == mv.to())
}

/// Whether a move takes a piece that nothing protects.
fn wins_unprotected_piece(position: &Position, mv: Move) -> bool {
    let mut after = *position;
    after.play_unchecked(mv);
    let recaptures = after
        .legal_moves()
        .iter()
        .any(|reply| reply.to() == mv.to());
    position.piece_at(mv.to()).is_some() && !recaptures
}
