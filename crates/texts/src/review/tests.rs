use komadai_model::{
    Language,
    analysis::{Judgement, SideSummary},
};

use super::review_text;

#[test]
fn sides_are_counted_by_the_rules_of_the_language() {
    let side = SideSummary {
        accuracy: Some(87.4),
        inaccuracies: 21,
        mistakes: 1,
        blunders: 0,
    };
    let said = |language| {
        let text = review_text(language);
        [text.accuracy(&side), text.counts(&side)]
    };
    assert_eq!(
        said(Language::English),
        ["87 %", "1 mistake, 21 inaccuracies"]
    );
    assert_eq!(said(Language::Japanese), ["87%", "悪手1、疑問手21"]);
    assert_eq!(
        said(Language::Romanian),
        ["87 %", "1 greșeală, 21 de imprecizii"]
    );
    let counted = review_text(Language::Romanian).counted;
    assert_eq!(counted(Judgement::Blunder, 101), "101 gafe");
    assert_eq!(counted(Judgement::Blunder, 120), "120 de gafe");
    let unknown = SideSummary {
        accuracy: None,
        mistakes: 0,
        inaccuracies: 0,
        ..side
    };
    let text = review_text(Language::Swedish);
    assert_eq!([text.accuracy(&unknown), text.counts(&unknown)], ["–", ""]);
}
