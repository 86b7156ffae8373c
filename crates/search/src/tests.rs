use core::{cell::Cell, time::Duration};
use std::sync::Arc;

use komadai_shogi::{Game, Move, PieceKind, Position, Promotion, RulesPreset, Strictness};
use proptest::prelude::*;

use super::{
    Decision, Info, Limits, MAX_PLY, Params, Progress, Root, Score, ScoreKind, SearchControl,
    Searcher, TimeBudget, bench, eval, mate_in_one,
    pseudo_movegen::{self, LegalityFilter},
};
use crate::check_squares::CheckSquares;

fn position(sfen: &str) -> Position {
    Position::from_sfen(sfen, Strictness::Game).expect("a position")
}

/// Searches, and gives the decision and the score of the best line.
fn search(root: &Root, limits: Limits) -> (Decision, Option<ScoreKind>) {
    let mut control = SearchControl::unlimited();
    let mut searcher = Searcher::new(1 << 20);
    let decision = searcher.search(root, limits, &mut control, &mut |_| ());
    let score = searcher.info().lines.first().map(|line| line.score.kind());
    (decision, score)
}

/// The positions of a game played by random numbers.
fn wander(numbers: &[u16]) -> Vec<Position> {
    let mut position = Position::startpos();
    let mut positions = vec![position];
    for &number in numbers {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position.play_unchecked(moves[usize::from(number) % moves.len()]);
        positions.push(position);
    }
    positions
}

/// Whether the stages leave a move out on purpose.
fn is_left_out(position: &Position, mv: Move) -> bool {
    let Some(from) = mv.from() else { return false };
    let us = position.turn();
    let kind = position.piece_at(from).map(komadai_shogi::Piece::kind);
    let may = position.promotion(mv.origin(us), mv.to()) == Promotion::Optional;
    may && !mv.promotes()
        && match kind {
            Some(PieceKind::Pawn | PieceKind::Bishop | PieceKind::Rook) => true,
            Some(PieceKind::Lance) => mv.to().relative_rank(us) == 2,
            _ => false,
        }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn the_stages_give_every_legal_move_once(numbers in prop::collection::vec(any::<u16>(), 0..200)) {
        for position in wander(&numbers) {
            let mut buffer = Vec::new();
            if position.in_check() {
                pseudo_movegen::evasions(&position, &mut buffer);
            } else {
                pseudo_movegen::captures(&position, &mut buffer);
                pseudo_movegen::quiets(&position, &mut buffer);
            }
            let legality = LegalityFilter::new(&position);
            let mut staged: Vec<Move> = buffer
                .iter()
                .map(|one| one.mv)
                .filter(|&mv| legality.is_legal(&position, mv))
                .collect();
            staged.sort_unstable();
            let mut legal: Vec<Move> = position
                .legal_moves()
                .iter()
                .copied()
                .filter(|&mv| !is_left_out(&position, mv))
                .collect();
            legal.sort_unstable();
            assert_eq!(staged, legal, "{position}");
        }
    }

    #[test]
    fn what_gives_check_is_known_before_it_is_played(numbers in prop::collection::vec(any::<u16>(), 0..200)) {
        for position in wander(&numbers) {
            let mut checks = Vec::new();
            pseudo_movegen::quiet_checks(&position, &mut checks);
            let squares = CheckSquares::new(&position);
            for &mv in &position.legal_moves() {
                let mut next = position;
                next.play_unchecked(mv);
                assert_eq!(position.gives_check(mv), next.in_check(), "{position} {mv}");
                assert_eq!(squares.gives_check(&position, mv), next.in_check(), "{position} {mv}");
            }
            for one in checks {
                assert!(position.gives_check(one.mv), "{position} {}", one.mv);
            }
        }
    }

    #[test]
    fn a_mate_in_one_is_mate(numbers in prop::collection::vec(any::<u16>(), 0..300)) {
        for position in wander(&numbers).iter().filter(|position| !position.in_check()) {
            if let Some(mv) = mate_in_one::mate_in_one(position, &LegalityFilter::new(position)) {
                let mut next = *position;
                assert_eq!(next.play(mv).map(|_| ()), Ok(()), "{position}");
                assert!(next.in_check() && !next.has_legal_move(), "{position} {mv}");
            }
        }
    }

    #[test]
    fn scores_say_what_they_were_made_of(plies in 0_u32..200, centipawns in -20_000_i32..20_000) {
        prop_assert_eq!(Score::mate_in(plies + 1).kind(), ScoreKind::Mate(plies as i32 + 1));
        prop_assert_eq!(Score::mated_in(plies).kind(), ScoreKind::Mate(-(plies as i32)));
        prop_assert_eq!(Score::centipawns(centipawns).kind(), ScoreKind::Centipawns(centipawns));
    }
}

#[test]
fn most_mates_in_one_are_seen() {
    let numbers: Vec<u16> = (0..4_000_u32)
        .map(|n| (n.wrapping_mul(40_503) >> 3) as u16)
        .collect();
    let (mut mates, mut seen) = (0, 0);
    for game in numbers.chunks(200) {
        for position in wander(game).iter().filter(|position| !position.in_check()) {
            let is_mate = |&mv: &Move| {
                let mut next = *position;
                next.play_unchecked(mv);
                next.in_check() && !next.has_legal_move()
            };
            if position.legal_moves().iter().any(is_mate) {
                mates += 1;
                seen += usize::from(
                    mate_in_one::mate_in_one(position, &LegalityFilter::new(position)).is_some(),
                );
            }
        }
    }
    assert!(mates > 20 && seen * 10 >= mates * 7, "{seen} of {mates}");
}

#[test]
fn mates_are_found_with_their_length() {
    for (sfen, plies) in [
        ("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", 1),
        ("9/8k/9/7RG/9/9/9/9/9 b r2b3g4s4n4l18p 1", 3),
        ("9/9/8k/7R1/7G1/9/9/9/9 b r2b3g4s4n4l18p 1", 5),
        ("9/7R1/9/9/7G1/8k/9/9/9 b r2b3g4s4n4l18p 1", 7),
    ] {
        let position = Position::from_sfen(sfen, Strictness::Problem).expect("a problem");
        let (_, score) = search(&Root::new(position), Limits::depth(13));
        assert_eq!(score, Some(ScoreKind::Mate(plies)), "{sfen}");
    }
}

#[test]
fn a_declaration_that_wins_is_made_at_once() {
    let entered =
        position("2GK1+L3/2+P+S+R1G+N1/3+B1GG2/9/+r8/1+bs6/+p+p3+n3/2+n2k3/6+p2 b 2SN7P3l7p 375");
    let (decision, _) = search(&Root::new(entered), Limits::depth(1));
    assert_eq!(decision, Decision::Declare);
    let rules = RulesPreset::Professional.rules();
    let game = Game::with_rules(entered, rules);
    let (decision, _) = search(&Root::from_game(&game), Limits::depth(1));
    assert!(
        matches!(decision, Decision::Play(_)),
        "28 points are a draw by that rule"
    );
}

#[test]
fn a_declaration_is_seen_after_a_move() {
    let alone = position("4K4/+P+P+P+P+P4/+P+P+P+P+P4/9/9/9/9/4k4/9 w 2R2B 1");
    let (_, score) = search(&Root::new(alone), Limits::depth(3));
    assert_eq!(score, Some(ScoreKind::Mate(-2)));
}

#[test]
fn who_is_mated_resigns() {
    let mut mated = position("4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
    mated.play("G*5b".parse().expect("a move")).expect("legal");
    let (decision, score) = search(&Root::new(mated), Limits::depth(3));
    assert_eq!((decision, score), (Decision::NoMove, None));
}

#[test]
fn the_same_limits_find_the_same() {
    let root = Root::new(position(
        "l4S2l/4g1gs1/5p1p1/pr2N1pkp/4Gn3/PP3PPPP/2GPP4/1K7/L3r+s2L w BS2N5Pb 1",
    ));
    let mut found = (0..2).map(|_| {
        let mut control = SearchControl::unlimited();
        let mut searcher = Searcher::new(1 << 20);
        searcher.search(&root, Limits::nodes(20_000), &mut control, &mut |_| ());
        let info = searcher.info();
        (info.nodes, info.lines.to_vec())
    });
    let (first, second) = (found.next(), found.next());
    assert_eq!(first, second);
    let (nodes, lines) = first.expect("a search");
    assert_eq!(nodes, 20_000);
    assert!(!lines.is_empty());
}

#[test]
fn several_lines_are_different_and_in_order() {
    let limits = Limits {
        lines: 4,
        ..Limits::depth(5)
    };
    let mut control = SearchControl::unlimited();
    let mut searcher = Searcher::new(1 << 20);
    searcher.search(
        &Root::new(Position::startpos()),
        limits,
        &mut control,
        &mut |_| (),
    );
    let lines = searcher.info().lines;
    assert_eq!(lines.len(), 4);
    assert!(lines.is_sorted_by(|a, b| a.score >= b.score));
    let mut moves: Vec<Move> = lines.iter().map(|line| line.moves[0]).collect();
    moves.sort_unstable();
    moves.dedup();
    assert_eq!(moves.len(), 4);
    for line in lines {
        let mut position = Position::startpos();
        for &mv in &line.moves {
            assert_eq!(position.play(mv).map(|_| ()), Ok(()));
        }
    }
}

/// A stopped search has as many lines as the iteration before, whenever it is stopped: those
/// that it has finished, and the rest of before, each with the depth it was found at.
#[test]
fn a_stopped_search_keeps_its_lines() {
    let mut searcher = Searcher::new(1 << 20);
    let mut unfinished = 0;
    for nodes in (2_000..6_000).step_by(137) {
        searcher.clear();
        let limits = Limits {
            lines: 3,
            ..Limits::nodes(nodes)
        };
        let mut control = SearchControl::unlimited();
        let root = Root::new(Position::startpos());
        searcher.search(&root, limits, &mut control, &mut |_| ());
        let Info { depth, lines, .. } = searcher.info();
        let mut moves: Vec<Move> = lines.iter().map(|line| line.moves[0]).collect();
        moves.sort_unstable();
        moves.dedup();
        assert_eq!(moves.len(), 3, "{nodes} nodes");
        let depths: Vec<u8> = lines.iter().map(|line| line.depth).collect();
        let known = depth..=depth + 1;
        assert!(depths.iter().all(|it| known.contains(it)), "{depths:?}");
        unfinished += usize::from(depths[0] > depths[2]);
    }
    assert!(unfinished > 0, "no search was stopped between two lines");
}

#[test]
fn the_table_is_kept_while_the_rules_are_the_same() {
    let start = position("9/4K4/9/9/9/9/9/9/4k4 b - 1");
    let mut control = SearchControl::unlimited();
    let mut searcher = Searcher::new(1 << 20);
    for (preset, is_kept) in [
        (RulesPreset::Try, false),
        (RulesPreset::Try, true),
        (RulesPreset::Standard, false),
        (RulesPreset::Standard, true),
    ] {
        let root = Root::from_game(&Game::with_rules(start, preset.rules()));
        searcher.start(&root, Limits::depth(4), &mut control);
        let entry = searcher.tt.probe(start.key(), 0);
        assert_eq!(entry.is_some(), is_kept, "{preset:?}");
        while searcher.deepen(&mut control) == Progress::Deeper {}
    }
}

#[test]
fn the_first_search_with_a_helper_has_the_whole_table() {
    let mut control = SearchControl::unlimited();
    let mut main = Searcher::new(16 << 20);
    main.start(
        &Root::new(Position::startpos()),
        Limits::default(),
        &mut control,
    );
    let mut helper = main.helper();
    helper.start_helping(&mut main);
    assert_eq!(main.tt.bytes(), 16 << 20);
    assert_eq!(helper.tt.bytes(), 16 << 20);
}

#[test]
fn only_the_moves_asked_for_are_searched() {
    let only: Move = "9g9f".parse().expect("a move");
    let limits = Limits {
        moves: vec![only],
        ..Limits::depth(4)
    };
    let (decision, _) = search(&Root::new(Position::startpos()), limits);
    assert_eq!(decision, Decision::Play(only));
}

#[test]
fn a_repetition_by_checks_alone_is_not_sought() {
    // White can check for ever with the dragon, which loses; a draw is not to be had.
    let mut game = Game::new(position(
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    ));
    for mv in ["2h3h", "8b7b", "3h2h", "7b8b", "2h3h", "8b7b", "3h2h"] {
        game.play(mv.parse().expect("a move")).expect("legal");
    }
    let back = Root::from_game(&game);
    let limits = Limits {
        moves: vec!["7b8b".parse().expect("a move")],
        ..Limits::depth(3)
    };
    let (_, score) = search(&back, limits);
    assert_eq!(score, Some(ScoreKind::Centipawns(0)));
}

#[test]
fn the_position_with_most_moves_is_searched_as_deep_as_it_goes() {
    let most = "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1";
    let position = position(most);
    assert_eq!(position.legal_moves().len(), 593);
    let limits = Limits {
        nodes: Some(300_000),
        ..Limits::depth(MAX_PLY as u8)
    };
    let small = std::thread::Builder::new()
        .stack_size(4 << 20)
        .spawn(move || search(&Root::new(position), limits))
        .expect("a thread");
    let (decision, _) = small.join().expect("no overflow");
    assert!(matches!(decision, Decision::Play(_)));
}

#[test]
fn the_signature_with_the_served_net_holds() {
    let net = eval::Net::from_bytes(eval::Net::BUILT_IN).expect("it is whole");
    let params = Params {
        net: Some(Arc::new(net)),
        ..Params::default()
    };
    let total = bench::run_with(params, bench::NET_DEPTH, |_, _| ());
    assert_eq!(total, bench::NET_SIGNATURE);
}

#[test]
fn the_signature_holds() {
    let mut nodes = 0;
    let total = bench::run(bench::DEPTH, |_, of_position| nodes += of_position);
    assert_eq!(total, nodes);
    assert_eq!(
        total,
        bench::SIGNATURE,
        "the search finds something else: if it should, write this number to bench::SIGNATURE"
    );
}

#[test]
fn the_only_legal_move_is_played_at_once_and_in_byoyomi_too() {
    let root = Root::new(position("4k4/9/9/9/9/9/9/7r1/r7K b - 1"));
    assert_eq!(root.position().legal_moves().len(), 1);
    let byoyomi = Duration::from_secs(30);
    let none = Duration::ZERO;
    let budget = TimeBudget::from_clock(none, byoyomi, none, 40, none);
    // The clock advances by a second whenever it is read.
    let seconds = Cell::new(0);
    let mut now = || {
        seconds.set(seconds.get() + 1);
        Duration::from_secs(seconds.get())
    };
    let mut control = SearchControl {
        now: &mut now,
        stop: &mut || false,
    };
    let mut searcher = Searcher::new(1 << 20);
    searcher.search(&root, Limits::time(budget), &mut control, &mut |_| ());
    assert!(seconds.get() < 20, "{} s", seconds.get());
}
