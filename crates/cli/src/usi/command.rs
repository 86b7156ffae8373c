//! The commands of USI (<https://shogidokoro.starfree.jp/usi.html>).

use super::{go::Go, writer::quoted};

#[derive(Debug, PartialEq)]
pub enum Command<'a> {
    Usi,
    IsReady,
    NewGame,
    SetOption {
        name: &'a str,
        value: &'a str,
    },
    /// The words after `position`.
    Position(Vec<&'a str>),
    Go(Go),
    Stop,
    PonderHit,
    GameOver,
    Quit,
}

/// The command of a line, if there is one, and warnings about what is invalid.
#[derive(Debug, PartialEq)]
pub struct ParsedLine<'a> {
    pub command: Option<Command<'a>>,
    pub warnings: Vec<String>,
}

pub fn parse(line: &str) -> ParsedLine<'_> {
    let mut words = line.split_whitespace();
    let Some(first) = words.next() else {
        return ParsedLine {
            command: None,
            warnings: Vec::new(),
        };
    };
    let mut warnings = Vec::new();
    let command = match first {
        "usi" => Some(Command::Usi),
        "isready" => Some(Command::IsReady),
        "usinewgame" => Some(Command::NewGame),
        "setoption" => match option(line) {
            Some((name, value)) => Some(Command::SetOption { name, value }),
            None => {
                warnings.push("setoption: expected \"setoption name NAME value VALUE\"".to_owned());
                None
            }
        },
        "position" => Some(Command::Position(words.collect())),
        "go" => Some(Command::Go(Go::parse(words, &mut warnings))),
        "stop" => Some(Command::Stop),
        "ponderhit" => Some(Command::PonderHit),
        "gameover" => Some(Command::GameOver),
        "quit" => Some(Command::Quit),
        word => {
            warnings.push(format!("not understood: {}", quoted(word)));
            None
        }
    };
    ParsedLine { command, warnings }
}

/// Parses `setoption name NAME [value VALUE]`. A value may have spaces, a name has none
/// here.
fn option(line: &str) -> Option<(&str, &str)> {
    let rest = line.trim_start().strip_prefix("setoption")?;
    let name = rest.trim_start().strip_prefix("name")?;
    let name = name.strip_prefix(char::is_whitespace)?.trim();
    match name.split_once(char::is_whitespace) {
        None if name.is_empty() => None,
        None => Some((name, "")),
        Some((name, value)) => {
            let value = value.trim_start().strip_prefix("value")?;
            let separate = value.is_empty() || value.starts_with(char::is_whitespace);
            separate.then(|| (name, value.trim()))
        }
    }
}
