use shogi::{Claim, Color, IllegalMovePolicy};

use super::super::{Computer, PlayedGame, Standing};

/// What the computer has to do now, and on which side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    pub side: Color,
    pub computer: Computer,
    pub duty: Duty,
    /// How many moves have been made.
    pub ply: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// To move, or to end the game.
    Move,
    /// To answer what the other side has asked.
    Answer(Claim),
    /// To claim what needs no thought.
    Claim(Claim),
}

impl Due {
    /// What the computer has to do in a game as it stands.
    pub fn of(game: &PlayedGame) -> Option<Self> {
        if game.is_over() || game.standing() == Some(Standing::Left) {
            return None;
        }
        Color::ALL.into_iter().find_map(|side| {
            let computer = game.setup().seats[side].computer()?;
            Some(Self {
                side,
                computer,
                duty: duty(game, side)?,
                ply: game.game().plies().len(),
            })
        })
    }
}

fn duty(game: &PlayedGame, side: Color) -> Option<Duty> {
    if is_wronged(game, side) {
        return Some(Duty::Claim(Claim::PointOut));
    }
    match game.game().asked() {
        Some((by, claim)) if by != side => return Some(Duty::Answer(claim)),
        _ => {}
    }
    if game.to_move() != Some(side) {
        return None;
    }
    Some(match game.waits_for_resignation() {
        true => Duty::Claim(Claim::Resign),
        false => Duty::Move,
    })
}

/// Whether the other side has made an illegal move that nobody has pointed out.
fn is_wronged(game: &PlayedGame, side: Color) -> bool {
    let unrefereed = game.setup().rules.illegal_moves == IllegalMovePolicy::Unrefereed;
    let foul = || game.game().first_foul();
    unrefereed && foul().is_some_and(|foul| foul.by != side)
}
