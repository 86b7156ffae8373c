use core::time::Duration;

use shogi::Color;

use super::{found, mate, record};
use crate::{StoredError, analysis::*};

/// Black gives away most of the game with the third move; White then lets Black mate.
fn reviewed() -> (komadai_records::Record, GameAnalysis, AnalysisCache) {
    let record = record("7g7f 3c3d 8h2b+ 3a2b");
    let analysis = GameAnalysis::from_record(&record, &record.main_line()).expect("known");
    let mut cache = AnalysisCache::default();
    let evals = [
        (50, "7g7f 3c3d 2g2f"),
        (40, "3c3d"),
        (60, "2g2f 8c8d 2f2e"),
        (-700, "4a3b 7i8h 8c8d 8h7g 8d8e 6i7h 7a7b 3i3h 1c1d 1g1f"),
    ];
    for ((centipawns, best), place) in evals.into_iter().zip(analysis.places()) {
        cache.insert(&place.position, found(centipawns, best, 900));
    }
    cache.set_lead(&analysis.places()[2].position, 0.125);
    cache.insert(
        &analysis.places()[4].position,
        AnalysisResult {
            worth: mate(Color::Black, 5),
            ..found(0, "B*5e", 1_000)
        },
    );
    (record, analysis, cache)
}

/// The same moves; the second took 65 seconds.
fn timed_record() -> komadai_records::Record {
    let mut record = komadai_records::Record::new(shogi::Setup::startpos());
    let mut line = record.editor();
    for (usi, seconds) in [
        ("7g7f", None),
        ("3c3d", Some(65)),
        ("8h2b+", None),
        ("3a2b", None),
    ] {
        let ply = line.parse_ply(usi).expect(usi);
        line.push(ply).expect(usi);
        line.set_spent(seconds.map(Duration::from_secs));
    }
    record
}

fn origin() -> ReviewOrigin {
    ReviewOrigin {
        engine: "Komadai 1".to_owned(),
        made: 7,
        took: 2_500,
    }
}

fn saved() -> SavedReview {
    let (record, _, cache) = reviewed();
    let (saved, _) = SavedReview::of(&record, &cache, origin()).expect("all of it is known");
    saved
}

#[test]
fn a_saved_review_comes_back() {
    let (_, analysis, cache) = reviewed();
    let saved = saved();
    assert_eq!(saved.nodes, 900);
    let read = SavedReview::from_stored(&saved.to_stored()).expect("as it was written");
    assert_eq!(read, saved);
    let mut other = AnalysisCache::default();
    read.fill(&mut other);
    assert_eq!(analysis.evals(&other), analysis.evals(&cache));
    assert_eq!(analysis.next(&other, 900), None);
    let before_mistake = other.get(&analysis.places()[2].position).expect("known");
    assert_eq!(before_mistake.lead, Some(0.125));
    // Of a better line more is kept than of a move that was the best itself.
    let kept = |index: usize| {
        other
            .get(&analysis.places()[index].position)
            .expect("known")
            .best
            .len()
    };
    assert_eq!([kept(0), kept(2), kept(3)], [1, 3, 8]);
}

#[test]
fn a_review_that_is_not_complete_is_not_saved() {
    let (record, _, _) = reviewed();
    let mut cache = AnalysisCache::default();
    assert_eq!(SavedReview::of(&record, &cache, origin()), None);
    saved().fill(&mut cache);
    assert!(SavedReview::of(&record, &cache, origin()).is_some());
}

#[test]
fn a_damaged_review_is_refused_and_an_impossible_line_is_cut() {
    let text = saved().to_stored();
    let damaged = text.replacen("cp 50", "cp many", 1);
    assert_eq!(
        SavedReview::from_stored(&damaged),
        Err(StoredError::Value("positions"))
    );
    assert_eq!(SavedReview::from_stored("{}"), Err(StoredError::Foreign));
    let later = text.replacen("review 1", "review 2", 1);
    let version = StoredError::Version("2".to_owned());
    assert_eq!(SavedReview::from_stored(&later), Err(version));
    let cut_off = &text[..40];
    assert!(SavedReview::from_stored(cut_off).is_err());
    let illegal = text.replacen("2g2f 8c8d", "2g2f 8c8e", 1);
    let mut cache = AnalysisCache::default();
    SavedReview::from_stored(&illegal)
        .expect("read")
        .fill(&mut cache);
    let (_, analysis, _) = reviewed();
    let best = &cache
        .get(&analysis.places()[2].position)
        .expect("known")
        .best;
    assert_eq!(best.len(), 1);
}

#[test]
fn mistakes_count_once_each_by_kind_and_phase() {
    let (_, _, cache) = reviewed();
    let record = timed_record();
    let (_, summary) = SavedReview::of(&record, &cache, origin()).expect("all of it is known");
    let counts = |color| MistakeKind::ALL.map(|kind| summary.side(color).count(kind));
    assert_eq!(counts(Color::Black), [0, 0, 1, 0, 0]);
    assert_eq!(counts(Color::White), [0, 1, 0, 0, 0]);
    let opening = summary.black.phase(Phase::Opening);
    assert_eq!((opening.moves, opening.mistakes), (2, 1));
    assert!((200..300).contains(&opening.lost), "{opening:?}");
    let opening = summary.white.phase(Phase::Opening);
    assert_eq!((opening.timed_moves, opening.seconds), (1, 65));
    assert_eq!(summary.black.phase(Phase::Endgame), PhaseReview::default());
    assert!(summary.black.accuracy < Some(800), "{summary:?}");
    assert_eq!(summary.to_string().parse(), Ok(summary));
    assert!("1 2 3".parse::<ReviewSummary>().is_err());
}

#[test]
fn phases_follow_each_other() {
    let phases = [1, 30, 31, 80, 81, 500].map(Phase::of_move);
    use Phase::{Endgame, MiddleGame, Opening};
    let expected = [Opening, Opening, MiddleGame, MiddleGame, Endgame, Endgame];
    assert_eq!(phases, expected);
}

#[test]
fn a_review_of_another_line_is_not_that_of_the_main_line() {
    let (_, _, cache) = reviewed();
    assert_eq!(
        SavedReview::of(&record("7g7f 3c3d 2g2f"), &cache, origin()),
        None
    );
    let longer = record("7g7f 3c3d 8h2b+ 3a2b 1g1f");
    assert_eq!(SavedReview::of(&longer, &cache, origin()), None);
}

#[test]
fn a_review_of_fewer_nodes_adds_nothing() {
    let saved = saved();
    let mut thorough = saved.clone();
    thorough.nodes += 1;
    assert!(saved.adds_nothing_to(&thorough) && saved.adds_nothing_to(&saved));
    assert!(!thorough.adds_nothing_to(&saved));
    let mut other = thorough;
    other.line.clear();
    assert!(!saved.adds_nothing_to(&other));
}

#[test]
fn short_lines_around_mistakes_are_searched_on() {
    let (_, analysis, mut cache) = reviewed();
    cache.set_lead(&analysis.places()[3].position, 0.0);
    let before = analysis.places()[2].position;
    let step = analysis
        .next_step(&cache, 900)
        .expect("the line has three moves");
    let komadai_protocol::Request::Analyse { state, limits } = analysis.request(&step) else {
        panic!("another request");
    };
    let line: Vec<_> = state.moves.iter().map(ToString::to_string).collect();
    assert_eq!(line, ["7g7f", "3c3d", "2g2f", "8c8d", "2f2e"]);
    assert_eq!(limits.nodes, Some(225));
    let report = |line: &str| {
        let lines = vec![komadai_search::Line {
            score: komadai_search::Score::centipawns(0),
            bound: komadai_search::Bound::Exact,
            depth: 1,
            moves: super::moves(line),
        }];
        komadai_protocol::Report {
            lines,
            ..komadai_protocol::Report::default()
        }
    };
    assert!(step.keep(&mut cache, &report("8d8e 6i7h")));
    let found = cache.get(&before).expect("known");
    assert_eq!((found.best.len(), found.nodes), (5, 900));
    let step = analysis.next_step(&cache, 900).expect("five are too few");
    assert!(step.keep(&mut cache, &report("4a3b 3i4h 7a7b")));
    // Then the line after the last move.
    let step = analysis.next_step(&cache, 900).expect("it has one move");
    let komadai_protocol::Request::Analyse { state, .. } = analysis.request(&step) else {
        panic!("another request");
    };
    assert_eq!(state.moves.len(), 5);
}

#[test]
fn a_review_looks_at_all_positions_first() {
    let (_, analysis, _) = reviewed();
    let mut cache = AnalysisCache::default();
    let mut looked_at = 0;
    while let Some(step) = analysis.next_quick_step(&cache) {
        let komadai_protocol::Request::Analyse { limits, .. } = analysis.request(&step) else {
            panic!("another request");
        };
        assert_eq!(limits.nodes, Some(QUICK_NODES));
        let lines = vec![komadai_search::Line {
            score: komadai_search::Score::centipawns(0),
            bound: komadai_search::Bound::Exact,
            depth: 1,
            moves: super::moves("7g7f"),
        }];
        let report = komadai_protocol::Report {
            lines,
            ..komadai_protocol::Report::default()
        };
        assert!(step.keep(&mut cache, &report));
        looked_at += 1;
    }
    assert_eq!(looked_at, analysis.places().len());
    assert!(analysis.next_step(&cache, QUICK_NODES + 1).is_some());
}

#[test]
fn the_only_answer_to_a_mistake_is_marked() {
    let (_, analysis, mut cache) = reviewed();
    let marks = |cache: &AnalysisCache| {
        let moves = analysis.moves(cache);
        moves.iter().map(AnalyzedMove::mark).collect::<Vec<_>>()
    };
    let blunder = Some(MoveMark::Blunder);
    assert_eq!(marks(&cache), [None, None, blunder, blunder]);
    // White takes back: that is no merit, and it is not asked whether it was the only move.
    let answer = |best: &str| found(-700, best, 1_000);
    cache.insert(&analysis.places()[3].position, answer("3a2b"));
    cache.insert(&analysis.places()[4].position, answer("6i7h"));
    assert_eq!(analysis.next_comparison(&cache), None);
    cache.set_lead(&analysis.places()[3].position, 0.5);
    assert_eq!(marks(&cache), [None, None, blunder, None]);

    // The same where White answers elsewhere.
    let record = record("7g7f 3c3d 2g2f 8c8d");
    let analysis = GameAnalysis::from_record(&record, &record.main_line()).expect("known");
    let mut cache = AnalysisCache::default();
    let evals = [
        (0, "7g7f"),
        (0, "3c3d"),
        (0, "6i7h"),
        (-700, "8c8d"),
        (-700, "2f2e"),
    ];
    for ((centipawns, best), place) in evals.into_iter().zip(analysis.places()) {
        cache.insert(&place.position, found(centipawns, best, 900));
    }
    cache.set_lead(&analysis.places()[2].position, 0.0);
    assert_eq!(analysis.next_comparison(&cache), Some(3));
    cache.set_lead(&analysis.places()[3].position, 0.05);
    assert_eq!(analysis.moves(&cache)[3].mark(), None);
    cache.set_lead(&analysis.places()[3].position, 0.3);
    assert_eq!(analysis.moves(&cache)[3].mark(), Some(MoveMark::Good));
}

#[test]
fn mistakes_are_tried_one_after_the_other() {
    let (_, analysis, cache) = reviewed();
    let moves = analysis.moves(&cache);
    let indices = |walk: &MistakeWalk| {
        let mistakes = walk.mistakes().iter();
        mistakes.map(|mistake| mistake.index).collect::<Vec<_>>()
    };
    // From where the board stands, and then the ones before.
    let walk = |by, from| MistakeWalk::new(&moves, by, from).expect("there are some");
    assert_eq!(indices(&walk(None, 0)), [3, 4]);
    assert_eq!(indices(&walk(None, 3)), [4, 3]);
    assert_eq!(indices(&walk(None, 4)), [3, 4]);
    assert_eq!(indices(&walk(Some(Color::White), 0)), [4]);
    assert_eq!(MistakeWalk::new(&moves[..2], None, 0), None);

    let mut walk = walk(None, 0);
    let judged = judge(
        PositionEval::Centipawns(60),
        PositionEval::Centipawns(-700),
        Color::Black,
    );
    let outcome = |walk: &MistakeWalk| walk.current().and_then(|mistake| mistake.outcome);
    assert_eq!((walk.number(), outcome(&walk)), (1, None));
    walk.tried(RetryVerdict::Same(judged));
    assert_eq!(outcome(&walk), None);
    walk.tried(RetryVerdict::Good(judged));
    assert_eq!(outcome(&walk), Some(WalkOutcome::Later));
    walk.show();
    assert_eq!(outcome(&walk), Some(WalkOutcome::Later), "it was found");
    walk.advance();
    walk.tried(RetryVerdict::Best);
    assert_eq!(outcome(&walk), Some(WalkOutcome::AtOnce));
    assert!(!walk.is_over());
    walk.advance();
    assert!(walk.is_over() && walk.current().is_none());
    walk.tried(RetryVerdict::Best);
    walk.advance();
    let counts = [WalkOutcome::AtOnce, WalkOutcome::Later, WalkOutcome::Shown];
    assert_eq!(counts.map(|outcome| walk.count(outcome)), [1, 1, 0]);
}

#[test]
fn inaccuracies_are_tried_where_there_is_nothing_worse() {
    let (_, analysis, cache) = reviewed();
    let mut moves = analysis.moves(&cache);
    moves[2].judged.judgement = Judgement::Inaccuracy;
    let tried = |moves: &[AnalyzedMove]| {
        let walk = MistakeWalk::new(moves, None, 0).expect("there are some");
        walk.mistakes()[0].index
    };
    assert_eq!(tried(&moves), 4);
    moves[3].judged.judgement = Judgement::Fine;
    assert_eq!(tried(&moves), 3);
    // Nothing can be found where nothing is known.
    moves[2].best.clear();
    assert_eq!(MistakeWalk::new(&moves, None, 0), None);
}
