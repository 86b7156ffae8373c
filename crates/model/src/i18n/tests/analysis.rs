use shogi::Color;

use crate::{
    analysis::{Judged, Judgement, Side, Verdict, Worth},
    i18n::{
        en::{self, analysis::TEXT as EN},
        ja::{self, analysis::TEXT as JA},
    },
};

#[test]
fn who_stands_better_is_said_in_words() {
    let mate = |by, plies| Worth::Mate { by, plies };
    for (worth, en, ja) in [
        (Worth::Centipawns(90), "Even.", "互角です。"),
        (
            Worth::Centipawns(-250),
            "White is slightly better, 60 %.",
            "後手がやや良く、勝率60%です。",
        ),
        (
            Worth::Centipawns(700),
            "Black is better, 76 %.",
            "先手が優勢で、勝率76%です。",
        ),
        (
            Worth::Centipawns(2500),
            "Black is winning, 98 %.",
            "先手が勝勢で、勝率98%です。",
        ),
        (
            mate(Color::White, 7),
            "White mates in 7.",
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
    assert_eq!((EN.score)(Worth::Centipawns(-80)), "−80");
}

#[test]
fn verdicts_say_how_much_was_lost() {
    let judged = Judged {
        judgement: Judgement::Mistake,
        lost: 0.124,
        missed_mate: None,
    };
    assert_eq!(
        (EN.verdict)(Verdict::Judged(judged), "P-7f"),
        "P-7f: mistake, 12 points worse than the best."
    );
    assert_eq!(
        (JA.verdict)(Verdict::Judged(judged), "▲７六歩"),
        "▲７六歩。最善手より勝率が12ポイント低い悪手です。"
    );
    let missed = Judged {
        lost: 0.0,
        missed_mate: Some(5),
        ..judged
    };
    assert_eq!((EN.judgement)(missed), "missed mate in 5");
    let side = Side {
        accuracy: Some(91.6),
        inaccuracies: 2,
        mistakes: 0,
        blunders: 1,
    };
    assert_eq!((EN.accuracy)(&side), "92 %");
    assert_eq!((EN.counts)(&side), "1 blunder, 2 inaccuracies");
    assert_eq!((JA.counts)(&side), "大悪手1、疑問手2");
}
