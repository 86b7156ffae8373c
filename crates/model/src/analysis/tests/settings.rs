use core::time::Duration;

use crate::analysis::*;

#[test]
fn a_review_keeps_to_its_time() {
    assert_eq!(ReviewTime::Game(15).total(200), 15);
    assert_eq!(ReviewTime::Move(3).total(101), 303);
    // The positions are searched in a part of the time; the rest is for the mistakes.
    let zero = Duration::ZERO;
    let nodes = |time: ReviewTime, positions, spent| time.nodes(positions, 400_000, spent);
    assert_eq!(nodes(ReviewTime::Game(15), 100, zero), 39_000);
    assert_eq!(
        nodes(ReviewTime::Game(15), 100, Duration::from_secs(5)),
        26_000
    );
    assert_eq!(
        nodes(ReviewTime::Move(1), 100, zero),
        nodes(ReviewTime::Move(1), 50, zero)
    );
    // A slow machine still does more than look, and late there is still something to do.
    assert_eq!(ReviewTime::Game(15).nodes(300, 1_000, zero), QUICK_NODES);
    assert_eq!(ReviewTime::Game(15).nodes(0, 0, zero), QUICK_NODES);
    let late = Duration::from_secs(60);
    assert_eq!(ReviewTime::Game(16).nodes_left(100, 400_000, late), 800_000);
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
