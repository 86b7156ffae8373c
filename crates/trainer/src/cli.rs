//! The commands of the command line.

use clap::{Parser, Subcommand};

use crate::{
    book::BookArgs,
    duel::DuelArgs,
    games::GamesArgs,
    generation::GenerationArgs,
    judge_net::{CollectArgs, JudgeNetArgs},
    ladder::LadderArgs,
    mistakes::MistakesArgs,
    reviews::ReviewsArgs,
    screen::ScreenArgs,
    selfplay::SelfplayArgs,
    spsa::SpsaArgs,
    texel::TexelArgs,
    train::TrainArgs,
};

const NOTES: &str = "The exit status is 2 for bad arguments and unreadable input.";

/// Training games of the engine, nets trained on them, matches and tuning
// Of an option that is given twice, the last value counts.
#[derive(Debug, Parser)]
#[command(name = "komadai-trainer", version, after_help = NOTES, args_override_self = true)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play training games of the engine against itself, or check files of them
    Selfplay(SelfplayArgs),
    /// Fill a folder with files of training games, shard after shard
    Games(GamesArgs),
    /// Fit the weights of the classical evaluation to training games
    #[command(alias = "tune")]
    Texel(TexelArgs),
    /// Train a net on training games
    Train(TrainArgs),
    /// Play training games, train a net on them, and compare it in a match
    Generation(GenerationArgs),
    /// Compare what nets say about difficult positions with deep searches
    JudgeNet(JudgeNetArgs),
    /// Collect positions for judge-net from training games
    CollectPositions(CollectArgs),
    /// Make an opening book
    Book(BookArgs),
    /// Play a match between two settings of the engine
    Duel(DuelArgs),
    /// Place the levels and the scripted players by matches of neighbours
    Ladder(LadderArgs),
    /// Find moves of weak players that lose much
    Mistakes(MistakesArgs),
    /// Compare what reviews of few nodes find with thorough ones
    Reviews(ReviewsArgs),
    /// Measure several changes of the search's parameters with the same games
    Screen(ScreenArgs),
    /// Tune the parameters of the search by games
    #[command(alias = "margins")]
    Spsa(SpsaArgs),
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_definition_of_the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }
}
