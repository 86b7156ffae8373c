//! The words after `position`, played.

use shogi::{Game, GameError, GameRules, Move, Position, Strictness};

use super::command::quoted;

/// A game as far as it could be replayed.
#[derive(Debug)]
pub struct ReplayedGame {
    pub game: Game,
    /// Which move stopped it, and why.
    pub warning: Option<String>,
}

/// `startpos` or `sfen` and a position, then `moves` and moves. Up to the first
/// move that makes no sense they are played.
///
/// # Errors
/// Why there is no position to begin with.
pub fn replay(words: &[&str], rules: GameRules) -> Result<ReplayedGame, String> {
    let head = words
        .iter()
        .position(|&word| word == "moves")
        .unwrap_or(words.len());
    let mut game = Game::with_rules(start(&words[..head])?, rules);
    let moves = words.iter().skip(head + 1).zip(1..);
    let mut warning = None;
    for (word, number) in moves {
        if let Err(why) = play(&mut game, word) {
            let word = quoted(word);
            warning = Some(format!("position: move {number}, {word}: {why}"));
            break;
        }
    }
    Ok(ReplayedGame { game, warning })
}

/// Other referees may let a game go on that has ended by our rules: then it goes on
/// from where it is, and what was before is no longer known.
fn play(game: &mut Game, word: &str) -> Result<(), String> {
    let mv: Move = word.parse().map_err(|error| format!("{error}"))?;
    match game.play(mv) {
        Ok(_) => Ok(()),
        Err(GameError::Over(_)) => {
            let mut position = *game.position();
            position.play(mv).map_err(|why| why.to_string())?;
            *game = Game::with_rules(position, *game.rules());
            Ok(())
        }
        Err(why) => Err(why.to_string()),
    }
}

fn start(words: &[&str]) -> Result<Position, String> {
    match words {
        ["startpos"] => Ok(Position::startpos()),
        ["startpos", word, ..] => {
            let word = quoted(word);
            Err(format!("position: {word} instead of \"moves\""))
        }
        ["sfen", fields @ ..] if !fields.is_empty() => {
            let sfen = fields.join(" ");
            Position::from_sfen(&sfen, Strictness::Lesson)
                .map_err(|faults| format!("position: sfen {}: {faults}", quoted(&sfen)))
        }
        _ => Err("position: expected \"startpos\" or \"sfen\" and a position".to_owned()),
    }
}
