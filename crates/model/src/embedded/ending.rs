use shogi::{Game, Outcome};

use super::Frame;

/// Says how a line has ended by the rules of a game, if it has.
pub type Judge = fn(&[Frame]) -> Option<Outcome>;

/// The judge. A line that is no game is judged by its last position.
pub fn outcome(line: &[Frame]) -> Option<Outcome> {
    let (first, played) = line.split_first()?;
    let replayed = || {
        let mut game = Game::new(first.position()?);
        for frame in played {
            game.play_ply(frame.ply?).ok()?;
        }
        Some(game)
    };
    let here = || Some(Game::new(line.last()?.position()?));
    replayed().or_else(here)?.outcome()
}
