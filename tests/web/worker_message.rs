//! The messages of the search worker as JS objects.
#![allow(
    clippy::unwrap_used,
    reason = "clippy does not see that these are tests"
)]

use core::time::Duration;

use komadai_protocol::{
    Command, GameState, Id, MateQuery, MateReport, Net, Reply, Report, Request,
};
use komadai_search::{
    Bound, Decision, EvalNoise, Level, Limits, Line, Score, TimeBudget,
    tsume::{MateAnswer, MateLimits},
};
use komadai_web::worker_message::{from_js, to_js};
use shogi::{Move, Position};
use wasm_bindgen_test::wasm_bindgen_test;

/// More than a JS number holds exactly.
const LARGE: u64 = (1 << 53) + 1;

fn mv() -> Move {
    "8h2b+".parse().unwrap()
}

fn state() -> GameState {
    GameState {
        moves: vec![mv()],
        ..GameState::from_position(Position::startpos())
    }
}

fn report() -> Report {
    Report {
        nodes: LARGE,
        time: Duration::new(LARGE, 999_999_999),
        hashfull: 1_000,
        lines: vec![Line {
            score: Score::mated_in(2),
            bound: Bound::Lower,
            depth: 3,
            moves: vec![mv()],
        }],
        ..Report::default()
    }
}

fn commands() -> Vec<Command> {
    let analyse = Request::Analyse {
        state: state(),
        limits: Limits {
            nodes: Some(LARGE),
            // The soft limit is the longest duration.
            time: Some(TimeBudget::fixed(Duration::from_millis(1_500))),
            lines: 255,
            moves: vec![mv()],
            noise: EvalNoise {
                spread: u16::MAX,
                until: u32::MAX,
                seed: u64::MAX,
            },
            ..Limits::default()
        },
    };
    let play = Request::Play {
        state: state(),
        level: Level::new(10).unwrap(),
        time: None,
        seed: u64::MAX,
        book: false,
    };
    let mate = Request::Mate {
        query: MateQuery::Threat,
        position: Position::startpos(),
        limits: MateLimits::default(),
    };
    let start = |request: Request| Command::Start {
        id: Id(u32::MAX),
        request: request.into(),
    };
    let mut commands: Vec<Command> = [analyse, play, mate].map(start).into();
    commands.extend([
        Command::Stop { id: Id(0) },
        Command::NewGame,
        Command::CancelNet,
    ]);
    commands
}

fn replies() -> Vec<Reply> {
    let id = Id(1);
    let why = "日本語 \u{0} \"".to_owned();
    let mate = |answer| MateReport {
        answer,
        shortest: true,
        nodes: u64::MAX,
        time: Duration::ZERO,
    };
    let decided = |decision| Reply::Decided {
        id,
        decision,
        report: report(),
    };
    vec![
        Reply::Ready {
            version: 1,
            build: "0123".to_owned(),
        },
        Reply::Info {
            id,
            report: report(),
        },
        decided(Decision::Play(mv())),
        decided(Decision::NoMove),
        Reply::Mate {
            id,
            report: mate(MateAnswer::Mate(vec![mv()])),
        },
        Reply::Mate {
            id,
            report: mate(MateAnswer::NoMate),
        },
        Reply::Net(Net::Coming { bytes: 1, of: 2 }),
        Reply::Net(Net::Here),
        Reply::Refused { id, why },
    ]
}

/// `postMessage` copies a value so.
fn copy(value: &wasm_bindgen::JsValue) -> wasm_bindgen::JsValue {
    let copy = js_sys::Function::new_with_args("value", "return structuredClone(value)");
    copy.call1(&wasm_bindgen::JsValue::NULL, value).unwrap()
}

#[wasm_bindgen_test]
fn messages_survive_the_copy_exactly() {
    for command in commands() {
        let copied = copy(&to_js(&command).unwrap());
        assert_eq!(from_js::<Command>(copied).unwrap(), command);
    }
    for reply in replies() {
        let copied = copy(&to_js(&reply).unwrap());
        assert_eq!(from_js::<Reply>(copied).unwrap(), reply);
    }
}

#[wasm_bindgen_test]
fn objects_of_a_script_are_messages() {
    let stop = js_sys::eval("({ stop: { id: 7 } })").unwrap();
    let command: Command = from_js(stop).unwrap();
    assert_eq!(command, Command::Stop { id: Id(7) });
    for nodes in ["5", "5n"] {
        let mate = format!(
            r#"({{ mate: {{ id: 1, report: {{
                answer: "unknown", shortest: false, nodes: {nodes}, time: {{ secs: 0, nanos: 0 }}
            }} }} }})"#
        );
        let reply: Reply = from_js(js_sys::eval(&mate).unwrap()).unwrap();
        let Reply::Mate { report, .. } = reply else {
            panic!("{reply:?}");
        };
        assert_eq!(report.nodes, 5);
    }
}

#[wasm_bindgen_test]
fn the_error_says_what_is_wrong_with_an_object() {
    for (script, why) in [
        ("undefined", "invalid type"),
        ("'go infinite'", "unknown variant `go infinite`"),
        ("7", "invalid type"),
        ("({})", "invalid length 0"),
        ("({ stop: { id: 1 }, start: {} })", "invalid length 2"),
        ("({ stop: 1 })", "invalid type"),
        ("({ stop: {} })", "missing field `id`"),
        ("({ stop: { id: -1 } })", "invalid type"),
        ("({ stop: { id: 0.5 } })", "invalid type"),
        ("({ stop: { id: 2 ** 32 } })", "invalid value"),
        ("new Error('no command')", "invalid length 0"),
    ] {
        let value = js_sys::eval(script).unwrap();
        let error = from_js::<Command>(value).unwrap_err().to_string();
        assert!(error.contains(why), "{script}: {error}");
    }
}
