//! What one side writes, the other reads; and nothing else is taken.
use core::time::Duration;

use proptest::{collection::vec, option, prelude::*};
use shogi::{
    Game, GameRules, Move, Position, RulesPreset, Strictness,
    search::{Allowance, Blur, Bound, Decision, Level, Limits, Line, Score},
    tsume::{Counting, MateAnswer, MateLimits},
};

use super::{Found, Id, MessageError, Net, Order, Quest, Reply, Report, Request, Situation};

fn mv() -> impl Strategy<Value = Move> {
    prop_oneof![Just("7g7f"), Just("8h2b+"), Just("P*5e"), Just("1a9i")]
        .prop_map(|text| text.parse().unwrap())
}

fn rules() -> impl Strategy<Value = GameRules> {
    prop_oneof![
        prop::sample::select(RulesPreset::ALL).prop_map(RulesPreset::rules),
        Just(GameRules {
            move_limit: 512,
            ..GameRules::STANDARD
        }),
    ]
}

fn start() -> impl Strategy<Value = Position> {
    prop_oneof![
        Just(Position::startpos()),
        Just(Position::from_sfen("4k4/9/4P4/9/9/9/9/9/9 b G 1", Strictness::Problem).unwrap()),
    ]
}

fn situation() -> impl Strategy<Value = Situation> {
    (start(), vec(mv(), 0..4), rules()).prop_map(|(start, moves, rules)| Situation {
        start,
        moves,
        rules,
    })
}

fn time() -> impl Strategy<Value = Allowance> {
    let millis = || any::<u32>().prop_map(|ms| Duration::from_millis(ms.into()));
    prop_oneof![
        millis().prop_map(Allowance::exactly),
        (millis(), millis()).prop_map(|(soft, hard)| Allowance { soft, hard }),
    ]
}

fn limits() -> impl Strategy<Value = Limits> {
    let blur = (any::<u16>(), any::<u32>(), any::<u64>()).prop_map(|(spread, until, seed)| Blur {
        spread,
        until,
        seed,
    });
    let ends = (1..=127_u8, option::of(any::<u64>()), option::of(time()));
    let of = (ends, 1..=255_usize, vec(mv(), 0..3), option::of(blur));
    of.prop_map(|((depth, nodes, time), lines, moves, blur)| Limits {
        depth,
        nodes,
        time,
        lines,
        moves,
        blur: blur.unwrap_or_default(),
    })
}

fn request() -> impl Strategy<Value = Request> {
    let analyse = (situation(), limits())
        .prop_map(|(situation, limits)| Request::Analyse { situation, limits });
    let play = (situation(), 1..=10_u8, option::of(time()), any::<u64>()).prop_map(
        |(situation, level, time, seed)| Request::Play {
            situation,
            level: Level::new(level).unwrap(),
            time,
            seed,
        },
    );
    let limits = (
        option::of(any::<u64>()),
        option::of(any::<u32>()),
        any::<bool>(),
    );
    let quest = prop_oneof![Just(Quest::Mate), Just(Quest::Threat), Just(Quest::Hisshi)];
    let mate =
        (quest, start(), limits).prop_map(|(quest, position, (nodes, ms, book))| Request::Mate {
            quest,
            position,
            limits: MateLimits {
                nodes,
                time: ms.map(|ms| Duration::from_millis(ms.into())),
                counting: if book {
                    Counting::Book
                } else {
                    Counting::EveryDefence
                },
            },
        });
    prop_oneof![analyse, play, mate]
}

fn order() -> impl Strategy<Value = Order> {
    let id = any::<u32>().prop_map(Id);
    prop_oneof![
        (id.clone(), request()).prop_map(|(id, request)| Order::Ask(id, request.into())),
        id.prop_map(Order::Stop),
        Just(Order::Forget),
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
            time: Duration::from_millis(time.into()),
            hashfull,
            lines,
        }
    })
}

fn found() -> impl Strategy<Value = Found> {
    let answer = prop_oneof![
        vec(mv(), 1..5).prop_map(MateAnswer::Mate),
        Just(MateAnswer::NoMate),
        Just(MateAnswer::Unknown),
    ];
    let numbers = (any::<u64>(), any::<u32>(), any::<bool>());
    (answer, numbers).prop_map(|(answer, (nodes, ms, shortest))| Found {
        answer,
        shortest,
        nodes,
        time: Duration::from_millis(ms.into()),
    })
}

fn net() -> impl Strategy<Value = Net> {
    prop_oneof![
        any::<[u32; 2]>().prop_map(|[bytes, of]| Net::Coming { bytes, of }),
        Just(Net::Here),
        "[a-z `]{0,20}".prop_map(|why| Net::Missing { why }),
    ]
}

fn reply() -> impl Strategy<Value = Reply> {
    let id = any::<u32>().prop_map(Id);
    let decision = prop_oneof![
        mv().prop_map(Decision::Play),
        Just(Decision::Declare),
        Just(Decision::Resign),
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
        (id.clone(), found()).prop_map(|(id, found)| Reply::Mate { id, found }),
        id.clone().prop_map(|id| Reply::Stopped { id }),
        (id, "[a-z `]{0,20}").prop_map(|(id, why)| Reply::Refused { id, why }),
        net().prop_map(Reply::Net),
        "[a-z `]{0,20}".prop_map(|why| Reply::Broken { why }),
    ]
}

proptest! {
    #[test]
    fn an_order_is_read_as_it_was_written(order in order()) {
        prop_assert_eq!(order.to_text().parse(), Ok(order));
    }

    #[test]
    fn a_reply_is_read_as_it_was_written(reply in reply()) {
        prop_assert_eq!(reply.to_text().parse(), Ok(reply));
    }

    #[test]
    fn a_damaged_order_is_read_or_refused(order in order(), at in any::<prop::sample::Index>(), with in "[ a-z0-9\n]{0,3}") {
        let mut text = order.to_text();
        let at = at.index(text.len());
        text.replace_range(at..=at, &with);
        if let Ok(read) = text.parse::<Order>() {
            prop_assert_eq!(read.to_text().parse(), Ok(read));
        }
    }
}

#[test]
fn what_is_wrong_with_a_message_is_said() {
    let start = "start 4k4/9/4P4/9/9/9/9/9/9 b G 1";
    for (text, why) in [
        (String::new(), "no message is called ``"),
        ("think 3".to_owned(), "no message is called `think`"),
        ("stop x".to_owned(), "id cannot be `x`"),
        (
            "analyse 1\ndepth 3\nlines 1".to_owned(),
            "the message has no line `start`",
        ),
        (
            format!("analyse 1\n{start}\ndepth 0\nlines 1"),
            "depth cannot be `0`",
        ),
        (
            format!("analyse 1\n{start}\ndepth 128\nlines 1"),
            "depth cannot be `128`",
        ),
        (
            format!("analyse 1\n{start}\ndepth 9\nlines 0"),
            "lines cannot be `0`",
        ),
        (
            format!("analyse 1\n{start}\ndepth 9\nlines 1\ntime 5 -1"),
            "time cannot be `5 -1`",
        ),
        (
            format!("analyse 1\n{start}\nmoves 7g7f 7g\ndepth 9\nlines 1"),
            "moves cannot be `7g7f 7g`",
        ),
        (
            format!("play 1\n{start}\nlevel 11\nseed 1"),
            "level cannot be `11`",
        ),
        (
            format!("play 1\n{start}\nlevel 1\nseed 1\ndepth 3"),
            "the message has no place for the line `depth 3`",
        ),
        (
            format!("play 1\n{start}\n{start}\nlevel 1\nseed 1"),
            &format!("the message has no place for the line `{start}`"),
        ),
        (
            format!("mate 1\n{start}\ncounting every"),
            "counting cannot be `every`",
        ),
        (
            format!("play 1\n{start}\nrules 0 0\nlevel 1\nseed 1"),
            "rules cannot be `0 0`",
        ),
        (
            "forget\n\n".to_owned(),
            "the message has no place for the line ``",
        ),
    ] {
        let error: MessageError = text.parse::<Order>().unwrap_err();
        assert_eq!(error.to_string(), why, "{text}");
    }
    for (text, why) in [
        ("ready", "ready cannot be ``"),
        ("done 1", "the message has no line `search`"),
        ("done 1\nsearch 1 2 3 4", "search cannot be `1 2 3 4`"),
        (
            "done 1\nsearch 1 2 3 4 5 6",
            "search cannot be `1 2 3 4 5 6`",
        ),
        (
            "info 1\nsearch 1 2 3 4 5\nline 1 cp = x 7g7f",
            "line cannot be `1 cp = x 7g7f`",
        ),
        (
            "decided 1\ndecision pass\nsearch 1 2 3 4 5",
            "decision cannot be `pass`",
        ),
        ("net gone", "net cannot be `gone`"),
        ("net coming\nbytes 1", "the message has no line `of`"),
        ("net coming\nbytes -1\nof 2", "bytes cannot be `-1`"),
    ] {
        let error: MessageError = text.parse::<Reply>().unwrap_err();
        assert_eq!(error.to_string(), why, "{text}");
    }
}

#[test]
fn a_text_of_several_lines_stays_one_message() {
    let why = "a\nb\r\nstop 3".to_owned();
    let read: Reply = Reply::Broken { why }.to_text().parse().unwrap();
    let why = "a b  stop 3".to_owned();
    assert_eq!(read, Reply::Broken { why });
    let why = "a\nnet here".to_owned();
    let read: Reply = Reply::Net(Net::Missing { why }).to_text().parse().unwrap();
    let why = "a net here".to_owned();
    assert_eq!(read, Reply::Net(Net::Missing { why }));
}

fn moves(text: &str) -> Vec<Move> {
    text.split(' ').map(|mv| mv.parse().unwrap()).collect()
}

#[test]
fn a_game_is_searched_with_what_came_before() {
    let mut game = Game::new(Position::startpos());
    for mv in moves("7g7f 3c3d 8h2b+") {
        game.play(mv).unwrap();
    }
    let situation = Situation::of_game(&game);
    assert_eq!(situation.moves.len(), 3);
    assert_eq!(situation.root().unwrap().position(), game.position());
}

#[test]
fn a_record_that_goes_on_after_its_end_is_searched_where_it_is() {
    let shuffle = "2h3h 8b7b 3h2h 7b8b ".repeat(4);
    let situation = Situation {
        moves: moves(&format!("{shuffle}7g7f")),
        ..Situation::of_position(Position::startpos())
    };
    let mut expected = Position::startpos();
    for &mv in &situation.moves {
        expected.play(mv).unwrap();
    }
    assert_eq!(situation.root().unwrap().position(), &expected);
}

#[test]
fn an_illegal_move_is_named_by_its_number() {
    let situation = Situation {
        moves: moves("7g7f 7g7f"),
        ..Situation::of_position(Position::startpos())
    };
    assert_eq!(situation.root().unwrap_err(), 2);
}
