use std::{path::Path, sync::Arc};

use komadai_lessons::{Course, Goal, Lesson, SolverQuery, SolverQuestion, SolverStep, Step};
use komadai_search::{
    SearchControl,
    tsume::{LengthRule, MateAnswer, MateLimits, Solver},
};
use shogi::{Move, Position, Square};

use super::*;
use crate::{BoardIntent, BoardTarget};

fn step(json: &str) -> StepState {
    let step: Step = serde_json::from_str(json).expect("a step");
    StepState::new(step)
}

fn square(name: &str) -> Square {
    Square::from_usi(name).expect("a square")
}

/// The intents with which a person makes a move.
fn intents(mv: Move, by: shogi::Color) -> Vec<BoardIntent> {
    let from = match mv.origin(by) {
        shogi::Origin::Board(from) => BoardTarget::Square(from),
        shogi::Origin::Hand(color, kind) => BoardTarget::Hand(color, kind),
    };
    vec![
        BoardIntent::Touch(from),
        BoardIntent::Touch(BoardTarget::Square(mv.to())),
        BoardIntent::Promote(mv.promotes()),
    ]
}

fn make(state: &mut StepState, mv: &str) -> Vec<StepEvent> {
    let mv: Move = mv.parse().expect("a move");
    let mut events = Vec::new();
    for intent in intents(mv, state.reader()) {
        events.extend(state.handle(intent));
        if state.phase() != StepPhase::Open {
            break;
        }
    }
    events
}

const LINE: &str = r#"{"id":"line","sfen":"9/9/9/9/9/9/2P6/9/9 b - 1",
    "goal":{"move":{"answers":["7g7f"]}},
    "texts":{"text":"","wrong":"no","wrong_answers":[{"answer":"7g7f","text":"own"}]}}"#;

#[test]
fn the_solution_of_a_line_solves_it() {
    let mut state = step(LINE);
    let events = make(&mut state, "7g7f");
    assert_eq!(events.last(), Some(&StepEvent::Solved));
    assert_eq!(state.phase(), StepPhase::Solved);
}

const KINGS: &str = r#"{"id":"kings","sfen":"4k4/9/9/9/9/9/2P3P2/9/4K4 b - 1",
    "goal":{"move":{"answers":["7g7f 5a5b 7f7e"]}},
    "texts":{"text":"","wrong":"no","wrong_answers":[{"answer":"3g3f","text":"not that one"}]}}"#;

#[test]
fn a_wrong_move_has_its_text_and_is_taken_back() {
    let mut state = step(KINGS);
    make(&mut state, "3g3f");
    assert_eq!(state.phase(), StepPhase::Wrong);
    assert_eq!(state.wrong_text(), Some("not that one"));
    state.try_again();
    assert_eq!((state.phase(), state.place()), (StepPhase::Open, (0, 0)));
    let events = make(&mut state, "7g7f");
    let reply = "5a5b".parse().expect("a move");
    assert_eq!(events.last(), Some(&StepEvent::Reply(reply)));
    assert_eq!(state.phase(), StepPhase::Waiting);
    state.play_reply(reply);
    make(&mut state, "5i5h");
    assert_eq!(state.wrong_text(), Some("no"));
    // Only the reader's last move is taken back, by the next touch.
    make(&mut state, "7f7e");
    assert_eq!(state.phase(), StepPhase::Solved);
}

#[test]
fn the_way_to_the_stars_is_rated() {
    let stars = r#"{"id":"s","sfen":"9/9/9/9/4G4/9/9/9/9 b - 1",
        "goal":{"stars":{"stars":"5d 4d","moves":2}},"solution":"5e5d 5d4d","texts":{"text":""}}"#;
    for (moves, rating) in [
        (&["5e5d", "5d4d"][..], 3),
        (&["5e4d", "4d5d"], 3),
        (&["5e5d", "5d5e", "5e4d"], 2),
        (&["5e5f", "5f5e", "5e5d", "5d4d"], 1),
    ] {
        let mut state = step(stars);
        for mv in moves {
            assert_ne!(state.phase(), StepPhase::Solved);
            make(&mut state, mv);
        }
        assert_eq!(
            (state.phase(), state.rating()),
            (StepPhase::Solved, Some(rating))
        );
        assert!(state.stars_left().is_empty());
    }
}

#[test]
fn squares_are_marked_and_submitted() {
    let select = r#"{"id":"s","sfen":"9/9/9/9/9/9/2P6/9/9 b - 1",
        "goal":{"select":{"piece":"7g","squares":"7f","among":"7f 7e"}},
        "texts":{"text":"","wrong":"no","wrong_answers":[{"answer":"7e","text":"too far"}]}}"#;
    let mut state = step(select);
    let touch = |state: &mut StepState, name| {
        state.handle(BoardIntent::Touch(BoardTarget::Square(square(name))))
    };
    assert!(state.submit().is_empty());
    touch(&mut state, "5e");
    assert!(!state.has_answer());
    touch(&mut state, "7e");
    assert_eq!(state.submit(), [StepEvent::Wrong]);
    assert_eq!(state.wrong_text(), Some("too far"));
    touch(&mut state, "7e");
    touch(&mut state, "7f");
    assert_eq!(state.submit(), [StepEvent::Solved]);
}

#[test]
fn a_line_that_is_read_is_done_at_its_end() {
    let read = r#"{"id":"r","sfen":"9/9/9/9/9/9/2P6/9/9 b - 1",
        "goal":{"read":{"moves":"7g7f"}},"texts":{"text":""}}"#;
    let mut state = step(read);
    assert_eq!(state.phase(), StepPhase::Open);
    state.show(1);
    assert_eq!(state.phase(), StepPhase::Solved);
}

#[test]
fn time_that_is_over_can_be_tried_again() {
    let clock = r#"{"id":"c","sfen":"4k4/9/9/9/9/9/2P6/9/4K4 b - 1",
        "goal":{"clock":{"seconds":10}},"texts":{"text":"","wrong":"late"}}"#;
    let mut state = step(clock);
    assert!(make(&mut state, "7g7f").is_empty());
    state.start_clock();
    assert_eq!(state.flag_fell(), [StepEvent::Wrong]);
    assert_eq!(state.wrong_text(), Some("late"));
    state.try_again();
    assert_eq!(state.phase(), StepPhase::ClockStopped);
    state.start_clock();
    make(&mut state, "7g7f");
    assert_eq!(state.phase(), StepPhase::Solved);
    assert!(state.flag_fell().is_empty());
}

#[test]
fn progress_is_stored_and_merged() {
    let mut here = LessonProgress::default();
    assert!(here.record("a", Some(2)));
    assert!(!here.record("a", Some(1)));
    let mut there = LessonProgress::default();
    there.record("a", Some(3));
    there.record("b", None);
    here.merge(&there);
    assert_eq!(here.stars.get("a"), Some(&3));
    assert_eq!(LessonProgress::from_stored(&here.to_stored()), Ok(here));
    assert!(LessonProgress::from_stored("{").is_err());
}

fn solve(solver: &mut Solver, position: &Position, plies: Option<u16>) -> MateAnswer {
    let limits = MateLimits {
        nodes: Some(60_000),
        plies,
        length_rule: LengthRule::ExcludeFutile,
        ..MateLimits::default()
    };
    let mut control = SearchControl::unlimited();
    solver.solve(position, &limits, &mut control)
}

/// What the other side does, by the solver.
fn solver_reply(state: &mut StepState, question: SolverQuestion) -> Vec<StepEvent> {
    let mut solver = Solver::new(4 << 20);
    let mut query = SolverQuery::new(*state.position(), question);
    loop {
        match query.next_step() {
            SolverStep::Reply(reply) => return state.on_solver_reply(reply),
            SolverStep::Solve(search) => {
                let answer = solve(&mut solver, &search.position, Some(search.plies));
                query.on_answer(&answer);
            }
        }
    }
}

/// The reader's next move: of the solution, or where there is a choice of defences by the
/// solver.
fn next_move(state: &StepState) -> Move {
    if let Goal::Mate { .. } = state.step().goal {
        match solve(&mut Solver::new(4 << 20), state.position(), None) {
            MateAnswer::Mate(line) => line[0],
            other => panic!("{other:?}"),
        }
    } else {
        state.step().solution[state.place().1]
    }
}

/// Plays a step as a person would, by its solution.
fn play_through(state: &mut StepState) {
    state.start_clock();
    while state.phase() == StepPhase::Open {
        let mv = next_move(state);
        let mut events = Vec::new();
        for intent in intents(mv, state.reader()) {
            events.extend(state.handle(intent));
            if state.phase() != StepPhase::Open || !events.is_empty() {
                break;
            }
        }
        while let Some(event) = events.pop() {
            match event {
                StepEvent::Reply(reply) => events.extend(state.play_reply(reply)),
                StepEvent::Asked(question) => events.extend(solver_reply(state, question)),
                StepEvent::Refused(why) => panic!("{mv} was refused: {why:?}"),
                _ => {}
            }
        }
    }
}

/// The course as it is in the repository.
fn course() -> Course {
    let lessons = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons");
    let courses = komadai_lesson_compiler::compile(&lessons).expect("no faults");
    courses.into_iter().next().expect("a course")
}

#[test]
fn every_step_of_the_course_can_be_done_and_its_solution_shown() {
    for lesson in course().lessons() {
        let lesson: Arc<Lesson> = Arc::new(lesson.clone());
        let mut state = LessonState::new(lesson.clone(), 0).expect("steps");
        let mut progress = LessonProgress::default();
        for index in 0..lesson.steps.len() {
            let name = format!("{} {}", lesson.id, lesson.steps[index].id);
            state.go(index);
            let step = &mut state.step;
            if let Goal::Read { .. } = step.step().goal {
                step.show(step.place().1);
            } else if step.step().solution.is_empty() {
                step.show_solution();
            } else {
                play_through(step);
            }
            assert_eq!(step.phase(), StepPhase::Solved, "{name}");
            progress.record(&lesson.steps[index].id, step.rating());
            state.begin_again();
            let step = &mut state.step;
            if !matches!(step.step().goal, Goal::Read { .. }) {
                step.show_solution();
                while step.phase() == StepPhase::ShowingSolution {
                    step.show_next_move();
                }
                assert_eq!(step.phase(), StepPhase::Solved, "the solution of {name}");
                assert_eq!(step.rating(), None);
            }
        }
        assert!(progress.is_complete(&lesson), "{}", lesson.id);
    }
}

#[test]
fn what_games_offer_lessons_about_has_lessons() {
    let course = course();
    for topic in LessonTopic::ALL {
        assert!(course.lesson(topic.lesson()).is_some(), "{topic:?}");
    }
}

#[test]
fn the_answer_to_a_wrong_move_is_shown_and_taken_back_with_it() {
    let mut state = step(KINGS);
    make(&mut state, "3g3f");
    assert_eq!(state.phase(), StepPhase::Wrong);
    let answer: Move = "5a5b".parse().expect("a move");
    assert_eq!(
        state.show_refutation(answer),
        [StepEvent::Moved { captures: false }]
    );
    assert_eq!((state.phase(), state.place().0), (StepPhase::Wrong, 2));
    state.try_again();
    assert_eq!((state.phase(), state.place().0), (StepPhase::Open, 0));
    assert_eq!(state.show_refutation(answer), [], "it comes too late");
}

const MATE_IN_THREE: &str = r#"{"id":"mate","sfen":"7nl/7k1/9/6G2/9/9/9/9/9 b GS - 1",
    "goal":{"mate":{"plies":3}},"texts":{"text":""}}"#;

#[test]
fn where_the_first_move_decides_the_defence_ends_the_step() {
    let sfen = MATE_IN_THREE.replace(" - 1", " 1");
    for only in [false, true] {
        let mut state = step(&sfen);
        state.set_first_move_only(only);
        let events = make(&mut state, "S*2c");
        assert!(
            matches!(events.last(), Some(StepEvent::Asked(_))),
            "{events:?}"
        );
        let defence: Move = "2b1c".parse().expect("a move");
        state.on_solver_reply((Some(defence), None));
        let phase = if only {
            StepPhase::Solved
        } else {
            StepPhase::Open
        };
        assert_eq!(state.phase(), phase);
    }
}

#[test]
fn a_solution_that_is_found_later_is_played() {
    let mut state = step(&MATE_IN_THREE.replace(" - 1", " 1"));
    let moves = ["S*2c", "2b1c", "G*1d"];
    state.set_solution(moves.iter().map(|mv| mv.parse().expect("a move")).collect());
    state.show_solution();
    for _ in moves {
        state.show_next_move();
    }
    assert_eq!((state.phase(), state.place()), (StepPhase::Solved, (3, 3)));
}
