//! `soak`: many random games, checked as in the tests, games between two devices over a bad
//! wire, and all problems of the collection.
use crate::{
    process::{self, command},
    project::Result,
};

const GAMES: &str = "100000";
/// Games between two devices.
const REMOTE_GAMES: &str = "10000";
/// The files of the collection of problems, by their kind.
const PROBLEMS: [(&str, &str); 3] = [
    ("mate", "crates/problems/collection/mates.txt"),
    ("next", "crates/problems/collection/next.txt"),
    ("brinkmate", "crates/problems/collection/brinkmates.txt"),
];

pub fn run(arguments: &[String]) -> Result<()> {
    let games = match arguments {
        [] => GAMES,
        [games] => games,
        [_, argument, ..] => return Err(format!("unexpected argument `{argument}`").into()),
    };
    process::run(
        command("cargo")
            .args(["run", "--release", "--locked", "--package", "komadai-shogi"])
            .args(["--example", "soak", "--", games]),
    )?;
    process::run(
        command("cargo")
            .args([
                "test",
                "--release",
                "--locked",
                "--package",
                "komadai-remote",
            ])
            .args(["games_on_a_bad_wire"])
            .env("KOMADAI_REMOTE_GAMES", REMOTE_GAMES),
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
