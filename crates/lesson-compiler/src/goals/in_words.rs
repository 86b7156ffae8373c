//! Steps that are answered beside the board: `winner`, `points`, `choose`.

use komadai_lessons::{CountedPieces, GameEnd, Goal, Winner, Words, winner_of};
use shogi::{Color, GameRules, Move, Position};

use super::CheckedGoal;
use crate::fields::Fields;

pub fn winner(fields: &mut Fields<'_>, start: &Position) -> Option<CheckedGoal> {
    let moves = match fields.has("moves") {
        true => fields.words::<Move>("moves"),
        false => Some(Vec::new()),
    };
    let end = match fields.has("end") {
        true => Some(fields.named("end", "resign, time, declare, count", GameEnd::from_name)),
        false => None,
    };
    let rules = match fields.has("rules") {
        true => fields.parse::<GameRules>("rules"),
        false => Some(GameRules::STANDARD),
    };
    let answer = fields.named(
        "answer",
        "black, white, replay, continues",
        Winner::from_name,
    );
    let (moves, rules, answer) = (moves?, rules?, answer?);
    let end = match end {
        Some(end) => Some(end?),
        None => None,
    };
    match winner_of(start, &moves, end, &rules) {
        None => fields.fault_of(
            "kind",
            "by these rules the moves and the end are not possible",
        ),
        Some(winner) if winner != answer => {
            let message = format!("by the rules the answer is {:?}", winner.name());
            fields.fault_of("answer", message);
        }
        Some(_) => {
            return Some(CheckedGoal::without_moves(Goal::Winner {
                moves: Words(moves),
                end,
                rules,
                answer,
            }));
        }
    }
    None
}

pub fn points(fields: &mut Fields<'_>, start: &Position) -> Option<CheckedGoal> {
    let side = fields.named("side", "black, white", Color::from_name);
    let of = match fields.has("of") {
        true => fields.named("of", "all, zone", CountedPieces::from_name),
        false => Some(CountedPieces::All),
    };
    let answer = fields.number::<u8>("answer");
    let (side, of, answer) = (side?, of?, answer?);
    let points = of.points(start, side);
    if points != answer {
        fields.fault_of("answer", format!("the points are {points}, not {answer}"));
        return None;
    }
    Some(CheckedGoal::without_moves(Goal::Points {
        side,
        of,
        answer,
    }))
}

/// The texts say how many answers there are.
pub fn choose(fields: &mut Fields<'_>) -> Option<CheckedGoal> {
    let right = fields.numbers("right")?;
    if let Some(at) =
        (0..right.len()).find(|&at| right[at] == 0 || right[..at].contains(&right[at]))
    {
        let message = format!("{} is not the number of another answer", right[at]);
        fields.fault_of("right", message);
        return None;
    }
    Some(CheckedGoal::without_moves(Goal::Choose { right }))
}
