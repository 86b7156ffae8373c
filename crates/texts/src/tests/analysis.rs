use shogi::Color;

use crate::{
    en::{self, analysis::TEXT as EN},
    ja::{self, analysis::TEXT as JA},
};
use komadai_model::analysis::{JudgedMove, Judgement, PositionEval, RetryVerdict};

#[test]
fn who_stands_better_is_said_in_words() {
    let mate = |by, plies| PositionEval::Mate { by, plies };
    for (worth, en, ja) in [
        (PositionEval::Centipawns(90), "Even.", "互角です。"),
        (
            PositionEval::Centipawns(-250),
            "White is slightly better, 60 %.",
            "後手がやや良く、勝率60%です。",
        ),
        (
            PositionEval::Centipawns(700),
            "Black is better, 76 %.",
            "先手が優勢で、勝率76%です。",
        ),
        (
            PositionEval::Centipawns(2500),
            "Black is winning, 98 %.",
            "先手が勝勢で、勝率98%です。",
        ),
        (
            mate(Color::White, 7),
            "White mates in 7 plies.",
            "後手の7手詰です。",
        ),
        (
            mate(Color::Black, 0),
            "Black has mated.",
            "先手が詰ませました。",
        ),
    ] {
        let said = [
            (EN.standing)(worth, en::shogi_terms::TEXT.color),
            (JA.standing)(worth, ja::shogi_terms::TEXT.color),
        ];
        assert_eq!(said, [en, ja], "{worth:?}");
    }
    assert_eq!((EN.score)(PositionEval::Centipawns(-80)), "−80");
}

#[test]
fn verdicts_say_how_much_was_lost() {
    let judged = JudgedMove {
        judgement: Judgement::Mistake,
        lost: 0.124,
        missed_mate: None,
    };
    assert_eq!(
        (EN.verdict)(RetryVerdict::Judged(judged), "P-7f"),
        "P-7f: mistake, 12 points worse than the best."
    );
    assert_eq!(
        (JA.verdict)(RetryVerdict::Judged(judged), "▲７六歩"),
        "▲７六歩。最善手より勝率が12ポイント低い悪手です。"
    );
    let missed = JudgedMove {
        lost: 0.0,
        missed_mate: Some(5),
        ..judged
    };
    assert_eq!((EN.judgement)(missed), "missed mate in 5 plies");
}
