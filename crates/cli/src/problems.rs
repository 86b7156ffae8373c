//! `problems`: prints the collection of problems.

use clap::Args;
use komadai_composer::MateSolver;
use komadai_problems::{Answer, Kind, Problem, parse};
use shogi::Move;

/// Nodes for one mate, more than any needs.
const MATE_NODES: u64 = 1_000_000;

/// The order of the list.
const KINDS: [Kind; 3] = [Kind::Mate, Kind::Next, Kind::Brinkmate];

#[derive(Debug, Args)]
pub struct ProblemsArgs {
    /// Only problems of this kind: mate, next or brinkmate
    #[arg(value_parser = kind)]
    kind: Option<Kind>,
}

/// The kind of a name.
pub fn kind(name: &str) -> Result<Kind, String> {
    Kind::from_name(name).ok_or_else(|| {
        let names = Kind::ALL.map(Kind::name);
        format!("the kinds of problems are {}", names.join(", "))
    })
}

/// A line for each problem: id, kind, SFEN, plies, grade and solution, with tabs between them.
pub fn list(args: &ProblemsArgs) -> Result<String, String> {
    let mut lines = Vec::new();
    for kind in KINDS {
        if args.kind.is_some_and(|wanted| wanted != kind) {
            continue;
        }
        let problems =
            parse(kind, kind.collection()).map_err(|error| format!("{}: {error}", kind.name()))?;
        for problem in &problems {
            lines.push(line(problem)?);
        }
    }
    Ok(lines.join("\n"))
}

fn line(problem: &Problem) -> Result<String, String> {
    let sfen = problem.position.to_sfen();
    let solution = match &problem.answer {
        Answer::Declare => "win".to_owned(),
        Answer::Moves(moves) => joined(moves),
        Answer::Mate => {
            let mate = MateSolver::default().mate(&problem.position, problem.plies, MATE_NODES);
            let mate = mate.ok().flatten();
            joined(&mate.ok_or_else(|| format!("{sfen}: no mate was found"))?)
        }
    };
    Ok(format!(
        "{}\t{}\t{sfen}\t{}\t{}\t{solution}",
        problem.id(),
        problem.kind.name(),
        problem.plies,
        problem.grade
    ))
}

fn joined(moves: &[Move]) -> String {
    let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
    moves.join(" ")
}
