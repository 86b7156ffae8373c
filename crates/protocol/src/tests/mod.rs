//! Messages survive the round trip through a serde format, here JSON, and damaged ones are
//! errors.
mod game_state;
mod malformed;

use core::time::Duration;

use komadai_search::{
    Bound, Decision, EvalNoise, Level, Limits, Line, Score, TimeBudget,
    tsume::{LengthRule, MateAnswer, MateLimits},
};
use proptest::{collection::vec, option, prelude::*};
use serde::{Serialize, de::DeserializeOwned};
use shogi::{GameRules, Move, Position, RulesPreset, Strictness};

use super::{Command, GameState, Id, MateQuery, MateReport, Net, Reply, Report, Request};

fn to_json<T: Serialize>(message: &T) -> String {
    serde_json::to_string(message).unwrap()
}

fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

fn mv() -> impl Strategy<Value = Move> {
    prop_oneof![Just("7g7f"), Just("8h2b+"), Just("P*5e"), Just("1a9i")]
        .prop_map(|text| text.parse().unwrap())
}

fn rules() -> impl Strategy<Value = GameRules> {
    prop_oneof![
        prop::sample::select(RulesPreset::ALL).prop_map(RulesPreset::rules),
        Just(
            "standard,move-limit=512"
                .parse::<GameRules>()
                .expect("rules")
        ),
    ]
}

fn start() -> impl Strategy<Value = Position> {
    prop_oneof![
        Just(Position::startpos()),
        Just(Position::from_sfen("4k4/9/4P4/9/9/9/9/9/9 b G 1", Strictness::Problem).unwrap()),
    ]
}

fn state() -> impl Strategy<Value = GameState> {
    (start(), vec(mv(), 0..4), rules()).prop_map(|(start, moves, rules)| GameState {
        start,
        moves,
        rules,
    })
}

fn time() -> impl Strategy<Value = TimeBudget> {
    let millis = || any::<u32>().prop_map(|ms| Duration::from_micros(ms.into()));
    prop_oneof![
        millis().prop_map(TimeBudget::fixed),
        (millis(), millis()).prop_map(|(soft, hard)| TimeBudget { soft, hard }),
    ]
}

fn limits() -> impl Strategy<Value = Limits> {
    let noise =
        (any::<u16>(), any::<u32>(), any::<u64>()).prop_map(|(spread, until, seed)| EvalNoise {
            spread,
            until,
            seed,
        });
    let ends = (1..=127_u8, option::of(any::<u64>()), option::of(time()));
    let fields = (
        ends,
        1..=255_usize,
        vec(mv(), 0..3),
        option::of(noise),
        any::<bool>(),
    );
    fields.prop_map(
        |((depth, nodes, time), lines, moves, noise, root_mate)| Limits {
            depth,
            nodes,
            time,
            lines,
            moves,
            noise: noise.unwrap_or_default(),
            root_mate,
        },
    )
}

fn request() -> impl Strategy<Value = Request> {
    let analyse =
        (state(), limits()).prop_map(|(state, limits)| Request::Analyse { state, limits });
    let play = (
        state(),
        1..=10_u8,
        option::of(time()),
        any::<u64>(),
        any::<bool>(),
    )
        .prop_map(|(state, level, time, seed, book)| Request::Play {
            state,
            level: Level::new(level).unwrap(),
            time,
            seed,
            book,
        });
    let ponder =
        (state(), 1..=10_u8, any::<u64>()).prop_map(|(state, level, seed)| Request::Ponder {
            state,
            level: Level::new(level).unwrap(),
            seed,
        });
    let limits = (
        option::of(any::<u64>()),
        option::of(any::<u32>()),
        option::of(any::<u16>()),
        any::<bool>(),
    );
    let query = prop_oneof![
        Just(MateQuery::Mate),
        Just(MateQuery::Threat),
        Just(MateQuery::Brinkmate)
    ];
    let mate = (query, start(), limits).prop_map(|(query, position, (nodes, ms, plies, book))| {
        Request::Mate {
            query,
            position,
            limits: MateLimits {
                nodes,
                time: ms.map(|ms| Duration::from_micros(ms.into())),
                plies,
                length_rule: if book {
                    LengthRule::ExcludeFutile
                } else {
                    LengthRule::EveryDefence
                },
            },
        }
    });
    prop_oneof![analyse, play, ponder, mate]
}

fn command() -> impl Strategy<Value = Command> {
    let id = any::<u32>().prop_map(Id);
    prop_oneof![
        (id.clone(), request()).prop_map(|(id, request)| Command::Start {
            id,
            request: request.into()
        }),
        id.prop_map(|id| Command::Stop { id }),
        Just(Command::NewGame),
        Just(Command::CancelNet),
    ]
}

fn score() -> impl Strategy<Value = Score> {
    prop_oneof![
        (-15_000..15_000).prop_map(Score::centipawns),
        (1..=127_u32).prop_map(Score::mate_in),
        (0..=127_u32).prop_map(Score::mated_in),
    ]
}

fn line() -> impl Strategy<Value = Line> {
    let bound = prop_oneof![Just(Bound::Exact), Just(Bound::Lower), Just(Bound::Upper)];
    (score(), bound, any::<u8>(), vec(mv(), 0..5)).prop_map(|(score, bound, depth, moves)| Line {
        score,
        bound,
        depth,
        moves,
    })
}

fn report() -> impl Strategy<Value = Report> {
    let search = (
        any::<u8>(),
        any::<u8>(),
        any::<u64>(),
        any::<u32>(),
        0..=1_000_u16,
    );
    (search, vec(line(), 0..4)).prop_map(|((depth, seldepth, nodes, time, hashfull), lines)| {
        Report {
            depth,
            seldepth,
            nodes,
            time: Duration::from_micros(time.into()),
            hashfull,
            lines,
        }
    })
}

fn mate_report() -> impl Strategy<Value = MateReport> {
    let answer = prop_oneof![
        vec(mv(), 1..5).prop_map(MateAnswer::Mate),
        Just(MateAnswer::NoMate),
        Just(MateAnswer::Unknown),
    ];
    let numbers = (any::<u64>(), any::<u32>(), any::<bool>());
    (answer, numbers).prop_map(|(answer, (nodes, ms, shortest))| MateReport {
        answer,
        shortest,
        nodes,
        time: Duration::from_micros(ms.into()),
    })
}

fn net() -> impl Strategy<Value = Net> {
    prop_oneof![
        any::<[u32; 2]>().prop_map(|[bytes, of]| Net::Coming { bytes, of }),
        Just(Net::Here),
        ".{0,20}".prop_map(|why| Net::Missing { why }),
    ]
}

fn reply() -> impl Strategy<Value = Reply> {
    let id = any::<u32>().prop_map(Id);
    let decision = prop_oneof![
        mv().prop_map(Decision::Play),
        Just(Decision::Declare),
        Just(Decision::NoMove),
    ];
    prop_oneof![
        (any::<u32>(), "[0-9a-f]{16}").prop_map(|(version, build)| Reply::Ready { version, build }),
        (id.clone(), report()).prop_map(|(id, report)| Reply::Info { id, report }),
        (id.clone(), report()).prop_map(|(id, report)| Reply::Done { id, report }),
        (id.clone(), decision, report()).prop_map(|(id, decision, report)| Reply::Decided {
            id,
            decision,
            report,
        }),
        (id.clone(), mate_report()).prop_map(|(id, report)| Reply::Mate { id, report }),
        id.clone().prop_map(|id| Reply::Stopped { id }),
        (id, ".{0,20}").prop_map(|(id, why)| Reply::Refused { id, why }),
        net().prop_map(Reply::Net),
        ".{0,20}".prop_map(|why| Reply::Error { why }),
    ]
}

proptest! {
    #[test]
    fn a_command_survives_the_round_trip(command in command()) {
        prop_assert_eq!(from_json(&to_json(&command)), Ok(command));
    }

    #[test]
    fn a_reply_survives_the_round_trip(reply in reply()) {
        prop_assert_eq!(from_json(&to_json(&reply)), Ok(reply));
    }
}
