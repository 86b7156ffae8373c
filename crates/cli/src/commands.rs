//! `perft`, `moves` and `explain`: each returns the text to print or an error message.

use clap::{Args, value_parser};
use shogi::{Move, Position, Strictness};

/// More plies would not end in a lifetime.
const MAX_PERFT_DEPTH: i64 = 20;

type Answer = Result<String, String>;

#[derive(Debug, Args)]
pub struct PerftArgs {
    /// Make the moves of the last ply too, instead of counting them only
    #[arg(long)]
    leaf: bool,

    /// Plies, 0 to 20
    #[arg(allow_negative_numbers = true, value_parser = value_parser!(u32).range(0..=MAX_PERFT_DEPTH))]
    depth: u32,

    #[command(flatten)]
    position: PositionArgs,
}

#[derive(Debug, Args)]
pub struct MovesArgs {
    #[command(flatten)]
    position: PositionArgs,
}

#[derive(Debug, Args)]
pub struct ExplainArgs {
    /// Move in USI: 7g7f, 8h2b+ or P*5e
    #[arg(value_name = "MOVE")]
    mv: Move,

    #[command(flatten)]
    position: PositionArgs,
}

#[derive(Debug, Args)]
struct PositionArgs {
    /// Position in SFEN, one argument or several [default: the even start position]
    sfen: Vec<String>,
}

pub fn perft(args: &PerftArgs) -> Answer {
    let count = if args.leaf {
        shogi::perft_unbulked
    } else {
        shogi::perft
    };
    let position = args.position.read()?;
    Ok(count(&position, args.depth).to_string())
}

pub fn moves(args: &MovesArgs) -> Answer {
    let legal = args.position.read()?.legal_moves();
    let mut texts: Vec<String> = legal.iter().map(Move::to_string).collect();
    texts.sort_unstable();
    Ok(texts.join(" "))
}

pub fn explain(args: &ExplainArgs) -> Answer {
    Ok(match args.position.read()?.check_legal(args.mv) {
        Ok(()) => "legal".to_owned(),
        Err(reason) => format!("illegal: {}: {reason}", reason.id()),
    })
}

impl PositionArgs {
    /// Boards with one king or none are accepted: problems and lessons have them.
    fn read(&self) -> Result<Position, String> {
        if self.sfen.is_empty() {
            return Ok(Position::startpos());
        }
        let sfen = self.sfen.join(" ");
        Position::from_sfen(&sfen, Strictness::Lesson)
            .map_err(|faults| format!("SFEN {sfen:?}: {faults}"))
    }
}
