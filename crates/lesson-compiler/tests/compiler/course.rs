//! The course of this repository: its files compile, and what a step accepts is what the
//! rules say, computed here in another way.

use std::path::Path;

use komadai_lesson_compiler::{accepts, compile};
use komadai_lessons::{Attempt, Course, Goal, Step, Verdict, with_turn};
use shogi::{Move, Origin, Position, Square, Strictness};

fn courses() -> Vec<Course> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons");
    match compile(&folder) {
        Ok(courses) => courses,
        Err(faults) => {
            let faults: Vec<String> = faults.iter().map(|fault| fault.to_string()).collect();
            panic!("faults in lessons:\n{}", faults.join("\n"));
        }
    }
}

/// Calls `check` with each step and its name. Boards are the same in all languages.
fn for_each_step(mut check: impl FnMut(&Step, &str)) {
    let courses = courses();
    for lesson in courses[0].lessons() {
        for step in &lesson.steps {
            check(step, &format!("{}/{}", lesson.id, step.id));
        }
    }
}

fn after(position: &Position, mv: Move) -> Position {
    let mut after = *position;
    after.play(mv).expect("a legal move");
    after
}

/// Whether the side to move mates by checks in so many plies, by trying all moves.
fn mates(position: &Position, plies: usize) -> bool {
    let moves = position.legal_moves();
    moves.iter().any(|&mv| mates_with(position, mv, plies))
}

fn mates_with(position: &Position, mv: Move, plies: usize) -> bool {
    let after_move = after(position, mv);
    after_move.in_check() && is_mated(&after_move, plies - 1)
}

/// Whether mate follows in so many plies, futile interpositions not counted.
fn is_mated(position: &Position, plies: usize) -> bool {
    let replies = position.legal_moves();
    let has_other = replies.iter().any(|mv| !mv.is_drop());
    if has_other && plies == 0 {
        return false;
    }
    let limit = if has_other { plies } else { 0 };
    let mut futile: Vec<(Square, bool)> = Vec::new();
    replies.iter().all(|&reply| {
        let to = reply.to();
        if reply.is_drop() && !futile.iter().any(|(square, _)| *square == to) {
            futile.push((to, is_futile(position, reply, limit)));
        }
        reply.is_drop() && futile.contains(&(to, true))
            || plies > 0 && mates(&after(position, reply), plies - 1)
    })
}

/// Whether the checking piece takes what was dropped, and the same side, with that piece in
/// hand again, is still mated.
fn is_futile(position: &Position, drop: Move, plies: usize) -> bool {
    let dropped = after(position, drop);
    let mut taker = position.checkers().into_iter();
    let from = taker.next().expect("a piece gives check");
    [false, true].into_iter().any(|promote| {
        let mut taken = dropped;
        let Origin::Hand(side, kind) = drop.origin(position.turn()) else {
            return false;
        };
        if taken.play(Move::normal(from, drop.to(), promote)).is_err() {
            return false;
        }
        let mut setup = taken.to_setup();
        let [more, less] = [setup.hand(side).added(kind), setup.hand(!side).taken(kind)];
        setup.set_hand(side, more.expect("room in the hand"));
        setup.set_hand(!side, less.expect("the piece that was taken"));
        let back = Position::from_setup(&setup, Strictness::Lesson).expect("a position");
        back.in_check() && is_mated(&back, plies)
    })
}

/// Whether a first move reaches the goal, by the rules.
fn is_right(step: &Step, mv: Move) -> Option<bool> {
    let start = &step.start;
    let position = after(start, mv);
    Some(match &step.goal {
        Goal::Capture { square } => mv.to() == *square && start.piece_at(*square).is_some(),
        Goal::Check => position.king(position.turn()).is_some_and(|king| {
            !position
                .attackers_to(king, start.turn(), position.occupied())
                .is_empty()
        }),
        Goal::Evade { answers } => answers.is_empty() || answers.contains(&mv),
        Goal::Mate { plies } => mates_with(start, mv, *plies),
        Goal::Survive { plies } => !mates(&position, *plies),
        Goal::Move { answers } => answers.iter().any(|line| line.first() == Some(&mv)),
        _ => return None,
    })
}

#[test]
fn every_step_accepts_what_the_rules_say() {
    let mut judged = 0;
    for_each_step(|step, name| {
        for &mv in step.start.legal_moves().iter() {
            let Some(expected) = is_right(step, mv) else {
                return;
            };
            assert_eq!(
                accepts(&step.goal, &step.start, &[mv]),
                Some(expected),
                "{name}: {mv}"
            );
            judged += 1;
        }
    });
    assert!(judged > 900, "{judged} moves were judged");
}

#[test]
fn squares_are_those_of_the_rules() {
    for_each_step(|step, name| {
        let Goal::Select(selection) = &step.goal else {
            return;
        };
        let origin = selection.piece.origin(step.start.turn());
        let legal = step.start.legal_moves();
        let can_go = |to: Square| {
            let mut moves = legal.iter();
            moves.any(|mv| mv.origin(step.start.turn()) == origin && mv.to() == to)
        };
        for square in Square::all() {
            if selection.among.is_empty() || selection.among.contains(&square) {
                let marked = selection.squares.contains(&square);
                let is_allowed = can_go(square) != selection.illegal;
                assert!(!marked || is_allowed, "{name}: {square}");
                assert!(
                    marked || !is_allowed || selection.illegal,
                    "{name}: {square}"
                );
            }
        }
    });
}

#[test]
fn what_is_shown_reaches_the_goal() {
    for_each_step(|step, name| {
        let mut position = step.start;
        for at in 0..step.solution.len() {
            let mv = step.solution[at];
            position.play(mv).expect(name);
            let stars = matches!(step.goal, Goal::Stars { .. });
            if !stars && at % 2 == 1 {
                continue;
            }
            let is_last = at + 1 == step.solution.len();
            let verdict = step
                .goal
                .judge(&step.start, Attempt::Moves(&step.solution[..=at]));
            match verdict {
                Verdict::Solved => assert!(is_last, "{name}"),
                Verdict::Pass => {
                    let passed = with_turn(&position, step.start.turn());
                    position = passed.expect("no king can be taken");
                }
                Verdict::Reply(reply) => {
                    assert_eq!(step.solution.get(at + 1), Some(&reply), "{name}")
                }
                Verdict::Ask(_) => assert!(
                    !is_last || matches!(step.goal, Goal::Survive { .. }),
                    "{name}"
                ),
                Verdict::Wrong => panic!("{name}: {mv} is wrong"),
            }
        }
        if let Goal::Mate { .. } = step.goal {
            assert!(position.in_check() && is_mated(&position, 0), "{name}");
        }
        let by_words = matches!(
            step.goal,
            Goal::Read { .. }
                | Goal::Select(_)
                | Goal::Winner { .. }
                | Goal::Points { .. }
                | Goal::Choose { .. }
        );
        assert_eq!(step.solution.is_empty(), by_words, "{name}");
    });
}
