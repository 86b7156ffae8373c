//! `judge`: the state of games that are given as USI positions and moves.

use std::{
    io::{self, BufRead, Write},
    process::ExitCode,
};

use clap::Args;
use shogi::{Audit, ClaimedEnd, GameRules, Position, Strictness};

use crate::{
    judge_json,
    output::{cannot_write, fail, print},
};

#[derive(Debug, Args)]
// A word of a game may begin with a hyphen (`-P*5e`), but not its first one: a
// misspelt option is not taken for a game.
#[command(override_usage = "komadai judge [OPTIONS] [GAME]...")]
pub struct JudgeArgs {
    /// Preset, or PRESET,KEY=VALUE,... (docs/judging.md)
    #[arg(long, default_value = "standard")]
    rules: GameRules,

    /// "startpos moves ..." or "sfen ... moves ..." [default: standard input, one a line]
    #[arg(value_name = "GAME")]
    start: Option<String>,

    #[arg(hide = true, allow_hyphen_values = true, trailing_var_arg = true)]
    words: Vec<String>,
}

impl JudgeArgs {
    fn game(&self) -> Option<String> {
        let words: Vec<&str> = self
            .start
            .iter()
            .chain(&self.words)
            .map(String::as_str)
            .collect();
        (!words.is_empty()).then(|| words.join(" "))
    }
}

pub fn run(args: &JudgeArgs) -> ExitCode {
    match args.game() {
        Some(game) => print(judge(&game, args.rules)),
        None => judge_lines(args.rules),
    }
}

/// Judges the games on standard input. A line that is not a game is reported, and the
/// others are judged all the same.
fn judge_lines(rules: GameRules) -> ExitCode {
    let mut output = io::stdout().lock();
    let mut exit = ExitCode::SUCCESS;
    for (line, number) in io::stdin().lock().split(b'\n').zip(1..) {
        let line = match line {
            Ok(line) => line,
            Err(error) => return fail(&format!("line {number}: cannot be read: {error}")),
        };
        let game = String::from_utf8_lossy(&line);
        if game.trim().is_empty() {
            continue;
        }
        match judge(&game, rules).map(|answer| writeln!(output, "{answer}")) {
            Ok(Ok(())) => {}
            Ok(Err(error)) if error.kind() == io::ErrorKind::BrokenPipe => return exit,
            Ok(Err(error)) => return fail(&cannot_write(&error)),
            Err(problem) => exit = fail(&format!("line {number}: {problem}")),
        }
    }
    exit
}

/// The state of a game, as one line of JSON. The game is `startpos` or `sfen` with a
/// position, then `moves` with moves and an end, if there are any.
fn judge(game: &str, rules: GameRules) -> Result<String, String> {
    let words: Vec<&str> = game.split_whitespace().collect();
    let (head, record) = match words.iter().position(|&word| word == "moves") {
        Some(at) => (&words[..at], &words[at + 1..]),
        None => (words.as_slice(), &[][..]),
    };
    let mut audit = Audit::new(start(head)?, rules);
    let mut end = None;
    for (index, word) in record.iter().enumerate() {
        let number = head.len() + 2 + index;
        if let Some(end) = end.map(ClaimedEnd::name) {
            return Err(format!(
                "word {number}: {word:?} follows {end:?}, which ends the game"
            ));
        }
        end = ClaimedEnd::from_name(word);
        if end.is_none() {
            let ply = audit.game().parse_ply(word).map_err(|error| {
                let ends: Vec<&str> = ClaimedEnd::ALL.iter().map(|end| end.name()).collect();
                let ends = ends.join(", ");
                format!("word {number}: {word:?} is neither a move ({error}) nor an end ({ends})")
            })?;
            audit.push(ply);
        }
    }
    audit.finish(end);
    Ok(judge_json::from_audit(&audit).to_string())
}

/// The start of a game. As elsewhere, boards with one king or none are accepted.
fn start(words: &[&str]) -> Result<Position, String> {
    match words {
        ["startpos"] => Ok(Position::startpos()),
        ["startpos", word, ..] => Err(format!("word 2: {word:?}, expected \"moves\"")),
        ["sfen"] => Err("word 2: the position after \"sfen\" is missing".to_owned()),
        ["sfen", fields @ ..] => {
            let sfen = fields.join(" ");
            Position::from_sfen(&sfen, Strictness::Lesson)
                .map_err(|faults| format!("word 2: SFEN {sfen:?}: {faults}"))
        }
        [word, ..] => Err(format!(
            "word 1: {word:?}, expected \"startpos\" or \"sfen\""
        )),
        [] => Err("word 1 is missing, expected \"startpos\" or \"sfen\"".to_owned()),
    }
}
