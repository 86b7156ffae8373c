use komadai_search::{Decision, Score};
use shogi::{Claim, Color, Move, Outcome, PointCountConsent};

use super::super::PlayedGame;
use super::ComputerTask;

/// What the computer does on its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComputerAction {
    Play(Move),
    Claim(Claim),
}

/// Decides when the computer resigns: after several moves in a lost position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ResignPolicy {
    /// How many of its moves in a row it has made in a lost position, and the last of
    /// them.
    hopeless: u8,
    last: usize,
}

/// The lowest level that gives up before it is mated.
const RESIGNS_FROM: u8 = 5;
/// The moves that are always made.
const FIRST_MOVES: usize = 30;
/// Where a game is lost, in hundredths of a pawn.
const LOST: i32 = -1_500;
/// It plays on that many times before it gives up.
const PATIENCE: u8 = 3;
/// One chance in three to win: a draw is welcome.
const BADLY: i32 = -600;

impl ResignPolicy {
    /// The action that follows from a search: `score` is that of the best line, for
    /// the side to move.
    pub fn decide(
        &mut self,
        game: &PlayedGame,
        due: ComputerTask,
        decision: Decision,
        score: Option<Score>,
    ) -> ComputerAction {
        if wins_count(game, due.side) {
            return ComputerAction::Claim(Claim::RequestCount);
        }
        let mv = match decision {
            Decision::Play(mv) => mv,
            Decision::Declare if game.may_claim(due.side, Claim::Declare) => {
                return ComputerAction::Claim(Claim::Declare);
            }
            // Where the rules know no declaration, that it has no move ends the game.
            Decision::Declare | Decision::NoMove => return ComputerAction::Claim(Claim::Resign),
        };
        let badly = score.is_some_and(|score| score < Score::centipawns(BADLY));
        if badly && draws_by_declaration(game, due.side) {
            return ComputerAction::Claim(Claim::Declare);
        }
        let lost = score.is_some_and(|score| score < Score::centipawns(LOST));
        let goes_on = due.ply > self.last && due.ply <= self.last + 2;
        self.hopeless = match (lost, goes_on) {
            (false, _) => 0,
            (true, false) => 1,
            (true, true) => self.hopeless.saturating_add(1),
        };
        self.last = due.ply;
        let gives_up = due.computer.level.number() >= RESIGNS_FROM
            && due.ply >= FIRST_MOVES
            && self.hopeless > PATIENCE;
        match gives_up {
            true => ComputerAction::Claim(Claim::Resign),
            false => ComputerAction::Play(mv),
        }
    }
}

/// Whether a count that needs nobody's consent wins the game.
fn wins_count(game: &PlayedGame, side: Color) -> bool {
    game.options().rules.point_count_consent == PointCountConsent::OneSide
        && outcome_of(game, side, Claim::RequestCount).is_some_and(|it| it.winner == Some(side))
}

/// Whether a declaration draws: by 24 points and fewer than 31.
fn draws_by_declaration(game: &PlayedGame, side: Color) -> bool {
    outcome_of(game, side, Claim::Declare).is_some_and(|it| it.winner.is_none())
}

fn outcome_of(game: &PlayedGame, side: Color, claim: Claim) -> Option<Outcome> {
    if !game.may_claim(side, claim) {
        return None;
    }
    game.game().clone().claim(side, claim).ok().flatten()
}

/// So much better has the computer to stand that it plays on for a win.
const AMBITION: i32 = 60;
/// Before so many moves a draw is agreed to only where the game goes badly: one chance in
/// three to win. The side that moves first is some 60 to 100 ahead by the net.
const EARLY: usize = 60;

/// Whether the computer agrees to what it was asked; `score` is for the side to move.
pub fn accepts_offer(
    game: &PlayedGame,
    due: ComputerTask,
    asked: Claim,
    score: Option<Score>,
) -> bool {
    let Some(score) = score else {
        return false;
    };
    let score = if game.game().turn() == due.side {
        score
    } else {
        -score
    };
    let pleased = |limit| score <= Score::centipawns(limit);
    match asked {
        Claim::RequestCount => match outcome_of(game, due.side, Claim::AgreeCount) {
            Some(Outcome { winner: None, .. }) => pleased(AMBITION),
            Some(Outcome { winner, .. }) => winner == Some(due.side),
            None => false,
        },
        Claim::OfferDraw => {
            let late = due.ply >= EARLY || !game.options().rules.draw_by_agreement;
            pleased(if late { AMBITION } else { BADLY })
        }
        _ => false,
    }
}
