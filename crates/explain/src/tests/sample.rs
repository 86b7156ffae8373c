//! 300 mistakes of weak players and what readers who did not see the code read in their lines.
//! `komadai-trainer mistakes --count 300 --seed 44` with the built-in net has drawn
//! them; docs/explanations.md says what the words stand for.
use alloc::{format, string::String, vec::Vec};

use komadai_shogi::{Position, Strictness};

use super::moves;
use crate::{Cause, Line, Loss, Mistake, Reason, ReasonKind};

const SAMPLE: &str = include_str!("mistakes.tsv");

/// In how many plies a side mates by a score: `mate 7`.
fn mates(score: &str) -> Option<u32> {
    score.strip_prefix("mate ")?.parse().ok()
}

/// A reason in the words of the sample: `loses-moved@3c`.
fn word(reason: &Reason) -> String {
    let of = |verb, loss: &Loss| {
        let cause = match loss.cause {
            Cause::Moved => "moved",
            Cause::Hanging if verb == "misses" => "capture",
            Cause::Hanging => "hanging",
            Cause::Unguarded => "unguarded",
            Cause::Fork(_) => "fork",
            Cause::Pin => "pin",
            Cause::Skewer(_) => "skewer",
            Cause::Discovery => "discovery",
            Cause::DoubleCheck => "doublecheck",
            Cause::Attacked => "attacked",
            Cause::Later => "later",
        };
        format!("{verb}-{cause}")
    };
    let (word, has_square) = match &reason.kind {
        ReasonKind::MissesMate(_) => ("misses-mate".into(), false),
        ReasonKind::AllowsMate(_) => ("allows-mate".into(), false),
        ReasonKind::Loses(loss) => (of("loses", loss), true),
        ReasonKind::Misses(loss) => (of("misses", loss), true),
        ReasonKind::AllowsFork(_) => ("allows-fork".into(), false),
        ReasonKind::MissesFork(_) => ("misses-fork".into(), false),
        ReasonKind::IgnoresThreat(_) => ("ignores-threat".into(), false),
        ReasonKind::AllowsPromotion(_) => ("allows-promotion".into(), true),
        ReasonKind::MissesPromotion(_) => ("misses-promotion".into(), true),
        ReasonKind::BreaksCastle(_) => ("breaks-castle".into(), false),
        ReasonKind::AllowsChecks(_) => ("allows-attack".into(), false),
        ReasonKind::MissesChecks(_) => ("misses-attack".into(), false),
    };
    match reason.squares.first() {
        Some(square) if has_square => format!("{word}@{square}"),
        _ => word,
    }
}

#[test]
fn most_mistakes_have_a_reason_and_most_reasons_were_read() {
    let (mut all, mut explained, mut read) = (0, 0, 0);
    for row in SAMPLE.lines().skip(1) {
        let fields: Vec<&str> = row.split('\t').collect();
        let &[sfen, mv, before, after, best, reply, words, _] = &*fields else {
            panic!("{row}");
        };
        let position = Position::from_sfen(sfen, Strictness::Game).expect(sfen);
        let (best, reply) = (moves(best), moves(reply));
        let mistake = Mistake {
            position: &position,
            mv: mv.parse().expect(mv),
            best: Line {
                moves: &best,
                mates: mates(before),
            },
            reply: Line {
                moves: &reply,
                mates: mates(&after.replace('-', "")).filter(|_| after.starts_with("mate -")),
            },
        };
        let reasons = mistake.reasons();
        let has = |reason: &Reason| words.split(' ').any(|known| known == word(reason));
        all += 1;
        explained += usize::from(!reasons.is_empty());
        read += usize::from(!reasons.is_empty() && reasons.iter().take(2).all(has));
    }
    // Where others were said, most are true and were not thought worth a word.
    assert_eq!(all, 300);
    assert!(explained >= 236, "{explained} are explained");
    assert!(read >= 164, "all that is said of {read} was read");
}
