mod reviews;

use komadai_records::{Evaluation, Record};
use komadai_search::{
    Score, SearchControl,
    tsume::{MateLimits, Solver},
};
use shogi::{Color, Move, Ply, Position, Setup, Strictness};

use super::*;
use crate::{BoardIntent, BoardTarget as Touched};

fn position(sfen: &str) -> Position {
    Position::from_sfen(sfen, Strictness::Problem).expect(sfen)
}

fn moves(text: &str) -> Vec<Move> {
    text.split(' ').map(|usi| usi.parse().expect(usi)).collect()
}

fn record(text: &str) -> Record {
    let mut record = Record::new(Setup::startpos());
    let mut line = record.editor();
    for usi in text.split(' ') {
        let ply = line.parse_ply(usi).expect(usi);
        line.push(ply).expect(usi);
    }
    record
}

const fn mate(by: Color, plies: u32) -> PositionEval {
    PositionEval::Mate { by, plies }
}

#[test]
fn what_a_position_is_worth_is_told_from_blacks_side() {
    let score = Score::centipawns(150);
    assert_eq!(
        PositionEval::from_score(score, Color::Black),
        PositionEval::Centipawns(150)
    );
    assert_eq!(
        PositionEval::from_score(score, Color::White),
        PositionEval::Centipawns(-150)
    );
    assert_eq!(
        PositionEval::from_score(Score::mated_in(4), Color::White),
        mate(Color::Black, 4)
    );
    assert_eq!(
        PositionEval::from_score(Score::mate_in(5), Color::White),
        mate(Color::White, 5)
    );
    let rate = PositionEval::Centipawns(600).winning_rate(Color::Black);
    assert!((0.7..0.75).contains(&rate), "{rate}");
    assert_eq!(mate(Color::White, 3).winning_rate(Color::Black), 0.0);
}

#[test]
fn what_a_record_says_is_the_same_again() {
    for worth in [
        PositionEval::Centipawns(-73),
        mate(Color::Black, 7),
        mate(Color::White, 2),
    ] {
        assert_eq!(
            worth.to_record().map(PositionEval::from_record),
            Some(worth)
        );
    }
    assert_eq!(mate(Color::White, 0).to_record(), None);
}

#[test]
fn moves_are_judged_by_the_winning_rate_they_give_away() {
    let judged = |before, after| judge(before, after, Color::White).judgement;
    let even = PositionEval::Centipawns(0);
    for (after, judgement) in [
        (-400, Judgement::Fine),
        (0, Judgement::Fine),
        (100, Judgement::Fine),
        (150, Judgement::Inaccuracy),
        (300, Judgement::Mistake),
        (600, Judgement::Blunder),
    ] {
        assert_eq!(
            judged(even, PositionEval::Centipawns(after)),
            judgement,
            "{after}"
        );
    }
    // What is won anyway stays won.
    let (won, less) = (
        PositionEval::Centipawns(-4000),
        PositionEval::Centipawns(-3000),
    );
    assert_eq!(judged(won, less), Judgement::Fine);
    assert_eq!(
        judged(mate(Color::Black, 9), mate(Color::Black, 1)),
        Judgement::Fine
    );
}

#[test]
fn a_mate_that_is_let_go_is_noted_even_if_the_game_stays_won() {
    let judged = judge(
        mate(Color::Black, 5),
        PositionEval::Centipawns(5000),
        Color::Black,
    );
    assert_eq!(judged.missed_mate, Some(5));
    assert_eq!(judged.judgement, Judgement::Inaccuracy);
    // A longer mate is a mate.
    let judged = judge(mate(Color::Black, 5), mate(Color::Black, 9), Color::Black);
    assert_eq!(judged.missed_mate, None);
    // It was the other side's.
    let judged = judge(
        mate(Color::Black, 5),
        PositionEval::Centipawns(0),
        Color::White,
    );
    assert_eq!(judged.missed_mate, None);
}

#[test]
fn accuracy_is_the_mean_of_the_moves_that_were_chosen() {
    let of = |lost| JudgedMove {
        lost,
        ..JudgedMove::BEST
    };
    let side =
        SideSummary::from_moves([(of(0.0), true), (of(0.1), true), (of(0.9), false)].into_iter());
    let accuracy = side.accuracy.unwrap();
    assert!((83.0..84.0).contains(&accuracy), "{accuracy}");
    assert_eq!(
        SideSummary::from_moves([(of(0.1), false)].into_iter()).accuracy,
        None
    );
}

fn found(centipawns: i32, best: &str, nodes: u64) -> AnalysisResult {
    AnalysisResult {
        worth: PositionEval::Centipawns(centipawns),
        best: moves(best),
        nodes,
        lead: None,
    }
}

#[test]
fn a_line_is_looked_at_from_its_end_and_goes_on_where_it_was_left() {
    let record = record("7g7f 3c3d 8h2b+ 3a2b");
    let game_analysis = GameAnalysis::from_record(&record, &record.main_line()).unwrap();
    let mut store = AnalysisCache::default();
    let mut order = Vec::new();
    while let Some(index) = game_analysis.next(&store, 100) {
        order.push(index);
        let place = &game_analysis.places()[index];
        store.insert(&place.position, found(index as i32, "7g7f", 100));
        assert_eq!(game_analysis.analyzed_count(&store, 100), order.len());
        assert_eq!(
            game_analysis.game_state(index).root().unwrap().position(),
            &place.position
        );
    }
    assert_eq!(order, [4, 3, 2, 1, 0]);
    // More nodes: all of it once more. Fewer: what is there is good enough.
    assert_eq!(game_analysis.next(&store, 101), Some(4));
    assert_eq!(game_analysis.next(&store, 99), None);
    // What was looked at for longer stays.
    store.insert(&game_analysis.places()[0].position, found(9, "2g2f", 50));
    assert_eq!(
        game_analysis.evals(&store)[0],
        Some(PositionEval::Centipawns(0))
    );
}

#[test]
fn moves_of_a_line_are_judged_and_counted() {
    let record = record("7g7f 3c3d 8h2b+ 3a2b");
    let game_analysis = GameAnalysis::from_record(&record, &record.main_line()).unwrap();
    let mut store = AnalysisCache::default();
    for (index, (centipawns, best)) in [
        (50, "7g7f"),
        (-900, "3c3d"),
        (60, "2g2f"),
        (-700, "3a2b"),
        (-650, "6i7h"),
    ]
    .into_iter()
    .enumerate()
    {
        store.insert(
            &game_analysis.places()[index].position,
            found(centipawns, best, 9),
        );
    }
    let reviewed = game_analysis.moves(&store);
    let judgements: Vec<_> = reviewed.iter().map(|it| it.judged.judgement).collect();
    use Judgement::{Blunder, Fine};
    // The first was the best move, whatever was found after it.
    assert_eq!(judgements, [Fine, Fine, Blunder, Fine]);
    assert_eq!(reviewed[2].best, moves("2g2f"));
    assert_eq!((reviewed[2].index, reviewed[2].is_listed()), (3, true));
    let sides = game_analysis.sides(&reviewed);
    assert_eq!((sides.black.blunders, sides.white.blunders), (1, 0));
    assert_eq!(sides.white.accuracy, Some(100.0));
    // Before the mistake it is asked how good the second move was.
    assert_eq!(game_analysis.next_comparison(&store), Some(2));
    store.set_lead(&game_analysis.places()[2].position, 0.2);
    assert_eq!(game_analysis.next_comparison(&store), None);
    assert_eq!(game_analysis.moves(&store)[2].lead, Some(0.2));
}

#[test]
fn what_the_record_says_counts_until_more_is_known_and_is_not_said_again() {
    let mut record = record("7g7f 3c3d");
    let line = record.main_line();
    record.notes_mut(line[0]).evaluation = Some(Evaluation::Centipawns(30));
    let game_analysis = GameAnalysis::from_record(&record, &line).unwrap();
    let mut store = AnalysisCache::default();
    assert_eq!(
        game_analysis.evals(&store),
        [None, Some(PositionEval::Centipawns(30)), None]
    );
    store.insert(&game_analysis.places()[1].position, found(30, "3c3d", 9));
    store.insert(&game_analysis.places()[2].position, found(40, "2g2f", 9));
    let nothing_before = [None, None, None];
    let said = game_analysis.evaluations(&store, &nothing_before);
    assert_eq!(said, [(line[1], Evaluation::Centipawns(40))]);
    assert_eq!(game_analysis.brought(&store), [], "it is the same");
    // What somebody else found stays in the record, and has a curve of its own.
    store.insert(&game_analysis.places()[1].position, found(70, "3c3d", 99));
    let said = game_analysis.evaluations(&store, &nothing_before);
    assert_eq!(said, [(line[1], Evaluation::Centipawns(40))]);
    let brought = Some(PositionEval::Centipawns(30));
    assert_eq!(game_analysis.brought(&store), [None, brought, None]);
    // What was found before is replaced.
    let said = game_analysis.evaluations(&store, &[None, brought, None]);
    assert_eq!(said[0], (line[0], Evaluation::Centipawns(70)));
}

#[test]
fn a_line_ends_at_an_illegal_move_and_mate_needs_no_engine() {
    let broken = record("7g7f 2b2c 2g2f");
    let game_analysis = GameAnalysis::from_record(&broken, &broken.main_line()).unwrap();
    assert_eq!(game_analysis.places().len(), 2);
    let mut mated = Record::new(position("4k4/9/4P4/9/9/9/9/9/4K4 b G 1").to_setup());
    let mut line = mated.editor();
    let ply = line.parse_ply("G*5b").unwrap();
    line.push(ply).unwrap();
    let game_analysis = GameAnalysis::from_record(&mated, &mated.main_line()).unwrap();
    let worths = game_analysis.evals(&AnalysisCache::default());
    assert_eq!(worths, [None, Some(mate(Color::Black, 0))]);
    assert_eq!(game_analysis.next(&AnalysisCache::default(), 1), Some(0));
}

#[test]
fn a_line_beside_the_record_is_shown_as_far_as_it_is_legal() {
    let line = moves("7g7f 3c3d 8h2b+ 2b3c");
    let mut peek = LinePreview::new(Position::startpos(), None, &line, 9);
    assert_eq!((peek.moves().len(), peek.shown()), (3, 3));
    assert!(
        peek.board_view()
            .last_move
            .is_some_and(|facts| facts.captures)
    );
    assert!(peek.show(0) && !peek.show(0));
    assert_eq!(peek.board_view().setup, Setup::startpos());
    assert_eq!(peek.board_view().mover, None);
}

/// Touches the places of a move.
fn touch(usi: &str, color: Color, mut handle: impl FnMut(BoardIntent) -> bool) -> bool {
    let mv: Move = usi.parse().expect(usi);
    let from = match mv.origin(color) {
        shogi::Origin::Board(square) => Touched::Square(square),
        shogi::Origin::Hand(color, kind) => Touched::Hand(color, kind),
    };
    handle(BoardIntent::Touch(from));
    handle(BoardIntent::Touch(Touched::Square(mv.to())))
        || handle(BoardIntent::Promote(mv.promotes()))
}

#[test]
fn a_move_is_tried_again() {
    let by = Color::Black;
    let mv = "2g2f".parse().unwrap();
    let known = found(50, "7g7f 3c3d", 9);
    let mut retry = Retry::new(Position::startpos(), None, known, Ply { by, mv });
    assert!(touch("7g7f", by, |intent| retry.handle(intent)));
    assert_eq!(retry.verdict(), Some(RetryVerdict::Best));
    // Nothing more can be moved.
    assert!(!touch("3c3d", Color::White, |intent| retry.handle(intent)));
    retry.restart();
    assert!(touch("5g5f", by, |intent| retry.handle(intent)));
    assert_eq!(retry.verdict(), None);
    retry.judge(PositionEval::Centipawns(40));
    assert!(matches!(retry.verdict(), Some(RetryVerdict::Good(_))));
    retry.restart();
    touch("9g9f", by, |intent| retry.handle(intent));
    retry.judge(PositionEval::Centipawns(-700));
    let Some(RetryVerdict::Judged(judged)) = retry.verdict() else {
        panic!("{:?}", retry.verdict());
    };
    assert_eq!(judged.judgement, Judgement::Blunder);
    retry.restart();
    touch("2g2f", by, |intent| retry.handle(intent));
    retry.judge(PositionEval::Centipawns(-700));
    assert!(matches!(retry.verdict(), Some(RetryVerdict::Same(_))));
}

fn solve(position: &Position) -> komadai_search::tsume::MateAnswer {
    let mut host = SearchControl::unlimited();
    Solver::new(1 << 20).solve(position, &MateLimits::default(), &mut host)
}

/// A mate in three: a gold on 2c, the king to 1a, a silver on 1b.
const THREE: &str = "5s3/5pS1k/8n/9/9/9/9/9/9 b GS 1";

fn puzzle(sfen: &str) -> Puzzle {
    let start = position(sfen);
    let komadai_search::tsume::MateAnswer::Mate(line) = solve(&start) else {
        panic!("{sfen}: no mate");
    };
    Puzzle::new(start, None, line)
}

fn ask(puzzle: &mut Puzzle) {
    while let Some(Question { position }) = puzzle.question() {
        puzzle.answer(solve(&position));
    }
}

#[test]
fn a_puzzle_is_solved_by_the_solvers_own_line() {
    let mut puzzle = puzzle(THREE);
    assert_eq!(puzzle.plies() % 2, 1);
    while puzzle.stage() == PuzzleStage::Attack {
        let next = puzzle.line().moves()[0].to_string();
        let by = puzzle.board().position().turn();
        assert_eq!(by, Color::Black);
        assert!(touch(&next, by, |intent| puzzle.handle(intent)), "{next}");
    }
    assert_eq!(puzzle.stage(), PuzzleStage::Solved);
    assert_eq!(
        puzzle.feedback(),
        Some(&PuzzleFeedback::Solved { later: 0 })
    );
    assert!(puzzle.board().position().legal_moves().is_empty());
    puzzle.restart();
    assert_eq!(puzzle.stage(), PuzzleStage::Attack);
}

#[test]
fn wrong_moves_of_a_puzzle_are_told_with_the_answer_to_them() {
    let mut puzzle = puzzle(THREE);
    let by = Color::Black;
    let start = *puzzle.board().position();
    assert!(touch("S*5e", by, |intent| puzzle.handle(intent)));
    assert!(matches!(
        puzzle.feedback(),
        Some(PuzzleFeedback::NoCheck(_))
    ));
    assert_eq!(*puzzle.board().position(), start);

    let mut wrong = 0;
    for &mv in start.legal_moves().iter() {
        let mut after = start;
        after.play_unchecked(mv);
        if !after.in_check() || puzzle.line().moves()[0] == mv {
            continue;
        }
        touch(&mv.to_string(), by, |intent| puzzle.handle(intent));
        assert_eq!(puzzle.stage(), PuzzleStage::Checking, "{mv}");
        ask(&mut puzzle);
        if let Some(PuzzleFeedback::Escapes { by: answer, .. }) = puzzle.feedback() {
            wrong += 1;
            after.play_unchecked(*answer);
            assert_eq!(
                solve(&after),
                komadai_search::tsume::MateAnswer::NoMate,
                "{mv}"
            );
            assert_eq!(*puzzle.board().position(), start);
            assert_eq!(puzzle.stage(), PuzzleStage::Attack);
        }
        puzzle.restart();
    }
    assert!(wrong > 0);
}

#[test]
fn a_puzzle_takes_other_mates_too() {
    // The gold mates at once, the rook after an answer.
    let mut puzzle = puzzle("4k4/9/4P4/9/9/9/9/9/9 b RG 1");
    assert_eq!(puzzle.plies(), 1);
    let by = Color::Black;
    touch("R*1a", by, |intent| puzzle.handle(intent));
    ask(&mut puzzle);
    match puzzle.feedback() {
        Some(&PuzzleFeedback::Right { later, .. }) => assert!(later > 0),
        told => assert!(
            matches!(told, Some(PuzzleFeedback::Escapes { .. })),
            "{told:?}"
        ),
    }
}

#[test]
fn a_hint_names_the_piece_and_giving_up_shows_the_line() {
    let mut puzzle = puzzle(THREE);
    let next = puzzle.line().moves()[0];
    assert_eq!(puzzle.hint(), Some(next.origin(Color::Black)));
    let line = puzzle.give_up();
    assert_eq!(line.moves().len(), puzzle.plies());
    assert_eq!(
        (puzzle.stage(), puzzle.hint()),
        (PuzzleStage::GivenUp, None)
    );
}

#[test]
fn a_puzzle_that_is_not_answered_asks_for_another_move() {
    let mut puzzle = puzzle(THREE);
    let start = *puzzle.board().position();
    let checks = start.legal_moves().iter().copied().find(|&mv| {
        let mut after = start;
        after.play_unchecked(mv);
        after.in_check() && !after.legal_moves().is_empty() && puzzle.line().moves()[0] != mv
    });
    let mv = checks.unwrap().to_string();
    touch(&mv, Color::Black, |intent| puzzle.handle(intent));
    puzzle.answer(komadai_search::tsume::MateAnswer::Unknown);
    assert!(matches!(
        puzzle.feedback(),
        Some(PuzzleFeedback::Unclear(_))
    ));
    assert_eq!(puzzle.stage(), PuzzleStage::Attack);
    touch(&mv, Color::Black, |intent| puzzle.handle(intent));
    puzzle.cancel_question();
    assert_eq!(
        (puzzle.stage(), puzzle.question()),
        (PuzzleStage::Attack, None)
    );
}

#[test]
fn a_line_points_squares_out_where_it_is_true() {
    let square: shogi::Square = "2b".parse().unwrap();
    let line = LinePreview::new(Position::startpos(), None, &moves("7g7f 3c3d"), 1)
        .with_worth(Some(PositionEval::Centipawns(30)))
        .pointing_out(&[square]);
    assert_eq!(line.pointed(), [square]);
    let mut further = line.clone();
    further.show(2);
    assert_eq!(further.pointed(), []);
    assert_eq!(further.worth(), Some(PositionEval::Centipawns(30)));
}

#[test]
fn a_review_keeps_to_its_time() {
    assert_eq!(ReviewTime::Game(15).total(200), 15);
    assert_eq!(ReviewTime::Move(3).total(101), 303);
    // The positions are searched in a part of the time; the rest is for the mistakes.
    let nodes = ReviewTime::Game(15).nodes(100, 400_000);
    assert!((30_000..60_000).contains(&nodes), "{nodes}");
    assert_eq!(
        ReviewTime::Move(1).nodes(100, 400_000),
        ReviewTime::Move(1).nodes(50, 400_000)
    );
    // A slow machine still does more than look.
    assert_eq!(ReviewTime::Game(15).nodes(300, 1_000), QUICK_NODES);
    assert_eq!(ReviewTime::Game(15).nodes(0, 0), QUICK_NODES);
}

#[test]
fn choices_are_kept() {
    let choices = AnalysisSettings {
        lines: 5,
        time: ReviewTime::Move(3),
        speed: 123_456,
    };
    assert_eq!(AnalysisSettings::from_stored(&choices.to_stored()), choices);
    for text in ["", "0 quick", "6", "x normal-ish"] {
        assert_eq!(
            AnalysisSettings::from_stored(text),
            AnalysisSettings::default(),
            "{text}"
        );
    }
}

#[test]
fn a_side_without_a_king_can_mate_threaten_mate_and_have_a_brinkmate() {
    let starts = |sfen: &str| {
        let position = position(sfen);
        [MateGoal::Mate, MateGoal::Threat, MateGoal::Brinkmate]
            .map(|goal| goal.start(&position).map(|start| start.turn()))
    };
    // Black, who has no king, is to move, then White.
    let (black, white) = (Some(Color::Black), Some(Color::White));
    assert_eq!(starts("9/9/9/7Sk/9/5G3/9/9/9 b S 1"), [black, None, black]);
    assert_eq!(starts("9/9/7G1/7Sk/9/9/9/9/9 w S 1"), [None, black, None]);
    let with_kings = "9/9/7G1/7Sk/9/9/9/9/4K4 w S 1";
    assert_eq!(starts(with_kings), [white, black, white]);
    // In check nobody can pass.
    let in_check = "9/9/9/7Gk/9/9/9/9/4K4 w S 1";
    assert_eq!(starts(in_check), [white, None, white]);
}
