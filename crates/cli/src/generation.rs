//! `generation`: games, a net from them, and what it is worth against what played
//! them. Each step leaves a file and is not done again; games are gone on with.

use std::{fs, path::Path, process::ExitCode};

use crate::{
    complain,
    contender::{self, Contender},
    duel,
    flags::Flags,
    say, selfplay, train,
};

/// `--dir DIR --games N --nodes K --seed S [--duel GAMES] [--duel-nodes K]`, and the
/// options of `selfplay` and `train`
pub fn run(arguments: &[&str]) -> ExitCode {
    match order(arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => complain(&format!("generation: {problem}")),
    }
}

fn order(arguments: &[&str]) -> Result<(), String> {
    let known = [
        ("--dir", 1),
        ("--games", 1),
        ("--duel", 1),
        ("--duel-nodes", 1),
        ("--jobs", 1),
    ];
    let known = [&selfplay::PLAN[..], &train::OPTIONS, &known].concat();
    let flags = Flags::read(arguments, &known)?;
    flags.nothing_else()?;
    let dir = Path::new(flags.needed_text("--dir")?);
    let file = |name: &str| dir.join(name).to_string_lossy().into_owned();
    let (games, net, result) = (file("games.bin"), file("net.bin"), file("duel.txt"));
    // All options are read before hours are spent.
    let (plan, params) = selfplay::plan(&flags)?;
    let draft = file("draft.bin");
    let order = train::order(&flags, vec![&games], &draft)?;
    let played = selfplay::Order {
        games: flags.needed("--games")?,
        plan,
        out: &games,
        jobs: flags.jobs()?,
        params: params.clone(),
    };
    let (duel_games, duel_nodes) = (flags.or("--duel", 400)?, flags.or("--duel-nodes", 2000)?);
    let unusable = |error| format!("{}: cannot be made: {error}", dir.display());
    fs::create_dir_all(dir).map_err(unusable)?;

    selfplay::play(&played)?;
    if !Path::new(&net).exists() {
        train::train(&order)?;
        for (from, to) in [
            (format!("{draft}.fit"), format!("{net}.fit")),
            (draft.clone(), net.clone()),
        ] {
            fs::rename(&from, &to).map_err(|error| format!("{to}: cannot be written: {error}"))?;
        }
    }
    if Path::new(&result).exists() {
        return Ok(());
    }
    let mut after = Contender {
        params,
        level: None,
    };
    let before = after.clone();
    after.params.net = Some(contender::net(&net)?);
    let words = duel::at_nodes([after, before], duel_nodes, duel_games, flags.jobs()?);
    say(&words)?;
    let words = format!("{words}\n{duel_nodes} nodes a move\n");
    fs::write(&result, words).map_err(|error| format!("{result}: cannot be written: {error}"))
}
