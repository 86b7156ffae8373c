//! `games`: many games in files and folders: lists them, finds those that have a position or a
//! player, and counts results.

mod list;
pub mod read;
mod report;

use std::{path::PathBuf, process::ExitCode};

use clap::Args;
use komadai_collection::Collection;
use komadai_names::Name;
use serde_json::Value;
use shogi::{Color, Position, Strictness};

use self::{
    list::{FoundGame, table},
    read::{Game, ReadGames},
};
use crate::output::{UNREAD, fail, print_bytes};

#[derive(Debug, Args)]
pub struct GamesArgs {
    /// Files of records, and folders of them with the folders in these
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,

    /// Only games that have this position, an SFEN
    #[arg(long, value_name = "SFEN")]
    position: Option<String>,

    /// Only games of players whose names have this part
    #[arg(long, value_name = "NAME")]
    player: Option<String>,

    /// Only games in which a side comes to this opening, attack or castle: its id, or its name
    /// in any language (docs/names.md)
    #[arg(long, value_name = "NAME")]
    opening: Option<String>,

    /// Count results, by side, by player, by opening and by the move played in the position
    #[arg(long)]
    report: bool,

    /// Print JSON (docs/records.md)
    #[arg(long)]
    json: bool,
}

pub fn run(args: &GamesArgs) -> ExitCode {
    let position = match args.position.as_deref().map(position).transpose() {
        Ok(position) => position,
        Err(problem) => return fail(&problem),
    };
    let opening = match args.opening.as_deref().map(opening).transpose() {
        Ok(opening) => opening,
        Err(problem) => return fail(&problem),
    };
    let ReadGames { games, faults } = read::games(&args.paths);
    for fault in &faults {
        eprintln!("komadai: {fault}");
    }
    let exit = match faults.is_empty() {
        true => ExitCode::SUCCESS,
        false => UNREAD.into(),
    };
    let found = find(&games, position.as_ref(), args.player.as_deref(), opening);
    let text = match (args.report, args.json) {
        (false, false) => table(&found),
        (false, true) => lines(found.iter().copied().map(FoundGame::to_json)),
        (true, json) => {
            let report = report::Report::of(&found, position.as_ref());
            match json {
                true => lines([report.to_json()]),
                false => report.to_string(),
            }
        }
    };
    print_bytes(text.as_bytes(), exit)
}

/// Boards with one king or none are accepted, as elsewhere.
fn position(sfen: &str) -> Result<Position, String> {
    let position = Position::from_sfen(sfen, Strictness::Lesson);
    position.map_err(|faults| format!("SFEN {sfen:?}: {faults}"))
}

fn opening(name: &str) -> Result<Name, String> {
    let named = name.parse::<Name>();
    named.map_err(|error| format!("{name:?}: {error}: see docs/names.md"))
}

/// The games that have the position, and a side with the player and the opening, where these
/// are asked for.
fn find<'a>(
    games: &'a [Game],
    position: Option<&Position>,
    player: Option<&str>,
    opening: Option<Name>,
) -> Vec<FoundGame<'a>> {
    let player = player.map(str::to_lowercase);
    let has_player = |game: &Game, side: Color| {
        let name = game.players[side].to_lowercase();
        player.as_ref().is_none_or(|player| name.contains(player))
    };
    let has_opening =
        |game: &Game, side: Color| opening.is_none_or(|name| game.names.has(side, name));
    let is_asked = |game: &&Game| {
        let mut sides = Color::ALL.into_iter();
        sides.any(|side| has_player(game, side) && has_opening(game, side))
    };
    let asked = games.iter().filter(is_asked);
    let Some(position) = position else {
        return asked.map(|game| FoundGame { game, ply: None }).collect();
    };
    asked
        .filter_map(|game| {
            let mut collection = Collection::new();
            collection.push(&game.start, game.moves.iter().copied());
            let found = collection.find_position(0..1, position);
            let ply = Some(found.first()?.ply);
            Some(FoundGame { game, ply })
        })
        .collect()
}

/// A value a line.
fn lines(values: impl IntoIterator<Item = Value>) -> String {
    let lines = values.into_iter().map(|value| value.to_string() + "\n");
    lines.collect()
}
