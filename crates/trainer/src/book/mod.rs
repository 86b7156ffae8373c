//! `book`: makes an opening book by searching the positions that good moves lead to.

mod expansion;
mod searched;
#[cfg(test)]
mod tests;

use std::path::PathBuf;

use clap::{Args, value_parser};
use komadai_search::{Limits, Line, Params, Root, ScoreKind, SearchControl, Searcher};
use shogi::Position;

use crate::{args::JobsArgs, files, parallel};
use expansion::{Expansion, Spread};
use searched::{ScoredMove, SearchedFile, SearchedPosition};

#[derive(Debug, Args)]
pub struct BookArgs {
    /// The book to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Positions that were searched: read first, then appended to
    #[arg(long, value_name = "FILE")]
    searched: PathBuf,

    /// Positions of the book
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..))]
    positions: u32,

    /// Nodes for each position
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    nodes: u64,

    /// Moves of a position that are searched and kept, at most (MultiPV)
    #[arg(long, value_name = "N", default_value_t = 4)]
    lines: usize,

    /// Loss up to which a move is in the book, in centipawns
    #[arg(long, value_name = "CP", default_value_t = 60)]
    max_loss: u16,

    /// A move that is worse by this is followed like one that comes a ply later, in
    /// centipawns
    #[arg(long, value_name = "CP", default_value_t = 30, value_parser = value_parser!(u16).range(1..))]
    ply_loss: u16,

    /// Net that corrects the classical evaluation [default: none]
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,

    #[command(flatten)]
    jobs: JobsArgs,
}

/// Positions that are searched before the next ones are chosen: so many are not lost when
/// the program is stopped, and the book is the same for every number of threads.
const ROUND: usize = 16;
const TABLE_BYTES: usize = 64 << 20;

/// # Errors
/// When a file cannot be read or written.
pub fn run(args: &BookArgs) -> Result<(), String> {
    let mut params = Params::default();
    if let Some(file) = &args.net {
        params.net = Some(files::read_net(file)?);
    }
    let (file, searched) = SearchedFile::open(&args.searched)?;
    let spread = Spread {
        max_loss: args.max_loss,
        ply_loss: args.ply_loss,
    };
    let mut expansion = Expansion::new(searched, spread);
    let wanted = args.positions as usize;
    while expansion.len() < wanted {
        let round = expansion.next_positions(ROUND.min(wanted - expansion.len()));
        if round.is_empty() {
            break;
        }
        let results = search_all(&round, args, &params);
        file.append(&results)?;
        expansion.add(results);
        eprintln!("{} of {wanted} positions", expansion.len());
    }
    let book = expansion.book();
    eprintln!("{}: {} positions", args.out.display(), book.len());
    files::write(&args.out, book.to_bytes())
}

fn search_all(positions: &[Position], args: &BookArgs, params: &Params) -> Vec<SearchedPosition> {
    let limits = Limits {
        lines: args.lines,
        ..Limits::nodes(args.nodes)
    };
    let mut results = vec![Vec::new(); positions.len()];
    parallel::for_each(
        args.jobs.count(),
        positions.iter().zip(&mut results),
        || Searcher::with_params(TABLE_BYTES, params.clone()),
        |searcher, (position, moves)| {
            // The result depends on the position only.
            searcher.clear();
            *moves = search(searcher, position, limits.clone());
        },
    );
    let searched = |(&position, moves)| SearchedPosition { position, moves };
    positions.iter().zip(results).map(searched).collect()
}

/// The best moves of a position, without those that lead into a mate.
fn search(searcher: &mut Searcher, position: &Position, limits: Limits) -> Vec<ScoredMove> {
    let mut control = SearchControl::unlimited();
    let root = Root::new(*position);
    searcher.search(&root, limits, &mut control, &mut |_| ());
    let scored = |line: &Line| match line.score.kind() {
        ScoreKind::Centipawns(score) => Some(ScoredMove {
            mv: *line.moves.first()?,
            score,
        }),
        ScoreKind::Mate(_) => None,
    };
    searcher.info().lines.iter().filter_map(scored).collect()
}
