//! `soak`: many random games, checked as in the tests, and all problems of the collection.
use crate::{
    process::{self, command},
    project::Result,
};

const GAMES: &str = "100000";
/// The files of the collection of problems, by their kind.
const PROBLEMS: [(&str, &str); 3] = [
    ("mate", "problems/mates.txt"),
    ("next", "problems/next.txt"),
    ("brinkmate", "problems/brinkmates.txt"),
];

pub fn run(arguments: &[String]) -> Result<()> {
    let games = match arguments {
        [] => GAMES,
        [games] => games,
        [_, argument, ..] => return Err(format!("unexpected argument `{argument}`").into()),
    };
    process::run(
        command("cargo")
            .args(["run", "--release", "--locked", "--package", "shogi"])
            .args(["--example", "soak", "--", games]),
    )?;
    for (kind, file) in PROBLEMS {
        process::run(
            command("cargo")
                .args(["run", "--release", "--locked", "--package", "komadai-cli"])
                .args(["--", "compose", "verify", kind, file]),
        )?;
    }
    Ok(())
}
