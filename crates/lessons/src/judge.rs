//! Whether what the reader did reaches the goal of a step.

use shogi::{Bitboard, Claim, Color, Game, GameRules, Move, Ply, Position, Square, Strictness};

use crate::{GameEnd, Goal, SolverQuestion, Winner, is_mated};

/// What the reader has done in a step so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt<'a> {
    /// Legal moves from the start of the step: the reader's and the replies in turn, where
    /// the other side moves.
    Moves(&'a [Move]),
    /// The marked squares.
    Squares(&'a [Square]),
    Winner(Winner),
    Points(u8),
    /// The numbers of the chosen answers, from 1.
    Choices(&'a [usize]),
}

/// The result of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Solved,
    Wrong,
    /// The other side passes, and the reader goes on.
    Pass,
    /// The other side makes this move, and the reader goes on.
    Reply(Move),
    /// The mate solver has to decide.
    Ask(SolverQuestion),
}

impl Goal {
    /// Judges an attempt; one of another kind than the goal asks for is wrong. Of
    /// [`Attempt::Moves`] the last one is the reader's.
    pub fn judge(&self, start: &Position, attempt: Attempt<'_>) -> Verdict {
        let solved = match (self, attempt) {
            (Self::Read { .. }, _) => true,
            (_, Attempt::Moves(moves)) => return self.judge_moves(start, moves),
            (Self::Select(selection), Attempt::Squares(marked)) => {
                let marked: Bitboard = marked.iter().copied().collect();
                marked == selection.squares.iter().copied().collect()
            }
            (Self::Winner { answer, .. }, Attempt::Winner(given)) => *answer == given,
            (Self::Points { answer, .. }, Attempt::Points(given)) => *answer == given,
            (Self::Choose { right }, Attempt::Choices(given)) => {
                right.len() == given.len() && right.iter().all(|number| given.contains(number))
            }
            _ => false,
        };
        verdict(solved)
    }

    fn judge_moves(&self, start: &Position, moves: &[Move]) -> Verdict {
        if let Self::Stars { stars, .. } = self {
            let taken = |star: &Square| moves.iter().any(|mv| mv.to() == *star);
            return match stars.iter().all(taken) {
                true => Verdict::Solved,
                false => Verdict::Pass,
            };
        }
        let Some((last, before)) = moves.split_last() else {
            return Verdict::Wrong;
        };
        let mut position = *start;
        for &mv in before {
            if position.play(mv).is_err() {
                return Verdict::Wrong;
            }
        }
        let Ok(change) = position.play(*last) else {
            return Verdict::Wrong;
        };
        let is_mate = || position.in_check() && !position.has_legal_move();
        match self {
            Self::Move { answers } => judge_lines(answers.iter().map(|line| &**line), moves),
            Self::Capture { square } => verdict(change.captured.is_some() && last.to() == *square),
            Self::Check => verdict(position.in_check()),
            Self::Evade { answers } | Self::Clock { answers, .. } => {
                verdict(answers.is_empty() || answers.contains(last))
            }
            Self::Mate { .. } if is_mate() => Verdict::Solved,
            Self::Mate { plies } if position.in_check() && moves.len() < *plies => {
                Verdict::Ask(SolverQuestion::Defence(plies - moves.len()))
            }
            Self::Mate { plies } => verdict(moves.len() == *plies && is_mated(&position)),
            Self::Survive { plies } if position.has_legal_move() => {
                Verdict::Ask(SolverQuestion::Attack(*plies))
            }
            Self::Survive { .. } => Verdict::Solved,
            _ => Verdict::Wrong,
        }
    }
}

const fn verdict(solved: bool) -> Verdict {
    match solved {
        true => Verdict::Solved,
        false => Verdict::Wrong,
    }
}

fn judge_lines<'a>(lines: impl Iterator<Item = &'a [Move]>, played: &[Move]) -> Verdict {
    let mut reply = None;
    for line in lines.filter(|line| line.starts_with(played)) {
        match line.get(played.len()) {
            None => return Verdict::Solved,
            Some(&mv) => reply = reply.or(Some(mv)),
        }
    }
    reply.map_or(Verdict::Wrong, Verdict::Reply)
}

/// The same board with another side to move; `None` if the other side's king could then be
/// taken.
pub fn with_turn(position: &Position, turn: Color) -> Option<Position> {
    let mut setup = position.to_setup();
    setup.set_turn(turn);
    Position::from_setup(&setup, Strictness::Lesson).ok()
}

/// How a game stands after these moves and this end. `None` if a move cannot be made, the end
/// is not possible, or the game was over before it.
pub fn winner_of(
    start: &Position,
    moves: &[Move],
    end: Option<GameEnd>,
    rules: &GameRules,
) -> Option<Winner> {
    let mut game = Game::with_rules(*start, *rules);
    for &mv in moves {
        let by = game.turn();
        game.play_ply(Ply { by, mv }).ok()?;
    }
    let us = game.turn();
    match end {
        None => {}
        Some(GameEnd::Resign) => _ = game.resign().ok()?,
        Some(GameEnd::Time) => _ = game.flag_fell(us).ok()?,
        Some(GameEnd::Declare) => _ = game.claim(us, Claim::Declare).ok()?,
        Some(GameEnd::Count) => {
            let counted = game.claim(us, Claim::RequestCount).ok()?;
            if counted.is_none() {
                game.claim(!us, Claim::AgreeCount).ok()?;
            }
        }
    }
    Some(match game.outcome() {
        None => Winner::Continues,
        Some(outcome) => match outcome.winner {
            Some(Color::Black) => Winner::Black,
            Some(Color::White) => Winner::White,
            None => Winner::Replay,
        },
    })
}
