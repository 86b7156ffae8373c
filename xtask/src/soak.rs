//! `soak`: many random games, checked as in the tests.
use crate::{
    process::{self, command},
    project::Result,
};

const GAMES: &str = "100000";

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
    )
}
