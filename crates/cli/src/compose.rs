//! `compose`: makes the collection of problems.

use std::{
    collections::BTreeMap,
    fs,
    num::NonZeroUsize,
    path::{Path, PathBuf},
    process::ExitCode,
    time::Duration,
};

use clap::{Args, Subcommand};
use komadai_composer::{
    MateSolver, brinkmates,
    mates::{self, Candidate, Features},
    next,
    verify::verify,
    work::{self, Plan, Progress},
};
use komadai_problems::{Kind, Problem, parse, write};
use rayon::iter::{IntoParallelIterator, IntoParallelRefIterator, ParallelIterator};
use shogi::{Position, Strictness};

use crate::{net, output::fail, problems};

/// What composing found within its limits is not missed.
const NODES_FACTOR: u64 = 10;

#[derive(Debug, Args)]
pub struct ComposeArgs {
    #[command(subcommand)]
    command: ComposeCommand,
}

#[derive(Debug, Subcommand)]
enum ComposeCommand {
    /// Compose mates, at random and from games of the engine against itself
    Mates(WorkArgs),
    /// Compose brinkmates, at random
    Brinkmates(WorkArgs),
    /// Compose next moves, from games of the engine against itself
    Next(WorkArgs),
    /// Select the collection from composed problems, without near duplicates
    Select(SelectArgs),
    /// Verify problems of the collection once more, in another way than they were made
    Verify(VerifyArgs),
    /// Fit the weights of the grades on known mate problems
    Fit(FitArgs),
}

#[derive(Debug, Args)]
struct SelectArgs {
    /// Kind of the problems: mate, next or brinkmate
    #[arg(value_parser = problems::kind)]
    kind: Kind,

    /// File for the collection
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Files of `compose mates`, `next` or `brinkmates`
    #[arg(value_name = "WORK", required = true)]
    work: Vec<PathBuf>,
}

#[derive(Debug, Args)]
struct VerifyArgs {
    /// Kind of the problems: mate, next or brinkmate
    #[arg(value_parser = problems::kind)]
    kind: Kind,

    /// Files of the collection
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

#[derive(Debug, Args)]
struct FitArgs {
    /// Files with a position in SFEN on each line, and after a tab the length of its mate
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

#[derive(Debug, Args)]
struct WorkArgs {
    /// File for the problems; when it exists, goes on where it stopped
    #[arg(long, value_name = "FILE")]
    work: PathBuf,

    /// Random numbers: the same seed makes the same problems
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Threads, all at the lowest priority; without it one for each core
    #[arg(long, value_name = "N")]
    jobs: Option<NonZeroUsize>,

    /// No batch begins after so many minutes
    #[arg(long, value_name = "N", default_value_t = u64::MAX / 60)]
    minutes: u64,
}

pub fn run(args: &ComposeArgs) -> ExitCode {
    let result = match &args.command {
        ComposeCommand::Mates(args) => compose(args, "mates", mates),
        ComposeCommand::Brinkmates(args) => compose(args, "brinkmates", brinkmates),
        ComposeCommand::Next(args) => {
            let net = net::built_in();
            compose(args, "next", |seed, index| next::compose(&net, seed, index))
        }
        ComposeCommand::Select(args) => select(args),
        ComposeCommand::Verify(args) => verify_files(args),
        ComposeCommand::Fit(args) => fit(args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => fail(&format!("compose: {problem}")),
    }
}

fn mates(seed: u64, index: u64) -> Vec<Problem> {
    let composed = mates::compose(seed, index);
    composed.iter().filter_map(mates::to_problem).collect()
}

fn brinkmates(seed: u64, index: u64) -> Vec<Problem> {
    let composed = brinkmates::compose(seed, index);
    composed.iter().filter_map(brinkmates::to_problem).collect()
}

fn compose(
    args: &WorkArgs,
    name: &str,
    compose: impl Fn(u64, u64) -> Vec<Problem> + Sync,
) -> Result<(), String> {
    let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let plan = Plan {
        file: &args.work,
        command: &format!("komadai compose {name} --seed {}", args.seed),
        jobs: args.jobs.map_or(cores, NonZeroUsize::get),
        time: Duration::from_secs(args.minutes.saturating_mul(60)),
    };
    let result = work::run(&plan, |index| compose(args.seed, index), &mut report);
    result.map_err(|error| format!("{}: {error}", args.work.display()))
}

fn report(progress: Progress) {
    let hours = progress.time.as_secs_f64() / 3600.0;
    eprintln!(
        "index {}: {} problems in {:.2} hours, {:.0} an hour",
        progress.index,
        progress.problems,
        hours,
        progress.problems as f64 / hours
    );
}

fn select(args: &SelectArgs) -> Result<(), String> {
    let mut commands = String::new();
    let mut problems = Vec::new();
    for path in &args.work {
        let text = read(path)?;
        commands += text.lines().next().unwrap_or_default();
        commands.push('\n');
        problems.extend(parse(args.kind, &text).map_err(|error| in_file(path, &error))?);
    }
    let net = net::built_in();
    let right: Vec<Problem> = problems
        .into_par_iter()
        .filter(|problem| verify(problem, &net).is_ok())
        .collect();
    let selected = match args.kind {
        Kind::Mate => select_mates(&right),
        Kind::Brinkmate => brinkmates::select(right),
        Kind::Next => {
            let graded = right.into_par_iter();
            let graded = graded.filter_map(|problem| {
                let mut searcher = next::searcher(&net);
                next::grade_again(&mut searcher, problem)
            });
            without_equal(graded.collect())
        }
    };
    print_counts(&selected);
    let text = format!("{commands}{}", write(&selected));
    fs::write(&args.out, text).map_err(|error| in_file(&args.out, &error))
}

fn select_mates(problems: &[Problem]) -> Vec<Problem> {
    let examined = problems.par_iter().filter_map(|problem| {
        let candidate = Candidate::from(&problem.position);
        let mut solver = MateSolver::default().with_factor(NODES_FACTOR);
        let solution = mates::examine(&mut solver, &candidate, problem.plies);
        Some((candidate, solution.ok()?))
    });
    let selected = mates::select(examined.collect());
    selected.iter().filter_map(mates::to_problem).collect()
}

/// Sorted by grade, and each position once.
fn without_equal(mut problems: Vec<Problem>) -> Vec<Problem> {
    problems.sort_by_cached_key(|problem| (problem.grade, problem.id()));
    problems.dedup_by_key(|problem| problem.id());
    problems
}

fn print_counts(problems: &[Problem]) {
    let mut lengths: BTreeMap<u16, usize> = BTreeMap::new();
    let mut grades: BTreeMap<u8, usize> = BTreeMap::new();
    for problem in problems {
        *lengths.entry(problem.plies).or_default() += 1;
        *grades.entry(problem.grade).or_default() += 1;
    }
    println!("{} problems", problems.len());
    println!("length: {lengths:?}");
    println!("grade: {grades:?}");
}

fn verify_files(args: &VerifyArgs) -> Result<(), String> {
    let net = net::built_in();
    for path in &args.files {
        let problems = parse(args.kind, &read(path)?).map_err(|error| in_file(path, &error))?;
        let wrong = problems.par_iter().find_map_first(|problem| {
            let error = verify(problem, &net).err()?;
            Some(format!("{}: {error}", problem.position.to_sfen()))
        });
        if let Some(wrong) = wrong {
            return Err(in_file(path, &wrong));
        }
        println!("{}: {} problems are right", path.display(), problems.len());
    }
    Ok(())
}

fn fit(args: &FitArgs) -> Result<(), String> {
    let mut known = Vec::new();
    for path in &args.files {
        let text = read(path)?;
        for (line, number) in text.lines().zip(1..) {
            match features(line) {
                Ok(features) => known.extend(features),
                Err(error) => eprintln!("{}: line {number} is left out: {error}", path.display()),
            }
        }
    }
    let weights = mates::fit(&known).ok_or("there are too few problems")?;
    println!("{} problems: {weights:?}", known.len());
    Ok(())
}

/// `None` for a problem that is not sound by the rules of this collection.
fn features(line: &str) -> Result<Option<Features>, String> {
    let mut fields = line.split('\t');
    let sfen = fields.next().unwrap_or_default();
    let plies = fields.next().ok_or("there is no length")?;
    let plies = plies
        .parse()
        .map_err(|_| format!("the length {plies:?} is no number"))?;
    let position =
        Position::from_sfen(sfen, Strictness::Problem).map_err(|errors| errors.to_string())?;
    let candidate = Candidate::from(&position);
    let solution = mates::examine(&mut MateSolver::default(), &candidate, plies);
    Ok(solution
        .ok()
        .map(|solution| Features::new(&candidate, &solution)))
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| in_file(path, &error))
}

fn in_file(path: &Path, error: &dyn core::fmt::Display) -> String {
    format!("{}: {error}", path.display())
}
