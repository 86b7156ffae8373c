//! `analyse`: the engine's evaluation of every move of a record.

use std::{
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
};

use clap::Args;
use komadai_search::{Limits, Params, Root, Score, ScoreKind, SearchControl, Searcher};
use shogi::{Color, Game, Move, Ply};

use crate::{
    net,
    output::{cannot_write, fail},
    record::File,
};

const TABLE_BYTES: usize = 64 << 20;

#[derive(Debug, Args)]
pub struct AnalyseArgs {
    /// Game record, or - for standard input
    record: PathBuf,

    /// Nodes for each position
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    nodes: u64,

    /// Net that corrects the classical evaluation, or "none" [default: the built-in net]
    #[arg(long, value_name = "FILE|none", value_parser = net::Choice::parser())]
    net: Option<net::Choice>,
}

pub fn run(args: &AnalyseArgs) -> ExitCode {
    match analyse(args, &mut io::stdout().lock()) {
        Ok(exit) => exit,
        Err(problem) => fail(&format!("analyse: {problem}")),
    }
}

fn analyse(args: &AnalyseArgs, output: &mut impl Write) -> Result<ExitCode, String> {
    let file = File::read(&args.record)?;
    let audit = file.record().audit();
    let audit =
        audit.ok_or_else(|| format!("{}: no game can be played from its start", file.name))?;
    let mut exit = ExitCode::SUCCESS;
    if let Some(problem) = file.error_message() {
        exit = fail(&problem);
    }
    let mut params = Params::default();
    params.net = args.net.clone().unwrap_or_default().load()?;
    let mut searcher = Searcher::with_params(TABLE_BYTES, params);
    match report(audit.game(), &mut searcher, args.nodes, output) {
        Ok(()) => Ok(exit),
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(exit),
        Err(error) => Err(cannot_write(&error)),
    }
}

/// Prints a line for each move: its number, the move, the score for Black after it, the
/// best move instead, and a mark for a mistake.
fn report(
    record: &Game,
    searcher: &mut Searcher,
    nodes: u64,
    output: &mut impl Write,
) -> io::Result<()> {
    let mut game = Game::with_rules(*record.start(), *record.rules());
    let mut before = evaluate(searcher, &game, nodes);
    for (&Ply { mv, .. }, number) in record.plies().iter().zip(1..) {
        let turn = game.turn();
        if game.play(mv).is_err() {
            return writeln!(output, "{number}\t{mv}\tillegal, or after the end");
        }
        let after = evaluate(searcher, &game, nodes);
        let quality = MoveQuality::new(mv, &before, &after);
        let best = before
            .best
            .map_or_else(String::new, |best| best.to_string());
        let score = match game.outcome() {
            Some(outcome) => outcome.to_string(),
            None => score_for_black(-after.score, turn).to_string(),
        };
        writeln!(
            output,
            "{number}\t{mv}\t{score}\t{best}\t{}",
            quality.mark()
        )?;
        output.flush()?;
        before = after;
    }
    Ok(())
}

/// Of a position, for the side to move.
struct Evaluation {
    score: Score,
    best: Option<Move>,
}

fn evaluate(searcher: &mut Searcher, game: &Game, nodes: u64) -> Evaluation {
    let mut control = SearchControl::unlimited();
    searcher.search(
        &Root::from_game(game),
        Limits::nodes(nodes),
        &mut control,
        &mut |_| {},
    );
    match searcher.info().lines.first() {
        Some(line) => Evaluation {
            score: line.score,
            best: line.moves.first().copied(),
        },
        // No legal move: mated.
        None => Evaluation {
            score: Score::mated_in(0),
            best: None,
        },
    }
}

fn score_for_black(score: Score, turn: Color) -> Score {
    match turn {
        Color::Black => score,
        Color::White => -score,
    }
}

/// How good a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MoveQuality {
    Fine,
    Dubious,
    Blunder,
    MissedMate,
}

impl MoveQuality {
    /// The loss of winning probability.
    const DUBIOUS_LOSS: f64 = 0.1;
    const BLUNDER_LOSS: f64 = 0.25;

    fn new(mv: Move, before: &Evaluation, after: &Evaluation) -> Self {
        if before.best == Some(mv) {
            return Self::Fine;
        }
        // A side that is already mated has a mate in zero plies against it.
        let mates = |score: Score| matches!((-score).kind(), ScoreKind::Mate(plies) if plies <= 0);
        let lost = before.score.winning_rate() + after.score.winning_rate() - 1.0;
        if mates(before.score) && !mates(-after.score) {
            Self::MissedMate
        } else if lost >= Self::BLUNDER_LOSS {
            Self::Blunder
        } else if lost >= Self::DUBIOUS_LOSS {
            Self::Dubious
        } else {
            Self::Fine
        }
    }

    const fn mark(self) -> &'static str {
        match self {
            Self::Fine => "",
            Self::Dubious => "?",
            Self::Blunder => "??",
            Self::MissedMate => "?? missed mate",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn evaluation(score: Score, best: &str) -> Evaluation {
        Evaluation {
            score,
            best: best.parse().ok(),
        }
    }

    /// Checks the mark of 7g7f when 2g2f was best, for the scores of both sides.
    #[track_caller]
    fn check(before: Score, after: Score, quality: MoveQuality) {
        let mv: Move = "7g7f".parse().expect("a move");
        let after = evaluation(after, "3c3d");
        assert_eq!(
            MoveQuality::new(mv, &evaluation(before, "2g2f"), &after),
            quality
        );
        let same = MoveQuality::new(mv, &evaluation(before, "7g7f"), &after);
        assert_eq!(same, MoveQuality::Fine, "the best move is no mistake");
    }

    #[test]
    fn moves_are_judged_by_what_they_throw_away() {
        let points = Score::centipawns;
        check(points(50), points(-40), MoveQuality::Fine);
        check(points(0), points(400), MoveQuality::Dubious);
        check(points(0), points(1500), MoveQuality::Blunder);
        check(points(-3000), points(4000), MoveQuality::Fine);
        check(points(100), Score::mate_in(5), MoveQuality::Blunder);
        check(Score::mate_in(3), points(-2500), MoveQuality::MissedMate);
        check(Score::mate_in(3), Score::mated_in(4), MoveQuality::Fine);
        check(Score::mate_in(3), points(2500), MoveQuality::MissedMate);
    }
}
