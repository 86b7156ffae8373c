//! `stars`: squares to move onto, while the other side passes.

use std::collections::{HashSet, VecDeque};

use komadai_lessons::{Goal, Words, with_turn};
use shogi::{Move, Position, Square};

use super::CheckedGoal;
use crate::fields::Fields;

/// Beyond so many positions the search gives up.
const MAX_POSITIONS: usize = 300_000;

pub fn stars(fields: &mut Fields<'_>, start: &Position) -> Option<CheckedGoal> {
    let stars = fields.words::<Square>("stars");
    let moves = fields.number::<u8>("moves").map(usize::from);
    let (stars, moves) = (stars?, moves?);
    let us = start.turn();
    let fault = if stars.is_empty() || stars.len() > 16 {
        Some("there are 1 to 16 stars".to_owned())
    } else if let Some(star) = (1..stars.len()).find(|&at| stars[..at].contains(&stars[at])) {
        Some(format!("the star {} is there twice", stars[star]))
    } else {
        let own = stars
            .iter()
            .find(|star| start.pieces_of(us).contains(**star));
        own.map(|star| format!("a piece of the reader's stands on the star {star}"))
    };
    if let Some(fault) = fault {
        fields.fault_of("stars", fault);
        return None;
    }
    if start.king(!us).is_some() {
        fields.fault_of("sfen", "the other side passes, so it has no king");
        return None;
    }
    let solution = match fewest(start, &stars) {
        Search::Found(line) => line,
        Search::Unreachable => {
            fields.fault_of("stars", "the stars cannot all be reached");
            return None;
        }
        Search::TooLarge => {
            fields.fault_of("stars", "too many positions to find the fewest moves");
            return None;
        }
    };
    if solution.len() != moves {
        let line: Vec<String> = solution.iter().map(Move::to_string).collect();
        let (fewest, line) = (solution.len(), line.join(" "));
        fields.fault_of(
            "moves",
            format!("the fewest moves are {fewest}, not {moves}: {line}"),
        );
        return None;
    }
    let stars = Words(stars);
    let goal = Goal::Stars { stars, moves };
    Some(CheckedGoal { goal, solution })
}

enum Search {
    Found(Vec<Move>),
    Unreachable,
    TooLarge,
}

/// A position, the stars that are left in it as bits, and how it was reached.
struct Node {
    position: Position,
    left: u32,
    parent: Option<(usize, Move)>,
}

/// The shortest line, by breadth-first search.
fn fewest(start: &Position, stars: &[Square]) -> Search {
    let us = start.turn();
    let all = (1 << stars.len()) - 1;
    let mut nodes = vec![Node {
        position: *start,
        left: all,
        parent: None,
    }];
    let mut seen = HashSet::from([(start.key(), all)]);
    let mut open = VecDeque::from([0]);
    while let Some(at) = open.pop_front() {
        let Node { position, left, .. } = nodes[at];
        let mut moves = position.legal_moves().to_vec();
        // Of the shortest lines, one without needless promotions is shown.
        moves.sort_by_key(|mv| (mv.promotes(), mv.is_drop(), *mv));
        for mv in moves {
            let mut after = position;
            after.play_unchecked(mv);
            let taken = stars.iter().position(|star| *star == mv.to());
            let left = left & !taken.map_or(0, |star| 1 << star);
            if left == 0 {
                return Search::Found(line_to(&nodes, at, mv));
            }
            let Some(after) = with_turn(&after, us) else {
                continue;
            };
            if !seen.insert((after.key(), left)) {
                continue;
            }
            if nodes.len() == MAX_POSITIONS {
                return Search::TooLarge;
            }
            open.push_back(nodes.len());
            nodes.push(Node {
                position: after,
                left,
                parent: Some((at, mv)),
            });
        }
    }
    Search::Unreachable
}

fn line_to(nodes: &[Node], last: usize, mv: Move) -> Vec<Move> {
    let mut line = vec![mv];
    let mut at = &nodes[last];
    while let Some((parent, mv)) = at.parent {
        line.push(mv);
        at = &nodes[parent];
    }
    line.reverse();
    line
}
