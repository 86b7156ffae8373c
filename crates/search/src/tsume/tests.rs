//! The solver against the rules: what it says is compared with searches that
//! know nothing but `legal_moves`.

use core::time::Duration;

use komadai_shogi::{Move, Position, Strictness};

use super::{
    BrinkmateAnswer, Defence, LengthRule, MateAnswer, MateLimits, Solver, checks::checks,
    evasions::evasions, hands,
};
use crate::SearchControl;

const MATES: &str = include_str!("../../tests/data/mates.tsv");
const BRINKS: &str = include_str!("../../tests/data/brinks.tsv");

/// Sparse positions, where games at random soon come to mates.
const STARTS: &[&str] = &[
    "4k4/9/4P4/9/9/9/4p4/9/4K4 b RBGSrbgs 1",
    "ln3k1nl/6g2/p2p1p1pp/9/9/9/PP1P1P1PP/2G6/LN1K3NL b RB2S2Prb2s2p 1",
    "3gk4/9/3S5/6B2/9/9/9/9/9 b RGSNLPrb2gs2nl8p 1",
    "8k/6g2/8p/9/6L2/9/9/9/9 b RB2GSrg3s4n3l16p 1",
    "lnsg1gsnl/1r5b1/ppppppppp/4k4/9/5R3/PPPPPPPPP/1B7/LNSGKGSNL b - 1",
];

fn position(sfen: &str) -> Position {
    Position::from_sfen(sfen, Strictness::Composed)
        .unwrap_or_else(|faults| panic!("{sfen}: {faults}"))
}

fn within(nodes: u64, length_rule: LengthRule) -> MateLimits {
    MateLimits {
        nodes: Some(nodes),
        length_rule,
        ..MateLimits::default()
    }
}

/// A control without clock that never stops.
fn control<T>(ask: impl FnOnce(&mut SearchControl<'_>) -> T) -> T {
    ask(&mut SearchControl::unlimited())
}

fn solve(solver: &mut Solver, position: &Position, limits: &MateLimits) -> MateAnswer {
    control(|control| solver.solve(position, limits, control))
}

/// A check that mates within so many plies.
fn mate(position: &Position, plies: usize) -> Option<Move> {
    position.legal_moves().iter().copied().find(|&mv| {
        let mut after = *position;
        after.play_unchecked(mv);
        after.in_check() && is_mated(&after, plies - 1)
    })
}

fn is_mated(position: &Position, plies: usize) -> bool {
    let defences = position.legal_moves();
    defences.is_empty()
        || plies >= 2
            && defences.iter().all(|&mv| {
                let mut after = *position;
                after.play_unchecked(mv);
                mate(&after, plies - 1).is_some()
            })
}

#[track_caller]
fn assert_mates(root: &Position, moves: &[Move]) {
    let mut position = *root;
    for (ply, &mv) in moves.iter().enumerate() {
        position
            .play(mv)
            .unwrap_or_else(|reason| panic!("{root}: {moves:?}: {mv}: {reason}"));
        assert!(ply % 2 == 1 || position.in_check(), "{root}: {moves:?}");
    }
    assert!(
        position.in_check() && !position.has_legal_move(),
        "{root}: {moves:?}"
    );
}

/// SplitMix64, by Sebastiano Vigna, in the public domain.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % limit as u64) as usize
    }
}

/// Calls `look` with positions of games at random.
fn at_random(games: u64, mut look: impl FnMut(&Position)) {
    for seed in 0..games {
        let mut dice = Dice(seed);
        let mut position = position(STARTS[dice.below(STARTS.len())]);
        for _ in 0..dice.below(40) {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            look(&position);
            position.play_unchecked(moves[dice.below(moves.len())]);
        }
        look(&position);
    }
}

#[test]
fn checks_and_evasions_are_those_of_the_rules() {
    let sorted = |mut moves: Vec<Move>| {
        moves.sort_unstable();
        moves
    };
    at_random(300, |position| {
        let legal = position.legal_moves();
        let mut found = Vec::new();
        checks(position, &mut found);
        let checking = legal.iter().copied().filter(|&mv| {
            let mut after = *position;
            after.play_unchecked(mv);
            after.in_check()
        });
        assert_eq!(sorted(found), sorted(checking.collect()), "{position}");
        if position.in_check() {
            let mut found = Vec::new();
            evasions(position, &mut found);
            assert_eq!(sorted(found), sorted(legal.to_vec()), "{position}");
        }
    });
}

#[test]
fn lengths_are_the_shortest() {
    let mut solver = Solver::new(4 << 20);
    for (line, number) in MATES
        .lines()
        .zip(1..)
        .filter(|(line, _)| !line.starts_with('#'))
    {
        let fields: Vec<&str> = line.split('\t').collect();
        let [sfen, every, book, ..] = fields[..] else {
            panic!("line {number} has not three columns");
        };
        let position = position(sfen);
        for (length_rule, expected) in [
            (LengthRule::EveryDefence, every),
            (LengthRule::ExcludeFutile, book),
        ] {
            let answer = solve(&mut solver, &position, &within(200_000, length_rule));
            let length = match &answer {
                MateAnswer::Mate(moves) => {
                    if length_rule == LengthRule::EveryDefence {
                        assert_mates(&position, moves);
                    }
                    assert!(solver.is_shortest(), "line {number}");
                    moves.len().to_string()
                }
                MateAnswer::NoMate => "none".to_owned(),
                MateAnswer::Unknown => "unknown".to_owned(),
            };
            assert_eq!(
                length, expected,
                "line {number}: {length_rule:?}: {answer:?}"
            );
            if let (LengthRule::EveryDefence, Ok(plies @ 3..=5)) = (length_rule, length.parse()) {
                assert!(mate(&position, plies).is_some(), "line {number}");
                assert_eq!(mate(&position, plies - 2), None, "line {number}");
            }
        }
    }
}

#[test]
fn longer_mates_than_asked_for_are_none() {
    let mut solver = Solver::new(4 << 20);
    let mut mates = 0;
    for line in MATES.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let position = position(fields[0]);
        for (length_rule, length) in [
            (LengthRule::EveryDefence, fields[1]),
            (LengthRule::ExcludeFutile, fields[2]),
        ] {
            let mut within = |plies| {
                let limits = MateLimits {
                    plies: Some(plies),
                    ..within(200_000, length_rule)
                };
                let answer = solve(&mut solver, &position, &limits);
                let found = control(|control| solver.find_mate(&position, &limits, control));
                if length_rule == LengthRule::EveryDefence && answer == MateAnswer::NoMate {
                    assert_eq!(found, MateAnswer::NoMate, "{line}");
                }
                answer
            };
            let Ok(plies) = length.parse::<u16>() else {
                assert_eq!(within(7), MateAnswer::NoMate, "{line}");
                continue;
            };
            if plies > 7 {
                continue;
            }
            mates += 1;
            for more in [0, 1, 2] {
                let MateAnswer::Mate(moves) = within(plies + more) else {
                    panic!("{line}: {length_rule:?}: no mate within {}", plies + more);
                };
                assert_eq!(moves.len(), usize::from(plies), "{line}: {length_rule:?}");
            }
            for fewer in [1, 2, plies] {
                let none = within(plies.saturating_sub(fewer));
                assert_eq!(none, MateAnswer::NoMate, "{line}: {length_rule:?}");
            }
        }
    }
    assert!(mates > 20, "{mates}");
    // Checks that go on for long.
    let mut after = position("8k/4+R4/9/8p/9/9/9/9/9 b 2N 1");
    for mv in ["5b6a", "1a1b"] {
        after.play(mv.parse().expect(mv)).expect(mv);
    }
    let any = within(60_000, LengthRule::ExcludeFutile);
    assert_eq!(solve(&mut solver, &after, &any), MateAnswer::Unknown);
    let plies = Some(1);
    let limits = MateLimits { plies, ..any };
    assert_eq!(solve(&mut solver, &after, &limits), MateAnswer::NoMate);
    assert!(solver.nodes() < 100, "{}", solver.nodes());
}

#[test]
fn what_is_found_agrees_with_looking_at_every_move() {
    let mut solver = Solver::new(1 << 20);
    let mut counts = [0; 3];
    at_random(150, |position| {
        let limits = within(2_000, LengthRule::EveryDefence);
        match solve(&mut solver, position, &limits) {
            MateAnswer::Mate(moves) => {
                counts[0] += 1;
                assert_mates(position, &moves);
                let plies = moves.len();
                if solver.is_shortest() && plies > 1 {
                    let shorter = mate(position, (plies - 2).min(3));
                    assert_eq!(shorter, None, "{position}: {moves:?}");
                }
            }
            MateAnswer::NoMate => {
                counts[1] += 1;
                assert_eq!(mate(position, 3), None, "{position}");
            }
            MateAnswer::Unknown => counts[2] += 1,
        }
    });
    assert!(counts[0] > 60 && counts[1] > 600, "{counts:?}");
}

#[test]
fn a_small_table_and_few_nodes_never_lie() {
    let mut small = Solver::new(0);
    for line in MATES.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let position = position(fields[0]);
        for nodes in [1, 10, 100, 50_000] {
            match solve(
                &mut small,
                &position,
                &within(nodes, LengthRule::EveryDefence),
            ) {
                MateAnswer::Mate(moves) => assert_mates(&position, &moves),
                MateAnswer::NoMate => assert_eq!(fields[1], "none", "{line}"),
                MateAnswer::Unknown => {}
            }
        }
    }
}

#[test]
fn it_stops_when_it_is_told_to() {
    // Long, and cut off at the first question.
    let long = position("1+P2p1p2/n2g1G1pp/3pB2Rn/2P1k1+r2/5l2B/3G2N2/N8/7S1/9 b Pg3s3l10p 1");
    let mut solver = Solver::new(4 << 20);
    let stopped = solver.solve(
        &long,
        &MateLimits::default(),
        &mut SearchControl {
            now: &mut || Duration::ZERO,
            stop: &mut || true,
        },
    );
    assert_eq!(stopped, MateAnswer::Unknown);
    assert!(solver.nodes() <= 1_024);
    let mut now = Duration::ZERO;
    let late = solver.solve(
        &long,
        &MateLimits {
            time: Some(Duration::from_millis(5)),
            ..MateLimits::default()
        },
        &mut SearchControl {
            now: &mut || {
                now += Duration::from_millis(1);
                now
            },
            stop: &mut || false,
        },
    );
    assert_eq!(late, MateAnswer::Unknown);
    assert!(solver.nodes() <= 8 * 1_024);
}

#[test]
fn the_same_question_has_the_same_answer() {
    let position = position(
        MATES
            .lines()
            .last()
            .and_then(|l| l.split('\t').next())
            .unwrap(),
    );
    let limits = within(100_000, LengthRule::EveryDefence);
    let mut solver = Solver::new(1 << 20);
    let first = solve(&mut solver, &position, &limits);
    let nodes = solver.nodes();
    assert_eq!(solve(&mut solver, &position, &limits), first);
    assert_eq!(solver.nodes(), nodes);
}

#[test]
fn a_threat_is_a_mate_after_a_pass() {
    let mut solver = Solver::new(1 << 20);
    let limits = within(10_000, LengthRule::EveryDefence);
    let threatened = position("4k4/9/4P4/9/9/9/9/9/4K4 w G 1");
    let answer = control(|control| solver.threat(&threatened, &limits, control));
    assert_eq!(
        answer,
        Some(MateAnswer::Mate(vec!["G*5b".parse().unwrap()]))
    );
    let calm = position("4k4/9/9/9/9/9/9/9/4K4 w G 1");
    let answer = control(|control| solver.threat(&calm, &limits, control));
    assert_eq!(answer, Some(MateAnswer::NoMate));
    let in_check = position("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1");
    let answer = control(|control| solver.threat(&in_check, &limits, control));
    assert_eq!(answer, None);
}

#[test]
fn brinkmates_leave_no_defence() {
    let mut solver = Solver::new(1 << 20);
    let limits = within(300_000, LengthRule::EveryDefence);
    for line in BRINKS.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let position = position(fields[0]);
        let answer = control(|control| solver.brinkmate(&position, &limits, control));
        match (fields[1], answer) {
            ("none", BrinkmateAnswer::NoBrinkmate) => {}
            ("hisshi", BrinkmateAnswer::Brinkmate(mv)) => {
                let mut after = position;
                after.play(mv).unwrap();
                for &defence in &after.legal_moves() {
                    let mut lost = after;
                    lost.play_unchecked(defence);
                    if lost.in_check() {
                        continue; // The mate comes after the answer to it.
                    }
                    let answer = solve(&mut solver, &lost, &limits);
                    let MateAnswer::Mate(moves) = answer else {
                        panic!("{line}: {mv} {defence}: {answer:?}");
                    };
                    assert_mates(&lost, &moves);
                }
                let lost = control(|control| solver.defend(&after, &limits, control));
                assert_eq!(lost, Defence::Lost, "{line}");
            }
            _ => panic!("{line}: {answer:?}"),
        }
        let defence = control(|control| solver.defend(&position, &limits, control));
        assert!(matches!(defence, Defence::Saved(_)), "{line}: {defence:?}");
    }
}

/// A king in a corner with a few pieces around it, and little in hand.
fn in_the_corner(dice: &mut Dice) -> Option<Position> {
    use komadai_shogi::{Color, Hand, HandKind, Piece, PieceKind, Square};
    const ATTACKERS: [PieceKind; 6] = [
        PieceKind::Rook,
        PieceKind::Bishop,
        PieceKind::Silver,
        PieceKind::Gold,
        PieceKind::Knight,
        PieceKind::Lance,
    ];
    let at = |file, rank| Square::new(file as u8, rank as u8);
    let mut setup = position("4k4/9/9/9/9/9/9/9/K8 b - 1").to_setup();
    setup.set_piece(at(5, 1)?, None);
    let king = at(1 + dice.below(3), 1 + dice.below(2))?;
    setup.set_piece(king, Some(Piece::new(Color::White, PieceKind::King)));
    for count in 0..5 {
        let square = at(1 + dice.below(4), 1 + dice.below(4))?;
        let piece = if count < 3 {
            Piece::new(Color::White, PieceKind::ALL[dice.below(14)])
        } else {
            Piece::new(Color::Black, ATTACKERS[dice.below(6)])
        };
        if setup.piece_at(square).is_none() && piece.kind() != PieceKind::King {
            setup.set_piece(square, Some(piece));
        }
    }
    let one = |dice: &mut Dice| Hand::EMPTY.with(HandKind::ALL[dice.below(7)], 1);
    setup.set_hand(Color::Black, one(dice)?);
    setup.set_hand(Color::White, one(dice)?);
    Position::from_setup(&setup, Strictness::Game).ok()
}

#[test]
fn corners_agree_with_looking_at_every_move() {
    let mut solver = Solver::new(1 << 20);
    let mut dice = Dice(7);
    let mut counts = [0; 3];
    for _ in 0..2_000 {
        let Some(position) = in_the_corner(&mut dice) else {
            continue;
        };
        let limits = within(20_000, LengthRule::EveryDefence);
        match solve(&mut solver, &position, &limits) {
            MateAnswer::Mate(moves) => {
                counts[0] += 1;
                assert_mates(&position, &moves);
                if let Some(shorter) = moves.len().checked_sub(2).filter(|&plies| plies > 0) {
                    assert_eq!(
                        mate(&position, shorter.min(5)),
                        None,
                        "{position}: {moves:?}"
                    );
                }
            }
            MateAnswer::NoMate => {
                counts[1] += 1;
                assert_eq!(mate(&position, 5), None, "{position}");
            }
            MateAnswer::Unknown => counts[2] += 1,
        }
    }
    assert!(
        counts[0] > 50 && counts[1] > 500 && counts[2] < 50,
        "{counts:?}"
    );
}

#[test]
fn hands_say_what_a_result_hangs_on() {
    use komadai_shogi::{Hand, HandKind};
    let one = |kind| Hand::EMPTY.with(kind, 1).unwrap();
    // A rook checks from afar, and nothing is held to be put between: the
    // attacker has to keep the gold.
    let checked = position("k7R/9/9/9/9/9/9/9/9 w G 1");
    assert_eq!(
        hands::proof_hand_for_interposition(&checked),
        one(HandKind::Gold)
    );
    let near = position("kR7/9/9/9/9/9/9/9/9 w G 1");
    assert_eq!(hands::proof_hand_for_interposition(&near), Hand::EMPTY);
    // A gold more would give check, a knight would not.
    let quiet = position("4k4/4pp3/9/9/9/9/9/9/9 b gn 1");
    let rest = hands::without_new_checks(&quiet, hands::combined(&quiet));
    assert!(
        !rest.has(HandKind::Gold) && !rest.has(HandKind::Knight),
        "{rest:?}"
    );
    let blocked = position("3rkr3/3ppp3/9/9/9/9/9/9/9 b gn 1");
    let rest = hands::without_new_checks(&blocked, hands::combined(&blocked));
    assert!(
        rest.has(HandKind::Gold) && !rest.has(HandKind::Knight),
        "{rest:?}"
    );
}
