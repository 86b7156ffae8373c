//! The arguments of `position`.

use shogi::{Color, Game, GameError, GameRules, Move, Position, Strictness};

use super::writer::quoted;

/// A game up to the first invalid move.
#[derive(Debug)]
pub struct ReplayedGame {
    pub game: Game,
    /// About the invalid move.
    pub warning: Option<String>,
}

/// Whether one side has no king: a search needs both.
pub fn lacks_king(position: &Position) -> bool {
    Color::ALL
        .iter()
        .any(|&color| position.king(color).is_none())
}

/// Replays `startpos` or `sfen` and a position, then `moves` and moves up to the first
/// invalid one.
///
/// # Errors
/// When the start is missing or invalid.
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

/// Other programs may continue a game that has ended by our rules: then it continues as a
/// new game from that position, without the earlier moves.
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
