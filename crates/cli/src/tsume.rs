//! `tsume`: solves mate problems.

use std::{
    ffi::{OsStr, OsString},
    fs,
    io::{self, Read, Write},
    path::Path,
    process::ExitCode,
    time::{Duration, Instant},
};

use clap::{Args, builder::RangedU64ValueParser};
use komadai_search::{
    SearchControl,
    tsume::{LengthRule, MateAnswer, MateLimits, Solver},
};
use shogi::{Move, Position, Strictness};

use crate::output::{cannot_write, fail};

/// In megabytes: enough for every mate in a game, and for most of the longest problems.
const DEFAULT_HASH: usize = 64;
const MAX_HASH: u64 = 65_536;
const DEFAULT_LIMIT: u64 = 10_000;

#[derive(Debug, Args)]
pub struct TsumeArgs {
    /// Time for each problem, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = DEFAULT_LIMIT)]
    limit: u64,

    /// Count the length as books do, without useless interposed drops
    #[arg(long)]
    book: bool,

    /// Size of the table, 1 to 65536 megabytes
    #[arg(long, value_name = "MB", default_value_t = DEFAULT_HASH, value_parser = RangedU64ValueParser::<usize>::new().range(1..=MAX_HASH))]
    hash: usize,

    /// File with a position in SFEN on each line, - for standard input, or one SFEN
    #[arg(value_name = "FILE|SFEN", required = true)]
    input: Vec<OsString>,
}

pub fn run(args: &TsumeArgs) -> ExitCode {
    match problems(&args.input) {
        Ok(problems) => solve_all(&problems, args),
        Err(problem) => fail(&format!("tsume: {problem}")),
    }
}

/// A problem, and its line if it is from a file.
struct Problem {
    line: Option<usize>,
    sfen: String,
}

fn problems(input: &[OsString]) -> Result<Vec<Problem>, String> {
    let bytes = match input {
        [name] if name == "-" => {
            let mut bytes = Vec::new();
            let read = io::stdin().lock().read_to_end(&mut bytes);
            read.map_err(|error| format!("standard input: {error}"))?;
            bytes
        }
        [name] if is_file_name(name) => {
            let name = Path::new(name);
            fs::read(name).map_err(|error| format!("{}: {error}", name.display()))?
        }
        words => {
            let words: Vec<_> = words.iter().map(|word| word.to_string_lossy()).collect();
            let sfen = words.join(" ");
            return Ok(vec![Problem { line: None, sfen }]);
        }
    };
    let text = String::from_utf8_lossy(&bytes);
    Ok(text
        .lines()
        .zip(1..)
        .filter(|(line, _)| !line.trim().is_empty() && !line.starts_with('#'))
        .map(|(line, number)| Problem {
            line: Some(number),
            sfen: line.split('\t').next().unwrap_or(line).trim().to_owned(),
        })
        .collect())
}

/// Unlike a file name, an SFEN has spaces.
fn is_file_name(word: &OsStr) -> bool {
    Path::new(word).is_file() || !word.as_encoded_bytes().contains(&b' ')
}

fn solve_all(problems: &[Problem], args: &TsumeArgs) -> ExitCode {
    let limits = MateLimits {
        time: Some(Duration::from_millis(args.limit)),
        length_rule: if args.book {
            LengthRule::ExcludeFutile
        } else {
            LengthRule::EveryDefence
        },
        ..MateLimits::default()
    };
    let mut solver = Solver::new(args.hash << 20);
    let mut output = io::stdout().lock();
    let mut exit = ExitCode::SUCCESS;
    for problem in problems {
        let sfen = problem.sfen.strip_prefix("sfen ").unwrap_or(&problem.sfen);
        let position = match Position::from_sfen(sfen, Strictness::Composed) {
            Ok(position) => position,
            Err(faults) => {
                exit = fail(&match problem.line {
                    Some(line) => format!("line {line}: {faults}"),
                    None => format!("SFEN {sfen:?}: {faults}"),
                });
                continue;
            }
        };
        let line = solve(&mut solver, &position, &limits);
        let written = writeln!(output, "{sfen}\t{line}").and_then(|()| output.flush());
        match written {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return exit,
            Err(error) => return fail(&cannot_write(&error)),
        }
    }
    exit
}

/// Length, moves, nodes and milliseconds.
fn solve(solver: &mut Solver, position: &Position, limits: &MateLimits) -> String {
    let start = Clock::start();
    let mut control = SearchControl {
        now: &mut || start.elapsed(),
        stop: &mut || false,
    };
    let answer = solver.solve(position, limits, &mut control);
    let ms = start.elapsed().as_secs_f64() * 1000.0;
    let (length, moves) = match answer {
        MateAnswer::Mate(moves) => {
            let texts: Vec<String> = moves.iter().map(Move::to_string).collect();
            (moves.len().to_string(), texts.join(" "))
        }
        MateAnswer::NoMate => ("none".to_owned(), String::new()),
        MateAnswer::Unknown => ("unknown".to_owned(), String::new()),
    };
    format!("{length}\t{moves}\t{}\t{ms:.1}", solver.nodes())
}

/// The processor time of this thread, where the system reports it; otherwise the time that
/// has passed.
struct Clock {
    start: Instant,
    processor: Option<Duration>,
}

impl Clock {
    fn start() -> Self {
        Self {
            start: Instant::now(),
            processor: processor_time(),
        }
    }

    fn elapsed(&self) -> Duration {
        let passed = self.start.elapsed();
        match (self.processor, processor_time()) {
            (Some(start), Some(now)) if passed > RESOLUTION => now.saturating_sub(start),
            _ => passed,
        }
    }
}

/// Below this the processor time is too coarse.
const RESOLUTION: Duration = Duration::from_millis(20);

/// Linux reports nanoseconds, and updates them at every tick of its clock.
fn processor_time() -> Option<Duration> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = text.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}
