//! The commands: arguments in, the text to print or one line of complaint out.

use shogi::{Move, Position, Strictness};

/// The most plies that can be asked for: more would not end in a lifetime.
const MAX_PERFT_DEPTH: u32 = 20;

type Answer = Result<String, String>;

/// `DEPTH [SFEN]`, counted by `count`.
pub fn perft(arguments: &[&str], count: impl Fn(&Position, u32) -> u64) -> Answer {
    let [depth, sfen @ ..] = arguments else {
        return Err("perft: DEPTH is missing".to_owned());
    };
    let depth = depth
        .parse()
        .ok()
        .filter(|depth| *depth <= MAX_PERFT_DEPTH)
        .ok_or_else(|| {
            format!(
                "perft: DEPTH is {depth:?}, expected a whole number from 0 to {MAX_PERFT_DEPTH}"
            )
        })?;
    Ok(count(&position(sfen)?, depth).to_string())
}

/// `[SFEN]`
pub fn moves(arguments: &[&str]) -> Answer {
    let legal = position(arguments)?.legal_moves();
    let mut texts: Vec<String> = legal.iter().map(Move::to_string).collect();
    texts.sort_unstable();
    Ok(texts.join(" "))
}

/// `MOVE [SFEN]`
pub fn explain(arguments: &[&str]) -> Answer {
    let [text, sfen @ ..] = arguments else {
        return Err("explain: MOVE is missing".to_owned());
    };
    let mv: Move = text
        .parse()
        .map_err(|error| format!("explain: MOVE {text:?}: {error}"))?;
    Ok(match position(sfen)?.check_legal(mv) {
        Ok(()) => "legal".to_owned(),
        Err(reason) => format!("illegal: {}: {reason}", reason.id()),
    })
}

/// The position of an SFEN, given as one argument or word by word. Boards with
/// one king or none are taken: they come from problems and lessons.
fn position(words: &[&str]) -> Result<Position, String> {
    if words.is_empty() {
        return Ok(Position::startpos());
    }
    let sfen = words.join(" ");
    Position::from_sfen(&sfen, Strictness::Lesson)
        .map_err(|faults| format!("SFEN {sfen:?}: {faults}"))
}
