//! The commands of the command line.

use clap::{Parser, Subcommand};

use crate::{
    analyse::AnalyseArgs,
    bench::BenchArgs,
    commands::{ExplainArgs, MovesArgs, PerftArgs},
    compose::ComposeArgs,
    diagram::DiagramArgs,
    games::GamesArgs,
    judge::JudgeArgs,
    problems::ProblemsArgs,
    record::RecordArgs,
    tsume::TsumeArgs,
};

const NOTES: &str = "\
Without a command it is an engine that speaks USI on standard input and output.
SFEN and GAME are one argument or several; records and problems may be -, for
standard input. The exit status is 2 for bad arguments and unreadable input.";

/// Shogi on a terminal: a USI engine, the rules, and game records
// Of an option that is given twice, the last value counts.
#[derive(Debug, Parser)]
#[command(name = "komadai", version, after_help = NOTES, args_override_self = true)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Speak USI, as without a command
    Usi,
    /// Count the sequences of legal moves of a given length
    Perft(PerftArgs),
    /// List the legal moves
    Moves(MovesArgs),
    /// Tell whether a move is legal, or why it is not
    Explain(ExplainArgs),
    /// Print the state of a game, its end and its rule violations as JSON
    Judge(JudgeArgs),
    /// Show, convert and check game records
    Record(RecordArgs),
    /// List many games, find a position or a player in them, and count results
    Games(GamesArgs),
    /// Draw a position of a record, or an SFEN, as SVG, PNG or text
    Diagram(DiagramArgs),
    /// Solve mate problems, one line of output each
    Tsume(TsumeArgs),
    /// Evaluate every move of a game record
    Analyse(AnalyseArgs),
    /// Print the collection of problems, one line each
    Problems(ProblemsArgs),
    /// Compose problems for the collection
    Compose(ComposeArgs),
    /// Search thirty positions and count the nodes
    Bench(BenchArgs),
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
