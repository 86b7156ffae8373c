use shogi::{Claim, Color, IllegalMovePolicy};

use super::super::{Computer, PauseReason, PlayedGame};

/// What the computer has to do now, and for which side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComputerTask {
    pub side: Color,
    pub computer: Computer,
    pub kind: TaskKind,
    /// How many moves have been made.
    pub ply: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskKind {
    /// To move, or to end the game.
    Move,
    /// To answer what the other side has asked.
    Answer(Claim),
    /// To claim what needs no search.
    Claim(Claim),
}

impl ComputerTask {
    /// The computer's task in the present state of a game; `None` if it has none.
    pub fn from_game(game: &PlayedGame) -> Option<Self> {
        if game.is_over() || game.pause_reason() == Some(PauseReason::PlayerAway) {
            return None;
        }
        Color::ALL.into_iter().find_map(|side| {
            let computer = game.options().seats[side].computer()?;
            Some(Self {
                side,
                computer,
                kind: duty(game, side)?,
                ply: game.game().plies().len(),
            })
        })
    }
}

fn duty(game: &PlayedGame, side: Color) -> Option<TaskKind> {
    if is_wronged(game, side) {
        return Some(TaskKind::Claim(Claim::PointOut));
    }
    match game.game().pending_claim() {
        Some((by, claim)) if by != side => return Some(TaskKind::Answer(claim)),
        _ => {}
    }
    if game.to_move() != Some(side) {
        return None;
    }
    Some(match game.awaits_resignation() {
        true => TaskKind::Claim(Claim::Resign),
        false => TaskKind::Move,
    })
}

/// Whether the other side has made an illegal move that nobody has pointed out.
fn is_wronged(game: &PlayedGame, side: Color) -> bool {
    let unrefereed = game.options().rules.illegal_moves == IllegalMovePolicy::Unrefereed;
    let foul = || game.game().first_illegal_ply();
    unrefereed && foul().is_some_and(|foul| foul.by != side)
}
