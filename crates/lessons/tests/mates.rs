//! The judging of mates, with the mate solver as the other side.

use komadai_lessons::{
    Attempt, Goal, SolverQuery, SolverQuestion, SolverReply, SolverStep, Verdict, is_mated,
};
use komadai_search::{
    SearchControl,
    tsume::{LengthRule, MateAnswer, MateLimits, Solver},
};
use shogi::{Move, Position, Strictness};

/// Problems with their lengths: by every defence, and without futile interpositions.
const MATES: &str = include_str!("../../search/tests/data/mates.tsv");

/// The rook gives check from afar. A knight protects the square before the king.
const FROM_AFAR: &str = "7lk/7p1/9/7N1/9/9/9/9/R8 b p 1";

fn position(sfen: &str) -> Position {
    Position::from_sfen(sfen, Strictness::Composed).expect(sfen)
}

fn mv(text: &str) -> Move {
    text.parse().expect(text)
}

fn after(position: &Position, mv: Move) -> Position {
    let mut after = *position;
    after.play(mv).expect("a legal move");
    after
}

fn solve(solver: &mut Solver, position: &Position, plies: Option<u16>) -> MateAnswer {
    let limits = MateLimits {
        plies,
        nodes: Some(200_000),
        length_rule: LengthRule::ExcludeFutile,
        ..MateLimits::default()
    };
    let mut control = SearchControl::unlimited();
    solver.solve(position, &limits, &mut control)
}

fn ask(solver: &mut Solver, position: &Position, question: SolverQuestion) -> SolverReply {
    let mut query = SolverQuery::new(*position, question);
    loop {
        match query.next_step() {
            SolverStep::Reply(reply) => return reply,
            SolverStep::Solve(search) => {
                query.on_answer(&solve(solver, &search.position, Some(search.plies)));
            }
        }
    }
}

#[test]
fn a_mate_that_can_only_be_put_off_is_a_mate() {
    let goal = |plies| Goal::Mate { plies };
    let start = position(FROM_AFAR);
    let moves = [mv("9i1i")];
    assert_eq!(
        goal(1).judge(&start, Attempt::Moves(&moves)),
        Verdict::Solved
    );
    let mated = after(&start, moves[0]);
    assert!(mated.has_legal_move());
    assert!(is_mated(&mated));
    // A step of more plies asks, and the solver says the same.
    let question = SolverQuestion::Defence(2);
    assert_eq!(
        goal(3).judge(&start, Attempt::Moves(&moves)),
        Verdict::Ask(question)
    );
    let solver = &mut Solver::new(1 << 20);
    assert_eq!(ask(solver, &mated, question), (None, Some(true)));
}

#[test]
fn what_escapes_is_no_mate() {
    // Without the knight on 2d the king takes the rook after a drop before it; without the
    // pawn on 2b it goes there; a knight on 2a can move in between.
    for sfen in [
        "7lk/7p1/9/9/9/9/9/9/R8 b p 1",
        "7lk/9/9/7N1/9/9/9/9/R8 b p 1",
        "7nk/7p1/9/7N1/9/9/9/9/R8 b p 1",
    ] {
        let start = position(sfen);
        let moves = [mv("9i1i")];
        assert!(!is_mated(&after(&start, moves[0])), "{sfen}");
        let verdict = Goal::Mate { plies: 1 }.judge(&start, Attempt::Moves(&moves));
        assert_eq!(verdict, Verdict::Wrong, "{sfen}");
    }
    assert!(!is_mated(&position(FROM_AFAR)), "no check");
}

#[test]
fn problems_are_solved_in_their_length_and_not_sooner() {
    let mut solver = Solver::new(4 << 20);
    let mut solved = 0;
    for line in MATES.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let Ok(plies @ 1..=7) = fields[2].parse::<usize>() else {
            continue;
        };
        let start = position(fields[0]);
        not_sooner(&mut solver, &start, plies);
        let goal = Goal::Mate { plies };
        let mut now = start;
        let mut moves = Vec::new();
        loop {
            let MateAnswer::Mate(attack) = solve(&mut solver, &now, None) else {
                panic!("{line}: no mate after {moves:?}");
            };
            now.play(attack[0]).expect("a legal move");
            moves.push(attack[0]);
            match goal.judge(&start, Attempt::Moves(&moves)) {
                Verdict::Solved => break,
                Verdict::Ask(question) => {
                    let (Some(reply), None) = ask(&mut solver, &now, question) else {
                        panic!("{line}: no defence after {moves:?}");
                    };
                    now.play(reply).expect("a legal move");
                    moves.push(reply);
                }
                verdict => panic!("{line}: {verdict:?} after {moves:?}"),
            }
        }
        assert_eq!(moves.len(), plies, "{line}: {moves:?}");
        solved += 1;
    }
    assert_eq!(solved, 12);
}

/// No check mates in fewer plies.
fn not_sooner(solver: &mut Solver, start: &Position, plies: usize) {
    let Some(fewer) = plies.checked_sub(3) else {
        return;
    };
    for &check in start.legal_moves().iter() {
        let checked = after(start, check);
        if checked.in_check() {
            let (_, decided) = ask(solver, &checked, SolverQuestion::Defence(fewer));
            assert_eq!(decided, Some(false), "{start}: {check}");
        }
    }
}
